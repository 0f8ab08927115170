// Phonetic key as people build it by hand: the primary Double Metaphone code of every word, sorted.
import { doubleMetaphone } from 'double-metaphone';

/**
 * @param {string} value
 * @example phoneticKey('Smith & Jones') === phoneticKey('Jones Smyth') // => true
 */
export function phoneticKey(value) {
  const words = value
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // Double Metaphone has no code for digits and for letters other than Latin: such words stay as they are
  const codes = words.map((word) => (/\d/.test(word) ? word : doubleMetaphone(word)[0] || word));
  return [...new Set(codes)].sort().join(' ');
}

/** @type {import('./index.mjs').KeyPeer} */
export const doubleMetaphoneWords = {
  kind: 'key',
  name: 'Double Metaphone words',
  setting: 'primary code per word, sorted',
  note: 'npm double-metaphone on every word, codes sorted, each once',
  key: (value) => phoneticKey(value) || null,
};
