/** Pairs that are one thing, for each value of the columns that the weights were learned on. */
const TYPICAL_PAIRS_PER_VALUE = 0.25;
/**
 * How far the column's own share of true pairs is believed against the typical one; not wholly, or one column would be its own judge. That there are fewer is believed
 * more readily than that there are more: near names of different things look like matches, too, and nothing but the lack of matches looks like a lack of them.
 */
const BELIEF_IN_MORE = 0.5;
const BELIEF_IN_FEWER = 0.7;
const MAX_SHIFT = 3;
const MAX_ROUNDS = 30;

/** Log-odds of pairs, minus infinity for those that cannot be; or a veto beside them (not 0: it cannot be). */
export interface OddsPart {
  readonly logOdds: ArrayLike<number>;
  readonly veto?: ArrayLike<number>;
}

/**
 * How much more (or less) likely a match is in this column than in a usual one, in log-odds. A register in which every value stands once and a pile of typed
 * entries need different doubts about the same pair; the share of pairs that look like one says which it is. Found by expectation maximization over the
 * prior alone (M. Saerens, P. Latinne, C. Decaestecker, 2002), damped by how far the column is believed. O(pairs) a round, 5 to 10 rounds.
 *
 * @param parts  the column's pairs in parts; gone through once a round. How they are cut does not move the result.
 * @param values  of the column.
 */
export function priorShift(parts: Iterable<OddsPart>, values: number): number {
  const rounds = priorRounds(values);
  let round = rounds.next();
  while (!round.done) {
    let expected = 0;
    for (const part of parts) expected = addExpected(expected, part, round.value);
    round = rounds.next(expected);
  }
  return round.value;
}

/** The rounds of {@link priorShift}: yields a shift, is told how many true pairs are expected under it, and returns the last one. */
export function* priorRounds(values: number): Generator<number, number, number> {
  if (values === 0) return 0;
  let shift = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const expected = yield shift;
    const own = Math.log(Math.max(expected / values, 1e-9) / TYPICAL_PAIRS_PER_VALUE);
    const next = Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, own * (own < 0 ? BELIEF_IN_FEWER : BELIEF_IN_MORE)));
    if (Math.abs(next - shift) < 1e-4) return next;
    shift = next;
  }
  return shift;
}

/** Probability of a pair in a column with such a shift. */
export function probabilityOf(logOdds: number, shift: number): number {
  return 1 / (1 + Math.exp(-(logOdds + shift)));
}

/** A sum of probabilities with those of a part added one after the other: sums of parts, added, would have other last bits. */
export function addExpected(sum: number, { logOdds, veto }: OddsPart, shift: number): number {
  let expected = sum;
  for (let i = 0; i < logOdds.length; i++) if (veto === undefined || veto[i] === 0) expected += probabilityOf(logOdds[i], shift);
  return expected;
}
