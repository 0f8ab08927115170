import { assignment } from './assignment.js';
import type { NodeId } from './link-table.js';
import { UnionFind } from './union-find.js';

/**
 * How many partners a row may have: 'm:n' any number; '1:n' a row of the first column any number, a row of the second one at most one (a register and a file
 * of entries); '1:1' each at most one.
 */
export type Cardinality = 'm:n' | '1:n' | '1:1';
export const CARDINALITIES: readonly Cardinality[] = ['m:n', '1:n', '1:1'];

/** Two values, the first in the first column and the second in the second one, that may be linked. */
export interface ValuePair {
  readonly a: NodeId;
  readonly b: NodeId;
  /** Probability; 1 for equal values. */
  readonly score: number;
}

/** A pair of values of which so many rows are linked, each with one other. */
export interface LinkedValues extends ValuePair {
  readonly rows: number;
}

/** Rows of each side up to which a component's assignment is the best one. */
const MAX_ASSIGNED_ROWS = 120;
/** Keeps log-odds finite. */
const SURE = 1 - 1e-7;

/** Best first; of equals the smaller value of the first column, then of the second one. */
const byScore = (x: ValuePair, y: ValuePair): number => y.score - x.score || x.a - y.a || x.b - y.b;

/** Each value of the second column with its best partner; an equal one is the best. */
export function bestForSecond(pairs: readonly ValuePair[]): ValuePair[] {
  const best = new Map<NodeId, ValuePair>();
  for (const pair of pairs) {
    const known = best.get(pair.b);
    if (known === undefined || isBetter(pair, known)) best.set(pair.b, pair);
  }
  return [...best.values()];
}

const isBetter = (pair: ValuePair, than: ValuePair): boolean => ((pair.a === pair.b) !== (than.a === than.b) ? pair.a === pair.b : byScore(pair, than) < 0);

/**
 * One-to-one links between the rows of two columns. Equal values are linked first, as many rows as both sides have. Of the rest the assignment with the
 * largest sum of log-odds (over those of the threshold: the likeliest set of links, if pairs are independent) is taken, component by component; in components
 * of more than {@link MAX_ASSIGNED_ROWS} rows on a side, the best pair first.
 *
 * @param pairs      what may be linked, each pair once; the order does not matter.
 * @param rowsA      rows of each value in the first column; by node.
 * @param rowsB      the same in the second one.
 * @param threshold  probability, 0 to 1.
 */
export function oneToOne(pairs: readonly ValuePair[], rowsA: Int32Array, rowsB: Int32Array, threshold: number): LinkedValues[] {
  const leftA = rowsA.slice();
  const leftB = rowsB.slice();
  const links: LinkedValues[] = [];
  const take = (pair: ValuePair, rows: number): void => {
    if (rows === 0) return;
    leftA[pair.a] -= rows;
    leftB[pair.b] -= rows;
    links.push({ ...pair, rows });
  };
  for (const pair of pairs) if (pair.a === pair.b) take(pair, Math.min(leftA[pair.a], leftB[pair.b]));
  const open = pairs.filter((pair) => pair.a !== pair.b && leftA[pair.a] > 0 && leftB[pair.b] > 0).sort(byScore);
  for (const component of componentsOf(open, rowsA.length)) {
    const a = expand(component, 'a', leftA, leftB);
    const b = expand(component, 'b', leftB, leftA);
    if (Math.max(a.length, b.length) > MAX_ASSIGNED_ROWS) for (const pair of component) take(pair, Math.min(leftA[pair.a], leftB[pair.b]));
    else for (const [pair, rows] of bestAssignment(component, a, b, threshold)) take(pair, rows);
  }
  return links;
}

/** Pairs that hang together by a value of one side, in groups; each group keeps the order of the pairs. */
function componentsOf(pairs: readonly ValuePair[], values: number): ValuePair[][] {
  // a value may stand on both sides: twice its number for the first, one more for the second
  const joined = new UnionFind(values * 2);
  for (const { a, b } of pairs) joined.unite(a * 2, b * 2 + 1);
  const roots = joined.roots();
  const groups = new Map<number, ValuePair[]>();
  for (const pair of pairs) {
    const root = roots[pair.a * 2];
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [pair]);
    else group.push(pair);
  }
  return [...groups.values()];
}

/** One side's values of a component in order, each as often as it has rows that could find a partner. */
function expand(component: readonly ValuePair[], side: 'a' | 'b', rows: Int32Array, otherRows: Int32Array): NodeId[] {
  const reach = new Map<NodeId, number>();
  for (const pair of component) {
    const other = side === 'a' ? pair.b : pair.a;
    reach.set(pair[side], (reach.get(pair[side]) ?? 0) + otherRows[other]);
  }
  const expanded: NodeId[] = [];
  for (const node of [...reach.keys()].sort((x, y) => x - y)) {
    const count = Math.min(rows[node], reach.get(node) as number, MAX_ASSIGNED_ROWS + 1);
    for (let i = 0; i < count; i++) expanded.push(node);
  }
  return expanded;
}

/** The pairs of the best assignment, each with the number of its rows. */
function bestAssignment(component: readonly ValuePair[], a: readonly NodeId[], b: readonly NodeId[], threshold: number): Map<ValuePair, number> {
  const pairOf = new Map(component.map((pair) => [keyOf(pair.a, pair.b), pair]));
  const swap = a.length > b.length;
  const [workers, jobs] = swap ? [b, a] : [a, b];
  const between = (worker: NodeId, job: NodeId): ValuePair | undefined => pairOf.get(swap ? keyOf(job, worker) : keyOf(worker, job));
  const least = logOdds(threshold);
  const gains = workers.map((worker) =>
    jobs.map((job) => {
      const pair = between(worker, job);
      // what is exactly at the threshold is a link as well
      return pair === undefined ? 0 : Math.max(logOdds(pair.score) - least, 0) + 1e-6;
    }),
  );
  const chosen = new Map<ValuePair, number>();
  assignment(gains).forEach((job, worker) => {
    if (job < 0) return;
    const pair = between(workers[worker], jobs[job]) as ValuePair;
    chosen.set(pair, (chosen.get(pair) ?? 0) + 1);
  });
  return chosen;
}

const keyOf = (a: NodeId, b: NodeId): string => `${a} ${b}`;

function logOdds(probability: number): number {
  const p = Math.min(Math.max(probability, 1 - SURE), SURE);
  return Math.log(p / (1 - p));
}
