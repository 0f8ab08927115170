// How well parseAddress takes labelled addresses apart: share of the labelled words that are given to their part.
//
//     NAMESAKE_CORPORA=folder node bench/address-parse.mjs [--misses 20]
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { parseAddress } from '../dist/key/index.js';

/** Parts that are one thing to a file's labels, and the labels of each. Labels of no group are left aside. */
const FILES = {
  'usaddress_labeled_components.csv': {
    category: () => 'address',
    groups: {
      recipient: ['Recipient', 'BuildingName', 'LandmarkName'],
      number: ['AddressNumberPrefix', 'AddressNumber', 'AddressNumberSuffix'],
      // (a third of the file has type and direction in the street's name)
      street: [
        'StreetNamePreModifier',
        'StreetNamePreDirectional',
        'StreetNamePreType',
        'StreetName',
        'StreetNamePostType',
        'StreetNamePostDirectional',
        'StreetNamePostModifier',
      ],
      unit: ['SubaddressType', 'SubaddressIdentifier', 'OccupancyType', 'OccupancyIdentifier'],
      box: ['USPSBoxType', 'USPSBoxID', 'USPSBoxGroupType', 'USPSBoxGroupID'],
      city: ['PlaceName'],
      state: ['StateName'],
      postcode: ['ZipCode'],
    },
  },
  'us_parse_address_components.csv': {
    category: () => 'address',
    groups: {
      number: ['number'],
      street: ['prefix', 'street', 'type', 'suffix'],
      unit: ['unit_type', 'unit'],
      city: ['city'],
      state: ['state'],
      postcode: ['zip'],
    },
  },
  'pelias_parser_components.csv': {
    category: () => 'global-address',
    groups: {
      recipient: ['venue'],
      number: ['housenumber'],
      street: ['street'],
      unit: ['unit_type', 'unit'],
      city: ['locality'],
      state: ['region'],
      postcode: ['postcode'],
      country: ['country'],
    },
  },
  'libpostal_parser_components.csv': {
    category: () => 'global-address',
    groups: {
      recipient: ['house'],
      number: ['house_number'],
      street: ['road'],
      unit: ['unit', 'level', 'staircase', 'entrance'],
      box: ['po_box'],
      city: ['suburb', 'city_district', 'city', 'island'],
      state: ['state_district', 'state', 'country_region'],
      postcode: ['postcode'],
      country: ['country'],
    },
  },
};
/** Our parts, by group. */
const PARTS = {
  recipient: ['venue', 'building'],
  number: ['number', 'numberTail'],
  street: ['street', 'streetType', 'direction'],
  unit: ['designator', 'unit', 'level', 'building'],
  box: ['designator', 'box'],
  city: ['city'],
  state: ['state'],
  postcode: ['postcode', 'postcodeTail'],
  country: ['country'],
};

/** Parts that a file's labels put elsewhere than we do: where it has no label of its own for them, or its labels take two of our parts together. */
const ALSO = {
  // has no label for boxes
  'us_parse_address_components.csv': { unit: ({ part }) => part === 'box' },
  // "8/437 St Kilda Road" and "Beethovenova 641/9" are one label, and two parts here: the unit behind or in front of a slash
  'pelias_parser_components.csv': { number: ({ part, start, end }, value) => part === 'unit' && (value[start - 1] === '/' || value[end] === '/') },
};

/** A file of tests gives the usual short form of what stands in the address. */
const STANDARD = new Map(
  Object.entries({
    highway: 'hwy',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    street: 'st',
    avenue: 'ave',
    road: 'rd',
    drive: 'dr',
    common: 'cmn',
    commons: 'cmns',
    crossroad: 'xrd',
    crossroads: 'xrds',
    falls: 'fls',
  }),
);

const { values: options } = parseArgs({ options: { misses: { type: 'string', default: '0' } } });
const corpora = process.env.NAMESAKE_CORPORA;
if (corpora === undefined) throw new Error('NAMESAKE_CORPORA names no folder');
console.log('| file | addresses | words | right | all words right |\n|---|---|---|---|---|');
for (const [file, { category, groups }] of Object.entries(FILES)) {
  const path = join(corpora, 'address', file);
  if (existsSync(path)) report(file, parse(readFileSync(path), { columns: true, relax_column_count: true }), category, groups);
}

function report(file, rows, category, groups) {
  const counts = new Map(Object.keys(groups).map((group) => [group, { words: 0, right: 0 }]));
  const misses = [];
  let whole = 0;
  for (const row of rows) {
    const found = parseAddress(row.value, { category: category(row) });
    const missed = [];
    for (const [group, labels] of Object.entries(groups)) {
      const also = ALSO[file]?.[group];
      const have = found.filter((component) => PARTS[group].includes(component.part) || also?.(component, row.value)).flatMap(({ text }) => wordsOf(text));
      const count = counts.get(group);
      for (const word of labels.flatMap((label) => wordsOf(row[label] ?? ''))) {
        count.words++;
        const at = have.findIndex((one) => one === word || STANDARD.get(one) === word);
        if (at < 0) missed.push(`${word}: ${group}`);
        else {
          have.splice(at, 1);
          count.right++;
        }
      }
    }
    if (missed.length === 0) whole++;
    else misses.push(`${row.value}\n     ${missed.join(', ')}\n     ${found.map(({ part, text }) => `${part} "${text}"`).join(' ')}`);
  }
  const all = [...counts.values()].reduce((sum, { words, right }) => ({ words: sum.words + words, right: sum.right + right }), { words: 0, right: 0 });
  const share = ({ words, right }) => (words === 0 ? '' : `${((100 * right) / words).toFixed(1)} %`);
  console.log(`| ${file} | ${rows.length} | ${all.words} | ${share(all)} | ${((100 * whole) / rows.length).toFixed(1)} % |`);
  for (const [group, count] of counts) if (count.words > 0) console.log(`| — ${group} | | ${count.words} | ${share(count)} | |`);
  const most = Math.min(Number(options.misses), misses.length);
  // spread over the file
  if (most > 0) for (let i = 0; i < most; i++) console.error(misses[Math.floor((i * misses.length) / most)]);
}

function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
