import { Gap } from '../../text/byte-classes.js';
import { isRecordNumber, partsRecord } from '../record-number.js';
import { LAST_GROUP, telephoneStart } from '../telephone.js';
import { MAX_PACKED, MOST_TOGETHER, TRAITS_SHIFT, type WordId } from '../vocabulary.js';
import { takeAsides } from './asides.js';
import type { IndividualWords } from './words.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 64;

/** Words of a name in a script of syllables: surname and given name. */
const NAME_WORDS = 2;

/** What a word of the value was taken for. */
export const Taken = { name: 0, title: 1, postNominal: 2, generation: 3, nickname: 4, marker: 5, year: 6, otherSurname: 7 } as const;

/** The words of one value in order, what separates each from the one before, what each may be here, and what it was taken for. The buffers are reused. */
export class NameTokens {
  readonly words = new Int32Array(MAX_WORDS);
  readonly gaps = new Uint8Array(MAX_WORDS);
  /** The flags of the word, or of the phrase that it belongs to. */
  readonly can = new Int32Array(MAX_WORDS);
  readonly taken = new Uint8Array(MAX_WORDS);
  count = 0;
  /** Letters that were taken for initials, as they are written, and these. */
  readonly spelled: (readonly [written: string, initials: string])[] = [];
  /** Runs of words that were left out (asides.ts). */
  readonly leftOut: WordId[][] = [];
  /** The word for the characters of the value, where it is in nothing but Chinese ones; -1: it is not. */
  characters: WordId | -1 = -1;
  readonly #vocabulary: IndividualWords;
  readonly #textOf = (word: WordId): string => this.#vocabulary.textOf(word);

  constructor(vocabulary: IndividualWords) {
    this.#vocabulary = vocabulary;
  }

  /** Raw tokens → words. Returns whether the value has more structure than names with blanks between them. */
  expand(ids: Int32Array, gaps: Uint8Array, from: number, end: number): boolean {
    const vocabulary = this.#vocabulary;
    const { words, gaps: wordGaps } = this;
    const { at } = vocabulary;
    this.spelled.length = 0;
    let count = 0;
    let seenGaps = 0;
    let traits = 0;
    let gap = 0;
    // the tokens of syllables that end here, with blanks or commas between them: the first, and where its words begin
    let run = -1;
    let runStart = 0;
    // words of a name in such a script: from, end
    let nameFrom = -1;
    let nameEnd = -1;
    let written: readonly WordId[] = [];
    let isWritten = true;
    let inBrackets = false;
    for (let i = from; i < end && count < MAX_WORDS; i++) {
      gap |= gaps[i];
      // (John (?) Smith: there is nothing in them)
      if (!inBrackets && gap & Gap.open && gap & Gap.close) gap &= ~(Gap.open | Gap.close);
      if (gap & (Gap.open | Gap.close)) inBrackets = (gap & Gap.open) !== 0;
      // ("john@example.com" is no other name)
      if (ids[i] === at && !(gap & Gap.space && i + 1 < end && gaps[i + 1] & Gap.space)) {
        gap |= Gap.other;
        continue;
      }
      const packed = ids[i] < vocabulary.packed.length ? vocabulary.packed[ids[i]] : -1;
      if (packed >= 0) {
        words[count] = packed & (MAX_PACKED - 1);
        traits |= packed >>> TRAITS_SHIFT;
        wordGaps[count++] = gap;
        run = -1;
        isWritten = false;
      } else {
        const next = vocabulary.expand(ids[i], words, count);
        if (next === count) continue;
        const characters = vocabulary.charactersOf(ids[i]);
        isWritten &&= characters.length > 0;
        if (isWritten) written = written.length === 0 ? characters : [...written, ...characters];
        traits |= 2;
        wordGaps[count] = gap;
        for (let w = count + 1; w < next; w++) wordGaps[w] = Gap.space;
        if (words[count] !== vocabulary.syllables) run = -1;
        else if (run < 0 || gap & ~(Gap.space | Gap.comma)) [run, runStart] = [i, count];
        const name = run >= 0 && run < i && i - run < MOST_TOGETHER ? vocabulary.wordsTogether(ids, run, i + 1) : null;
        if (name === null || runStart + name.length > MAX_WORDS) count = this.#readCommas(count, next);
        else {
          // "山田 太郎": one name
          words.set(name, runStart);
          wordGaps.fill(Gap.space, runStart + 1, runStart + name.length);
          count = this.#readCommas(runStart, runStart + name.length);
        }
        if (run >= 0) [nameFrom, nameEnd] = [runStart, count];
      }
      seenGaps |= gap;
      gap = 0;
    }
    this.characters = isWritten && written.length > 0 ? vocabulary.joinCharacters(written) : -1;
    this.count = count;
    this.#bracketAgain(nameFrom, nameEnd);
    count = takeAsides(words, wordGaps, count, this.#textOf, this.leftOut);
    if (count > 1 && this.#bracketNumbers(count)) seenGaps |= Gap.open;
    // "SMITH/JOHN MR", as tickets have it; "Bob/Robert Smith" has two given names
    if (count > 1 && wordGaps[1] === Gap.slash && vocabulary.surnameWeight(words[0]) < vocabulary.givenWeight(words[0])) wordGaps[1] = Gap.comma;
    this.count = count;
    const structured = (traits & 2) !== 0 || (seenGaps & ~(Gap.space | Gap.dot)) !== 0;
    // (what is taken apart later on gives more words)
    this.taken.fill(Taken.name, 0, structured ? MAX_WORDS : count);
    return structured;
  }

  /**
   * "陳大文 Chan Tai Man", "陳大文 Peter Chan": a name of two words in a script of syllables, in front of one in Latin letters or behind it, says it again, as in brackets, where a word of the one
   * sounds like one of the other.
   */
  #bracketAgain(from: number, end: number): void {
    const others = this.count - (end - from);
    if (end - from !== NAME_WORDS || others < NAME_WORDS || (from > 0 && end < this.count)) return;
    const sounds = Array.from(this.words.subarray(0, this.count), (word) => this.#vocabulary.sound(word));
    const said = sounds.splice(from, NAME_WORDS);
    if (!said.some((sound) => sounds.includes(sound))) return;
    this.gaps[from] |= Gap.open;
    if (end < this.count) this.gaps[end] |= Gap.close;
  }

  /** The number of a record in front and a telephone number behind, as if they stood in brackets. Whether there is one of them. */
  #bracketNumbers(count: number): boolean {
    const { words, gaps } = this;
    const vocabulary = this.#vocabulary;
    const isRecord = partsRecord(gaps[1]) && isRecordNumber(vocabulary.textOf(words[0]));
    if (isRecord) {
      gaps[0] |= Gap.open;
      gaps[1] |= Gap.close;
    }
    if (vocabulary.table.length(words[count - 1]) !== LAST_GROUP) return isRecord;
    const telephone = telephoneStart(
      count,
      (word) => vocabulary.textOf(words[word]),
      (word) => gaps[word],
    );
    if (telephone < 0) return isRecord;
    gaps.fill(Gap.space, telephone, count);
    gaps[telephone] |= Gap.open;
    return true;
  }

  /** Commas among the words `from .. end` become gaps, signs of a script fall out; returns the end. */
  #readCommas(from: number, end: number): number {
    const { words, gaps } = this;
    let write = from;
    let gap = gaps[from];
    for (let i = from; i < end; i++) {
      if (words[i] === this.#vocabulary.comma) gap = Gap.space | Gap.comma;
      if (words[i] === this.#vocabulary.comma || words[i] === this.#vocabulary.syllables) continue;
      words[write] = words[i];
      gaps[write++] = gap;
      gap = Gap.space;
    }
    return write;
  }
}
