import type { CategoryName } from '../category/category.js';
import { categoryOf } from '../category/registry.js';
import type { Utf8Column } from '../column/utf8-column.js';
import { KeyEngine } from '../key/key-engine.js';
import { keyEngine } from '../key/keys.js';
import { candidatePairs } from './candidates.js';
import { clusterNodes } from './cluster.js';
import { linkModel, linkRules, type Policy } from './link-rules.js';
import { buildLinkTable, type LinkTable, type NodeId } from './link-table.js';
import { priorShift } from './prior.js';
import { WordDistance } from './word-distance.js';
import { wordNeighbors } from './word-neighbors.js';

/** Pairs under this share of the threshold join no component: a cluster holds together by better ones. */
const FLOOR_SHARE = 0.6;
const PROGRESS_PAIRS = 1 << 16;
/** Rows of a column up to which this thread's engine reads it. */
const SHARED_ENGINE_ROWS = 10_000;
/** Score of a pair that a veto forbids: no mean with it reaches a threshold. */
const VETOED = Number.NEGATIVE_INFINITY;

/** What a long run tells of itself. */
export interface LinkProgress {
  readonly stage: 'reading' | 'comparing' | 'clustering';
  readonly done: number;
  readonly total: number;
}

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
export function linkColumn(
  column: Utf8Column,
  category: CategoryName,
  threshold: number,
  policy: Policy,
  shards: number,
  progress: (event: LinkProgress) => void,
): Linkage {
  // A long column has an engine of its own: its vocabulary is given back with it. For a short one making an engine would cost more than all the rest.
  const engine = column.length > SHARED_ENGINE_ROWS ? new KeyEngine(categoryOf(category)) : keyEngine(category);
  engine.trim();
  progress({ stage: 'reading', done: 0, total: column.length });
  const table = buildLinkTable(engine, column);
  progress({ stage: 'reading', done: column.length, total: column.length });
  const distance = new WordDistance(engine.kernel, engine.reader, table.words);
  const { left, right } = candidatePairs(table, wordNeighbors(table, distance), shards);
  const model = linkModel(category);
  const rules = linkRules(category);
  const evidence = rules.createEvidence(table, distance, policy);
  const pairCount = left.length;
  const logOdds = new Float64Array(pairCount);
  const vetoed: number[] = [];
  for (let i = 0; i < pairCount; i++) {
    if (i % PROGRESS_PAIRS === 0) progress({ stage: 'comparing', done: i, total: pairCount });
    evidence.compare(left[i], right[i]);
    logOdds[i] = model.logOdds(evidence.features);
    if (evidence.veto === 0) continue;
    vetoed.push(i, evidence.veto, logOdds[i]);
    logOdds[i] = Number.NEGATIVE_INFINITY;
  }
  progress({ stage: 'comparing', done: pairCount, total: pairCount });
  const shift = priorShift(logOdds, table.nodeCount);
  const probability = (odds: number): number => 1 / (1 + Math.exp(-(odds + shift)));
  const score = new Float32Array(pairCount);
  for (let i = 0; i < pairCount; i++) score[i] = probability(logOdds[i]);
  const refused: RefusedPair[] = [];
  for (let i = 0; i < vetoed.length; i += 3) {
    const would = probability(vetoed[i + 2]);
    score[vetoed[i]] = VETOED;
    if (would >= threshold) refused.push({ left: left[vetoed[i]], right: right[vetoed[i]], score: would, veto: vetoed[i + 1] });
  }
  const scoreOf = (a: NodeId, b: NodeId): number => {
    // Always the smaller node first, so that a pair has one score.
    if (a < b) evidence.compare(a, b);
    else evidence.compare(b, a);
    return evidence.veto === 0 ? Math.fround(probability(model.logOdds(evidence.features))) : VETOED;
  };
  progress({ stage: 'clustering', done: 0, total: table.nodeCount });
  const clusterOfNode = clusterNodes(table.nodeCount, { left, right, score }, threshold, threshold * FLOOR_SHARE, scoreOf);
  progress({ stage: 'clustering', done: table.nodeCount, total: table.nodeCount });
  return { table, clusterOfNode, refused, comparedPairs: pairCount, scoreOf };
}
