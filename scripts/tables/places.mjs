// The tables of places: columns of their own, checked here, and the lines that they become.
import { placeKey } from '../../dist/text/place-key.js';
import { secondReading } from '../../dist/text/fold.js';
import { LANGUAGE } from './shapes.mjs';
import { PLACE_WORDS, wordLines } from './word-tables.mjs';

const LATIN = /^[A-Za-z0-9 &+]+$/;
const NAME_CLASSES = ['name', 'official', 'former', 'abbreviation', 'part', 'code'];

/** @type {import('./shapes.mjs').TogetherShape} */
export function placeTables(read, problems) {
  return { ...countryTables(read, problems), ...stateTables(read, problems), placeWords: wordLines(read('place-words', 6), PLACE_WORDS, problems) };
}

/**
 * countries: as the columns are, without source. currencies: code, name, symbol. countryNames: code, class, "exact" or '' (also read with a letter wrong), keys with | between. lookalikes: other words that are one letter from
 * a name.
 * @type {import('./shapes.mjs').TogetherShape}
 */
function countryTables(read, problems) {
  const codes = new Map();
  const currencies = read('currencies', 4).map(({ cells: [code, name, symbol, source], at }) => {
    if (!/^[A-Z]{3}$/.test(code) || !name || !symbol || !source) problems.push(`${at}: a currency has a code of three letters, a name, a symbol and a source`);
    codes.set(code, name);
    return [code, name, symbol].join('\t');
  });
  const own = new Map();
  const countries = read('countries', 12).map(({ cells, at }) => {
    const [iso2, iso3, numeric, name, status, money, , , , , , source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!/^([A-Z]{2}|CSHH)$/.test(iso2) || own.has(iso2)) fail(`"${iso2}" is no code, or there twice`);
    if (!/^([A-Z]{3})?$/.test(iso3) || !/^(\d{3})?$/.test(numeric)) fail('three letters, and three digits');
    if (!['current', 'reserved', 'former'].includes(status)) fail(`status "${status}"`);
    if (status === 'current' && (!iso3 || !numeric)) fail('a country of today has all codes');
    if (!name || !source) fail('name or source is empty');
    for (const code of money.split(',')) if (code && !codes.has(code)) fail(`${code} is in no line of currencies.tsv`);
    own.set(iso2, name);
    return cells.slice(0, 11).join('\t');
  });
  const owner = new Map([...own].map(([code, name]) => [placeKey(name), code]));
  const groups = new Map();
  /** @type {string[][]} */
  const seconds = [];
  for (const file of ['country-aliases', 'country-names'])
    for (const { cells, at } of read(file, 7)) {
      const [code, alias, scope, cls, ambiguous, source] = cells;
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      const key = cls === 'code' ? alias : placeKey(alias);
      if (!own.has(code)) fail(`"${code}" is in no line of countries.tsv`);
      if (!key) fail(`"${alias}" folds to nothing: the row is unreachable`);
      if (!source) fail('source is empty');
      if (!LANGUAGE.test(scope)) fail(`scope "${scope}" is no code`);
      if (!NAME_CLASSES.includes(cls)) fail(`class "${cls}" is not one of ${NAME_CLASSES.join(' ')}`);
      if (!['', 'exact'].includes(ambiguous)) fail(`ambiguous "${ambiguous}" is not one of: exact`);
      const before = owner.get(key);
      if (before !== undefined && before !== code) fail(`"${alias}" (${key}) belongs to ${before} already`);
      if (before !== undefined && file === 'country-names') fail(`"${alias}" (${key}) is there already`);
      if (before !== undefined) continue;
      // scripts apart: what is alike beside each other packs better
      const group = `${LATIN.test(key) ? '' : ' '}${code}\t${cls}\t${ambiguous}`;
      owner.set(key, code);
      groups.set(group, [...(groups.get(group) ?? []), key]);
      const second = cls === 'code' ? null : secondKey(alias);
      if (second !== null) seconds.push([group, second, code]);
    }
  for (const [group, key, code] of seconds) {
    if (owner.has(key)) continue;
    owner.set(key, code);
    groups.set(group, [...groups.get(group), key]);
  }
  const countryNames = [...groups]
    .map(([group, keys]) => `${group}\t${keys.sort().join('|')}`)
    .sort((a, b) => Number(a[0] === ' ') - Number(b[0] === ' ') || (a < b ? -1 : 1))
    .map((line) => line.trimStart());
  const lookalikes = read('country-lookalikes', 2).map(({ cells: [word, source], at }) => {
    if (!source || placeKey(word) !== word) problems.push(`${at}: a folded word and its source`);
    if (owner.has(word)) problems.push(`${at}: "${word}" is a name of ${owner.get(word)}`);
    return word;
  });
  return { countries, currencies, countryNames, countryDemonyms: demonyms(read, problems, own, owner), lookalikes };
}

/**
 * countryDemonyms: code, "en" or '' (any case), words with | between, as written and without accents.
 * @param {Parameters<import('./shapes.mjs').TogetherShape>[0]} read
 * @param {string[]} problems
 * @param {Map<string, string>} countries by code
 * @param {Map<string, string>} names key → code
 */
function demonyms(read, problems, countries, names) {
  const owner = new Map();
  const groups = new Map();
  for (const { cells, at } of read('country-demonyms', 7)) {
    const [code, alias, scope, cls, ambiguous, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!countries.has(code)) fail(`"${code}" is in no line of countries.tsv`);
    if (!source || !LANGUAGE.test(scope) || cls !== 'demonym' || ambiguous) fail('alias, scope, class demonym, source');
    if (names.has(placeKey(alias))) fail(`"${alias}" is a name of ${names.get(placeKey(alias))} already: the row is unreachable`);
    const group = `${code}\t${scope === 'en' ? 'en' : ''}`;
    const written = alias.normalize('NFC').toLowerCase();
    for (const word of new Set([written, written.normalize('NFD').replace(/\p{M}/gu, '')])) {
      if (owner.has(word)) {
        // español and española differ, suédois and suedois do not
        if (owner.get(word) !== code || word === written) fail(`"${alias}" (${word}) belongs to ${owner.get(word)} already`);
        continue;
      }
      owner.set(word, code);
      groups.set(group, [...(groups.get(group) ?? []), word]);
    }
  }
  return [...groups].map(([group, words]) => `${group}\t${words.sort().join('|')}`).sort();
}

/**
 * subdivisions: code, name, "other" where it is none of today. subdivisionNames: code, keys with | between; those written by hand first.
 * @type {import('./shapes.mjs').TogetherShape}
 */
function stateTables(read, problems) {
  const names = new Map();
  const subdivisions = read('subdivisions', 4).map(({ cells: [code, name, status, source], at }) => {
    if (!/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(code) || names.has(code)) problems.push(`${at}: "${code}" is no code, or there twice`);
    if (!placeKey(name) || !source || !['current', 'other'].includes(status)) problems.push(`${at}: name, status and source`);
    names.set(code, name);
    return status === 'other' ? `${code}\t${name}\tother` : `${code}\t${name}`;
  });
  const owner = new Map();
  const groups = new Map();
  for (const file of ['state-aliases', 'subdivision-names'])
    for (const {
      cells: [code, alias, scope, cls, ambiguous, source],
      at,
    } of read(file, 7)) {
      const key = placeKey(alias);
      const id = `${code.slice(0, 2)} ${key}`;
      if (!names.has(code)) problems.push(`${at}: "${code}" is in no line of subdivisions.tsv`);
      if (!key || !source || !LANGUAGE.test(scope) || ambiguous || !['name', 'abbreviation'].includes(cls)) problems.push(`${at}: alias, scope, class, source`);
      // a code is read as the code, so a name that is one of another would never be reached
      if (/^(US|CA)/.test(code) && ['US', 'CA'].some((country) => names.has(`${country}-${key.toUpperCase()}`) && `${country}-${key.toUpperCase()}` !== code))
        problems.push(`${at}: "${alias}" (${key}) is the code of another`);
      if (owner.has(id) && (owner.get(id) !== code || file === 'subdivision-names'))
        problems.push(`${at}: "${alias}" (${key}) belongs to ${owner.get(id)} already`);
      if (owner.has(id)) continue;
      owner.set(id, code);
      groups.set(code, [...(groups.get(code) ?? []), key]);
    }
  const subdivisionNames = [...groups].map(([code, keys]) => `${code}\t${keys.sort().join('|')}`).sort();
  return { subdivisions, subdivisionNames };
}

/** The key of the other usual spelling of ä, ö, ü, ø and å. @param {string} name */
function secondKey(name) {
  const words = name.split(/\s+/);
  return words.some((word) => secondReading(word) !== null) ? placeKey(words.map((word) => secondReading(word) ?? word).join(' ')) : null;
}
