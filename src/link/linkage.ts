import type { CategoryName } from '../category/category.js';
import { categoryOf } from '../category/registry.js';
import type { DistinctValues } from '../column/distinct-values.js';
import type { Utf8Column } from '../column/utf8-column.js';
import { KeyEngine } from '../key/key-engine.js';
import { keyEngine } from '../key/keys.js';
import { candidatePairs } from './candidates.js';
import { type Clusters, clusterNodes } from './cluster.js';
import type { RefusedPair } from './judge.js';
import type { Policy } from './link-rules.js';
import { buildLinkTable, type LinkTable } from './link-table.js';
import { PairScorer } from './pair-scorer.js';
import { WordDistance } from './word-distance.js';
import { wordNeighbors } from './word-neighbors.js';

/** Pairs under this share of the threshold join no component: a cluster holds together by better ones. */
const FLOOR_SHARE = 0.6;
/** Rows of a column up to which this thread's engine reads it. */
const SHARED_ENGINE_ROWS = 10_000;

/** What a long run tells of itself. */
export interface LinkProgress {
  readonly stage: 'reading' | 'comparing' | 'clustering';
  readonly done: number;
  readonly total: number;
}

export interface Linkage {
  readonly table: Pick<LinkTable, 'nodeOfRow' | 'nodeCount'>;
  readonly clusters: Clusters;
  readonly refused: readonly RefusedPair[];
  readonly comparedPairs: number;
  /** What read the column and knows its words, if it is still there. */
  readonly engine?: KeyEngine;
}

/**
 * Candidates → scores → clusters over the distinct values of a column. Rows, shards and repeats do not move the result.
 * O(values · log values) for names as they are; every crowd is bounded.
 */
export function linkColumn(
  column: Utf8Column,
  category: CategoryName,
  threshold: number,
  policy: Policy,
  shards: number,
  progress: (event: LinkProgress) => void,
): Linkage {
  const { table, distance, engine } = readColumn(column, category, progress);
  const pairs = candidatePairs(table, wordNeighbors(table, distance), shards);
  const scorer = new PairScorer(category, table, distance, policy);
  const { nodeCount } = table;
  const comparing = (done: number, total: number): void => progress({ stage: 'comparing', done, total });
  const judged = scorer.scoreAll(pairs, { values: nodeCount, floor: floorOf(threshold), threshold }, comparing);
  progress({ stage: 'clustering', done: 0, total: nodeCount });
  const clusters = clusterNodes(nodeCount, judged, threshold, floorOf(threshold), (unknown) => scorer.scores(unknown, judged.judgement));
  progress({ stage: 'clustering', done: nodeCount, total: nodeCount });
  return { table, clusters, refused: judged.refused, comparedPairs: judged.comparedPairs, engine };
}

/** Pairs under this probability join no component of a clustering at `threshold`. */
export const floorOf = (threshold: number): number => threshold * FLOOR_SHARE;

/** Reads a column into a table, and makes what measures its words. `distinct`: its different values, where somebody knows them. */
export function readColumn(
  column: Utf8Column,
  category: CategoryName,
  progress: (event: LinkProgress) => void,
  distinct?: DistinctValues,
): { table: LinkTable; distance: WordDistance; engine: KeyEngine } {
  // A long column has an engine of its own: its vocabulary is given back with it. For a short one making an engine would cost more than all the rest.
  const engine = column.length > SHARED_ENGINE_ROWS ? new KeyEngine(categoryOf(category)) : keyEngine(category);
  engine.trim();
  progress({ stage: 'reading', done: 0, total: column.length });
  const table = buildLinkTable(engine, column, undefined, distinct);
  progress({ stage: 'reading', done: column.length, total: column.length });
  return { table, distance: new WordDistance(engine.kernel, engine.reader, table.words), engine };
}
