import type { CategoryName } from '../category/category.js';
import { type AlignedUnits, linkModel, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { Match, MATCH_TEXT } from './match-manner.js';
import { OtherNameEvidence } from './other-name-evidence.js';
import { textOf } from './node-text.js';
import type { WordDistance } from './word-distance.js';
import { Wording } from './wording.js';

/** What a category's rules say of the pairs of a table. */
export function pairEvidence(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy): PairEvidence {
  const rules = linkRules(category);
  const evidence = rules.createEvidence(table, distance, policy);
  const wording = new Wording(table, rules, policy);
  const named = wording.saysAlias
    ? new OtherNameEvidence(table, evidence, linkModel(category), (parts) => rules.createEvidence(parts, distance, policy))
    : evidence;
  return new WordingEvidence(table, named, wording);
}

/** How two values write the same. */
const SAME_LETTERS = MATCH_TEXT[Match.joined];
const SAME_WORDS = 'the same words in another order';
const OTHER_NAME = 'by its other name';
const CUT_OFF = 'cut off at its end';
const ONE_TEXT = 'the same but for what stands aside';

/** Of two values that write the same the evidence is that of one with itself; any other pair is left to the rules. */
class WordingEvidence implements PairEvidence {
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
  }

  get features(): Float64Array {
    return this.#rules.features;
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
    return [{ left: textOf(this.#table, this.#left), right: textOf(this.#table, this.#right), how: this.#how }];
  }

  renew(words: number, nodes: NodeId): void {
    this.#rules.renew?.(words, nodes);
  }
}
