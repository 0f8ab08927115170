import type { CategoryName } from '../category/category.js';
import { type AlignedUnits, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { Match, MATCH_TEXT } from './match-manner.js';
import type { WordDistance } from './word-distance.js';

/** What a category's rules say of the pairs of a table. */
export function pairEvidence(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy): PairEvidence {
  const rules = linkRules(category);
  return new WordingEvidence(table, rules.createEvidence(table, distance, policy), rules.anyOrder === true);
}

/** How two values write the same. */
const SAME_LETTERS = MATCH_TEXT[Match.joined];
const SAME_WORDS = 'the same words in another order';

/**
 * Two values with the same letters and digits in the same order differ in blanks and punctuation alone, however differently that lets them be read ("Tel
 * Free", "Telfree"; "PCC (UK)", "PCC UK"); so do, where order says nothing, two of the same words ("UD Las Palmas", "Las Palmas UD", where one UD is taken for a
 * legal form). The evidence is that of a value and itself, of the one with fewer units. Any other pair is left to the rules.
 */
class WordingEvidence implements PairEvidence {
  readonly features: Float64Array;
  readonly #table: LinkTable;
  readonly #rules: PairEvidence;
  readonly #anyOrder: boolean;
  /** The pair that was compared last, and how the two write the same; '' where they do not. */
  #left: NodeId = -1;
  #right: NodeId = -1;
  #how = '';

  constructor(table: LinkTable, rules: PairEvidence, anyOrder: boolean) {
    this.#table = table;
    this.#rules = rules;
    this.#anyOrder = anyOrder;
    this.features = rules.features;
  }

  get veto(): number {
    return this.#rules.veto;
  }

  get isWithin(): boolean {
    return this.#rules.isWithin === true;
  }

  compare(a: NodeId, b: NodeId): void {
    const { letters, bag, unitStart } = this.#table;
    this.#left = a;
    this.#right = b;
    if (a === b) this.#how = '';
    else if (letters[a] === letters[b]) this.#how = SAME_LETTERS;
    else this.#how = this.#anyOrder && bag[a] === bag[b] ? SAME_WORDS : '';
    if (this.#how === '') this.#rules.compare(a, b);
    else {
      const simpler = unitStart[b + 1] - unitStart[b] < unitStart[a + 1] - unitStart[a] ? b : a;
      this.#rules.compare(simpler, simpler);
    }
  }

  alignment(): AlignedUnits[] {
    if (this.#how === '') return this.#rules.alignment();
    return [{ left: this.#textOf(this.#left), right: this.#textOf(this.#right), how: this.#how }];
  }

  renew(words: number, nodes: NodeId): void {
    this.#rules.renew?.(words, nodes);
  }

  #textOf(node: NodeId): string {
    const { unitStart, unitWord, words } = this.#table;
    return Array.from(unitWord.subarray(unitStart[node], unitStart[node + 1]), (word) => words.text[word]).join(' ');
  }
}
