// OpenRefine's two general key-collision methods, written from their documentation and checked against their behaviour:
// https://openrefine.org/docs/technical-reference/clustering-in-depth

/** Letters that are no base letter with a mark; by then the value is lower-case and decomposed. */
const LETTERS = new Map(
  Array.from('ß:ss æ:ae ø:oe å:aa œ:oe ©:c ð:d đ:d ɖ:d þ:th ƿ:w ħ:h ı:i ĸ:k ł:l ŋ:n ſ:s ŧ:t ẜ:s ẝ:s'.split(' '), (pair) => {
    const [letter, ascii] = pair.split(':');
    return [letter, ascii];
  }),
);

/** Trimmed, lower-case, without marks, punctuation and control characters (blanks stay). */
function normalize(/** @type {string} */ value) {
  return value
    .replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Lm}\p{Sk}]+/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/\p{P}|(?!\p{White_Space})\p{Cc}/gu, '');
}

/**
 * The words, sorted, each once.
 * @param {string} value
 * @example fingerprint('Tom Cruise') === fingerprint('Cruise, Tom') // => true
 */
export function fingerprint(value) {
  const words = normalize(value).split(/\p{White_Space}+/u);
  // Where punctuation stood alone in front ("& Sons"), OpenRefine keeps an empty first word, and drops it at the end: so do we.
  while (words.length > 1 && words[words.length - 1] === '') words.pop();
  return [...new Set(words.sort())].join(' ');
}

/**
 * The pairs of neighbouring characters (blanks left out), sorted, each once.
 * @param {string} value
 * @example ngramFingerprint('Paris') // => 'arispari'
 */
export function ngramFingerprint(value, size = 2) {
  const text = normalize(value).replace(/\p{Cc}|\p{White_Space}/gu, '');
  const grams = new Set();
  for (let i = 0; i + size <= text.length; i++) grams.add(text.slice(i, i + size));
  return [...grams].sort().join('');
}

const url = 'https://openrefine.org/docs/technical-reference/clustering-in-depth';

/** @type {import('./index.mjs').KeyPeer} */
export const openRefineFingerprint = {
  kind: 'key',
  name: 'OpenRefine fingerprint',
  setting: 'v3 keyer',
  note: `${url}, re-implemented`,
  key: (value) => fingerprint(value) || null,
};

/** @type {import('./index.mjs').KeyPeer} */
export const openRefineNgram = {
  kind: 'key',
  name: 'OpenRefine n-gram',
  setting: 'v3 keyer, n=2',
  note: `${url}, re-implemented`,
  // a value of one letter has no pairs: alone, where OpenRefine would put all such values together
  key: (value) => ngramFingerprint(value) || null,
};
