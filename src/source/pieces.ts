import { type FileHandle, open } from 'node:fs/promises';
import { readError, STDIN } from './read-bytes.js';

const PIECE_BYTES = 1 << 18;

/** The bytes of a file, a pipe or standard input, piece by piece. */
export interface Pieces {
  /** Of a regular file; else 0. */
  readonly totalBytes: number;
  /** Whether it is a regular file, which can be read as often as one likes. */
  readonly regular: boolean;
  /** From the first byte on. @throws {NamesakeError} `ERR_SOURCE_READ` */
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** Opens a path, or `-` for standard input. @throws {NamesakeError} `ERR_SOURCE_READ` */
export async function openPieces(path: string): Promise<Pieces> {
  if (path === STDIN) return { totalBytes: 0, regular: false, read: () => named(path, process.stdin), close: async () => {} };
  try {
    const file = await open(path, 'r');
    const stats = await file.stat();
    // what tells no size (/proc) is read like a pipe
    const regular = stats.isFile() && stats.size > 0;
    return { totalBytes: regular ? stats.size : 0, regular, read: () => named(path, piecesOf(file, regular ? 0 : null)), close: () => file.close() };
  } catch (cause) {
    throw readError(path, cause);
  }
}

async function* named(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (cause) {
    throw readError(path, cause);
  }
}

/** @param position  null where the file has none of its own. */
async function* piecesOf(file: FileHandle, position: number | null): AsyncGenerator<Buffer> {
  for (let at = position; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(PIECE_BYTES), 0, PIECE_BYTES, at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    if (at !== null) at += bytesRead;
  }
}
