// One-to-many distances in JavaScript, without and with a cut-off. Each gives the sum of its results, so that answers can be compared.
import { distance as fastestLevenshtein } from 'fastest-levenshtein';
import { editDistances, jaroWinkler, jaroWinklers, levenshtein } from '../../dist/similarity/index.js';
import { peerRequire } from './install.mjs';

/** Its distances alone: the whole of it opens files of settings and clients of databases. */
const NATURAL = 'natural/lib/natural/distance';

/**
 * @typedef {object} PairMethod
 * @property {(query: string, choice: string) => number} all
 * @property {(query: string, choice: string, cutOff: number) => number} [cut]   where it has a cut-off: distances above count as one more than it, as in RapidFuzz
 */

/** @type {Record<string, Record<string, (npm: string) => PairMethod>>} measure → method → functions, given the folder of the npm peers */
export const pairMethods = {
  Levenshtein: {
    'namesake levenshtein': () => ({ all: (a, b) => levenshtein(a, b), cut: (a, b, cutOff) => levenshtein(a, b, { max: cutOff }) }),
    'fastest-levenshtein': () => ({ all: fastestLevenshtein }),
    natural: (npm) => ({ all: peerRequire(npm)(NATURAL).LevenshteinDistance }),
    talisman: (npm) => {
      const talisman = peerRequire(npm)('talisman/metrics/levenshtein');
      return { all: talisman, cut: (a, b, cutOff) => Math.min(talisman.limited(cutOff, a, b), cutOff + 1) };
    },
  },
  'Jaro-Winkler': {
    'namesake jaroWinkler': () => ({ all: (a, b) => jaroWinkler(a, b) }),
    natural: (npm) => ({ all: peerRequire(npm)(NATURAL).JaroWinklerDistance }),
    talisman: (npm) => ({ all: peerRequire(npm)('talisman/metrics/jaro-winkler') }),
  },
};

/** @type {Record<string, Record<string, (queries: string[], choices: import('../../dist/column/index.js').Utf8Column, cutOff: number | null) => Int32Array | Float64Array>>} */
export const blockMethods = {
  Levenshtein: { 'namesake editDistances': (queries, choices, cutOff) => editDistances(queries, choices, cutOff === null ? {} : { max: cutOff }) },
  'Jaro-Winkler': { 'namesake jaroWinklers': (queries, choices, cutOff) => jaroWinklers(queries, choices, cutOff === null ? {} : { min: cutOff }) },
};
