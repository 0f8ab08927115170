import type { CategoryName } from '../category/category.js';
import { categoryOf } from '../category/registry.js';
import type { Utf8Column } from '../column/utf8-column.js';
import { KeyEngine } from '../key/key-engine.js';
import { candidatePairs } from './candidates.js';
import { clusterNodes, type ScoredPairs } from './cluster.js';
import { Evidence, Veto } from './evidence.js';
import { buildLinkTable, type LinkTable, type NodeId } from './link-table.js';
import { linkModel } from './model.js';
import { WordDistance } from './word-distance.js';
import { wordNeighbors } from './word-neighbors.js';

/** Probability from which two values are held to be the same; the quality bench justifies it (DESIGN.md). */
export const DEFAULT_THRESHOLD = 0.5;
/** Pairs under this join no component: a cluster holds together by better ones. */
const FLOOR_SHARE = 0.6;

/** Two values that scored as one and were kept apart all the same. */
export interface RefusedPair {
  readonly left: NodeId;
  readonly right: NodeId;
  readonly score: number;
  readonly veto: number;
}

export interface Linkage {
  readonly table: LinkTable;
  /** For each node the smallest node of its cluster. */
  readonly clusterOfNode: Int32Array;
  readonly refused: readonly RefusedPair[];
  readonly comparedPairs: number;
  scoreOf(a: NodeId, b: NodeId): number;
}

/**
 * Candidates → scores → clusters over the distinct values of a column. Rows, shards and repeats do not move the result.
 * O(values · log values) for names as they are; every crowd is bounded.
 */
export function linkColumn(column: Utf8Column, category: CategoryName, threshold: number, shards: number): Linkage {
  // An engine of its own: the vocabulary of one column is given back with it.
  const engine = new KeyEngine(categoryOf(category));
  const table = buildLinkTable(engine, column);
  const distance = new WordDistance(engine.kernel, engine.reader, table.words);
  const candidates = candidatePairs(table, wordNeighbors(table, distance), shards);
  const model = linkModel(category);
  const evidence = new Evidence(table, distance);
  const refused: RefusedPair[] = [];
  const scoreOf = (a: NodeId, b: NodeId): number => {
    // Always the smaller node first, so that a pair has one score.
    if (a < b) evidence.compare(a, b);
    else evidence.compare(b, a);
    return evidence.veto === Veto.none ? model.probability(evidence.features) : 0;
  };
  const pairCount = candidates.left.length;
  const score = new Float32Array(pairCount);
  for (let i = 0; i < pairCount; i++) {
    score[i] = scoreOf(candidates.left[i], candidates.right[i]);
    if (evidence.veto !== Veto.none) {
      const probability = model.probability(evidence.features);
      if (probability >= threshold) refused.push({ left: candidates.left[i], right: candidates.right[i], score: probability, veto: evidence.veto });
    }
  }
  const pairs: ScoredPairs = { left: candidates.left, right: candidates.right, score };
  const clusterOfNode = clusterNodes(table.nodeCount, pairs, threshold, threshold * FLOOR_SHARE, scoreOf);
  return { table, clusterOfNode, refused, comparedPairs: pairCount, scoreOf };
}
