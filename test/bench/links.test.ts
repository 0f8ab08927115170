import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error the bench is plain JavaScript without declarations
import { CARDINALITIES, measureLinks, possibleLinks } from '../../bench/quality/links.mjs';

type Row = { value: string; label: string };

const rows = fc.array(fc.record({ value: fc.constantFrom('a', 'b', 'c'), label: fc.constantFrom('x', 'y', 'z') }), { maxLength: 30 });
const corpusOf = (list: readonly Row[]) => ({
  name: 'made up',
  category: 'company',
  values: list.map(({ value }) => value),
  truth: list.map(({ label }) => label),
});

/** Links all rows to all. */
const linkAll = (a: readonly string[], b: readonly string[]) => ({ links: a.flatMap((_, rowA) => b.map((_, rowB) => ({ rowA, rowB }))) });
const linkNone = () => ({ links: [] });

describe('the bench of links', () => {
  it('counts the links that a cardinality allows', () => {
    const [a, b] = [
      ['x', 'x', 'y'],
      ['x', 'x', 'x', 'z'],
    ];
    expect(CARDINALITIES.map((cardinality: string) => possibleLinks(a, b, cardinality))).toEqual([6, 3, 2]);
  });

  it('finds every true link in all links and none in none, whatever the halves', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const corpus = corpusOf(list);
        const all = measureLinks(linkAll, corpus);
        const none = measureLinks(linkNone, corpus);
        expect(all.rows[0] + all.rows[1]).toBe(list.length);
        expect(all.scores[0].recall).toBe(1);
        expect(none.scores[0].precision).toBe(1);
        if (all.scores[0].precision > 0 && all.rows[0] * all.rows[1] > 0) expect(none.scores[0]).toMatchObject({ recall: 0, f1: 0 });
      }),
    );
  });
});
