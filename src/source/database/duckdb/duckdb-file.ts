import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { needed } from '../../records/needed.js';
import { requireWriting } from '../files/allowed-file.js';
import type { DatabaseFile } from '../files/file-failure.js';
import { requireFile } from '../files/present-file.js';
import { NEED } from '../sql/need.js';

/** A view of a stranger's file may read nothing else: no other files, nothing over the network, no libraries. */
const SETTINGS = {
  enable_external_access: 'false',
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  lock_configuration: 'true',
};

const LOCKED = /Could not set lock on file/;

/** How many databases of this thread have a file open: within one process DuckDB does not keep a writer from readers. */
const OPEN = new Map<string, number>();

/** A DuckDB file for the sessions of a database: opened for reading alone, and anew for writing. */
export class DuckdbFile {
  readonly #file: DatabaseFile;
  readonly #shared: (() => Promise<DuckDBConnection>) | undefined;
  readonly #connections = new Set<DuckDBConnection>();
  #instance: Promise<DuckDBInstance> | null = null;

  /** @param shared  connects where the process has the file open already: it is neither opened nor closed then. */
  constructor(file: DatabaseFile, shared?: () => Promise<DuckDBConnection>) {
    [this.#file, this.#shared] = [file, shared];
  }

  /** @throws {NamesakeError} `ERR_SOURCE_READ` where it is not there, `ERR_UNAVAILABLE`; {Error} of the library. */
  async connect(): Promise<DuckDBConnection> {
    if (this.#shared !== undefined) return await this.#shared();
    this.#instance ??= this.#opened('READ_ONLY');
    const instance = await this.#instance.catch((error: unknown) => {
      this.#instance = null;
      throw error;
    });
    const connection = await instance.connect();
    this.#connections.add(connection);
    return connection;
  }

  /** Ends a connection on which nothing runs; with the last one the file is closed. */
  async leave(connection: DuckDBConnection): Promise<void> {
    connection.closeSync();
    this.#connections.delete(connection);
    if (this.#connections.size === 0) await this.#close();
  }

  /** Another connection in the place of the only one, which may write. @throws {NamesakeError} `ERR_ADDRESS_REFUSED`; {Error} where others read, or cannot be waited for. */
  async connectForWriting(connection: DuckDBConnection): Promise<DuckDBConnection> {
    const { access, shown } = this.#file;
    requireWriting(access, shown);
    if (this.#shared !== undefined) return connection;
    if (this.#connections.size > 1 || (OPEN.get(access.path) ?? 0) > 1) throw new Error('its rows are being read');
    await this.leave(connection);
    this.#instance = this.#opened('READ_WRITE');
    return await this.connect();
  }

  async #opened(mode: 'READ_ONLY' | 'READ_WRITE'): Promise<DuckDBInstance> {
    const { access, shown } = this.#file;
    await requireFile(access.path, shown);
    const { DuckDBInstance } = await needed('@duckdb/node-api', () => import('@duckdb/node-api'), NEED);
    const instance = await DuckDBInstance.create(access.path, { access_mode: mode, ...SETTINGS }).catch((error: Error) => {
      // (its own words tell strangers of processes of this machine)
      throw LOCKED.test(error.message) ? new Error(mode === 'READ_ONLY' ? 'another program has it open for writing' : 'another program has it open') : error;
    });
    OPEN.set(access.path, (OPEN.get(access.path) ?? 0) + 1);
    return instance;
  }

  async #close(): Promise<void> {
    const instance = await this.#instance?.catch(() => null);
    this.#instance = null;
    if (!instance) return;
    instance.closeSync();
    const { path } = this.#file.access;
    const others = (OPEN.get(path) ?? 1) - 1;
    if (others > 0) OPEN.set(path, others);
    else OPEN.delete(path);
  }
}
