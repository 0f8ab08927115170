import type { CategoryName } from '../category/category.js';
import { type AlignedUnits, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { Match, MATCH_TEXT } from './match-manner.js';
import type { WordDistance } from './word-distance.js';

/** What a category's rules say of the pairs of a table. */
export function pairEvidence(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy): PairEvidence {
  return new SpacingEvidence(table, linkRules(category).createEvidence(table, distance, policy));
}

/**
 * Two values with the same letters and digits in the same order differ in blanks and punctuation alone, however differently that lets them be read ("Tel
 * Free", "Telfree"; "PCC (UK)", "PCC UK"): the evidence is that of a value and itself, of the one with fewer units. Any other pair is left to the rules.
 */
class SpacingEvidence implements PairEvidence {
  readonly features: Float64Array;
  readonly #table: LinkTable;
  readonly #rules: PairEvidence;
  /** The pair that was compared last, where it has the same letters. */
  #sameLetters: readonly [left: NodeId, right: NodeId] | null = null;

  constructor(table: LinkTable, rules: PairEvidence) {
    this.#table = table;
    this.#rules = rules;
    this.features = rules.features;
  }

  get veto(): number {
    return this.#rules.veto;
  }

  get isWithin(): boolean {
    return this.#rules.isWithin === true;
  }

  compare(a: NodeId, b: NodeId): void {
    const { letters, unitStart } = this.#table;
    if (letters[a] !== letters[b] || a === b) {
      this.#sameLetters = null;
      this.#rules.compare(a, b);
    } else {
      this.#sameLetters = [a, b];
      const simpler = unitStart[b + 1] - unitStart[b] < unitStart[a + 1] - unitStart[a] ? b : a;
      this.#rules.compare(simpler, simpler);
    }
  }

  alignment(): AlignedUnits[] {
    if (this.#sameLetters === null) return this.#rules.alignment();
    const [left, right] = this.#sameLetters.map((node) => this.#textOf(node));
    return [{ left, right, how: MATCH_TEXT[Match.joined] }];
  }

  renew(words: number, nodes: NodeId): void {
    this.#rules.renew?.(words, nodes);
  }

  #textOf(node: NodeId): string {
    const { unitStart, unitWord, words } = this.#table;
    return Array.from(unitWord.subarray(unitStart[node], unitStart[node + 1]), (word) => words.text[word]).join(' ');
  }
}
