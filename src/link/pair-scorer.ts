import type { CategoryName } from '../category/category.js';
import { type CandidatePairs, Pairs } from './candidates.js';
import type { ScoredPairs } from './cluster.js';
import { linkModel, linkRules, type PairEvidence, type PairOdds, type PairWeigher, type Policy } from './link-rules.js';
import { pairEvidence } from './pair-evidence.js';
import type { LinkTable, NodeId } from './link-table.js';
import type { LinkModel } from './model.js';
import { priorShift } from './prior.js';
import type { WordDistance } from './word-distance.js';
import { Wording } from './wording.js';

const PROGRESS_PAIRS = 1 << 16;
/**
 * Different values from which on laying out the words for a weigher takes less than it saves. Scoring all candidates of the first values of six labelled files of
 * companies, in turns (2-core VM, Node 20, 2026-11-22): of 70 to 100 values 0.2 to 0.5 ms with a weigher and without, of 175 to 250 0.2 to 0.8 instead of 0.3 to 1.3,
 * of 2,100 to 3,000 half.
 */
const MANY_VALUES = 200;
/** Score of a pair that a veto forbids: no mean with it reaches a threshold. */
const VETOED = Number.NEGATIVE_INFINITY;

/** Two values that scored as one and were kept apart all the same. */
export interface RefusedPair {
  readonly left: NodeId;
  readonly right: NodeId;
  readonly score: number;
  /** Index into the category's vetoes. */
  readonly veto: number;
}

/** Pairs with what the evidence says of them. */
export type WeighedPairs = CandidatePairs & PairOdds;

/** What became of a column's pairs: those over a floor with their probabilities, in order, and what a veto forbids. */
export interface JudgedPairs extends ScoredPairs {
  readonly refused: readonly RefusedPair[];
  /** All that were weighed. */
  readonly comparedPairs: number;
}

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
  readonly #pair = { left: new Int32Array(1), right: new Int32Array(1) };
  readonly #odds = { logOdds: new Float64Array(1), veto: new Uint8Array(1) };
  #shift = 0;

  constructor(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy) {
    const rules = linkRules(category);
    this.#evidence = pairEvidence(category, table, distance, policy);
    this.#columnShift = rules.columnShift?.(table, policy) ?? 0;
    this.#model = linkModel(category);
    this.#wording = new Wording(table, rules.anyOrder === true);
    const { createWeigher } = rules;
    if (createWeigher && table.nodeCount >= MANY_VALUES) this.#createWeigher = () => createWeigher(table, policy, this.#model, this.#columnShift);
  }

  /** Log-odds and veto of pairs `from` .. `end` (exclusive), written into `odds`: what needs no other pair. */
  weigh(pairs: CandidatePairs, from: number, end: number, odds: PairOdds, progress: (done: number) => void): void {
    for (let first = from; first < end; first += PROGRESS_PAIRS) {
      progress(first);
      this.#weigh(pairs, first, Math.min(first + PROGRESS_PAIRS, end), odds);
    }
  }

  #weigh(pairs: CandidatePairs, from: number, end: number, odds: PairOdds): void {
    this.#weigher ??= this.#createWeigher?.();
    if (this.#weigher !== undefined) this.#weigher.weigh(pairs, from, end, this.#wording, odds);
    else {
      for (let i = from; i < end; i++) {
        this.#evidence.compare(pairs.left[i], pairs.right[i]);
        odds.logOdds[i] = this.#model.logOdds(this.#evidence.features) + (this.#evidence.isWithin === true ? this.#columnShift : 0);
        odds.veto[i] = this.#evidence.veto;
      }
    }
  }

  /**
   * Probabilities of a column's weighed pairs. Sets the prior that {@link scoreOf} goes by afterwards.
   *
   * @param parts      all pairs, in order; gone through several times.
   * @param values     values that may each have a partner: what the share of true pairs is measured by.
   * @param floor      from which pairs are given.
   * @param threshold  from which vetoed pairs are told of.
   */
  judge(parts: Iterable<WeighedPairs>, values: number, floor: number, threshold: number): JudgedPairs {
    this.#shift = priorShift(parts, values);
    const kept = new Pairs();
    const scores: number[] = [];
    const refused: RefusedPair[] = [];
    let comparedPairs = 0;
    for (const { left, right, logOdds, veto } of parts) {
      comparedPairs += left.length;
      for (let i = 0; i < left.length; i++) {
        const probability = this.#probability(logOdds[i]);
        if (veto[i] !== 0) {
          if (probability >= threshold) refused.push({ left: left[i], right: right[i], score: probability, veto: veto[i] });
          continue;
        }
        const score = Math.fround(probability);
        if (score < floor) continue;
        kept.add(left[i], right[i]);
        scores.push(score);
      }
    }
    return { ...kept.columns(), score: Float32Array.from(scores), refused, comparedPairs };
  }

  /** {@link weigh} for all pairs, then {@link judge}. */
  scoreAll(pairs: CandidatePairs, values: number, floor: number, threshold: number, progress: (done: number, total: number) => void): JudgedPairs {
    const count = pairs.left.length;
    const odds = { logOdds: new Float64Array(count), veto: new Uint8Array(count) };
    this.weigh(pairs, 0, count, odds, (done) => progress(done, count));
    progress(count, count);
    return this.judge([{ ...pairs, ...odds }], values, floor, threshold);
  }

  /** Probability of any pair; minus infinity where a veto forbids it. */
  scoreOf(a: NodeId, b: NodeId): number {
    // Always the smaller node first, so that a pair has one score.
    this.#pair.left[0] = Math.min(a, b);
    this.#pair.right[0] = Math.max(a, b);
    this.#weigh(this.#pair, 0, 1, this.#odds);
    return this.#odds.veto[0] === 0 ? Math.fround(this.#probability(this.#odds.logOdds[0])) : VETOED;
  }

  #probability(logOdds: number): number {
    return 1 / (1 + Math.exp(-(logOdds + this.#shift)));
  }
}
