// The bench of the peers: tables on the terminal, and bench/peers.md.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../quality/report.mjs';
import { markdown } from '../quality/table.mjs';
import { measureBlocks } from './blocks.mjs';
import { measureFingerprints } from './fingerprints.mjs';
import { FOLDER, installPeers } from './install.mjs';
import { measureLinkage, tunedTable } from './linkage.mjs';
import { linkagePeers } from './linkage-peers.mjs';
import { labelledFiles, measureFiles } from './thresholds.mjs';

const USAGE = `Measures namesake beside its peers of Python and npm: speed, memory and quality on the same data. The peers are installed into
${FOLDER}; without Python the npm peers are measured alone.

  node bench/peers.mjs [options]      (NAMESAKE_CORPORA=<folder>: labelled files, by which each peer's threshold is chosen)

  --only PART       only the tables whose title contains PART: linkage, labelled files, blocks, keys
  --peer PART       only peers whose name contains PART, and namesake
  --rows N,N        sizes of the column that is linked (default 10000,100000,1000000)
  --rounds N        rounds of which the median is shown (default 3)
  --limit SECONDS   no measurement takes longer (default 600)
  --write           write bench/peers.md`;

const REPORT = new URL('../peers.md', import.meta.url);

/**
 * @typedef {object} Run
 * @property {import('./install.mjs').Installed} installed
 * @property {string} folder     of this run alone
 * @property {number[]} sizes
 * @property {number} rounds
 * @property {number} limitMs    of one measurement
 */

/** @typedef {{ title: string, about: string, table: import('../quality/table.mjs').Table | null, notes: string[] }} Part */

/** @param {string[]} args */
export function run(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      peer: { type: 'string', default: '' },
      rows: { type: 'string', default: '10000,100000,1000000' },
      rounds: { type: 'string', default: '3' },
      limit: { type: 'string', default: '600' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (values.write && values.only + values.peer !== '') throw new Error('--write needs all tables and all peers');
  const sizes = values.rows.split(',').map((size) => positive('--rows', size));
  const rounds = positive('--rounds', values.rounds);
  const limitMs = positive('--limit', values.limit) * 1000;
  const installed = installPeers();
  for (const [peer, why] of Object.entries(installed.missing)) console.error(`${peer} is left out: ${why}`);
  const folder = mkdtempSync(join(tmpdir(), 'namesake-bench-'));
  const load = loadavg()[0];
  try {
    const parts = measured({ installed, folder, sizes, rounds, limitMs }, values.only, values.peer);
    if (values.write) {
      writeFileSync(REPORT, report(parts, installed, `${args.join(' ')}`, [load, loadavg()[0]], rounds));
      console.log('\nwritten: bench/peers.md');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} name @param {string} text */
function positive(name, text) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name}: whole numbers from 1, got ${text}`);
  return value;
}

/** @param {Run} run @param {string} only @param {string} peer */
function measured(run, only, peer) {
  const { missing } = run.installed;
  const peers = linkagePeers.filter(({ name, needs = '' }) => !(needs in missing) && (name === 'namesake' || name.includes(peer)));
  const files = labelledFiles();
  // every part that links needs the thresholds; what was measured before comes from the cache
  const overFiles = 'labelled files linkage'.includes(only) || only === '' ? measureFiles(peers, files, run) : null;
  /** @type {Part[]} */
  const parts = [];
  const add = (/** @type {string} */ title, /** @type {string} */ about, /** @type {() => { table: Part['table'], notes: string[] }} */ measure) => {
    if (!title.includes(only)) return;
    const part = { title, about, ...measure() };
    parts.push(part);
    console.log(`\n${title}\n\n${shown(part)}`);
  };
  if (overFiles) {
    const { thresholdOf } = overFiles;
    add('labelled files', FILES, () => overFiles);
    add('linkage', LINKAGE, () => measureLinkage(peers, thresholdOf, files, run));
    add('linkage: thresholds', TUNED, () => ({ table: tunedTable(peers, thresholdOf, files, run), notes: [] }));
  }
  add('blocks', BLOCKS, () => measureBlocks(run));
  add('keys', KEYS, () => measureFingerprints(run));
  return parts;
}

const FILES =
  'Pairwise F1 on labelled company columns (corpora/registry.json; the letter is the quality of the labels). Each peer has ONE threshold for all files: the one of its list ' +
  'with the best mean over the very files that it is measured on here, which flatters the peers. namesake has its default threshold, but its weights were learned on these ' +
  'files, which flatters namesake (with the weights held out the mean of the six falls by 0.01: docs/quality.md). Empty: not measured, see below the table.';
const LINKAGE =
  'Seconds from the values in memory to the cluster of each row, imports left out. Equal rows are compared once by every peer. F1 over all pairs of rows, against the company ' +
  'that each name was written from. The names are made by our own generator (bench/speed/names.mjs), whose abbreviations and legal forms come from our own tables: its F1 favours ' +
  'namesake. In a large column different companies have names that differ in nothing but a legal form, or in nothing: precision falls for everybody. Thresholds: those of the labelled files.';
const TUNED =
  'The same column with thresholds that were chosen on it: what a peer could reach if somebody had the labels. The sweep takes scores a ten-thousandth below the threshold, too, which moves a figure here and there.';
const BLOCKS =
  'Names against 10,000, all pairs. The sum of the results shows who computes the same: Levenshtein distances above the cut-off count as cut-off + 1, similarities below it as 0. ' +
  'The other functions are called once a pair, `extract` once a query; `editDistances`, `jaroWinklers` and `cdist` have one call for the block.';
const KEYS = 'Strings to an array of keys (`keyColumn`: to a column of bytes), all values different. F1: rows of the made-up column of 10,000 with equal keys.';

/** @param {Part} part */
const shown = ({ table, notes }) =>
  [...(table ? [markdown(table)] : []), ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : [])].join('\n\n');

/** @param {readonly Part[]} parts @param {import('./install.mjs').Installed} installed @param {string} args @param {readonly number[]} load @param {number} rounds */
function report(parts, { versions: peerVersions, missing }, args, load, rounds) {
  const { date, machine, versions } = environment(['namesake', 'fastest-levenshtein']);
  const list = Object.entries({ ...versions, ...peerVersions })
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  const corpora = existsSync(process.env.NAMESAKE_CORPORA ?? '') ? 'NAMESAKE_CORPORA=<folder> ' : '';
  return `${[
    '# Peers',
    '<!-- Generated by bench/peers.mjs: do not edit. -->',
    `Measured ${date} on ${machine}; ${list}. The machine was shared with other work: load ${load.map((value) => value.toFixed(1)).join(' before, ')} after.`,
    `To get these figures again (the peers are installed into the temporary folder):\n\n\`\`\`sh\n${corpora}npm run bench:peers -- ${args}\n\`\`\``,
    `Medians of ${rounds} rounds in which the methods take turns (one run where it takes long); the spread is from the lowest to the highest, as a part of the median. Every ` +
      'measurement is a process of its own with one working thread. Memory is the peak of the whole process, "before" what it had when the clock started.',
    linkagePeers.map(({ name, note }) => `- **${name}**: ${note}.`).join('\n'),
    ...Object.entries(missing).map(([peer, why]) => `**${peer}** could not be installed: ${why}.`),
    ...parts.flatMap((part) => [`## ${part.title}`, part.about, shown(part)]),
  ].join('\n\n')}\n`;
}
