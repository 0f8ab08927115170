import { describe, expect, it } from 'vitest';
import { ColumnLessons, judged } from '../../src/link/column-judgement.js';
import { assignClusters, link, matchScore } from '../../src/link/index.js';
import { judgePairs, type WeighedPairs, weighedPart } from '../../src/link/judge.js';
import { rivalWeights } from '../../src/link/link-rules.js';
import { amongRivals, rivalReach, Rivals, type RivalWeights } from '../../src/link/rivals.js';

const WEIGHTS: RivalWeights = { fewValues: 10, mutual: 1, rivalled: 2, taken: 4, bothTaken: 8 };
const NODES = 200;

type Pair = readonly [left: number, right: number, odds: number, veto?: number];
const pairsOf = (pairs: readonly Pair[]): WeighedPairs => ({
  left: Int32Array.from(pairs, ([left]) => left),
  right: Int32Array.from(pairs, ([, right]) => right),
  logOdds: Float64Array.from(pairs, ([, , odds]) => odds),
  veto: Uint8Array.from(pairs, ([, , , veto = 0]) => veto),
});
const tableOf = (pairs: readonly Pair[], shift = 0, nodes = NODES) => {
  const rivals = new Rivals(nodes);
  rivals.add(pairsOf(pairs));
  return rivals.table(WEIGHTS, shift);
};

describe('rivals', () => {
  it('are whoever else a value is as much like', () => {
    // 0 and 1 are like nobody else; 2 is surely 3, and 4 is surely 5; 6 is like 2 and like 7
    const table = tableOf([
      [0, 1, -1],
      [2, 3, 5],
      [4, 5, 5],
      [2, 4, -1],
      [2, 6, -1],
      [6, 7, -0.5],
    ]);
    expect(amongRivals(-1, 0, 1, table)).toBe(0);
    expect(amongRivals(5, 2, 3, table)).toBe(6);
    expect(amongRivals(-1, 2, 6, table)).toBe(-1 - 2 - 4);
    expect(amongRivals(-1, 2, 4, table)).toBe(-1 - 2 - 4 - 8);
    // pairs that the table was not made of
    expect(amongRivals(-3, 10, 11, table)).toBe(-2);
    expect(amongRivals(-3, 1, 11, table)).toBe(-5);
  });

  it('are as good where two are equally like a value, and do not make doubtful what is sure', () => {
    const table = tableOf([[0, 1, -1], [0, 2, -1], [3, 4, 4], [3, 5, 3], ...Array.from({ length: 10 }, (_, i): Pair => [10 + i, 30 + i, 4])]);
    expect(amongRivals(-1, 0, 1, table)).toBe(-3);
    expect(amongRivals(-1, 0, 2, table)).toBe(-3);
    expect(amongRivals(3, 3, 5, table)).toBe(3);
  });

  it('are none in a vetoed pair', () => {
    const table = tableOf([
      [0, 1, -1],
      [0, 2, 5, 1],
    ]);
    expect(amongRivals(-1, 0, 1, table)).toBe(0);
  });

  it('say nothing in a short column, and half of it in one in between', () => {
    const pair: Pair = [0, 1, -1];
    expect(amongRivals(-1, 0, 1, tableOf([pair], 0, 10))).toBe(-1);
    expect(amongRivals(-1, 0, 1, tableOf([pair], 0, 20))).toBeCloseTo(-1 + 1 / 3);
    expect(amongRivals(-1, 0, 1, tableOf([pair], 0, 80))).toBe(0);
    expect(amongRivals(-1, 0, 1, tableOf([pair], 0, 800))).toBe(0);
  });

  it('say nothing for a pair where hardly anything matches', () => {
    const pair: Pair = [0, 1, -1];
    expect(amongRivals(-1, 0, 1, tableOf([pair], -3))).toBe(-1);
    expect(amongRivals(-1, 0, 1, tableOf([pair], -0.75))).toBe(-0.5);
    // and more where much does
    expect(amongRivals(-1, 0, 1, tableOf([pair], 0.375))).toBe(0.25);
    expect(amongRivals(-1, 0, 1, tableOf([pair], 3))).toBe(0.5);
  });

  it('raise no doubt where values come in piles', () => {
    const pile: Pair[] = [
      [0, 1, 5],
      [0, 2, 4],
      [1, 2, 4],
      [2, 3, 1],
    ];
    expect(amongRivals(1, 2, 3, tableOf(pile))).toBe(1);
  });

  it('are the same in any order and any parts', () => {
    const pairs = Array.from({ length: 600 }, (_, i): Pair => [i % 97, 97 + ((i * i) % 103), Math.round(8 * Math.sin(i * 7)) / 2, i % 11 === 0 ? 2 : 0]);
    const different = [...new Map(pairs.map((pair) => [`${pair[0]} ${pair[1]}`, pair])).values()];
    const table = tableOf(different);
    const rivals = new Rivals(NODES);
    for (const pair of [...different].reverse()) rivals.add(pairsOf([pair]));
    const other = rivals.table(WEIGHTS, 0);
    for (const [left, right, odds] of different) {
      const among = amongRivals(odds, left, right, table);
      expect(amongRivals(odds, left, right, other)).toBe(among);
      // one by one
      const rivalsOf = (node: number, partner: number) =>
        different.filter(([a, b, , veto]) => veto === 0 && (a === node || b === node) && a + b - node !== partner).map((pair) => pair[2]);
      const [most, least] = [rivalsOf(left, right), rivalsOf(right, left)].map((all) => Math.max(...all)).sort((a, b) => b - a);
      const sure = Math.log(9);
      if (most < odds) expect(among - odds).toBeCloseTo(table.mutual);
      else if (odds > sure) expect(among).toBe(odds);
      else expect(odds - among).toBeCloseTo(table.rivalled + (most > sure ? table.taken : 0) + (least > sure ? table.bothTaken : 0));
    }
  });

  it('move nothing by which pairs are kept, and let most go that have some', () => {
    const [floor, threshold] = [0.2, 0.3];
    // every left node once with each of some right ones
    const pairs = Array.from(
      { length: 4000 },
      (_, i): Pair => [i % 100, 100 + (Math.floor(i / 100) % 100), 7 * Math.sin(i * i) - 3, i % 13 === 0 ? 2 : 0],
    ).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const all = pairsOf(pairs);
    const lessons = new ColumnLessons(NODES, WEIGHTS);
    const kept = [0, 700, 701, 2900].map((from, n, starts) => {
      const some = pairsOf(pairs.slice(from, starts[n + 1] ?? pairs.length));
      return lessons.add(weighedPart(some, some, floor, rivalReach(WEIGHTS)), floor);
    });
    const likelyPairs = kept.reduce((sum, { left }) => sum + left.length, 0);
    const judgement = { ...lessons.judgement(NODES), floor, threshold, comparedPairs: pairs.length };
    expect(judgement.rivals?.mutual).toBeGreaterThan(0.5);
    const byAll = judgePairs([all], { ...judgement, likelyPairs: pairs.length });
    expect(judgePairs(kept, { ...judgement, likelyPairs })).toEqual(byAll);
    expect(byAll.score.length).toBeGreaterThan(100);
    expect(likelyPairs).toBeLessThan(weighedPart(all, all, floor, rivalReach(WEIGHTS)).likely.left.length);
  });

  it('raise no doubt within whole families, and the less the more ways there are of calling one thing', () => {
    expect(rivalWeights('individual', 'normal')).toBeUndefined();
    const usual = rivalWeights('company', 'normal');
    for (const weights of [rivalWeights('company', 'normal', 2), rivalWeights('company', 'group')])
      expect(weights).toMatchObject({ mutual: usual?.mutual, rivalled: 0, taken: 0, bothTaken: 0 });
  });

  it('have no say where a column was not asked', () => {
    expect(judged(0, 0, 1, { shift: 0 })).toBe(0.5);
  });
});

describe('names in a long column', () => {
  /** 16,777,216 words of which no two near ones are made of near numbers. */
  const wordOf = (n: number): string =>
    Array.from({ length: 6 }, (_, k) => ((Math.imul(n, 0x9e3779b1) >>> (4 * k)) & 15) + 16 * (k & 1))
      .map((at) => 'bdfghjklmnprstvzaeiouaeiouaeioua'[at])
      .join('');
  /** 8,000 firms of two made-up words, every fourth of them with a second spelling. */
  const strangers = Array.from({ length: 8000 }, (_, i) => {
    const [first, second] = [`${wordOf(2 * i + 1)}x`, `${wordOf(2 * i + 2)}r`];
    return i % 4 === 0 ? [`${first} ${second} Ltd`, `${first}${second} Ltd`] : [`${first} ${second} Ltd`];
  }).flat();
  const NEAR = ['Wellnova', 'Wellnova Medical Services Bhd'];
  const SIBLINGS = ['Hitaro', 'Hitaro Corp', 'Hitaro Chemical', 'Hitaro Chemical Co Ltd'];

  it('are one where nothing else is like either, and two where each has its own', () => {
    const [a, b, ...siblings] = assignClusters([...NEAR, ...SIBLINGS, ...strangers]);
    expect(a).toBe(b);
    expect(siblings[0]).toBe(siblings[1]);
    expect(siblings[2]).toBe(siblings[3]);
    expect(siblings[0]).not.toBe(siblings[2]);
  });

  it('are judged by themselves where there is no column', () => {
    expect(matchScore(NEAR[0], NEAR[1])).toBeLessThan(30);
    expect(matchScore(SIBLINGS[0], SIBLINGS[3])).toBeGreaterThan(30);
  });

  it('are linked so, too', () => {
    const { links } = link([NEAR[0], SIBLINGS[0], ...strangers], [NEAR[1], SIBLINGS[1], SIBLINGS[3], ...strangers]);
    const found = links.filter(({ rowA, rowB }) => rowA < 2 || rowB < 3).map(({ rowA, rowB }) => [rowA, rowB]);
    expect(found).toContainEqual([0, 0]);
    expect(found).toContainEqual([1, 1]);
    expect(found).not.toContainEqual([1, 2]);
  });
});
