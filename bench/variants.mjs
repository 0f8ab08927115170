// Values of the labelled files beside themselves, written otherwise: how many of them are missed by the score of the pair, and, where one thing about them is another, how many are not
// told apart; and values that are two and not a match, both written otherwise, how many are one then. It shows kinds of writing that nothing is known of; what a kind is worth, labelled pairs say.
// Usage: NAMESAKE_CORPORA=<folder> node bench/variants.mjs [--category NAME] [--show N]   (after a build; --show: so many of the worst pairs of each kind)
import { parseArgs } from 'node:util';
import { keys } from '../dist/key/index.js';
import { defaultThreshold, matchScore } from '../dist/link/index.js';
import { readCorpus, readRegistry } from './quality/corpora.mjs';
import { markdown } from './quality/table.mjs';
import { Random } from './speed/random.mjs';

/** @typedef {(value: string) => string | readonly [string, string] | null} Variant   what a value is written as, or two of them; null: it has nothing of the kind */
const VALUES = 1500;
const PAIRS = 300;
const SEED = 11;

/** @type {(pattern: RegExp, to: string | ((...found: string[]) => string)) => Variant} */
const replaced = (pattern, to) => (value) => (pattern.test(value) ? value.replace(pattern, /** @type {string} */ (to)) : null);
/** @type {(left: string, right: string) => Variant} */
const both = (left, right) => (value) => [value + left, value + right];
/** @type {(behind: string) => Variant} */
const behind = (text) => (value) => value + text;
/** @type {(front: string) => Variant} */
const front = (text) => (value) => text + value;
/** @type {(make: (given: string, surname: string) => string | readonly [string, string]) => Variant} */
const ofTwo = (make) => (value) => {
  const [given, surname, ...rest] = value.split(' ');
  return surname === undefined || rest.length > 0 || value.includes(',') ? null : make(given, surname);
};

/** @type {(make: (given: string, middle: string, surname: string) => string) => Variant} */
const ofThree = (make) => (value) => {
  const [given, middle, surname, ...rest] = value.split(' ');
  if (surname === undefined || rest.length > 0 || !/^[A-Z]\p{Ll}/u.test(given) || !/^[A-Z]\p{Ll}/u.test(middle) || !/^[A-Z]\p{Ll}+$/u.test(surname))
    return null;
  return make(given, middle, surname);
};

/** @type {Record<string, Variant>} */
const EVERYWHERE = {
  'capital letters': (value) => value.toUpperCase(),
  'no marks on letters': (value) =>
    value
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  'letters lost to "?"': replaced(/[\u00c0-\u024f]/g, '?'),
  'bytes lost to "??"': replaced(/[\u00c0-\u024f]/g, '??'),
  'letters lost to U+FFFD': replaced(/[\u00c0-\u024f]/g, '\ufffd'),
  'letters dropped': replaced(/[\u00c0-\u024f]/g, ''),
  'dashes lost to "?"': replaced(/ [-\u2013] /g, ' ? '),
  'blanks that do not break': replaced(/ /g, '\u00a0'),
  'curly apostrophes': replaced(/'/g, '\u2019'),
  quotes: (value) => `"${value}"`,
  'escapes of programs': replaced(/[\u00c0-\u024f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`),
  'escapes of addresses': (value) => encodeURIComponent(value),
  'a number of a list': front('1. '),
};
/** @type {Record<string, { one: Record<string, Variant>, other: Record<string, Variant> }>} */
const VARIANTS = {
  company: {
    one: {
      'no signs': replaced(/[^\p{L}\p{N}& ]+/gu, ' '),
      'The in front': front('The '),
      'no legal form': replaced(/[ ,]+(inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|gmbh|ag|sa|bv|nv)\.?$/i, ''),
      'a number and a dash': front('10023 - '),
      'a number and a colon': front('10023: '),
      'a number in brackets behind': behind(' (10023)'),
      'a telephone number': behind(' (312) 555-0199'),
      'an address behind a comma': behind(', 12 Main Street, Springfield, IL 62701'),
      'an address without commas': behind(' 4521 W Oak Ave Ste 200 Chicago IL 60601'),
      'an address of Germany': behind(' Hauptstrasse 12 10115 Berlin Germany'),
      'an address of Italy': behind(' Via Roma 12 00144 Roma'),
      'a postcode and a town': behind(' 75009 Paris'),
      'a town, a state and a ZIP': behind(', Springfield, IL 62701'),
      'a postcode of Great Britain': behind(' SW1A 1AA London'),
      'a trade mark': behind(' (R)'),
      'a country in brackets': behind(' (USA)'),
      'of whom it asks': behind(' - Accounts Payable'),
      'how it stands': behind(' (CLOSED)'),
      'how it stands, behind a dash': behind(' - Defunct'),
      'its party in a contract': front('Borrower: '),
      'a label': front('Company Name: '),
      'those that are its own': behind(' and its subsidiaries'),
      'whose it is': behind(', an Alder company'),
      'a code of an exchange': behind(' (NASDAQ: ALDR)'),
      'since when it is': behind(' since 1985'),
      'where on the web': behind(' www.alder.com'),
      'an address of e-mail': behind(' info@alder.com'),
      'another name in front': front('Zorblat Ventures dba '),
      'another name in front, and a kind behind': (value) => `Zorblat Ventures dba ${value} Group`,
      "no 's": replaced(/'s\b/gi, ''),
      'hyphens left out': replaced(/(?<=\w)-(?=\w)/g, ''),
      'cut off at 30 letters': (value) => (value.length > 34 ? value.slice(0, 30) : null),
      'a letter left out': (value) => (value.length > 12 ? value.slice(0, -4) + value.slice(-3) : null),
    },
    other: {
      'another number': replaced(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      'another direction': replaced(/\b(?:north|south)\b/i, (word) => (word.toLowerCase() === 'north' ? 'South' : 'North')),
      'another first word': (value) => (value.split(' ').length > 2 ? value.replace(/^\S+/, 'Zorblat') : null),
      'another Roman numeral': replaced(/\bII\b/, 'III'),
      'its pension fund': behind(' Pension Scheme'),
      'its women': behind(' Ladies'),
      'its foundation, behind the legal form': replaced(/\b(?:Ltd|Limited|Inc|LLC|GmbH|PLC)\.?$/i, (form) => `${form} Foundation`),
      'another fund': both(' Fund I', ' Fund II'),
    },
  },
  individual: {
    one: {
      'surname first': ofTwo((given, surname) => `${surname}, ${given}`),
      'surname first, no comma': ofTwo((given, surname) => `${surname} ${given}`),
      'an initial': ofTwo((given, surname) => `${given[0]}. ${surname}`),
      'a middle initial': ofTwo((given, surname) => `${given} Q. ${surname}`),
      'a title': front('Dr. '),
      'a degree': behind(', PhD'),
      'a degree with dots': behind(', Ph.D.'),
      'a degree with dots, no comma': behind(' M.Eng.'),
      'initials together': ofThree((given, middle, surname) => `${surname} ${given[0]}${middle[0]}`),
      'initials together in front': ofThree((given, middle, surname) => `${given[0]}${middle[0]} ${surname}`),
      'a number and a dash': front('10023 - '),
      'a number in brackets behind': behind(' (10023)'),
      'a telephone number': behind(' (312) 555-0199'),
      'a label': front('Full Name: '),
      'an address of e-mail': behind(' <jane@alder.com>'),
      'others besides': behind(' et al.'),
      'where somebody belongs': behind(', Alder Corporation'),
      'where somebody belongs, in brackets': behind(' (Alder Inc.)'),
      'where somebody lives': behind(', 12 Main Street, Springfield'),
      'double names without hyphens': replaced(/(?<=\w)-(?=\w)/g, ' '),
      'Mc apart': replaced(/\bMc(?=[A-Z])/, 'Mc '),
      'a letter left out': (value) => (value.length > 9 ? value.slice(0, -3) + value.slice(-2) : null),
    },
    other: {
      'another given name': ofTwo((_, surname) => `Marvin ${surname}`),
      'another surname': ofTwo((given) => `${given} Featherstone`),
      'another middle initial': replaced(/^(\S+) ([A-PR-Z])\.? (\S+)$/, '$1 Q. $3'),
      'the father': replaced(/ Jr\.?$/, ' Sr.'),
      'the grandson': (value) => (/\b(?:Jr|Sr|II|III|IV)\b/i.test(value) ? null : [`${value} Jr.`, `${value} III`]),
      'another initial': ofTwo((_, surname) => [`J. ${surname}`, `K. ${surname}`]),
      'a brother or sister': ofTwo((_, surname) => [`Patrick ${surname}`, `Patricia ${surname}`]),
    },
  },
  address: {
    one: {
      'no commas': replaced(/,/g, ''),
      'lines for commas': replaced(/, /g, '\n'),
      'no ZIP': replaced(/,? \d{5}(?:-\d{4})?$/, ''),
      'a country': replaced(/(?<=\d{5})$/, ', USA'),
      'types in short': replaced(
        /\b(?:Street|Avenue|Road|Drive|Point|Hill|Valley|Creek)\b/g,
        (type) =>
          /** @type {Record<string, string>} */ ({
            Street: 'St',
            Avenue: 'Ave',
            Road: 'Rd',
            Drive: 'Dr',
            Point: 'Pt',
            Hill: 'Hl',
            Valley: 'Vly',
            Creek: 'Crk',
          })[type],
      ),
      'a firm in front': front('Alder Corporation, '),
      'a telephone number': behind(' (312) 555-0199'),
      'a telephone number of elsewhere': behind(', +44 20 7946 0018'),
      'a label': front('Mailing Address: '),
      coordinates: behind(' (41.878113, -87.629799)'),
      'a remark': behind(' (HQ)'),
      'an address of e-mail': behind(' info@alder.com'),
      'what is near': behind(', opposite City Mall'),
      'a storey in front': front('2nd Floor, '),
      'a suite by its sign': replaced(/\b(?:Suite|Ste) /, '#'),
      'a storey of a building in front': replaced(/^(?=\d+ )/, 'The Alder Galleria Level 2, '),
      'no type': replaced(/^(\d+ .*?) (?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd)\b\.?/, '$1'),
    },
    other: {
      'another house': replaced(/^\d+/, (number) => String(Number(number) + 2)),
      'another number, whatever it is': replaced(/(?<=\D)\d{1,3}(?=\D)(?!\d*,? ?[A-Z]{2}\b)/, (digits) => String(Number(digits) + 11)),
      'another unit': replaced(/(?<=(?:Suite|Ste|Apt|Unit|Room) )\d+/, (number) => String(Number(number) + 1)),
      'another street': replaced(/(?<=^\d+ )\p{Lu}\p{Ll}{3,}(?= (?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Blvd|Ln|Lane)\b)/u, 'Alderney'),
      'another flat by its letter': (value) => (/^\d+ [\p{L} ]+$/u.test(value) ? [`${value} #2A`, `${value} #2B`] : null),
      'another ZIP': replaced(/\d{5}$/, (zip) => String(10_000 + ((Number(zip) * 7) % 80_000))),
      'another numbered street': replaced(/\b(\d+)(?:st|nd|rd|th)(?= (?:St|Street|Ave|Avenue)\b)/i, (_, number) => `${Number(number) + 2}th`),
    },
  },
  product: {
    one: {
      'no signs': replaced(/[^\p{L}\p{N}. ]+/gu, ' '),
      'no hyphens': replaced(/-/g, ''),
      'units apart': replaced(/(?<=\d)(?=(?:GB|MB|TB|mm|cm|ml|oz|MP|GHz)\b)/g, ' '),
      'inches by their sign': replaced(/(?<=\d) ?-?inch(?:es)?/gi, '"'),
      'free shipping': behind(' - Free Shipping'),
      'a trade mark': behind(' (R)'),
      'one of them': behind(' (1 pack)'),
      'a price': behind(' - $19.99'),
      'a shop': behind(' : Amazon.com'),
      'a number of the shop': behind(' SKU: 4410293'),
      'new, in brackets': behind(' (New)'),
      'a warranty': behind(' with 1 Year Warranty'),
      'cut off at 40 letters': (value) => (value.length > 46 ? value.slice(0, 40) : null),
    },
    other: {
      'another model': replaced(/\b(?=[A-Z-]*\d)(?=\d*[A-Z-])[A-Z\d-]{4,}\b/g, (model) =>
        model.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      ),
      'another size': replaced(/\b\d+(?= ?(?:GB|MB|inch|oz|Watt))/i, (number) => String(Number(number) * 2)),
      'another colour': replaced(/\b(?:Black|White)\b/g, (colour) => (colour === 'Black' ? 'White' : 'Black')),
      'its charger': replaced(/\b[A-Z]+-?\d{2,}[A-Z]*$/, (model) => `${model} Charger`),
      'another pack': both(' (2 pack)', ' (6 pack)'),
      'another year': replaced(/\b(?:19|20)\d\d\b/g, (year) => String(Number(year) + 1)),
    },
  },
};
VARIANTS['global-address'] = VARIANTS.address;

const { values: options } = parseArgs({ options: { category: { type: 'string', default: 'company' }, show: { type: 'string', default: '0' } } });
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) throw new Error('NAMESAKE_CORPORA is not set');
const category = /** @type {import('../dist/category/category.js').CategoryName} */ (options.category);
if (!(category in VARIANTS)) throw new Error(`--category must be one of ${Object.keys(VARIANTS).join(', ')}`);

/** @type {string[]} */
const values = [];
/** @type {[string, string][]}   neighbours in order that are two */
const pairs = [];
for (const file of readRegistry().files) {
  if (file.category !== category || file.kind !== 'cluster') continue;
  const corpus = readCorpus(file, folder, (message) => console.error(`warning: ${message}`));
  if (corpus === null || !('values' in corpus)) continue;
  const different = [...new Set(corpus.values)].sort((a, b) => (a < b ? -1 : 1));
  values.push(...new Random(SEED).shuffle(different).slice(0, VALUES));
  const clusterOf = new Map(corpus.values.map((value, row) => [value, corpus.truth[row]]));
  const neighbours = different.flatMap((value, i) => (i > 0 && clusterOf.get(value) !== clusterOf.get(different[i - 1]) ? [[different[i - 1], value]] : []));
  pairs.push(.../** @type {[string, string][]} */ (new Random(SEED).shuffle(neighbours).slice(0, PAIRS)));
}
const threshold = defaultThreshold(category) * 100;
const { one, other } = VARIANTS[category];
console.log(
  markdown({ head: [`${category}: the same, written otherwise`, 'values', 'missed', 'mean', 'one medium key'], rows: rowsOf({ ...EVERYWHERE, ...one }, true) }),
);
console.log(markdown({ head: [`${category}: another one`, 'values', 'not told apart', 'mean', 'one medium key'], rows: rowsOf(other, false) }));
console.log(markdown({ head: [`${category}: two of which both are written so`, 'pairs', 'one then'], rows: rowsOfPairs({ ...EVERYWHERE, ...one }) }));

/** @param {Record<string, Variant>} variants @returns {string[][]} */
function rowsOfPairs(variants) {
  const apart = pairs.filter(([a, b]) => matchScore(a, b, { category }) < threshold);
  return Object.entries(variants).map(([kind, write]) => {
    const wrong = [];
    let count = 0;
    for (const [a, b] of apart) {
      const [left, right] = [write(a), write(b)];
      if (typeof left !== 'string' || typeof right !== 'string' || (left === a && right === b)) continue;
      count++;
      if (matchScore(left, right, { category }) >= threshold) wrong.push(`${left} | ${right}`);
    }
    for (const pair of wrong.slice(0, Number(options.show))) console.error(`${kind}: ${pair}`);
    return [kind, String(count), count === 0 ? '' : `${((100 * wrong.length) / count).toFixed(2)} %`];
  });
}

/** @param {Record<string, Variant>} variants @param {boolean} areOne @returns {string[][]} */
function rowsOf(variants, areOne) {
  return Object.entries(variants).map(([kind, write]) => {
    let [count, sum, withOneKey] = [0, 0, 0];
    /** @type {{ score: number, value: string, written: string }[]} */
    const wrong = [];
    for (const value of values) {
      const found = write(value);
      if (found === null || found === value) continue;
      const [as, written] = typeof found === 'string' ? [value, found] : found;
      const score = matchScore(as, written, { category });
      count++;
      sum += score;
      const [own, other] = keys([as, written], { category });
      if (own === other) withOneKey++;
      if (score >= threshold !== areOne) wrong.push({ score, value: as, written });
    }
    wrong.sort((a, b) => (areOne ? a.score - b.score : b.score - a.score));
    for (const { score, value, written } of wrong.slice(0, Number(options.show))) console.error(`${kind}: ${score} ${value} | ${written}`);
    const percent = (/** @type {number} */ part) => `${((100 * part) / count).toFixed(1)} %`;
    return count === 0 ? [kind, '0', '', '', ''] : [kind, String(count), percent(wrong.length), (sum / count).toFixed(1), percent(withOneKey)];
  });
}
