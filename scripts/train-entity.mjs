// Learns the weights of "person or organization" (src/lexicon/tables/classify/entity-weights.tsv) from labelled files, and with --check what holds on files that were left out, a fifth of them at a time.
// Usage: NAMESAKE_CORPORA=<folder> node scripts/train-entity.mjs [--check]   (after a build; --check writes nothing)
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { nameFeatures } from '../dist/classify/entity/name-features.js';

const corpora = process.env.NAMESAKE_CORPORA;
if (!corpora) throw new Error('NAMESAKE_CORPORA is not set');
const check = process.argv.includes('--check');
/** Files of single given names or surnames, which no reader can tell from names of firms. */
const SINGLE = /ancestry|chicago|_mixed/;
const PER_FILE = 4000;
/** Files are left out in so many groups, each once. */
const GROUPS = 5;
const EPOCHS = 14;
const RATE = 0.15;
const L2 = 2e-5;
/** Letters that fewer values have are not learned; weights below this are not kept. */
const MIN_COUNT = 40;
const MIN_WEIGHT = 0.12;

/** @typedef {{ file: string, person: boolean, features: [string, number][] }} Case */
/** A generator that gives the same numbers every time. */
function numbers(seed = 7) {
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** @param {string} kind @returns {Case[]} */
function casesOf(kind) {
  return readdirSync(join(corpora, kind))
    .filter((name) => name.endsWith('.csv') && !SINGLE.test(name))
    .flatMap((name) => {
      const rows = parse(readFileSync(join(corpora, kind, name)), { columns: true, bom: true, relax_quotes: true, relax_column_count: true });
      const values = new Set(rows.flatMap((row) => (row.CorporationName ? [] : row.value === undefined ? [row.left, row.right] : [row.value])).filter(Boolean));
      const random = numbers();
      const all = [...values].map((value) => ({ value, at: random() })).sort((a, b) => a.at - b.at);
      return all.slice(0, PER_FILE).map(({ value }) => ({ file: `${kind}/${name}`, person: kind === 'individual', features: [...nameFeatures(value)] }));
    });
}

/** @param {Case[]} cases @returns {Map<string, number>} */
function learn(cases) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { features } of cases) for (const [name] of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const perFile = new Map();
  for (const { file } of cases) perFile.set(file, (perFile.get(file) ?? 0) + 1);
  const share = { true: 0, false: 0 };
  for (const each of cases) share[String(each.person)] += 1 / Math.sqrt(perFile.get(each.file));
  const weights = new Map([...counts].filter(([name, count]) => count >= MIN_COUNT || name.length !== 3).map(([name]) => [name, 0]));
  const squares = new Map();
  const random = numbers(11);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = 0; i < cases.length; i++) {
      const { features, person, file } = cases[Math.floor(random() * cases.length)];
      let sum = 0;
      for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value;
      // files count alike, more or less, and both kinds the same
      const weight = ((1 / Math.sqrt(perFile.get(file))) * cases.length) / 2 / share[String(person)];
      const error = (Number(person) - 1 / (1 + Math.exp(-sum))) * weight;
      for (const [name, value] of features) {
        const old = weights.get(name);
        if (old === undefined) continue;
        const gradient = error * value - L2 * old * 10;
        const square = (squares.get(name) ?? 1) + gradient * gradient;
        squares.set(name, square);
        weights.set(name, old + (RATE * gradient) / Math.sqrt(square));
      }
    }
  }
  return new Map([...weights].filter(([name, weight]) => Math.abs(weight) >= (name.length === 3 ? MIN_WEIGHT : 0.01)));
}

/** @param {Map<string, number>} weights @param {Case[]} cases */
function accuracy(weights, cases) {
  let right = 0;
  for (const { features, person } of cases) {
    let sum = 0;
    for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value;
    if (sum > 0 === person) right++;
  }
  return right / cases.length;
}

/** The publisher: the first word of a file's name. @param {string} file */
const originOf = (file) => file.slice(file.indexOf('/') + 1).split(/[_-]/)[0];

const cases = [...casesOf('company'), ...casesOf('individual')];
const files = [...new Set(cases.map(({ file }) => file))];
if (check) {
  // files of one origin are left out together
  const origins = [...new Set(files.map(originOf))];
  let sum = 0;
  for (let group = 0; group < GROUPS; group++) {
    const out = new Set(files.filter((file) => origins.indexOf(originOf(file)) % GROUPS === group));
    const weights = learn(cases.filter(({ file }) => !out.has(file)));
    for (const file of out) {
      const own = cases.filter((each) => each.file === file);
      const share = accuracy(weights, own);
      sum += share;
      console.log(`${(100 * share).toFixed(2).padStart(6)} %  ${String(own.length).padStart(5)}  ${file}`);
    }
  }
  console.log(`${((100 * sum) / files.length).toFixed(2).padStart(6)} %  mean of files left out`);
} else {
  const weights = learn(cases);
  for (const file of files) {
    const own = cases.filter((each) => each.file === file);
    console.log(`${(100 * accuracy(weights, own)).toFixed(2).padStart(6)} %  ${String(own.length).padStart(5)}  ${file}`);
  }
  const lines = [...weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, weight]) => `${name}\t${weight.toFixed(2)}\tlearned by scripts/train-entity.mjs`);
  writeFileSync(new URL('../src/lexicon/tables/classify/entity-weights.tsv', import.meta.url), `feature\tperson\tsource\n${lines.join('\n')}\n`);
  console.log(`${lines.length} weights`);
}
