import { heardLetters } from '../../lexicon/letter-sounds.js';
import { isDirection, wordFrequency } from '../../lexicon/lexicon.js';
import { joinHashes, rollingHash } from '../../text/rolling-hash.js';
import { resized, type WordId } from '../vocabulary.js';
import { skeleton } from './skeleton.js';
import { SpellingIndex } from '../spelling.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** See {@link WideWords.plain}. */
export const Plain = { other: 1, dropped: 2, word: 3 } as const;

/** What words are at the wide level; found when first asked for. */
export class WideWords {
  readonly #words: CompanyWords;
  /** id + 1; 0: not asked for yet. */
  #wide = new Int32Array(0);
  #corrected = new Int32Array(0);
  #hashes = new Int32Array(0);
  /** Letters of the word; 0: not asked for yet (or none). */
  #lengths = new Int32Array(0);
  /** 0: not asked for yet. */
  #plain = new Int32Array(0);
  #spelling: SpellingIndex | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** The spelling of the known word it is one slip away from, then its skeleton. */
  wide(id: WordId): WordId {
    const known = this.#wide[id];
    if (known > 0) return known - 1;
    const corrected = this.corrected(id);
    const letters = this.#words.textOf(corrected);
    const bare = skeleton(letters);
    const result = bare === letters ? corrected : this.#words.id(bare);
    this.#makeRoom(id);
    this.#wide[id] = result + 1;
    return result;
  }

  /**
   * What the wide level makes of a word that begins neither a well-known name nor a place of several words: {@link Plain.dropped}, {@link Plain.other} where that
   * hangs on the words beside it, else {@link Plain.word} and the id of the word that is written.
   */
  plain(id: WordId): number {
    const known = this.#plain[id];
    if (known > 0) return known;
    const result = this.#readPlain(id);
    this.#makeRoom(id);
    return (this.#plain[id] = result);
  }

  #readPlain(id: WordId): number {
    const { kind, expansion, tailMarker } = this.#words;
    if (id === tailMarker || kind[id] === Kind.place || expansion[id] !== id) return Plain.other;
    if (this.corrected(id) !== id) return Plain.other;
    return this.isDropped(id) ? Plain.dropped : Plain.word + this.wide(id);
  }

  /** A generic word or a connective; not a direction, which tells from others of the kind ("Southeast Toyota", "Southwest Toyota"). */
  isDropped(id: WordId): boolean {
    return isConnective(this.#words.kind[id]) || (this.#words.kind[id] === Kind.generic && !this.isDirection(id));
  }

  isDirection(id: WordId): boolean {
    return this.#words.kind[id] === Kind.generic && isDirection(this.#words.textOf(id));
  }

  /** {@link rollingHash} of letters with this hash and, behind them, those of the word. */
  joinedHash(hash: number, id: WordId): number {
    if (id >= this.#lengths.length || this.#lengths[id] === 0) {
      const letters = this.#words.textOf(id);
      this.#makeRoom(id);
      this.#hashes[id] = rollingHash(letters);
      this.#lengths[id] = letters.length;
    }
    return joinHashes(hash, this.#hashes[id], this.#lengths[id]);
  }

  #makeRoom(id: WordId): void {
    if (id < this.#wide.length) return;
    const length = 2 ** Math.ceil(Math.log2(id + 2));
    this.#wide = resized(this.#wide, length, 0);
    this.#corrected = resized(this.#corrected, length, 0);
    this.#hashes = resized(this.#hashes, length, 0);
    this.#lengths = resized(this.#lengths, length, 0);
    this.#plain = resized(this.#plain, length, 0);
  }

  /**
   * A word that no table knows and nobody is named by, one slip away from exactly one word of the tables: that word, where the slip makes no other word by the look of it
   * (see {@link isLikelySlip}). Otherwise the word itself.
   */
  corrected(id: WordId): WordId {
    const known = this.#corrected[id];
    if (known > 0) return known - 1;
    const result = this.#correct(id);
    this.#makeRoom(id);
    this.#corrected[id] = result + 1;
    return result;
  }

  #correct(id: WordId): WordId {
    if (this.#words.flags[id] & (Flag.lexical | Flag.digits)) return id;
    const text = this.#words.textOf(id);
    if (text.length < SpellingIndex.minLength || wordFrequency(text, 'company') > 0) return id;
    this.#spelling ??= SpellingIndex.of(this.#words.spellings());
    const found = this.#spelling.nearest(text);
    if (found === null || !isLikelySlip(text, found) || wordFrequency(text, 'surname') > 0 || wordFrequency(text, 'given') > 0) return id;
    return this.#words.canonical[this.#words.id(found)];
  }
}

/** Letters from which on a word with one more, or one less, is hardly another one. */
const LONG = 9;

/** Whether one slip between two words says little: in what is hardly heard, in letters that changed places, or a letter more in a long word. Heather is no leather, Powers no towers. */
function isLikelySlip(a: string, b: string): boolean {
  if (a.length !== b.length && Math.max(a.length, b.length) >= LONG) return true;
  if (a[0] !== b[0]) return false;
  if (a.length !== b.length) return heardLetters(a) === heardLetters(b);
  // (one letter changed, or two changed places)
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at === a.length || (a[at] === b[at + 1] && a[at + 1] === b[at]) || heardLetters(a) === heardLetters(b);
}
