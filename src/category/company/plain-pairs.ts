import type { Sections } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import { letterCode, type Pair, PairKind, pairParts, PairTable } from '../../kernel/pair-table.js';
import type { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { KernelClass, LegalMode, Noise } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** The pairs of words that plain rows are read by (assembly/plain-rows.ts): what phrases and well-known names begin with, and legal forms. */
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
    const { phrases, known, canonical } = vocabulary;
    // (numbers in words stand in the phrases as they are written)
    const phrased = begun(phrases, PairKind.phrase).map(([first, second, kind]): Pair => [canonical[first], canonical[second], kind]);
    const pairs = [...phrased, ...begun(known.names, PairKind.name), ...begun(known.wholeNames, PairKind.name)];
    const followers = new Uint16Array(vocabulary.table.count);
    for (const [, second, kind] of pairs) followers[second] |= kind === PairKind.phrase ? KernelClass.follows : KernelClass.nameFollows;
    return new PlainPairs(kernel, { pairs: pairParts([...pairs, ...endingsOf(vocabulary)]), followers });
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

/** The pairs that a trie's phrases begin with. */
const begun = (trie: PhraseTrie, kind: number): Pair[] => Array.from(trie.pairs(), ([first, second]) => [first, second, kind]);

/** Legal forms of two words that count anywhere ("Pty Ltd"), and those of letters ("S.A."), as pairs. */
function endingsOf(vocabulary: CompanyWords): Pair[] {
  const pairs: Pair[] = [];
  vocabulary.eachRow('legalForms', ({ words }, index) => {
    if (words.length > 2 || (words.length === 1 && !/^[a-z]{2,5}$/.test(words[0]))) return;
    const ids = words.map((word) => vocabulary.canonical[vocabulary.id(word)]);
    if (ids.length === 2) {
      if (vocabulary.legalForms.isAnywhere(index) && vocabulary.phrases.match(ids, 0, 2) === index) pairs.push([ids[0], ids[1], PairKind.ending]);
      return;
    }
    const mode = vocabulary.legalMode[ids[0]];
    const isEnding = mode !== LegalMode.beside && mode !== LegalMode.lone && mode !== LegalMode.framing && vocabulary.noise[ids[0]] === Noise.none;
    if (isEnding && vocabulary.id(words[0]) === ids[0]) pairs.push([letterCode(words[0]), 0, PairKind.letters]);
  });
  return pairs;
}
