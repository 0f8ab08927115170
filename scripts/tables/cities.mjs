// The tables of towns: columns of their own, checked here, and the lines that they become.
import { canonicalKey, townKey, townWordsOf } from '../../dist/standardize/city/city-key.js';
import { placeKey } from '../../dist/text/place-key.js';
import { columnsOf } from './columns.mjs';
import { LANGUAGE } from './shapes.mjs';
import { TOWN_WORDS, wordLines } from './word-tables.mjs';

const CLASSES = ['nickname', 'abbreviation', 'exonym', 'former', 'name'];

/**
 * cities, as columns: by country a row with its code, then a row for each town: its id less that before it (base 36), name, state, population (three digits and how many zeros follow), keys with | between. A key
 * with = was written by hand and counts like the own name. usPlaces: by state a line with its code, then name and keys.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function cityTables(read, problems) {
  const townWords = wordLines(read('town-words', 6), TOWN_WORDS, problems);
  const words = townWordsOf(townWords);
  const byHand = new Map();
  for (const {
    cells: [id, alias, scope, cls, name, source],
    at,
  } of read('city-aliases', 7)) {
    const key = canonicalKey(placeKey(alias), words);
    if (!key || !name || !source || !LANGUAGE.test(scope) || !CLASSES.includes(cls)) problems.push(`${at}: id, alias, scope, class, name, source`);
    byHand.set(id, [...(byHand.get(id) ?? []), { key, name, at }]);
  }
  const cities = [];
  const seen = new Set();
  let [before, last] = ['', 0];
  for (const {
    cells: [id, name, country, state, population, aliases, source],
    at,
  } of read('cities', 7)) {
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^[1-9]\d*$/.test(id) || seen.has(id)) fail(`"${id}" is no id, or there twice`);
    if (!placeKey(name) || !source) fail('name or source is empty');
    if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{0,3}$/.test(state) || !/^\d+$/.test(population)) fail('country, state, population');
    if (country !== before) {
      if (country < before) fail('countries are in the order of their codes');
      cities.push(`${country}\t\t\t\t`);
      [before, last] = [country, 0];
    }
    if (Number(id) <= last) fail('towns of a country are in the order of their ids');
    const own = townKey(name, words);
    /** @type {Set<string>} */
    const likeOwn = new Set();
    const keys = new Set(aliases ? aliases.split('|') : []);
    for (const key of keys) if (canonicalKey(placeKey(key), words) !== key) fail(`"${key}" is no key`);
    for (const { key, name: meant, at: where } of byHand.get(id) ?? []) {
      if (meant !== name) problems.push(`${where}: ${id} is ${name}, not ${meant}`);
      keys.delete(key);
      if (key !== own) likeOwn.add(`=${key}`);
    }
    seen.add(id);
    const all = [...[...likeOwn].sort(), ...[...keys].sort()];
    cities.push([(Number(id) - last).toString(36), name, state, rounded(Number(population)), all.join('|')].join('\t'));
    last = Number(id);
  }
  for (const [id, [{ at }]] of byHand) if (!seen.has(id)) problems.push(`${at}: ${id} is in no line of cities.tsv`);
  const usPlaces = [];
  let stateBefore = '';
  for (const {
    cells: [state, name, aliases, source],
    at,
  } of read('us-places', 4)) {
    if (!/^[A-Z]{2}$/.test(state) || state < stateBefore || !placeKey(name) || !source) problems.push(`${at}: state in order, name and source`);
    if (state !== stateBefore) usPlaces.push(state);
    stateBefore = state;
    usPlaces.push(aliases ? `${name}\t${aliases}` : name);
  }
  return { cities: [columnsOf(cities)], usPlaces, townWords };
}

/** Three digits of a number and how many zeros follow: 15853 → "1592", which is 15900. */
function rounded(/** @type {number} */ population) {
  let zeros = 0;
  while (Math.round(population / 10 ** zeros) > 999) zeros++;
  return `${Math.round(population / 10 ** zeros)}${zeros}`;
}
