import { isSpoken, isSyllables } from '../../category/individual/order.js';
import { commonReading, isPinyin, isSameReading, isSouthernReading, japaneseReading } from '../../category/individual/romanization.js';
import { resized } from '../../category/vocabulary.js';
import type { LinkTable } from '../link-table.js';

/** How given names of a column are read that are made of syllables, Chinese or Korean, or of the words of Japanese ones. */
export class NameReadings {
  readonly #table: LinkTable;
  /** 1: made of syllables, glides among them; such names are read by their romanization. */
  #spoken = new Uint8Array(0);
  /** 1: known as a name of other languages, and not made of syllables of pinyin: Michael, Daniel. */
  #western = new Uint8Array(0);
  /** What romanizations have in common of a word, and the word as a Japanese one; found when first asked for. */
  readonly #common: (string | undefined)[] = [];
  readonly #japanese: (string | undefined)[] = [];

  constructor(table: LinkTable) {
    this.#table = table;
  }

  makeRoom(capacity: number): void {
    this.#spoken = resized(this.#spoken, capacity, 0);
    this.#western = resized(this.#western, capacity, 0);
  }

  /** To be called for each word before anything is asked of it. `isListed`: a table has it as a name of other languages, or what it is short for. */
  prepare(word: number, isListed: boolean): void {
    const text = this.#table.words.text[word];
    this.#spoken[word] = isSpoken(text) ? 1 : 0;
    this.#western[word] = isListed && !isPinyin(text) ? 1 : 0;
    this.#common[word] = this.#japanese[word] = undefined;
  }

  /** Whether a word is known as a name of other languages, and is not made of syllables of pinyin. */
  isWestern(word: number): boolean {
    return this.#western[word] === 1;
  }

  /** Whether two words are one name in two romanizations. */
  areOne(a: number, b: number): boolean {
    const { text } = this.#table.words;
    return this.#spoken[a] === 1 && this.#spoken[b] === 1 && isSameReading(text[a], text[b]);
  }

  /** Whether two given names are each made of such syllables or words, and no romanization makes them one. `eastAsian`: both values have an East Asian surname. */
  areTwo(a: number, b: number, eastAsian: boolean): boolean {
    if (eastAsian && this.#isSyllables(a) && this.#isSyllables(b) && !this.#mayBeOne(a, b)) return true;
    const left = this.#japaneseOf(a);
    return left !== '' && this.#japaneseOf(b) !== '' && left !== this.#japaneseOf(b);
  }

  #isSyllables(word: number): boolean {
    return this.#spoken[word] === 1 && this.#western[word] === 0;
  }

  /** Whether a letter is the initial of the syllables that stand behind `text` in `whole`: Chien K., Chien-Kang. */
  isSyllableBehind(letter: string, text: string, whole: string): boolean {
    if (letter.length !== 1 || !whole.startsWith(text)) return false;
    const rest = whole.slice(text.length);
    // (Sang G., Sang-gil, doubled letters once; not Dean N., Deanna)
    const behind = rest[0] !== letter && text.endsWith(`n${letter}`) ? letter + rest : rest;
    return behind.length > 1 && behind[0] === letter && isSpoken(text) && isSpoken(behind);
  }

  /** Whether two words of syllables may be one name, the one spelled otherwise than the other or cut short. */
  #mayBeOne(a: number, b: number): boolean {
    if (this.#commonOf(a) === this.#commonOf(b)) return true;
    const { text } = this.#table.words;
    const [shorter, longer] = text[a].length < text[b].length ? [text[a], text[b]] : [text[b], text[a]];
    // (Li, Li-ping; and in India, where Rao and Pai are surnames, too, Ram and Rama)
    const isBeginning = longer === `${shorter}a` || (longer.startsWith(shorter) && isSyllables(longer.slice(shorter.length)));
    return isBeginning || isSouthernReading(shorter, longer) || isSouthernReading(longer, shorter);
  }

  #japaneseOf(word: number): string {
    return (this.#japanese[word] ??= japaneseReading(this.#table.words.text[word]));
  }

  #commonOf(word: number): string {
    return (this.#common[word] ??= commonReading(this.#table.words.text[word]));
  }
}
