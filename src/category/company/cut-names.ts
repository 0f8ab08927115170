import { wordFrequency } from '../../lexicon/lexicon.js';
import { resized, type WordId } from '../vocabulary.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Words of the longest name that is looked for. */
const LONGEST = 12;
/** Letters of a word that was cut short amid a name. */
const MIN_LETTERS = 3;
/** What is left of a last word may be a word of its own, or a letter, up to so many letters: Research Fo, British Foo. */
const SHORT = 3;
/** Letters of all words, where so many are no kind and no place, or were cut short; where fewer are, and how many are left of a word then. */
const MIN_ALL = { telling: 8, other: 12 } as const;
const MIN_TELLING = 4;
const MIN_LEFT = 2;
/** Whether a word may be cut short: not asked yet, or asked. */
const Cut = { unknown: 0, no: 1, yes: 2 } as const;

/** A name of a trie: its words, and the row that it is. */
interface Name {
  readonly words: readonly WordId[];
  readonly row: number;
  /** Text of the second word, when it was first asked for. */
  second?: string;
}

/**
 * Names that everybody knows, written out, of which words were cut short ("Matsushita Electric Ind Co Ltd") or whose end was cut off, as in columns of so many characters
 * ("Suomen Pankk", "Kawasaki Kisen Ka"). Beside the name itself, which is read as what it is called by, such a value would have nothing in common with it. In linkage alone.
 */
export class CutNames {
  readonly #words: CompanyWords;
  /** By first word, made when it is first needed. */
  #names: Map<WordId, Name[]> | undefined;
  /** By word: {@link Cut}. */
  #cut = new Uint8Array(0);
  readonly #bare = new Int32Array(LONGEST);

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Whether a name that everybody knows may begin with a word. */
  #begins(word: WordId): boolean {
    return (this.#words.flags[word] & (Flag.nameStart | Flag.wholeNameStart)) !== 0;
  }

  /** Whether a value of words that are no connectives, `read` as it has them and `words` as they are written out, may be such a name. O(words + names that begin with the first one). */
  mayBe(read: Int32Array, words: Int32Array, count: number): boolean {
    if (count < 2 || !this.#begins(words[0])) return false;
    let isCut = false;
    for (let i = 1; i < count && !isCut; i++) isCut = this.#mayBeCut(words[i]) || (read[i] !== words[i] && this.#mayBeCut(read[i]));
    return isCut && this.#namesOf(words[0]).some((whole) => this.#mayBeSecond(words[1], whole) || this.#mayBeSecond(read[1], whole));
  }

  #mayBeSecond(word: WordId, whole: Name): boolean {
    whole.second ??= this.#words.textOf(whole.words[1]);
    return word === whole.words[1] || this.#words.expansion[word] === whole.words[1] || whole.second.startsWith(this.#words.textOf(word));
  }

  /** Whether a word may be the beginning of one, as it is no word of its own, or a short one. */
  #mayBeCut(word: WordId): boolean {
    if (word >= this.#cut.length) this.#cut = resized(this.#cut, 2 ** Math.ceil(Math.log2(word + 2)), Cut.unknown);
    if (this.#cut[word] === Cut.unknown) this.#cut[word] = this.#look(word) ? Cut.yes : Cut.no;
    return this.#cut[word] === Cut.yes;
  }

  /** The words of the name that `name[0 .. end)` is short of, at the medium level; `null`: it is none, or may be several. O(names that begin with its first word). */
  wholeOf(name: Int32Array, end: number): readonly WordId[] | null {
    if (end < 2 || !this.#begins(name[0])) return null;
    const { kind } = this.#words;
    const last = name[end - 1];
    // (Electricity Company of)
    const goesOn = isConnective(kind[last]);
    let isCut = goesOn;
    for (let i = 1; i < end && !isCut; i++) isCut = this.#mayBeCut(name[i]);
    if (!isCut) return null;
    const count = this.#takeBare(name, end - 1);
    if (count < 0) return null;
    this.#bare[count] = last;
    return this.#findWhole(count + 1, false) ?? (goesOn ? this.#findWhole(count, true) : null);
  }

  /** The name that the first `count` bare words are short of. `goesOn`: it has more words than these. */
  #findWhole(count: number, goesOn: boolean): readonly WordId[] | null {
    let found: Name | null = null;
    for (const whole of count < 2 ? [] : this.#namesOf(this.#bare[0])) {
      if (!this.#mayBeSecond(this.#bare[1], whole) || !this.#isShortOf(count, whole.words, goesOn)) continue;
      if (found === null || beginsWith(found.words, whole.words)) found = whole;
      else if (!beginsWith(whole.words, found.words) && !this.#areOne(found, whole)) return null;
    }
    return found === null ? null : found.words;
  }

  /** Its words without connectives; returns their number, -1 where they are too many. */
  #takeBare(name: Int32Array, end: number): number {
    let count = 0;
    for (let i = 0; i < end; i++) {
      if (isConnective(this.#words.kind[name[i]])) continue;
      if (count === LONGEST - 1) return -1;
      this.#bare[count++] = name[i];
    }
    return count;
  }

  /** Whether the bare words are those of a name, some of them cut short; what stands behind the last one may be missing if that is, too. */
  #isShortOf(count: number, whole: readonly WordId[], goesOn: boolean): boolean {
    if (whole.length < count + Number(goesOn)) return false;
    const { kind } = this.#words;
    let all = 0;
    let telling = 0;
    let isLastCut = goesOn;
    for (let i = 0; i < count; i++) {
      const word = this.#bare[i];
      const { length } = this.#words.textOf(word);
      const isLast = i === count - 1;
      if (word !== whole[i]) {
        if (!this.#isCutOf(word, whole[i], isLast)) return false;
        isLastCut ||= isLast;
        telling += length;
      } else if (kind[word] === Kind.name) telling += length;
      all += length;
    }
    if (all < MIN_ALL.other ? all < MIN_ALL.telling || telling < MIN_TELLING : telling < MIN_LEFT) return false;
    return isLastCut || whole.length === count;
  }

  /** `isLast`: it may have been cut off wherever it was. */
  #isCutOf(word: WordId, whole: WordId, isLast: boolean): boolean {
    const text = this.#words.textOf(word);
    const isBeginning = this.#words.textOf(whole).startsWith(text);
    if (isLast && isBeginning && this.#isShort(word)) return true;
    return this.#mayBeCut(word) && (isLast || text.length >= MIN_LETTERS) && (isBeginning || this.#words.expansion[word] === whole);
  }

  /** (American Air is no American Airlines) */
  #isShort(word: WordId): boolean {
    return this.#words.textOf(word).length <= SHORT && this.#words.kind[word] !== Kind.generic;
  }

  #areOne(a: Name, b: Name): boolean {
    const { known } = this.#words;
    const [one, other] = [known.canonical(a.row), known.canonical(b.row)];
    return one.length === other.length && one.every((word, i) => word === other[i]);
  }

  #look(word: WordId): boolean {
    const { flags, expansion, kind } = this.#words;
    if (this.#isShort(word) || expansion[word] !== word) return true;
    return (flags[word] & Flag.plain) !== 0 && kind[word] !== Kind.number && wordFrequency(this.#words.textOf(word), 'company') === 0;
  }

  #namesOf(first: WordId): readonly Name[] {
    return this.#readNames().get(first) ?? [];
  }

  #readNames(): Map<WordId, Name[]> {
    if (this.#names !== undefined) return this.#names;
    const { known } = this.#words;
    const names = new Map<WordId, Name[]>();
    for (const trie of [known.names, known.wholeNames]) {
      for (const { words, value } of trie.phrases()) {
        if (words.length < 2) continue;
        const beside = names.get(words[0]);
        if (beside === undefined) names.set(words[0], [{ words, row: value }]);
        else beside.push({ words, row: value });
      }
    }
    return (this.#names = names);
  }
}

/** Whether a name begins with the words of another: General Motors Acceptance, General Motors. */
const beginsWith = (name: readonly WordId[], words: readonly WordId[]): boolean => words.every((word, i) => word === name[i]);
