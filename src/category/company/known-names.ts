import type { Sections } from '../../column/section-file.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { HashFilter, rollingHash } from '../../text/rolling-hash.js';
import type { WordId } from '../vocabulary.js';
import { Flag, Kind } from './word-kinds.js';
import { type NameAsRead, NamesAsRead } from './names-as-read.js';
import type { CompanyWords } from './words.js';

const FILTER_BITS = 18;

/** Well-known names and their short forms, as values have them at the medium level: connectives are gone ("bank america"), see levels.ts. */
export class KnownNames {
  /** Full names and the acronyms that stand for them in any name. */
  readonly names: PhraseTrie;
  /** The same with every short form, for the wide level. */
  readonly wideNames: PhraseTrie;
  /** Short forms that count only where they are the whole name. */
  readonly wholeNames: PhraseTrie;
  /** Full names by their letters without blanks, and the hashes of these. */
  #joined: Map<string, number> | undefined;
  readonly #joinedHashes: HashFilter;
  /** Number of the first row of the short names, and by the rows behind it: where their full names end in `#canonical`. */
  readonly #firstRow: number;
  readonly #ends: Int32Array;
  readonly #canonical: Int32Array;

  readonly #words: CompanyWords;

  private constructor(words: CompanyWords, { names, wideNames, wholeNames, joinedHashes, ends, canonical }: Sections) {
    this.#words = words;
    this.names = PhraseTrie.from(names as Int32Array);
    this.wideNames = PhraseTrie.from(wideNames as Int32Array);
    this.wholeNames = PhraseTrie.from(wholeNames as Int32Array);
    this.#joinedHashes = HashFilter.from(joinedHashes as Int32Array<ArrayBuffer>);
    [this.#firstRow] = words.rows.range('shortNames');
    this.#ends = ends as Int32Array;
    this.#canonical = canonical as Int32Array;
  }

  static from(words: CompanyWords, sections: Sections): KnownNames {
    return new KnownNames(words, sections);
  }

  /** No names at all. */
  static none(words: CompanyWords): KnownNames {
    const nothing = new PhraseTrie().data;
    const [ends, canonical] = [new Int32Array(0), new Int32Array(0)];
    return new KnownNames(words, { names: nothing, wideNames: nothing, wholeNames: nothing, joinedHashes: new HashFilter(FILTER_BITS).data, ends, canonical });
  }

  /** Reads the table of short names. */
  static read(words: CompanyWords): KnownNames {
    const [names, wideNames, wholeNames] = [new PhraseTrie(), new PhraseTrie(), new PhraseTrie()];
    const asRead = new NamesAsRead(words);
    // Without its legal form a name is no longer one that longer names have ("International Finance Corporation"), and a single word too many firms' ("Peugeot SA").
    // (A place that begins a whole name would take the grammar wherever it stands in brackets.)
    const add = ({ words: name, hasLegalForm }: NameAsRead, index: number, isWhole: boolean): void => {
      if (name.length < 2) return;
      if (isWhole || (hasLegalForm && !(words.flags[name[0]] & Flag.place))) words.addPhrase(wholeNames, Flag.wholeNameStart, name, index);
      else words.addPhrase(names, Flag.nameStart, name, index);
    };
    words.eachRow('shortNames', (entry, index) => {
      const alias = words.plainWords(entry.words);
      // A generic word, a place or two letters alone are no well-known name in a longer one.
      const lone = alias.length === 1 && (words.kind[alias[0]] !== Kind.name || words.textOf(alias[0]).length <= 2);
      const whole = entry.ambiguous === 'whole' || lone;
      if (whole || (alias.length === 1 && entry.class !== 'acronym' && entry.class !== 'script')) {
        words.addPhrase(wholeNames, Flag.wholeNameStart, alias, index);
      } else words.addPhrase(names, Flag.nameStart, alias, index);
      if (!whole) words.addPhrase(wideNames, Flag.wideNameStart, alias, index);
      for (const read of asRead.ways(entry.words)) add(read, index, whole);
    });
    const canonical: (readonly WordId[])[] = [];
    words.eachRow('shortNames', (entry, index) => {
      const ways = asRead.ways(entry.canonicalWords);
      const plain = words.plainWords(entry.canonicalWords);
      const name = ways[0].words.length > 0 ? ways[0].words : plain;
      canonical.push(name);
      // (what a name in another script is in Latin letters is no well-known name for that: "Toyota Motor" is a Toyota)
      if (plain.length === 1 || entry.class === 'script') return;
      for (const read of ways) add(read, index, false);
      const amid = ways[0].hasLegalForm ? plain : name;
      words.addPhrase(names, Flag.nameStart, amid, index);
      words.addPhrase(wideNames, Flag.wideNameStart, amid, index);
    });
    const firstRow = words.rows.range('shortNames')[0];
    const last = canonical.map((name) => lastName(name, canonical, [wholeNames, names], firstRow));
    const joinedHashes = new HashFilter(FILTER_BITS);
    last.forEach((name, row) => {
      if (name.length > 1 && words.rows.at(firstRow + row).class !== 'script') joinedHashes.add(rollingHash(name.map((word) => words.textOf(word)).join('')));
    });
    const ends = new Int32Array(last.length);
    for (let row = 0, end = 0; row < last.length; row++) ends[row] = end += last[row].length;
    return new KnownNames(words, {
      names: names.data,
      wideNames: wideNames.data,
      wholeNames: wholeNames.data,
      joinedHashes: joinedHashes.data,
      ends,
      canonical: Int32Array.from(last.flat()),
    });
  }

  get sections(): Sections {
    return {
      names: this.names.data,
      wideNames: this.wideNames.data,
      wholeNames: this.wholeNames.data,
      joinedHashes: this.#joinedHashes.data,
      ends: this.#ends,
      canonical: this.#canonical,
    };
  }

  /** Whether a word alone is a name of {@link names}. */
  isAlone(word: WordId): boolean {
    return this.names.match([word], 0, 1) >= 0;
  }

  /** Whether letters with this {@link rollingHash} may be those of a full name. */
  mayBeJoined(hash: number): boolean {
    return this.#joinedHashes.has(hash);
  }

  /** Row of the full name that has the letters of the first `count` words, blanks aside ("Good Year"); -1: none. */
  matchJoined(ids: Int32Array, count: number): number {
    let hash = 0;
    for (let i = 0; i < count; i++) hash = this.#words.wideWords.joinedHash(hash, ids[i]);
    if (!this.#joinedHashes.has(hash)) return -1;
    let letters = '';
    for (let i = 0; i < count; i++) letters += this.#words.textOf(ids[i]);
    this.#joined ??= this.#readJoined();
    return this.#joined.get(letters) ?? -1;
  }

  #readJoined(): Map<string, number> {
    const joined = new Map<string, number>();
    for (let i = 0; i < this.#ends.length; i++) {
      const name = this.canonical(this.#firstRow + i);
      if (name.length > 1) joined.set(Array.from(name, (word) => this.#words.textOf(word)).join(''), this.#firstRow + i);
    }
    return joined;
  }

  /** Whether a word that is the whole name stands for a full name ("Amazon" for "Amazon.com"). */
  isShortFor(word: WordId, name: Int32Array): boolean {
    const row = this.wholeNames.match([word], 0, 1);
    const full = row < 0 ? [] : this.canonical(row);
    return full.length === name.length && full.every((part, i) => part === name[i]);
  }

  /** The full name (medium level) that row `index` of the short names stands for. */
  canonical(index: number): Int32Array {
    const row = index - this.#firstRow;
    return this.#canonical.subarray(row === 0 ? 0 : this.#ends[row - 1], this.#ends[row]);
  }
}

/** Names of names that are followed: that GMAC is General Motors Acceptance Corporation, and this Ally Financial, are two rows. */
const MOST_STEPS = 4;

/** What a name that a row stands for is by other rows. */
function lastName(name: readonly WordId[], canonical: readonly (readonly WordId[])[], tries: readonly PhraseTrie[], firstRow: number): readonly WordId[] {
  let last = name;
  for (let step = 0; step < MOST_STEPS; step++) {
    const from = last;
    const trie = tries.find((one) => one.match(from, 0, from.length) >= 0 && one.matchLength === from.length);
    if (trie === undefined) break;
    last = canonical[trie.match(from, 0, from.length) - firstRow];
  }
  return last;
}
