// Made-up persons and where they live, as registers of the United States write them: names by how many bear them, streets by how many there are.
import { readFileSync } from 'node:fs';
import { Random } from './random.mjs';

const TABLES = new URL('../../src/lexicon/tables/', import.meta.url);
/** One surname in so many is in no list. */
const RARE = 12;
const STREET_TYPES = 'St Street Ave Avenue Rd Road Dr Drive Ln Lane Ct Court Blvd Way Pl Circle'.split(' ');
const DIRECTIONS = ['N', 'S', 'E', 'W', 'North', 'South', 'East', 'West', 'NE', 'SW'];
const UNITS = ['Apt', 'Ste', 'Suite', 'Unit', '#'];

/** Cells of a table's rows. @param {string} file @returns {string[][]} */
function rowsOf(file) {
  const [, ...lines] = readFileSync(new URL(file, TABLES), 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** A list of words with how often each occurs, to draw from. */
class Weighted {
  #words;
  #ends;

  /** @param {string} file @param {string} source of its rows */
  constructor(file, source = '') {
    const rows = rowsOf(file).filter(([word, , from]) => from.includes(source) && /^[a-z]{2,}$|^[0-9]+$/.test(word));
    let sum = 0;
    this.#words = rows.map(([word]) => word);
    this.#ends = Float64Array.from(rows, ([, perMillion]) => (sum += Number(perMillion)));
  }

  /** @param {Random} random */
  draw(random) {
    const at = random.next() * this.#ends[this.#ends.length - 1];
    let low = 0;
    for (let high = this.#ends.length - 1; low < high; ) {
      const middle = (low + high) >> 1;
      if (this.#ends[middle] > at) high = middle;
      else low = middle + 1;
    }
    return this.#words[low];
  }
}

const given = new Weighted('individual/given-frequency.tsv');
const surnames = new Weighted('individual/surname-frequency.tsv');
const streets = new Weighted('address/street-word-frequency.tsv', 'us-census');
const towns = rowsOf('city/us-places.tsv').map(([state, town]) => ({ state, town }));

/** @param {string} word */
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
/** @param {Random} random */
const letter = (random) => String.fromCharCode(65 + random.below(26));

/** @param {Random} random */
function surname(random) {
  const word = surnames.draw(random);
  return random.below(RARE) > 0 ? word : word.slice(0, 3) + surnames.draw(random).slice(-4);
}

/** @param {Random} random */
function person(random) {
  const middle = random.next();
  const names = [given.draw(random)];
  if (middle < 0.35) names.push(random.chance(0.5) ? letter(random) : `${letter(random)}.`);
  else if (middle < 0.5) names.push(given.draw(random));
  const last = surname(random);
  const generation = random.chance(0.04) ? random.of([' Jr', ' Jr.', ' Sr', ' II', ' III']) : '';
  const title = random.chance(0.02) ? random.of(['Mr. ', 'Dr ', 'Mrs ']) : '';
  const style = random.next();
  const [first, end] = [names.map(capitalized).join(' '), capitalized(last)];
  const text = style < 0.3 ? `${end}, ${first}${generation}` : `${title}${first} ${end}${generation}`;
  return style > 0.75 ? text.toUpperCase() : text;
}

/** @param {Random} random */
function address(random) {
  const number = 1 + random.below(random.chance(0.7) ? 2000 : 20_000);
  const before = random.chance(0.25) ? `${random.of(DIRECTIONS)} ` : '';
  const street = random.chance(0.15) ? `${capitalized(surname(random))} ` : `${capitalized(streets.draw(random))} `;
  const unit = random.chance(0.2) ? `${random.chance(0.5) ? ',' : ''} ${random.of(UNITS)} ${1 + random.below(400)}` : '';
  const { state, town } = towns[random.rank(towns.length, 200)];
  const zip = String(10_000 + random.below(89_999));
  const text = `${number} ${before}${street}${random.of(STREET_TYPES)}${unit}, ${town}, ${state} ${zip}`;
  return random.chance(0.3) ? text.toUpperCase() : text;
}

/** Different values. @param {(random: Random) => string} make @param {number} count @param {number} seed */
function different(make, count, seed) {
  const random = new Random(seed);
  const values = new Set();
  while (values.size < count) values.add(make(random));
  return [...values];
}

/** @param {number} count @param {number} seed */
export const differentPersons = (count, seed) => different(person, count, seed);
/** @param {number} count @param {number} seed */
export const differentAddresses = (count, seed) => different(address, count, seed);
