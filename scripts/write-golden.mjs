// Writes test/golden/CATEGORY@1.tsv anew from the sample and the project's own cases: only before the key version is published, or for a new version.
// Usage: node scripts/write-golden.mjs [CATEGORY]   (after a build; default company)
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { explainKey } from '../dist/key/index.js';

const category = process.argv[2] ?? 'company';
const read = (file, options) => parse(readFileSync(new URL(`../${file}`, import.meta.url)), { columns: true, bom: true, ...options });
const cases = ['same', 'must-not-match'].flatMap((name) =>
  read(`corpora/${category}/${name}.tsv`, { delimiter: '\t', quote: null }).flatMap(({ left, right }) => [left, right]),
);
/** Values on which rules meet, by category; those of all categories first. */
const ODD = {
  all: ['', '\u0000', '\uFFFD', '\uD800x', 'e\u0301', 'x'.repeat(3000), '=cmd|x'],
  company: ['Ltd.', 'S.A. de C.V.', '👍 Ltd', '株式会社', 'שלום בע"מ', 'شركة الاتحاد', 'AT&T', 'J & J', 'Plan B S.A.', 'S.à r.l. Foo'],
  individual: [
    'Mr.',
    'Jr.',
    '(Bob)',
    'SMITH, MR',
    'JR Smith',
    'Kim Jong Un',
    '김정은',
    '欧阳修',
    'محمد عبد الله',
    'बनवारी लाल',
    'Abd al-Rahman al-Masri',
    'van den Berg, M. A.',
    'Antonio Carlos Peixoto Neto',
    'Lt. Gen. John A. Kenneth Doe IV, Ph.D., M.D.',
  ],
};
const sample = category === 'company' ? read('examples/companies.csv').map(({ name }) => name) : [];
const values = [...new Set([...sample, ...cases, ...ODD.all, ...(ODD[category] ?? [])])];
const lines = ['value\tlevel\tkey text\tkey'];
for (const value of values) {
  for (const level of ['narrow', 'medium', 'wide']) {
    const { keyText, key } = explainKey(value, { category, level });
    lines.push([JSON.stringify(value), level, JSON.stringify(keyText), key ?? ''].join('\t'));
  }
}
writeFileSync(new URL(`../test/golden/${category}@1.tsv`, import.meta.url), `${lines.join('\n')}\n`);
console.error(`${values.length} values`);
