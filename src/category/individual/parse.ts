import { Gap } from '../../text/byte-classes.js';
import { MAX_PACKED, TRAITS_SHIFT, type WordId } from '../vocabulary.js';
import { splitName } from './order.js';
import { flagOf, type IndividualWords } from './words.js';
import { Flag } from './word-kinds.js';

/** More words than this of one value are not read. */
export const MAX_WORDS = 64;
const ENCLOSED = Gap.open | Gap.other;
const ENCLOSED_END = Gap.close | Gap.other;

/** What a word of the value was taken for. */
export const Taken = { name: 0, title: 1, postNominal: 2, generation: 3, nickname: 4, marker: 5 } as const;

/**
 * One person's name, read: given names (the first one, then middle names and initials), surname with its particles, nicknames, generation. A value of one word
 * has it in `given` and no surname. The buffers are reused by the next `read`.
 */
export class IndividualParse {
  readonly given = new Int32Array(MAX_WORDS);
  givenCount = 0;
  readonly surname = new Int32Array(MAX_WORDS);
  surnameCount = 0;
  readonly nicknames = new Int32Array(MAX_WORDS);
  nicknameCount = 0;
  /** Word of the generation in keys; -1: none written. */
  generation = -1;
  /** All words in order, what separates each from the one before, and what each was taken for. */
  readonly words = new Int32Array(MAX_WORDS);
  readonly gaps = new Uint8Array(MAX_WORDS);
  readonly taken = new Uint8Array(MAX_WORDS);
  wordCount = 0;

  readonly #words: IndividualWords;
  /** What the words may be here: the flags of the word, or of the phrase that it belongs to. */
  readonly #can = new Int32Array(MAX_WORDS);
  /** Words of the name that are left, in order: indices into `words`. */
  readonly #left = new Int32Array(MAX_WORDS);
  readonly #segmentEnds: number[] = [];

  constructor(words: IndividualWords) {
    this.#words = words;
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    const structured = this.#expand(ids, gaps, from, end);
    this.givenCount = 0;
    this.surnameCount = 0;
    this.nicknameCount = 0;
    this.generation = -1;
    this.taken.fill(Taken.name);
    // initials behind a name are a matter of order, see order.ts
    if (!structured && (this.wordCount === 0 || !(this.#words.flags[this.words[this.wordCount - 1]] & Flag.initial))) {
      // given names and a surname, nothing else
      const last = this.wordCount - 1;
      for (let i = 0; i < last; i++) this.given[this.givenCount++] = this.words[i];
      if (last === 0) this.given[this.givenCount++] = this.words[0];
      else if (last > 0) this.surname[this.surnameCount++] = this.words[last];
      return;
    }
    this.#classify();
    this.#takeEnclosed();
    this.#segment();
    this.#order();
  }

  /** Raw tokens → words. Returns whether the value has more structure than names with blanks between them. */
  #expand(ids: Int32Array, gaps: Uint8Array, from: number, end: number): boolean {
    const vocabulary = this.#words;
    const { words, gaps: wordGaps } = this;
    let count = 0;
    let seenGaps = 0;
    let traits = 0;
    let gap = 0;
    for (let i = from; i < end && count < MAX_WORDS; i++) {
      gap |= gaps[i];
      const packed = ids[i] < vocabulary.packed.length ? vocabulary.packed[ids[i]] : -1;
      if (packed >= 0) {
        words[count] = packed & (MAX_PACKED - 1);
        traits |= packed >>> TRAITS_SHIFT;
        wordGaps[count++] = gap;
      } else {
        const next = vocabulary.expand(ids[i], words, count);
        if (next === count) continue;
        traits |= 2;
        wordGaps[count] = gap;
        for (let w = count + 1; w < next; w++) wordGaps[w] = Gap.space;
        count = this.#readCommas(count, next);
      }
      seenGaps |= gap;
      gap = 0;
    }
    this.wordCount = count;
    return (traits & 2) !== 0 || (seenGaps & ~(Gap.space | Gap.dot)) !== 0;
  }

  /** Commas among the words `from .. end` become gaps; returns the end. */
  #readCommas(from: number, end: number): number {
    const { words, gaps } = this;
    let write = from;
    let gap = 0;
    for (let i = from; i < end; i++) {
      if (words[i] === this.#words.comma) {
        gap = Gap.comma;
        continue;
      }
      words[write] = words[i];
      gaps[write++] = gaps[i] | gap;
      gap = 0;
    }
    return write;
  }

  /** Joins what is one word ("M.D.", "Mc Donald") and finds the phrases of the tables. */
  #classify(): void {
    const vocabulary = this.#words;
    this.#spellOut();
    const { words, gaps, wordCount } = this;
    let write = 0;
    for (let i = 0; i < wordCount; ) {
      const gap = gaps[i];
      const flags = vocabulary.flags[words[i]];
      let end = i + 1;
      // "John Doe, M.D.", "John Doe Ph.D.", not J. D. Doe
      if (flags & Flag.initial && i > 0 && (gap & Gap.comma || (i > 1 && !(vocabulary.flags[words[i - 1]] & Flag.initial)))) {
        let text = vocabulary.textOf(words[i]);
        while (end < wordCount && gaps[end] === Gap.dot && vocabulary.flags[words[end]] & Flag.initial) text += vocabulary.textOf(words[end++]);
        const known = end > i + 1 && (end === wordCount || gaps[end] & Gap.comma) ? vocabulary.rows.structure.get(text) : undefined;
        if (known?.some((entry) => entry.table === 'postNominals' || entry.table === 'titles')) {
          words[write] = vocabulary.id(text);
          gaps[write++] = gap;
          i = end;
          continue;
        }
      }
      if (flags & Flag.joining && i + 1 < wordCount && isBeside(gaps[i + 1]) && !(flags & Flag.initial && gaps[i + 1] & Gap.dot)) {
        const next = vocabulary.textOf(words[i + 1]);
        // "O. Brien" is an initial; "Mac" alone a given name
        if (next.length > 2 && (!(flags & Flag.initial) || i > 0)) {
          words[write] = vocabulary.id(vocabulary.textOf(words[i]) + next);
          gaps[write++] = gap;
          i += 2;
          continue;
        }
      }
      end = this.#servantEnd(i, wordCount);
      if (end > i + 1) {
        let text = '';
        for (let k = i; k < end; k++)
          if (k === i || vocabulary.flags[words[end - 1]] & Flag.religion || !(vocabulary.flags[words[k]] & Flag.particle)) text += vocabulary.textOf(words[k]);
        words[write] = vocabulary.id(text);
      } else words[write] = words[i];
      gaps[write++] = gap;
      i = end;
    }
    this.wordCount = write;
    this.#findPhrases();
  }

  /** End of a name that begins at word `i` and is written apart: Abd al-Rahman, Abdul Rahman, Taj al-Din; `i + 1` where none does. */
  #servantEnd(i: number, count: number): number {
    const { words, gaps } = this;
    const { flags } = this.#words;
    let next = i + 1;
    const isServant = (flags[words[i]] & Flag.servant) !== 0;
    if (next < count && isBeside(gaps[next]) && flags[words[next]] & Flag.particle) next++;
    if (next >= count || !isBeside(gaps[next]) || flags[words[next]] & (Flag.particle | Flag.initial)) return i + 1;
    // "Abdul Khan" is a given name and a surname
    if (isServant) return next === i + 1 && count < 3 ? i + 1 : next + 1;
    return flags[words[next]] & Flag.religion && !(flags[words[i]] & (Flag.particle | Flag.title | Flag.initial)) ? next + 1 : i + 1;
  }

  /** Initials written together: "JR Smith" is J. R. Smith, "Hernandez, JN" has J. N. in front, and so has "Giglio JM". */
  #spellOut(): void {
    const { words, gaps } = this;
    const { flags } = this.#words;
    if (this.wordCount < 2) return;
    if (flags[words[0]] & (Flag.consonants | Flag.generation) && isBeside(gaps[1])) this.#spell(0);
    for (let i = this.wordCount - 1; i > 0; i--) if (flags[words[i]] & Flag.consonants && (gaps[i] & Gap.comma || i === this.wordCount - 1)) this.#spell(i);
  }

  #spell(at: number): void {
    const { words, gaps } = this;
    const letters = this.#words.textOf(words[at]);
    if (letters.length > 3 || /[0-9]/.test(letters) || this.wordCount + letters.length > MAX_WORDS) return;
    words.copyWithin(at + letters.length, at + 1, this.wordCount);
    gaps.copyWithin(at + letters.length, at + 1, this.wordCount);
    this.wordCount += letters.length - 1;
    for (let i = 0; i < letters.length; i++) {
      words[at + i] = this.#words.id(letters[i]);
      if (i > 0) gaps[at + i] = Gap.space;
    }
  }

  #findPhrases(): void {
    const vocabulary = this.#words;
    const { words, wordCount } = this;
    for (let i = 0; i < wordCount; ) {
      const flags = vocabulary.flags[words[i]];
      this.#can[i] = flags;
      const entry = flags & Flag.phraseStart ? vocabulary.phrases.match(words, i, wordCount) : -1;
      if (entry < 0) {
        i++;
        continue;
      }
      const row = vocabulary.rows.phrases[entry];
      const length = vocabulary.phrases.matchLength;
      for (let k = i; k < i + length; k++) this.#can[k] = flagOf(row);
      if (row.table === 'generations') {
        // one word stands for the phrase
        words[i] = vocabulary.generationOf(row);
        vocabulary.generation[words[i]] = words[i];
      }
      i += length;
    }
  }

  /** Nicknames in quotes or brackets, other names behind "aka" or "née". */
  #takeEnclosed(): void {
    const { words, gaps, taken, wordCount } = this;
    let left = wordCount;
    for (let i = 0; i < wordCount; i++) {
      if (!(gaps[i] & ENCLOSED)) continue;
      let end = i + 1;
      while (end < wordCount && !(gaps[end] & ENCLOSED_END)) end++;
      // the whole value in brackets, or a quotation mark that nothing closes
      if (end - i >= left || (end === wordCount && !(gaps[i] & Gap.open) && end - i > 2)) continue;
      for (let k = i; k < end; k++) taken[k] = this.#can[k] & Flag.marker ? Taken.marker : Taken.nickname;
      left -= end - i;
      // a quotation mark that closes does not open
      i = end < wordCount && !(gaps[i] & Gap.open) && !(gaps[end] & Gap.open) ? end : end - 1;
    }
    for (let i = 1; i < wordCount; i++) {
      if (taken[i] !== Taken.name || !(this.#can[i] & Flag.marker)) continue;
      // "Hepler of Woolwich"
      const isPlace = words[i] === this.#words.of;
      for (let k = i; k < wordCount && !(k > i && gaps[k] & Gap.comma); k++)
        if (taken[k] === Taken.name) taken[k] = this.#can[k] & Flag.marker || isPlace ? Taken.marker : Taken.nickname;
    }
    for (let i = 0; i < wordCount; i++) if (taken[i] === Taken.nickname) this.nicknames[this.nicknameCount++] = words[i];
  }

  /** Cuts at commas and takes off what is no name: titles in front, post-nominals and generations behind. */
  #segment(): void {
    const { gaps, taken, wordCount } = this;
    const left = this.#left;
    const ends = this.#segmentEnds;
    ends.length = 0;
    let count = 0;
    for (let i = 0; i < wordCount; i++) {
      if (gaps[i] & Gap.comma && count > (ends.length > 0 ? ends[ends.length - 1] : 0)) ends.push(count);
      if (taken[i] === Taken.name) left[count++] = i;
    }
    if (count > (ends.length > 0 ? ends[ends.length - 1] : 0)) ends.push(count);
    // "Doe, John, Jr.", "John Doe, MD": segments behind the first that are no names
    let write = 0;
    let start = 0;
    for (let s = 0; s < ends.length; s++) {
      const end = ends[s];
      if (s > 0 && this.#isAppendix(start, end, ends[0], ends.length)) {
        for (let k = start; k < end; k++) this.#takeOff(left[k]);
      } else {
        const from = write === 0 ? 0 : ends[write - 1];
        left.copyWithin(from, start, end);
        ends[write++] = from + end - start;
      }
      start = end;
    }
    ends.length = write;
    start = 0;
    for (let s = 0; s < write; s++) {
      this.#strip(start, ends[s], write === 1);
      start = ends[s];
    }
  }

  #isAppendix(start: number, end: number, firstEnd: number, segments: number): boolean {
    const sure = Flag.title | Flag.postNominal | Flag.generation;
    const doubtful = Flag.doubtfulPostNominal | Flag.generationAtEnd;
    // "Ma, Do": two words may be surname and given name
    const allowed = firstEnd > 1 || segments > 2 ? sure | doubtful : sure;
    for (let k = start; k < end; k++) if (!(this.#can[this.#left[k]] & allowed)) return false;
    return true;
  }

  #takeOff(i: number): void {
    const can = this.#can[i];
    const generation = this.#words.generation[this.words[i]];
    if (can & (Flag.generation | Flag.generationAtEnd) && generation > 0) {
      this.taken[i] = Taken.generation;
      this.generation = generation;
    } else this.taken[i] = can & (Flag.postNominal | Flag.doubtfulPostNominal) ? Taken.postNominal : Taken.title;
  }

  /** Titles in front and what stands behind the name, of the words `left[start .. end)`; `whole`: the value has no other segment. */
  #strip(start: number, end: number, whole: boolean): void {
    const left = this.#left;
    const can = this.#can;
    const { words } = this;
    let from = start;
    let to = end;
    while (to - from > 1) {
      const here = can[left[to - 1]];
      const sure = here & (Flag.generation | Flag.postNominal) && (to - from > 2 || !whole || here & Flag.generation);
      // "Antonio Carlos Magalhaes Neto": only behind three words of the name
      const atEnd = here & Flag.generationAtEnd && to - from > 3 && whole && !(this.#words.flags[words[left[to - 2]]] & Flag.initial);
      if (!sure && !atEnd) break;
      this.#takeOff(left[--to]);
    }
    while (to - from > 1 || (to - from === 1 && !whole && can[left[from]] & Flag.title)) {
      const here = can[left[from]];
      const next = from + 1 < to ? left[from + 1] : -1;
      if (next >= 0 && this.gaps[next] & Gap.hyphen) break;
      const dotted = next >= 0 && (this.gaps[next] & Gap.dot) !== 0;
      const doubtful = here & Flag.doubtfulTitle && (dotted || (to - from > 2 && !(this.#words.flags[words[next]] & Flag.initial) && !(here & Flag.givenName)));
      if (!(here & Flag.title) && !doubtful) break;
      this.taken[left[from]] = Taken.title;
      from++;
    }
  }

  /** Which words are given names and which the surname. */
  #order(): void {
    const left = this.#left;
    const ends = this.#segmentEnds;
    const name: WordId[] = [];
    const gaps: number[] = [];
    let start = 0;
    const parts = ends.map((end) => {
      name.length = 0;
      gaps.length = 0;
      for (let k = start; k < end; k++) {
        if (this.taken[left[k]] !== Taken.name) continue;
        name.push(this.words[left[k]]);
        gaps.push(this.gaps[left[k]]);
      }
      start = end;
      return { words: [...name], gaps: [...gaps] };
    });
    const named = parts.filter((part) => part.words.length > 0);
    // everything was a title or a note: then the nickname is the name, or what there is
    if (named.length === 0) {
      for (let i = 0; i < this.nicknameCount; i++) this.given[this.givenCount++] = this.nicknames[i];
      this.nicknameCount = 0;
      if (this.givenCount === 0) for (let i = 0; i < this.wordCount; i++) if (this.taken[i] === Taken.title) this.given[this.givenCount++] = this.words[i];
      return;
    }
    // "Caldwell (Chad)": the name in brackets is all there is of a given name
    if (named.length === 1 && named[0].words.length === 1 && this.nicknameCount === 1) {
      this.given[this.givenCount++] = this.nicknames[0];
      this.surname[this.surnameCount++] = named[0].words[0];
      this.nicknameCount = 0;
      return;
    }
    if (named.length === 1) {
      splitName(this.#words, named[0].words, named[0].gaps, this);
      return;
    }
    for (const word of named[0].words) this.surname[this.surnameCount++] = word;
    for (const part of named.slice(1)) {
      for (const word of joinSyllables(this.#words, part.words, part.gaps)) this.given[this.givenCount++] = word;
    }
  }
}

/** Whether a gap joins rather than separates: a blank or a hyphen. */
function isBeside(gap: number): boolean {
  return (gap & ~(Gap.space | Gap.hyphen)) === 0;
}

/** Syllables with a hyphen between them that are no names of their own are one given name: Jong-un, Ming-liang. */
export function joinSyllables(vocabulary: IndividualWords, words: readonly WordId[], gaps: readonly number[]): WordId[] {
  const joined: WordId[] = [];
  for (let i = 0; i < words.length; i++) {
    const isSyllable = (word: WordId): boolean => (vocabulary.flags[word] & (Flag.givenName | Flag.initial)) === 0 && vocabulary.textOf(word).length <= 6;
    if (i > 0 && gaps[i] & Gap.hyphen && joined.length > 0 && isSyllable(words[i]) && vocabulary.textOf(words[i - 1]).length <= 6)
      joined[joined.length - 1] = vocabulary.id(vocabulary.textOf(joined[joined.length - 1]) + vocabulary.textOf(words[i]));
    else joined.push(words[i]);
  }
  return joined;
}
