// Compiles src/lexicon/tables/<folder>/*.tsv into src/lexicon/<folder>.gen.ts. Fails on doubt: a row that cannot be right is an error, never a guess.
// Run by "npm run tables", which compiles the text layer first (tables are folded by the same code as values).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cellOfWriting } from '../dist/lexicon/usual-writing.js';
import { foldPhrase } from '../dist/text/phrase.js';
import { columnsOf } from './tables/columns.mjs';
import { frontCodedNumbers, frontCodedTable } from './tables/front-coding.mjs';
import { FOLDERS, LANGUAGE } from './tables/shapes.mjs';

/** Standards: of the sources of a row the packaged tables name one of these, or the first; the table in src/lexicon/tables has all. */
const STANDARDS = ['iso20275', 'iso3166', 'cldr'];
const TABLES = new URL('../src/lexicon/tables/', import.meta.url);
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** One character in brackets, which stands for a legal form. */
const SIGN = /^\(\p{L}\)$/u;

/** @type {string[]} */
const problems = [];
const modules = Object.entries(FOLDERS).map(([folder, shape]) => ({ folder, text: compile(folder, shape) }));
for (const folder of readdirSync(TABLES)) if (!(folder in FOLDERS)) problems.push(`${folder} is in no line of scripts/tables/shapes.mjs`);
if (problems.length > 0) {
  console.error(problems.slice(0, 200).join('\n'));
  console.error(`tables: ${problems.length} problems, nothing written`);
  process.exit(1);
}
for (const { folder, text } of modules) {
  writeFileSync(new URL(`../src/lexicon/${folder}.gen.ts`, import.meta.url), text);
  console.error(`tables: ${folder}, ${text.length} characters`);
}

/** @param {string} sources parted by commas */
function mainSource(sources) {
  const all = sources.split(',');
  return STANDARDS.find((standard) => all.includes(standard)) ?? all[0];
}

/** @param {string} folder @param {typeof FOLDERS[string]} shapes */
function compile(folder, { tables, frequencies, rules, unspacedForms, together, reading }) {
  const spoken = reading?.(readRows);
  let text =
    `// Made by "npm run tables" from src/lexicon/tables/${folder}/*.tsv. Do not edit.\n` +
    '// A table is packed by columns (scripts/tables/front-coding.mjs): alias (folded), canonical (folded; empty where it is the alias), canonical (empty where it is the one before, signs: src/lexicon/usual-writing.ts), number of its manner, which\n' +
    '// is a place in the columns of rowManners, which tabs part: class, ambiguity, scope, main source by its line in rowSources; of a frequency list see scripts/tables/front-coding.mjs; of spelling rules: class, pattern, what it becomes.\n';
  const read = Object.entries(tables).map(([file, shape]) => ({ file, shape, rows: readRows(folder, file, 7) }));
  const lines = read.map(({ rows, shape }) => tableLines(rows, shape, spoken));
  const sources = usualFirst(lines.flat().map(({ source }) => mainSource(source)));
  const numberOf = new Map(sources.map((source, number) => [source, number]));
  const mannerOf = (/** @type {{ manner: string, source: string }} */ { manner, source }) => `${manner}\t${numberOf.get(mainSource(source))}`;
  const manners = usualFirst(lines.flat().map(mannerOf));
  const numbers = new Map(manners.map((manner, number) => [manner, number]));
  if (manners.length > 0)
    text += `export const rowManners: string = ${literal([columnsOf(manners)])};\nexport const rowSources: string = ${literal(sources)};\n`;
  for (const [i, { file, shape, rows }] of read.entries()) {
    text += `export const ${shape.export}: string = ${literal([frontCodedTable(lines[i].map((line) => `${line.names}\t${numbers.get(mannerOf(line))}`))])};\n`;
    if (file === unspacedForms) text += unspaced(rows);
  }
  for (const [file, shape] of Object.entries(frequencies))
    text += `export const ${shape.export}: string = ${literal(frontCodedNumbers(frequencyLines(readRows(folder, file, 3))))};\n`;
  for (const [file, shape] of Object.entries(rules))
    text += `export const ${shape.export}: string = ${literal(ruleLines(readRows(folder, file, 7), shape))};\n`;
  if (together) {
    const exports = together((file, columns) => readRows(folder, file, columns), problems);
    for (const [name, lines] of Object.entries(exports)) text += `export const ${name}: string = ${literal(lines)};\n`;
  }
  return text;
}

/** @typedef {{ cells: string[], at: string }} Row */

/**
 * The rows in order of their aliases, each as its names and what else is said of it.
 * @param {Row[]} rows @param {import('./tables/shapes.mjs').TableShape} shape @param {(alias: string) => string} [spoken]  how an alias is read before it is folded
 */
function tableLines(rows, shape, spoken = (alias) => alias) {
  const classes = new Set(shape.classes.split(' '));
  const ambiguities = new Set(['', ...shape.ambiguous.split(' ')]);
  const owner = new Map();
  const lines = [];
  for (const { cells, at } of rows) {
    const [canonical, alias, scope, cls, ambiguous, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!canonical || !alias) fail('canonical or alias is empty');
    if (!source) fail('source is empty');
    if (!shape.scope.test(scope)) fail(`scope "${scope}" is no code`);
    if (!classes.has(cls)) fail(`class "${cls}" is not one of ${shape.classes}`);
    if (!ambiguities.has(ambiguous)) fail(`ambiguous "${ambiguous}" is not one of: ${shape.ambiguous}`);
    const folded = foldPhrase(spoken(alias)).join(' ');
    const foldedCanonical = foldPhrase(spoken(canonical)).join(' ');
    if (!folded || !foldedCanonical) fail(`"${alias}" or "${canonical}" folds to nothing: the row is unreachable`);
    if (shape.oneWord && (folded.includes(' ') || foldedCanonical.includes(' '))) fail(`"${alias}" or "${canonical}" is more than one word`);
    // (a/l is another word than al)
    const word = ambiguous === 'slash' ? `${folded}/` : folded;
    const key = shape.several ? `${word}\t${foldedCanonical}` : shape.byClass ? `${word}\t${cls}` : word;
    const before = owner.get(key);
    // (カブシキガイシャ is kabushikigaisha, and an affix of names besides)
    if (before === canonical && UNSPACED.test(alias)) continue;
    // ((사) is read as the form written out, whatever it sounds like)
    if (before !== undefined && UNSPACED.test(alias) && SIGN.test(alias)) continue;
    if (before !== undefined) fail(before === canonical ? `"${alias}" repeats "${folded}"` : `"${alias}" (${folded}) belongs to "${before}" already`);
    owner.set(key, canonical);
    lines.push([folded, foldedCanonical, canonical, cls, ambiguous, scope, source].join('\t'));
  }
  return lines
    .sort((a, b) => (a < b ? -1 : 1))
    .map((line) => {
      const [alias, folded, canonical, cls, ambiguous, scope, source] = line.split('\t');
      // (a cell that says what the one before it says is empty, a name that is written as most are is a sign: a tenth of the package)
      return {
        names: [alias, folded === alias ? '' : folded, cellOfWriting(folded, canonical)].join('\t'),
        manner: [cls, ambiguous, scope].join('\t'),
        source,
      };
    });
}

/** Different texts, the most frequent ones first, so that their numbers are short. @param {string[]} texts */
function usualFirst(texts) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([text]) => text);
}

/** @param {Row[]} rows */
function frequencyLines(rows) {
  return rows.map(({ cells: [word, perMillion], at }) => {
    if (!/^[a-z0-9]+$/.test(word) || !/^\d+$/.test(perMillion)) problems.push(`${at}: not a folded word and a whole number`);
    return `${word} ${perMillion}`;
  });
}

/** Rules in the order of the file. Each has an example on which it does something when its turn comes. @param {Row[]} rows @param {import('./tables/shapes.mjs').RuleShape} shape */
function ruleLines(rows, shape) {
  const rewriting = new Set(shape.rewriting.split(' '));
  const recognizing = new Set(shape.recognizing.split(' '));
  const alternative = new Set(shape.alternative?.split(' '));
  /** @type {{ cls: string, regex: RegExp, becomes: string }[]} */
  const before = [];
  return rows.map(({ cells: [pattern, becomes, scope, cls, example, source], at }) => {
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!source) fail('source is empty');
    if (!LANGUAGE.test(scope)) fail(`scope "${scope}" is no code`);
    if (!rewriting.has(cls) && !recognizing.has(cls) && !alternative.has(cls))
      fail(`class "${cls}" is not one of ${shape.rewriting} ${shape.alternative ?? ''} ${shape.recognizing}`);
    if (recognizing.has(cls) && becomes) fail(`a rule of class "${cls}" only recognizes a word: it becomes nothing`);
    let regex = /(?:)/;
    try {
      regex = new RegExp(pattern, 'gu');
    } catch (error) {
      fail(String(error));
    }
    const text = before.reduce((word, rule) => (rule.cls === cls && rewriting.has(cls) ? word.replace(rule.regex, rule.becomes) : word), example);
    if (text.search(regex) < 0) fail(`"${pattern}" finds nothing in its example "${example}", which is "${text}" when its turn comes`);
    else before.push({ cls, regex, becomes });
    return [cls, pattern, becomes].join('\t');
  });
}

/** Forms that stand against a name without a blank, and the signs for them: (株) and the like, one character in brackets. @param {Row[]} rows */
function unspaced(rows) {
  /** By the form: its first jurisdiction. @type {Map<string, string>} */
  const affixes = new Map();
  const signs = new Map();
  /** By the canonical form: how it is written without blanks. @type {Map<string, string[]>} */
  const written = new Map();
  for (const { cells } of rows) {
    const [canonical, alias, scope] = cells;
    if (!UNSPACED.test(alias)) continue;
    const plain = alias.normalize('NFKC').replace(/[()]/g, '');
    if ([...plain].length === 1) signs.set(plain, canonical);
    else if (!affixes.has(plain)) affixes.set(plain, scope.split(',')[0]);
    if ([...plain].length > 1 && !/\s/.test(plain)) written.set(canonical, [...(written.get(canonical) ?? []), plain]);
  }
  // (사) is a 사단법인, (福) a 社会福祉法人
  const meant = (/** @type {string} */ sign, /** @type {string[]} */ forms) =>
    forms.find((form) => form.startsWith(sign)) ?? forms.find((form) => form.includes(sign)) ?? forms.toSorted((a, b) => b.length - a.length)[0];
  const longestFirst = [...affixes].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)).map(([affix, country]) => `${affix} ${country}`);
  const signLines = [...signs].flatMap(([sign, canonical]) => {
    const form = meant(sign, written.get(canonical) ?? []);
    return form === undefined ? [] : [`${sign} ${form}`];
  });
  return (
    `/** Legal forms in scripts without blanks between words and the jurisdiction of each, longest first. */\nexport const legalAffixes: string = ${literal(longestFirst)};\n` +
    `/** One character that stands for a legal form in brackets, and the form written out. */\nexport const legalSigns: string = ${literal(signLines.sort())};\n`
  );
}

/** @param {string} folder @param {string} file @param {number} columns @returns {Row[]} */
function readRows(folder, file, columns) {
  const url = new URL(`${folder}/${file}.tsv`, TABLES);
  const name = `${folder}/${file}.tsv`;
  if (!existsSync(url)) {
    problems.push(`${name} is missing`);
    return [];
  }
  const lines = readFileSync(url, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const rows = [];
  for (let i = 1; i < lines.length; i++) {
    const cells = lines[i].split('\t');
    if (cells.length !== columns) problems.push(`${name}:${i + 1}: ${cells.length} columns, ${columns} expected`);
    rows.push({ cells: cells.map((cell) => cell.trim()), at: `${name}:${i + 1}` });
  }
  return rows;
}

/** @param {string[]} lines */
function literal(lines) {
  return `\`${lines.join('\n').replace(/[`\\$]/g, '\\$&')}\``;
}
