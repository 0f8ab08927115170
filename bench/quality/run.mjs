// The quality bench: our engine and the peers over every labelled file, tables on the terminal, and bench/quality.md.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { misses, readCases, violations } from './cases.mjs';
import { readCorpus, readRegistry } from './corpora.mjs';
import { linkTable, measureLinks } from './links.mjs';
import { measure } from './measure.mjs';
import { ourMethods, peerMethods } from './methods.mjs';
import { readOptions, USAGE } from './options.mjs';
import { environment, report } from './report.mjs';
import { markdown } from './table.mjs';
import { bCubedTable, caseTable, detailTable, f1Table, failureTable, pairTable } from './tables.mjs';

const REPORT = new URL('../quality.md', import.meta.url);
let warnings = 0;

/** @param {string} message */
function warn(message) {
  warnings++;
  console.error(`warning: ${message}`);
}

/** @param {string[]} args */
export async function run(args) {
  try {
    const options = readOptions(args);
    if (options.help) console.log(USAGE);
    else await bench(options);
  } catch (error) {
    const { message, cause } = /** @type {Error} */ (error);
    console.error(`error: ${message}${cause instanceof Error ? `\n  ${cause.message}` : ''}`);
    process.exitCode = 1;
  }
}

/** @param {import('./options.mjs').Options} options */
async function bench(options) {
  const folder = process.env.NAMESAKE_CORPORA;
  const engine = options.ours ? await loadEngine(options.engine) : null;
  const ours = engine === null ? [] : ourMethods(engine);
  const methods = [...ours, ...(options.peers ? peerMethods() : [])];
  if (options.ours && ours.length < 4) warn('the engine has no assignClusters and matchScore: linkage is not measured');
  if (!folder) warn('NAMESAKE_CORPORA is not set: only our own small cases (corpora/<category>/*.tsv) are measured');

  const registry = readRegistry();
  const categories = registry.measured.filter((category) => !options.category || category === options.category);
  if (categories.length === 0) throw new Error(`category "${options.category}" is not measured; one of ${registry.measured.join(', ')}`);
  const measured = categories.map((category) => {
    const entries = registry.files.filter((file) => file.category === category && (!options.only || file.name.includes(options.only)));
    const results = measureCategory(category, folder ? entries : [], folder ?? '', methods, engine?.link);
    print(results);
    return results;
  });
  if (options.json) {
    writeFileSync(options.json, `${JSON.stringify({ ...environment(), categories: measured }, null, 1)}\n`);
    console.log(`\nwritten: ${options.json}`);
  }
  // a missing or altered file, or a part left out, would make a report that nobody can compare
  const complete = warnings === 0 && options.ours && options.peers && !options.only && !options.category && !options.engine;
  if (complete) writeFileSync(REPORT, report(measured, methods));
  console.log(
    complete ? '\nwritten: bench/quality.md' : '\nbench/quality.md is left as it is: only a run of everything over every file, without a warning, writes it',
  );
}

/**
 * @param {string} [file]
 * @returns {Promise<import('./methods.mjs').Engine>}
 */
async function loadEngine(file) {
  const url = file ? pathToFileURL(resolve(file)) : new URL('../../dist/index.js', import.meta.url);
  try {
    return await import(url.href);
  } catch (cause) {
    throw new Error(`the engine cannot be loaded from ${file ?? 'dist/index.js'} (npm run build first, or --peers-only)`, { cause });
  }
}

/**
 * @param {string} category
 * @param {import('./corpora.mjs').RegistryEntry[]} entries
 * @param {string} folder
 * @param {import('./methods.mjs').Method[]} methods
 * @param {import('./links.mjs').Link} [link]
 * @returns {import('./tables.mjs').CategoryResults}
 */
function measureCategory(category, entries, folder, methods, link) {
  /** @type {import('./measure.mjs').Result[]} */
  const results = [];
  /** @type {import('./links.mjs').LinkResult[]} */
  const links = [];
  const files = entries.filter((entry) => {
    const corpus = readCorpus(entry, folder, warn);
    if (corpus === null) return false;
    for (const method of methods) {
      const started = performance.now();
      results.push(measure(method, corpus));
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${entry.name}: ${method.name}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    if (link && 'values' in corpus) links.push(measureLinks(link, corpus));
    return true;
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const mustNotMatch = readCases(category, 'must-not-match');
  const same = readCases(category, 'same');
  return {
    category,
    files,
    methods: methods.map((method) => method.name),
    results,
    links,
    violations: methods.map((method) => violations(method, category, mustNotMatch)),
    misses: methods.filter((method) => method.ours).map((method) => misses(method, category, same)),
  };
}

/** @param {import('./tables.mjs').CategoryResults} measured */
function print(measured) {
  const { category, files } = measured;
  const ours = new Set(measured.misses.map((result) => result.method));
  /** @type {[string, import('./table.mjs').Table][]} */
  const tables = [
    ['F1', f1Table(measured)],
    ['B³ F1', bCubedTable(measured)],
    ['precision, recall and B³ of ours', detailTable(measured)],
    ['link of two halves', linkTable(measured.links)],
    ['labelled pairs', pairTable(measured)],
    ['our own cases', caseTable(measured)],
    ['must-not-match, matched', failureTable(measured.violations.filter((result) => ours.has(result.method)))],
    ['same, missed', failureTable(measured.misses)],
  ];
  console.log(`\n${category}: ${files.length} files, ${measured.methods.length} methods`);
  for (const [title, table] of tables) if (table.rows.length > 0) console.log(`\n${category}: ${title}\n\n${markdown(table)}`);
}
