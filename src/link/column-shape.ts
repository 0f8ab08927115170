/** What a column looks like, whose pairs have been weighed. */
export interface ColumnShape {
  /** That can have a partner. */
  readonly values: number;
  /** Pairs for each value that are none and nearly look like one. */
  readonly nearMisses: number;
  /** Share of the values with a sure partner that have another one. */
  readonly piled: number;
}

/** Share of those with a sure partner who have another one: up to `PAIRS` spellings come in pairs, from `PILES` on in piles, where who has a partner has more. */
const PAIRS = 0.12;
const PILES = 0.24;
/** Log-odds that a column gains whose values come in piles. */
const GAIN_OF_PILES = 1;
/** Values up to which nobody can tell piles, and so many times more that tell wholly. */
const FEW_VALUES = 500;
const ENOUGH_TIMES = 1.8;
/** Near misses for each value from which on a column is full of siblings, up to which it is sparse, and what e times as many, as few change. */
const FULL = 1.2;
const SPARSE = 0.45;
const DOUBT = 1;
const GAIN = 0.5;
const MOST_DOUBT = 1;
const MOST_GAIN = 0.5;
/** Values up to which the prior itself asks for near misses (prior.ts), and so many times more of which this alone does. */
const SHORT = 800;
const LONG_TIMES = 2;
/** Near misses for each value that every column is taken to have. */
const FEWEST = 0.02;

/** 0 below 0, 1 above 1, and the number itself between. */
export const ramp = (x: number): number => Math.min(Math.max(x, 0), 1);
const ofSize = (values: number, from: number, times: number): number => ramp(Math.log(values / from) / Math.log(times));

/** How far values come in piles: 0 in pairs, 1 in piles. */
export const pilesOf = (piled: number): number => ramp((piled - PAIRS) / (PILES - PAIRS));

/**
 * What a column's shape adds to its shift, in log-odds. Where one name has many spellings (lists of aliases, of employers), two that are near are likelier one than the
 * same two in a column of pairs; where they are not, a column in which every value stands amid others that are nearly like it asks for more doubt, one in which
 * hardly any does for less. Chosen on labelled columns, their random and alphabetical parts, and on columns of strangers (docs/quality.md).
 */
export function shapeShift({ values, nearMisses, piled }: ColumnShape): number {
  const piles = pilesOf(piled);
  const near = Math.log(nearMisses + FEWEST);
  const doubt = DOUBT * Math.max(0, near - Math.log(FULL));
  const gain = GAIN * Math.max(0, Math.log(SPARSE) - near);
  const ofNeighbours = Math.min(gain, MOST_GAIN) - Math.min(doubt, MOST_DOUBT);
  return GAIN_OF_PILES * piles * ofSize(values, FEW_VALUES, ENOUGH_TIMES) + (1 - piles) * ofSize(values, SHORT, LONG_TIMES) * ofNeighbours;
}
