// Puts public lists of names together and writes given-by-country.tsv, surnames-by-country.tsv and given-endings.tsv in src/lexicon/tables/classify: how many of a
// million women, men and people of a country bear a name. The lists give ranks; SHARES and RANKED turn them into numbers, so that the numbers are estimates.
// Usage: node scripts/derive-name-statistics.mjs <folder of the lists named below>   (after a build)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { foldWords } from '../dist/text/fold.js';

const folder = process.argv[2];
if (!folder) throw new Error('the folder of the lists is missing');
const TABLES = new URL('../src/lexicon/tables/classify/', import.meta.url);
const BY_COUNTRY = 'popular-names-by-country';

/** Rank → bearers of a million of one sex in the census of the United States of 1990; straight lines between the logarithms. */
const SHARES = {
  male: [
    [1, 33_180],
    [10, 13_800],
    [50, 3_660],
    [100, 1_600],
    [200, 660],
    [500, 160],
    [1219, 40],
  ],
  female: [
    [1, 26_290],
    [10, 7_270],
    [50, 3_500],
    [100, 2_000],
    [200, 1_100],
    [500, 350],
    [1000, 120],
    [2000, 40],
    [4275, 10],
  ],
};
/** The lists of that census hold this many of a million: what the shares are scaled to. */
const LISTED = { male: 900_400, female: 900_240 };
/** Bearers of a million of the most common name of a list that has ranks alone; the others by the root of their rank. */
const RANKED = 15_000;
/** The lists write SV for Sweden and for El Salvador: all of its given names, and its first twenty surnames, are Swedish. */
const SWEDISH_SURNAMES = 20;
/** Endings of given names: as long as this, borne by so many different names. */
const ENDINGS = { longest: 4, names: 25 };

/** country → name → [female, male] @type {Map<string, Map<string, [number, number]>>} */
const given = new Map();
/** country → name → per million @type {Map<string, Map<string, number>>} */
const surnames = new Map();

/** @param {number} rank @param {number[][]} points */
function ofRank(rank, points) {
  for (let i = 1; i < points.length; i++) {
    const [from, high] = points[i - 1];
    const [to, low] = points[i];
    if (rank > to) continue;
    return Math.exp(Math.log(high) + (Math.log(rank / from) / Math.log(to / from)) * Math.log(low / high));
  }
  return points[points.length - 1][1];
}

/** The word that a name is looked up by; '' for what is no single name. @param {string} text */
function nameKey(text) {
  const words = foldWords(text.replace(/\(.*$/, ''));
  const key = words.join('');
  return /^[a-z]{2,}$/.test(key) ? key : '';
}

/** @param {string} country @param {string} name @param {0 | 1} sex @param {number} perMillion */
function addGiven(country, name, sex, perMillion) {
  const key = nameKey(name);
  if (!key) return;
  if (!given.has(country)) given.set(country, new Map());
  const names = /** @type {Map<string, [number, number]>} */ (given.get(country));
  const pair = names.get(key) ?? [0, 0];
  pair[sex] = Math.max(pair[sex], Math.round(perMillion));
  names.set(key, pair);
}

for (const [sex, which] of /** @type {[0 | 1, 'female' | 'male'][]} */ ([
  [0, 'female'],
  [1, 'male'],
])) {
  const names = readFileSync(join(folder, `us_census_1990_${which}_first_names_rank_order_publicdomain.txt`), 'utf8')
    .split('\n')
    .filter(Boolean);
  const shares = names.map((_, i) => ofRank(i + 1, SHARES[which]));
  const scale = LISTED[which] / shares.reduce((sum, share) => sum + share, 0);
  console.error(`${which}: ${names.length} names of the census, scaled by ${scale.toFixed(3)}`);
  for (const [i, name] of names.entries()) addGiven('US', name.trim(), sex, Math.max(shares[i] * scale, 1));
}

const forenames = parse(readFileSync(join(folder, 'common_forenames_by_country_romanized_sigpwned_cc0.csv')), { bom: true, columns: true });
for (const row of forenames) {
  const sex = row.Gender === 'F' ? 0 : 1;
  // the census has these for the United States
  if (row.Country === 'US') continue;
  for (const name of new Set([row['Romanized Name'], row['Localized Name']]))
    addGiven(row.Country === 'SV' ? 'SE' : row.Country, name, sex, RANKED / Math.sqrt(Number(row.Index) || 20));
}

const families = parse(readFileSync(join(folder, 'common_surnames_by_country_romanized_sigpwned_cc0.csv')), { bom: true, columns: true });
let swedish = 0;
for (const row of families) {
  if (row.Country === 'SV' && swedish++ < SWEDISH_SURNAMES) row.Country = 'SE';
  const perMillion = row.Percent ? Number(row.Percent) * 1e6 : RANKED / Math.sqrt(Number(row.Rank || row.Index) || 20);
  if (!surnames.has(row.Country)) surnames.set(row.Country, new Map());
  const names = /** @type {Map<string, number>} */ (surnames.get(row.Country));
  for (const name of [row['Romanized Name'], row['Localized Name']]) {
    const key = nameKey(name);
    if (key) names.set(key, Math.max(names.get(key) ?? 0, Math.round(perMillion)));
  }
}

/** ending → names of women, names of men: each name once, whatever its country. @type {Map<string, [number, number]>} */
const endings = new Map();
const pooled = new Map();
for (const names of given.values())
  for (const [name, [female, male]] of names) {
    const pair = pooled.get(name) ?? [0, 0];
    pooled.set(name, [pair[0] + female, pair[1] + male]);
  }
for (const [name, [female, male]] of pooled)
  for (let length = 1; length <= ENDINGS.longest && length < name.length; length++) {
    const pair = endings.get(name.slice(-length)) ?? [0, 0];
    pair[0] += female / (female + male);
    pair[1] += male / (female + male);
    endings.set(name.slice(-length), pair);
  }

/** @param {string} file @param {string} header @param {string[]} lines */
function write(file, header, lines) {
  writeFileSync(new URL(file, TABLES), `${header}\n${lines.sort().join('\n')}\n`);
  console.error(`${file}: ${lines.length} rows`);
}
const rows = (/** @type {Map<string, Map<string, any>>} */ table, /** @type {(name: string, country: string, value: any) => string[]} */ cells) =>
  [...table].flatMap(([country, names]) => [...names].map(([name, value]) => cells(name, country, value).join('\t')));
write(
  'given-by-country.tsv',
  'name\tcountry\tfemale\tmale\tsource',
  rows(given, (name, country, [female, male]) => [name, country, female, male, country === 'US' ? 'us-census-1990' : BY_COUNTRY]),
);
write(
  'surnames-by-country.tsv',
  'name\tcountry\tper_million\tsource',
  rows(surnames, (name, country, count) => [name, country, count, BY_COUNTRY]),
);
write(
  'given-endings.tsv',
  'ending\tfemale_permille\tnames\tsource',
  [...endings]
    .filter(([, [female, male]]) => female + male >= ENDINGS.names)
    .map(([ending, [female, male]]) =>
      [ending, Math.round((1000 * female) / (female + male)), Math.round(female + male), 'us-census-1990,popular-names-by-country'].join('\t'),
    ),
);
