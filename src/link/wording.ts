import { plainEditDistance } from '../similarity/plain-edit-distance.js';
import { CutOff } from './cut-off.js';
import type { LinkRules, Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';

/** Whether a unit of a role belongs to another name; `unsaid`: that is for the unit in front of it to say, as behind another name stand legal forms alone. */
const OfAlias = { no: 0, unsaid: 1, yes: 2 } as const;

/**
 * Whether two values write the same: the same letters and digits in the same order, so that they differ in blanks and punctuation alone, however differently
 * that lets them be read ("Tel Free", "Telfree"; "PCC (UK)", "PCC UK"); or, where order says nothing, the same words ("UD Las Palmas", "Las Palmas UD", where one
 * UD is taken for a legal form); or the other name of one is the other ("Riblore 22 trading as Bulk Supplies", "Bulk Supplies Ltd"); or one was
 * cut off amid a word of the other ("International Business Machines Cor"). They are compared as one of them with itself.
 */
export class Wording {
  readonly #table: LinkTable;
  readonly #anyOrder: boolean;
  /** By role: whether units of it are passed over where two values are one text; empty where no role is an aside. */
  readonly #passedOver: Uint8Array;
  /** By role: whether its units tell values of one text apart; empty where no role does. */
  readonly #telling: readonly boolean[];
  /** By role: what a unit of it says of another name of its value; empty where no role is of one. */
  readonly #aliasRoles: Uint8Array;
  readonly #cutOff: CutOff | null;

  /** @param policy  `strict`: only the legal name counts. */
  constructor(table: LinkTable, { anyOrder = false, cutOff }: Pick<LinkRules, 'anyOrder' | 'cutOff'>, policy: Policy = 'normal') {
    this.#table = table;
    this.#anyOrder = anyOrder;
    this.#cutOff = cutOff === undefined ? null : new CutOff(table, cutOff);
    this.#passedOver = Uint8Array.from(table.roles.some(({ aside }) => aside) ? table.roles.map(({ aside, apart }) => (aside || apart ? 1 : 0)) : []);
    this.#telling = table.roles.some(({ telling }) => telling) ? table.roles.map(({ telling }) => telling === true) : [];
    const roles = table.roles.map(({ alias, share }) => (alias === true ? OfAlias.yes : share === 0 ? OfAlias.unsaid : OfAlias.no));
    this.#aliasRoles = Uint8Array.from(roles.includes(OfAlias.yes) && policy !== 'strict' ? roles : []);
  }

  areSame(a: NodeId, b: NodeId): boolean {
    return this.haveSameLetters(a, b) || this.haveSameWords(a, b) || this.areNames(a, b) || this.areCutOff(a, b);
  }

  /** Whether both have one narrow text: what they differ in is aside of the name. */
  areOneText(a: NodeId, b: NodeId): boolean {
    if (this.#passedOver.length === 0 || !this.haveSameLetters(a, b)) return false;
    const { unitStart, unitRole, unitWord } = this.#table;
    const next = (unit: number, end: number): number => {
      while (unit < end && this.#passedOver[unitRole[unit]]) unit++;
      return unit;
    };
    const [aEnd, bEnd] = [unitStart[a + 1], unitStart[b + 1]];
    let i = next(unitStart[a], aEnd);
    let j = next(unitStart[b], bEnd);
    for (; i < aEnd && j < bEnd; i = next(i + 1, aEnd), j = next(j + 1, bEnd)) if (unitWord[i] !== unitWord[j] || unitRole[i] !== unitRole[j]) return false;
    return i === aEnd && j === bEnd;
  }

  haveSameLetters(a: NodeId, b: NodeId): boolean {
    return a !== b && this.#table.letters[a] === this.#table.letters[b] && !this.#tellApart(a, b);
  }

  /** Whether both say something that tells values of one text apart, and each what the other does not. */
  #tellApart(a: NodeId, b: NodeId): boolean {
    if (this.#telling.length === 0) return false;
    const said = this.#told(a);
    const other = this.#told(b);
    return said.some((word) => !other.includes(word)) && other.some((word) => !said.includes(word));
  }

  #told(node: NodeId): readonly number[] {
    const { unitStart, unitRole, unitWord } = this.#table;
    const told: number[] = [];
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) if (this.#telling[unitRole[unit]]) told.push(unitWord[unit]);
    return told;
  }

  haveSameWords(a: NodeId, b: NodeId): boolean {
    return this.#anyOrder && a !== b && this.#table.bag[a] === this.#table.bag[b];
  }

  /** Whether one value is the beginning of the other and ends amid a word. */
  areCutOff(a: NodeId, b: NodeId): boolean {
    return this.cutOf(a, b) >= 0;
  }

  /** Which of two values is the beginning of the other; -1: neither. `mayA`, `mayB`: {@link mayBeCutOff} of each, where it is known. */
  cutOf(a: NodeId, b: NodeId, mayA?: boolean, mayB?: boolean): NodeId {
    const cutOff = this.#cutOff;
    if (cutOff === null || a === b) return -1;
    // (of most pairs nothing more is asked)
    const { unitStart, unitWord } = this.#table;
    if (unitWord[unitStart[a]] !== unitWord[unitStart[b]]) return -1;
    if ((mayA ?? cutOff.mayBe(a)) && cutOff.isBeginning(a, b)) return a;
    return (mayB ?? cutOff.mayBe(b)) && cutOff.isBeginning(b, a) ? b : -1;
  }

  /** Whether a value may be such a beginning. */
  mayBeCutOff(node: NodeId): boolean {
    return this.#cutOff?.mayBe(node) ?? false;
  }

  /** Whether one value is the other name of the other; a longer word may have a slip. */
  areNames(a: NodeId, b: NodeId): boolean {
    if (!this.saysAlias || this.hasAlias(a) === this.hasAlias(b)) return false;
    const [name, named] = this.hasAlias(a) ? [b, a] : [a, b];
    const [words, others] = [this.#textsOf(name, false), this.#textsOf(named, true)];
    return words.join('') === others.join('') || areSlips(words, others);
  }

  /** Whether other names of values count at all. */
  get saysAlias(): boolean {
    return this.#aliasRoles.length > 0;
  }

  /** Whether a value says another name of it; where {@link saysAlias}. */
  hasAlias(node: NodeId): boolean {
    const { unitStart, unitRole } = this.#table;
    const of = this.#aliasRoles;
    let unit = unitStart[node + 1] - 1;
    while (unit > unitStart[node] && of[unitRole[unit]] === OfAlias.unsaid) unit--;
    return unit >= unitStart[node] && of[unitRole[unit]] === OfAlias.yes;
  }

  /** Of two that write the same, the one that is compared with itself. */
  simpler(a: NodeId, b: NodeId): NodeId {
    const cut = this.cutOf(a, b);
    return cut < 0 ? simplerOf(this.#table, a, b) : cut;
  }

  /** The words of the value's name, or of its other name. */
  #textsOf(node: NodeId, ofAlias: boolean): string[] {
    const { unitStart, unitRole, unitWord, roles, words } = this.#table;
    const texts: string[] = [];
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) {
      const { alias, behind, share } = roles[unitRole[unit]];
      if (share > 0 && (ofAlias ? alias === true : behind !== true)) texts.push(words.text[unitWord[unit]]);
    }
    return texts;
  }
}

/** Letters of a word from which on one may be another, and two. */
const MIN_ONE = 6;
const MIN_TWO = 10;
/** Letters of words that are longer than any name. */
const MOST_LETTERS = 64;
const DIGIT = /\d/;

/** Whether two names of two words and more differ in one word, which is a slip of the other; a number is none. O(letters²), for few. */
function areSlips(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length || a.length < 2) return false;
  const differing = a.findIndex((word, i) => word !== b[i]);
  if (a.some((word, i) => i > differing && word !== b[i])) return false;
  const [word, other] = [a[differing], b[differing]];
  const shorter = Math.min(word.length, other.length);
  if (shorter < MIN_ONE || shorter > MOST_LETTERS || DIGIT.test(word + other)) return false;
  const most = shorter < MIN_TWO ? 1 : 2;
  return Math.abs(word.length - other.length) <= most && plainEditDistance(word, other, most, true) <= most;
}

/** Of two values the one with fewer units; of equals the first. */
export function simplerOf({ unitStart }: LinkTable, a: NodeId, b: NodeId): NodeId {
  return unitStart[b + 1] - unitStart[b] < unitStart[a + 1] - unitStart[a] ? b : a;
}
