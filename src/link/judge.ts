import { resized } from '../category/vocabulary.js';
import { type CandidatePairs, ownRoom, Pairs, type RoomOf } from './pair-lists.js';
import type { ScoredPairs } from './cluster.js';
import type { PairOdds } from './link-rules.js';
import type { NodeId } from './link-table.js';
import { ColumnPrior, logOddsOf, MAX_SHIFT, type OddsTally, probabilityOf } from './prior.js';

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

/** A score is rounded by less than this before it is compared. */
const ROUNDING = 1e-7;

/** Log-odds that a pair has at least whose score reaches a floor in a column with such a shift. */
const leastOdds = (floor: number, shift: number): number => logOddsOf(Math.max(floor - ROUNDING, 0), shift);

/** Takes pairs as they are weighed; all are counted, and the likely ones kept: most pairs of a column are far below its floor, and are no memory. */
export class WeighedPairsTaker {
  readonly #prior = new ColumnPrior();
  readonly #least: number;
  readonly #pairs = new Pairs();
  #logOdds = new Float64Array(1 << 7);
  #veto = new Uint8Array(1 << 7);
  #compared = 0;

  /** @param floor  probability below which no pair is asked for. */
  constructor(floor: number) {
    this.#least = leastOdds(floor, MAX_SHIFT);
  }

  /** @param odds  of these pairs; may be longer. */
  take({ left, right }: CandidatePairs, { logOdds, veto }: PairOdds): void {
    const count = left.length;
    this.#compared += count;
    this.#prior.add({ logOdds: logOdds.subarray(0, count), veto });
    for (let i = 0; i < count; i++) {
      if (logOdds[i] < this.#least) continue;
      const at = this.#pairs.count;
      if (at === this.#logOdds.length) {
        this.#logOdds = resized(this.#logOdds, at * 2, 0);
        this.#veto = resized(this.#veto, at * 2, 0);
      }
      this.#logOdds[at] = logOdds[i];
      this.#veto[at] = veto[i];
      this.#pairs.add(left[i], right[i]);
    }
  }

  /** What was taken so far, if that is all. */
  taken(): WeighedPart {
    const { count } = this.#pairs;
    const likely = { ...this.#pairs.columns(), logOdds: this.#logOdds.subarray(0, count), veto: this.#veto.subarray(0, count) };
    return { likely, tally: this.#prior.tally, comparedPairs: this.#compared };
  }
}

/** What became of a column's pairs: those over a floor with their probabilities, in order, and what a veto forbids. */
export interface JudgedPairs extends ScoredPairs {
  readonly refused: readonly RefusedPair[];
  /** All that were weighed. */
  readonly comparedPairs: number;
  /** By which they were judged: see {@link ColumnPrior}. */
  readonly shift: number;
}

/** By what pairs are judged. */
export interface Judgement {
  /** Of the column: see {@link ColumnPrior}. */
  readonly shift: number;
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
  { shift, floor, threshold, comparedPairs, likelyPairs }: Judgement,
  roomOf: RoomOf = ownRoom,
): JudgedPairs {
  const left = new Int32Array(roomOf(likelyPairs * 4));
  const right = new Int32Array(roomOf(likelyPairs * 4));
  const score = new Float32Array(roomOf(likelyPairs * 4));
  let count = 0;
  const refused: RefusedPair[] = [];
  const least = leastOdds(floor, shift);
  for (const { logOdds, veto, ...part } of parts) {
    for (let i = 0; i < logOdds.length; i++) {
      if (logOdds[i] < least) continue;
      const probability = probabilityOf(logOdds[i], shift);
      if (veto[i] !== 0) {
        if (probability >= threshold) refused.push({ left: part.left[i], right: part.right[i], score: probability, veto: veto[i] });
        continue;
      }
      const rounded = Math.fround(probability);
      if (rounded < floor) continue;
      left[count] = part.left[i];
      right[count] = part.right[i];
      score[count++] = rounded;
    }
  }
  return { left: left.subarray(0, count), right: right.subarray(0, count), score: score.subarray(0, count), refused, comparedPairs, shift };
}
