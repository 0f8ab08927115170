// Ways to make keys: ours and the recipes that people use.
import { keyColumn, keys } from '../../dist/key/index.js';
import { doubleMetaphoneWords } from '../quality/peers/double-metaphone.mjs';
import { openRefineFingerprint, openRefineNgram } from '../quality/peers/openrefine.mjs';

export const PLAIN = 'plain fingerprint';
/** Values before the clock starts, so that the code is compiled; they are not among those measured. */
export const WARM_UP = 20_000;

/** What people write themselves: lower case, words, sorted, each once. @param {string} value */
function plainFingerprint(value) {
  const words = value
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();
  return [...new Set(words)].join(' ');
}

/** @param {(value: string) => string | null} key */
const each = (key) => (/** @type {string[]} */ values) => values.reduce((sum, value) => sum + (key(value)?.length ?? 0), 0);

/** @param {import('../../dist/key/index.js').Level} level @param {import('../../dist/column/index.js').Utf8Column} column */
function sumOfColumn(column, level) {
  const { data, present } = keyColumn(column, { level });
  return data[0] + data[data.length - 1] + present.reduce((sum, one) => sum + one, 0);
}

/** @param {(string | null)[]} found */
const sumOfKeys = (found) => found.reduce((sum, key) => sum + (key?.length ?? 0), 0);

/** @type {Record<string, (input: any) => number>} name → work, given a column (keyColumn …) or strings; gives a checksum */
export const keyMethods = {
  'keyColumn narrow': (column) => sumOfColumn(column, 'narrow'),
  'keyColumn medium': (column) => sumOfColumn(column, 'medium'),
  'keyColumn wide': (column) => sumOfColumn(column, 'wide'),
  'keys medium': (values) => sumOfKeys(keys(values)),
  [PLAIN]: each(plainFingerprint),
  [openRefineFingerprint.name]: each(openRefineFingerprint.key),
  [openRefineNgram.name]: each(openRefineNgram.key),
  [doubleMetaphoneWords.name]: each(doubleMetaphoneWords.key),
};
