import type { Database, DatabaseFamily } from '../source/database/index.js';

/** A job's file where it can be read. */
export interface LocalFile {
  readonly path: string;
  /** Removes it where it was made for the job. Never throws. */
  close(): Promise<void>;
}

/** How far a job is. */
export interface JobProgress {
  readonly stage: string;
  readonly done: number;
  /** 0 where nobody knows. */
  readonly total: number;
}

/** What a job runs in: the command line's machine or a service's limits. */
export interface JobContext {
  /** Brings the file of `connection` where it can be read. @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_ADDRESS_REFUSED`, `ERR_LIMIT` */
  readonly openFile: (location: string) => Promise<LocalFile>;
  /** @throws {NamesakeError} `ERR_CONNECTION_STRING`, `ERR_CONNECTION`, `ERR_ADDRESS_REFUSED` */
  readonly openDatabase: (family: DatabaseFamily, connection: string) => Promise<Database>;
  /** Ends the job; it then throws `ERR_ABORTED`. */
  readonly signal?: AbortSignal;
  /** Worker threads of a match report; default 0: this thread alone. */
  readonly workers?: 'auto' | number;
  /** Bytes that a match report is to keep to, where it can. */
  readonly memory?: number;
  /** Rows that a source may have. */
  readonly maxRows?: number;
  /** Bytes that a file may have, unpacked. */
  readonly maxBytes?: number;
  readonly progress?: (event: JobProgress) => void;
}
