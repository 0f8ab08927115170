import type { HeardWords } from './heard-words.js';
import { japaneseNames } from './japanese-names.js';
import { lazily } from './lazily.js';
import { type TakenOver, takenOver } from './taken-over.js';
import { kanaSounds, romanizeKana } from '../text/kana.js';

/** Kana that hardly any word of Japan has. */
const FOREIGN = /[ァィゥェォヴ]/;
/** What the spelling of a name that is taken for one in katakana may cost for each kana (nats): less where nothing else says that it is foreign, and of a short one. */
const MOST = { foreign: 1.8, any: 1.2, short: 0.9 } as const;
const SHORT = 3;
/** Firms are called by more than what is on a list: of them it may cost less. */
export const SHARE_OF_FIRMS = 0.75;
/** Longer names are made of several words, and take long to listen to. */
const LONGEST = 12;

/** Names of the west as newspapers of Japan and Korea write them (tables/shared/foreign-names.tsv). */
export const foreignNames: () => TakenOver = takenOver('shared', 'foreignNames');

/** How surnames of Japan are read, and given names, without the marks of long vowels. */
const japaneseReadings = lazily(() => {
  const { surname, given } = japaneseNames();
  return { surnames: new Set(Array.from(surname.values(), withoutLength)), given: new Set(Array.from(given.values(), withoutLength)) };
});

/** Whether a text of nothing but kana is a surname of Japan, or a given name, as it is read there. */
export const isJapaneseSurname = (kana: string): boolean => japaneseReadings().surnames.has(japaneseReading(kana));
export const isJapaneseGiven = (kana: string): boolean => japaneseReadings().given.has(japaneseReading(kana));
export const isJapaneseName = (kana: string): boolean => isJapaneseSurname(kana) || isJapaneseGiven(kana);

/**
 * The word of a list that a text of nothing but katakana is, as it sounds; `null` where none is like it, and for names of Japan. Some 0.1 ms.
 *
 * @param katakana  two kana and more.
 * @param share     how much of what a spelling may cost is allowed.
 */
export function heardIn(words: () => HeardWords, katakana: string, share = 1): string | null {
  if (katakana.length > LONGEST || isJapaneseName(katakana)) return null;
  const most = FOREIGN.test(katakana) ? MOST.foreign : katakana.length > SHORT ? MOST.any : MOST.short;
  return words().read(kanaSounds(katakana), most * share * katakana.length);
}

/** A Japanese name in kana as it is usually written in Latin letters, long vowels as short ones: ゆうこ is yuko. */
export const japaneseReading = (kana: string): string => withoutLength(romanizeKana(kana));

function withoutLength(latin: string): string {
  return latin.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');
}
