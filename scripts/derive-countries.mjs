// Derives src/lexicon/tables/place/{countries,currencies,country-names,country-lookalikes}.tsv. What is our own choice is at the top; what was written by hand is country-aliases.tsv.
//
//   node scripts/derive-countries.mjs LOCALENAMES CORE NUMBERS CODES NAMES TERRITORIES CITIES SUBDIVISIONS
//
// LOCALENAMES, CORE, NUMBERS: the folders of the npm packages cldr-localenames-full, cldr-core and cldr-numbers-full (Unicode-3.0); LOCALENAMES
// may be several with commas between, the newest first (48.2, 47, 46.1, 44.1, 40, 36, 35.1, 31.0.1, 29): names that were changed are still written.
// CODES: datasets/country-codes (PDDL). NAMES: iso2,lang,name of i18n-iso-countries (MIT). TERRITORIES: code,kind,name of opensanctions/rigour (MIT).
// CITIES: geonameid,name,ascii,country,… of GeoNames; names of cities are no names of countries. SUBDIVISIONS: code,name of ISO 3166-2 in CLDR.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { TypoIndex } from '../dist/standardize/typo-index.js';
import { osaDistance } from '../dist/similarity/index.js';
import { placeKey } from '../dist/text/place-key.js';

const [LOCALENAMES, CORE, NUMBERS, CODES, NAMES, TERRITORIES, CITIES, SUBDIVISIONS] = process.argv.slice(2);
if (!SUBDIVISIONS) throw new Error('eight paths are needed; see the head of this file');
const TABLES = new URL('../src/lexicon/tables/', import.meta.url);

/** Names in English that differ from CLDR's, which are made for narrow columns. */
const OWN_NAMES = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  UM: 'United States Minor Outlying Islands',
  VI: 'United States Virgin Islands',
  VC: 'Saint Vincent and the Grenadines',
  TR: 'Türkiye',
  CI: "Côte d'Ivoire",
};
/** Areas that the list lacks. */
const CALLING = { PR: '1 787,1 939' };
/** Codes that ISO reserves or leaves to users, with what they stand for: not countries of their own, but answered with a status that says so. */
const RESERVED = ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA', 'XK'];
const ALPHA3 = { XK: 'XKX', AC: 'ASC', TA: 'TAA', DG: 'DGA', CP: 'CPT', CQ: 'CRQ', EA: '', IC: '' };
const RESERVED_FACTS = {
  AC: ['247', '.ac', 'Georgetown'],
  TA: ['290', '', 'Edinburgh of the Seven Seas'],
  XK: ['383', '', 'Pristina'],
  IC: ['34', '', ''],
  EA: ['34', '', ''],
  DG: ['246', '', ''],
  CQ: ['44', '', ''],
  CP: ['', '', ''],
};
const RESERVED_REGION = {
  AC: ['Africa', 'Sub-Saharan Africa'],
  TA: ['Africa', 'Sub-Saharan Africa'],
  XK: ['Europe', 'Southern Europe'],
  IC: ['Africa', 'Northern Africa'],
  EA: ['Africa', 'Northern Africa'],
  DG: ['Africa', 'Sub-Saharan Africa'],
  CQ: ['Europe', 'Northern Europe'],
  CP: ['Americas', 'Latin America and the Caribbean'],
};
/** Withdrawn codes of ISO 3166-3 without one successor: alpha-2, alpha-3, numeric, name. */
const FORMER = [
  ['AN', 'ANT', '530', 'Netherlands Antilles', 'Americas', 'Latin America and the Caribbean', 'CSXX'],
  ['DD', 'DDR', '278', 'East Germany', 'Europe', 'Western Europe', 'DD'],
  ['SU', 'SUN', '810', 'Soviet Union', 'Europe', 'Eastern Europe', 'SUHH'],
  ['YU', 'YUG', '891', 'Yugoslavia', 'Europe', 'Southern Europe', 'YUCS'],
  ['CS', 'SCG', '891', 'Serbia and Montenegro', 'Europe', 'Southern Europe', 'CSXX'],
  ['CSHH', 'CSK', '200', 'Czechoslovakia', 'Europe', 'Eastern Europe', 'CSHH'],
];
/** Names in some language that are read as something else: a town, a word. */
const NOT_NAMES = new Set('columbia man malt'.split(' '));
const ENGLISH_PEOPLES = new Set(
  'emirati iraqi irani omani kuwaiti yemeni israeli pakistani qatari bahraini azerbaijani bangladeshi afghanistani tajikistani kazakhstani uzbekistani turkmenistani'.split(
    ' ',
  ),
);
/** Words one letter from a country that none of the lists has: regions of the world and of history, peoples, foods. */
const OTHER_WORDS =
  'siberia slavonia austrasia columbia somali romani child chilly chilli tonka iberia hibernia caledonia melanesia polynesia oceania armorica moravia galatia persians argentine slovene'.split(
    ' ',
  );
/** Codes of sport that are also words, months or short names. */
const WORDS = new Set('MAY MAD SIN BAR BAN CAM PAR TAN FAR BUR SAM VAN VIE INA SOL CAY LES MON CHA LIB LAT HEL SAH NIG VIN'.split(' '));
/** Languages whose names are taken even where they are short or also mean something else. */
const MAJOR = new Set('en fr de it es pt nl el tr sv vi id ja zh ar ko th pl cs da nb fi hu ro sk hr ru uk'.split(' '));
/** Languages whose names are also read with a letter wrong. */
const TYPED = new Set('en fr de it es pt nl el tr sv vi id ru ar pl'.split(' '));

const csv = (/** @type {string} */ file) => parse(readFileSync(file, 'utf8'), { columns: true, relax_quotes: true, bom: true });
const json = (/** @type {string[]} */ ...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const isLatin = (/** @type {string} */ key) => /^[a-z0-9&+ ]+$/.test(key);

// --- the countries ---

const english = json(LOCALENAMES.split(',')[0], 'main/en/territories.json').main.en.localeDisplayNames.territories;
const codes = csv(CODES);
const money = json(CORE, 'supplemental/currencyData.json').supplemental.currencyData.region;
const plain = (/** @type {string} */ name) =>
  name
    .replace(/&/g, 'and')
    .replace(/\bSt\. /g, 'Saint ')
    .replace(/’/g, "'")
    .replace(/U\.S\./g, 'United States');
const clean = (/** @type {string} */ cell) => cell.replace(/\u00a0/g, '').trim();

/** Today's money, that which came last first. */
function currencyOf(code) {
  const now = (money[code] ?? []).flatMap((entry) => Object.entries(entry)).filter(([, { _to, _tender }]) => (!_to || _to > '2026-11') && _tender !== 'false');
  return now
    .map(([currency, { _from = '' }]) => [_from, currency])
    .sort()
    .reverse()
    .map(([, currency]) => currency);
}

const countries = [];
for (const row of codes) {
  const iso2 = row['ISO3166-1-Alpha-2'];
  if (!/^[A-Z]{2}$/.test(iso2)) continue;
  countries.push({
    iso2,
    iso3: row['ISO3166-1-Alpha-3'],
    numeric: row['ISO3166-1-numeric'].padStart(3, '0'),
    name: OWN_NAMES[iso2] ?? plain(english[iso2]),
    status: 'current',
    currencies: currencyOf(iso2),
    calling: CALLING[iso2] ?? clean(row.Dial).replace(/ n$/, '').replace(/-/g, ' '),
    tld: clean(row.TLD),
    capital: clean(row.Capital),
    region: clean(row['Region Name']) || (iso2 === 'TW' ? 'Asia' : ''),
    subregion: clean(row['Sub-region Name']) || (iso2 === 'TW' ? 'Eastern Asia' : ''),
    source: 'country-codes, cldr',
  });
}
for (const iso2 of RESERVED) {
  const [calling, tld, capital] = RESERVED_FACTS[iso2];
  const [region, subregion] = RESERVED_REGION[iso2];
  countries.push({
    iso2,
    iso3: ALPHA3[iso2],
    numeric: '',
    name: plain(english[iso2]),
    status: 'reserved',
    currencies: currencyOf(iso2),
    calling,
    tld,
    capital,
    region,
    subregion,
    source: 'cldr',
  });
}
for (const [iso2, iso3, numeric, name, region, subregion] of FORMER)
  countries.push({ iso2, iso3, numeric, name, status: 'former', currencies: [], calling: '', tld: '', capital: '', region, subregion, source: 'iso-3166-3' });
const known = new Set(countries.map(({ iso2 }) => iso2));

const names = json(NUMBERS, 'main/en/currencies.json').main.en.numbers.currencies;
const currencies = [...new Set(countries.flatMap((country) => country.currencies))].sort();
write(
  'currencies.tsv',
  'code\tname\tsymbol\tsource',
  currencies.map((code) => [code, names[code].displayName, names[code]['symbol-alt-narrow'] ?? names[code].symbol, 'cldr']),
);
write(
  'countries.tsv',
  'iso2\tiso3\tnumeric\tname\tstatus\tcurrencies\tcalling\ttld\tcapital\tregion\tsubregion\tsource',
  countries
    .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1))
    .map((c) => [c.iso2, c.iso3, c.numeric, c.name, c.status, c.currencies.join(','), c.calling, c.tld, c.capital, c.region, c.subregion, c.source]),
);

// --- their names ---

/** What a name in a small language must not be: a city, a state, a person's name, a word. */
const taken = new Set();
const territories = csv(TERRITORIES);
for (const { name, ascii, alternate_names: alternates } of csv(CITIES)) {
  for (const text of [name, ascii]) taken.add(placeKey(text));
  for (const text of alternates.split('|')) if (!isLatin(placeKey(text))) taken.add(placeKey(text));
}
for (const { code, name } of territories) if (code.includes('-') && !code.startsWith('SH-')) taken.add(placeKey(name));
for (const [file, least] of [
  ['individual/given-frequency', 20],
  ['individual/surname-frequency', 10],
  ['company/word-frequency', 5],
])
  for (const line of readFileSync(new URL(`${file}.tsv`, TABLES), 'utf8')
    .split('\n')
    .slice(1)) {
    const [word, perMillion] = line.split('\t');
    if (Number(perMillion) >= Number(least)) taken.add(word);
  }

/** key → country → where it is from @type {Map<string, Map<string, { name: string, languages: Set<string>, sources: Set<string>, strength: number, official: boolean }>>} */
const found = new Map();

/** @param {string} code @param {string} name @param {string} language @param {string} source @param {number} strength @param {boolean} [official] */
function add(code, name, language, source, strength, official = false) {
  const key = placeKey(name);
  if (!key || !known.has(code) || key.length > 100) return;
  const owners = found.get(key) ?? new Map();
  found.set(key, owners);
  const entry = owners.get(code) ?? { name, languages: new Set(), sources: new Set(), strength: 0, official: true };
  owners.set(code, entry);
  entry.languages.add(language);
  entry.sources.add(source);
  entry.strength += strength;
  entry.official &&= official;
}

/**
 * Initials by the countries and languages: three capitals (ABD, SUA, АҚШ), for two are too many things; two letters of a script that few languages write.
 * @type {Map<string, Map<string, Set<string>>>}
 */
const short = new Map();
/** @param {string} code @param {string} name @param {string} language */
function initials(code, name, language) {
  const letters = [...name.replace(/[\P{L}]/gu, '')];
  const usual = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);
  if (!known.has(code) || name.includes('\\') || letters.length < (usual ? 3 : 2) || (usual && !/^\p{Lu}+$/u.test(name))) return;
  const owners = short.get(name) ?? new Map();
  short.set(name, owners.set(code, (owners.get(code) ?? new Set()).add(language)));
}

for (const [folder, locale] of LOCALENAMES.split(',').flatMap((folder) => readdirSync(join(folder, 'main')).map((locale) => [folder, locale]))) {
  let names;
  try {
    names = json(folder, 'main', locale, 'territories.json').main[locale].localeDisplayNames.territories;
  } catch {
    continue;
  }
  const language = locale.split('-')[0];
  for (const [id, name] of Object.entries(names)) {
    const [code, alt] = id.split('-alt-');
    if (name === code) continue;
    if (alt === 'short' && placeKey(name).length < 4) initials(code, name, language);
    else add(code, name, language, 'cldr', MAJOR.has(language) ? 3 : 1);
  }
}
for (const { iso2, lang, name } of csv(NAMES)) add(iso2, name, lang, 'i18n-iso-countries', MAJOR.has(lang) ? 3 : 1);
for (const row of codes) {
  const code = row['ISO3166-1-Alpha-2'];
  for (const [column, name] of Object.entries(row)) {
    const language =
      /official_name_(..)/.exec(column)?.[1] ??
      { English: 'en', French: 'fr', Spanish: 'es', Russian: 'ru', Chinese: 'zh', Arabic: 'ar' }[/^UNTERM (\w+)/.exec(column)?.[1] ?? ''];
    if (!language || !clean(name)) continue;
    // "le Canada", "the Bahamas": articles are the reader's business
    for (const part of clean(name).split(/ ?[[\]] ?/))
      if (part) add(code, part, language === 'cn' ? 'zh' : language, 'country-codes', 3, column.includes('Formal'));
  }
}
/** Names of regions, towns and peoples, which the lists have among those of countries. */
const refused = new Set();
/** @type {Map<string, Set<string>>} */
const countryWords = new Map();
const englishNames = new Set([...Object.values(english), ...countries.map(({ name }) => name)].map(placeKey));
const FORMER_CODE = { CSHH: 'CSHH', CSXX: 'CS', SUHH: 'SU', YUCS: 'YU', ZR: 'CD' };
for (const { code: id, kind, name } of territories) {
  const code = FORMER_CODE[id] ?? id;
  if (id.includes('-') || /[0-9,@]/.test(name) || /\b(citizen|county|house|subject|english|member|embassy|british|colonies|city)\b/i.test(name)) continue;
  if (kind === 'names_weak') {
    const key = placeKey(name);
    if (found.get(key)?.has(code)) add(code, name, '*', 'rigour', 1);
    else if (!taken.has(key) && (!isLatin(key) || namesCountry(key, code))) add(code, name, '*', 'rigour', 0.5);
    else refused.add(key);
  } else add(code, name, 'en', 'rigour', 2, kind === 'full_name');
}

/**
 * Whether a name that only one list has is a name of the country ("Republic of Armenia", "Tysklandi"), not of a region or the people of it (Sicily, Sri Lankan, bc canada).
 * @param {string} key @param {string} code
 */
function namesCountry(key, code) {
  const words = key.split(' ');
  if (words[0] === 'orileede') return true; // "country" in Yoruba
  if (
    /(an|ish|ese|er|ic|ers|ans|ois|ais|oise|ite|man|woman|men)$/.test(key) ||
    /\b(province|oblast|region|district|city|town|northern|southern|bc|protectorate|unitary|cypriot|turkish|congolese|state of mexico)\b/.test(key)
  )
    return false;
  const own = wordsOf(code);
  if (words.length > 1) {
    if (words.some((word) => word.length < 2)) return false;
    const usual = new Set(
      'republic kingdom state union the of and islands island democratic people peoples federal socialist republica republik ostrva west east north south saint st'.split(
        ' ',
      ),
    );
    const beginnings = new Set([...own].filter((word) => word.length > 4).map((word) => word.slice(0, 5)));
    return words.some(
      (word) => !usual.has(word) && !someoneElses(word, code) && ((word.length > 3 && own.has(word)) || (word.length > 4 && beginnings.has(word.slice(0, 5)))),
    );
  }
  // what is of a place in English (Tel Avivi); "Danmarki" is Danmark in the grammar of another language
  if (key.length < 6 || (key.endsWith('i') && englishNames.has(key.slice(0, -1)))) return false;
  return [...own].some((word) => word.length > 5 && word.slice(0, 2) === key.slice(0, 2) && osaDistance(word, key) <= 2);
}

/** A word that names another country more than this one ("guinea"). @param {string} word @param {string} code */
function someoneElses(word, code) {
  return [...(found.get(word)?.keys() ?? [])].some((other) => other !== code);
}

/** The words of the names that the other lists have for a country. @param {string} code */
function wordsOf(code) {
  let words = countryWords.get(code);
  if (!words) {
    words = new Set(
      [...found].filter(([, owners]) => owners.has(code) && owners.get(code).sources.size + owners.get(code).strength > 1.5).flatMap(([key]) => key.split(' ')),
    );
    countryWords.set(code, words);
  }
  return words;
}

const byHand = new Map();
for (const line of readFileSync(new URL('place/country-aliases.tsv', TABLES), 'utf8').split('\n').slice(1)) {
  const [code, alias] = line.split('\t');
  if (alias) byHand.set(placeKey(alias), code);
}
for (const { name, iso2, status } of countries) if (status !== 'former' || !byHand.has(placeKey(name))) byHand.set(placeKey(name), iso2);

const rows = [];
const dropped = [];
for (const [key, owners] of found) {
  // "Omani" is Oman in some language, and what is of Oman in English
  if (byHand.has(key) || NOT_NAMES.has(key) || ENGLISH_PEOPLES.has(key) || (/n$/.test(key) && byHand.has(key.slice(0, -1)))) continue;
  const [[code, best], second] = [...owners].sort(([, a], [, b]) => b.strength - a.strength);
  const { languages, sources, strength, official, name } = best;
  const major = [...languages].some((language) => MAJOR.has(language)) && strength >= 2;
  const letters = key.replaceAll(' ', '');
  if (second && second[1].strength * 3 > strength) dropped.push(`two countries: ${key} ${code} ${second[0]}`);
  else if (isLatin(key) && (letters.length < 3 || (letters.length < 4 && !(major && sources.has('cldr'))))) dropped.push(`short: ${key} ${code}`);
  else if (!major && taken.has(key) && (isLatin(key) || strength < 1)) dropped.push(`also something else: ${key} ${code}`);
  else if (isLatin(key) && strength < 1 && !key.includes(' ') && letters.length < 5) dropped.push(`weak and short: ${key} ${code}`);
  else {
    const typed = [...languages].some((language) => TYPED.has(language)) && letters.length >= 5;
    const scope =
      languages.has('*') && languages.size === 1
        ? ['*']
        : [...languages].filter((l) => /^[a-z]{2,3}$/.test(l)).sort((a, b) => Number(MAJOR.has(b)) - Number(MAJOR.has(a)) || (a < b ? -1 : 1));
    rows.push([code, name, scope.slice(0, 4).join(','), official ? 'official' : 'name', typed ? '' : 'exact', [...sources].sort().join(', '), '']);
  }
}
// codes of football and of the Olympic Games, where they are no ISO code of another country
const iso3 = new Map(countries.map((country) => [country.iso3, country.iso2]));
const sport = new Map();
for (const row of codes)
  for (const column of ['FIFA', 'IOC']) {
    const code = clean(row[column]);
    const iso2 = row['ISO3166-1-Alpha-2'];
    if (!/^[A-Z]{3}$/.test(code) || iso3.has(code) || byHand.has(placeKey(code)) || WORDS.has(code)) continue;
    sport.set(
      code,
      sport.has(code) && sport.get(code)[0] !== iso2 ? ['', ''] : [iso2, [sport.get(code)?.[1], column.toLowerCase()].filter(Boolean).join(', ')],
    );
  }
for (const [code, [iso2, source]] of sport) if (iso2) rows.push([iso2, code, '*', 'code', 'exact', source, '']);
for (const [name, owners] of short) {
  const [[code, languages]] = owners;
  if (owners.size > 1 || iso3.has(name) || sport.has(name) || WORDS.has(name) || byHand.has(placeKey(name)) || found.has(placeKey(name))) continue;
  rows.push([code, name, [...languages].slice(0, 4).join(','), isLatin(placeKey(name)) ? 'code' : 'abbreviation', 'exact', 'cldr', '']);
}
rows.sort((a, b) => (a[0] !== b[0] ? (a[0] < b[0] ? -1 : 1) : a[1] < b[1] ? -1 : 1));
write('country-names.tsv', 'canonical\talias\tscope\tclass\tambiguous\tsource\tnote', rows);

// words one letter from a name, which are words of their own: Angela is no Angola with a letter wrong
const typed = new TypoIndex(
  [...[...byHand.keys()], ...rows.filter(([, , , , exact]) => exact === '').map(([, alias]) => placeKey(alias))].map((key) => [key.replaceAll(' ', ''), 0]),
);
const names2 = new Set([...byHand.keys(), ...rows.map(([, alias]) => placeKey(alias))]);
/** @type {Map<string, string>} */
const lookalikes = new Map();
/** @param {string} word @param {string} source */
function lookalike(word, source) {
  if (!lookalikes.has(word) && !names2.has(word) && isLatin(word) && typed.find(word.replaceAll(' ', '')).length > 0) lookalikes.set(word, source);
}
for (const [file, least] of [
  ['individual/given-frequency', 5],
  ['individual/surname-frequency', 5],
  ['company/word-frequency', 2],
])
  for (const line of readFileSync(new URL(`${file}.tsv`, TABLES), 'utf8')
    .split('\n')
    .slice(1)) {
    const [word, perMillion] = line.split('\t');
    if (word && Number(perMillion) >= Number(least)) lookalike(word, file);
  }
for (const { name, ascii } of csv(CITIES)) for (const text of [name, ascii]) lookalike(placeKey(text), 'geonames');
for (const { name } of csv(SUBDIVISIONS)) lookalike(placeKey(name), 'cldr');
for (const key of refused) if (/(an|ans|ish|ese|ic)$/.test(key)) lookalike(key, 'rigour');
for (const { name } of countries) for (const ending of ['n', 'i', 'an']) lookalike(placeKey(name) + ending, 'general-usage');
for (const word of OTHER_WORDS) lookalike(word, 'general-usage');
write(
  'country-lookalikes.tsv',
  'word\tsource',
  [...lookalikes].sort(([a], [b]) => (a < b ? -1 : 1)),
);

if (process.env.SHOW) console.log(dropped.join('\n'));
console.error(`${countries.length} countries, ${rows.length} names; ${dropped.length} names left out (SHOW=1 lists them)`);

/** @param {string} file @param {string} head @param {string[][]} rows */
function write(file, head, rows) {
  writeFileSync(new URL(`place/${file}`, TABLES), `${[head, ...rows.map((row) => row.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t'))].join('\n')}\n`);
}
