import { foreignNames } from '../../lexicon/foreign-names.js';
import { heardIn, HeardWords, kanaSpellings } from '../../lexicon/heard-words.js';
import { isJapaneseGiven, isJapaneseSurname, japaneseReading } from '../../lexicon/japanese-names.js';
import { lazily } from '../../lexicon/lazily.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { isHangul } from '../../text/hangul.js';
import { isKana, isKatakana } from '../../text/kana.js';
import { japaneseReading as plainReading } from './romanization.js';

/** A name of fewer kana is like too many. */
const MIN_KANA = 2;
/** As most Koreans are called: one of their usual surnames, and a given name of one or two syllables. */
const isKorean = recognizer('individual', 'korean-name');

const heardNames = lazily(() => new HeardWords(['given', 'surname'], kanaSpellings()));

/** Surname and given name of two names of the west in Hangul: 버락 오바마 is Obama, Barack. `null` for any other tokens. */
export function foreignPair(tokens: readonly string[]): readonly [surname: string, given: string] | null {
  const names = tokens.map((token) => (isHangul(token) ? foreignNames().of(token) : undefined));
  return names.length === 2 && names[0] !== undefined && names[1] !== undefined ? [names[1], names[0]] : null;
}

/**
 * A name of the west that is written in katakana or Hangul, in Latin letters: by the table, or in katakana as it sounds, by the lists of names; `null` for any other token. A whole Korean name
 * is none (조안나: Jo, An-na), nor is a name of Japan that is in no row. O(letters) where the table has it, else some 0.1 ms.
 *
 * @example foreignName('マイケル')  // => 'michael'
 * @example foreignName('タナカ')  // => null
 */
export function foreignName(token: string): string | null {
  if (isHangul(token)) return isKorean(token) ? null : (foreignNames().of(token) ?? null);
  return isKatakana(token) && token.length >= MIN_KANA ? (foreignNames().of(token) ?? heardIn(heardNames, token)) : null;
}

/** Surname and given name of two tokens of kana where the one is clearly a surname of Japan; `null` for any other: of a name of the west each is read alone. */
export function japanesePair(tokens: readonly string[]): readonly [surname: string, given: string] | null {
  if (tokens.length !== 2 || !tokens.every(isKana)) return null;
  const [first, second] = tokens;
  if (isSurnameBeside(first, second)) return [first, second];
  if (isSurnameBeside(second, first)) return [second, first];
  // (a surname that no table has: クルミサワ ヒロシ)
  const areOfJapan = tokens.every((token) => foreignNames().of(token) === undefined);
  return areOfJapan && isGivenInKana(second) && !isGivenInKana(first) ? [first, second] : null;
}

/** Whether a text in kana is a given name of Japan: one of the tables, or made as most are. */
export function isGivenInKana(kana: string): boolean {
  return isJapaneseGiven(kana) || plainReading(japaneseReading(kana)) !== '';
}

/** (エマ is one, too, but not beside ワトソン.) */
function isSurnameBeside(surname: string, given: string): boolean {
  return isJapaneseSurname(surname) && (foreignNames().of(surname) === undefined || isJapaneseGiven(given));
}
