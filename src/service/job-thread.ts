import { parentPort } from 'node:worker_threads';
import { NamesakeError } from '../errors.js';
import { type JobContext, runJob } from '../job/index.js';
import { openDatabase } from '../source/database/index.js';
import { checkHost } from '../source/remote/index.js';
import type { Sink } from '../target/index.js';
import { databaseFileCheck } from './database-files.js';
import { type FailureText, failureTextOf } from './failure-text.js';
import type { FromJobThread, ToJobThread } from './job-messages.js';

/** Pieces that may be on their way to a client that reads slowly. */
const PIECES_AHEAD = 4;
/** Rows of a job whose memory is worth being given back. */
const WEARING_ROWS = 100_000;

const port = parentPort;
if (port === null) throw new Error('this module is what the threads of a service run');
const encoder = new TextEncoder();

let running: { readonly abort: AbortController; taken(): void } | null = null;
const say = (message: FromJobThread, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

port.on('message', (message: ToJobThread) => {
  if (message.kind === 'begin') void begin(message);
  else if (message.kind === 'taken') running?.taken();
  else running?.abort.abort();
});

async function begin({ plan, path, limits, progress }: Extract<ToJobThread, { kind: 'begin' }>): Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const sink = new PieceSink(signal);
  running = { abort, taken: () => sink.taken() };
  let toldMs = 0;
  try {
    const context: JobContext = {
      ...limits,
      signal,
      openFile: async () => ({ path: path as string, close: async () => {} }),
      openDatabase: (family, connection) =>
        openDatabase(family, connection, {
          signal,
          checkHost: hostCheck(limits.databaseHosts),
          checkFile: databaseFileCheck(limits.databaseFiles, limits.accounts),
        }),
      progress: (event) => {
        const nowMs = performance.now();
        if (!progress || nowMs - toldMs < 100) return;
        toldMs = nowMs;
        say({ kind: 'progress', progress: event });
      },
    };
    const { rows } = await runJob(plan, context, sink);
    say({ kind: 'done', rows, worn: rows > WEARING_ROWS });
  } catch (error) {
    say({ kind: 'failed', error: withoutPath(failureOf(error), path) });
  } finally {
    running = null;
  }
}

/** A host that is allowed by its name has addresses that are asked about as well. */
function hostCheck(allowHosts: readonly string[]): (host: string) => Promise<void> {
  const judged = new Set<string>();
  return async (host) => {
    if (judged.has(host)) return;
    for (const { address } of await checkHost(host, { allowHosts })) judged.add(address);
  };
}

/** Sends pieces to the service, some ahead of what its client has read. */
class PieceSink implements Sink {
  readonly name = 'the answer';
  #ahead = 0;
  #wake: () => void = () => {};

  constructor(private readonly signal: AbortSignal) {
    signal.addEventListener('abort', () => this.#wake(), { once: true });
  }

  async write(data: string | Uint8Array): Promise<void> {
    while (this.#ahead >= PIECES_AHEAD && !this.signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    if (this.signal.aborted) throw new NamesakeError('ERR_ABORTED', 'the job was ended');
    // (bytes are the writer's again afterwards)
    const bytes = typeof data === 'string' ? encoder.encode(data) : data.slice();
    this.#ahead++;
    say({ kind: 'piece', bytes }, [bytes.buffer as ArrayBuffer]);
  }

  taken(): void {
    this.#ahead--;
    this.#wake();
  }

  async close(): Promise<void> {}
  async abandon(): Promise<void> {}
}

function failureOf(error: unknown): FailureText {
  // (what an output cannot do for a job that was ended is no error of its own)
  const isOfJob = error instanceof NamesakeError && error.code === 'ERR_TARGET_WRITE' && error.cause instanceof NamesakeError;
  return failureTextOf(isOfJob ? error.cause : error);
}

/** Nobody is told where files are here. */
function withoutPath(failure: FailureText, path: string | null): FailureText {
  if (path === null) return failure;
  const told = (text: string): string => text.replaceAll(JSON.stringify(path), 'the file').replaceAll(path, 'the file');
  return { code: failure.code, what: told(failure.what), expected: told(failure.expected), got: told(failure.got) };
}
