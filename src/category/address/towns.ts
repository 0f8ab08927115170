import { lexiconTable } from '../../lexicon/lexicon.js';
import { resized, type Vocabulary, type WordId } from '../vocabulary.js';

/** Words of the longest town that is looked for. */
const MAX_WORDS = 5;
const UNKNOWN = 2;
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

interface TownNames {
  readonly all: ReadonlySet<string>;
  readonly joined: ReadonlySet<string>;
  readonly lastWords: ReadonlySet<string>;
  /** The second words of towns that are called by a saint. */
  readonly saints: ReadonlySet<string>;
}

let names: TownNames | undefined;

/** The table's towns as they may be written, read when the first is asked for, once for all readers of the thread. */
function townNames(): TownNames {
  if (names !== undefined) return names;
  const all = new Set<string>();
  const joined = new Set<string>();
  const lastWords = new Set<string>();
  const saints = new Set<string>();
  for (const { words } of lexiconTable('towns')) {
    all.add(words.join(' '));
    joined.add(words.join(''));
    for (const short of SHORT[words[0]] ?? []) all.add([short, ...words.slice(1)].join(' '));
    lastWords.add(words[words.length - 1]);
    if (words[0] === 'saint' && words.length > 1) saints.add(words[1]);
  }
  return (names = { all, joined, lastWords, saints });
}

/** Towns of several words, which are told from a street in front of them where no comma is. */
export class Towns {
  readonly #words: Vocabulary;
  /** Whether a town ends with a word; most words of addresses end none. */
  #ends = new Uint8Array(0);

  constructor(words: Vocabulary) {
    this.#words = words;
  }

  /** Whether the words `from .. end` are the name of a town of the table. */
  isTown(words: Int32Array, from: number, end: number): boolean {
    return end - from > 1 && end - from <= MAX_WORDS && this.isLastWord(words[end - 1]) && townNames().all.has(this.#text(words, from, end));
  }

  /** Whether a word, or words that were joined to a phrase of the tables, is the name of a town of the table: New York. */
  isJoined(word: WordId): boolean {
    return townNames().joined.has(this.#words.textOf(word));
  }

  /** Whether towns of the table are called by a saint of this name: Louis, Paul. */
  isSaint(word: WordId): boolean {
    return townNames().saints.has(this.#words.textOf(word));
  }

  /** Where the longest town begins that the words `from .. end` end with; `end`: with none. */
  behind(words: Int32Array, from: number, end: number): number {
    if (end - from < 2 || !this.isLastWord(words[end - 1])) return end;
    for (let at = Math.max(from, end - MAX_WORDS); at < end - 1; at++) if (townNames().all.has(this.#text(words, at, end))) return at;
    return end;
  }

  /** Whether a town of several words ends with a word. */
  isLastWord(word: WordId): boolean {
    if (word >= this.#ends.length) this.#ends = resized(this.#ends, Math.max(word + 1, this.#words.table.count * 2), UNKNOWN);
    if (this.#ends[word] === UNKNOWN) this.#ends[word] = townNames().lastWords.has(this.#words.textOf(word)) ? 1 : 0;
    return this.#ends[word] === 1;
  }

  #text(words: Int32Array, from: number, end: number): string {
    let text = this.#words.textOf(words[from]);
    for (let i = from + 1; i < end; i++) text += ` ${this.#words.textOf(words[i])}`;
    return text;
  }
}
