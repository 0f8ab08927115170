import type { Role } from '../category/category.js';
import { charactersOf, isSpokenWord, readingOf } from '../lexicon/han-characters.js';
import { cyrillicSpellings, HeardWords, hangulSpellings, kanaSpellings, type SoundSpellings } from '../lexicon/heard-words.js';
import { japaneseReadings, shortVowels } from '../lexicon/kanji-readings.js';
import { hangulLetters, isHangul } from '../text/hangul.js';
import { kanaSounds, romanizeKana } from '../text/kana.js';
import { mayBeHeardInLatin, otherReadings } from '../text/other-readings.js';

/** So many readings of a name are looked for in the column, as a word and as a surname. */
const MOST_READINGS = 6;

/** What a word of the column may cost for each kana that it is heard in (nats): the column has few words beside a list. */
const MOST_OF_KANA = 2;
/** The same of a syllable of Hangul. */
const MOST_OF_SYLLABLE = 4;
const MIN_SYLLABLES = 2;
/** The same of a Cyrillic letter. */
const MOST_OF_LETTER = 0.7;
/** What katakana may be heard as, and how many of them at least: shorter words are like too many. */
const HEARD = /^[a-z]{5,}$/;
const MIN_KANA = 3;
/** A long a at the end, which no word has that ends in a: ドラマー is a drummer, no drama. */
const LONG_A = /a:$/;

/** What the nodes of a column are made of, as in {@link ColumnTable}; words are numbers that their texts have. */
export interface NodeUnitTable {
  readonly unitStart: Int32Array;
  readonly unitWord: Int32Array;
  readonly unitRole: Uint8Array;
}

/**
 * Names in Chinese characters as the column has them in Latin letters: which of its readings a name of Japan has cannot be seen from it (金下 is Kinka or Kaneshita), but where the column has one of them as
 * a name, that is meant, unless it has the likeliest one as well; and what is read as a name of Japan somewhere (株式会社極洋) is one everywhere (極洋). Hangs on the different values alone. O(units), and some 20 µs for each such name.
 *
 * @param textOf  the text of a word's number.
 */
export function spelledAsColumn(units: NodeUnitTable, roles: readonly Role[], textOf: (word: number) => string): NodeUnitTable {
  const isWritten = (role: number): boolean => roles[role].readings === true;
  return roles.some(({ readings }) => readings === true) && units.unitRole.some(isWritten) ? new ColumnSpelling(units, roles, textOf).spelled() : units;
}

const NO_WORDS: readonly number[] = [];

class ColumnSpelling {
  readonly #units: NodeUnitTable;
  readonly #roles: readonly Role[];
  readonly #textOf: (word: number) => string;
  /** Words of values in Latin letters, by their role and text, and these with words of values in kana. */
  readonly #inLatin = new Map<string, number>();
  readonly #spoken = new Map<string, number>();
  /** Words of values in Chinese characters. */
  readonly #ofHan = new Map<string, number>();
  /** By the characters of a name that was read as a Japanese one: the word of that. */
  readonly #inJapan = new Map<string, number>();
  /** Those of names, by how they sound; made when first needed. */
  #heard: HeardWords | undefined;
  #heardInKorean: HeardWords | undefined;
  #heardInCyrillic: HeardWords | undefined;
  readonly #found = new Map<number, number | null>();

  constructor(units: NodeUnitTable, roles: readonly Role[], textOf: (word: number) => string) {
    this.#units = units;
    this.#roles = roles;
    this.#textOf = textOf;
    const { unitStart, unitWord, unitRole } = units;
    // which words in which role have been taken, most of which come again and again: 1 of values in any letters, 2 of those in Latin ones as well
    const taken = new Uint8Array((unitWord.reduce((most, word) => Math.max(most, word), 0) + 1) * roles.length);
    for (let node = 0; node + 1 < unitStart.length; node++) {
      const [from, end] = [unitStart[node], unitStart[node + 1]];
      const written = this.#writtenWords(from, end);
      if (written.some((word) => !isSpokenWord(textOf(word)))) {
        for (const word of written) this.#meet(word, from, end);
        for (let u = from; u < end; u++) if (this.#isName(u)) this.#ofHan.set(keyOf(unitRole[u], textOf(unitWord[u])), unitWord[u]);
        continue;
      }
      for (let u = from; u < end; u++) {
        const at = unitWord[u] * roles.length + unitRole[u];
        const of = written.length === 0 ? 2 : 1;
        if (taken[at] >= of || !this.#isName(u)) continue;
        taken[at] = of;
        const key = keyOf(unitRole[u], textOf(unitWord[u]));
        this.#spoken.set(key, unitWord[u]);
        if (written.length === 0) this.#inLatin.set(key, unitWord[u]);
      }
    }
  }

  /** Those of units `from` .. `end` that are words of the characters of a value. */
  #writtenWords(from: number, end: number): readonly number[] {
    let written: number[] | undefined;
    for (let u = from; u < end; u++) if (this.#isWritten(this.#units.unitRole[u])) (written ??= []).push(this.#units.unitWord[u]);
    return written ?? NO_WORDS;
  }

  /** Takes notice of a name in characters that was read as one word of Japan. */
  #meet(written: number, from: number, end: number): void {
    const text = this.#textOf(written);
    if (isSpokenWord(text)) return;
    const [first, last] = this.#unitsOf(written, from, end);
    const characters = charactersOf(text);
    if (last - first === 1 && !this.#inJapan.has(characters) && readingsOf(characters).has(readingOf(text)))
      this.#inJapan.set(characters, this.#units.unitWord[first]);
  }

  #isWritten(role: number): boolean {
    return this.#roles[role].readings === true;
  }

  /** (Words of a table are translated instead.) */
  #isName(unit: number): boolean {
    const { share, near, closed } = this.#roles[this.#units.unitRole[unit]];
    return share > 0 && near && closed !== true;
  }

  spelled(): NodeUnitTable {
    const { unitStart, unitWord, unitRole } = this.#units;
    const words = unitWord.slice();
    const roles = unitRole.slice();
    /** 1: left out, as the unit in front of it says it, too; or spelled. */
    const isSaid = new Uint8Array(words.length);
    const isSpelled = new Uint8Array(words.length);
    let left = 0;
    const spell = (unit: number, first: number): void => {
      const [from, end] = this.#unitsOf(unitWord[unit], first, unit);
      // (a part of a name that is spelled as a whole)
      if (end === from || isSpelled.subarray(from, end).includes(1)) return;
      const word = this.#inColumn(unitWord[unit], from, end);
      if (word === null) return;
      words[from] = word;
      roles[from] = this.#roleOf(from, end);
      isSpelled.fill(1, from, end);
      isSaid.fill(1, from + 1, end);
      left += end - from - 1;
      if (!isSpokenWord(this.#textOf(unitWord[unit]))) this.#ofHan.set(keyOf(roles[from], this.#textOf(word)), word);
    };
    // (what characters are read as is known before kana are: of two neither is read as the other was)
    for (const isSpoken of [false, true]) {
      for (let node = 0; node + 1 < unitStart.length; node++) {
        for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++)
          if (this.#isWritten(unitRole[unit]) && isSpokenWord(this.#textOf(unitWord[unit])) === isSpoken) spell(unit, unitStart[node]);
      }
    }
    const spelled = { unitStart, unitWord: words, unitRole: roles };
    return left === 0 ? spelled : without(isSaid, spelled);
  }

  /** The units that a name in Chinese characters was read as, between `from` and `end`; none where they were put otherwise. */
  #unitsOf(written: number, from: number, end: number): [from: number, end: number] {
    const reading = readingOf(this.#textOf(written));
    for (let first = from; first < end && reading !== ''; first++) {
      let text = '';
      let hasName = false;
      for (let unit = first; unit < end && this.#roles[this.#units.unitRole[unit]].share > 0 && text.length < reading.length; unit++) {
        text += this.#textOf(this.#units.unitWord[unit]);
        hasName ||= this.#isName(unit);
        if (text === reading) return hasName ? [first, unit + 1] : [from, from];
      }
    }
    return [from, from];
  }

  /** The role of the first of some units that is a name (イニ and free are Innisfree). */
  #roleOf(from: number, end: number): number {
    for (let unit = from; unit < end; unit++) if (this.#isName(unit)) return this.#units.unitRole[unit];
    return this.#units.unitRole[from];
  }

  /** The word of the column that is another reading of a name, read as units `from .. end`; `null`: there is none, or it has the one that it was read as. */
  #inColumn(written: number, from: number, end: number): number | null {
    let word = this.#found.get(written);
    if (word === undefined) this.#found.set(written, (word = this.#find(written, from, end)));
    return word;
  }

  #find(written: number, from: number, end: number): number | null {
    const { unitWord } = this.#units;
    const role = this.#roleOf(from, end);
    const parts = Array.from(unitWord.subarray(from, end), this.#textOf);
    const reading = parts.join('');
    const text = this.#textOf(written);
    const words = isSpokenWord(text) ? this.#inLatin : this.#spoken;
    if (parts.every((part) => words.has(keyOf(role, part))) || words.has(keyOf(role, reading))) return null;
    if (isSpokenWord(text)) {
      if (this.#ofHan.has(keyOf(role, reading))) return null;
      for (const other of withSmallKana(charactersOf(text))) {
        const word = this.#ofHan.get(keyOf(role, other)) ?? this.#inLatin.get(keyOf(role, other));
        if (word !== undefined) return word;
      }
    }
    const inJapan = this.#inJapan.get(charactersOf(text));
    if (inJapan !== undefined && inJapan !== unitWord[from] && !readingsOf(charactersOf(text)).has(reading)) return inJapan;
    for (const other of isSpokenWord(text) ? this.#wordsHeard(charactersOf(text), reading) : readingsOf(charactersOf(text))) {
      const word = words.get(keyOf(role, other));
      if (word !== undefined) return word;
    }
    return null;
  }

  /** Words of the column, to be heard. */
  #words(spellings: SoundSpellings): HeardWords {
    return new HeardWords([new Set(Array.from(this.#inLatin.keys(), (key) => key.slice(key.indexOf(' ') + 1)).filter((text) => HEARD.test(text)))], spellings);
  }

  /** The words of the column that katakana or Hangul sound like, if any do; what Cyrillic and Greek letters are elsewhere. */
  #wordsHeard(kana: string, reading: string): string[] {
    const others = otherReadings(kana, reading);
    if (mayBeHeardInLatin(kana)) {
      this.#heardInCyrillic ??= this.#words(cyrillicSpellings());
      const word = this.#heardInCyrillic.read(kana.replace(DOUBLED, '$1'), MOST_OF_LETTER * kana.length);
      return word === null ? others : [...others, word];
    }
    if (others.length > 0) return others;
    if (isHangul(kana)) {
      this.#heardInKorean ??= this.#words(hangulSpellings());
      const word = kana.length < MIN_SYLLABLES ? null : this.#heardInKorean.read(hangulLetters(kana), MOST_OF_SYLLABLE * kana.length);
      return word === null ? [] : [word];
    }
    this.#heard ??= this.#words(kanaSpellings());
    const sounds = kanaSounds(kana);
    const word = kana.replaceAll('ー', '').length < MIN_KANA ? null : this.#heard.read(sounds, MOST_OF_KANA * kana.length);
    const isHeard = word !== null && !(LONG_A.test(sounds) && word.endsWith('a'));
    return [shortVowels(romanizeKana(kana)), ...(isHeard ? [word] : [])];
  }
}

const readingsOf = (characters: string): Set<string> =>
  new Set([...japaneseReadings(characters, 'word', MOST_READINGS), ...japaneseReadings(characters, 'surname', MOST_READINGS)]);

/** Readings of katakana of which one, two or three that are written large may be small, as banks write none: キヨクヨウ is Kyokuyo or Kiyokuyo. */
function withSmallKana(kana: string): string[] {
  const places = Array.from(kana.matchAll(LARGE_KANA), ({ index }) => index + 1).slice(0, MOST_LARGE);
  const readings: string[] = [];
  // (most of them first: a name mostly has none that stays large)
  for (let which = 2 ** places.length - 1; which > 0; which--) {
    const letters = [...kana];
    for (const [i, place] of places.entries()) if (which & (2 ** i)) letters[place] = SMALL_OF[letters[place]];
    readings.push(shortVowels(romanizeKana(letters.join(''))));
  }
  return readings;
}

/** A large ya, yu or yo where a small one may stand, a large tsu in front of what may be said twice. */
const LARGE_KANA = /[キシチニヒミリギジビピ](?=[ヤユヨ])|[ァ-ヴ](?=ツ[カ-ポ])/g;
const SMALL_OF: Readonly<Record<string, string>> = { ヤ: 'ャ', ユ: 'ュ', ヨ: 'ョ', ツ: 'ッ' };
const MOST_LARGE = 4;

const DOUBLED = /(.)\1+/gu;

const keyOf = (role: number, text: string): string => `${role} ${text}`;

/** The units without those that are left out. */
function without(isLeftOut: Uint8Array, { unitStart, unitWord, unitRole }: NodeUnitTable): NodeUnitTable {
  const starts = new Int32Array(unitStart.length);
  for (let node = 0; node + 1 < unitStart.length; node++) {
    let kept = 0;
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) kept += 1 - isLeftOut[unit];
    starts[node + 1] = starts[node] + kept;
  }
  return { unitStart: starts, unitWord: unitWord.filter((_, unit) => isLeftOut[unit] === 0), unitRole: unitRole.filter((_, unit) => isLeftOut[unit] === 0) };
}
