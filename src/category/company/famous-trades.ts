import { lexiconTable } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { CompanyRole } from './roles.js';
import type { CompanyWords } from './words.js';

/** What else the value may have. */
const BESIDE: ReadonlySet<number> = new Set([CompanyRole.place, CompanyRole.tail, CompanyRole.legal, CompanyRole.note]);

/**
 * The trades that everybody knows a name for (tables/company/famous-trades.tsv): "Starbucks Coffee" is no more than "Starbucks", as "Starbucks Hotels" would be.
 */
export class FamousTrades {
  readonly #words: CompanyWords;
  readonly #names = new PhraseTrie();
  /** By the number of a name: the words of its trades, as their inflections and translations have them in common. */
  readonly #trades: Set<WordId>[] = [];

  constructor(words: CompanyWords) {
    this.#words = words;
    const numbers = new Map<string, number>();
    for (const { words: written, canonicalWords } of lexiconTable('famousTrades')) {
      const alias = written.join(' ');
      let number = numbers.get(alias);
      if (number === undefined) {
        number = this.#trades.push(new Set()) - 1;
        numbers.set(alias, number);
        this.#names.add(words.plainWords(written), number);
      }
      const trade = words.id(canonicalWords.join(''));
      this.#trades[number].add(words.base[words.canonical[trade]]);
    }
  }

  /** Whether a name that everybody knows for a trade begins with a word. */
  mayBegin(word: WordId): boolean {
    return this.#names.begins(word);
  }

  /**
   * Makes notes of the trades among `units[from .. end)`, where the value has nothing besides but a famous name of theirs and places ("Shell International Petroleum"
   * has). Returns whether name and trades are all ("Ford Motor").
   */
  pass(units: Int32Array, roles: Uint8Array, from: number, end: number): boolean {
    const { base } = this.#words;
    let i = from;
    while (i < end && roles[i] !== CompanyRole.name) i++;
    const name = i < end ? this.#names.match(units, i, end) : -1;
    if (name < 0) return false;
    const nameEnd = i + this.#names.matchLength;
    const isTrade = (unit: number): boolean => (unit < i || unit >= nameEnd) && this.#trades[name].has(base[units[unit]]);
    for (let unit = from; unit < end; unit++) if ((unit < i || unit >= nameEnd) && !BESIDE.has(roles[unit]) && !isTrade(unit)) return false;
    let trades = 0;
    for (let unit = from; unit < end; unit++) {
      if (!isTrade(unit)) continue;
      roles[unit] = CompanyRole.note;
      trades++;
    }
    return trades > 0 && trades + nameEnd - i === end - from;
  }
}
