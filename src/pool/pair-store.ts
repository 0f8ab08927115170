import { MAX_CANDIDATES } from '../link/candidates.js';
import type { WeighedPairs } from '../link/judge.js';
import type { NodeId } from '../link/link-table.js';
import type { FoundPairs } from '../link/pair-lists.js';
import { sharedArray } from './shared.js';
import { SpillFile } from './spill-file.js';

/** Pairs as they were found, those of the left nodes `from` .. `end` (exclusive). */
export interface PairPart {
  readonly found: readonly FoundPairs[];
  readonly from: NodeId;
  readonly end: NodeId;
}

/** Where a column's pairs are while they are found, sorted and weighed. */
export interface PairStore {
  /** Takes pairs as they are found. Afterwards come {@link parts}, then {@link keep} and {@link takeWeighed}. */
  add(pairs: FoundPairs): void;
  /** All pairs, in order of the parts' left nodes. To be gone through once. */
  parts(): Iterable<PairPart>;
  /** Keeps pairs with their weights. */
  keep(pairs: WeighedPairs): void;
  /** What is kept, in order; to be gone through once, and let go as it is. */
  takeWeighed(): Iterable<WeighedPairs>;
  /** Lets go of all pairs; may be called again. */
  close(): void;
}

/** Pairs in memory. */
export class PairsInMemory implements PairStore {
  readonly #nodeCount: number;
  #found: FoundPairs[] = [];
  #weighed: WeighedPairs[] = [];

  constructor(nodeCount: number) {
    this.#nodeCount = nodeCount;
  }

  add(pairs: FoundPairs): void {
    this.#found.push(pairs);
  }

  *parts(): Iterable<PairPart> {
    const found = this.#found;
    this.#found = [];
    yield { found, from: 0, end: this.#nodeCount };
  }

  keep(pairs: WeighedPairs): void {
    this.#weighed.push(pairs);
  }

  *takeWeighed(): Iterable<WeighedPairs> {
    this.#weighed.reverse();
    for (let part = this.#weighed.pop(); part !== undefined; part = this.#weighed.pop()) yield part;
  }

  close(): void {
    this.#found = [];
    this.#weighed = [];
  }
}

/** Left, right, log-odds and veto of a pair. */
const WEIGHED_BYTES = 4 + 4 + 8 + 1;
/** Pairs of a shard that wait in memory before they are written. */
const WAITING = 1 << 13;

interface Shard {
  readonly file: SpillFile;
  /** Pairs, the left and the right node in turns. */
  readonly waiting: Int32Array;
  count: number;
}

/** Pairs on disk: by ranges of the left node (shards), each small enough to be sorted in memory; weighed pairs one part behind the other. */
export class PairsOnDisk implements PairStore {
  readonly #nodeCount: number;
  readonly #nodesOfShard: number;
  readonly #shards: Shard[];
  readonly #weighed = new SpillFile();
  readonly #counts: number[] = [];

  /** @param shards  how many ranges; at least 1. @throws {NamesakeError} `ERR_TARGET_WRITE` */
  constructor(nodeCount: number, shards: number) {
    this.#nodeCount = nodeCount;
    this.#nodesOfShard = Math.max(1, Math.ceil(nodeCount / shards));
    this.#shards = Array.from({ length: Math.ceil(nodeCount / this.#nodesOfShard) }, () => ({
      file: new SpillFile(),
      waiting: new Int32Array(WAITING * 2),
      count: 0,
    }));
  }

  add({ from, start, others }: FoundPairs): void {
    for (let n = 0; n + 1 < start.length; n++) {
      for (let i = start[n]; i < start[n + 1]; i++) {
        const left = Math.min(from + n, others[i]);
        const shard = this.#shards[Math.floor(left / this.#nodesOfShard)];
        shard.waiting[shard.count * 2] = left;
        shard.waiting[shard.count * 2 + 1] = Math.max(from + n, others[i]);
        if (++shard.count === WAITING) write(shard);
      }
    }
  }

  *parts(): Iterable<PairPart> {
    for (const [i, shard] of this.#shards.entries()) {
      write(shard);
      const from = i * this.#nodesOfShard;
      const end = Math.min(from + this.#nodesOfShard, this.#nodeCount);
      yield { found: [read(shard, from, end)], from, end };
    }
  }

  keep({ left, right, logOdds, veto }: WeighedPairs): void {
    for (const array of [left, right, logOdds, veto]) this.#weighed.append(array);
    this.#counts.push(left.length);
  }

  *takeWeighed(): Iterable<WeighedPairs> {
    let at = 0;
    for (const count of this.#counts) {
      const part = { left: new Int32Array(count), right: new Int32Array(count), logOdds: new Float64Array(count), veto: new Uint8Array(count) };
      this.#weighed.readInto(part.left, at);
      this.#weighed.readInto(part.right, at + count * 4);
      this.#weighed.readInto(part.logOdds, at + count * 8);
      this.#weighed.readInto(part.veto, at + count * 16);
      at += count * WEIGHED_BYTES;
      yield part;
    }
  }

  close(): void {
    for (const { file } of [...this.#shards, { file: this.#weighed }]) file.close();
  }
}

function write(shard: Shard): void {
  shard.file.append(shard.waiting.subarray(0, shard.count * 2));
  shard.count = 0;
}

/** The pairs of a shard by their left nodes, which are `from` .. `end` (exclusive). */
function read({ file }: Shard, from: NodeId, end: NodeId): FoundPairs {
  const pairs = new Int32Array(file.length / 4);
  file.readInto(pairs, 0);
  const start = sharedArray(Int32Array, end - from + 1);
  for (let i = 0; i < pairs.length; i += 2) start[pairs[i] - from + 1]++;
  for (let n = 0; n < end - from; n++) start[n + 1] += start[n];
  const fill = start.slice();
  const others = sharedArray(Int32Array, pairs.length / 2);
  for (let i = 0; i < pairs.length; i += 2) others[fill[pairs[i] - from]++] = pairs[i + 1];
  return { from, start, others };
}

/** What finding, sorting and weighing a pair takes: it is found from both sides at most, sorted in two steps, and weighed. */
const BYTES_OF_PAIR = 56;
/** The least that pairs are given, however little memory is left: smaller shards would be too many files. */
const LEAST_BYTES = 16 << 20;
const LEAST_NODES_AT_ONCE = 4096;
const MAX_SHARDS = 256;

/**
 * A place for the pairs of a column with so many nodes: memory, or disk where they may not fit into what `memory` leaves beside that which the process has
 * taken by now. `nodesAtOnce`: how many nodes may be searched for before their pairs are taken.
 */
export function pairStore(nodeCount: number, workers: number, memory: number | undefined): { readonly store: PairStore; readonly nodesAtOnce: number } {
  const most = nodeCount * MAX_CANDIDATES * BYTES_OF_PAIR;
  const left = memory === undefined ? Number.POSITIVE_INFINITY : Math.max(memory - process.memoryUsage.rss(), LEAST_BYTES);
  if (most <= left) return { store: new PairsInMemory(nodeCount), nodesAtOnce: Math.max(nodeCount, 1) };
  const atOnce = Math.floor(left / (MAX_CANDIDATES * BYTES_OF_PAIR * (workers + 1)));
  return { store: new PairsOnDisk(nodeCount, Math.min(Math.ceil(most / left), MAX_SHARDS)), nodesAtOnce: Math.max(atOnce, LEAST_NODES_AT_ONCE) };
}
