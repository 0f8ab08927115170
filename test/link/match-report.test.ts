import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { companyKey } from '../../src/key/index.js';
import { keyEngine } from '../../src/key/keys.js';
import { assignClusters, explainMatch, matchReport, matchScore } from '../../src/link/index.js';
import { candidatePairs } from '../../src/link/candidates.js';
import { clusterNodes, type ScoredPairs } from '../../src/link/cluster.js';
import { judgePairs, type WeighedPairs, weighedPart } from '../../src/link/judge.js';
import { ColumnPrior, MAX_SHIFT, priorShift, probabilityOf } from '../../src/link/prior.js';

const sample = readFileSync(new URL('../../examples/companies.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    line
      .replace(/^\d+,/, '')
      .replace(/,[^,]*$/, '')
      .replace(/^"(.*)"$/, '$1'),
  );

/** Clusters as sets of values: what must not hang on the order of the rows. */
function clustersOf(values: readonly string[], options = {}): string[] {
  const groups = new Map<number, string[]>();
  assignClusters(values, options).forEach((cluster, row) => {
    groups.set(cluster, [...(groups.get(cluster) ?? []), values[row]]);
  });
  return [...groups.values()].map((group) => group.sort().join(' | ')).sort();
}

const PIECES = {
  company:
    'Acme,Kestrel,Trading,Ltd,GmbH,& Co,t/a,d/b/a,formerly,(UK),London,AG,- Director,One,1,Twenty First,21,St.,Main,the,of,Series,II,Inc,a division of,The Trustee for,S.C.'.split(
      ',',
    ),
  individual:
    'Robert,Bob,"Bob",(Bob),Smith,Jr,Dr.,née Jones,aka Zed,van der,de la,MD,J.,Maria,& Mary,Estate of,bin,Ali,Li,III,Mrs,- deceased,of,Duke,Hesse,V'.split(','),
  address: '12,12A,37-20,3720,Main,St,Ave,N,Apt 4,#4,Ste 200,Austin,TX,78701,Attn: Jo,c/o,Acme Ltd,PO Box 5,Floor 2,MLK,Dr,Jr,Blvd,1/2,Hwy 7'.split(','),
  'global-address':
    '12,12A,5-7,57,High,Street,rue,de la,Paix,Hauptstr.,Flat 2,Leeds,LS1 4AB,Paris,75002,1-2-3,ул.,Ленина,д. 10,Via,Roma,RM,c/o,3º B,Unit 5,10115'.split(','),
  product: 'Apple,iPhone,13,128GB,(128 GB),Blue,M6,x,20mm,M6x20,1/2",24,pack,of,x24,DSC-W120/B,DSCW120B,Left,1.5,with,case,330ml,Mark II,+,Pro,2nd'.split(','),
};

describe('matchReport', () => {
  const report = matchReport(sample);

  it('finds the groups of the sample', () => {
    const clusters = clustersOf(sample);
    expect(clusters).toContain(['BANK OF AMERICA CORP', 'Bank of America', 'Bank of America, N.A.', 'BofA'].sort().join(' | '));
    expect(clusters).toContain(['Pellworth Capital Fund II LP', 'Pellworth Capital Fund II, L.P.'].sort().join(' | '));
    expect(clusters).toContain(['ООО Северный Ветер', 'OOO Severnyy Veter'].sort().join(' | '));
    expect(clusters).toContain('Ashdown Veterinary Clinic');
  });

  it('is the same for shuffled rows, up to their order', () => {
    const expected = clustersOf(sample);
    fc.assert(
      fc.property(fc.shuffledSubarray(sample, { minLength: sample.length }), (shuffled) => {
        expect(clustersOf(shuffled)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['company', 'individual', 'address', 'global-address', 'product'] as const)(
    'is the same in any order for values of one key that are read in two ways (%s)',
    (category) => {
      // (pieces that make roles of what stands beside them, or nothing at all)
      const pieces = PIECES[category];
      const value = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
      fc.assert(
        fc.property(fc.uniqueArray(value, { minLength: 150, maxLength: 150 }), (values) => {
          expect(clustersOf([...values].reverse(), { category })).toEqual(clustersOf(values, { category }));
          expect(clustersOf([...values].sort(), { category })).toEqual(clustersOf(values, { category }));
        }),
        { numRuns: 8 },
      );
    },
  );

  it.each(['company', 'individual', 'address', 'global-address', 'product'] as const)('hangs on nothing that was read before (%s)', (category) => {
    const value = fc.array(fc.constantFrom(...PIECES[category]), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(value, fc.nat(2), value, value, (a, shared, more, other) => {
        const b = [...a.split(' ').slice(a.split(' ').length - shared), more].join(' ');
        const score = matchScore(a, b, { category });
        expect(matchScore(b, a, { category })).toBe(score);
        matchScore(other, other, { category });
        expect(matchScore(a, b, { category })).toBe(score);
      }),
      { numRuns: 1500 },
    );
  });

  it('shows the same keys and scores for shuffled rows', () => {
    const keyed = (values: readonly string[]): string[] => {
      const { clusters } = matchReport(values);
      return clusters
        .map(
          ({ simKey, score, rows }) =>
            `${simKey} ${score} ${Array.from(rows, (row) => values[row])
              .sort()
              .join(' | ')}`,
        )
        .sort();
    };
    expect(keyed([...sample].reverse())).toEqual(keyed(sample));
  });

  it.each([2, 3, 7, 64])('is the same for %i shards', (shards) => {
    const cut = matchReport(sample, { shards });
    expect(cut.clusterOfRow).toEqual(report.clusterOfRow);
    expect(cut.clusters).toEqual(report.clusters);
    expect(cut.refused).toEqual(report.refused);
  });

  it('is the same twice in a row, whatever was read in between', () => {
    const again = matchReport(sample);
    matchReport(['Zeta Ltd', 'Alpha GmbH']);
    const third = matchReport(sample);
    for (const other of [again, third]) {
      expect(other.clusters).toEqual(report.clusters);
      expect(Array.from(sample.keys(), (row) => other.simKeyOf(row))).toEqual(Array.from(sample.keys(), (row) => report.simKeyOf(row)));
    }
  });

  it('gives every cluster a key of its own, and every member that key', () => {
    const owner = new Map<string, number>();
    sample.forEach((_, row) => {
      const key = report.simKeyOf(row) as string;
      expect(owner.get(key) ?? report.clusterOfRow[row]).toBe(report.clusterOfRow[row]);
      owner.set(key, report.clusterOfRow[row]);
    });
    for (const { id, simKey, rows } of report.clusters) for (const row of rows) expect([report.clusterOfRow[row], report.simKeyOf(row)]).toEqual([id, simKey]);
  });

  it('tells two clusters apart whose representatives share a key', () => {
    const values = ['North Wexham Water', 'South Wexham Water'];
    const wide = matchReport(values, { level: 'wide' });
    expect(wide.clusterOfRow[0]).not.toBe(wide.clusterOfRow[1]);
    expect(wide.simKeyOf(0)).not.toBe(wide.simKeyOf(1));
  });

  it('says what was not merged, and why', () => {
    expect(report.refused.some(({ left, right, reason }) => reason === 'their numbers differ' && /39[23]/.test(left) && /39[23]/.test(right))).toBe(true);
    for (const { leftRow, rightRow } of report.refused) expect(report.clusterOfRow[leftRow]).not.toBe(report.clusterOfRow[rightRow]);
  });

  it('leaves rows with nothing to match on alone', () => {
    const { clusterOfRow, clusters, simKeyOf } = matchReport(['Ltd.', '', 'GmbH', 'Ltd.', '\u0000']);
    expect(Array.from(clusterOfRow)).toEqual([0, 1, 2, 3, 4]);
    expect(clusters).toEqual([]);
    expect(simKeyOf(0)).toBeNull();
  });

  it('takes an empty column, a column of one, and a million equal values', () => {
    expect(matchReport([]).clusters).toEqual([]);
    expect(Array.from(assignClusters(['Acme']))).toEqual([0]);
    const many = matchReport(new Array(1_000_000).fill('Acme Widgets Ltd'));
    expect(many.clusters.length).toBe(1);
    expect(many.clusters[0].rows.length).toBe(1_000_000);
  });

  it('groups by key when asked to', () => {
    const values = ['IBM', 'I.B.M. Corp', 'Apex', 'Ltd'];
    const keyed = matchReport(values, { method: 'keys', level: 'medium' });
    expect(Array.from(keyed.clusterOfRow)).toEqual([0, 0, 1, 2]);
    expect(keyed.clusters[0].simKey).toBe(companyKey('IBM'));
  });

  it('merges nothing at threshold 1 that does not look the same', () => {
    expect(clustersOf(['Acme Widgets', 'Acme Wigdets', 'Acme Widgets Ltd'], { threshold: 1 }).length).toBeGreaterThanOrEqual(2);
  });

  it('tells how far it is', () => {
    const stages: string[] = [];
    matchReport(sample, { progress: ({ stage, done, total }) => done === total && stages.push(stage) });
    expect(stages).toEqual(['reading', 'comparing', 'clustering']);
  });

  it.each([
    [{ treshold: 0.5 }, 'ERR_OPTION_UNKNOWN', /threshold/],
    [{ threshold: 2 }, 'ERR_OPTION_RANGE', /0 to 1/],
    [{ method: 'magic' }, 'ERR_OPTION_RANGE', /linkage, keys/],
    [{ category: 'vessel' }, 'ERR_OPTION_RANGE', /company/],
    [{ level: 'tight' }, 'ERR_OPTION_RANGE', /narrow, medium, wide/],
  ])('refuses %j', (options, code, message) => {
    expect(() => matchReport(sample, options as object)).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
  });

  it('takes hostile text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 30 }), (values) => {
        const ids = assignClusters(values);
        expect(ids.length).toBe(values.length);
        expect(Math.max(-1, ...ids)).toBeLessThan(values.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('matchScore', () => {
  const cases = readFileSync(new URL('../../corpora/company/must-not-match.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

  it.each(cases.filter(([, , reason]) => /^(number|series|opposite)/.test(reason) && !/compound|indoor/.test(reason)))('%s and %s: %s', (left, right) => {
    expect(matchScore(left, right)).toBe(0);
    expect(explainMatch(left, right).veto).toMatch(/differ|opposite/);
  });

  it('is 0 where single letters are all that differs', () => {
    expect(explainMatch('James B Orlop Plumbing', 'James K Orlop Plumbing').veto).toBe('their letters differ');
    expect(explainMatch('James B Orlop Plumbing', 'James Orlop Plumbing').veto).toBeNull();
    expect(explainMatch('James B Orlop Plumbing', 'James K Orlop Heating').veto).toBeNull();
  });

  it('is symmetric, between 0 and 100', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sample), fc.constantFrom(...sample), (a, b) => {
        const score = matchScore(a, b);
        expect(score).toBe(matchScore(b, a));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
      { numRuns: 500 },
    );
  });

  // better must beat worse
  it.each([
    ['Acme Widgets Ltd', 'Acme Widgets Limited', 'Acme Widgets'],
    ['Acme Widgets', 'ACME WIDGETS GmbH', 'Acme Gadgets'],
    ['Hollingbrook Foods', 'Hollingbrok Foods', 'Hollingbrook Motors'],
    ['Brightwater Solar', 'Brightwater Solar (UK)', 'Brightwater Wind'],
    ['IBM', 'International Business Machines', 'International Paper'],
  ])('%s: %s before %s', (value, better, worse) => {
    expect(matchScore(value, better)).toBeGreaterThan(matchScore(value, worse));
  });

  it('explains itself', () => {
    const { score, alignment, evidence } = explainMatch('Acme Widgets Ltd', 'Acme Wigdets');
    expect(score).toBe(matchScore('Acme Widgets Ltd', 'Acme Wigdets'));
    expect(alignment).toEqual([
      { left: 'acme', right: 'acme', how: 'the same word' },
      { left: 'widgets', right: 'wigdets', how: 'a slip' },
    ]);
    expect(evidence.length).toBeGreaterThan(3);
    expect(explainMatch('Acme Wigdets', 'Acme Widgets Ltd').alignment[1]).toEqual({ left: 'wigdets', right: 'widgets', how: 'a slip' });
  });

  it('holds no more memory for the thousandth pair than for the tenth', () => {
    const { kernel } = keyEngine('company');
    for (let i = 0; i < 10; i++) matchScore('Acme Widgets Ltd', 'Acme Wigdets');
    const top = kernel.alloc(0);
    for (let i = 0; i < 1000; i++) matchScore('Acme Widgets Ltd', 'Acme Wigdets');
    expect(kernel.alloc(0)).toBe(top);
  });

  it('refuses what is no text', () => {
    expect(() => matchScore('a', null as unknown as string)).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
  });
});

describe('clusterNodes', () => {
  const clustersOf = (n: number, pairs: ScoredPairs, threshold: number, floor: number, score: (a: number, b: number) => number): Int32Array =>
    clusterNodes(n, pairs, threshold, floor, ({ left, right }) => Float32Array.from(left, (a, i) => score(a, right[i]))).ofNode;

  /** Average linkage in its simplest form: all pairs, over and over. */
  function slowly(n: number, score: (a: number, b: number) => number, threshold: number): number[] {
    let groups = Array.from({ length: n }, (_, i) => [i]);
    while (true) {
      let best = threshold;
      let pair: [number, number] | null = null;
      for (let i = 0; i < groups.length; i++) {
        for (let j = i + 1; j < groups.length; j++) {
          let sum = 0;
          for (const a of groups[i]) for (const b of groups[j]) sum += score(a, b);
          const mean = sum / (groups[i].length * groups[j].length);
          if (mean > best || (pair === null && mean >= best)) {
            best = mean;
            pair = [i, j];
          }
        }
      }
      if (pair === null) break;
      const [i, j] = pair;
      groups[i] = [...groups[i], ...groups[j]];
      groups = groups.filter((_, index) => index !== j);
    }
    const cluster = new Array(n);
    for (const group of groups) for (const node of group) cluster[node] = Math.min(...group);
    return cluster;
  }

  it('gives what plain average linkage gives where all pairs are known', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.infiniteStream(fc.integer({ min: 0, max: 1 << 20 })), (n, stream) => {
        const matrix = new Map<string, number>();
        const values = stream[Symbol.iterator]();
        for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) matrix.set(`${a},${b}`, Math.fround(values.next().value / (1 << 20)));
        const score = (a: number, b: number): number => matrix.get(a < b ? `${a},${b}` : `${b},${a}`) as number;
        const left: number[] = [];
        const right: number[] = [];
        for (let a = 0; a < n; a++)
          for (let b = a + 1; b < n; b++) {
            left.push(a);
            right.push(b);
          }
        const pairs = { left: Int32Array.from(left), right: Int32Array.from(right), score: Float32Array.from(left, (a, i) => score(a, right[i])) };
        expect(Array.from(clustersOf(n, pairs, 0.5, 0, score))).toEqual(slowly(n, score, 0.5));
      }),
      { numRuns: 300 },
    );
  });

  it('does not chain', () => {
    // a chain of neighbours that are alike, while the ends are not
    const n = 30;
    const pairs = {
      left: Int32Array.from({ length: n - 1 }, (_, i) => i),
      right: Int32Array.from({ length: n - 1 }, (_, i) => i + 1),
      score: new Float32Array(n - 1).fill(0.9),
    };
    const clusters = clustersOf(n, pairs, 0.5, 0.3, (a, b) => (Math.abs(a - b) === 1 ? 0.9 : 0));
    const sizes = new Map<number, number>();
    for (const cluster of clusters) sizes.set(cluster, (sizes.get(cluster) ?? 0) + 1);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(3);
  });

  it('gets through a crowd of equals', () => {
    const n = 2000;
    const pairs = {
      left: Int32Array.from({ length: n - 1 }, (_, i) => i),
      right: Int32Array.from({ length: n - 1 }, (_, i) => i + 1),
      score: new Float32Array(n - 1).fill(0.9999),
    };
    expect(new Set(clustersOf(n, pairs, 0.5, 0.3, () => 0.9999)).size).toBe(1);
  });
});

describe('pairs of which only the likely ones are kept', () => {
  /** Log-odds of 2,000 pairs with this mean, every seventh of them vetoed. */
  const columnOf = (mean: number) => {
    const count = 2000;
    const pairs = { left: Int32Array.from({ length: count }, (_, i) => i), right: Int32Array.from({ length: count }, (_, i) => i + 1) };
    const odds = {
      logOdds: Float64Array.from({ length: count }, (_, i) => mean + 6 * Math.sin(i * i)),
      veto: Uint8Array.from({ length: count }, (_, i) => (i % 7 === 0 ? 3 : 0)),
    };
    return { pairs, odds };
  };

  it.each([-8, -3, 0, 4])('are judged as all of them are, mean %d', (mean) => {
    const { pairs, odds } = columnOf(mean);
    const parts = [0, 300, 301, 1700].map((from, i, starts) => {
      const end = starts[i + 1] ?? 2000;
      const some = { left: pairs.left.subarray(from, end), right: pairs.right.subarray(from, end) };
      return weighedPart(some, { logOdds: odds.logOdds.slice(from, end + 5), veto: odds.veto.slice(from, end + 5) }, 0.3);
    });
    const prior = new ColumnPrior();
    for (const { tally } of parts) prior.addTally(tally);
    const shift = priorShift(odds, 2000);
    expect(prior.shift(2000)).toBe(shift);
    expect(parts.reduce((sum, { comparedPairs }) => sum + comparedPairs, 0)).toBe(2000);
    const judged = (some: WeighedPairs[]) => judgePairs(some, { shift, floor: 0.3, threshold: 0.5, comparedPairs: 2000, likelyPairs: 2000 });
    expect(judged(parts.map(({ likely }) => likely))).toEqual(judged([{ ...pairs, ...odds }]));
  });

  it('are few where most are far below', () => {
    const { pairs, odds } = columnOf(-8);
    const { likely } = weighedPart(pairs, odds, 0.3);
    expect(likely.left.length).toBeLessThan(700);
    expect(likely.left.length).toBe(odds.logOdds.filter((one) => one + MAX_SHIFT >= Math.log(0.3 / 0.7) - 1e-6).length);
  });
});

describe('the prior of a column', () => {
  it('doubts more where nothing looks like a match, less where everything does', () => {
    expect(priorShift({ logOdds: new Float64Array(1000).fill(-6) }, 1000)).toBeLessThan(-1);
    expect(priorShift({ logOdds: new Float64Array(1000).fill(6) }, 1000)).toBeGreaterThan(0.5);
    expect(priorShift({ logOdds: [] }, 0)).toBe(0);
    expect(priorShift({ logOdds: [] }, 10)).toBeGreaterThanOrEqual(-3);
  });

  it('leaves aside vetoed pairs and those that cannot be', () => {
    const whole = priorShift({ logOdds: [2, 2, 2] }, 3);
    expect(priorShift({ logOdds: [2, 2, 2, Number.NEGATIVE_INFINITY, -41] }, 3)).toBe(whole);
    expect(priorShift({ logOdds: [2, 9, 2, 2], veto: [0, 1, 0, 0] }, 3)).toBe(whole);
    expect(priorShift({ logOdds: [2, 9, 2, 2] }, 3)).not.toBe(whole);
  });

  it('is what expectation maximization over the pairs one by one comes to', () => {
    for (const spread of [0.001, 1, 6, 60]) {
      const odds = Array.from({ length: 500 }, (_, i) => Math.cos(i) * spread - 2);
      let shift = 0;
      for (let round = 0, before = 1; round < 30 && Math.abs(shift - before) >= 1e-4; round++) {
        const own = Math.log(odds.reduce((sum, one) => sum + probabilityOf(one, shift), 0) / 400 / 0.25);
        before = shift;
        shift = Math.max(-3, Math.min(3, own * (own < 0 ? 0.7 : 0.5)));
      }
      expect(Math.abs(priorShift({ logOdds: odds }, 400) - shift)).toBeLessThan(3e-5);
    }
  });

  it('hangs on no cut', () => {
    const odds = Array.from({ length: 1000 }, (_, i) => Math.sin(i) * 5 - 3);
    const prior = new ColumnPrior();
    for (const logOdds of [odds.slice(0, 1), odds.slice(1, 400), [], odds.slice(400)]) prior.add({ logOdds });
    expect(prior.shift(700)).toBe(priorShift({ logOdds: odds }, 700));
    const whole = new ColumnPrior();
    for (const logOdds of [odds.slice(400), odds.slice(1, 400), odds.slice(0, 1)]) {
      const part = new ColumnPrior();
      part.add({ logOdds });
      whole.addTally(part.tally);
    }
    expect(whole.shift(700)).toBe(prior.shift(700));
  });
});

describe('columns', () => {
  it('gives the same from strings and from bytes', () => {
    expect(assignClusters(Utf8Column.from(sample))).toEqual(assignClusters(sample));
  });

  it('has candidates of both kinds: shared words and joined words', () => {
    expect(candidatePairs).toBeTypeOf('function');
    expect(clustersOf(['Quorlimstone Trading', 'Quorlim Stone Trading'])).toHaveLength(1);
  });
});
