import type { LinkTable, NodeId } from './link-table.js';
import { MAX_UNITS } from './value-units.js';

/** Which of two values goes by its other name. */
export type Renamed = 'left' | 'right';

/** The values of a table that have another name ("Zanders Foods LLC dba Joe's Diner"), and those names as values of their own. */
export class OtherNames {
  readonly #table: LinkTable;
  /** By role: whether a unit of it is of another name that may be compared by itself; empty where no role is. */
  readonly #isOther: readonly boolean[];

  constructor(table: LinkTable) {
    this.#table = table;
    const isOther = table.roles.map(({ own }) => own !== undefined);
    this.#isOther = isOther.includes(true) ? isOther : [];
  }

  /** Whether a value has one. */
  has(node: NodeId): boolean {
    const { unitStart, unitRole } = this.#table;
    for (let unit = unitStart[node + 1] - 1; unit >= unitStart[node]; unit--) if (this.#isOther[unitRole[unit]]) return true;
    return false;
  }

  /** Which of two values may be the other by its other name, whatever all of both say: that and the other's name have a word in common. */
  renamed(a: NodeId, b: NodeId): readonly Renamed[] {
    const renamed: Renamed[] = [];
    if (this.has(a) && this.#sharesWord(a, b)) renamed.push('left');
    if (this.has(b) && this.#sharesWord(b, a)) renamed.push('right');
    return renamed;
  }

  /** Whether the other name of a value has a word of its own that another value's name has, too, or one that sounds alike. */
  #sharesWord(named: NodeId, node: NodeId): boolean {
    const { unitStart, unitRole, unitWord, roles, words } = this.#table;
    for (let unit = unitStart[named]; unit < unitStart[named + 1]; unit++) {
      const { own } = roles[unitRole[unit]];
      // (a trade or a place that both have says little)
      if (own === undefined || roles[own].share < 1) continue;
      const skeleton = words.skeleton[unitWord[unit]];
      for (let other = unitStart[node]; other < unitStart[node + 1]; other++)
        if (words.skeleton[unitWord[other]] === skeleton && roles[unitRole[other]].share > 0 && !this.#isOther[unitRole[other]]) return true;
    }
    return false;
  }
}

/** Two values side by side, one by its other name and one by its name, as the only nodes of a table: they are compared as any two. */
export class PartsOfPair implements LinkTable {
  readonly nodeOfRow = new Int32Array(0);
  readonly nodeCount = 2;
  readonly unitStart = new Int32Array(3);
  readonly unitWord = new Int32Array(2 * MAX_UNITS);
  readonly unitRole = new Uint8Array(2 * MAX_UNITS);
  readonly letters = new Float64Array(2);
  readonly bag = new Float64Array(2);
  readonly roles: LinkTable['roles'];
  readonly words: LinkTable['words'];
  readonly reader: LinkTable['reader'];
  readonly #table: LinkTable;

  constructor(table: LinkTable) {
    this.#table = table;
    this.roles = table.roles;
    this.words = table.words;
    this.reader = table.reader;
  }

  get declaredValues(): number {
    return this.#table.declaredValues;
  }

  put(a: NodeId, b: NodeId, renamed: Renamed): void {
    this.unitStart[1] = this.#put(a, renamed === 'left', 0);
    this.unitStart[2] = this.#put(b, renamed === 'right', this.unitStart[1]);
  }

  /** Writes a value's other name, or its name, from unit `at` on; what is known of where it is holds for both. Returns the end. */
  #put(node: NodeId, isRenamed: boolean, at: number): number {
    const { unitStart, unitWord, unitRole, roles } = this.#table;
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) {
      const { own, where } = roles[unitRole[unit]];
      if (isRenamed ? own === undefined && !where : own !== undefined) continue;
      this.unitWord[at] = unitWord[unit];
      this.unitRole[at++] = own ?? unitRole[unit];
    }
    return at;
  }
}
