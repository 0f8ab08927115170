import { romanizeKana } from '../text/kana.js';
import { eachSpelling } from './front-coded.js';
import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

/** How surnames and given names of Japan that are written in Han are mostly read (tables/shared/japanese-names.tsv). */
export const japaneseNames = lazily((): Readonly<Record<'surname' | 'given', ReadonlyMap<string, string>>> => {
  const names = { surname: new Map<string, string>(), given: new Map<string, string>() };
  eachSpelling(tableText('shared', 'japaneseNames'), (kind, latin, written) => names[kind as 'surname' | 'given'].set(written, latin));
  return names;
});

/** How surnames of Japan are read, and given names, without the marks of long vowels. */
const japaneseReadings = lazily(() => {
  const { surname, given } = japaneseNames();
  return { surnames: new Set(Array.from(surname.values(), withoutLength)), given: new Set(Array.from(given.values(), withoutLength)) };
});

/** Whether a text of nothing but kana is a surname of Japan, or a given name, as it is read there. */
export const isJapaneseSurname = (kana: string): boolean => japaneseReadings().surnames.has(japaneseReading(kana));
export const isJapaneseGiven = (kana: string): boolean => japaneseReadings().given.has(japaneseReading(kana));
export const isJapaneseName = (kana: string): boolean => isJapaneseSurname(kana) || isJapaneseGiven(kana);

/** A Japanese name in kana as it is usually written in Latin letters, long vowels as short ones: ゆうこ is yuko. */
export const japaneseReading = (kana: string): string => withoutLength(romanizeKana(kana));

function withoutLength(latin: string): string {
  return latin.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');
}
