import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error the bench is plain JavaScript without declarations
import { clusterScores, pairScores } from '../../bench/quality/metrics.mjs';
// @ts-expect-error likewise
import { fingerprint, ngramFingerprint } from '../../bench/quality/peers/openrefine.mjs';

/** Every pair of rows, and every row, counted one by one. */
function byHand(predicted: readonly number[], truth: readonly number[]) {
  let both = 0;
  let claimed = 0;
  let real = 0;
  let bPrecision = 0;
  let bRecall = 0;
  for (let i = 0; i < truth.length; i++) {
    let common = 0;
    let mine = 0;
    let its = 0;
    for (let j = 0; j < truth.length; j++) {
      const together = predicted[i] === predicted[j];
      const same = truth[i] === truth[j];
      if (together && same) common++;
      if (together) mine++;
      if (same) its++;
      if (j >= i) continue;
      if (together && same) both++;
      if (together) claimed++;
      if (same) real++;
    }
    bPrecision += common / mine / truth.length;
    bRecall += common / its / truth.length;
  }
  return { both, claimed, real, bPrecision, bRecall };
}

describe('clusterScores', () => {
  const ids = fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { minLength: 1, maxLength: 40 });

  it('is what counting every pair gives', () => {
    fc.assert(
      fc.property(ids, (rows) => {
        const predicted = rows.map(([id]) => id);
        const truth = rows.map(([, id]) => id);
        const hand = byHand(predicted, truth);
        const scores = clusterScores(predicted, truth);
        expect(scores.predictedPairs).toBe(hand.claimed);
        expect(scores.truePairs).toBe(hand.real);
        expect(scores.precision).toBeCloseTo(hand.claimed === 0 ? 1 : hand.both / hand.claimed, 12);
        expect(scores.recall).toBeCloseTo(hand.real === 0 ? 1 : hand.both / hand.real, 12);
        expect(scores.f1).toBeCloseTo(hand.claimed + hand.real === 0 ? 1 : (2 * hand.both) / (hand.claimed + hand.real), 12);
        expect(scores.bPrecision).toBeCloseTo(hand.bPrecision, 12);
        expect(scores.bRecall).toBeCloseTo(hand.bRecall, 12);
      }),
    );
  });

  it('is 1 for the truth under other names', () => {
    const scores = clusterScores(Int32Array.of(7, 7, 3), ['a', 'a', 'b']);
    expect(scores).toMatchObject({ precision: 1, recall: 1, f1: 1, bPrecision: 1, bRecall: 1, bF1: 1 });
  });

  it('refuses columns of different length', () => {
    expect(() => clusterScores([1], [1, 2])).toThrow('1 predicted');
  });
});

describe('pairScores', () => {
  it('counts by hand', () => {
    // 2 right matches, 1 wrong, 1 missed, 4 right refusals
    const scores = pairScores([1, 1, 1, 0, 0, 0, 0, 0], [1, 1, 0, 1, 0, 0, 0, 0]);
    expect(scores.f1).toBeCloseTo(2 / 3, 12);
    expect(scores.mcc).toBeCloseTo((2 * 4 - 1 * 1) / Math.sqrt(3 * 3 * 5 * 5), 12);
  });

  it('has no correlation where everything is a match', () => {
    expect(pairScores([1, 1], [1, 0]).mcc).toBe(0);
  });
});

// peers have to be the real thing: examples that follow from OpenRefine's documented steps
describe('OpenRefine keys', () => {
  it.each([
    ['  Cruise, Tom ', 'cruise tom'],
    ['Łódź ǅ Œuvre', 'dz lodz oeuvre'],
    ['A A b', 'a b'],
    ['& Sons', ' sons'], // the empty word in front is OpenRefine's
    ['Acme $5', '$5 acme'], // symbols are no punctuation
  ])('%j', (value, key) => {
    expect(fingerprint(value)).toBe(key);
  });

  it('n-grams of two characters', () => {
    expect(ngramFingerprint('Paris')).toBe('arispari');
    expect(ngramFingerprint('P a r-i s')).toBe('arispari');
  });
});
