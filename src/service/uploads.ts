import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ConcurrencyGate } from './limits/index.js';
import { ServiceError } from './service-error.js';

/** How a `connection` names a file that was sent. */
const PREFIX = 'upload:';
/** A file that nobody asks for is gone after so long. */
const KEPT_MS = 30 * 60 * 1000;
const PER_CALLER = 10;
/** That are being sent. */
const COMING = 32;
const COMING_PER_CALLER = 4;
const RETRY_SECONDS = 5;
const EXTENSION = /^\.[a-z0-9]{1,8}$/;

interface Upload {
  readonly owner: string;
  readonly path: string;
  timer: NodeJS.Timeout;
}

/** Files that clients have sent, for their own jobs: kept for half an hour after they were last used. */
export class Uploads {
  readonly #maxBytes: number;
  readonly #kept = new Map<string, Upload>();
  readonly #coming = new ConcurrencyGate({ maxConcurrent: COMING, maxConcurrentPerKey: COMING_PER_CALLER });
  #folder: string | undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Keeps a file.
   *
   * @param name  its name at the client; its ending tells the format.
   * @returns what a job's `connection` has to be.
   * @throws {ServiceError} `ERR_LIMIT`, `ERR_BUSY` where too many are being sent; and what the body throws.
   */
  async keep(owner: string, name: string, body: AsyncIterable<Uint8Array>): Promise<string> {
    const leave = await this.#coming.enter(owner).catch(() => {
      throw new ServiceError('ERR_BUSY', 'too many files are being sent', RETRY_SECONDS);
    });
    try {
      return await this.#save(owner, name, body);
    } finally {
      leave();
    }
  }

  async #save(owner: string, name: string, body: AsyncIterable<Uint8Array>): Promise<string> {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'namesake-uploads-'));
    const id = randomBytes(18).toString('base64url');
    const extension = extname(name).toLowerCase();
    const path = join(this.#folder, `${id}${EXTENSION.test(extension) ? extension : ''}`);
    const file = await open(path, 'wx', 0o600);
    try {
      let bytes = 0;
      for await (const piece of body) {
        bytes += piece.length;
        if (bytes > this.#maxBytes) throw new ServiceError('ERR_LIMIT', `the file is too large; expected at most ${this.#maxBytes} bytes`);
        await file.writeFile(piece);
      }
    } catch (error) {
      await file.close();
      await rm(path, { force: true });
      throw error;
    }
    await file.close();
    this.#makeRoom(owner);
    this.#kept.set(id, { owner, path, timer: this.#timer(id) });
    return PREFIX + id;
  }

  /** Where a file is; null for what is no such connection. @throws {ServiceError} `ERR_PATH` where there is none of that name, or it is another's. */
  pathOf(connection: string | undefined, owner: string): string | null {
    if (connection === undefined || !connection.startsWith(PREFIX)) return null;
    const id = connection.slice(PREFIX.length);
    const found = this.#kept.get(id);
    if (found === undefined || found.owner !== owner) throw new ServiceError('ERR_PATH', 'there is no such file any more: send it once more');
    clearTimeout(found.timer);
    found.timer = this.#timer(id);
    return found.path;
  }

  async close(): Promise<void> {
    for (const { timer } of this.#kept.values()) clearTimeout(timer);
    this.#kept.clear();
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true });
  }

  /** The oldest of a caller's files makes room for a new one. */
  #makeRoom(owner: string): void {
    const own = [...this.#kept].filter(([, upload]) => upload.owner === owner);
    for (const [id] of own.slice(0, Math.max(own.length - PER_CALLER + 1, 0))) this.#drop(id);
  }

  #timer(id: string): NodeJS.Timeout {
    return setTimeout(() => this.#drop(id), KEPT_MS).unref();
  }

  #drop(id: string): void {
    const found = this.#kept.get(id);
    if (found === undefined) return;
    clearTimeout(found.timer);
    this.#kept.delete(id);
    rm(found.path, { force: true }).catch(() => {});
  }
}
