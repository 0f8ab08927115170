import type { CategoryName, Role } from '../category/category.js';
import { type AlignedUnits, linkModel, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import { Match, MATCH_TEXT } from './match-manner.js';
import type { LinkModel } from './model.js';
import { OtherNames, PartsOfPair, type Renamed } from './other-names.js';
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

/** Two values, one of them by its other name, and what compares them. */
interface OfParts {
  readonly parts: PartsOfPair;
  readonly evidence: PairEvidence;
}

/** Of two values of which one has another name ("Zanders Foods LLC dba Joe's Diner") the evidence is that of all of both or of that name alone, whichever speaks more for them. */
class OtherNameEvidence implements PairEvidence {
  readonly #table: LinkTable;
  readonly #whole: PairEvidence;
  readonly #model: LinkModel;
  readonly #names: OtherNames;
  readonly #createOfParts: () => OfParts;
  /** Each made when it is first needed. */
  readonly #ofParts: { [renamed in Renamed]?: OfParts } = {};
  /** What speaks most for the pair that was compared last. */
  #best: PairEvidence;
  /** Its value that goes by another name there, and whether that is the right one; -1: none does. */
  #renamed: NodeId = -1;
  #isRight = false;

  constructor(table: LinkTable, whole: PairEvidence, model: LinkModel, createEvidence: (parts: LinkTable) => PairEvidence) {
    this.#table = table;
    this.#whole = this.#best = whole;
    this.#model = model;
    this.#names = new OtherNames(table);
    this.#createOfParts = () => {
      const parts = new PartsOfPair(table);
      return { parts, evidence: createEvidence(parts) };
    };
  }

  get features(): Float64Array {
    return this.#best.features;
  }

  get veto(): number {
    return this.#best.veto;
  }

  get isWithin(): boolean {
    return this.#best.isWithin === true;
  }

  compare(a: NodeId, b: NodeId): void {
    this.#whole.compare(a, b);
    this.#best = this.#whole;
    this.#renamed = -1;
    if (a === b) return;
    for (const renamed of this.#names.renamed(a, b)) {
      const { parts, evidence } = (this.#ofParts[renamed] ??= this.#createOfParts());
      parts.put(a, b, renamed);
      evidence.compare(0, 1);
      if (this.#speaksFor(evidence) <= this.#speaksFor(this.#best)) continue;
      this.#best = evidence;
      this.#isRight = renamed === 'right';
      this.#renamed = this.#isRight ? b : a;
    }
  }

  /** Log-odds; minus infinity where a veto forbids the pair. */
  #speaksFor({ veto, features }: PairEvidence): number {
    return veto === 0 ? this.#model.logOdds(features) : Number.NEGATIVE_INFINITY;
  }

  alignment(): AlignedUnits[] {
    const lines = this.#best.alignment();
    if (this.#renamed < 0) return lines;
    const name = textOf(this.#table, this.#renamed, ({ alias }) => !alias);
    const [left, right] = this.#isRight ? ['', name] : [name, ''];
    return [...lines, { left, right, how: BESIDE_OTHER_NAME }];
  }

  renew(words: number, nodes: NodeId): void {
    this.#whole.renew?.(words, nodes);
  }
}

/** How two values write the same. */
const SAME_LETTERS = MATCH_TEXT[Match.joined];
const SAME_WORDS = 'the same words in another order';
const OTHER_NAME = 'by its other name';
const CUT_OFF = 'cut off at its end';
const BESIDE_OTHER_NAME = 'beside its other name';
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

/** The words of a value; `isPart`: those of some roles alone. */
function textOf({ unitStart, unitWord, unitRole, roles, words }: LinkTable, node: NodeId, isPart: (role: Role) => boolean = () => true): string {
  const texts: string[] = [];
  for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
    const role = roles[unitRole[u]];
    if (!role.apart && !role.hidden && isPart(role)) texts.push(words.text[unitWord[u]]);
  }
  return texts.join(' ');
}
