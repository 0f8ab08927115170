import { constants, unlinkSync } from 'node:fs';
import { access, type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { NamesakeError } from '../errors.js';

const FLUSH_UNITS = 1 << 16;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Text on its way to standard output or a file, in writes of about 64 KiB. A regular file is written beside its place and renamed when it is whole, so
 * that there is never half a file under its name; a device or pipe is written directly.
 *
 *     if (output.push(line)) await output.flush();
 *     …
 *     await output.close();     // or, where something failed, output.abandon()
 */
export class Output {
  #parts: string[] = [];
  #units = 0;
  /** The last write of bytes. */
  #pending: Promise<void> = Promise.resolve();
  readonly #sink: Sink;

  private constructor(sink: Sink) {
    this.#sink = sink;
  }

  /**
   * @param path  a path; undefined or `-` for standard output.
   * @throws {NamesakeError} `ERR_TARGET_WRITE`
   */
  static async open(path?: string): Promise<Output> {
    return new Output(await Output.sink(path));
  }

  /** What {@link open} writes to. @throws {NamesakeError} `ERR_TARGET_WRITE` */
  static async sink(path?: string): Promise<Sink> {
    if (path === undefined || path === '-') return new StandardOutput();
    try {
      return await FileOutput.open(path);
    } catch (cause) {
      throw writeError(path, cause);
    }
  }

  /** An output whose text goes to `sink`: an answer over HTTP, a string. */
  static into(sink: Sink): Output {
    return new Output(sink);
  }

  /** Complains early, before a long run, where nothing could be written to `path`. @throws {NamesakeError} `ERR_TARGET_WRITE` */
  static async check(path?: string): Promise<void> {
    if (path === undefined || path === '-') return;
    try {
      const place = await placeOf(path);
      await access(place.special ? place.path : dirname(place.path), constants.W_OK);
    } catch (cause) {
      throw writeError(path, cause);
    }
  }

  /** Takes text; true where enough has gathered to {@link flush}. */
  push(text: string): boolean {
    this.#parts.push(text);
    this.#units += text.length;
    return this.#units >= FLUSH_UNITS;
  }

  /** {@link flush} where there is enough to write. */
  drain(): Promise<void> | undefined {
    return this.#units >= FLUSH_UNITS ? this.flush() : undefined;
  }

  /** Writes what has gathered. @throws {NamesakeError} `ERR_TARGET_WRITE`; its cause has the code EPIPE where the reader has left. */
  async flush(): Promise<void> {
    if (this.#units === 0) return;
    await this.#pending;
    const text = this.#parts.join('');
    this.#parts = [];
    this.#units = 0;
    await this.#guarded(() => this.#sink.write(text));
  }

  /**
   * Writes bytes behind what has gathered. They must stay as they are until the next call of this or of {@link flush} or {@link close} is done: waits for the write
   * before, not for its own, and throws what went wrong with that one. @throws {NamesakeError} `ERR_TARGET_WRITE`
   */
  async write(bytes: Uint8Array): Promise<void> {
    await this.flush();
    await this.#pending;
    if (bytes.length === 0) return;
    this.#pending = this.#guarded(() => this.#sink.write(bytes));
    // its failure is told by whoever waits for it next
    this.#pending.catch(() => {});
  }

  /** Writes the rest and puts the file in its place. @throws {NamesakeError} `ERR_TARGET_WRITE` */
  async close(): Promise<void> {
    await this.flush();
    await this.#pending;
    await this.#guarded(() => this.#sink.close());
  }

  /** Removes what was written of a regular file. Never throws. */
  async abandon(): Promise<void> {
    await this.#pending.catch(() => {});
    await this.#sink.abandon().catch(() => {});
  }

  async #guarded(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (cause) {
      throw writeError(this.#sink.name, cause);
    }
  }
}

/** Where text goes in the end. */
export interface Sink {
  /** For messages. */
  readonly name: string;
  /** Waited for: this is the back-pressure. Bytes are the writer's again when it is done. */
  write(data: string | Uint8Array): Promise<void>;
  /** The text is whole. */
  close(): Promise<void>;
  /** The text will never be whole. */
  abandon(): Promise<void>;
}

class StandardOutput implements Sink {
  readonly name = 'standard output';

  constructor() {
    // The write's callback tells the same error; without a listener it would also end the process.
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => {});
  }

  write(data: string | Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      process.stdout.write(data, (error) => (error ? reject(error) : resolve()));
    });
  }

  async close(): Promise<void> {}
  async abandon(): Promise<void> {}
}

class FileOutput implements Sink {
  private constructor(
    readonly name: string,
    private readonly file: FileHandle,
    private readonly path: string,
    /** Where the text stands until it is whole; null for a special file. */
    private readonly partial: string | null,
  ) {
    if (partial !== null) for (const signal of SIGNALS) process.once(signal, this.#interrupted);
  }

  static async open(name: string): Promise<FileOutput> {
    const { path, special, mode } = await placeOf(name);
    if (special) return new FileOutput(name, await open(path, 'w'), path, null);
    const partial = join(dirname(path), `.${basename(path)}.${process.pid}-${Date.now().toString(36)}.partial`);
    return new FileOutput(name, await open(partial, 'wx', mode), path, partial);
  }

  async write(data: string | Uint8Array): Promise<void> {
    await this.file.writeFile(data, 'utf8');
  }

  async close(): Promise<void> {
    await this.file.close();
    if (this.partial !== null) await rename(this.partial, this.path);
    this.#unlisten();
  }

  async abandon(): Promise<void> {
    this.#unlisten();
    await this.file.close().catch(() => {});
    if (this.partial !== null) await unlink(this.partial);
  }

  #unlisten(): void {
    for (const signal of SIGNALS) process.removeListener(signal, this.#interrupted);
  }

  readonly #interrupted = (signal: NodeJS.Signals): void => {
    this.#unlisten();
    try {
      unlinkSync(this.partial as string);
    } finally {
      process.kill(process.pid, signal);
    }
  };
}

/** Where a path leads, through links. */
async function placeOf(path: string): Promise<{ path: string; special: boolean; mode?: number }> {
  if (path.startsWith('/dev/')) return { path, special: true };
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found === undefined) return { path, special: false };
  if (found.isDirectory()) throw Object.assign(new Error('a directory'), { code: 'EISDIR' });
  return { path: await realpath(path), special: !found.isFile(), mode: found.mode & 0o777 };
}

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'a directory',
  ENOENT: 'no such folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'a read-only file system',
  ENOSPC: 'no space left on the device',
  EPIPE: 'a closed pipe',
};

function writeError(path: string, cause: unknown): NamesakeError {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const name = path === 'standard output' ? path : `"${path}"`;
  return new NamesakeError('ERR_TARGET_WRITE', `cannot write to ${name}`, 'a writable file', REASONS[code] ?? message, { cause });
}
