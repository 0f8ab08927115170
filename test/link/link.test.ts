import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { explainKey } from '../../src/key/index.js';
import { assignment } from '../../src/link/assignment.js';
import { type Cardinality, CARDINALITIES, link } from '../../src/link/index.js';

const sample = readFileSync(new URL('../../examples/companies.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => (line.split(/,(.*)/s)[1].match(/^"(.*)"/)?.[1] ?? line.split(',')[1]) as string);
const REGISTER = ['Acme Widgets Ltd', 'Bank of America Corp', 'Trading 392', 'Hollingbrook Foods', 'Zenith Optics GmbH'];
const ENTRIES = ['ACME Widgets Limited', 'BofA', 'Bank of America, N.A.', 'Trading 393', 'Hollingbrok Foods', 'Nobody Knows', '', 'Acme Wigdets'];

/** Of values that are the same but for spelling any may be taken. */
const nameOf = (value: string): string => explainKey(value, { level: 'narrow' }).keyText;

/** Links as values: what must not hang on the order of the rows. */
function named(a: readonly string[], b: readonly string[], options: object = {}): string[] {
  return link(a, b, options)
    .links.map(({ rowA, rowB, score }) => `${nameOf(a[rowA])} = ${nameOf(b[rowB])} ${score}`)
    .sort();
}

describe('link', () => {
  it('finds the partners of a file in a register', () => {
    const report = link(REGISTER, ENTRIES);
    expect(report.cardinality).toBe('1:n');
    expect(report.links.map(({ rowA, rowB }) => [rowA, rowB])).toEqual([
      [0, 0],
      [0, 7],
      [1, 1],
      [1, 2],
      [3, 4],
    ]);
    expect(Array.from(report.unlinkedA)).toEqual([2, 4]);
    expect(Array.from(report.unlinkedB)).toEqual([3, 5, 6]);
    for (const { score } of report.links) expect(score).toBeGreaterThanOrEqual(report.threshold * 100);
  });

  it('never compares two rows of one column', () => {
    expect(link(['Acme Ltd', 'ACME Limited', 'Acme'], ['Zenith']).links).toEqual([]);
    const { links, comparedPairs } = link(['Acme Widgets', 'Acme Wigdets'], ['Zenith Optics']);
    expect([links, comparedPairs]).toEqual([[], 0]);
  });

  it.each(CARDINALITIES)('%s is the same for shuffled rows, up to their numbers', (cardinality) => {
    const half = (odd: number): string[] => sample.filter((_, i) => i % 2 === odd);
    const expected = named(half(0), half(1), { cardinality });
    expect(expected.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(fc.shuffledSubarray(half(0), { minLength: half(0).length }), fc.shuffledSubarray(half(1), { minLength: half(1).length }), (a, b) => {
        expect(named(a, b, { cardinality })).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it.each([2, 7])('is the same for %i shards', (shards) => {
    expect(link(REGISTER, ENTRIES, { shards })).toEqual(link(REGISTER, ENTRIES));
  });

  it('gives each row as many partners as the cardinality allows', () => {
    const a = ['Acme Widgets', 'Acme Widgets', 'Acme Widgetts Inc', 'Zenith'];
    const b = ['ACME WIDGETS', 'Acme Widgetts', 'Zenith', 'Zenith', 'Zenith'];
    const links = (cardinality: Cardinality): number[][] => link(a, b, { cardinality }).links.map(({ rowA, rowB }) => [rowA, rowB]);
    expect(links('m:n')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 2],
      [3, 3],
      [3, 4],
    ]);
    const manyB = links('1:n');
    expect(manyB.map(([, rowB]) => rowB).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(manyB).toContainEqual([0, 0]);
    const single = links('1:1');
    expect(new Set(single.map(([rowA]) => rowA)).size).toBe(single.length);
    expect(new Set(single.map(([, rowB]) => rowB)).size).toBe(single.length);
    expect(single.length).toBe(3);
    expect(single).toContainEqual([0, 0]);
    expect(single).toContainEqual([3, 2]);
  });

  it('takes equal values first, one row for one row', () => {
    const { links, unlinkedA, unlinkedB } = link(['IBM', 'I.B.M.', 'IBM'], ['IBM', 'IBM', 'IBM', 'IBM'], { cardinality: '1:1' });
    expect(links.map(({ rowA, rowB, score }) => [rowA, rowB, score])).toEqual([
      [0, 0, 100],
      [1, 1, 100],
      [2, 2, 100],
    ]);
    expect([Array.from(unlinkedA), Array.from(unlinkedB)]).toEqual([[], [3]]);
  });

  it('says what was not linked, and why', () => {
    const vetoed = link(['Kestrel Ridge Trading 392', 'Kestrel Ridge Foods'], ['Kestrel Ridge Trading 393', 'Kestrel Ridge Foods Ltd'], { threshold: 0.01 });
    expect(vetoed.refused).toContainEqual(expect.objectContaining({ rowA: 0, rowB: 0, reason: 'their numbers differ', a: 'Kestrel Ridge Trading 392' }));
    const lost = link(['Acme Widgets', 'Acme Wigdets'], ['Acme Widgets Ltd'], { cardinality: '1:1' });
    expect(lost.links).toEqual([expect.objectContaining({ rowA: 0, rowB: 0 })]);
    expect(lost.refused).toEqual([expect.objectContaining({ rowA: 1, rowB: 0, reason: 'a likelier partner was found' })]);
    expect(lost.refusedPairs).toBe(1);
    expect(link(REGISTER, ENTRIES, { cardinality: 'm:n' }).refused.every(({ reason }) => reason !== 'a likelier partner was found')).toBe(true);
  });

  it('cuts the list of what was not linked', () => {
    const a = Array.from({ length: 60 }, (_, i) => `Kestrel Trading ${i}`);
    const b = Array.from({ length: 60 }, (_, i) => `Kestrel Trading ${i + 100}`);
    const { refused, refusedPairs, links } = link(a, b, { threshold: 0 });
    expect(links).toEqual([]);
    expect(refused.length).toBe(1000);
    expect(refusedPairs).toBeGreaterThan(1000);
  });

  it('links by equal keys when asked to', () => {
    const { links } = link(['IBM', 'Apex', 'Ltd'], ['Apex Inc', 'I.B.M. Corp', 'Ltd'], { method: 'keys' });
    expect(links).toEqual([
      { rowA: 0, rowB: 1, score: 100 },
      { rowA: 1, rowB: 0, score: 100 },
    ]);
  });

  it('takes columns of any kind, empty ones and hostile text', () => {
    expect(link([], []).links).toEqual([]);
    expect(Array.from(link(['Acme'], []).unlinkedA)).toEqual([0]);
    expect(link(Utf8Column.from(['x', 'Acme', 'Zenith']).slice(1, 3), Utf8Column.from(['Zenith'])).links).toEqual([{ rowA: 1, rowB: 0, score: 100 }]);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 })), fc.array(fc.string({ unit: 'binary', maxLength: 20 })), (a, b) => {
        const { links, unlinkedA } = link(a, b, { cardinality: '1:1' });
        expect(links.length + unlinkedA.length).toBe(a.length);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses more links than fit', () => {
    const many = new Array(5000).fill('Acme');
    expect(() => link(many, many, { cardinality: 'm:n' })).toThrow(expect.objectContaining({ code: 'ERR_COLUMN_TOO_LARGE' }));
    expect(link(many, many, { cardinality: '1:1' }).links.length).toBe(5000);
  });

  it.each([
    [{ cardinality: '1:2' }, 'ERR_OPTION_RANGE', /m:n, 1:n, 1:1/],
    [{ cardinalty: '1:1' }, 'ERR_OPTION_UNKNOWN', /cardinality/],
    [{ threshold: 2 }, 'ERR_OPTION_RANGE', /0 to 1/],
  ])('refuses %j', (options, code, message) => {
    expect(() => link(REGISTER, ENTRIES, options as object)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
  });
});

describe('assignment', () => {
  /** All ways in turn. */
  function best(gains: readonly (readonly number[])[], worker = 0, taken = 0): number {
    if (worker === gains.length) return 0;
    let sum = best(gains, worker + 1, taken);
    gains[worker].forEach((gain, job) => {
      if ((taken & (1 << job)) === 0) sum = Math.max(sum, gain + best(gains, worker + 1, taken | (1 << job)));
    });
    return sum;
  }

  it('has the largest sum, each job once', () => {
    const matrix = fc
      .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 }))
      .chain(([n, more]) => fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n + more, maxLength: n + more }), { minLength: n, maxLength: n }));
    fc.assert(
      fc.property(matrix, (gains) => {
        const jobs = assignment(gains);
        const taken = jobs.filter((job) => job >= 0);
        expect(new Set(taken).size).toBe(taken.length);
        expect(jobs.reduce((sum, job, worker) => sum + (job < 0 ? 0 : gains[worker][job]), 0)).toBe(best(gains));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a short list beside a longer one of its kind', () => {
  it('is linked though each of its values is amid near misses', () => {
    const beginnings = 'Brin Tal Ves Kor Nim Sol Dra Pel Mar Hul Ost Wen Fal Gri Lum'.split(' ');
    const endings = 'del vik tor mund ham stad ley ford wick by ton nes burg au ow'.split(' ');
    const towns = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)).slice(0, 200);
    const kinds = (town: string): string[] => [
      `${town} Museum of Modern Art`,
      `${town} School`,
      `Upper ${town} Hospital`,
      `${town} County Library`,
      `${town} Valley Museum`,
      `North ${town} Railway`,
    ];
    const { links } = link(
      towns.flatMap(kinds),
      towns.map((town) => `${town} Museum of Art`),
    );
    expect(links.map(({ rowA, rowB }) => [rowA, rowB])).toEqual(towns.map((_, i) => [6 * i, i]));
  });
});
