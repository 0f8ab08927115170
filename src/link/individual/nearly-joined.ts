import { consonants } from '../../category/individual/skeleton.js';
import { plainEditDistance } from '../../similarity/plain-edit-distance.js';

/** Letters of the shortest name that two words may be, and of each of these: of shorter ones too many are alike. */
const MIN_LETTERS = 7;
const MIN_PART = 3;
/** Letters from which on two of them may differ. */
const LONG = 9;
/** So many letters more one side has at most, doubled ones among them. */
const MOST_LONGER = 3;

/** Doubled letters once. */
const once = (text: string): string => text.replace(/(.)\1+/g, '$1');

/**
 * Whether two given names are one that the other side writes as one word, and spells otherwise: each has the consonants of its part of that. O(letters²), and few of those who
 * ask come that far.
 *
 * @example isNearlyJoined('sunder', 'lal', 'sundarlal')  // => true
 * @example isNearlyJoined('shiv', 'pal', 'shivlal')  // => false
 */
export function isNearlyJoined(first: string, second: string, whole: string): boolean {
  if (whole.length < MIN_LETTERS || Math.min(first.length, second.length) < MIN_PART || first[0] !== whole[0]) return false;
  const most = whole.length < LONG ? 1 : 2;
  if (Math.abs(first.length + second.length - whole.length) > MOST_LONGER) return false;
  if (plainEditDistance(once(first + second), once(whole), most, false) > most) return false;
  const [front, behind] = [consonants(first), consonants(second)];
  for (let cut = first.length - most; cut <= first.length + most; cut++)
    if (consonants(whole.slice(0, cut)) === front && consonants(whole.slice(cut)) === behind) return true;
  return false;
}
