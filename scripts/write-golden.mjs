// Writes test/golden/company@1.tsv anew from the sample and the project's own cases: only before the key version is published, or for a new version.
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { explainKey } from '../dist/key/index.js';

const read = (file, options) => parse(readFileSync(new URL(`../${file}`, import.meta.url)), { columns: true, bom: true, ...options });
const cases = ['same', 'must-not-match'].flatMap((name) =>
  read(`corpora/company/${name}.tsv`, { delimiter: '\t', quote: null }).flatMap(({ left, right }) => [left, right]),
);
const odd = [
  '',
  'Ltd.',
  'S.A. de C.V.',
  '\u0000',
  '\uFFFD',
  '\uD800x',
  'e\u0301',
  '👍 Ltd',
  '株式会社',
  'שלום בע"מ',
  'شركة الاتحاد',
  '=cmd|x',
  'AT&T',
  'J & J',
  'Plan B S.A.',
  'S.à r.l. Foo',
  'x'.repeat(3000),
];
const values = [...new Set([...read('examples/companies.csv').map(({ name }) => name), ...cases, ...odd])];
const lines = ['value\tlevel\tkey text\tkey'];
for (const value of values) {
  for (const level of ['narrow', 'medium', 'wide']) {
    const { keyText, key } = explainKey(value, { level });
    lines.push([JSON.stringify(value), level, JSON.stringify(keyText), key ?? ''].join('\t'));
  }
}
writeFileSync(new URL('../test/golden/company@1.tsv', import.meta.url), `${lines.join('\n')}\n`);
console.error(`${values.length} values`);
