// Candidate pairs of the labelled corpora: the features that linkage sees, and whether the two are the same.
import { readFileSync } from 'node:fs';
import { readCorpus, readRegistry } from '../../bench/quality/corpora.mjs';
import { categoryOf } from '../../dist/category/registry.js';
import { Utf8Column } from '../../dist/column/utf8-column.js';
import { KeyEngine } from '../../dist/key/key-engine.js';
import { candidatePairs } from '../../dist/link/candidates.js';
import { linkRules } from '../../dist/link/link-rules.js';
import { pairEvidence } from '../../dist/link/pair-evidence.js';
import { buildLinkTable, TYPICAL_VALUES } from '../../dist/link/link-table.js';
import { WordDistance } from '../../dist/link/word-distance.js';
import { wordNeighbors } from '../../dist/link/word-neighbors.js';
import { EASY_COVERAGE, EASY_SHARE, FEW, PAIRS } from './settings.mjs';

/**
 * @typedef {object} CorpusPairs
 * @property {string} name
 * @property {number} weight          how much the corpus counts
 * @property {number} nodes           different values; 0: pairs without a column
 * @property {number} featureCount
 * @property {Float32Array} features  `featureCount` of each pair
 * @property {number} coverage        the feature that says how much of the value with less is matched
 * @property {Uint8Array} same        1: the labels say that the two are the same
 * @property {Uint8Array} vetoed      1: never merged, whatever the model says
 * @property {boolean} [isWritten]    by hand: how many are the same says nothing
 */

/**
 * @param {import('../../dist/category/category.js').CategoryName} category
 * @param {string} name    in corpora/registry.json
 * @param {number} weight
 * @param {string} folder
 * @returns {CorpusPairs}
 */
export function readPairs(category, name, weight, folder) {
  const rules = linkRules(category);
  const featureCount = rules.features.length;
  const entry = readRegistry().files.find((file) => file.name === name);
  if (!entry) throw new Error(`corpora/registry.json has no ${name}`);
  // weights learned from other data would be others without anyone seeing why
  const corpus = readCorpus(entry, folder, (message) => {
    throw new Error(message);
  });
  if (corpus === null) throw new Error(`${name} cannot be read`);
  const engine = new KeyEngine(categoryOf(category));
  if (!('values' in corpus)) return labelledPairs(corpus, engine, rules, weight);
  const table = buildLinkTable(engine, Utf8Column.from(corpus.values));
  const distance = new WordDistance(engine.kernel, engine.reader, table.words);
  const { left, right } = candidatePairs(table, wordNeighbors(table, distance));
  /** @type {(string | undefined)[]} */
  const clusterOfNode = new Array(table.nodeCount);
  table.nodeOfRow.forEach((node, row) => {
    if (node >= 0) clusterOfNode[node] ??= corpus.truth[row];
  });
  const evidence = pairEvidence(category, table, distance, 'normal');
  const features = new Float32Array(left.length * featureCount);
  const same = new Uint8Array(left.length);
  const vetoed = new Uint8Array(left.length);
  for (let i = 0; i < left.length; i++) {
    evidence.compare(left[i], right[i]);
    features.set(evidence.features, i * featureCount);
    same[i] = clusterOfNode[left[i]] === clusterOfNode[right[i]] ? 1 : 0;
    vetoed[i] = evidence.veto === 0 ? 0 : 1;
  }
  return { name, weight, nodes: table.nodeCount, featureCount, features, coverage: rules.features.indexOf('coverageLess'), same, vetoed };
}

/**
 * Pairs written for this repository: corpora/<category>/<name>.tsv, left, right and 1 where they are the same. As many are the same as their writers thought of, so that
 * they have an intercept of their own ({@link interceptOf}).
 * @param {import('../../dist/category/category.js').CategoryName} category
 * @param {string} name
 * @param {number} weight
 * @returns {CorpusPairs}
 */
export function readWrittenPairs(category, name, weight) {
  const text = readFileSync(new URL(`../../corpora/${category}/${name}.tsv`, import.meta.url), 'utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const corpus = { name, lefts: rows.map(([left]) => left), rights: rows.map(([, right]) => right), truth: rows.map(([, , same]) => Number(same)) };
  return { ...labelledPairs(corpus, new KeyEngine(categoryOf(category)), linkRules(category), weight), isWritten: true };
}

/**
 * The shift with which so many of a corpus's pairs are expected to be the same as are.
 * @param {CorpusPairs} corpus
 * @param {Float64Array} logOdds
 */
export function interceptOf({ same, vetoed }, logOdds) {
  let shift = 0;
  for (let round = 0; round < 50; round++) {
    let slope = 0;
    let curve = 1e-9;
    for (let pair = 0; pair < same.length; pair++) {
      if (vetoed[pair]) continue;
      const p = 1 / (1 + Math.exp(-(logOdds[pair] + shift)));
      slope += same[pair] - p;
      curve += p * (1 - p);
    }
    shift += slope / curve;
    if (Math.abs(slope) < 1e-6) break;
  }
  return shift;
}

/** So many pairs of a corpus of pairs are enough; taken evenly. */
const MAX_LABELLED = 8000;

/**
 * The pairs of a corpus of pairs, each as one of a usual column (see match-score.ts). It has no column, hence no nodes and no prior of its own.
 * @param {Pick<import('../../bench/quality/corpora.mjs').PairCorpus, 'name' | 'lefts' | 'rights' | 'truth'>} corpus
 * @param {KeyEngine} engine
 * @param {import('../../dist/link/link-rules.js').LinkRules} rules
 * @param {number} weight
 * @returns {CorpusPairs}
 */
function labelledPairs({ name, lefts, rights, truth }, engine, rules, weight) {
  const step = Math.max(1, Math.ceil(lefts.length / MAX_LABELLED));
  const featureCount = rules.features.length;
  const features = [];
  const same = [];
  const vetoed = [];
  for (let i = 0; i < lefts.length; i += step) {
    const table = buildLinkTable(engine, Utf8Column.from([lefts[i], rights[i]]), TYPICAL_VALUES);
    const [left, right] = table.nodeOfRow;
    if (left < 0 || right < 0 || left === right) continue;
    const evidence = pairEvidence(engine.category.name, table, new WordDistance(engine.kernel, engine.reader, table.words), 'normal');
    evidence.compare(Math.min(left, right), Math.max(left, right));
    features.push(...evidence.features);
    same.push(truth[i]);
    vetoed.push(evidence.veto === 0 ? 0 : 1);
  }
  return {
    name,
    weight,
    nodes: 0,
    featureCount,
    features: Float32Array.from(features),
    coverage: rules.features.indexOf('coverageLess'),
    same: Uint8Array.from(same),
    vetoed: Uint8Array.from(vetoed),
  };
}

/**
 * What is learned from: a pair is a row, a term a column, a corpus a group; zeros are not stored.
 * @param {readonly CorpusPairs[]} corpora
 * @param {readonly import('./settings.mjs').Term[]} terms
 * @param {readonly string[]} featureNames
 * @param {import('./settings.mjs').TrainingPlan['INCOMPLETE']} [incomplete]
 * @returns {import('./logistic.mjs').Rows}
 */
export function design(corpora, terms, featureNames, incomplete) {
  const doubtful = Object.entries(incomplete?.features ?? {}).map(([name, value]) => ({ feature: featureNames.indexOf(name), value }));
  if (doubtful.some(({ feature }) => feature < 0)) throw new Error('doubtful pairs are told by a feature that there is not');
  const start = [0];
  const column = [];
  const value = [];
  const labels = [];
  const weights = [];
  const group = [];
  for (const [index, { name, weight: share, featureCount, features, coverage, same, vetoed }] of corpora.entries()) {
    const truePairs = same.reduce((sum, one) => sum + one, 0);
    const weight = (share * PAIRS) / (truePairs + FEW);
    const isIncomplete = incomplete?.corpora.includes(name) === true;
    for (let pair = 0; pair < same.length; pair++) {
      const at = pair * featureCount;
      const kept = same[pair] || features[at + coverage] > EASY_COVERAGE ? 1 : EASY_SHARE;
      if (vetoed[pair] || (kept < 1 && dice(pair) >= kept)) continue;
      for (let t = 0; t < terms.length; t++) {
        const x = Math.min(features[at + terms[t].feature], terms[t].limit);
        if (x === 0) continue;
        column.push(t);
        value.push(x);
      }
      start.push(column.length);
      labels.push(same[pair]);
      const isDoubtful = isIncomplete && !same[pair] && doubtful.every(({ feature, value }) => features[at + feature] === value);
      weights.push((isDoubtful ? incomplete.share : 1) * (weight / kept));
      group.push(index);
    }
  }
  return {
    columns: terms.length,
    start: Int32Array.from(start),
    column: Uint16Array.from(column),
    value: Float64Array.from(value),
    labels: Uint8Array.from(labels),
    weights: Float64Array.from(weights),
    group: Uint8Array.from(group),
  };
}

/** The same number in [0, 1) for the same pair, as good as random. @param {number} pair */
function dice(pair) {
  let hash = Math.imul(pair + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * What the model says of every pair of a corpus, without the corpus's prior; as in linkage, a vetoed pair has no chance.
 * @param {CorpusPairs} corpus
 * @param {readonly import('./settings.mjs').Term[]} terms
 * @param {number} bias
 * @param {ArrayLike<number>} weights
 */
export function logOddsOfPairs({ featureCount, features, vetoed }, terms, bias, weights) {
  return Float64Array.from(vetoed, (veto, pair) => {
    if (veto) return Number.NEGATIVE_INFINITY;
    let logOdds = bias;
    for (let t = 0; t < terms.length; t++) logOdds += weights[t] * Math.min(features[pair * featureCount + terms[t].feature], terms[t].limit);
    return logOdds;
  });
}

/**
 * F1 of the pairs with these log-odds or more; pairs that are no candidates are not counted.
 * @param {CorpusPairs} corpus
 * @param {Float64Array} logOdds
 * @param {number} limit
 */
export function pairF1({ same }, logOdds, limit) {
  let both = 0;
  let either = 0;
  for (let pair = 0; pair < same.length; pair++) {
    const predicted = logOdds[pair] >= limit ? 1 : 0;
    both += predicted & same[pair];
    either += predicted + same[pair];
  }
  return (2 * both) / either;
}
