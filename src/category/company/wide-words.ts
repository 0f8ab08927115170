import { heardLetters } from '../../lexicon/letter-sounds.js';
import { lazily } from '../../lexicon/lazily.js';
import { isDirection, wordFrequency } from '../../lexicon/lexicon.js';
import { tablePairs } from '../../lexicon/table-pairs.js';
import { joinHashes, rollingHash } from '../../text/rolling-hash.js';
import { resized, type WordId } from '../vocabulary.js';
import { skeleton } from './skeleton.js';
import { SpellingIndex } from '../spelling.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Names of persons by their spellings in Latin letters: Youssef, Yusuf (scripts/tables/name-spellings.mjs). */
const spellings = lazily(() => tablePairs('company', 'nameSpellings'));

/** Bits of {@link WideWords.plain}: the word has been read; what it is hangs on the words beside it; it {@link WideWords.isDropped}; it {@link WideWords.tellsLittle}. */
export const Plain = { read: 1, other: 2, dropped: 4, little: 8 } as const;
/** Where the word that is written stands behind these bits. */
export const PLAIN_SHIFT = 4;
/** What is asked of each word of a value lies together, one cache line for all: {@link WideWords.plain}, the hash of its letters and their number. */
const FIELDS = 4;
const HASH = 1;
const LENGTH = 2;

/** What words are at the wide level; found when first asked for. */
export class WideWords {
  readonly #words: CompanyWords;
  /** id + 1; 0: not asked for yet. */
  #wide = new Int32Array(0);
  #corrected = new Int32Array(0);
  /** {@link FIELDS} of each word; 0: not asked for yet. */
  #fields = new Int32Array(0);
  #spelling: SpellingIndex | undefined;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** The spelling of the known word it is one slip away from, or the name that it is a spelling of, then its skeleton. */
  wide(id: WordId): WordId {
    const known = this.#wide[id];
    if (known > 0) return known - 1;
    const corrected = this.corrected(id);
    const letters = this.#words.textOf(corrected);
    const bare = skeleton(this.#nameOf(corrected) ?? letters);
    const result = bare === letters ? corrected : this.#words.id(bare);
    this.#makeRoom(id);
    this.#wide[id] = result + 1;
    return result;
  }

  /** The name of a person that a word is a spelling of, in languages that are written in Latin letters in many ways; `undefined`: it is none, or tables of companies say what it is. */
  #nameOf(id: WordId): string | undefined {
    return this.#words.kind[id] === Kind.name ? spellings().get(this.#words.textOf(id)) : undefined;
  }

  /** Whether {@link wide} writes a word as the name of a person that it is a spelling of. */
  isSpelledName(id: WordId): boolean {
    return this.#nameOf(this.corrected(id)) !== undefined;
  }

  /**
   * What the wide level makes of a word that begins neither a well-known name nor a place of several words: bits of {@link Plain}, and from {@link PLAIN_SHIFT} on the id
   * of the word that is written.
   */
  plain(id: WordId): number {
    const known = this.#fields[id * FIELDS];
    if (known > 0) return known;
    const result = this.#readPlain(id);
    this.#makeRoom(id);
    return (this.#fields[id * FIELDS] = result);
  }

  #readPlain(id: WordId): number {
    const { kind, expansion, tailMarker, places } = this.#words;
    const direction = this.isDirection(id);
    const dropped = isConnective(kind[id]) || (kind[id] === Kind.generic && !direction);
    const little = kind[id] === Kind.number || places.mayBe(id) || direction;
    const bits = Plain.read | (dropped ? Plain.dropped : 0) | (little ? Plain.little : 0);
    if (id === tailMarker || kind[id] === Kind.place || expansion[id] !== id || this.corrected(id) !== id) return bits | Plain.other;
    return dropped ? bits : (this.wide(id) << PLAIN_SHIFT) | bits;
  }

  /** A word that many firms have in their names without being one: a place, a number, a direction. */
  tellsLittle(id: WordId): boolean {
    return (this.plain(id) & Plain.little) !== 0;
  }

  /** A generic word or a connective; not a direction, which tells from others of the kind ("Southeast Toyota", "Southwest Toyota"). */
  isDropped(id: WordId): boolean {
    return (this.plain(id) & Plain.dropped) !== 0;
  }

  isDirection(id: WordId): boolean {
    return this.#words.kind[id] === Kind.generic && isDirection(this.#words.textOf(id));
  }

  /** {@link rollingHash} of letters with this hash and, behind them, those of the word. */
  joinedHash(hash: number, id: WordId): number {
    const at = id * FIELDS;
    if (at >= this.#fields.length || this.#fields[at + LENGTH] === 0) {
      const letters = this.#words.textOf(id);
      this.#makeRoom(id);
      this.#fields[at + HASH] = rollingHash(letters);
      this.#fields[at + LENGTH] = letters.length;
    }
    return joinHashes(hash, this.#fields[at + HASH], this.#fields[at + LENGTH]);
  }

  #makeRoom(id: WordId): void {
    if (id < this.#wide.length) return;
    const length = 2 ** Math.ceil(Math.log2(id + 2));
    this.#wide = resized(this.#wide, length, 0);
    this.#corrected = resized(this.#corrected, length, 0);
    this.#fields = resized(this.#fields, length * FIELDS, 0);
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
