import { SHORT_COLUMN } from './link-table.js';

/** Pairs that are one thing, for each value of the columns that the weights were learned on. */
const TYPICAL_PAIRS_PER_VALUE = 0.25;
/**
 * How far the column's own share of true pairs is believed against the typical one; not wholly, or one column would be its own judge. That there are fewer is believed
 * more readily than that there are more: near names of different things look like matches, too, and nothing but the lack of matches looks like a lack of them.
 */
const BELIEF_IN_MORE = 0.5;
const BELIEF_IN_FEWER = 0.7;
/** No column is further from a usual one: with fewer matches, and with more (were all candidates matches, it would come to 2.3). */
export const MAX_FEWER = 3;
export const MAX_SHIFT = 2;
const MAX_ROUNDS = 30;

/** Log-odds are told apart by so many steps a nat, from the least that would add anything, be there a billion pairs, to where a pair is as good as sure. */
const STEPS_PER_NAT = 64;
const LEAST_ODDS = -40;
const STEPS = 64 * STEPS_PER_NAT;
/** What a pair's log-odds are above their step is summed up in whole numbers of such parts of a step: sums of a column's parts are the column's, to the last bit. */
const PARTS_PER_STEP = 1 << 18;

/** Log-odds of pairs; or a veto beside them (not 0: it cannot be). */
export interface OddsPart {
  readonly logOdds: ArrayLike<number>;
  readonly veto?: ArrayLike<number>;
}

/**
 * What a small column's near misses say (pairs that are none and nearly look like one): a list of a few hundred names that hardly have neighbours is another one than an extract of a
 * register in which every name stands beside its siblings, and both may have as many matches. Chosen on random and on alphabetical parts of labelled columns: docs/quality.md.
 */
export interface NearMissWeights {
  /** Near misses for each value that say nothing. */
  readonly usual: number;
  /** Log-odds that e times as many take away. */
  readonly doubt: number;
  /** How far a small column's own share of true pairs is believed where its near misses are asked: that it has fewer than usual, and that it has more. */
  readonly beliefInFewer: number;
  readonly beliefInMore: number;
}

/** Different values from which on a column is no small one; of e^`SMALLEST` times fewer on it is wholly one. */
const LARGE_COLUMN = 1500;
const SMALLEST = 0.8;
const NOT_ASKED: NearMissWeights = { usual: 1, doubt: 0, beliefInFewer: 0, beliefInMore: 0 };
/** Near misses for each value that every column is taken to have. */
const FEWEST_NEAR_MISSES = 0.02;
/** Log-odds about which a pair that is none begins to be a near miss, and how sharply. */
const NEAR_MISS = -4;
const NEAR_SLOPE = 2;

/** Pairs counted by their log-odds: of each step how many, and what they are above it ({@link PARTS_PER_STEP}). */
export interface OddsTally {
  readonly counts: Float64Array;
  readonly parts: Float64Array;
}

/**
 * How much more (or less) likely a match is in a column than in a usual one, in log-odds. A register in which every value stands once and a pile of typed
 * entries need different doubts about the same pair; the share of pairs that look like one says which it is. Found by expectation maximization over the
 * prior alone (M. Saerens, P. Latinne, C. Decaestecker, 2002), damped by how far the column is believed; a few values are believed the less the fewer they are.
 *
 *     const prior = new ColumnPrior();
 *     prior.add(pairs);                       // for each part of the column's pairs; how they are cut does not move the result
 *     const shift = prior.shift(values);
 *
 * Pairs are counted by their log-odds, a step's pairs with the mean of theirs: the shift moves by some 1e-5, a tenth of what rounds end at, and a round
 * takes microseconds. O(pairs).
 */
export class ColumnPrior {
  readonly tally: OddsTally = { counts: new Float64Array(STEPS), parts: new Float64Array(STEPS) };

  add({ logOdds, veto }: OddsPart): void {
    const { counts, parts } = this.tally;
    for (let i = 0; i < logOdds.length; i++) {
      const odds = logOdds[i];
      if (odds < LEAST_ODDS || (veto !== undefined && veto[i] !== 0)) continue;
      const steps = (odds - LEAST_ODDS) * STEPS_PER_NAT;
      const step = Math.min(Math.floor(steps), STEPS - 1);
      counts[step]++;
      parts[step] += Math.min(Math.round((steps - step) * PARTS_PER_STEP), PARTS_PER_STEP);
    }
  }

  /** Adds what another one has counted. */
  addTally({ counts, parts }: OddsTally): void {
    for (let step = 0; step < STEPS; step++) {
      this.tally.counts[step] += counts[step];
      this.tally.parts[step] += parts[step];
    }
  }

  /** @param values  of the column. @param nearMisses  absent: they are not asked. */
  shift(values: number, nearMisses?: NearMissWeights): number {
    if (values === 0) return 0;
    const { counts, means, near } = this.#steps();
    const trust = Math.min(values / SHORT_COLUMN, 1);
    const smallness = nearMisses === undefined ? 0 : Math.min(Math.max(Math.log(LARGE_COLUMN / values) / SMALLEST, 0), 1);
    const { usual, doubt, beliefInFewer, beliefInMore } = nearMisses ?? NOT_ASKED;
    let shift = 0;
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let matches = 0;
      let missed = 0;
      for (let i = 0; i < counts.length; i++) {
        const probability = probabilityOf(means[i], shift);
        matches += counts[i] * probability;
        missed += near[i] * (1 - probability);
      }
      const own = Math.log(Math.max(matches / values, 1e-9) / TYPICAL_PAIRS_PER_VALUE);
      const [ofLong, ofShort] = own < 0 ? [BELIEF_IN_FEWER, beliefInFewer] : [BELIEF_IN_MORE, beliefInMore];
      const believed = own * (ofLong + smallness * (ofShort - ofLong));
      const siblings = smallness * doubt * Math.log((missed / values + FEWEST_NEAR_MISSES) / usual);
      const next = Math.max(-MAX_FEWER, Math.min(MAX_SHIFT, trust * (believed - siblings)));
      if (Math.abs(next - shift) < 1e-4) return next;
      // (what is believed wholly sways if it is followed wholly)
      shift = smallness > 0 ? (shift + next) / 2 : next;
    }
    return shift;
  }

  /** Near misses for each value of a column with such a shift; none where there are no values. */
  nearMisses(values: number, shift: number): number {
    const { means, near } = this.#steps();
    return near.reduce((sum, count, i) => sum + count * (1 - probabilityOf(means[i], shift)), 0) / Math.max(values, 1);
  }

  /** Of the steps that have pairs: how many, the mean of their log-odds, and how many of them are near enough to be near misses. */
  #steps(): { counts: number[]; means: number[]; near: number[] } {
    const counts: number[] = [];
    const means: number[] = [];
    this.tally.counts.forEach((count, step) => {
      if (count === 0) return;
      counts.push(count);
      means.push(LEAST_ODDS + (step + this.tally.parts[step] / (count * PARTS_PER_STEP)) / STEPS_PER_NAT);
    });
    return { counts, means, near: means.map((odds, i) => counts[i] * probabilityOf(NEAR_SLOPE * (odds - NEAR_MISS), 0)) };
  }
}

/** {@link ColumnPrior.shift} of a column's pairs. @param values  of the column. */
export function priorShift(pairs: OddsPart, values: number, nearMisses?: NearMissWeights): number {
  const prior = new ColumnPrior();
  prior.add(pairs);
  return prior.shift(values, nearMisses);
}

/** Probability of a pair in a column with such a shift. */
export function probabilityOf(logOdds: number, shift: number): number {
  return 1 / (1 + Math.exp(-(logOdds + shift)));
}

/** Log-odds from which pairs of a column with such a shift have a probability. */
function logOddsOf(probability: number, shift: number): number {
  return Math.log(probability / (1 - probability)) - shift;
}

/** A score is rounded by less than this before it is compared. */
const ROUNDING = 1e-7;

/** Log-odds that a pair has at least whose score reaches a floor in a column with such a shift. */
export const leastOdds = (floor: number, shift: number): number => logOddsOf(Math.max(floor - ROUNDING, 0), shift);
