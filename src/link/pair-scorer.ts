import type { CategoryName } from '../category/category.js';
import type { Kernel } from '../kernel/kernel.js';
import type { CandidatePairs } from './pair-lists.js';
import { type JudgedPairs, judgePairs, type WeighedPart, WeighedPairsTaker } from './judge.js';
import { linkModel, linkRules, type PairEvidence, type PairOdds, type PairWeigher, type Policy } from './link-rules.js';
import { pairEvidence } from './pair-evidence.js';
import type { LinkTable } from './link-table.js';
import type { LinkModel } from './model.js';
import { ColumnPrior, probabilityOf } from './prior.js';
import type { WordDistance } from './word-distance.js';
import { Wording } from './wording.js';

const PROGRESS_PAIRS = 1 << 16;
/**
 * Different values from which on laying out the words for a weigher takes less than it saves. Scoring all candidates of the first values of six labelled files of
 * companies, in turns (2-core VM, Node 20, 2026-11-22): of 70 to 100 values 0.2 to 0.5 ms with a weigher and without, of 175 to 250 0.2 to 0.8 instead of 0.3 to 1.3,
 * of 2,100 to 3,000 half.
 */
const MANY_VALUES = 200;
/** Log-odds of two values of one narrow text. */
const CERTAIN = 50;
/** Score of a pair that a veto forbids: no mean with it reaches a threshold. */
const VETOED = Number.NEGATIVE_INFINITY;

/** Scores pairs of a table's nodes: evidence, model, and how likely a match is among the candidates at all. */
export class PairScorer {
  readonly #evidence: PairEvidence;
  readonly #model: LinkModel;
  /** Of the column, for a value within another. */
  readonly #columnShift: number;
  readonly #wording: Wording;
  /** Made when it is first needed. */
  readonly #createWeigher?: () => PairWeigher;
  #weigher?: PairWeigher;
  /** What {@link scores} works in. */
  #odds = oddsOf(1 << 7);
  #scores = new Float32Array(1 << 7);

  /** @param kernel  a new one, whose memory a weigher may have. */
  constructor(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy, kernel?: Kernel) {
    const rules = linkRules(category);
    this.#evidence = pairEvidence(category, table, distance, policy);
    this.#columnShift = rules.columnShift?.(table, policy) ?? 0;
    this.#model = linkModel(category);
    this.#wording = new Wording(table, rules.anyOrder === true, policy);
    const { createWeigher } = rules;
    if (createWeigher && table.nodeCount >= MANY_VALUES)
      this.#createWeigher = () => createWeigher(table, policy, this.#model, this.#columnShift, this.#wording, kernel);
  }

  /**
   * Evidence of pairs: what needs no other pair.
   *
   * @param floor     see {@link WeighedPairsTaker}.
   * @param progress  told how many are weighed.
   */
  weigh(pairs: CandidatePairs, floor: number, progress: (done: number) => void): WeighedPart {
    const count = pairs.left.length;
    const taker = new WeighedPairsTaker(floor);
    const odds = oddsOf(Math.min(PROGRESS_PAIRS, count));
    for (let from = 0; from < count; from += PROGRESS_PAIRS) {
      progress(from);
      const some = { left: pairs.left.subarray(from, from + PROGRESS_PAIRS), right: pairs.right.subarray(from, from + PROGRESS_PAIRS) };
      this.#weigh(some, odds);
      taker.take(some, odds);
    }
    progress(count);
    return taker.taken();
  }

  /** Log-odds and veto of each, written into `odds`. */
  #weigh(pairs: CandidatePairs, odds: PairOdds): void {
    const count = pairs.left.length;
    this.#weigher ??= this.#createWeigher?.();
    if (this.#weigher !== undefined) this.#weigher.weigh(pairs, 0, count, odds);
    else {
      for (let i = 0; i < count; i++) {
        this.#evidence.compare(pairs.left[i], pairs.right[i]);
        const { isOneText, isWithin, features, veto } = this.#evidence;
        odds.logOdds[i] = isOneText ? CERTAIN : this.#model.logOdds(features) + (isWithin === true ? this.#columnShift : 0);
        odds.veto[i] = veto;
      }
    }
  }

  /** {@link weigh} for all pairs, and what becomes of them: {@link ColumnPrior}, {@link judgePairs}. */
  scoreAll(pairs: CandidatePairs, values: number, floor: number, threshold: number, progress: (done: number, total: number) => void): JudgedPairs {
    const count = pairs.left.length;
    const { likely, tally, comparedPairs } = this.weigh(pairs, floor, (done) => progress(done, count));
    const prior = new ColumnPrior();
    prior.addTally(tally);
    return judgePairs([likely], { shift: prior.shift(values), floor, threshold, comparedPairs, likelyPairs: likely.left.length });
  }

  /** Probabilities of any pairs, `left[i] < right[i]`, in a column with such a prior; minus infinity where a veto forbids one. A view, valid until the next. */
  scores(pairs: CandidatePairs, shift: number): Float32Array {
    const count = pairs.left.length;
    if (this.#scores.length < count) {
      this.#odds = oddsOf(count * 2);
      this.#scores = new Float32Array(count * 2);
    }
    const { logOdds, veto } = this.#odds;
    const scores = this.#scores.subarray(0, count);
    this.#weigh(pairs, this.#odds);
    for (let i = 0; i < count; i++) scores[i] = veto[i] === 0 ? probabilityOf(logOdds[i], shift) : VETOED;
    return scores;
  }
}

function oddsOf(count: number): PairOdds {
  return { logOdds: new Float64Array(count), veto: new Uint8Array(count) };
}
