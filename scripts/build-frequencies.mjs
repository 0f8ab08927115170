// Counts words over public lists of organization names (values only, labels are not read) and writes src/lexicon/tables/company/word-frequency.tsv.
// Usage: NAMESAKE_CORPORA=<folder> node scripts/build-frequencies.mjs   (after a build)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { foldPhrase } from '../dist/text/phrase.js';

const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');
const MIN_NAMES = 3;
const ORGANIZATION = /\b(inc|llc|corp|ltd|company|corporation|co|l\.?l\.?c|incorporated|l\.?p|llp|group|assoc\w*|services?|bank|church|school)\b/i;
const sources = [
  ['chicago-business-licenses', 'unlabelled/chicago_business_names_mixed.csv', (v) => ORGANIZATION.test(v)],
  ['ror', 'company/ror_companies.csv', () => true],
  ['financedatabase', 'company/findb_security_names.csv', () => true],
  ['sec-nasdaq', 'company/us_listed_companies.csv', () => true],
  ['uk-gender-pay-gap', 'company/uk_gpg_employers_distinct.csv', () => true],
  ['name-suggestion-index', 'company/nsi_brands_latin.csv', () => true],
];
const counts = new Map();
let names = 0;
for (const [source, file, keep] of sources) {
  for (const { value } of parse(readFileSync(join(folder, file)), { columns: true, bom: true })) {
    if (!keep(value)) continue;
    names++;
    for (const word of new Set(foldPhrase(value))) {
      let entry = counts.get(word);
      if (!entry) counts.set(word, (entry = { count: 0, sources: new Set() }));
      entry.count++;
      entry.sources.add(source);
    }
  }
}
const rows = [...counts].filter(([word, { count }]) => count >= MIN_NAMES && word.length > 1 && /^[a-z]+$/.test(word)).sort(([a], [b]) => (a < b ? -1 : 1));
const lines = rows.map(([word, { count, sources: from }]) => `${word}\t${Math.round((count / names) * 1e6)}\t${[...from].sort().join(',')}`);
writeFileSync(new URL('../src/lexicon/tables/company/word-frequency.tsv', import.meta.url), `word\tper_million\tsource\n${lines.join('\n')}\n`);
console.error(`${names} names, ${lines.length} words`);
