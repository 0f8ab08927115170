import { type JobContext, type JobPlan, type JobProgress, runJob } from '../job/index.js';
import { fetchFile } from '../source/remote/index.js';
import { TextSink } from '../target/index.js';
import { NamesakeError } from '../errors.js';
import type { JobThreads } from './job-threads.js';
import type { ServiceConfig } from './service-config.js';
import { ServiceError } from './service-error.js';

/** Characters of a batch that are worth no thread: made to be alike, this many take 0.1 s at worst, those of the longest query 2.4 s. */
const SMALL_CHARACTERS = 5000;
const CONNECT_MS = 15_000;
const IDLE_MS = 30_000;

/** A job that is to run in a thread. */
export interface LargeJob {
  readonly plan: JobPlan;
  /** The client has left. */
  readonly signal: AbortSignal;
  /** Where the plan's file is, if it need not be fetched. */
  readonly path?: string;
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly progress?: (event: JobProgress) => void;
}

/** Whether a job's values came with the call, and are so few and short that it is done here and now. */
export function isSmall({ source }: JobPlan): boolean {
  return source.kind === 'batch' && source.values.reduce((sum, value) => sum + value.length, 0) <= SMALL_CHARACTERS;
}

/** Runs jobs within the limits of a service. */
export class Jobs {
  readonly #config: ServiceConfig;
  readonly #threads: JobThreads;
  readonly #running = new Set<AbortController>();
  #stopping = false;

  constructor(config: ServiceConfig, threads: JobThreads) {
    this.#config = config;
    this.#threads = threads;
  }

  get running(): number {
    return this.#running.size;
  }

  /** A job that {@link isSmall}: it waits for no other. */
  async runSmall(plan: JobPlan): Promise<Buffer> {
    const sink = new TextSink();
    await runJob(plan, NOTHING_TO_OPEN, sink);
    return sink.bytes;
  }

  /** @returns the rows that were read. @throws {NamesakeError} what the job throws, `ERR_LIMIT` for its time; {ServiceError} where the service ends. */
  async runLarge({ plan, signal, path, write, progress }: LargeJob): Promise<{ readonly rows: number }> {
    const { limits, hosts, databaseFiles, accounts } = this.#config;
    if (this.#stopping) throw stopping();
    const job = new AbortController();
    const leave = (): void => job.abort();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      job.abort();
    }, limits.seconds * 1000);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    this.#running.add(job);
    try {
      const file = path === undefined ? await this.#fetched(plan, job.signal) : { path, close: async () => {} };
      try {
        const { rows: maxRows, bytes: maxBytes, memory } = limits;
        const jobLimits = { maxRows, maxBytes, memory, databaseHosts: hosts.databases, databaseFiles, accounts };
        return await this.#threads.run({ plan, path: file.path, limits: jobLimits, signal: job.signal, write, ...(progress && { progress }) });
      } finally {
        await file.close();
      }
    } catch (error) {
      if (late) throw new NamesakeError('ERR_LIMIT', 'the job takes too long', `at most ${limits.seconds} seconds`, 'more');
      if (this.#stopping && job.signal.aborted) throw stopping();
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      this.#running.delete(job);
    }
  }

  /** Lets what runs end by itself for so long, then ends it. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    const endMs = performance.now() + graceMs;
    while (this.#running.size > 0 && performance.now() < endMs) await sleep(20);
    for (const job of this.#running) job.abort();
    while (this.#running.size > 0) await sleep(20);
    await this.#threads.close();
  }

  async #fetched({ source }: JobPlan, signal: AbortSignal): Promise<{ path: string | null; close(): Promise<void> }> {
    if (source.kind !== 'file') return { path: null, close: async () => {} };
    const { limits, hosts } = this.#config;
    const policy = {
      allowHosts: hosts.files,
      maxBytes: limits.bytes,
      connectTimeoutMs: CONNECT_MS,
      idleTimeoutMs: IDLE_MS,
      totalTimeoutMs: limits.seconds * 1000,
    };
    return fetchFile(source.location, policy, signal);
  }
}

const stopping = (): ServiceError => new ServiceError('ERR_STOPPING', 'the service is about to end', 10);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const refuse = async (): Promise<never> => {
  throw new NamesakeError('ERR_USAGE', 'a small job opens nothing');
};
const NOTHING_TO_OPEN: JobContext = { openFile: refuse, openDatabase: refuse };
