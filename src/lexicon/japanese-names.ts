import { romanizeKana, withUsualLinks } from '../text/kana.js';
import { eachSpelling } from './front-coded.js';
import { plainHan } from './han-characters.js';
import { shortVowels } from './kanji-readings.js';
import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

/** Names in Han and how each is mostly read. */
class NamesInHan {
  readonly #latin = new Map<string, string>();
  readonly #ofPlain = new Map<string, string>();

  add(written: string, latin: string): void {
    this.#latin.set(written, latin);
    const plain = plainHan(written);
    if (!this.#ofPlain.has(plain)) this.#ofPlain.set(plain, latin);
  }

  /** Of a name also in older and rarer forms of its characters (髙橋); simplified ones alone are a Chinese name's. */
  get(written: string): string | undefined {
    const latin = this.#latin.get(written);
    if (latin !== undefined) return latin;
    const plain = plainHan(written);
    return plain === written ? undefined : this.#ofPlain.get(plain);
  }

  /** Of a name as its characters are compared ({@link plainHan}), which of a Japanese one are as simplified as of a Chinese one. */
  ofPlain(plain: string): string | undefined {
    return this.#ofPlain.get(plain);
  }

  has(written: string): boolean {
    return this.get(written) !== undefined;
  }

  values(): Iterable<string> {
    return this.#latin.values();
  }
}

type NameClass = 'surname' | 'rare-surname' | 'given' | 'rare-given' | 'name';

/**
 * How surnames and given names of Japan that are written in Han are mostly read, those that names of China may look like (清華, 志明), and names of firms and places that are not read as most are
 * (tables/shared/japanese-names.tsv).
 */
export const japaneseNames = lazily((): Readonly<Record<NameClass, NamesInHan>> => {
  const names = {
    surname: new NamesInHan(),
    'rare-surname': new NamesInHan(),
    given: new NamesInHan(),
    'rare-given': new NamesInHan(),
    name: new NamesInHan(),
  };
  eachSpelling(tableText('shared', 'japaneseNames'), (kind, latin, written) => names[kind as NameClass].add(withUsualLinks(written), latin));
  return names;
});

/** How a surname is read in Japan where it is known to be one of there, and a given name. */
export const japaneseSurname = (written: string): string | undefined => japaneseNames().surname.get(written) ?? japaneseNames()['rare-surname'].get(written);
export const japaneseGiven = (written: string): string | undefined => japaneseNames().given.get(written) ?? japaneseNames()['rare-given'].get(written);

/** How surnames of Japan are read, and given names, without the marks of long vowels. */
const japaneseReadings = lazily(() => {
  const { surname, 'rare-surname': rareSurname, given, 'rare-given': rareGiven } = japaneseNames();
  const all = (...names: NamesInHan[]): Set<string> => new Set(names.flatMap((list) => Array.from(list.values(), shortVowels)));
  return { surnames: all(surname, rareSurname), given: all(given, rareGiven) };
});

/** Whether a text of nothing but kana is a surname of Japan, or a given name, as it is read there. */
export const isJapaneseSurname = (kana: string): boolean => japaneseReadings().surnames.has(japaneseReading(kana));
export const isJapaneseGiven = (kana: string): boolean => japaneseReadings().given.has(japaneseReading(kana));
export const isJapaneseName = (kana: string): boolean => isJapaneseSurname(kana) || isJapaneseGiven(kana);

/** A Japanese name in kana as it is usually written in Latin letters, long vowels as short ones: ゆうこ is yuko. */
export const japaneseReading = (kana: string): string => shortVowels(romanizeKana(kana));
