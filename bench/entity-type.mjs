// How well entityType tells persons from organizations, and what else it takes labelled values for: per file of NAMESAKE_CORPORA. Files of single given names or surnames apart.
// Usage: NAMESAKE_CORPORA=<folder> node bench/entity-type.mjs [rows per file, default 4000]   (after a build)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { entityType } from '../lib/classify.js';

const corpora = process.env.NAMESAKE_CORPORA;
if (!corpora) throw new Error('NAMESAKE_CORPORA is not set');
const most = Number(process.argv[2] ?? 4000);
/** folder → what its values are; first the two that must be told apart. */
const KINDS = { company: 'organization', individual: 'person', address: 'address', product: 'product' };
const APART = /ancestry/;

const total = { right: 0, told: 0, values: 0 };
for (const [folder, type] of Object.entries(KINDS)) {
  let sum = 0;
  let files = 0;
  for (const name of readdirSync(join(corpora, folder)).filter((file) => file.endsWith('.csv'))) {
    const rows = parse(readFileSync(join(corpora, folder, name)), { columns: true, bom: true, relax_quotes: true, relax_column_count: true });
    const all = [...new Set(rows.flatMap((row) => (row.CorporationName ? [] : row.value === undefined ? [row.left, row.right] : [row.value])).filter(Boolean))];
    const step = Math.max(1, all.length / most);
    const values = Array.from({ length: Math.min(all.length, most) }, (_, i) => all[Math.floor(i * step)]);
    const counts = new Map();
    for (const value of values) {
      const found = entityType(value).type;
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    const right = counts.get(type) ?? 0;
    const others = [...counts].filter(([found]) => found !== type).sort((a, b) => b[1] - a[1]);
    console.log(
      `${((100 * right) / values.length).toFixed(2).padStart(6)} %  ${String(values.length).padStart(5)}  ${folder}/${name}  ${others.map(([found, count]) => `${found} ${count}`).join(', ')}`,
    );
    if (APART.test(name)) continue;
    sum += right / values.length;
    files++;
    if (folder !== 'company' && folder !== 'individual') continue;
    total.right += right;
    total.told += right + (counts.get(type === 'person' ? 'organization' : 'person') ?? 0);
    total.values += values.length;
  }
  console.log(`${((100 * sum) / files).toFixed(2).padStart(6)} %  mean of ${files} files of ${folder}\n`);
}
console.log(`${((100 * total.right) / total.values).toFixed(2).padStart(6)} %  of ${total.values} persons and organizations`);
console.log(`${((100 * total.right) / total.told).toFixed(2).padStart(6)} %  of the ${total.told} of them that are taken for a person or an organization`);
