import type { CategoryName, Level } from '../category/category.js';
import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import { oneOf } from '../options.js';
import { bestForSecond, CARDINALITIES, type Cardinality, type LinkedValues, oneToOne, type ValuePair } from './cardinality.js';
import { type LinkPlan, linkPlan } from './link-plan.js';
import { type LinkMethod, type LinkOptions, linkSettings } from './link-settings.js';
import type { NodeId } from './link-table.js';
import { percentOf } from './percent.js';

/** Options of {@link link}. */
export interface ColumnLinkOptions extends LinkOptions {
  /** How many partners a row may have, see {@link Cardinality}; default '1:n': `a` is a register, each row of `b` belongs to one of its rows at most. */
  readonly cardinality?: Cardinality;
}

/** Two rows that mean the same. */
export interface ColumnLink {
  /** Row of the first column, from 0. */
  readonly rowA: number;
  /** Row of the second column, from 0. */
  readonly rowB: number;
  /** Probability in percent, as {@link matchScore} has it, but with the prior of these columns; 100 for values that are the same but for spelling. */
  readonly score: number;
}

/** Two values that scored as one and were not linked: one row of each. */
export interface UnlinkedPair extends ColumnLink {
  readonly a: string;
  readonly b: string;
  /** A veto of the category, or that one of the rows has a likelier partner. */
  readonly reason: string;
}

export interface LinkReport {
  readonly rowsA: number;
  readonly rowsB: number;
  readonly category: CategoryName;
  readonly level: Level;
  readonly method: LinkMethod;
  readonly threshold: number;
  readonly cardinality: Cardinality;
  /** In order of `rowA`, then of `rowB`. */
  readonly links: readonly ColumnLink[];
  /** Rows of the first column without a partner, ascending. */
  readonly unlinkedA: Int32Array;
  /** Rows of the second column without a partner, ascending. */
  readonly unlinkedB: Int32Array;
  /** Not linked, because; likeliest first, at most 1,000. */
  readonly refused: readonly UnlinkedPair[];
  /** How many pairs of values that would be, were the list not cut. */
  readonly refusedPairs: number;
  readonly comparedPairs: number;
}

const MAX_REFUSED = 1000;
/** Links of more rows than this would not fit a machine's memory: many equal values on both sides. */
const MAX_LINKS = 20_000_000;
const LIKELIER = 'a likelier partner was found';

/**
 * Finds the rows of two columns that mean the same: a file against a register, two exports of one thing. Only pairs across the columns are compared.
 *
 * @param a        the first column, for '1:n' the register; as in {@link matchReport}.
 * @param b        the second one.
 * @param options  {@link ColumnLinkOptions}; every field has a default.
 * @returns the links, what has no partner, and what was not linked and why. The same for any order of the rows (up to numbering; of rows with equal values
 *   the first ones are linked first) and any number of shards.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`; `ERR_COLUMN_TOO_LARGE` also where equal values would give more than 20 million links. Text never throws.
 * @example link(['Acme Ltd', 'Apex'], ['ACME Limited', 'Zenith']).links  // => [{ rowA: 0, rowB: 0, score: 100 }]
 * @cost as {@link matchReport} of both columns together.
 */
export function link(a: ColumnInput, b: ColumnInput, options: ColumnLinkOptions = {}): LinkReport {
  const settings = linkSettings(options, ['cardinality']);
  const cardinality = oneOf('cardinality', options.cardinality, CARDINALITIES, '1:n');
  const [columnA, columnB] = [Utf8Column.from(a), Utf8Column.from(b)];
  const column = Utf8Column.concat([columnA, columnB]);
  const plan = linkPlan(column, columnA.length, settings);
  const rowsA = rowsByNode(plan, 0, columnA.length);
  const rowsB = rowsByNode(plan, columnA.length, column.length);
  const chosen = chooseLinks(plan, rowsA, rowsB, cardinality, settings.threshold);
  const { category, level, method, threshold } = settings;
  return {
    rowsA: columnA.length,
    rowsB: columnB.length,
    category,
    level,
    method,
    threshold,
    cardinality,
    ...reportOf(plan, chosen, rowsA, rowsB, columnA, columnB),
    comparedPairs: plan.comparedPairs,
  };
}

/** Rows of one column by node: those of node n are `rows[start[n] .. start[n + 1])`, counted from the column's first row. */
interface RowsByNode {
  readonly start: Int32Array;
  readonly rows: Int32Array;
  /** Of each node. */
  readonly count: Int32Array;
}

function rowsByNode({ nodeOfRow, nodeCount }: LinkPlan, from: number, end: number): RowsByNode {
  const count = new Int32Array(nodeCount);
  for (let row = from; row < end; row++) if (nodeOfRow[row] >= 0) count[nodeOfRow[row]]++;
  const start = new Int32Array(nodeCount + 1);
  for (let node = 0; node < nodeCount; node++) start[node + 1] = start[node] + count[node];
  const fill = start.slice();
  const rows = new Int32Array(start[nodeCount]);
  for (let row = from; row < end; row++) if (nodeOfRow[row] >= 0) rows[fill[nodeOfRow[row]]++] = row - from;
  return { start, rows, count };
}

/** Pairs of values with what is linked of them; '1:1': each row at most once. */
interface Chosen {
  readonly cardinality: Cardinality;
  readonly linked: readonly (ValuePair | LinkedValues)[];
  /** Pairs that might have been linked, equal values among them. */
  readonly possible: readonly ValuePair[];
}

function chooseLinks(plan: LinkPlan, rowsA: RowsByNode, rowsB: RowsByNode, cardinality: Cardinality, threshold: number): Chosen {
  const equal: ValuePair[] = [];
  for (let node = 0; node < plan.nodeCount; node++) if (rowsA.count[node] > 0 && rowsB.count[node] > 0) equal.push({ a: node, b: node, score: 1 });
  const possible = [...equal, ...plan.pairs];
  if (cardinality === 'm:n') return { cardinality, linked: possible, possible };
  if (cardinality === '1:n') return { cardinality, linked: bestForSecond(possible), possible };
  return { cardinality, linked: oneToOne(possible, rowsA.count, rowsB.count, threshold), possible };
}

function reportOf(
  plan: LinkPlan,
  { cardinality, linked, possible }: Chosen,
  rowsA: RowsByNode,
  rowsB: RowsByNode,
  columnA: Utf8Column,
  columnB: Utf8Column,
): Pick<LinkReport, 'links' | 'unlinkedA' | 'unlinkedB' | 'refused' | 'refusedPairs'> {
  const taken = { a: new Uint8Array(columnA.length), b: new Uint8Array(columnB.length) };
  const usedA = rowsA.start.slice();
  const usedB = rowsB.start.slice();
  const links: ColumnLink[] = [];
  refuseTooMany(cardinality === 'm:n' ? linked.reduce((sum, { a, b }) => sum + rowsA.count[a] * rowsB.count[b], 0) : 0);
  const add = (rowA: number, rowB: number, score: number): void => {
    taken.a[rowA] = taken.b[rowB] = 1;
    links.push({ rowA, rowB, score });
  };
  for (const pair of linked) {
    const { a, b } = pair;
    const score = percentOf(pair.score);
    if ('rows' in pair) {
      for (let i = 0; i < pair.rows; i++) add(rowsA.rows[usedA[a]++], rowsB.rows[usedB[b]++], score);
      continue;
    }
    const endA = cardinality === '1:n' ? rowsA.start[a] + 1 : rowsA.start[a + 1];
    for (let i = rowsA.start[a]; i < endA; i++) for (let j = rowsB.start[b]; j < rowsB.start[b + 1]; j++) add(rowsA.rows[i], rowsB.rows[j], score);
  }
  links.sort((x, y) => x.rowA - y.rowA || x.rowB - y.rowB);

  const open = (rows: RowsByNode, node: NodeId, done: Uint8Array): number => {
    for (let i = rows.start[node]; i < rows.start[node + 1]; i++) if (!done[rows.rows[i]]) return rows.rows[i];
    return -1;
  };
  const isLinked = new Set(linked.map(({ a, b }) => a * plan.nodeCount + b));
  const lost: { a: NodeId; b: NodeId; score: number; reason: string; rowA: number; rowB: number }[] = [];
  const first = (rows: RowsByNode, node: NodeId): number => rows.rows[rows.start[node]];
  for (const pair of plan.vetoed) lost.push({ ...pair, rowA: first(rowsA, pair.a), rowB: first(rowsB, pair.b) });
  // with 'm:n' nothing likelier takes a row away
  for (const pair of cardinality === 'm:n' ? [] : possible) {
    const [openA, openB] = [open(rowsA, pair.a, taken.a), open(rowsB, pair.b, taken.b)];
    // for '1:n' a row of the register is never used up
    const left = cardinality === '1:n' ? openB : Math.max(openA, openB);
    if (isLinked.has(pair.a * plan.nodeCount + pair.b) && left < 0) continue;
    lost.push({ ...pair, reason: LIKELIER, rowA: openA < 0 ? first(rowsA, pair.a) : openA, rowB: openB < 0 ? first(rowsB, pair.b) : openB });
  }
  lost.sort((x, y) => y.score - x.score || x.a - y.a || x.b - y.b);
  return {
    links,
    unlinkedA: zeros(taken.a),
    unlinkedB: zeros(taken.b),
    refused: lost.slice(0, MAX_REFUSED).map(({ rowA, rowB, score, reason }) => ({
      a: columnA.at(rowA),
      b: columnB.at(rowB),
      rowA,
      rowB,
      score: percentOf(score),
      reason,
    })),
    refusedPairs: lost.length,
  };
}

function refuseTooMany(links: number): void {
  if (links <= MAX_LINKS) return;
  const most = `at most ${MAX_LINKS}; cardinality '1:n' or '1:1' gives fewer`;
  throw new NamesakeError('ERR_COLUMN_TOO_LARGE', 'equal values on both sides give too many links', most, String(links));
}

/** Where an array is 0. */
function zeros(flags: Uint8Array): Int32Array {
  const found: number[] = [];
  flags.forEach((flag, i) => {
    if (flag === 0) found.push(i);
  });
  return Int32Array.from(found);
}
