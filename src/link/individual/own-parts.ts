import type { IndividualReader } from '../../category/individual/reader.js';
import { resized } from '../../category/vocabulary.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import type { LinkTable } from '../link-table.js';
import type { WordDistance } from '../word-distance.js';

/** What many names begin or end in: sons and servants of, of God, of the religion. */
const ownPart = rewriter('individual', 'common-part');
/** Letters of the longest names that are compared. */
export const MOST_LETTERS = 64;

/** What the words of a column have of their own, besides what many names share: Jón of Jónsdóttir, rahman of Abdulrahman. */
export class OwnParts {
  readonly #table: LinkTable;
  readonly #distance: WordDistance;
  /** The reader's word for it, where it was asked for; -1: it was not. */
  #own = new Int32Array(0);

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#distance = distance;
  }

  makeRoom(capacity: number): void {
    this.#own = resized(this.#own, capacity, -1);
  }

  /** To be called for each word before anything is asked of it. */
  prepare(word: number): void {
    this.#own[word] = -1;
  }

  /** Whether both are more than what they have of their own. */
  areParts(a: number, b: number): boolean {
    const { readerId } = this.#table.words;
    return this.#of(a) !== readerId[a] && this.#of(b) !== readerId[b];
  }

  /** Letters to change from what one word has of its own to the other's, as a share of the longer one. */
  editShare(a: number, b: number): number {
    const { words: vocabulary } = this.#table.reader as IndividualReader;
    const [left, right] = [this.#of(a), this.#of(b)];
    const longer = Math.max(vocabulary.textOf(left).length, vocabulary.textOf(right).length);
    return Math.min(1, this.#distance.editsOf(left, right, Math.min(longer, MOST_LETTERS)) / longer);
  }

  /** The reader's word; the name's where that is all. */
  #of(word: number): number {
    if (this.#own[word] < 0) {
      const { text, readerId } = this.#table.words;
      const own = ownPart(text[word]);
      this.#own[word] = own === text[word] ? readerId[word] : (this.#table.reader as IndividualReader).words.idOfLetters(own);
    }
    return this.#own[word];
  }
}
