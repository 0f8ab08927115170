// Derives src/lexicon/tables/city/{cities,us-places}.tsv. What was written by hand is city-aliases.tsv.
//
//   node scripts/derive-cities.mjs CITIES REGIONS PLACES
//
// CITIES: geonameid,name,ascii,country,admin1,population,alternate_names of GeoNames cities15000 (CC BY 4.0). REGIONS: code and name of GeoNames' admin1 divisions, JSON (CC BY 4.0).
// PLACES: state,city,alias of the postal service's names (CC0).
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { canonicalKey, consonantKey, soundKey } from '../dist/standardize/city/city-key.js';
import { isOneEdit } from '../dist/standardize/typo-index.js';
import { standardizeState } from '../dist/standardize/index.js';
import { placeKey } from '../dist/text/place-key.js';

const [CITIES, REGIONS, PLACES] = process.argv.slice(2);
if (!PLACES) throw new Error('three paths are needed; see the head of this file');
const TABLES = new URL('../src/lexicon/tables/city/', import.meta.url);
const csv = (/** @type {string} */ file) => parse(readFileSync(file, 'utf8'), { columns: true, relax_quotes: true, bom: true });
const isLatin = (/** @type {string} */ key) => /^[a-z0-9&+ ]+$/.test(key);
/** From here on names in other scripts are kept, and spellings are found by a letter. */
const LARGE = 300_000;
/** Below it only names that are much like the town's own are kept. */
const WELL_KNOWN = 100_000;

/** The regions of France before 2016, as GeoNames had them, and those that they are part of now. */
const FRENCH = {
  A8: 'IDF',
  B9: 'ARA',
  98: 'ARA',
  97: 'NAQ',
  B1: 'NAQ',
  B7: 'NAQ',
  B8: 'PAC',
  A2: 'BRE',
  A3: 'CVL',
  B5: 'PDL',
  A9: 'OCC',
  B3: 'OCC',
  B4: 'HDF',
  B6: 'HDF',
  99: 'NOR',
  A7: 'NOR',
  A1: 'BFC',
  A6: 'BFC',
  C1: 'GES',
  B2: 'GES',
  A4: 'GES',
  A5: '20R',
};
/** Names of our own choice. */
const OWN_NAMES = { 4140963: 'Washington' };
const regions = new Map(JSON.parse(readFileSync(REGIONS, 'utf8')).map(({ code, name }) => [code, name]));
/** @param {string} country @param {string} admin1 */
function stateOf(country, admin1) {
  if (country === 'US') return admin1;
  if (country === 'FR' && admin1 in FRENCH) return FRENCH[admin1];
  const name = regions.get(`${country}.${admin1}`);
  return (name && standardizeState(name, { country })?.code) ?? '';
}

const rows = [];
/** The towns' own keys, and how many have them: an other name that is one of these is kept, or its own town would be found alone. */
const ownKeys = new Map();
for (const { name } of csv(CITIES)) ownKeys.set(canonicalKey(placeKey(name)), (ownKeys.get(canonicalKey(placeKey(name))) ?? 0) + 1);
/** Names of towns by "state key", for the places of the postal service. */
const known = new Set();
let dropped = 0;
for (const { geonameid, name: given, ascii, country, admin1, population, alternate_names: alternates } of csv(CITIES)) {
  const name = OWN_NAMES[geonameid] ?? given;
  const state = stateOf(country, admin1);
  const own = [placeKey(name), placeKey(ascii)].map(canonicalKey);
  const kept = new Set();
  const sounds = new Set(own.map(soundKey));
  if (own[1] !== own[0] && soundKey(own[1]) !== soundKey(own[0])) kept.add(own[1]);
  for (const alternate of alternates.split('|')) {
    const key = canonicalKey(placeKey(alternate));
    if (!key || own.includes(key) || kept.has(key)) continue;
    if (!isWorthIt(key, alternate, own[0], Number(population))) {
      dropped++;
      continue;
    }
    const sound = soundKey(key);
    // the reader finds it by its sound
    if (sound !== '' && sounds.has(sound) && !ownKeys.has(key)) continue;
    // and with one letter wrong, of a large town
    if (Number(population) >= LARGE && !ownKeys.has(key) && key.length > 7 && [...own, ...kept].some((other) => isOneEdit(key, other))) continue;
    if (sound !== '') sounds.add(sound);
    kept.add(key);
  }
  if (country === 'US') for (const key of own) known.add(`${state} ${key}`);
  rows.push([geonameid, name, country, state, population, [...kept].sort().join('|'), 'geonames-2010']);
}
rows.sort((a, b) => (a[2] !== b[2] ? (a[2] < b[2] ? -1 : 1) : Number(a[0]) - Number(b[0])));
write('cities.tsv', 'id\tname\tcountry\tstate\tpopulation\taliases\tsource', rows);

/** Whether a name is one that is written: no code of an airport, no reading of another script in syllables. @param {string} key @param {string} alternate @param {string} own @param {number} population */
function isWorthIt(key, alternate, own, population) {
  if (!isLatin(key)) return population >= LARGE;
  const letters = key.replaceAll(' ', '');
  if (letters.length < 3 || /^[A-Z]{3,4}$/.test(alternate) || /[=~0-9]/.test(alternate)) return false;
  const words = key.split(' ');
  // "lai sai si ka er de": small letters, short syllables
  if (alternate === alternate.toLowerCase() && alternate !== own) return false;
  if (words.length > 3 && words.every((word) => word.length < 5)) return false;
  if (/^(?:gorad|lungsod ng|dakbayan sa|gretara|bandar raya|wilayat|pullapa) /.test(key)) return false;
  return population >= WELL_KNOWN || likeness(letters, own.replaceAll(' ', '')) > 0.4;
}

/** Share of common pairs of letters. @param {string} a @param {string} b */
function likeness(a, b) {
  const pairs = (/** @type {string} */ text) => new Set(Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2)));
  const [left, right] = [pairs(a), pairs(b)];
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size);
}

// --- towns of the United States that are smaller ---

/** @type {Map<string, { name: string, aliases: Set<string> }>} */
const places = new Map();
const postal = csv(PLACES);
for (const { state, city } of postal) {
  const key = canonicalKey(placeKey(city));
  // AA, AE, AP: post for the forces
  if (key.length > 2 && !/^A[AEP]$/.test(state) && !places.has(`${state} ${key}`)) places.set(`${state} ${key}`, { name: city, aliases: new Set() });
}
for (const { state, city, alias } of postal) {
  const [own, short] = [city, alias].map((text) => canonicalKey(placeKey(text)));
  const place = places.get(`${state} ${own}`);
  // what the rules do not write out: letters left out of the same words
  if (
    !place ||
    own === short ||
    places.has(`${state} ${short}`) ||
    short.split(' ').length > own.split(' ').length ||
    !isShort(short.replaceAll(' ', ''), own.replaceAll(' ', ''))
  )
    continue;
  if (soundKey(own) !== '' && soundKey(own) === soundKey(short)) continue;
  if (consonantKey(own) !== '' && consonantKey(own) === consonantKey(short)) continue;
  place.aliases.add(short);
}
/** @param {string} short @param {string} long */
function isShort(short, long) {
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return short[0] === long[0] && short.length >= 4;
}
const smaller = [...places].filter(([id, { aliases }]) => !known.has(id) || aliases.size > 0);
write(
  'us-places.tsv',
  'state\tname\taliases\tsource',
  smaller
    .map(([id, { name, aliases }]) => [id.slice(0, 2), name, [...aliases].sort().join('|'), 'usps-names'])
    .sort((a, b) => (a[0] !== b[0] ? (a[0] < b[0] ? -1 : 1) : a[1] < b[1] ? -1 : 1)),
);
console.error(
  `${rows.length} cities (${rows.filter(([, , , state]) => !state).length} without a state), ${rows.reduce((sum, row) => sum + (row[5] ? row[5].split('|').length : 0), 0)} more names, ${dropped} left out; ${smaller.length} smaller places`,
);

/** @param {string} file @param {string} head @param {string[][]} rows */
function write(file, head, rows) {
  writeFileSync(new URL(file, TABLES), `${[head, ...rows.map((row) => row.join('\t'))].join('\n')}\n`);
}
