import type { SectionArray, Sections } from '../column/section-file.js';
import { type InternId, type InternParts, InternTable, NO_CLASS, PLAIN_LETTERS, PLAIN_NUMBER } from '../kernel/intern-table.js';
import type { Kernel } from '../kernel/kernel.js';
import { charactersOf, charactersWord, isCharactersWord, isSpokenWord } from '../lexicon/han-characters.js';
import { named, within } from '../lexicon/image.js';
import { wordFrequency } from '../lexicon/lexicon.js';
import { withLostLetters } from '../lexicon/marked-words.js';
import { foldWords } from '../text/fold.js';
import { foldBroken, leftWithoutMarked } from '../text/lost-letters.js';
import { asMeant } from '../text/mis-decoded.js';

/** Id of a folded word: dense, in order of first sight; never part of a key. */
export type WordId = number;

/** A word that a raw token is, packed with its traits: the id below this, the traits times this. */
export const MAX_PACKED = 0x100000;
export const TRAITS_SHIFT = Math.log2(MAX_PACKED);

/** What is no packed word: a token that is no word, one not met yet, and `LIST - index`: several words. */
const NONE = -1;
const UNKNOWN = -2;
const LIST = -3;

const FIRST_CAPACITY = 1 << 15;
/** New words that reading one value (of 2,048 bytes at most) and one thought bring at most. */
const WORDS_OF_VALUE = 1 << 13;
const WORDS_OF_THOUGHT = 1 << 11;
/** So many raw tokens are read together at most: those of a name with blanks between its characters. */
export const MOST_TOGETHER = 5;
/** What a token is read as. */
export interface TokenWords {
  readonly words: readonly WordId[];
  /** Words for the characters that it is written in. */
  readonly characters: readonly WordId[];
}

/** For {@link Vocabulary.expand}, where only what it learns is wanted. */
const NO_ROOM = new Int32Array(0);
const NO_WORDS: readonly WordId[] = [];

/**
 * The words of one reader. The kernel's scan gives a dense id to each different raw token; a token of ASCII letters and digits is the word of the same id,
 * any other one is folded into words here, once. A category says in {@link think} what a word is, once for each, and leaves integers behind; words of letters
 * that no table lists need no thought ({@link meetPlain}).
 */
export abstract class Vocabulary {
  readonly table: InternTable;
  /** The word of each raw token with its traits (see {@link MAX_PACKED}); negative where `expand` must be asked. */
  packed = new Int32Array(0);
  readonly #texts: (string | undefined)[] = [];
  readonly #lists: (readonly WordId[])[] = [];
  /** See {@link charactersOf}. */
  readonly #characters = new Map<InternId, readonly WordId[]>();
  readonly #spoken = new Map<InternId, readonly WordId[]>();
  /** See {@link addDropped}. */
  readonly #dropped = new Map<InternId, string>();
  /** 1: `think` has been asked. */
  #thought = new Uint8Array(0);
  #pondering = false;
  #and = -1;

  constructor(kernel: Kernel) {
    this.table = new InternTable(kernel);
  }

  /** Decides what the word is. Called once for each, with room made by `resize`; may ask for the ids of other words. */
  protected abstract think(id: WordId, text: string): void;

  /** Makes room for word ids below `capacity`; new entries must be right for a word of letters that no table lists. */
  protected abstract resize(capacity: number): void;

  /** The arrays with an item for each word, by name: those of an image. */
  protected abstract wordArrays(): Readonly<Record<string, SectionArray>>;

  /** Traits to pack with a word; less than 2,048. */
  protected abstract traitsOf(id: WordId): number;

  /** Words of a token with bytes beyond ASCII, those for its characters among them. */
  protected fold(token: string, _raw: InternId): string[] {
    return foldWords(token);
  }

  /** The word that a token of ASCII letters and digits, neither of them alone, is read as where it is another (lexicon/look-alike-digits.ts); `null`: it is none. */
  protected readAs(_raw: InternId): string | null {
    return null;
  }

  /** A word of two letters and more of which the kernel has been told nothing, hence in no list of `announce`; may have been thought of. */
  protected meetPlain(id: WordId): void {
    this.#ponder(id);
  }

  /** A number without a zero in front, new to the scan, hence in no list of `announce`; false: thought must be given to it as to any other word. */
  protected meetNumber(_id: WordId): boolean {
    return false;
  }

  /** A word of ASCII letters and digits, its text: one letter, or what is not letters alone. */
  protected meetAscii(id: WordId, _text: Uint8Array): void {
    this.#ponder(id);
  }

  /** Tells of words that tables list, before any value is read: only what is not among them is met as plain. */
  protected announce(texts: Iterable<string>): void {
    for (const text of texts) this.#mustThink(this.table.internAscii(text));
    this.makeRoom();
  }

  /** Thinks of every word there is, and of those that this brings. */
  protected thinkOfAll(): void {
    for (let id = 0; id < this.table.count; id++) this.#ponder(id);
  }

  /** What is known of the words, as arrays. All of them have been thought of ({@link thinkOfAll}), and no value has been read. */
  protected wordSections(): Sections {
    const { count } = this.table;
    const arrays = Object.entries(this.wordArrays()).map(([name, array]) => [name, array.slice(0, count)]);
    return { ...named('table', { ...this.table.toParts() }), ...named('word', Object.fromEntries(arrays)) };
  }

  /** Begins with the words of {@link wordSections} instead of {@link announce}. */
  protected restoreWords(sections: Sections): void {
    this.table.fill(within('table', sections) as unknown as InternParts);
    const { count } = this.table;
    this.makeRoom();
    this.#thought.fill(1, 0, count);
    for (const [name, array] of Object.entries(this.wordArrays())) array.set(sections[`word.${name}`]);
  }

  /** What the kernel's plain rows are to take a word for; a class by which it asks unless a category says more. */
  protected kernelClass(_id: WordId): number {
    return NO_CLASS;
  }

  /** The word that the kernel writes for a word of a plain row. */
  protected kernelWord(id: WordId): WordId {
    return id;
  }

  /** Tells the kernel what raw token `raw` is. */
  protected describe(raw: InternId, word: WordId): void {
    this.table.describe(raw, this.kernelClass(word), this.kernelWord(word));
  }

  #mustThink(id: WordId): void {
    this.table.describe(id, NO_CLASS, id);
  }

  get and(): WordId {
    if (this.#and < 0) this.#and = this.id('and');
    return this.#and;
  }

  /** Id of a folded word. */
  id(text: string): WordId {
    const id = this.table.internAscii(text);
    if (!this.#thought[id]) {
      this.#texts[id] = text;
      this.#ponder(id);
    }
    return id;
  }

  /** Id of a text of letters that is no word of any value, only compared with others: no thought is given to it. */
  idOfLetters(text: string): WordId {
    const id = this.table.internAscii(text);
    this.#reserve(id + 1);
    this.#texts[id] ??= text;
    return id;
  }

  /** The letters of a word. */
  textOf(id: WordId): string {
    return (this.#texts[id] ??= asciiText(this.table.bytes(id)));
  }

  /** Whether `think` has been asked. */
  protected hasThought(id: WordId): boolean {
    return this.#thought[id] === 1;
  }

  /**
   * Makes room for every word that reading a value may bring, to be called before each is: what is known of words is in arrays, which longer ones take the place of, and
   * who reads a value holds on to them. O(1), and now and then O(words).
   */
  makeRoom(): void {
    this.#reserve(this.table.count + WORDS_OF_VALUE);
  }

  #reserve(count: number): void {
    const old = this.packed.length;
    if (count <= old) return;
    let capacity = Math.max(old, FIRST_CAPACITY);
    while (capacity < count) capacity *= 2;
    this.packed = resized(this.packed, capacity, UNKNOWN);
    this.#thought = resized(this.#thought, capacity, 0);
    this.resize(capacity);
  }

  #ponder(id: WordId): void {
    // (thoughts within a thought write into arrays that it holds, too)
    this.#reserve(this.#pondering ? id + 1 : this.table.count + WORDS_OF_THOUGHT);
    if (this.#thought[id]) return;
    this.#thought[id] = 1;
    const isOutermost = !this.#pondering;
    this.#pondering = true;
    try {
      this.think(id, this.textOf(id));
    } finally {
      if (isOutermost) this.#pondering = false;
    }
  }

  /** Sees to it that what is known of the words `words[from .. end)` is right where only the kernel has met them. */
  settle(words: Int32Array, from: number, end: number): void {
    for (let i = from; i < end; i++) if ((this.packed[words[i]] ?? UNKNOWN) === UNKNOWN) this.expand(words[i], NO_ROOM, 0);
  }

  /** Forgets what raw tokens are read as: of what was read before the tables were, more is known now. */
  protected forget(): void {
    this.packed.fill(UNKNOWN);
  }

  /** Appends the words of a raw token to `out` at `at`, as far as there is room; returns the end. */
  expand(raw: InternId, out: Int32Array, at: number): number {
    this.#reserve(raw + 1);
    let word = this.packed[raw];
    if (word === UNKNOWN) {
      let met = this.#meet(raw);
      // what cannot be packed goes by the list of its one word
      if (met >= MAX_PACKED) met = LIST - (this.#lists.push([met]) - 1);
      word = this.packed[raw] = met < 0 ? met : met + this.traitsOf(met) * MAX_PACKED;
    }
    if (word >= 0) {
      if (at < out.length) out[at++] = word & (MAX_PACKED - 1);
    } else if (word <= LIST) {
      for (const part of this.#lists[LIST - word]) if (at < out.length) out[at++] = part;
    }
    return at;
  }

  /** Words for the characters that a raw token is written in beside the words that it is read as (lexicon/han-characters.ts); only once it has been expanded, and negative in {@link packed}. */
  charactersOf(raw: InternId): readonly WordId[] {
    return this.#characters.get(raw) ?? NO_WORDS;
  }

  /** Words for the katakana and Hangul that raw tokens `raws[from .. end)` have. */
  spokenOf(raws: Int32Array, from: number, end: number): readonly WordId[] {
    if (this.#spoken.size === 0) return NO_WORDS;
    let words = NO_WORDS;
    for (let i = from; i < end; i++) {
      const spoken = this.#spoken.get(raws[i]);
      if (spoken !== undefined) words = words.concat(spoken);
    }
    return words;
  }

  /** Adds what is left of raw tokens `raws[from .. end)` where letters beyond ASCII are dropped, and the word that each is: "jrgen jurgen". */
  addDropped(raws: Int32Array, from: number, end: number, to: Set<string>): void {
    if (this.#dropped.size === 0) return;
    for (let i = from; i < end; i++) {
      const dropped = this.#dropped.get(raws[i]);
      if (dropped !== undefined) to.add(dropped);
    }
  }

  /** The word for the characters of several such words, one behind the other. */
  joinCharacters(words: readonly WordId[]): WordId {
    return words.length === 1 ? words[0] : this.id(charactersWord(words.map((word) => charactersOf(this.textOf(word))).join('')));
  }

  /** The words of a raw token and of its characters where another one of its value, `raws[from .. end)`, says that it is read otherwise; `null`: none does. */
  wordsBeside(_raw: InternId, _raws: Int32Array, _from: number, _end: number): TokenWords | null {
    return null;
  }

  /** The words of raw tokens `ids[from .. end)`, {@link MOST_TOGETHER} at most, where they are read together, which alone are others; `null` where they are not. */
  wordsTogether(_ids: Int32Array, _from: number, _end: number): readonly WordId[] | null {
    return null;
  }

  /** The word of a raw token; tells the kernel what it is, unless that is what the kernel takes it for. */
  #meet(raw: InternId): number {
    const cls = this.table.classOf(raw);
    if (cls === PLAIN_LETTERS) {
      this.meetPlain(raw);
      return raw;
    }
    if (cls === PLAIN_NUMBER && !this.#thought[raw] && this.meetNumber(raw)) return raw;
    const words = this.#wordsOf(raw);
    if (words.length === 0) return NONE;
    if (words.length > 1 || this.#characters.has(raw)) return LIST - (this.#lists.push(words) - 1);
    this.describe(raw, words[0]);
    return words[0];
  }

  #wordsOf(raw: InternId): readonly WordId[] {
    const bytes = this.table.bytes(raw);
    let ascii = true;
    for (let i = 0; i < bytes.length && ascii; i++) ascii = bytes[i] < 0x80;
    if (!ascii) {
      const token = withLostLetters(asMeant(decoder.decode(bytes)), bytes[bytes.length - 1] === MARK_OF_LOST);
      const words = this.#foldedWords(raw, token);
      const left = words.length === 1 ? leftWithoutMarked(token) : '';
      if (left !== '') this.#dropped.set(raw, `${left} ${this.textOf(words[0])}`);
      return words;
    }
    if (bytes.length === 1 && (bytes[0] === AMPERSAND || bytes[0] === PLUS)) return [this.and];
    const read = bytes.length >= MIN_READ ? this.readAs(raw) : null;
    if (read !== null) return [this.id(read)];
    this.meetAscii(raw, bytes);
    return [raw];
  }

  #foldedWords(raw: InternId, token: string): readonly WordId[] {
    const folded = foldBroken(token, isListed) ?? this.fold(token, raw);
    const characters = folded.filter(isCharactersWord).map((word) => this.id(word));
    const spoken = folded.filter(isSpokenWord).map((word) => this.id(word));
    const words = characters.length + spoken.length === 0 ? folded : folded.filter((word) => !isCharactersWord(word) && !isSpokenWord(word));
    if (characters.length > 0) this.#characters.set(raw, characters);
    if (spoken.length > 0) this.#spoken.set(raw, spoken);
    return words.map((word) => (word === '&' || word === '+' ? this.and : this.id(word)));
  }
}

const LISTS = ['company', 'given', 'surname', 'street'] as const;
const isListed = (word: string): boolean => LISTS.some((list) => wordFrequency(word, list) > 0);

const decoder = new TextDecoder();
/** Bytes of a token that may be read as another word. */
const MIN_READ = 4;
/** What the scan keeps of a question mark that may stand for a lost letter (assembly/scan.ts). */
const MARK_OF_LOST = 0xff;
const AMPERSAND = 0x26;
const PLUS = 0x2b;

function asciiText(bytes: Uint8Array): string {
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}

/** A longer copy of an array, `fill` behind what there was. */
export function resized<T extends Uint8Array | Uint16Array | Int32Array | Float32Array | Float64Array>(old: T, length: number, fill: number): T {
  const copy = new (old.constructor as new (length: number) => T)(length);
  if (fill !== 0) copy.fill(fill, old.length);
  copy.set(old);
  return copy;
}

/** {@link resized} where each new entry is its own index: a word stands for itself until a table says otherwise. */
export function resizedIdentity(old: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(old);
  for (let i = old.length; i < length; i++) copy[i] = i;
  return copy;
}
