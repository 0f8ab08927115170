import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { Vocabulary } from '../vocabulary.js';

/** How the first word of a town may be written short: S Pittsburg, Ft Payne, St Louis. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  north: ['n', 'no'],
  south: ['s', 'so'],
  east: ['e'],
  west: ['w'],
  saint: ['st'],
  sainte: ['ste'],
  fort: ['ft'],
  mount: ['mt'],
};

/** Towns of several words, which are told from a street in front of them where no comma is. */
export class Towns {
  readonly #trie = new PhraseTrie();

  constructor(words: Vocabulary) {
    for (const { words: name } of lexiconTable('towns')) {
      const ids = name.map((word) => words.id(word));
      this.#trie.add(ids, 1);
      for (const short of SHORT[name[0]] ?? []) this.#trie.add([words.id(short), ...ids.slice(1)], 1);
    }
  }

  /** Whether the words `from .. end` are the name of a town of the table. */
  isTown(words: Int32Array, from: number, end: number): boolean {
    return end > from && this.#trie.match(words, from, end) >= 0 && this.#trie.matchLength === end - from;
  }

  /** Where the longest town begins that the words `from .. end` end with; `end`: with none. */
  behind(words: Int32Array, from: number, end: number): number {
    for (let at = Math.max(from, end - MAX_WORDS); at < end - 1; at++) if (this.isTown(words, at, end)) return at;
    return end;
  }
}

/** Words of the longest town that is looked for. */
const MAX_WORDS = 5;
