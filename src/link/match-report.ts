import type { CategoryName, Level } from '../category/category.js';
import { categoryOf } from '../category/registry.js';
import { distinctValues } from '../column/distinct-values.js';
import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { KEY_LENGTH, type KeyColumn } from '../key/key-column.js';
import { latin1 } from '../key/key-engine.js';
import { keyEngine } from '../key/keys.js';
import { type Linkage, linkColumn } from './linkage.js';
import { linkRules } from './link-rules.js';
import { type LinkMethod, type LinkOptions, type LinkSettings, linkSettings } from './link-settings.js';

/** Two rows and more that mean the same. */
export interface MatchCluster {
  /** From 0, in order of first row; rows alone count as clusters of one. */
  readonly id: number;
  /** Mean probability between its different values (0 to 1); 1 where they are all the same or share a key. */
  readonly score: number;
  /** Its representative's key: equal for all members, different from every other cluster's. */
  readonly simKey: string;
  /** Row numbers from 0, ascending. */
  readonly rows: Int32Array;
}

/** Two values that scored as one and were not merged. */
export interface RefusedMatch {
  readonly left: string;
  readonly right: string;
  readonly leftRow: number;
  readonly rightRow: number;
  readonly score: number;
  readonly reason: string;
}

export interface MatchReport {
  readonly rows: number;
  readonly category: CategoryName;
  readonly level: Level;
  readonly method: LinkMethod;
  readonly threshold: number;
  /** Category and version of the key rules. */
  readonly version: string;
  /** Cluster of each row, from 0 in order of first row; a row alone has one of its own. */
  readonly clusterOfRow: Int32Array;
  /** Clusters of two rows and more, in order of first row. */
  readonly clusters: readonly MatchCluster[];
  /** Not merged, because; likeliest first, one row of each value. */
  readonly refused: readonly RefusedMatch[];
  readonly comparedPairs: number;
  /** Key of the row's cluster; `null` for a row with nothing left to match on. */
  simKeyOf(row: number): string | null;
}

/**
 * Finds the values of a column that mean the same. The column has a say: how much of it matches at all, and whom else of a long one two values are like (companies,
 * products), so that two may be one in it whose `matchScore`, by themselves, is under the threshold, and the other way round.
 *
 * @param values   as in `keys`; null and empty values match nothing.
 * @param options  {@link LinkOptions}; every field has a default.
 * @returns the clusters, the cluster and key of every row, and what was refused. The same for any order of the rows (up to numbering), any number of shards.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
 * @example matchReport(['Acme Ltd', 'ACME Limited', 'Apex']).clusters.length  // => 1
 * @cost about n · log n; see `npm run bench`.
 */
export function matchReport(values: ColumnInput, options: LinkOptions = {}): MatchReport {
  const settings = linkSettings(options);
  const column = Utf8Column.from(values);
  return settings.method === 'keys' ? reportOfKeys(column, settings) : reportOfLinkage(column, settings);
}

/**
 * Cluster of each value, from 0 in order of first row; a value alone has a number of its own. {@link matchReport} without the rest.
 *
 * @example Array.from(assignClusters(['Acme Ltd', 'Apex', 'ACME Limited']))  // => [0, 1, 0]
 */
export function assignClusters(values: ColumnInput, options: LinkOptions = {}): Int32Array {
  const settings = linkSettings(options);
  const column = Utf8Column.from(values);
  if (settings.method === 'keys') return groupByKey(column, settings).clusterOfRow;
  return numberRows(linked(column, settings)).clusterOfRow;
}

function linked(column: Utf8Column, settings: LinkSettings): Linkage {
  return linkColumn(column, settings.category, settings.threshold, settings.policy, settings.shards, settings.progress);
}

/** Clusters numbered in order of first row; rows without a node are alone. */
function numberRows({ table, clusters }: Linkage): { clusterOfRow: Int32Array; count: number } {
  const numberOf = new Int32Array(table.nodeCount).fill(-1);
  const clusterOfRow = new Int32Array(table.nodeOfRow.length);
  let count = 0;
  for (let row = 0; row < clusterOfRow.length; row++) {
    const node = table.nodeOfRow[row];
    if (node < 0) clusterOfRow[row] = count++;
    else {
      const cluster = clusters.ofNode[node];
      if (numberOf[cluster] < 0) numberOf[cluster] = count++;
      clusterOfRow[row] = numberOf[cluster];
    }
  }
  return { clusterOfRow, count };
}

/** Rows of each cluster: rows `rows[start[c] .. start[c + 1])` of cluster c. */
function rowsByCluster(clusterOfRow: Int32Array, count: number): { start: Int32Array; rows: Int32Array } {
  const start = new Int32Array(count + 1);
  for (const cluster of clusterOfRow) start[cluster + 1]++;
  for (let c = 0; c < count; c++) start[c + 1] += start[c];
  const fill = start.slice(0, count);
  const rows = new Int32Array(clusterOfRow.length);
  for (let row = 0; row < rows.length; row++) rows[fill[clusterOfRow[row]]++] = row;
  return { start, rows };
}

function reportOfLinkage(column: Utf8Column, settings: LinkSettings): MatchReport {
  const linkage = linked(column, settings);
  const open = openReport(column, settings, linkage);
  const engine = linkage.engine ?? keyEngine(settings.category);
  return completeReport(open, settings, engine.keysOf(open.representatives, settings.level));
}

/** A report that lacks the keys of its clusters. */
export interface OpenReport extends Pick<MatchReport, 'clusterOfRow' | 'refused' | 'comparedPairs'> {
  /** Of each cluster the value whose key is the cluster's. */
  readonly representatives: Utf8Column;
  /** Of each cluster. */
  readonly score: Float64Array;
  /** Rows of cluster c: `rows[start[c] .. start[c + 1])`. */
  readonly start: Int32Array;
  readonly rows: Int32Array;
}

/** The report of a column whose values are linked. */
export function openReport(column: Utf8Column, settings: LinkSettings, linkage: Linkage): OpenReport {
  const { table } = linkage;
  const { clusterOfRow, count } = numberRows(linkage);
  const { start, rows } = rowsByCluster(clusterOfRow, count);
  const rowsOfNode = new Int32Array(table.nodeCount);
  const firstRow = new Int32Array(table.nodeCount).fill(-1);
  for (let row = 0; row < table.nodeOfRow.length; row++) {
    const node = table.nodeOfRow[row];
    if (node < 0) continue;
    rowsOfNode[node]++;
    if (firstRow[node] < 0) firstRow[node] = row;
  }
  // A cluster's representative: its most frequent value, of equals the first in the order of texts.
  const representative = new Int32Array(count).fill(-1);
  const score = new Float64Array(count).fill(1);
  for (let node = 0; node < table.nodeCount; node++) {
    const cluster = clusterOfRow[firstRow[node]];
    const best = representative[cluster];
    if (best < 0 || rowsOfNode[node] > rowsOfNode[best]) representative[cluster] = node;
    score[cluster] = linkage.clusters.score[linkage.clusters.ofNode[node]];
  }
  for (let c = 0; c < count; c++) if (representative[c] >= 0) representative[c] = firstRow[representative[c]];
  const refused = refusedMatches(column, firstRow, linkage, linkRules(settings.category).vetoes);
  return { clusterOfRow, refused, comparedPairs: linkage.comparedPairs, representatives: Utf8Column.gather(column, representative), score, start, rows };
}

/** @param keys  of the representatives, at the report's level. */
export function completeReport(
  { clusterOfRow, refused, comparedPairs, representatives, score, start, rows }: OpenReport,
  settings: LinkSettings,
  keys: KeyColumn,
): MatchReport {
  const keyOf = clusterKeys(representatives, keys, settings);
  const clusters: MatchCluster[] = [];
  /** Where each cluster stands among these, from 1; 0: its row is alone. */
  const place = new Int32Array(score.length);
  for (let c = 0; c < score.length; c++) {
    if (start[c + 1] - start[c] < 2) continue;
    place[c] = clusters.push({ id: c, score: score[c], simKey: keyOf(c) as string, rows: rows.subarray(start[c], start[c + 1]) });
  }
  const simKeyOf = (row: number): string | null => {
    const cluster = clusterOfRow[row];
    return place[cluster] > 0 ? clusters[place[cluster] - 1].simKey : keyOf(cluster);
  };
  return { ...headOf(settings), rows: rows.length, clusterOfRow, clusters, refused, comparedPairs, simKeyOf };
}

/** Values that scored as one and are in two clusters. */
function refusedMatches(column: Utf8Column, firstRow: Int32Array, { refused, clusters }: Linkage, vetoes: readonly string[]): RefusedMatch[] {
  return refused
    .filter(({ left, right }) => clusters.ofNode[left] !== clusters.ofNode[right])
    .map(({ left, right, score, veto }) => {
      const leftRow = Math.min(firstRow[left], firstRow[right]);
      const rightRow = Math.max(firstRow[left], firstRow[right]);
      return { left: column.at(leftRow), right: column.at(rightRow), leftRow, rightRow, score, reason: vetoes[veto] };
    })
    .sort((a, b) => b.score - a.score || (a.left < b.left ? -1 : a.left > b.left ? 1 : a.right < b.right ? -1 : 1));
}

function headOf(settings: LinkSettings): Pick<MatchReport, 'category' | 'level' | 'method' | 'threshold' | 'version'> {
  const { category, level, method, threshold } = settings;
  return { category, level, method, threshold, version: `${category}@${categoryOf(category).keyVersion}` };
}

/**
 * Each cluster's key is its representative's at the level asked for; where two clusters would share one (a veto kept them apart), each of them shows its
 * representative's narrow key instead, so that grouping by key gives these clusters.
 */
function clusterKeys(representatives: Utf8Column, { data, present }: KeyColumn, { category, level }: LinkSettings): (cluster: number) => string | null {
  const narrow = new Map<number, string | null>();
  if (level !== 'narrow') for (const c of clashing(data, present)) narrow.set(c, keyEngine(category).keyOf(representatives.at(c), 'narrow'));
  return (cluster) => {
    if (present[cluster] === 0) return null;
    return narrow.get(cluster) ?? (narrow.has(cluster) ? null : latin1(data, cluster * KEY_LENGTH, (cluster + 1) * KEY_LENGTH));
  };
}

/** The keys that are there more than once. */
function clashing(data: Uint8Array, present: Uint8Array): Set<number> {
  const clashes = new Set<number>();
  const keys = new Utf8Column(
    data,
    Int32Array.from({ length: present.length + 1 }, (_, i) => i * KEY_LENGTH),
  );
  const { ids, firstRows } = distinctValues(keys);
  ids.forEach((id, key) => {
    if (firstRows[id] !== key && present[key] !== 0) clashes.add(firstRows[id]).add(key);
  });
  return clashes;
}

function groupByKey(column: Utf8Column, settings: LinkSettings): { clusterOfRow: Int32Array; count: number; keys: (string | null)[] } {
  const { data, present, length } = keyEngine(settings.category).keysOf(column, settings.level);
  const clusterOfRow = new Int32Array(length);
  const numbers = new Map<string, number>();
  const keys: (string | null)[] = [];
  for (let row = 0; row < length; row++) {
    const key = present[row] ? latin1(data, row * KEY_LENGTH, (row + 1) * KEY_LENGTH) : null;
    const known = key === null ? undefined : numbers.get(key);
    if (known !== undefined) {
      clusterOfRow[row] = known;
      continue;
    }
    clusterOfRow[row] = keys.length;
    if (key !== null) numbers.set(key, keys.length);
    keys.push(key);
  }
  return { clusterOfRow, count: keys.length, keys };
}

/** The report of a column whose rows are grouped by key. */
export function reportOfKeys(column: Utf8Column, settings: LinkSettings): MatchReport {
  settings.progress({ stage: 'reading', done: 0, total: column.length });
  const { clusterOfRow, count, keys } = groupByKey(column, settings);
  settings.progress({ stage: 'reading', done: column.length, total: column.length });
  const { start, rows } = rowsByCluster(clusterOfRow, count);
  const clusters: MatchCluster[] = [];
  for (let c = 0; c < count; c++) {
    if (start[c + 1] - start[c] >= 2) clusters.push({ id: c, score: 1, simKey: keys[c] as string, rows: rows.subarray(start[c], start[c + 1]) });
  }
  return { ...headOf(settings), rows: column.length, clusterOfRow, clusters, refused: [], comparedPairs: 0, simKeyOf: (row) => keys[clusterOfRow[row]] };
}
