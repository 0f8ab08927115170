import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import type { WordId } from '../vocabulary.js';
import { Flag, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Well-known names and their short forms, as values have them at the medium level: connectives are gone ("bank america"), see levels.ts. */
export class KnownNames {
  /** Full names and the acronyms that stand for them in any name. */
  readonly names = new PhraseTrie();
  /** The same with every short form, for the wide level. */
  readonly wideNames = new PhraseTrie();
  /** Short forms that count only where they are the whole name. */
  readonly wholeNames = new PhraseTrie();
  /** Full names by their letters without blanks. */
  readonly joined = new Map<string, number>();
  readonly #canonical: (readonly WordId[])[] = [];

  constructor(words: CompanyWords) {
    for (const [index, entry] of words.entries.entries()) {
      if (entry.table !== 'shortNames') continue;
      const name = words.plainWords(entry.canonicalWords);
      this.#canonical[index] = name;
      const alias = words.plainWords(entry.words);
      // A generic word, a place or two letters alone are no well-known name in a longer one.
      const lone = alias.length === 1 && (words.kind[alias[0]] !== Kind.name || words.textOf(alias[0]).length <= 2);
      const whole = entry.ambiguous === 'whole' || lone;
      if (whole || (alias.length === 1 && entry.class !== 'acronym')) words.addPhrase(this.wholeNames, Flag.wholeNameStart, alias, index);
      else words.addPhrase(this.names, Flag.nameStart, alias, index);
      if (!whole) words.addPhrase(this.wideNames, Flag.wideNameStart, alias, index);
      if (name.length > 1) {
        words.addPhrase(this.names, Flag.nameStart, name, index);
        words.addPhrase(this.wideNames, Flag.wideNameStart, name, index);
        this.joined.set(name.map((word) => words.textOf(word)).join(''), index);
      }
    }
  }

  /** The full name (medium level) that row `index` of the short names stands for. */
  canonical(index: number): readonly WordId[] {
    return this.#canonical[index];
  }
}
