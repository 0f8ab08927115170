// Derives src/lexicon/tables/address/towns.tsv from the tables of cities: towns of the United States whose name has several words. A street is told from
// such a town where no comma parts them: "27 Washington Oak Park IL". Keys depend on the tables of addresses alone, and so not on the cities themselves.
//
//     node scripts/derive-towns.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const TABLES = new URL('../src/lexicon/tables/', import.meta.url);
/** Longer ones and those with marks inside (Winston-Salem is written apart, too) are folded like all aliases. */
const WORDS = /[\p{L}\p{N}]+/gu;
const rows = (file) =>
  readFileSync(new URL(file, TABLES), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** name → source; a town of a list by name before one of GeoNames */
const towns = new Map();
for (const [, name, , source] of rows('city/us-places.tsv')) towns.set(name, source);
for (const [, name, country, , , , source] of rows('city/cities.tsv')) if (country === 'US' && !towns.has(name)) towns.set(name, source);
const seen = new Set();
const lines = [...towns]
  .filter(([name]) => (name.match(WORDS)?.length ?? 0) > 1 && !name.includes("'"))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .filter(([name]) => {
    const folded = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(WORDS).join(' ');
    return !seen.has(folded) && seen.add(folded);
  })
  .map(([name, source]) => [name, name, 'US', 'town', '', source, ''].join('\t'));
writeFileSync(new URL('address/towns.tsv', TABLES), `canonical\talias\tscope\tclass\tambiguous\tsource\tnote\n${lines.join('\n')}\n`);
console.log(`${lines.length} towns`);
