import { VOWELLESS_MARK } from '../../category/address/vowelless.js';

const A = 97;
/** Consonants that one name has in Latin letters and another sign for in other scripts; digraphs lose their h before. */
const SOUNDS: Readonly<Record<string, string>> = { c: 'k', q: 'k', z: 's', j: 'g', p: 'f', w: 'v', b: 'v' };
/** Letters that are vowels, or are heard as none. */
const UNHEARD = /[aeiouy]/g;
/** Letters that a script has for a vowel as well as for a consonant. */
const EITHER = 'v';
/** A letter that scripts leave out, and digraphs have for another sound. */
const BREATH = 'h';
/** Consonants that two words must have in common at least. */
const MIN_CONSONANTS = 2;

/** Whether `a` or `b` is a word of a script that leaves vowels out, and not both are. */
export function isOneVowelless(a: string, b: string): boolean {
  return a.endsWith(VOWELLESS_MARK) !== b.endsWith(VOWELLESS_MARK) && a.charCodeAt(0) >= A && b.charCodeAt(0) >= A;
}

/** Whether a word of a script that leaves vowels out may be the word of Latin letters: hrtsl, Herzl; bn gwrywn, Ben Gurion. */
export function mayBeSpelling(a: string, b: string): boolean {
  const [left, right] = [consonants(a), consonants(b)];
  return right.replaceAll(EITHER, '').length + 1 >= MIN_CONSONANTS && Math.min(left.length, right.length) >= MIN_CONSONANTS && agree(left, right);
}

function consonants(word: string): string {
  return word
    .replaceAll(VOWELLESS_MARK, '')
    .replaceAll('sch', 's')
    .replace(UNHEARD, '')
    .replace(/[cqzjpwb]/g, (letter) => SOUNDS[letter])
    .replace(/(.)\1+/g, '$1');
}

/** Letter by letter, where {@link EITHER} may be a vowel, and ts one sound (Herzl). O(letters of a · letters of b). */
function agree(a: string, b: string): boolean {
  // by letters of b: whether what is behind them agrees with what is behind the letter of a
  let behind = new Array<boolean>(b.length + 2).fill(false);
  for (let i = a.length; i >= 0; i--) {
    const here = new Array<boolean>(b.length + 2).fill(false);
    for (let j = b.length; j >= 0; j--) {
      here[j] =
        (i === a.length && j === b.length) ||
        (i < a.length && j < b.length && a[i] === b[j] && behind[j + 1]) ||
        (mayBeLeftOut(a, i) && behind[j]) ||
        (mayBeLeftOut(b, j) && here[j + 1]);
    }
    behind = here;
  }
  return behind[0];
}

function mayBeLeftOut(letters: string, i: number): boolean {
  return letters[i] === EITHER || letters[i] === BREATH || (letters[i] === 't' && letters[i + 1] === 's');
}
