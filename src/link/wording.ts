import type { LinkTable, NodeId } from './link-table.js';

/**
 * Whether two values write the same: the same letters and digits in the same order, so that they differ in blanks and punctuation alone, however differently
 * that lets them be read ("Tel Free", "Telfree"; "PCC (UK)", "PCC UK"); or, where order says nothing, the same words ("UD Las Palmas", "Las Palmas UD", where one
 * UD is taken for a legal form). They are compared as one of them with itself.
 */
export class Wording {
  readonly #table: LinkTable;
  readonly #anyOrder: boolean;

  constructor(table: LinkTable, anyOrder: boolean) {
    this.#table = table;
    this.#anyOrder = anyOrder;
  }

  areSame(a: NodeId, b: NodeId): boolean {
    return this.haveSameLetters(a, b) || (this.#anyOrder && a !== b && this.#table.bag[a] === this.#table.bag[b]);
  }

  haveSameLetters(a: NodeId, b: NodeId): boolean {
    return a !== b && this.#table.letters[a] === this.#table.letters[b];
  }

  /** Of two that write the same, the one that is compared with itself. */
  simpler(a: NodeId, b: NodeId): NodeId {
    return simplerOf(this.#table, a, b);
  }
}

/** Of two values the one with fewer units; of equals the first. */
export function simplerOf({ unitStart }: LinkTable, a: NodeId, b: NodeId): NodeId {
  return unitStart[b + 1] - unitStart[b] < unitStart[a + 1] - unitStart[a] ? b : a;
}
