import type { HeardWords } from './heard-words.js';
import { japaneseNames } from './japanese-names.js';
import { lazily } from './lazily.js';
import { type TakenOver, takenOver } from './taken-over.js';
import { kanaSounds, romanizeKana } from '../text/kana.js';

/** Kana that hardly any word of Japan has. */
const FOREIGN = /[ァィゥェォヴッー]/;
/** What the spelling of a word that is taken for one in katakana may cost for each kana (nats): less where nothing else says that it is foreign, and of a short one. */
const MOST = { foreign: 1.8, any: 1.2, short: 0.9 } as const;
const SHORT = 3;
/** Longer names are made of several words, and take long to listen to. */
const LONGEST = 12;

/** Names of the west as newspapers of Japan and Korea write them (tables/shared/foreign-names.tsv). */
export const foreignNames: () => TakenOver = takenOver('shared', 'foreignNames');

/** How names of Japan are read, without the marks of long vowels. */
const japaneseReadings = lazily(() => {
  const { surname, given } = japaneseNames();
  return new Set(Array.from([...surname.values(), ...given.values()], withoutLength));
});

/**
 * The word of a list that a text of nothing but katakana is, as it sounds; `null` where none is like it, and for names of Japan. Some 0.1 ms.
 *
 * @param katakana  two kana and more.
 */
export function heardIn(words: () => HeardWords, katakana: string): string | null {
  if (katakana.length > LONGEST || japaneseReadings().has(withoutLength(romanizeKana(katakana)))) return null;
  const most = FOREIGN.test(katakana) ? MOST.foreign : katakana.length > SHORT ? MOST.any : MOST.short;
  return words().read(kanaSounds(katakana), most * katakana.length);
}

function withoutLength(latin: string): string {
  return latin.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');
}
