import { Worker } from 'node:worker_threads';
import { NamesakeError } from '../errors.js';
import type { JobPlan, JobProgress } from '../job/index.js';
import { errorOf } from './failure-text.js';
import type { FromJobThread, JobLimits, ToJobThread } from './job-messages.js';

/** A thread that is told to end has so long to close what it has open. */
const GRACE_MS = 2000;

/** A job for a thread. */
export interface ThreadJob {
  readonly plan: JobPlan;
  /** Where the plan's file is; null where it has none. */
  readonly path: string | null;
  readonly limits: JobLimits;
  /** Ends the job, and its thread where it does not listen. */
  readonly signal: AbortSignal;
  /** Gets the result piece by piece, and is waited for. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly progress?: (event: JobProgress) => void;
}

/**
 * Threads that run jobs, one each at a time: kept warm, begun anew after a job that took much memory or had to be ended by force.
 *
 *     const threads = new JobThreads(2);
 *     const { rows } = await threads.run(job);
 *     await threads.close();
 */
export class JobThreads {
  readonly #url: URL;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  #closed = false;

  /**
   * @param warm  threads that are begun at once and kept.
   * @param url   module that the threads run.
   */
  constructor(
    readonly warm: number,
    url: URL = new URL('./job-thread.js', import.meta.url),
  ) {
    this.#url = url;
    for (let i = 0; i < warm; i++) this.#idle.push(this.#begin());
  }

  /**
   * Runs a job; how many run at once is the caller's to say.
   *
   * @returns the rows that were read.
   * @throws {NamesakeError} what the job throws, `ERR_ABORTED`; {Error} for a defect, or a thread that ran out of memory.
   */
  async run(job: ThreadJob): Promise<{ readonly rows: number }> {
    const thread = this.#idle.pop() ?? this.#begin();
    this.#busy.add(thread);
    let reusable = false;
    try {
      const { rows, worn } = await runOn(thread, job);
      reusable = !worn;
      return { rows };
    } catch (error) {
      // (a job that was refused has left nothing behind)
      reusable = error instanceof NamesakeError && error.code !== 'ERR_ABORTED' && error.code !== 'ERR_LIMIT';
      throw error;
    } finally {
      this.#busy.delete(thread);
      this.#release(thread, reusable);
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.terminate()));
  }

  #begin(): Worker {
    const thread = new Worker(this.#url);
    thread.unref();
    // (one that dies while nothing runs on it is noticed when it is next used)
    thread.on('error', () => {});
    return thread;
  }

  #release(thread: Worker, reusable: boolean): void {
    const isAlive = thread.threadId >= 0;
    if (reusable && isAlive && !this.#closed && this.#idle.length < this.warm) {
      this.#idle.push(thread);
      return;
    }
    void thread.terminate();
    if (!this.#closed && this.#idle.length < this.warm) this.#idle.push(this.#begin());
  }
}

function runOn(thread: Worker, { plan, path, limits, signal, write, progress }: ThreadJob): Promise<{ rows: number; worn: boolean }> {
  return new Promise((resolve, reject) => {
    let writing: Promise<void> = Promise.resolve();
    let failure: unknown;
    let force: NodeJS.Timeout | undefined;
    const tell = (message: ToJobThread): void => thread.postMessage(message);
    const end = (settle: () => void): void => {
      clearTimeout(force);
      signal.removeEventListener('abort', abort);
      thread.off('message', hear).off('error', die).off('exit', die);
      settle();
    };
    const abort = (): void => {
      tell({ kind: 'abort' });
      force = setTimeout(() => end(() => reject(aborted())), GRACE_MS);
      force.unref();
    };
    const die = (cause: unknown): void =>
      end(() => reject(signal.aborted ? aborted() : new Error('the thread of the job has died', { cause: cause instanceof Error ? cause : undefined })));
    const hear = (message: FromJobThread): void => {
      if (message.kind === 'progress') progress?.(message.progress);
      else if (message.kind === 'piece') {
        writing = writing
          .then(() => write(message.bytes))
          .then(
            () => tell({ kind: 'taken' }),
            (error: unknown) => {
              failure ??= error;
              tell({ kind: 'abort' });
            },
          );
      } else if (message.kind === 'failed') end(() => reject(failure ?? errorOf(message.error)));
      else void writing.then(() => end(() => (failure === undefined ? resolve(message) : reject(failure))));
    };
    thread.on('message', hear).on('error', die).on('exit', die);
    if (signal.aborted) return end(() => reject(aborted()));
    signal.addEventListener('abort', abort, { once: true });
    tell({ kind: 'begin', plan, path, limits, progress: progress !== undefined });
  });
}

const aborted = (): NamesakeError => new NamesakeError('ERR_ABORTED', 'the job was ended');
