import { type CandidatePairs, Pairs } from './pair-lists.js';
import type { ScoredPairs } from './cluster.js';
import type { PairOdds } from './link-rules.js';
import type { NodeId } from './link-table.js';
import { logOddsOf, probabilityOf } from './prior.js';

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
  /** By which they were judged: see {@link ColumnPrior}. */
  readonly shift: number;
}

/**
 * Probabilities of a column's weighed pairs.
 *
 * @param parts      all pairs, in order.
 * @param shift      of the column: see {@link ColumnPrior}.
 * @param floor      from which pairs are given.
 * @param threshold  from which vetoed pairs are told of.
 */
export function judgePairs(parts: Iterable<WeighedPairs>, shift: number, floor: number, threshold: number): JudgedPairs {
  const kept = new Pairs();
  const scores: number[] = [];
  const refused: RefusedPair[] = [];
  let comparedPairs = 0;
  // (most pairs are far below, and told by that; a score is rounded by less than this before it is compared)
  const least = logOddsOf(Math.max(floor - 1e-7, 0), shift);
  for (const { left, right, logOdds, veto } of parts) {
    comparedPairs += left.length;
    for (let i = 0; i < left.length; i++) {
      if (logOdds[i] < least) continue;
      const probability = probabilityOf(logOdds[i], shift);
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
  return { ...kept.columns(), score: Float32Array.from(scores), refused, comparedPairs, shift };
}
