import type { AlignedUnits, PairEvidence } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import type { LinkModel } from './model.js';
import { textOf } from './node-text.js';
import { OtherNames, PartsOfPair, type Renamed } from './other-names.js';

const BESIDE_OTHER_NAME = 'beside its other name';

/** Two values, one of them by its other name, and what compares them. */
interface OfParts {
  readonly parts: PartsOfPair;
  readonly evidence: PairEvidence;
}

/** Of two values of which one has another name ("Zanders Foods LLC dba Joe's Diner") the evidence is that of all of both or of that name alone, whichever speaks more for them. */
export class OtherNameEvidence implements PairEvidence {
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
