// Derives src/lexicon/tables/place/{subdivisions,subdivision-names}.tsv: the subdivisions of ISO 3166-2 and their names. What was written by hand (US states and Canadian provinces) is state-aliases.tsv.
//
//   node scripts/derive-states.mjs ENGLISH CORE CODES TERRITORIES ADDRESSES
//
// ENGLISH: code,name in English (CLDR, Unicode-3.0). CORE: the folder of the npm package cldr-core. CODES: country,code,kind,name of OpenCage address-formatting (MIT).
// TERRITORIES: code,kind,name of opensanctions/rigour (MIT). ADDRESSES: country,parent,key,name,latin,iso_id of google/libaddressinput (Apache-2.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { standardizeCountry } from '../dist/standardize/index.js';
import { placeKey } from '../dist/text/place-key.js';

const [ENGLISH, CORE, CODES, TERRITORIES, ADDRESSES] = process.argv.slice(2);
if (!ADDRESSES) throw new Error('five paths are needed; see the head of this file');
const TABLES = new URL('../src/lexicon/tables/place/', import.meta.url);
const csv = (/** @type {string} */ file) => parse(readFileSync(file, 'utf8'), { columns: true, relax_quotes: true, bom: true });

/** Subdivisions of today. */
const current = new Set();
const containment = JSON.parse(readFileSync(join(CORE, 'supplemental/subdivisionContainment.json'), 'utf8')).supplemental.subdivisionContainment;
for (const { _contains } of Object.values(containment))
  for (const id of Array.isArray(_contains) ? _contains : String(_contains).split(' '))
    current.add(`${id.slice(0, 2).toUpperCase()}-${id.slice(2).toUpperCase()}`);

const handMade = new Map();
for (const line of readFileSync(new URL('state-aliases.tsv', TABLES), 'utf8').split('\n').slice(1)) {
  const [code, alias] = line.split('\t');
  if (alias) handMade.set(`${code.slice(0, 2)} ${placeKey(alias)}`, code);
}
const CODE = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;
/** Where the English name needs one of its own. */
const OWN_NAMES = { 'US-DC': 'District of Columbia' };
/** What the United States' list has beside those of CLDR. */
const MORE = [
  ['US-AS', 'American Samoa'],
  ['US-GU', 'Guam'],
  ['US-MP', 'Northern Mariana Islands'],
  ['US-PR', 'Puerto Rico'],
  ['US-VI', 'US Virgin Islands'],
  ['US-UM', 'US Minor Outlying Islands'],
  ['US-FM', 'Micronesia'],
  ['US-MH', 'Marshall Islands'],
  ['US-PW', 'Palau'],
  ['US-AA', 'Armed Forces Americas'],
  ['US-AE', 'Armed Forces Europe'],
  ['US-AP', 'Armed Forces Pacific'],
  ['US-DK', 'Dakota Territory'],
  ['US-OL', 'Orleans Territory'],
  ['US-PI', 'Philippine Islands'],
];

/** @type {Map<string, { name: string, source: string }>} */
const states = new Map();
for (const { code, name } of csv(ENGLISH))
  if (CODE.test(code)) states.set(code, { name: OWN_NAMES[code] ?? name.replace(/[\u00b2\u00b3\u00b9*]+$/, ''), source: 'cldr' });
for (const [code, name] of MORE) if (!states.has(code)) states.set(code, { name, source: 'usps, python-us' });

/** key in a country → code → how well @type {Map<string, Map<string, { name: string, strength: number, sources: Set<string> }>>} */
const found = new Map();

/** @param {string} code @param {string} name @param {string} source @param {number} strength */
function add(code, name, source, strength) {
  const key = placeKey(name);
  if (!key || key.length > 100) return;
  const id = `${code.slice(0, 2)} ${key}`;
  const owners = found.get(id) ?? new Map();
  found.set(id, owners);
  const entry = owners.get(code) ?? { name, strength: 0, sources: new Set() };
  owners.set(code, entry);
  if (!entry.sources.has(source)) entry.strength += strength;
  entry.sources.add(source);
}

/** Codes of other lists, which ISO replaced or never had, and what ISO has. */
const REPLACED = new Map(
  Object.entries({
    'IT-ABR': 'IT-65',
    'IT-BAS': 'IT-77',
    'IT-CAL': 'IT-78',
    'IT-CAM': 'IT-72',
    'IT-EMI': 'IT-45',
    'IT-FRI': 'IT-36',
    'IT-LAZ': 'IT-62',
    'IT-LIG': 'IT-42',
    'IT-LOM': 'IT-25',
    'IT-MAR': 'IT-57',
    'IT-MOL': 'IT-67',
    'IT-PIE': 'IT-21',
    'IT-PUG': 'IT-75',
    'IT-SAR': 'IT-88',
    'IT-SIC': 'IT-82',
    'IT-TOS': 'IT-52',
    'IT-TRE': 'IT-32',
    'IT-UMB': 'IT-55',
    'IT-VAL': 'IT-23',
    'IT-VEN': 'IT-34',
    'KZ-ALA': 'KZ-75',
    'KZ-AST': 'KZ-71',
    'KZ-SHY': 'KZ-79',
    'IN-OR': 'IN-OD',
    'IN-UL': 'IN-UK',
    'ZA-GT': 'ZA-GP',
    'ZA-NL': 'ZA-KZN',
    'BA-BRK': 'BA-BRC',
    'TW-TPQ': 'TW-NWT',
    'FR-GF': 'FR-973',
    'FR-RE': 'FR-974',
    'VN-48': 'VN-CT',
    'VN-60': 'VN-DN',
    'VN-62': 'VN-HP',
    'VN-64': 'VN-HN',
    'VN-65': 'VN-SG',
    'CN-71': 'CN-TW',
    'CN-91': 'CN-HK',
    'CN-92': 'CN-MO',
    'MY-LBN': 'MY-15',
  }),
);
const upper = (/** @type {string} */ id) => `${id.slice(0, 2).toUpperCase()}-${id.slice(2).toUpperCase()}`;
const aliases = JSON.parse(readFileSync(join(CORE, 'supplemental/aliases.json'), 'utf8')).supplemental.metadata.alias.subdivisionAlias;
for (const [id, { _replacement }] of Object.entries(aliases)) if (/^[a-z]{2}[a-z0-9]{1,3}$/.test(_replacement)) REPLACED.set(upper(id), upper(_replacement));

/** The code that ISO has for a code and name of another list; a code that is in no list is one of a country of today, or nothing. @param {string} code @param {string} name @param {string} source */
function know(code, name, source) {
  const replacement = REPLACED.get(code);
  if (replacement !== undefined && states.has(replacement)) return replacement;
  if (states.has(code)) return code;
  if (!CODE.test(code) || !name || standardizeCountry(code.slice(0, 2))?.status !== 'current') return '';
  const [same] = [...(found.get(`${code.slice(0, 2)} ${placeKey(name)}`)?.keys() ?? [])].filter((other) => current.has(other));
  if (same !== undefined) return same;
  states.set(code, { name, source });
  return code;
}

for (const [code, { name, source }] of states) add(code, name, source, current.has(code) ? 10 : 5);
for (const { country, code, kind, name } of csv(CODES)) {
  const own = code && know(`${country}-${code}`, name, 'opencage');
  if (own) add(own, name, 'opencage', kind === 'default' ? 4 : 3);
}
for (const { country, parent, key, name, latin, iso_id: id } of csv(ADDRESSES)) {
  const own = id && !parent && know(`${country}-${id}`, latin || name, 'libaddressinput');
  if (own) for (const text of [name, latin, key]) if (text && placeKey(text).length > 2) add(own, text, 'libaddressinput', 4);
}
for (const { code, kind, name } of csv(TERRITORIES)) {
  if (!CODE.test(code) || kind === 'full_name' || /[,@]|county|[0-9]/i.test(name)) continue;
  const bracket = name.indexOf('(');
  // "Kalifornien (SŠA)" says nothing that "Kalifornien" does not
  const short = bracket > 0 ? name.slice(0, bracket).trim() : name;
  const own = know(code, short, 'rigour');
  if (own && placeKey(short).length > 2) add(own, short, 'rigour', kind === 'names_weak' ? 1 : 3);
}

const rows = [];
const dropped = [];
for (const [id, owners] of found) {
  const key = id.slice(3);
  if (handMade.has(id)) continue;
  const [[code, best], second] = [...owners].sort(
    ([a, x], [b, y]) => y.strength - x.strength || Number(current.has(b)) - Number(current.has(a)) || (a < b ? 1 : -1),
  );
  if (second && second[1].strength === best.strength && current.has(second[0]) === current.has(code)) dropped.push(`${id}: ${code} ${second[0]}`);
  if (placeKey(states.get(code)?.name ?? '') === key) continue;
  rows.push([code, best.name, '*', 'name', '', [...best.sources].sort().join(', '), '']);
}
const byCode = (/** @type {string[]} */ a, /** @type {string[]} */ b) => (a[0] !== b[0] ? (a[0] < b[0] ? -1 : 1) : a[1] < b[1] ? -1 : 1);
write(
  'subdivisions.tsv',
  'code\tname\tstatus\tsource',
  [...states]
    .map(([code, { name, source }]) => [code, name, current.has(code) || MORE.slice(0, 12).some(([more]) => more === code) ? 'current' : 'other', source])
    .sort(byCode),
);
write('subdivision-names.tsv', 'canonical\talias\tscope\tclass\tambiguous\tsource\tnote', rows.sort(byCode));
console.error(`${states.size} subdivisions, ${rows.length} more names, ${dropped.length} of two`);
if (process.env.SHOW) console.log(dropped.join('\n'));

/** @param {string} file @param {string} head @param {string[][]} rows */
function write(file, head, rows) {
  writeFileSync(new URL(file, TABLES), `${[head, ...rows.map((row) => row.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t'))].join('\n')}\n`);
}
