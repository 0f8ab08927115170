// fuzzball (fuzzywuzzy's ratios): every pair that reaches 90 is linked, single link. All pairs through fuzzball would take hours, so pairs that
// provably cannot reach 90, or that are in one cluster already, are not asked; the answer is that of all pairs. Two bounds:
//
//   the ratio is (length - distance) / length over both texts together, insertions and deletions only,
//   so distance >= the difference of the lengths, and >= the letters that one text has more than the other;
//   token_set_ratio also compares the shared words S with each side, which is 2 S / (S + L): no letters needed.
import * as fuzz from 'fuzzball';
import { Components } from '../components.mjs';

const THRESHOLD = 90;
/** fuzzball rounds: 89.5 is 90. */
const MIN_RATIO = (THRESHOLD - 0.5) / 100;
const BUCKETS = 32;

/**
 * What the bounds need of a text: its words (sorted, each once if `unique`), and the letters of the words joined by blanks.
 * @param {string} value
 * @param {boolean} unique
 */
function outline(value, unique) {
  // the options that fuzzball itself starts from
  const text = fuzz.full_process(value, { force_ascii: false, collapseWhitespace: true });
  const all = text.match(/\S+/g) ?? [];
  const words = unique ? [...new Set(all)] : all;
  const letters = new Uint16Array(BUCKETS);
  let length = Math.max(0, words.length - 1);
  for (const word of words) {
    length += word.length;
    for (let i = 0; i < word.length; i++) letters[word.charCodeAt(i) % BUCKETS]++;
  }
  return { words, letters, length };
}

/** @typedef {ReturnType<typeof outline>} Outline */

/** @param {Outline} a @param {Outline} b */
function lettersMayReach(a, b) {
  const total = a.length + b.length;
  const budget = total * (1 - MIN_RATIO);
  let distance = Math.abs(a.words.length - b.words.length);
  for (let i = 0; i < BUCKETS && distance <= budget; i++) distance += Math.abs(a.letters[i] - b.letters[i]);
  return distance <= budget;
}

/** Length of the shared words against the shorter side. @param {Outline} a @param {Outline} b */
function sharedWordsMayReach(a, b) {
  const [few, many] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  let shared = -1;
  for (const word of few) if (many.includes(word)) shared += word.length + 1;
  return shared > 0 && 2 * shared >= MIN_RATIO * (shared + Math.min(a.length, b.length));
}

/**
 * @param {(a: string, b: string) => number} score
 * @param {boolean} tokenSet  whether the score compares sets of words
 * @returns {(values: readonly string[]) => Int32Array}
 */
function clusterBy(score, tokenSet) {
  return (values) => {
    const outlines = values.map((value) => outline(value, tokenSet));
    const components = new Components(values.length);
    const link = (/** @type {number} */ i, /** @type {number} */ j) => {
      if (score(values[i], values[j]) >= THRESHOLD) components.join(i, j);
    };
    // by length: only a window of lengths can reach the threshold
    const order = outlines.map((_, i) => i).filter((i) => outlines[i].length > 0);
    order.sort((i, j) => outlines[i].length - outlines[j].length);
    const shortest = MIN_RATIO / (2 - MIN_RATIO);
    for (let at = 0, from = 0; at < order.length; at++) {
      const i = order[at];
      while (outlines[order[from]].length < shortest * outlines[i].length) from++;
      for (let other = from; other < at; other++) {
        const j = order[other];
        if (lettersMayReach(outlines[i], outlines[j]) && components.find(i) !== components.find(j)) link(i, j);
      }
    }
    if (!tokenSet) return components.ids();
    /** @type {Map<string, number[]>} */
    const rowsOfWord = new Map();
    outlines.forEach(({ words }, i) => {
      for (const word of words) {
        const rows = rowsOfWord.get(word) ?? [];
        for (const j of rows) {
          if (sharedWordsMayReach(outlines[i], outlines[j]) && components.find(i) !== components.find(j)) link(i, j);
        }
        rows.push(i);
        rowsOfWord.set(word, rows);
      }
    });
    return components.ids();
  };
}

/**
 * @param {string} name
 * @param {(a: string, b: string) => number} score
 * @param {boolean} tokenSet
 * @returns {import('./index.mjs').ClusterPeer}
 */
const peer = (name, score, tokenSet) => ({
  kind: 'score',
  name: `fuzzball ${name}`,
  setting: `score >= ${THRESHOLD}, single link over all pairs`,
  note: 'npm fuzzball with its default processing; pairs that provably stay below 90 are not asked',
  cluster: clusterBy(score, tokenSet),
  matches: (lefts, rights) => Uint8Array.from(lefts, (left, i) => (score(left, rights[i]) >= THRESHOLD ? 1 : 0)),
});

export const fuzzballTokenSet = peer('token_set', (a, b) => fuzz.token_set_ratio(a, b), true);
export const fuzzballTokenSort = peer('token_sort', (a, b) => fuzz.token_sort_ratio(a, b), false);
