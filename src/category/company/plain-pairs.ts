import type { Sections } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import { letterCode, type Pair, PairKind, pairParts, PairTable } from '../../kernel/pair-table.js';
import type { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { isMarker, KernelClass, LegalMode, Noise } from './word-kinds.js';
import type { KnownNames } from './known-names.js';
import type { CompanyWords } from './words.js';

/** Letters that a legal form of initials has at most: MAX_LETTERS of assembly/plain-companies.ts. */
const LETTERS = /^[a-z]{2,5}$/;

/** The pairs of words that plain names are read by (assembly/plain-companies.ts): what phrases and well-known names begin with, and legal forms. */
export class PlainPairs {
  readonly table: PairTable;
  /** For {@link from}: `pairs`, as the table takes them, and {@link followerBits} by word. */
  readonly sections: Sections;
  readonly #followers: Uint16Array;

  private constructor(kernel: Kernel, sections: Sections) {
    this.sections = sections;
    this.#followers = sections.followers as Uint16Array;
    this.table = new PairTable(kernel, sections.pairs as Int32Array);
  }

  /** All phrases and names have been read. */
  static read(kernel: Kernel, vocabulary: CompanyWords): PlainPairs {
    const { phrases, known } = vocabulary;
    const followers = new Uint16Array(vocabulary.table.count);
    const follow = (trie: PhraseTrie, bit: number): void => {
      for (const place of [1, 2]) for (const [, word] of trie.steps(place)) followers[vocabulary.canonical[word]] |= bit;
    };
    follow(phrases, KernelClass.follows);
    follow(known.names, KernelClass.nameFollows);
    follow(known.wholeNames, KernelClass.nameFollows);
    const pairs = [...phrasePairs(vocabulary), ...namePairs(known, known.names), ...namePairs(known, known.wholeNames), ...endingsOf(vocabulary)];
    return new PlainPairs(kernel, { pairs: pairParts(different(pairs)), followers });
  }

  /** What {@link sections} gave. */
  static from(kernel: Kernel, sections: Sections): PlainPairs {
    return new PlainPairs(kernel, sections);
  }

  /** The bits of {@link KernelClass} that say where a word stands second. */
  followerBits(word: WordId): number {
    return word < this.#followers.length ? this.#followers[word] : 0;
  }
}

function different(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** The pairs that the well-known names of a trie are, where they are written otherwise, or begin with, and the second and third words of longer ones. */
function namePairs(known: KnownNames, trie: PhraseTrie): Pair[] {
  const pairs: Pair[] = [];
  for (const [first, second, row, goesOn] of trie.pairs()) {
    const name = row < 0 ? null : known.canonical(row);
    const isWrittenOut = name !== null && name.length === 2 && name[0] === first && name[1] === second;
    if (name !== null && !isWrittenOut) pairs.push([first, second, PairKind.name]);
    if (goesOn || isWrittenOut) pairs.push([first, second, PairKind.longerName]);
  }
  for (const [second, third] of trie.steps(2)) pairs.push([second, third, PairKind.longerName]);
  return pairs;
}

/** Likewise of phrases. */
function phrasePairs(vocabulary: CompanyWords): Pair[] {
  const { phrases, rows, canonical } = vocabulary;
  const pairs: Pair[] = [];
  for (const [one, two, row, goesOn] of phrases.pairs()) {
    // (numbers in words stand in the phrases as they are written)
    const [first, second] = [canonical[one], canonical[two]];
    if (goesOn) pairs.push([first, second, PairKind.longerPhrase]);
    if (row < 0) continue;
    const { table } = rows.at(row);
    pairs.push([first, second, table === 'places' || table === 'genericWords' ? PairKind.namePhrase : PairKind.phrase]);
    const letters = vocabulary.textOf(second);
    if (LETTERS.test(letters)) pairs.push([first, letterCode(letters), PairKind.lettersPhrase]);
  }
  for (const [second, third] of phrases.steps(2)) pairs.push([canonical[second], canonical[third], PairKind.longerPhrase]);
  return pairs;
}

/** Legal forms of two words that count anywhere ("Pty Ltd"), and those of letters ("S.A."), as pairs. */
function endingsOf(vocabulary: CompanyWords): Pair[] {
  const pairs: Pair[] = [];
  vocabulary.eachRow('legalForms', ({ words }, index) => {
    if (words.length > 2 || (words.length === 1 && !LETTERS.test(words[0]))) return;
    const ids = words.map((word) => vocabulary.canonical[vocabulary.id(word)]);
    if (ids.length === 2) {
      if (vocabulary.legalForms.isAnywhere(index) && vocabulary.phrases.match(ids, 0, 2) === index) pairs.push([ids[0], ids[1], PairKind.ending]);
      return;
    }
    const isEnding = vocabulary.legalMode[ids[0]] !== LegalMode.beside && vocabulary.noise[ids[0]] === Noise.none;
    if (!isEnding || vocabulary.id(words[0]) !== ids[0]) return;
    pairs.push([letterCode(words[0]), 0, PairKind.letters]);
    // (not "c/o")
    if (!isMarker(vocabulary.context.slashedKind(ids[0]))) pairs.push([letterCode(words[0]), 1, PairKind.letters]);
  });
  return pairs;
}
