// Writes src/lexicon/tables/shared/marked-words.tsv: words with letters beyond ASCII as they are written, so that one whose letters were lost (M?ller) is found again. They are those of our own
// tables and of public lists of names, streets and cities (libpostal's, MIT, and GeoNames', CC BY 4.0: see NOTICE); of two that are the same without these letters (peña, peça) the one that is met three times as often,
// else neither; of compounds what they are made of (Hauptstraße is found by its street). Rows whose source is "namesake" are kept as they are. Usage: node scripts/derive-marked-words.mjs FOLDER (of the lists), after a build.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOf, MarkedWords } from '../dist/lexicon/marked-words.js';
import { foldWords } from '../dist/text/fold.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/derive-marked-words.mjs FOLDER');
const TABLES = new URL('../src/lexicon/tables/', import.meta.url).pathname;
const OUT = join(TABLES, 'shared/marked-words.tsv');
/** A name counts where so many of a million bear it, written without marks. */
const LEAST_BEARERS = 4;
const LEAST_PEOPLE = 150_000;
/** Long vowels and dots of transliterations, which names of people and towns are seldom typed with. */
const TRANSLITERATED = /[\u0101\u0113\u012B\u014D\u016B]/;
/** Languages that are written in other letters, of which lists have transliterations. */
const OTHER_SCRIPTS = ['be', 'bg', 'el', 'he', 'ja', 'ru', 'uk', 'zh'];
/** How much more often than another one with the same letters left a word must be met. */
const CLEARLY = 3;
const MIN_LETTERS = 3;
const WORD = /[a-z\u00DF-\u024F]+/g;
const MARKED = /[\u00DF-\u024F]/;
/** What a table of another kind has is no word of names. */
const FOLDERS = {
  product: ['units', 'unit-scales', 'unit-prefixes', 'spelling-rules'],
  company: ['script-names'],
  address: ['script-words', 'postcodes'],
  shared: ['marked-words', 'han-variants', 'japanese-names'],
  individual: ['spelling-rules'],
};

/** Words of products of other languages are left to the column: the package has room for so many. */
const OF_PRODUCTS = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt'];

/** @typedef {{ count: number, language: string, source: string }} Met */
/** @type {Map<string, Met>} */
const met = new Map();
/** @param {string} text @param {string} language @param {string} source */
function meet(text, language, source, times = 1) {
  for (const word of text.normalize('NFC').toLowerCase().match(WORD) ?? []) {
    if (word.length < MIN_LETTERS || !MARKED.test(word)) continue;
    const known = met.get(word);
    if (known !== undefined) known.count += times;
    else met.set(word, { count: times, language: /^[a-z]{2}$/.test(language) ? language : '*', source });
  }
}

const linesOf = (/** @type {string} */ file) => readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean);
for (const [name, others] of Object.entries(FOLDERS))
  for (const file of readdirSync(join(TABLES, name)).filter((file) => !others.includes(file.slice(0, -4))))
    for (const [canonical, alias, scope] of linesOf(join(TABLES, name, file)).map((line) => line.split('\t')))
      if (name !== 'product' || OF_PRODUCTS.includes(scope)) meet(`${canonical} ${alias}`, scope ?? '*', name);

/** Bearers of a name without marks, in a million, as a surname or as a given name. @type {Map<string, number>} */
const bearers = new Map();
for (const kind of ['surname', 'given'])
  for (const line of linesOf(join(TABLES, `individual/${kind}-frequency.tsv`))) {
    const [name, perMillion] = line.split('\t');
    bearers.set(name, Math.max(Number(perMillion), bearers.get(name) ?? 0));
  }
for (const file of ['surnames_libpostal_mit.txt', 'given_names_libpostal_mit.txt'])
  for (const line of readFileSync(join(folder, 'individual', file), 'utf8').split('\n'))
    for (const word of line.normalize('NFC').toLowerCase().match(WORD) ?? []) {
      const times = Math.max(...foldWords(word).map((folded) => bearers.get(folded) ?? 0), bearers.get(word.normalize('NFD').replace(/\p{M}/gu, '')) ?? 0);
      if (times >= LEAST_BEARERS && !TRANSLITERATED.test(word)) meet(word, '*', 'libpostal', Math.ceil(times / 20));
    }
for (const line of linesOf(join(folder, 'address/libpostal_dictionaries_mit.csv'))) {
  const [language, , canonical] = line.split(',');
  if (!OTHER_SCRIPTS.includes(language)) meet(canonical, language, 'libpostal');
}
for (const line of linesOf(join(folder, 'place/geonames_cities15000_2010_ccby.csv'))) {
  const [, name, , , , people] = line.split(',');
  if (Number(people) >= LEAST_PEOPLE && !TRANSLITERATED.test(name)) meet(name, '*', 'geonames', Math.ceil(Number(people) / 1e6));
}

const own = readFileSync(OUT, 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('\tnamesake'));
/** @type {Map<string, [word: string, met: Met][]>} */
const alike = new Map();
for (const entry of met) {
  const left = leftOf(entry[0]);
  alike.set(left, [...(alike.get(left) ?? []), entry]);
}
const ours = new Set(own.map((line) => leftOf(line.split('\t')[0])));
const rows = [];
let doubtful = 0;
for (const [left, words] of alike) {
  const [[word, { count, language, source }], second] = words.sort(([a, m], [b, n]) => n.count - m.count || (a < b ? -1 : 1));
  // (two letters and a mark may be anything)
  if (ours.has(left) || left.replaceAll('?', '').length < 2) continue;
  if (second !== undefined && count < CLEARLY * second[1].count && foldWords(word).join('') !== foldWords(second[0]).join('')) doubtful++;
  else rows.push([word, language, source].join('\t'));
}
// (long ones first: what they are made of stays)
const words = new Map([...own, ...rows].map((line) => [leftOf(line.split('\t')[0]), line.split('\t')[0]]));
const restorer = new MarkedWords(words);
for (const [left, word] of [...words].sort(([, a], [, b]) => b.length - a.length || (a < b ? -1 : 1))) {
  words.delete(left);
  if (restorer.restored(word.replace(/[^a-z]/g, '\uFFFD')) !== word) words.set(left, word);
}
const kept = [...own, ...rows].filter((line) => words.get(leftOf(line.split('\t')[0])) !== undefined);
writeFileSync(OUT, `word\tlanguage\tsource\n${kept.sort((a, b) => (a < b ? -1 : 1)).join('\n')}\n`);
console.error(`${kept.length} words, ${own.length} of our own before, ${doubtful} in doubt, ${rows.length + own.length - kept.length} made of others`);
