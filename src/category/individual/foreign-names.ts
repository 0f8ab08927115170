import { foreignNames, heardIn } from '../../lexicon/foreign-names.js';
import { HeardWords, kanaSpellings } from '../../lexicon/heard-words.js';
import { lazily } from '../../lexicon/lazily.js';

const KATAKANA = /^[\u30A1-\u30FA\u30FC]{2,}$/;
const HANGUL = /^[\uAC00-\uD7A3]+$/;

const heardNames = lazily(() => new HeardWords(['given', 'surname'], kanaSpellings()));

/** Whether a token of Hangul is a name of the west. */
export const isForeignHangul = (token: string): boolean => HANGUL.test(token) && foreignNames().of(token) !== undefined;

/**
 * A name of the west that is written in katakana or Hangul, in Latin letters: by the table, or in katakana as it sounds, by the lists of names; `null` for any other token, also for names of
 * Japan in katakana. O(letters) where the table has it, else some 0.1 ms.
 *
 * @example foreignName('マイケル')  // => 'michael'
 * @example foreignName('タナカ')  // => null
 */
export function foreignName(token: string): string | null {
  if (HANGUL.test(token)) return foreignNames().of(token) ?? null;
  return KATAKANA.test(token) ? (foreignNames().of(token) ?? heardIn(heardNames, token)) : null;
}
