import type { Utf8Column } from '../column/utf8-column.js';
import { KEY_LENGTH } from '../key/key-column.js';
import { latin1 } from '../key/key-engine.js';
import { keyEngine } from '../key/keys.js';
import { candidatesAcross, Side } from './candidates.js';
import type { ValuePair } from './cardinality.js';
import { readColumn } from './linkage.js';
import { linkRules } from './link-rules.js';
import type { LinkSettings } from './link-settings.js';
import type { NodeId } from './link-table.js';
import { PairScorer } from './pair-scorer.js';
import { wordNeighbors } from './word-neighbors.js';

/** What of two columns may be linked, by value. */
export interface LinkPlan {
  /** Node of each row of both columns, `a` before `b`; -1 where nothing is left to match on. */
  readonly nodeOfRow: Int32Array;
  readonly nodeCount: number;
  /** Pairs of different values over the threshold. */
  readonly pairs: readonly ValuePair[];
  readonly vetoed: readonly (ValuePair & { readonly reason: string })[];
  readonly comparedPairs: number;
}

/**
 * Plans the links of two columns, `column` being the one behind the other. By linkage: candidates across the columns and their scores; by keys: none but equal ones.
 *
 * @param endA  row at which the second column begins.
 */
export function linkPlan(column: Utf8Column, endA: number, settings: LinkSettings): LinkPlan {
  return settings.method === 'keys' ? planOfKeys(column, settings) : planOfLinkage(column, endA, settings);
}

function planOfLinkage(column: Utf8Column, endA: number, settings: LinkSettings): LinkPlan {
  const { category, policy, threshold, shards, progress } = settings;
  const { table, distance } = readColumn(column, category, progress);
  const { nodeOfRow, nodeCount } = table;
  const sides = new Uint8Array(nodeCount);
  nodeOfRow.forEach((node, row) => {
    if (node >= 0) sides[node] |= row < endA ? Side.left : Side.right;
  });
  const values = { [Side.left]: 0, [Side.right]: 0 };
  for (const side of [Side.left, Side.right]) for (const bits of sides) if (bits & side) values[side]++;
  const candidates = candidatesAcross(table, wordNeighbors(table, distance), sides, shards);
  const scorer = new PairScorer(category, table, distance, policy);
  const comparing = (done: number, total: number): void => progress({ stage: 'comparing', done, total });
  // of two columns only as many values can have a partner as the smaller one has
  const judged = scorer.scoreAll(
    candidates,
    { values: Math.min(values[Side.left], values[Side.right]), floor: threshold, threshold, isAcross: true },
    comparing,
  );
  /** The pair as it stands across the columns: both ways where both values are in both. */
  const across = (left: NodeId, right: NodeId, probability: number): ValuePair[] =>
    [
      { a: left, b: right, score: probability },
      { a: right, b: left, score: probability },
    ].filter((pair) => sides[pair.a] & Side.left && sides[pair.b] & Side.right);
  const pairs: ValuePair[] = [];
  judged.score.forEach((probability, i) => {
    pairs.push(...across(judged.left[i], judged.right[i], probability));
  });
  const { vetoes } = linkRules(category);
  const vetoed = judged.refused.flatMap(({ left, right, score: would, veto }) => across(left, right, would).map((pair) => ({ ...pair, reason: vetoes[veto] })));
  return { nodeOfRow, nodeCount, pairs, vetoed, comparedPairs: judged.comparedPairs };
}

/** Rows with equal keys are one node. */
function planOfKeys(column: Utf8Column, { category, level, progress }: LinkSettings): LinkPlan {
  progress({ stage: 'reading', done: 0, total: column.length });
  const { data, present } = keyEngine(category).keysOf(column, level);
  progress({ stage: 'reading', done: column.length, total: column.length });
  const nodes = new Map<string, NodeId>();
  const nodeOfRow = Int32Array.from({ length: column.length }, (_, row) => {
    if (!present[row]) return -1;
    const key = latin1(data, row * KEY_LENGTH, (row + 1) * KEY_LENGTH);
    const node = nodes.get(key) ?? nodes.size;
    nodes.set(key, node);
    return node;
  });
  return { nodeOfRow, nodeCount: nodes.size, pairs: [], vetoed: [], comparedPairs: 0 };
}
