import type { CategoryName } from '../category/category.js';
import type { CandidatePairs } from './candidates.js';
import { linkModel, linkRules, type PairEvidence, type Policy } from './link-rules.js';
import type { LinkTable, NodeId } from './link-table.js';
import type { LinkModel } from './model.js';
import { priorShift } from './prior.js';
import type { WordDistance } from './word-distance.js';

const PROGRESS_PAIRS = 1 << 16;
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

/** Scores pairs of a table's nodes: evidence, model, and how likely a match is among the candidates at all. */
export class PairScorer {
  readonly #evidence: PairEvidence;
  readonly #model: LinkModel;
  #shift = 0;

  constructor(category: CategoryName, table: LinkTable, distance: WordDistance, policy: Policy) {
    this.#evidence = linkRules(category).createEvidence(table, distance, policy);
    this.#model = linkModel(category);
  }

  /**
   * Probability of each candidate pair; minus infinity where a veto forbids it. Sets the prior that {@link scoreOf} goes by afterwards.
   *
   * @param values     values that may each have a partner: what the share of true pairs is measured by.
   * @param threshold  from which vetoed pairs are told of.
   */
  scoreAll(
    { left, right }: CandidatePairs,
    values: number,
    threshold: number,
    progress: (done: number, total: number) => void,
  ): { score: Float32Array; refused: RefusedPair[] } {
    const pairCount = left.length;
    const logOdds = new Float64Array(pairCount);
    const vetoed: number[] = [];
    for (let i = 0; i < pairCount; i++) {
      if (i % PROGRESS_PAIRS === 0) progress(i, pairCount);
      this.#evidence.compare(left[i], right[i]);
      logOdds[i] = this.#model.logOdds(this.#evidence.features);
      if (this.#evidence.veto === 0) continue;
      vetoed.push(i, this.#evidence.veto, logOdds[i]);
      logOdds[i] = Number.NEGATIVE_INFINITY;
    }
    progress(pairCount, pairCount);
    this.#shift = priorShift(logOdds, values);
    const score = new Float32Array(pairCount);
    for (let i = 0; i < pairCount; i++) score[i] = this.#probability(logOdds[i]);
    const refused: RefusedPair[] = [];
    for (let i = 0; i < vetoed.length; i += 3) {
      const would = this.#probability(vetoed[i + 2]);
      score[vetoed[i]] = VETOED;
      if (would >= threshold) refused.push({ left: left[vetoed[i]], right: right[vetoed[i]], score: would, veto: vetoed[i + 1] });
    }
    return { score, refused };
  }

  /** Probability of any pair; minus infinity where a veto forbids it. */
  scoreOf(a: NodeId, b: NodeId): number {
    // Always the smaller node first, so that a pair has one score.
    if (a < b) this.#evidence.compare(a, b);
    else this.#evidence.compare(b, a);
    return this.#evidence.veto === 0 ? Math.fround(this.#probability(this.#model.logOdds(this.#evidence.features))) : VETOED;
  }

  #probability(logOdds: number): number {
    return 1 / (1 + Math.exp(-(logOdds + this.#shift)));
  }
}
