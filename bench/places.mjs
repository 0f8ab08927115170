// Countries, states and cities: how many labelled values get the right standard form, and with --speed how fast columns are.
// Usage: NAMESAKE_CORPORA=… node bench/places.mjs [--speed] [--misses 20]   (after a build)
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  standardizeCity,
  standardizeCityColumn,
  standardizeCountry,
  standardizeCountryColumn,
  standardizeState,
  standardizeStateColumn,
} from '../dist/standardize/index.js';
import { readCorpus, readRegistry } from './quality/corpora.mjs';

const SEED = 20260521;
const SPEED_ROWS = 2_000_000;
/** Codes of territories in the labels that are not ISO's, and what ISO has for them. */
const OTHER_CODES = { ZR: 'CD', CSXX: 'CS', SUHH: 'SU', YUCS: 'YU' };

const { values: options } = parseArgs({ options: { speed: { type: 'boolean', default: false }, misses: { type: 'string', default: '0' } } });
const showMisses = Number(options.misses);
const tableRows = (/** @type {string} */ path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const countries = tableRows('../src/lexicon/tables/place/countries.tsv').filter(([, , , , status]) => status === 'current');

codesAndNames();
notCountries();
typos();
const folder = process.env.NAMESAKE_CORPORA;
if (!folder) console.log('NAMESAKE_CORPORA is not set: the labelled files are left out');
else labelled(folder);
if (options.speed) speed();

/**
 * @param {string} title
 * @param {number} count
 * @param {number} right
 * @param {number} wrong
 * @param {string[]} [misses]
 */
function report(title, count, right, wrong, misses = []) {
  console.log(
    `${title.padEnd(62)} ${String(count).padStart(6)}  ${((100 * right) / count).toFixed(2).padStart(6)} % right, ${wrong} wrong, ${count - right - wrong} without an answer`,
  );
  const step = Math.max(1, Math.floor(misses.length / Math.max(1, showMisses)));
  if (showMisses > 0) for (let i = 0; i < misses.length; i += step) console.log(`    ${misses[i]}`);
}

/**
 * Values with the answer that is right, judged.
 * @param {string} title
 * @param {readonly (readonly [value: string, right: string])[]} cases
 * @param {(value: string, right: string) => string | undefined} answer
 */
function judge(title, cases, answer) {
  let [right, wrong] = [0, 0];
  /** @type {string[]} */
  const misses = [];
  for (const [value, expected] of cases) {
    const given = answer(value, expected);
    if (given === expected) right++;
    else {
      if (given !== undefined) wrong++;
      misses.push(`${expected}: ${value} → ${given ?? 'no answer'}`);
    }
  }
  report(title, cases.length, right, wrong, misses);
}

function codesAndNames() {
  const cases = countries.flatMap(([iso2, iso3, numeric, name]) => [iso2, iso3, numeric, name].map((value) => /** @type {const} */ ([value, iso2])));
  judge('country: codes and standard names', cases, (value) => standardizeCountry(value)?.iso2);
}

function notCountries() {
  const values = tableRows('../test/standardize/not-countries.tsv').map(([value]) => value);
  const wrong = values.filter((value) => standardizeCountry(value) !== null);
  console.log(
    `${'country: values that are no country (our own table)'.padEnd(62)} ${String(values.length).padStart(6)}  ${wrong.length} answered${wrong.length ? `: ${wrong.join(', ')}` : ''}`,
  );
}

/** Standard names with one letter left out, put in, replaced or changed places, from a fixed seed. */
function typos() {
  let state = SEED;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (const least of [5, 1]) {
    const cases = [];
    for (const [iso2, , , name] of countries) {
      if (name.replace(/\P{L}/gu, '').length < least) continue;
      for (let i = 0; i < 20; i++) {
        const at = random(name.length);
        const letter = 'abcdefghijklmnopqrstuvwxyz'[random(26)];
        const kinds = [
          name.slice(0, at) + name.slice(at + 1),
          name.slice(0, at) + letter + name.slice(at),
          name.slice(0, at) + letter + name.slice(at + 1),
          name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2),
        ];
        cases.push(/** @type {const} */ ([kinds[random(4)], iso2]));
      }
    }
    judge(
      `country: standard names with one letter wrong${least > 1 ? `, from ${least} letters on` : ', all'}`,
      cases,
      (value) => standardizeCountry(value)?.iso2,
    );
  }
}

/** @param {string} folder */
function labelled(folder) {
  const corpora = new Map();
  for (const entry of readRegistry().files.filter(({ category }) => category === 'place')) {
    const corpus = readCorpus(entry, folder, (message) => console.error(`warning: ${message}`));
    if (corpus !== null) corpora.set(entry.name, corpus);
  }
  const casesOf = (/** @type {string} */ name) => {
    const corpus = corpora.get(name);
    return corpus ? corpus.values.map((/** @type {string} */ value, /** @type {number} */ i) => [value, corpus.truth[i]]) : [];
  };
  const world = casesOf('countries').map(([value, code]) => [value, OTHER_CODES[code] ?? code]);
  if (world.length > 0) {
    judge('countries_multilingual_permissive', world, (value) => standardizeCountry(value)?.iso2);
    // labels such as Kent → GB and Osaka → JP: a town or region is no name of its country
    const names = world.filter(
      ([value, code]) => standardizeCountry(value) !== null || !(standardizeCity(value)?.how === 'name' || standardizeState(value, { country: code })),
    );
    judge('  without unanswered towns and states of the labelled country', names, (value) => standardizeCountry(value)?.iso2);
  }
  const codeOf = (/** @type {import('../dist/standardize/index.js').StandardState | null} */ state) =>
    state === null ? undefined : `${state.country}-${state.code}`;
  if (corpora.has('us-states')) judge('us_states (no country given)', casesOf('us-states'), (value) => codeOf(standardizeState(value)));
  if (corpora.has('states'))
    judge('states_multilingual (country given)', casesOf('states'), (value, code) => codeOf(standardizeState(value, { country: code.slice(0, 2) })));
  if (corpora.has('us-city-spellings')) {
    const cases = casesOf('us-city-spellings');
    judge('us_city_alias_abbrev', cases, (value, label) => {
      const [name, state] = label.split('|');
      const [given, wanted] = [standardizeCity(value), standardizeCity(name, { state, country: 'US' })];
      return given === null ? undefined : wanted !== null && given.name === wanted.name && given.state === state ? label : `${given.name}|${given.state}`;
    });
  }
  if (corpora.has('cities')) judge('geonames_cities_latin_core, to the id', casesOf('cities'), (value) => idOf(standardizeCity(value)));
}

/** @param {import('../dist/standardize/index.js').StandardCity | null} city */
function idOf(city) {
  return city === null ? undefined : `gn${city.id}`;
}

/** Columns with the repetition that columns of addresses have: a few values in most of the rows, many in few. */
function speed() {
  const names = tableRows('../src/lexicon/tables/place/country-names.tsv').map(([, alias]) => alias);
  const states = tableRows('../src/lexicon/tables/place/state-aliases.tsv').map(([, alias]) => alias);
  const cities = tableRows('../src/lexicon/tables/city/cities.tsv').map(([, name]) => name);
  for (const [title, values, distinct, run] of /** @type {const} */ ([
    ['standardizeCountryColumn', names, 3000, standardizeCountryColumn],
    ['standardizeStateColumn', states, 400, standardizeStateColumn],
    ['standardizeCityColumn', cities, 60_000, standardizeCityColumn],
  ])) {
    let state = SEED;
    const column = Array.from({ length: SPEED_ROWS }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      // Zipf, roughly: the square of a number between 0 and 1
      const rank = Math.floor((state / 2 ** 32) ** 3 * distinct);
      const value = values[(rank * 7919) % values.length];
      return rank % 5 === 0 ? value.toUpperCase() : rank % 7 === 0 ? `${value} ` : value;
    });
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      const answers = run(column);
      const ms = performance.now() - start;
      if (answers.length !== SPEED_ROWS) throw new Error('an answer is missing');
      return ms;
    });
    const rate = (/** @type {number} */ ms) => `${(SPEED_ROWS / ms / 1000).toFixed(2)} million/s`;
    console.log(
      `${title.padEnd(26)} ${SPEED_ROWS} rows, ${new Set(column).size} different: ${rate(Math.min(...times))} (first ${rate(times[0])}, tables read)`,
    );
  }
}
