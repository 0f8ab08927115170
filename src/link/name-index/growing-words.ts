import type { CategoryReader } from '../../category/category.js';
import { resized } from '../../category/vocabulary.js';
import { knownAs, type LinkWords, oppositeOf } from '../link-words.js';
import { digitsOf, textNumber } from '../text-hash.js';

const FIRST_CAPACITY = 1 << 10;
const NONE = -1;

/**
 * Words in the order in which they were met: they are added at the end and can be taken back from there. Skeletons, families and expansions are numbers of
 * their texts, so that nothing hangs on a reader's ids but {@link readerId}, which a new reader sets anew.
 */
export class GrowingWords implements LinkWords {
  count = 0;
  readonly text: string[] = [];
  readerId = new Int32Array(FIRST_CAPACITY);
  /** As it was last weighed, see GrowingTable. */
  weight = new Float32Array(FIRST_CAPACITY);
  /** Without regard to the column. */
  baseWeight = new Float32Array(FIRST_CAPACITY);
  skeleton = new Int32Array(FIRST_CAPACITY);
  familyStart = new Int32Array(FIRST_CAPACITY + 1);
  families = new Int32Array(FIRST_CAPACITY);
  expansion = new Int32Array(FIRST_CAPACITY);
  /** Number of the text that a word may abbreviate; 0: none. */
  fullForm = new Int32Array(FIRST_CAPACITY);
  known = new Uint16Array(FIRST_CAPACITY);
  opposite = new Int32Array(FIRST_CAPACITY);
  digits = new Int32Array(FIRST_CAPACITY);
  /** Values that have the word, in a role that finds others. */
  inNodes = new Int32Array(FIRST_CAPACITY);
  /** 1: filed by all that near words are found by. */
  nearFiled = new Uint8Array(FIRST_CAPACITY);
  #reader!: CategoryReader;
  /** The word of each of the reader's ids; -1: none. */
  #wordOfReader = new Int32Array(0);

  /** Takes another reader of the same category, whose ids are others: each word is looked up once. */
  useReader(reader: CategoryReader): void {
    this.#reader = reader;
    this.#wordOfReader = new Int32Array(0);
    for (let word = 0; word < this.count; word++) this.#bind(word, reader.table.internAscii(this.text[word]));
  }

  #bind(word: number, readerId: number): void {
    this.readerId[word] = readerId;
    if (readerId >= this.#wordOfReader.length) this.#wordOfReader = resized(this.#wordOfReader, Math.max(1 << 16, readerId * 2), NONE);
    this.#wordOfReader[readerId] = word;
  }

  /** The word of a reader's word; -1 where it is none here. */
  find(readerWord: number): number {
    return readerWord < this.#wordOfReader.length ? this.#wordOfReader[readerWord] : NONE;
  }

  /** Adds a reader's word, which is none here yet. */
  add(readerWord: number): number {
    const reader = this.#reader;
    const word = this.count++;
    if (word === this.readerId.length) this.makeRoom(word * 2);
    const text = reader.wordText(readerWord);
    this.text[word] = text;
    this.#bind(word, readerWord);
    this.weight[word] = this.baseWeight[word] = reader.wordWeight(readerWord);
    this.skeleton[word] = textNumber(reader.wordText(reader.wordSkeleton(readerWord)));
    let end = this.familyStart[word];
    const families = reader.wordFamilies(readerWord);
    for (const family of families) {
      if (end === this.families.length) this.families = resized(this.families, Math.max(FIRST_CAPACITY, end * 2), 0);
      this.families[end++] = textNumber(reader.wordText(family));
    }
    this.familyStart[word + 1] = end;
    const full = reader.wordExpansion(readerWord);
    this.fullForm[word] = full === readerWord ? 0 : textNumber(reader.wordText(full));
    const known = full === readerWord ? NONE : this.find(full);
    this.expansion[word] = known >= 0 ? known : word;
    this.known[word] = knownAs(reader, readerWord);
    this.opposite[word] = oppositeOf(reader, readerWord, families);
    this.digits[word] = digitsOf(text);
    this.inNodes[word] = 0;
    this.nearFiled[word] = 0;
    return word;
  }

  /** Takes back all words from `count` on. */
  truncate(count: number): void {
    for (let word = count; word < this.count; word++) this.#wordOfReader[this.readerId[word]] = NONE;
    this.count = count;
    this.text.length = count;
  }

  /** Room for so many words; what there is stays. */
  makeRoom(wanted: number): void {
    const capacity = Math.max(FIRST_CAPACITY, wanted);
    this.readerId = resized(this.readerId, capacity, 0);
    this.weight = resized(this.weight, capacity, 0);
    this.baseWeight = resized(this.baseWeight, capacity, 0);
    this.skeleton = resized(this.skeleton, capacity, 0);
    this.familyStart = resized(this.familyStart, capacity + 1, 0);
    this.expansion = resized(this.expansion, capacity, 0);
    this.fullForm = resized(this.fullForm, capacity, 0);
    this.known = resized(this.known, capacity, 0);
    this.opposite = resized(this.opposite, capacity, 0);
    this.digits = resized(this.digits, capacity, 0);
    this.inNodes = resized(this.inNodes, capacity, 0);
    this.nearFiled = resized(this.nearFiled, capacity, 0);
  }
}
