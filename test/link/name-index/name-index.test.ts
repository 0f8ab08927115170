import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CategoryName, Utf8Column } from '../../../src/index.js';
import { keyEngine } from '../../../src/key/keys.js';
import { assignClusters, createIndex, defaultThreshold, explainMatch, type IndexMatch, type NameIndex, openIndex } from '../../../src/link/index.js';
import { linkModel } from '../../../src/link/link-rules.js';
import { buildLinkTable } from '../../../src/link/link-table.js';
import { loadIndex } from '../../../src/link/name-index/index-file.js';
import { asInIndex } from '../../../src/link/lost-words.js';
import { pairEvidence } from '../../../src/link/pair-evidence.js';
import { percentOf } from '../../../src/link/percent.js';
import { WordDistance } from '../../../src/link/word-distance.js';

/** Lefts and rights of the cases that are in the repository, of all categories. */
function valuesOf(category: CategoryName): string[] {
  return ['same', 'must-not-match'].flatMap((name) =>
    readFileSync(new URL(`../../../corpora/${category}/${name}.tsv`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .flatMap((line) => line.split('\t').slice(0, 2)),
  );
}

const CATEGORIES: readonly CategoryName[] = ['company', 'individual', 'address', 'global-address', 'product'];

/** What linkage says of a probe and a value in the column of the values and the probe, without the column's prior. */
function linkageScore(category: CategoryName, values: readonly string[], probe: string): (row: number) => number {
  const engine = keyEngine(category);
  const table = buildLinkTable(engine, Utf8Column.from([...values, probe]));
  const evidence = pairEvidence(category, table, new WordDistance(engine.kernel, engine.reader, table.words), 'normal');
  const node = table.nodeOfRow[values.length];
  return (row) => {
    const other = table.nodeOfRow[row];
    if (node === other) return 100;
    evidence.compare(Math.min(node, other), Math.max(node, other));
    if (evidence.isOneText) return 100;
    return evidence.veto === 0 ? percentOf(linkModel(category).probability(evidence.features)) : -1;
  };
}

describe.each(CATEGORIES)('an index of %s', (category) => {
  const values = valuesOf(category);
  const odd = values.filter((_, i) => i % 2 === 1);
  const index = createIndex(odd, { category });

  it('scores as linkage does', () => {
    let matches = 0;
    for (const probe of values.filter((_, i) => i % 6 === 0)) {
      const score = linkageScore(category, odd, probe);
      for (const match of index.match(probe, { threshold: 0, limit: 1000 })) {
        expect(match.score, `${probe} / ${match.value}`).toBe(score(match.row));
        matches++;
      }
    }
    expect(matches).toBeGreaterThan(3);
  });

  it('finds what linkage holds to be the same', () => {
    const pairs = Array.from({ length: Math.floor(values.length / 2) }, (_, i) => [values[2 * i], values[2 * i + 1]]);
    // ("Ltd." and "GmbH" have nothing to be found by)
    const named = pairs.filter(([a]) => keyEngine(category).keyOf(a, 'wide') !== null);
    const alike = named.filter(([a, b]) => linkageScore(category, odd, a)(odd.indexOf(b)) >= defaultThreshold(category) * 100);
    const found = alike.filter(([a, b]) => index.match(a, { limit: 41 }).some(({ row }) => Array.from(index.rowsOf(row)).includes(odd.indexOf(b))));
    expect(alike.length).toBeGreaterThan(5);
    expect(found.length / alike.length).toBeGreaterThanOrEqual(0.99);
  });

  it('matches alike whether it was built at once, by additions, or opened', () => {
    const added = createIndex([], { category });
    for (let i = 0; i < odd.length; i += 7) added.add(odd.slice(i, i + 7));
    const opened = openIndex(added.save());
    const openedEmpty = openIndex(createIndex([], { category }).save());
    openedEmpty.add(odd);
    const withoutClusters = (matches: readonly IndexMatch[]): object[] => matches.map(({ cluster: _, ...match }) => match);
    for (const probe of values.filter((_, i) => i % 4 === 0)) {
      const expected = withoutClusters(index.match(probe, { threshold: 0.05 }));
      for (const other of [added, opened, openedEmpty]) expect(withoutClusters(other.match(probe, { threshold: 0.05 })), probe).toEqual(expected);
    }
    expect(opened.save()).toEqual(added.save());
  });

  it('keeps nothing of what it was asked for', () => {
    const before = index.save();
    for (const probe of values) index.match(probe);
    for (let i = 0; i < 300; i++) index.match(`Zq${i}xj Vw${i * 7}k ${i}`);
    expect(index.save()).toEqual(before);
  });

  it('matches as before with a new engine', () => {
    const { core } = loadIndex(index.save());
    const scores = (): number[][] =>
      values.slice(0, 40).map((value) => {
        const probe = core.begin(value);
        if (probe === null) return [];
        const found = Array.from(core.candidates(probe.node), (node) => [node, core.score(probe.node, node)]).flat();
        core.end(probe);
        return found;
      });
    const before = scores();
    core.beginEngine();
    expect(scores()).toEqual(before);
  });
});

describe('NameIndex', () => {
  const values = ['Acme Widgets Ltd', 'ACME WIDGETS LIMITED', 'Bank of America Corp', 'Ltd.', 'Kestrel Trading 392', 'Acme Wigdets'];
  const index = createIndex(values);

  it('finds values, rows and clusters', () => {
    expect([index.size, index.values, index.clusters]).toEqual([6, 4, 3]);
    const [best, second, ...rest] = index.match('Acme Widgets');
    expect(best).toEqual({ row: 0, value: 'Acme Widgets Ltd', score: expect.any(Number), cluster: 0 });
    expect([second.row, second.cluster, rest]).toEqual([5, 0, []]);
    expect(best.score).toBeGreaterThan(second.score);
    expect(Array.from(index.rowsOf(1))).toEqual([0, 1]);
    expect([index.valueOf(1), index.valueOf(3), index.clusterOf(3), Array.from(index.rowsOf(3))]).toEqual(['Acme Widgets Ltd', '', -1, [3]]);
    expect(index.match('BofA')[0].row).toBe(2);
    expect(index.match('Ltd')).toEqual([]);
    expect(index.match('Acme Widgets', { limit: 1 }).length).toBe(1);
    expect(index.match('ACME WIDGETS LTD')[0].score).toBe(100);
  });

  it('has the clusters of matchReport', () => {
    const many = valuesOf('company');
    const clusters = createIndex(many);
    const expected = assignClusters(many);
    for (let i = 0; i < many.length; i++)
      for (let j = 0; j < i; j++)
        if (clusters.clusterOf(i) >= 0) expect(clusters.clusterOf(i) === clusters.clusterOf(j), `${many[i]} / ${many[j]}`).toBe(expected[i] === expected[j]);
  });

  it('never matches what a veto keeps apart', () => {
    expect(index.match('Kestrel Trading 393', { threshold: 0 }).some(({ row }) => row === 4)).toBe(false);
  });

  it('explains itself', () => {
    const [{ explanation, score, value }] = index.match('Acme Widgetts', { explain: true });
    expect(explanation).toMatchObject({ left: 'Acme Widgetts', right: value, score, veto: null });
    expect(explanation?.alignment).toEqual(explainMatch('Acme Widgetts', value).alignment);
    expect(index.match('acme widgets limited', { explain: true })[0].explanation?.score).toBe(100);
  });

  it('does not hang on the order of the values', () => {
    const many = valuesOf('company');
    const shown = (of: NameIndex, probe: string): string[] => of.match(probe, { threshold: 0.1 }).map(({ value, score }) => `${nameOf(value)} ${score}`);
    const nameOf = (value: string): string => keyEngine('company').keyTextOf(value, 'narrow');
    const forward = createIndex(many);
    const backward = createIndex([...many].reverse());
    for (const probe of many.filter((_, i) => i % 5 === 0)) expect(shown(backward, probe)).toEqual(shown(forward, probe));
  });

  it('takes hostile text', () => {
    const hostile = createIndex(['Acme', 'x'.repeat(100_000), '\u0000', '\uD800', 'a '.repeat(5000)]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (text) => {
        hostile.match(text, { explain: true });
        const { clusters } = hostile.add([text, null as unknown as string]);
        expect([clusters.length, clusters[1]]).toEqual([2, -1]);
      }),
      { numRuns: 200 },
    );
    expect(openIndex(hostile.save()).size).toBe(hostile.size);
    expect(hostile.match('x'.repeat(200_000))[0].row).toBe(1);
  });

  it.each([
    [() => createIndex(['a'], { categroy: 'company' } as object), 'ERR_OPTION_UNKNOWN'],
    [() => createIndex(['a'], { threshold: 2 }), 'ERR_OPTION_RANGE'],
    [() => createIndex(3 as unknown as string[]), 'ERR_INPUT_TYPE'],
    [() => index.match(null as unknown as string), 'ERR_INPUT_TYPE'],
    [() => index.match('a', { limit: 0 }), 'ERR_OPTION_RANGE'],
    [() => index.match('a', { most: 3 } as object), 'ERR_OPTION_UNKNOWN'],
    [() => index.clusterOf(6), 'ERR_OPTION_RANGE'],
  ])('refuses wrong use: %s', (call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

describe('add', () => {
  it('joins clusters and begins them, and never changes a number', () => {
    const index = createIndex(['Acme Widgets Ltd', 'Zenith Optics']);
    const { firstRow, clusters, between } = index.add(['Acme Wigdets', 'Nordfjord Shipping', 'acme widgets limited', '', 'Nordfjord Shiping']);
    expect([firstRow, Array.from(clusters), between]).toEqual([2, [0, 2, 0, -1, 2], []]);
    expect([index.size, index.values, index.clusters]).toEqual([7, 5, 3]);
    expect(Array.from({ length: 7 }, (_, row) => index.clusterOf(row))).toEqual([0, 1, 0, 2, 0, -1, 2]);
    const again = openIndex(index.save());
    expect(Array.from(again.add(['Zenith Optics GmbH', 'Acme Widgets']).clusters)).toEqual([1, 0]);
    expect(Array.from({ length: 7 }, (_, row) => again.clusterOf(row))).toEqual([0, 1, 0, 2, 0, -1, 2]);
  });

  it('keeps two clusters apart that a value would join, and says so', () => {
    const values = ['Kestrel Ridge Trading 392', 'Kestrel Ridge Trading 393'];
    const bridge = 'Kestrel Ridge Trading';
    const index = createIndex(values);
    expect(new Set(index.match(bridge).map(({ cluster }) => cluster))).toEqual(new Set([0, 1]));
    const { clusters, between } = index.add([bridge]);
    expect(between).toEqual([{ row: 2, value: bridge, cluster: clusters[0], others: [1 - clusters[0]] }]);
    expect([index.clusterOf(0), index.clusterOf(1), index.clusterOf(2)]).toEqual([0, 1, clusters[0]]);
    // and then one that a veto keeps from the bridge's cluster alone
    const other = index.add(['Kestrel Ridge Trading 394']);
    expect([Array.from(other.clusters), other.between]).toEqual([[2], []]);
  });

  it('never puts a value into a cluster with one that a veto keeps it from', () => {
    const index = createIndex(['Kestrel Ridge Trading 392', 'Kestrel Ridge Trading']);
    index.add(['Kestrel Ridge Trading 393']);
    expect(index.clusterOf(2)).not.toBe(index.clusterOf(0));
  });

  it("asks of each value anew whose father's name it has", () => {
    const index = createIndex(['Taras Mykolayovych Hnatiuk'], { category: 'individual' });
    const asked = (probe: string): number => index.match(probe).length;
    // (the words of a value that is asked for take the places of those before)
    expect(['Taras Ivanovych Hnatiuk', 'Taras Mykolovych Hnatiuk', 'Taras Petrovych Hnatiuk'].map(asked)).toEqual([0, 1, 0]);
  });
});

describe('a value of which letters were lost', () => {
  const index = createIndex(['Zähringer Brauerei AG', 'Möckern Bau', 'Muckern Bau', 'Kestrel Foods'], { category: 'company' });
  it.each(['Z?hringer Brauerei', 'Z\uFFFDhringer Brauerei AG'])('%s is asked for as the index has it', (value) => {
    expect(index.match(value, { explain: true })[0]).toMatchObject({ row: 0, score: expect.closeTo(97, -1), explanation: { left: value } });
  });
  it('is asked for as it is where it may be several words, or none', () => {
    expect(index.match('Qw?xlumer Glass')).toEqual([]);
    const words = ['bau', 'mockern', 'muckern', 'zahringer'];
    expect(asInIndex('M?ckern Bau', () => 'm?ckern bau', words)).toBe('M?ckern Bau');
    expect(asInIndex('Z?hringer Bau?', () => 'z?hringer bau', words)).toBe('zahringer Bau?');
    expect(asInIndex('Z\uFFFD\uFFFDhringer', () => 'z??hringer', words)).toBe('zahringer');
    expect(asInIndex('Zähringer', () => expect.fail('not asked'), words)).toBe('Zähringer');
    expect(asInIndex('z?hringer '.repeat(9), () => 'z?hringer '.repeat(9), words)).toBe(`${'zahringer '.repeat(4)}${'z?hringer '.repeat(5)}`);
    expect(index.match('Kestrel Foods?')[0]).toMatchObject({ row: 3, score: 100 });
  });
});
