import { availableParallelism } from 'node:os';
import type { CategoryName } from '../category/category.js';
import type { Piscina } from 'piscina';
import { categoryOf } from '../category/registry.js';
import { type DistinctValues, distinctValues } from '../column/distinct-values.js';
import { type ColumnInput, Utf8Column } from '../column/index.js';
import { NamesakeError } from '../errors.js';
import { KEY_LENGTH, type KeyColumn } from '../key/key-column.js';
import { keyColumn } from '../key/keys.js';
import { termLists } from '../link/candidates.js';
import { type ColumnLessons, columnLessons } from '../link/column-judgement.js';
import { judgePairs } from '../link/judge.js';
import { floorOf, type Linkage, readColumn } from '../link/linkage.js';
import { type ColumnTable, inTextOrder } from '../link/link-table.js';
import { type LinkOptions, type LinkSettings, linkSettings } from '../link/link-settings.js';
import { completeReport, type MatchReport, matchReport, openReport } from '../link/match-report.js';
import { PairScorer } from '../link/pair-scorer.js';
import { wordNeighbors } from '../link/word-neighbors.js';
import { categoryOption, inRange, type KeyOptions, levelOption, refuseUnknown, wholeInRange } from '../options.js';
import { pairStore } from './pair-store.js';
import { type PairWork, workOfThisThread } from './pair-work.js';
import { costedParts } from './parts.js';
import { sharedArray, sharedColumn, sharedRoom, sharedTable } from './shared.js';
import { type Crew, readByCrew, SharedWork } from './shared-work.js';
import { joinedParts } from './spelled-part.js';
import type { PartTask, Task } from './tasks.js';

export interface PoolOptions {
  /** Worker threads, 0 to 256: 0 does everything in this thread; 'auto' (default) as many as the machine has cores, none where it has one. */
  readonly workers?: 'auto' | number;
}

export interface PoolKeyOptions extends KeyOptions {
  /** Ends the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

export interface PoolLinkOptions extends LinkOptions {
  /**
   * Bytes of memory that the process is to keep to, where it can: candidate pairs that would go beyond wait in temporary files (`os.tmpdir()`). The column, its
   * words and what is found are held whatever it is. The result is the same. Default: all pairs are held.
   */
  readonly memory?: number;
  /** Ends the work; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** A column that was read: what its values are, what is learned of its pairs, and who works on them. */
interface ReadColumn {
  readonly nodeOfRow: Int32Array;
  readonly nodeCount: number;
  readonly lessons: ColumnLessons;
  readonly work: PairWork;
}

const MAX_WORKERS = 256;
/** Columns of fewer rows are done in this thread, and columns of fewer different values read in it: beginning a worker takes as long. */
const SMALL_COLUMN = 200_000;
/** What it costs a worker to learn how to read, as code is compiled anew in each: as much as to read so many small columns, once it has learned. */
const LEARNING = 1.5;
/** A job is cut into so many parts for each worker: a slow part holds nobody up for long. */
const PARTS_PER_WORKER = 4;
/** How often a part is done once more whose worker died. */
const MAX_REDONE = 2;

/**
 * Makes a pool of worker threads, which begin when they are first needed. Close it when all is done.
 *
 * @throws {NamesakeError} `ERR_OPTION_*`.
 * @example const pool = createPool(); const report = await pool.matchReport(values); await pool.close();
 */
export function createPool(options: PoolOptions = {}): Pool {
  refuseUnknown(options, ['workers']);
  const { workers = 'auto' } = options;
  if (workers !== 'auto') return new Pool(wholeInRange('workers', workers, 0, MAX_WORKERS, 0));
  const cores = availableParallelism();
  return new Pool(cores > 1 ? Math.min(cores, MAX_WORKERS) : 0);
}

/**
 * The functions for whole columns with their work cut into parts for worker threads. Bytes and numbers lie in memory that all threads share; no string crosses
 * from one to another. The results are the same, bit for bit, for every number of workers.
 */
export class Pool {
  readonly workers: number;
  readonly #worker: URL;
  readonly #smallColumn: number;
  #threads: Promise<Piscina> | undefined;
  #closed = false;
  /** What callers wait for. */
  readonly #waitedFor = new Set<Promise<unknown>>();
  #jobs = 0;
  /** Work that is cut into parts, and not done. */
  #running = 0;

  /**
   * @param worker       module that does a part of a job: what its threads run.
   * @param smallColumn  columns of fewer rows are done in this thread, and of fewer different values read in it.
   */
  constructor(workers: number, worker: URL = new URL('./worker.js', import.meta.url), smallColumn = SMALL_COLUMN) {
    this.workers = workers;
    this.#worker = worker;
    this.#smallColumn = smallColumn;
  }

  /** `keyColumn` by all workers; cut by bytes. @throws {NamesakeError} as `keyColumn`; `ERR_USAGE`: the pool is closed. */
  async keyColumn(values: ColumnInput, options: PoolKeyOptions = {}): Promise<KeyColumn> {
    return this.#whileOpen(() => this.#keyColumn(values, options));
  }

  /** `matchReport` with candidates and scores by all workers. @throws {NamesakeError} as `matchReport`; `ERR_USAGE`: the pool is closed. */
  async matchReport(values: ColumnInput, options: PoolLinkOptions = {}): Promise<MatchReport> {
    return this.#whileOpen(() => this.#matchReport(values, options));
  }

  /**
   * Lets the workers begin, and read the tables of a category, while this thread reads a file; worth it where a long column is to come. Resolves when they have
   * been told to, not when they have.
   *
   * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_USAGE`: the pool is closed.
   */
  async prepare(category?: CategoryName): Promise<void> {
    return this.#whileOpen(() => this.#prepare(categoryOption(category)));
  }

  /** Ends the workers, after what they are doing: what callers wait for is done first. The pool can do nothing afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#waitedFor);
    if (this.#threads !== undefined) await (await this.#threads).close({ force: false });
  }

  async #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new NamesakeError('ERR_USAGE', 'the pool is closed', 'an open pool', 'a closed one');
    const running = work();
    this.#waitedFor.add(running);
    try {
      return await running;
    } finally {
      this.#waitedFor.delete(running);
    }
  }

  async #keyColumn(values: ColumnInput, given: PoolKeyOptions): Promise<KeyColumn> {
    refuseUnknown(given, ['category', 'level', 'signal']);
    const { signal: givenSignal, ...options } = given;
    const signal = signalOption(givenSignal);
    signal?.throwIfAborted();
    const column = Utf8Column.from(values);
    const category = categoryOption(options.category);
    const level = levelOption(options.level);
    if (this.#isSmall(column)) return keyColumn(column, options);
    const source = sharedColumn(column);
    const data = sharedArray(Uint8Array, column.length * KEY_LENGTH);
    const present = sharedArray(Uint8Array, column.length);
    const { offsets } = source;
    // a few long values weigh as much as many short ones
    const parts = costedParts(column.length, this.#parts(), (row) => offsets[row + 1] - offsets[row] + 1);
    await this.#runAll(
      parts.map(([from, end]): PartTask => ({ kind: 'keys', category, level, column: source, from, end, data, present })),
      signal,
    );
    return { data, present, length: column.length };
  }

  async #matchReport(values: ColumnInput, given: PoolLinkOptions): Promise<MatchReport> {
    const settings = linkSettings(given, ['memory', 'signal']);
    const { signal: givenSignal, memory, ...options } = given;
    const signal = signalOption(givenSignal);
    signal?.throwIfAborted();
    const bytes = memory === undefined ? undefined : inRange('memory', memory, 0, Number.MAX_SAFE_INTEGER, 0);
    const column = Utf8Column.from(values);
    if (settings.method === 'keys' || column.length < this.#smallColumn || (this.workers === 0 && bytes === undefined)) return matchReport(column, options);
    const open = openReport(column, settings, await this.#link(column, settings, bytes, signal));
    const { category, level } = settings;
    return completeReport(open, settings, await this.#keyColumn(open.representatives, { category, level, signal }));
  }

  async #prepare(category: CategoryName): Promise<void> {
    if (this.workers === 0) return;
    const task: Task = { kind: 'prepare', category };
    const threads = await this.#begin();
    // (what goes wrong here goes wrong again, and is told, where it matters)
    for (let i = 0; i < this.workers; i++) threads.run(task).catch(() => undefined);
  }

  async #link(column: Utf8Column, settings: LinkSettings, memory: number | undefined, signal?: AbortSignal): Promise<Linkage> {
    const { threshold, progress } = settings;
    await this.#prepare(settings.category);
    const { nodeOfRow, nodeCount, lessons, work } = await this.#read(column, settings, signal);
    signal?.throwIfAborted();
    const { store, nodesAtOnce } = pairStore(nodeCount, this.workers, memory);
    try {
      let found = 0;
      await work.find(nodesAtOnce, (pairs) => {
        found += pairs.others.length;
        store.add(pairs);
      });
      let done = 0;
      // (a pair that was found from both sides is weighed once)
      const comparing = (pairs: number): void => progress({ stage: 'comparing', done: (done += pairs), total: found });
      let likelyPairs = 0;
      for (const pairs of store.parts()) {
        const taken = await work.weigh(pairs, floorOf(threshold), (part) => lessons.add(part, floorOf(threshold)), comparing);
        for (const kept of taken) {
          store.keep(kept);
          likelyPairs += kept.left.length;
        }
      }
      progress({ stage: 'comparing', done, total: done });
      const judgement = { ...lessons.judgement(nodeCount), floor: floorOf(threshold), threshold, comparedPairs: done, likelyPairs };
      const judged = judgePairs(store.takeWeighed(), judgement, sharedRoom);
      store.close();
      progress({ stage: 'clustering', done: 0, total: nodeCount });
      const clusters = await work.cluster(judged, threshold);
      progress({ stage: 'clustering', done: nodeCount, total: nodeCount });
      return { table: { nodeOfRow, nodeCount }, clusters, refused: judged.refused, comparedPairs: judged.comparedPairs };
    } finally {
      store.close();
    }
  }

  /** (A function of its own, so that the caller holds neither the table, which is as large as the column, nor what read it.) */
  async #read(column: Utf8Column, settings: LinkSettings, signal?: AbortSignal): Promise<ReadColumn> {
    const { category, policy, progress } = settings;
    if (this.workers === 0) {
      const { table, distance } = readColumn(column, category, progress);
      const { nodeOfRow, nodeCount } = table;
      const terms = { ...termLists(table), neighbors: wordNeighbors(table, distance) };
      return {
        nodeOfRow,
        nodeCount,
        lessons: columnLessons(category, table, policy),
        work: workOfThisThread(terms, new PairScorer(category, table, distance, policy), signal),
      };
    }
    const crew: Crew = { workers: this.workers, parts: this.#parts(), job: ++this.#jobs, runAll: (tasks, take) => this.#runAll(tasks, signal, take) };
    const distinct = distinctValues(column);
    const readers = this.#readers(distinct.count);
    const table = readers === 0 ? readColumn(column, category, progress, distinct).table : await this.#readByCrew(crew, column, distinct, settings, readers);
    const { nodeOfRow, nodeCount } = table;
    const source = sharedTable(category, table);
    const spelled = { ...source, roles: table.roles, words: { ...source.words, text: table.words.text } };
    return { nodeOfRow, nodeCount, lessons: columnLessons(category, table, policy, sharedRoom), work: new SharedWork(crew, policy, source, spelled) };
  }

  async #readByCrew(crew: Crew, column: Utf8Column, distinct: DistinctValues, { category, progress }: LinkSettings, readers: number): Promise<ColumnTable> {
    progress({ stage: 'reading', done: 0, total: column.length });
    const parts = await readByCrew(crew, category, column, distinct, readers);
    await this.#renew(category);
    const table = inTextOrder(joinedParts(parts), distinct.ids, categoryOf(category).roles);
    progress({ stage: 'reading', done: column.length, total: column.length });
    return table;
  }

  /**
   * How many workers read so many different values; 0: this thread does. One, where what it would be spared by the others is not worth their learning how: what it holds is
   * given back at once when it ends.
   */
  #readers(values: number): number {
    if (values < this.#smallColumn) return 0;
    return values * (1 - 1 / this.workers) >= LEARNING * this.#smallColumn ? this.workers : 1;
  }

  #isSmall(column: Utf8Column): boolean {
    return this.workers === 0 || column.length < this.#smallColumn;
  }

  /**
   * Ends the workers, where nobody else has work for them, and lets others begin: what the old ones held is given back at once, where a collector would wait for
   * long.
   */
  async #renew(category: CategoryName): Promise<void> {
    if (this.#running > 0) return;
    // (at once: what begins while this one waits gets others)
    const old = this.#threads;
    this.#threads = undefined;
    // (before the others begin: those take the rooms of the C library that these leave)
    await (await old)?.close({ force: false });
    await this.#prepare(category);
  }

  /** Does all parts, and answers their results in order; what `take` makes of one as soon as it is there stands for it. */
  async #runAll(tasks: readonly PartTask[], signal?: AbortSignal, take: (result: unknown) => unknown = (result) => result): Promise<unknown[]> {
    this.#running++;
    try {
      const threads = await this.#begin();
      const parts = await Promise.allSettled(
        tasks.map(async (task) => {
          return take(await this.#run(threads, task, signal));
        }),
      );
      // all have ended: nothing of a job that failed is left running
      return parts.map((part) => {
        if (part.status === 'rejected') throw part.reason;
        return part.value;
      });
    } finally {
      this.#running--;
    }
  }

  /** Does a part, and does it once more where its worker died. */
  async #run(threads: Piscina, task: PartTask, signal: AbortSignal | undefined): Promise<unknown> {
    for (let redone = 0; ; redone++) {
      try {
        return await threads.run(task, signal === undefined ? {} : { signal });
      } catch (error) {
        signal?.throwIfAborted();
        if (redone === MAX_REDONE || !hasDied(error)) throw error;
      }
    }
  }

  #begin(): Promise<Piscina> {
    this.#threads ??= import('piscina').then(({ Piscina }) => new Piscina({ filename: this.#worker.href, minThreads: this.workers, maxThreads: this.workers }));
    return this.#threads;
  }

  #parts(): number {
    return this.workers * PARTS_PER_WORKER;
  }
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` */
function signalOption(value: unknown): AbortSignal | undefined {
  // (of any realm)
  if (value === undefined || typeof (value as AbortSignal | null)?.throwIfAborted === 'function') return value as AbortSignal | undefined;
  throw new NamesakeError('ERR_OPTION_RANGE', 'option "signal"', 'an AbortSignal', value === null ? 'null' : typeof value);
}

/** Whether a worker ended instead of answering; what it throws itself would be thrown again. */
function hasDied(error: unknown): boolean {
  return error instanceof Error && /exit|terminat/i.test(error.message);
}
