import { consonants } from '../../category/individual/skeleton.js';
import { plainEditDistance } from '../../similarity/plain-edit-distance.js';

/** Letters of the shortest name that two words may be, and of each of these: of shorter ones too many are alike. */
const MIN_LETTERS = 7;
const MIN_PART = 3;
/** Letters of the longest one: what is longer is no name, and takes long to compare. */
const MOST_LETTERS = 64;
/** Letters from which on two of them may differ. */
const LONG = 9;
/** So many letters more one side has at most, doubled ones among them. */
const MOST_LONGER = 3;

/** Letters that are written for each other in front (Carl, Karl), in pairs: any other first letter is another name, which most pairs are told by. */
const FRONT = new Set('ck kc fp pf iy yi jy yj sz zs vw wv'.split(' '));

/** Doubled letters once. */
const once = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** Vowels, y and h, and a letter in front of itself. */
const LESS_HEARD = /[aeiouyh]|(.)(?=\1)/g;

/** Whether two names have the same consonants, by rough class or as they are written: Vecchio, Vechio. */
export const haveSameConsonants = (a: string, b: string): boolean => consonants(a) === consonants(b) || a.replace(LESS_HEARD, '') === b.replace(LESS_HEARD, '');

/** Whether two names may be one that is written as one word, by how they begin and how long they are. */
export function mayBeJoined(first: string, second: string, whole: string): boolean {
  if (whole.length < MIN_LETTERS || whole.length > MOST_LETTERS || Math.abs(first.length + second.length - whole.length) > MOST_LONGER) return false;
  return Math.min(first.length, second.length) >= MIN_PART && (first[0] === whole[0] || FRONT.has(first[0] + whole[0]));
}

/**
 * Whether two given names are one that the other side writes as one word, and spells otherwise: each has the consonants of its part of that. O(letters²), and few of those who
 * ask come that far.
 *
 * @example isNearlyJoined('sunder', 'lal', 'sundarlal')  // => true
 * @example isNearlyJoined('shiv', 'pal', 'shivlal')  // => false
 */
export function isNearlyJoined(first: string, second: string, whole: string): boolean {
  if (!mayBeJoined(first, second, whole)) return false;
  const most = whole.length < LONG ? 1 : 2;
  if (plainEditDistance(once(first + second), once(whole), most, false) > most) return false;
  for (let cut = first.length - most; cut <= first.length + most; cut++)
    if (haveSameConsonants(whole.slice(0, cut), first) && haveSameConsonants(whole.slice(cut), second)) return true;
  return false;
}
