import type { CategoryName } from '../../category/category.js';
import { type ColumnInput, Utf8Column } from '../../column/utf8-column.js';
import { NamesakeError } from '../../errors.js';
import { categoryOption, inRange, refuseUnknown } from '../../options.js';
import { linkColumn, type LinkProgress } from '../linkage.js';
import { linkRules, type Policy, policyOption } from '../link-rules.js';
import { SequenceTable } from '../sequence-table.js';
import { ValueUnits } from '../value-units.js';
import { IndexCore } from './index-core.js';
import { loadIndex } from './index-file.js';
import { NameIndex } from './name-index.js';
import { NodeClusters } from './node-clusters.js';

/** Options of {@link createIndex}. */
export interface IndexOptions {
  /** What the values are; default 'company'. */
  readonly category?: CategoryName;
  /** Probability (0 to 1) from which values match and join clusters; default: the category's ({@link defaultThreshold}). */
  readonly threshold?: number;
  /** What counts as the same company, see {@link Policy}; default 'normal'. */
  readonly policy?: Policy;
  /** Told now and then how far the run is. */
  readonly progress?: (event: LinkProgress) => void;
}

const OPTIONS = ['category', 'threshold', 'policy', 'progress'];

/**
 * An index of a column, for matching one value at a time.
 *
 * @param values   as in {@link matchReport}; their rows are numbered from 0. May be empty.
 * @param options  {@link IndexOptions}; every field has a default.
 * @returns the index. Its clusters are those of {@link matchReport}, in order of first row.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
 * @example createIndex(['Acme Ltd', 'Apex', 'ACME Limited']).clusterOf(2)  // => 0
 * @cost that of {@link matchReport}, and some 300 bytes for each different value.
 */
export function createIndex(values: ColumnInput, options: IndexOptions = {}): NameIndex {
  refuseUnknown(options, OPTIONS);
  const category = categoryOption(options.category);
  const policy = policyOption(category, options.policy);
  const threshold = inRange('threshold', options.threshold, 0, 1, linkRules(category).threshold);
  const column = Utf8Column.from(values);
  const core = fill(new IndexCore(category, policy), column);
  const firstRows = Array.from(core.values.firstRow.subarray(0, core.values.nodes));
  const clusters = new NodeClusters();
  if (firstRows.length > 0) {
    const linkage = linkColumn(Utf8Column.gather(column, firstRows), category, threshold, policy, 1, options.progress ?? (() => undefined));
    const numbers = new Map<number, number>();
    firstRows.forEach((_, node) => {
      const cluster = linkage.clusters.ofNode[linkage.table.nodeOfRow[node]];
      const number = numbers.get(cluster) ?? clusters.count;
      numbers.set(cluster, number);
      clusters.add(node, number);
    });
  }
  return new NameIndex(core, clusters, policy, threshold);
}

/** Reads a column into an empty index. */
function fill(core: IndexCore, column: Utf8Column): IndexCore {
  core.beginEngine();
  const { engine, table, values } = core;
  const sequences = new SequenceTable();
  const value = new ValueUnits(table.roles);
  engine.forEachRow(column, 0, column.length, (row, reader) => {
    if (!value.readText(reader)) {
      values.addRow(-1);
      return;
    }
    const before = sequences.count;
    const node = sequences.id(value.narrow, value.identityCount);
    if (node < before) values.addRow(node);
    else core.keepRead(column.data.subarray(column.offsets[row], column.offsets[row + 1]));
  });
  core.near.lists.compact();
  core.lists.lists.compact();
  return core;
}

/**
 * Opens an index that {@link NameIndex.save} has made, here or on another machine.
 *
 * @param bytes  the whole buffer; it must not be changed while the index is in use. A SharedArrayBuffer may be opened by several threads: most of it is used where it
 *   lies, and what an index adds or asks for is its own.
 * @throws {NamesakeError} `ERR_INDEX_FORMAT` where it is no index, cut off or damaged; `ERR_INDEX_VERSION` where it was made with another format, other key
 *   rules, tables or weights; `ERR_INPUT_TYPE` where it is no buffer.
 * @example openIndex(createIndex(['Acme Ltd']).save()).size  // => 1
 * @cost O(bytes): every number that leads somewhere is checked.
 */
export function openIndex(bytes: Uint8Array | ArrayBuffer | SharedArrayBuffer): NameIndex {
  const isBuffer = bytes instanceof ArrayBuffer || (typeof SharedArrayBuffer !== 'undefined' && bytes instanceof SharedArrayBuffer);
  if (!isBuffer && !(bytes instanceof Uint8Array))
    throw new NamesakeError('ERR_INPUT_TYPE', 'not a saved index', 'a Uint8Array, ArrayBuffer or SharedArrayBuffer', bytes === null ? 'null' : typeof bytes);
  const { core, clusters, policy, threshold } = loadIndex(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
  return new NameIndex(core, clusters, policy, threshold);
}
