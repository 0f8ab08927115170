import { extname } from 'node:path';
import { type RecordSet, rowRecords } from '../enrich/index.js';
import { NamesakeError } from '../errors.js';
import { ConcurrencyGate } from './limits/index.js';
import { type ObjectStoreConfig, objectStore, storeCredentials } from './object-store.js';
import { eachRowBatch, type RowBatch } from '../source/index.js';
import { fetchFile, type RemotePolicy } from '../source/remote/index.js';
import { ServiceError } from './service-error.js';

/** Of a file with up to 100 records. */
export const MAX_FILE_BYTES = 16 << 20;
/** That are being fetched at once: whoever asks for a price has a file fetched, and servers may take their time. */
const FETCHING = 32;
const FETCHING_PER_CALLER = 4;
const WAITING = 200;
const RETRY_SECONDS = 5;

/** Fetches what `connection` means where it is no URL. */
export interface ObjectStore {
  /** @throws {NamesakeError} as {@link fetchFile}. */
  fetch(key: string, signal: AbortSignal): Promise<{ readonly path: string; readonly name: string; close(): Promise<void> }>;
}

/** Files that requests name. */
export class HostedFiles {
  readonly #policy: RemotePolicy;
  readonly #store: ObjectStore | null;
  readonly #fetching = new ConcurrencyGate({ maxConcurrent: FETCHING, maxConcurrentPerKey: FETCHING_PER_CALLER, maxWaiting: WAITING });

  /** @param store its keys are in the environment: `NAMESAKE_S3_ACCESS_KEY_ID` and `NAMESAKE_S3_SECRET_ACCESS_KEY`. @throws {NamesakeError} `ERR_USAGE` where they are not. */
  constructor(allowHosts: readonly string[], store: ObjectStoreConfig | null) {
    this.#policy = { allowHosts, maxBytes: MAX_FILE_BYTES, connectTimeoutMs: 15_000, idleTimeoutMs: 15_000, totalTimeoutMs: 60_000 };
    this.#store = store === null ? null : objectStore(store, storeCredentials(), this.#policy);
  }

  /**
   * The rows of a CSV or TSV file, whose first line names the columns.
   *
   * @param caller  whose files are fetched a few at once, the others when their turn comes.
   * @param type    of the file; default: by its name.
   * @throws {NamesakeError} as fetching and reading do; `ERR_INPUT_TYPE` for more rows than `most`, or none. {ServiceError} `ERR_BUSY` where too many wait.
   */
  async rows(
    caller: string,
    connection: string,
    type: 'csv' | 'tsv' | undefined,
    most: number,
    signal: AbortSignal,
  ): Promise<{ readonly type: 'csv' | 'tsv'; readonly records: RecordSet }> {
    const file = await this.#fetchedInTurn(caller, connection, signal);
    try {
      const format = type ?? (extname(file.name).toLowerCase() === '.tsv' ? 'tsv' : 'csv');
      const rows: string[][] = [];
      let head: RowBatch | undefined;
      await eachRowBatch(file.path, { column: '1', format, limits: { maxBytes: MAX_FILE_BYTES } }, (batch) => {
        head ??= batch;
        rows.push(...batch.rows);
        if (rows.length > most) throw new NamesakeError('ERR_INPUT_TYPE', 'the file has too many records', `at most ${most}`, 'more');
      });
      if (rows.length === 0) throw new NamesakeError('ERR_INPUT_TYPE', 'the file has no records', `1 to ${most}`, 'none');
      // (a row that is longer than its header loses nothing)
      const width = Math.max(...rows.map((row) => row.length), head?.width ?? 0);
      for (const row of rows) while (row.length < width) row.push('');
      const names = Array.from({ length: width }, (_, i) => head?.header?.[i] ?? `Column ${i + 1}`);
      return { type: format, records: rowRecords(rows, names) };
    } finally {
      await file.close();
    }
  }

  async #fetchedInTurn(caller: string, connection: string, signal: AbortSignal): ReturnType<ObjectStore['fetch']> {
    const leave = await this.#fetching.enter(caller, { signal }).catch((error: unknown) => {
      throw error instanceof NamesakeError && error.code === 'ERR_LIMIT'
        ? new ServiceError('ERR_BUSY', 'too many files are being fetched', RETRY_SECONDS)
        : error;
    });
    try {
      return await this.#fetched(connection, signal);
    } finally {
      leave();
    }
  }

  #fetched(connection: string, signal: AbortSignal): Promise<{ readonly path: string; readonly name: string; close(): Promise<void> }> {
    if (/^[a-z][a-z0-9+.-]*:/i.test(connection) || this.#store === null) return fetchFile(connection, this.#policy, signal);
    return this.#store.fetch(connection, signal);
  }
}
