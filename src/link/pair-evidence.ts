import type { CategoryName } from '../category/category.js';
import { type AlignedUnits, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { Match, MATCH_TEXT } from './match-manner.js';
import type { WordDistance } from './word-distance.js';
import { Wording } from './wording.js';

/** What a category's rules say of the pairs of a table. */
export function pairEvidence(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy): PairEvidence {
  const rules = linkRules(category);
  return new WordingEvidence(table, rules.createEvidence(table, distance, policy), new Wording(table, rules, policy));
}

/** How two values write the same. */
const SAME_LETTERS = MATCH_TEXT[Match.joined];
const SAME_WORDS = 'the same words in another order';
const OTHER_NAME = 'by its other name';
const CUT_OFF = 'cut off at its end';
const ONE_TEXT = 'the same but for what stands aside';

/** Of two values that write the same the evidence is that of one with itself; any other pair is left to the rules. */
class WordingEvidence implements PairEvidence {
  readonly features: Float64Array;
  readonly #table: LinkTable;
  readonly #rules: PairEvidence;
  readonly #wording: Wording;
  /** The pair that was compared last, and how the two write the same; '' where they do not. */
  #left: NodeId = -1;
  #right: NodeId = -1;
  #how = '';
  isOneText = false;

  constructor(table: LinkTable, rules: PairEvidence, wording: Wording) {
    this.#table = table;
    this.#rules = rules;
    this.#wording = wording;
    this.features = rules.features;
  }

  get veto(): number {
    return this.#rules.veto;
  }

  get isWithin(): boolean {
    return this.#rules.isWithin === true;
  }

  compare(a: NodeId, b: NodeId): void {
    const wording = this.#wording;
    this.#left = a;
    this.#right = b;
    this.isOneText = wording.areOneText(a, b);
    const areSame = wording.areSame(a, b);
    this.#how = !areSame
      ? ''
      : this.isOneText
        ? ONE_TEXT
        : wording.haveSameLetters(a, b)
          ? SAME_LETTERS
          : wording.haveSameWords(a, b)
            ? SAME_WORDS
            : wording.areNames(a, b)
              ? OTHER_NAME
              : CUT_OFF;
    if (areSame) {
      const simpler = wording.simpler(a, b);
      this.#rules.compare(simpler, simpler);
    } else this.#rules.compare(a, b);
  }

  alignment(): AlignedUnits[] {
    if (this.#how === '') return this.#rules.alignment();
    return [{ left: this.#textOf(this.#left), right: this.#textOf(this.#right), how: this.#how }];
  }

  renew(words: number, nodes: NodeId): void {
    this.#rules.renew?.(words, nodes);
  }

  #textOf(node: NodeId): string {
    const { unitStart, unitWord, unitRole, roles, words } = this.#table;
    const texts: string[] = [];
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const { apart, hidden } = roles[unitRole[u]];
      if (!apart && !hidden) texts.push(words.text[unitWord[u]]);
    }
    return texts.join(' ');
  }
}
