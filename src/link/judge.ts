import { type CandidatePairs, ownRoom, type RoomOf } from './pair-lists.js';
import type { ScoredPairs } from './cluster.js';
import type { PairOdds } from './link-rules.js';
import type { NodeId } from './link-table.js';
import { type ColumnJudgement, judged } from './column-judgement.js';
import { ColumnPrior, leastOdds, MAX_SHIFT, type OddsTally, probabilityOf } from './prior.js';

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

/** Some of a column's pairs, weighed. */
export interface WeighedPart {
  /** In order, those that a column could have over its floor, whatever its other pairs are. */
  readonly likely: WeighedPairs;
  /** Of all of them. */
  readonly tally: OddsTally;
  readonly comparedPairs: number;
}

/** A pair's log-odds, left and right node and veto. */
const LIKELY_BYTES = 8 + 4 + 4 + 1;

/**
 * What is told of weighed pairs: all are counted, the likely ones given. (Most pairs of a column are far below its floor, and are no memory.)
 *
 * @param odds   of these pairs; may be longer.
 * @param floor  probability below which no pair is asked for.
 * @param reach  how much a pair's rivals may add to its log-odds.
 * @returns arrays that lie in one buffer of their own.
 */
export function weighedPart(pairs: CandidatePairs, odds: PairOdds, floor: number, reach = 0): WeighedPart {
  const comparedPairs = pairs.left.length;
  const prior = new ColumnPrior();
  prior.add({ logOdds: odds.logOdds.subarray(0, comparedPairs), veto: odds.veto });
  const least = leastOdds(floor, MAX_SHIFT) - reach;
  let count = 0;
  for (let i = 0; i < comparedPairs; i++) if (odds.logOdds[i] >= least) count++;
  const buffer = new ArrayBuffer(count * LIKELY_BYTES);
  const logOdds = new Float64Array(buffer, 0, count);
  const left = new Int32Array(buffer, count * 8, count);
  const right = new Int32Array(buffer, count * 12, count);
  const veto = new Uint8Array(buffer, count * 16, count);
  for (let i = 0, at = 0; i < comparedPairs; i++) {
    if (!(odds.logOdds[i] >= least)) continue;
    logOdds[at] = odds.logOdds[i];
    left[at] = pairs.left[i];
    right[at] = pairs.right[i];
    veto[at++] = odds.veto[i];
  }
  return { likely: { left, right, logOdds, veto }, tally: prior.tally, comparedPairs };
}

/** What became of a column's pairs: those over a floor with their probabilities, in order, and what a veto forbids. */
export interface JudgedPairs extends ScoredPairs {
  readonly refused: readonly RefusedPair[];
  /** All that were weighed. */
  readonly comparedPairs: number;
  readonly judgement: ColumnJudgement;
}

/** By what pairs are judged. */
export interface Judgement extends ColumnJudgement {
  /** From which pairs are given. */
  readonly floor: number;
  /** From which vetoed pairs are told of. */
  readonly threshold: number;
  /** All that were weighed. */
  readonly comparedPairs: number;
  /** The likely ones among them. */
  readonly likelyPairs: number;
}

/**
 * Probabilities of a column's weighed pairs.
 *
 * @param parts    the likely ones, in order: those of every {@link WeighedPart}.
 * @param roomOf   for the result: for all likely ones, which is no memory before it is written.
 */
export function judgePairs(
  parts: Iterable<WeighedPairs>,
  { shift, rivals, floor, threshold, comparedPairs, likelyPairs }: Judgement,
  roomOf: RoomOf = ownRoom,
): JudgedPairs {
  const left = new Int32Array(roomOf(likelyPairs * 4));
  const right = new Int32Array(roomOf(likelyPairs * 4));
  const score = new Float32Array(roomOf(likelyPairs * 4));
  let count = 0;
  const refused: RefusedPair[] = [];
  const judgement = { shift, rivals };
  const least = leastOdds(floor, shift) - (rivals?.mutual ?? 0);
  for (const { logOdds, veto, ...part } of parts) {
    for (let i = 0; i < logOdds.length; i++) {
      if (logOdds[i] < least) continue;
      if (veto[i] !== 0) {
        const probability = probabilityOf(logOdds[i], shift);
        if (probability >= threshold) refused.push({ left: part.left[i], right: part.right[i], score: probability, veto: veto[i] });
        continue;
      }
      const rounded = Math.fround(judged(logOdds[i], part.left[i], part.right[i], judgement));
      if (rounded < floor) continue;
      left[count] = part.left[i];
      right[count] = part.right[i];
      score[count++] = rounded;
    }
  }
  return { left: left.subarray(0, count), right: right.subarray(0, count), score: score.subarray(0, count), refused, comparedPairs, judgement };
}
