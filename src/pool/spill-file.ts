import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NamesakeError } from '../errors.js';

/** Bytes in a temporary file: appended, then read back. The file has no name once it is open (where the system allows that), so nothing is left behind whatever happens. */
export class SpillFile {
  readonly #file: number;
  readonly #folder: string;
  #length = 0;
  #isClosed = false;

  /** @throws {NamesakeError} `ERR_TARGET_WRITE` where the system's folder for temporary files cannot be written. */
  constructor() {
    try {
      this.#folder = mkdtempSync(join(tmpdir(), 'namesake-'));
      this.#file = openSync(join(this.#folder, 'pairs'), 'wx+', 0o600);
    } catch (cause) {
      throw noRoom(cause);
    }
    this.#forget();
  }

  get length(): number {
    return this.#length;
  }

  /** Appends the bytes of an array. @throws {NamesakeError} `ERR_TARGET_WRITE`: no room. */
  append(array: Int32Array | Float64Array | Uint8Array): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done, bytes.length - done, this.#length + done);
    } catch (cause) {
      throw noRoom(cause);
    }
    this.#length += bytes.length;
  }

  /** Fills an array from byte `from` on; what was never written is an error of the caller. */
  readInto(array: Int32Array | Float64Array | Uint8Array, from: number): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let done = 0; done < bytes.length; ) {
      const read = readSync(this.#file, bytes, done, bytes.length - done, from + done);
      if (read === 0) throw new NamesakeError('ERR_SOURCE_READ', 'a temporary file', `${bytes.length} bytes from ${from}`, `${done}`);
      done += read;
    }
  }

  /** May be called again. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.#file);
    this.#forget();
  }

  #forget(): void {
    try {
      rmSync(this.#folder, { recursive: true, force: true });
    } catch {
      // an open file cannot be removed everywhere: it is once more when it is closed
    }
  }
}

function noRoom(cause: unknown): NamesakeError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new NamesakeError('ERR_TARGET_WRITE', 'temporary files cannot be written', `room in ${tmpdir()} (TMPDIR names another folder)`, reason, { cause });
}
