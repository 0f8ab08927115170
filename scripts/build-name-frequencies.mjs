// Puts public lists of personal names together and writes given-frequency.tsv and surname-frequency.tsv in src/lexicon/tables/individual: how many of a
// million people bear a word as a given name or as a surname. Ranks without counts are read through the shares of the census of 1990 (SHARES).
// Usage: NAMES=<folder of the lists named below> node scripts/build-name-frequencies.mjs   (after a build)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { foldWords } from '../dist/text/fold.js';

const folder = process.env.NAMES;
if (!folder) throw new Error('NAMES is not set');

/** Rank → bearers of a million, of one sex: points of the census of 1990, straight lines between their logarithms. */
const SHARES = [
  [1, 30_000],
  [10, 13_000],
  [50, 4_000],
  [100, 1_900],
  [200, 850],
  [500, 230],
  [1000, 70],
  [2000, 25],
  [4300, 10],
];
/** Bearers of a million, by rank among the most common names of one country: a country is a small part of the world. */
const COUNTRY_TOP = 1200;
/** Names that are in a list without any number. */
const LISTED = 4;
/** Rarer surnames are as good as unknown. */
const MIN_SURNAME = 5;

/** @typedef {Map<string, { perMillion: number, sources: Set<string> }>} Names */
/** @type {{ given: Names, surname: Names }} */
const names = { given: new Map(), surname: new Map() };

/** @param {string} text @param {'given' | 'surname'} kind @param {number} perMillion @param {string} source */
function add(text, kind, perMillion, source) {
  // abbreviations and alternatives are no names
  if (/[.(]/.test(text)) return;
  for (const word of foldWords(text)) {
    if (word.length < 2 || !/^[a-z]+$/.test(word)) continue;
    let entry = names[kind].get(word);
    if (entry === undefined) names[kind].set(word, (entry = { perMillion: 0, sources: new Set() }));
    entry.perMillion = Math.max(entry.perMillion, Math.round(perMillion));
    entry.sources.add(source);
  }
}

/** @param {number} rank */
function ofRank(rank) {
  for (let i = 1; i < SHARES.length; i++) {
    const [from, high] = SHARES[i - 1];
    const [to, low] = SHARES[i];
    if (rank > to) continue;
    const part = Math.log(rank / from) / Math.log(to / from);
    return Math.exp(Math.log(high) + part * Math.log(low / high)) / 2;
  }
  return SHARES[SHARES.length - 1][1] / 2;
}

/** @param {string} file */
const lines = (file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
/** @param {string} file @returns {Record<string, string>[]} */
const table = (file) => parse(readFileSync(join(folder, file)), { columns: true, bom: true, relax_column_count: true });

for (const sex of ['male', 'female'])
  for (const [i, name] of lines(`us_census_1990_${sex}_first_names_rank_order_publicdomain.txt`).entries())
    add(name.trim(), 'given', ofRank(i + 1), 'us-census-1990');

const surnames = table('us_surname_counts_openempi_apache2.csv');
const all = surnames.reduce((sum, { count }) => sum + Number(count), 0);
for (const { surname, count } of surnames) add(surname, 'surname', (Number(count) / all) * 1e6, 'openempi');

for (const row of table('common_forenames_by_country_romanized_sigpwned_cc0.csv'))
  for (const name of [row['Localized Name'], row['Romanized Name']]) add(name, 'given', COUNTRY_TOP / (Number(row.Index) + 3), 'common-names-by-country');
for (const row of table('common_surnames_by_country_romanized_sigpwned_cc0.csv'))
  for (const name of [row['Localized Name'], row['Romanized Name']]) add(name, 'surname', COUNTRY_TOP / (Number(row.Rank) + 3), 'common-names-by-country');
for (const name of lines('given_names_libpostal_mit.txt')) add(name, 'given', LISTED, 'libpostal');

for (const kind of /** @type {const} */ (['given', 'surname'])) {
  const rows = [...names[kind]].filter(([, { perMillion }]) => perMillion >= (kind === 'surname' ? MIN_SURNAME : LISTED)).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = rows.map(([word, { perMillion, sources }]) => `${word}\t${perMillion}\t${[...sources].sort().join(',')}`);
  writeFileSync(new URL(`../src/lexicon/tables/individual/${kind}-frequency.tsv`, import.meta.url), `word\tper_million\tsource\n${text.join('\n')}\n`);
  console.error(`${kind}: ${rows.length} names`);
}
