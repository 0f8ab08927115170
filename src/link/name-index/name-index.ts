import type { CategoryName } from '../../category/category.js';
import { type ColumnInput, Utf8Column } from '../../column/utf8-column.js';
import { NamesakeError } from '../../errors.js';
import { inRange, refuseUnknown, wholeInRange } from '../../options.js';
import type { Policy } from '../link-rules.js';
import type { NodeId } from '../link-table.js';
import { explanationOf, type PairExplanation } from '../match-score.js';
import { percentOf } from '../percent.js';
import type { IndexCore } from './index-core.js';
import { saveIndex } from './index-file.js';
import type { NodeClusters } from './node-clusters.js';

/** Options of {@link NameIndex.match}. */
export interface IndexMatchOptions {
  /** Matches at most, 1 to 1,000; default 10. No more than 31 values are compared. */
  readonly limit?: number;
  /** Probability (0 to 1) from which a value is a match; default: the index's. */
  readonly threshold?: number;
  /** Whether each match tells how it came about; default false. */
  readonly explain?: boolean;
}

/** A value of an index that means the same as the one asked for. */
export interface IndexMatch {
  /** The first row that has it, from 0 in the order in which rows were added; {@link NameIndex.rowsOf} gives all. */
  readonly row: number;
  /** As it was first written, its first 2,048 bytes. */
  readonly value: string;
  /** 0 to 100 with one decimal, as {@link matchScore} has it but with the rarities of this index; 100 where the values are the same but for spelling. */
  readonly score: number;
  readonly cluster: number;
  /** `left` is the value asked for. Only where asked for. */
  readonly explanation?: PairExplanation;
}

/** An added value that belongs to several clusters, as far as its name can tell. They stay apart. */
export interface BetweenClusters {
  readonly row: number;
  readonly value: string;
  /** The one it was put into. */
  readonly cluster: number;
  /** The others that it fits as well, the best first. */
  readonly others: readonly number[];
}

/** What {@link NameIndex.add} has done. */
export interface AddedValues {
  /** Row of the first value added; the others follow. */
  readonly firstRow: number;
  /** Cluster of each value added; -1 where nothing is left to match on. */
  readonly clusters: Int32Array;
  readonly between: readonly BetweenClusters[];
}

const MATCH_OPTIONS = ['limit', 'threshold', 'explain'];
const DEFAULT_LIMIT = 10;
/** Members of a cluster, the newest first, that an added value is compared with. */
const MAX_MEMBERS = 300;

/**
 * Values ready to be asked for one at a time: made by {@link createIndex} or {@link openIndex}.
 *
 * The score of a pair is what linkage would give it in a column of the index's values and the one asked for, without the prior of the column (how many values
 * of an index mean the same as others says nothing about a value from elsewhere). Words are weighed by how many of the values have them at the time of the
 * call. So matches hang on the values alone: in whatever order and however many at a time they were added, with two exceptions. Of equal values the first row is
 * shown; and of words that begin alike, more than 24, those met first are tried as what the asked word was cut from.
 *
 * One object belongs to one thread; several may be opened over one shared buffer.
 */
export class NameIndex {
  readonly #core: IndexCore;
  readonly #clusters: NodeClusters;
  readonly #policy: Policy;
  readonly #threshold: number;

  /** For {@link createIndex} and {@link openIndex}. */
  constructor(core: IndexCore, clusters: NodeClusters, policy: Policy, threshold: number) {
    this.#core = core;
    this.#clusters = clusters;
    this.#policy = policy;
    this.#threshold = threshold;
  }

  get category(): CategoryName {
    return this.#core.category;
  }

  get policy(): Policy {
    return this.#policy;
  }

  /** Probability from which values match and join clusters. */
  get threshold(): number {
    return this.#threshold;
  }

  /** Rows. */
  get size(): number {
    return this.#core.values.rows;
  }

  /** Different values. */
  get values(): number {
    return this.#core.values.nodes;
  }

  /** Clusters, those of one value among them: their numbers are 0 to this. */
  get clusters(): number {
    return this.#clusters.count;
  }

  /**
   * The values of the index that mean the same as a value.
   *
   * @returns best first; empty where nothing matches or nothing is left to match on ("Ltd."). Values that a veto forbids are left out.
   * @throws {NamesakeError} `ERR_INPUT_TYPE` where `value` is no string, `ERR_OPTION_*`. Text never throws.
   * @example createIndex(['Acme Ltd', 'Apex']).match('ACME Limited')[0].row  // => 0
   * @cost bounded, whatever the size of the index, but of a value with letters lost to question marks, which up to four times looks through the index's words; see bench/index.mjs.
   */
  match(value: string, options: IndexMatchOptions = {}): IndexMatch[] {
    refuseUnknown(options, MATCH_OPTIONS);
    if (typeof value !== 'string') throw new NamesakeError('ERR_INPUT_TYPE', 'the value', 'a string', value === null ? 'null' : typeof value);
    const limit = wholeInRange('limit', options.limit, 1, 1000, DEFAULT_LIMIT);
    const threshold = inRange('threshold', options.threshold, 0, 1, this.#threshold);
    const core = this.#core;
    const probe = core.begin(core.asInIndex(value));
    if (probe === null) return [];
    try {
      const scored = this.#score(probe.node, threshold);
      if (probe.known) scored.unshift({ node: probe.node, score: 1 });
      return scored.slice(0, limit).map(({ node, score }) => {
        const text = core.values.textOf(node);
        const match = { row: core.values.firstRow[node], value: text, score: percentOf(score), cluster: this.#clusters.ofNode[node] };
        if (!options.explain) return match;
        const swapped = core.compare(probe.node, node);
        return { ...match, explanation: { left: value, right: text, ...explanationOf(core.category, core.evidence, node === probe.node, swapped) } };
      });
    } finally {
      core.end(probe);
    }
  }

  /** Candidates of a node from the threshold on, best first. */
  #score(node: NodeId, threshold: number): { node: NodeId; score: number }[] {
    const core = this.#core;
    return Array.from(core.candidates(node), (other) => ({ node: other, score: core.score(node, other) }))
      .filter(({ score }) => score >= threshold)
      .sort((x, y) => y.score - x.score || (core.isBefore(x.node, y.node) ? -1 : 1));
  }

  /**
   * Adds values behind those there are. A value joins the cluster to whose members (the newest 300) its mean score is highest, if that reaches the threshold
   * and no veto forbids one of them; else it begins a cluster. Clusters never merge and their numbers never change: a value that fits several is told of in `between`.
   * Clusters hang on the order of additions, and on what was there when the index was built.
   *
   * @throws {NamesakeError} `ERR_INPUT_TYPE`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
   * @cost a {@link match} for each value, and the comparison with the members of the clusters that it finds.
   */
  add(values: ColumnInput): AddedValues {
    const core = this.#core;
    const column = Utf8Column.from(values);
    const firstRow = this.size;
    const clusters = new Int32Array(column.length);
    const between: BetweenClusters[] = [];
    for (let i = 0; i < column.length; i++) {
      const value = column.at(i);
      const probe = core.begin(value);
      if (probe === null) {
        core.values.addRow(-1);
        clusters[i] = -1;
        continue;
      }
      if (!probe.known) {
        const fits = this.#fittingClusters(probe.node);
        const cluster = fits.length === 0 ? this.#clusters.count : fits[0];
        if (fits.length > 1) between.push({ row: firstRow + i, value, cluster, others: fits.slice(1) });
        this.#clusters.add(probe.node, cluster);
      }
      clusters[i] = this.#clusters.ofNode[probe.node];
      core.keep(probe);
    }
    return { firstRow, clusters, between };
  }

  /** Clusters that a node may join, the best first. */
  #fittingClusters(node: NodeId): number[] {
    const { ofNode } = this.#clusters;
    const found = new Set(this.#score(node, this.#threshold).map((match) => ofNode[match.node]));
    return [...found]
      .map((cluster) => ({ cluster, mean: this.#meanScore(node, cluster) }))
      .filter(({ mean }) => mean >= this.#threshold)
      .sort((x, y) => y.mean - x.mean || x.cluster - y.cluster)
      .map(({ cluster }) => cluster);
  }

  /** Mean score with the members of a cluster; -1 where one of them may not be in a cluster with the node. */
  #meanScore(node: NodeId, cluster: number): number {
    const members = this.#clusters.members(cluster, MAX_MEMBERS);
    let sum = 0;
    for (const member of members) {
      const score = this.#core.score(node, member);
      if (score < 0) return -1;
      sum += score;
    }
    return sum / members.length;
  }

  /** Value of a row as its value was first written; '' where nothing was left to match on. @throws {NamesakeError} `ERR_OPTION_RANGE` */
  valueOf(row: number): string {
    const node = this.#nodeOf(row);
    return node < 0 ? '' : this.#core.values.textOf(node);
  }

  /** Cluster of a row; -1 where nothing is left to match on. @throws {NamesakeError} `ERR_OPTION_RANGE` */
  clusterOf(row: number): number {
    const node = this.#nodeOf(row);
    return node < 0 ? -1 : this.#clusters.ofNode[node];
  }

  /** All rows with the value of a row (the same but for spelling), ascending. O(rows). @throws {NamesakeError} `ERR_OPTION_RANGE` */
  rowsOf(row: number): Int32Array {
    const node = this.#nodeOf(row);
    return node < 0 ? Int32Array.of(row) : this.#core.values.rowsOf(node);
  }

  #nodeOf(row: number): NodeId {
    if (!Number.isInteger(row) || row < 0 || row >= this.size) throw new NamesakeError('ERR_OPTION_RANGE', 'the row', `0 .. ${this.size - 1}`, String(row));
    return this.#core.values.nodeOfRow[row];
  }

  /** The index as one buffer, for {@link openIndex}: the same for equal indices. O(bytes). */
  save(): Uint8Array {
    return saveIndex(this.#core, this.#clusters, this.#policy, this.#threshold);
  }
}
