// Compiles src/lexicon/tables/*.tsv into src/lexicon/tables.gen.ts. Fails on doubt: a row that cannot be right is an error, never a guess.
// Run by "npm run tables", which compiles the text layer first (tables are folded by the same code as values).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { foldPhrase } from '../dist/text/phrase.js';

const folder = new URL('../src/lexicon/tables/', import.meta.url);
const target = new URL('../src/lexicon/tables.gen.ts', import.meta.url);

const COUNTRY = /^([A-Z]{2}(-[A-Z0-9]{1,3})?|\*)(,([A-Z]{2}(-[A-Z0-9]{1,3})?))*$/;
const LANGUAGE = /^([a-z]{2,3}|\*)(,[a-z]{2,3})*$/;
/** file → what its columns may hold */
const SHAPES = {
  'legal-forms': {
    scope: COUNTRY,
    classes: 'limited stock partnership limited-partnership cooperative association foundation sole state branch company nonprofit fund other',
    ambiguous: 'edge end phrase',
    export: 'legalForms',
  },
  abbreviations: { scope: LANGUAGE, classes: 'abbreviation spelling', ambiguous: 'context', export: 'abbreviations' },
  'generic-words': { scope: LANGUAGE, classes: 'structure activity industry descriptor', ambiguous: '', export: 'genericWords' },
  'short-names': { scope: COUNTRY, classes: 'acronym short brand former ticker', ambiguous: 'whole', export: 'shortNames' },
  connectives: { scope: LANGUAGE, classes: 'conjunction article preposition alias-marker', ambiguous: 'context', export: 'connectives' },
  numbers: { scope: LANGUAGE, classes: 'cardinal ordinal roman', ambiguous: 'context', export: 'numbers' },
  noise: { scope: LANGUAGE, classes: 'security par-value status role', ambiguous: 'context behind', export: 'noise' },
  opposites: { scope: LANGUAGE, classes: 'opposite', ambiguous: '', export: 'opposites' },
  places: { scope: COUNTRY, classes: 'country region state city demonym', ambiguous: 'context', export: 'places' },
};

const problems = [];
const UNSEGMENTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const affixes = new Set();
/** (株) and the like: one character in brackets → the canonical form it stands for. */
const bracketed = new Map();
const longestOf = new Map();
let text =
  '// Made by "npm run tables" from src/lexicon/tables/*.tsv. Do not edit.\n// A line is: alias (folded), canonical (folded), canonical, class, ambiguity, scope, source.\n';

for (const [file, shape] of Object.entries(SHAPES)) {
  const rows = readRows(file, 7);
  const classes = new Set(shape.classes.split(' '));
  const ambiguities = new Set(['', ...shape.ambiguous.split(' ')]);
  const owner = new Map();
  const lines = [];
  for (const { cells, at } of rows) {
    const [canonical, alias, scope, cls, ambiguous, source] = cells;
    const fail = (what) => problems.push(`${at}: ${what}`);
    if (!canonical || !alias) fail('canonical or alias is empty');
    if (!source) fail('source is empty');
    if (!shape.scope.test(scope)) fail(`scope "${scope}" is no code`);
    if (!classes.has(cls)) fail(`class "${cls}" is not one of ${shape.classes}`);
    if (!ambiguities.has(ambiguous)) fail(`ambiguous "${ambiguous}" is not one of: ${shape.ambiguous}`);
    const folded = foldPhrase(alias).join(' ');
    const foldedCanonical = foldPhrase(canonical).join(' ');
    if (!folded || !foldedCanonical) fail(`"${alias}" or "${canonical}" folds to nothing: the row is unreachable`);
    const before = owner.get(folded);
    if (before !== undefined) fail(before === canonical ? `"${alias}" repeats "${folded}"` : `"${alias}" (${folded}) belongs to "${before}" already`);
    owner.set(folded, canonical);
    if (file === 'legal-forms' && UNSEGMENTED.test(alias)) {
      const plain = alias.normalize('NFKC').replace(/[()]/g, '');
      if ([...plain].length === 1) bracketed.set(plain, canonical);
      else affixes.add(plain);
      if (plain.length > (longestOf.get(canonical)?.length ?? 0)) longestOf.set(canonical, plain);
    }
    lines.push([folded, foldedCanonical, canonical, cls, ambiguous, scope, source].join('\t'));
  }
  lines.sort((a, b) => (a < b ? -1 : 1));
  text += `export const ${shape.export} = ${literal(lines)};\n`;
}

const frequencies = readRows('word-frequency', 3).map(({ cells: [word, perMillion], at }) => {
  if (!/^[a-z0-9]+$/.test(word) || !/^\d+$/.test(perMillion)) problems.push(`${at}: not a folded word and a whole number`);
  return `${word} ${perMillion}`;
});
text += `/** "word count": how many of a million organization names contain the word. */\nexport const wordFrequencies = ${literal(frequencies)};\n`;
text += `/** Legal forms in scripts without blanks between words, longest first. */\nexport const legalAffixes = ${literal([...affixes].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)))};\n`;

const short = [...bracketed].filter(([, canonical]) => longestOf.get(canonical)?.length > 1).map(([sign, canonical]) => `${sign} ${longestOf.get(canonical)}`);
text += `/** One character that stands for a legal form in brackets, and the form written out. */\nexport const legalSigns = ${literal(short.sort())};\n`;

if (problems.length > 0) {
  console.error(problems.slice(0, 200).join('\n'));
  console.error(`tables: ${problems.length} problems, nothing written`);
  process.exit(1);
}
writeFileSync(target, text);
console.error(`tables: ${text.length} characters`);

function readRows(file, columns) {
  const url = new URL(`${file}.tsv`, folder);
  if (!existsSync(url)) {
    problems.push(`${file}.tsv is missing`);
    return [];
  }
  const lines = readFileSync(url, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const rows = [];
  for (let i = 1; i < lines.length; i++) {
    const cells = lines[i].split('\t');
    if (cells.length !== columns) problems.push(`${file}.tsv:${i + 1}: ${cells.length} columns, ${columns} expected`);
    rows.push({ cells: cells.map((cell) => cell.trim()), at: `${file}.tsv:${i + 1}` });
  }
  return rows;
}

function literal(lines) {
  return `\`${lines.join('\n').replace(/[`\\$]/g, '\\$&')}\``;
}
