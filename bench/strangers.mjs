// Names that no table, rule or weight was made from: titles of an encyclopedia and those that they had before. Precision and recall of `link(left, right)`
// with default settings, a class of titles a line.
// Usage: node bench/strangers.mjs FOLDER   (after a build; FOLDER: autofj/benchmark of the unpacked wheel of `autofj` 0.0.6, PyPI)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { link } from '../dist/link/index.js';

const CLASSES = {
  company: ['GovernmentAgency', 'Hospital', 'Museum', 'PoliticalParty', 'TelevisionStation', 'SportsLeague', 'BasketballTeam'].concat([
    'Magazine',
    'Legislature',
    'Venue',
    'Stadium',
    'HistoricBuilding',
    'RailwayLine',
    'ShoppingMall',
  ]),
  individual: ['ChristianBishop', 'MemberOfParliament', 'Monarch', 'Noble'],
  product: ['Device'],
};
const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: node bench/strangers.mjs FOLDER');

/** @param {string} name @param {string} file @returns {Record<string, string>[]} */
const rows = (name, file) => parse(readFileSync(join(folder, name, file)), { columns: true, bom: true, relax_quotes: true });

for (const [category, names] of Object.entries(CLASSES)) {
  for (const name of names) {
    const left = rows(name, 'left.csv').map(({ title }) => title);
    const right = rows(name, 'right.csv').map(({ title }) => title);
    const wanted = new Map(rows(name, 'gt.csv').map((row) => [row.title_r, row.title_l]));
    const { links } = link(left, right, { category: /** @type {'company'} */ (category) });
    const found = links.filter(({ rowA, rowB }) => wanted.get(right[rowB]) === left[rowA]).length;
    const [precision, recall] = [found / links.length, found / wanted.size];
    console.log(
      name.padEnd(20),
      category.padEnd(10),
      precision.toFixed(3),
      recall.toFixed(3),
      ((2 * precision * recall) / (precision + recall)).toFixed(3),
      wanted.size,
    );
  }
}
