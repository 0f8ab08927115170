import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { NamesakeError } from '../errors.js';
import { nameOf, readError, STDIN } from './read-bytes.js';
import { openRecords } from './records/open-records.js';
import { RECORD_DELIMITER, recordPieces } from './records/record-pieces.js';

const PIECE_BYTES = 1 << 18;
/** Bytes that tell the kind of a file. */
const HEAD_BYTES = 16;

/** The bytes of a file, a pipe or standard input, piece by piece. */
export interface Pieces {
  /** Of a regular file; else 0. */
  readonly totalBytes: number;
  /** Whether it is a regular file, which can be read as often as one likes. */
  readonly regular: boolean;
  /** What the text is written with, where that is known: a workbook's or a Parquet file's cells come as delimited text. Null: to be found out. */
  readonly text: { readonly delimiter: string; readonly encoding: 'utf-8' } | null;
  /** From the first byte on. @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT` */
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a path, or `-` for standard input: delimited text, the same packed by gzip, a workbook, a Parquet or a JSON file.
 *
 * @param header  whether the first line is to name the columns, where a file's records have names apart from them.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`
 */
export async function openPieces(path: string, header = true): Promise<Pieces> {
  if (path === STDIN) return { totalBytes: 0, regular: false, text: null, read: () => named(path, process.stdin), close: async () => {} };
  let file: FileHandle;
  let size = 0;
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    file = await open(path, 'r');
    const stats = await file.stat();
    // what tells no size (/proc) is read like a pipe
    size = stats.isFile() ? stats.size : 0;
    if (size > 0) await file.read(head, 0, HEAD_BYTES, 0);
  } catch (cause) {
    throw readError(path, cause);
  }
  const close = (): Promise<void> => file.close();
  try {
    const records = size > 0 ? await openRecords(path, head) : null;
    if (records !== null) {
      const text = { delimiter: RECORD_DELIMITER, encoding: 'utf-8' } as const;
      return { totalBytes: 0, regular: false, text, read: () => recordPieces(records, header), close: () => records.close().then(close) };
    }
  } catch (error) {
    await close();
    throw error;
  }
  const regular = size > 0;
  const read = (): AsyncIterable<Buffer> => named(path, piecesOf(file, regular ? 0 : null));
  if (head[0] === 0x1f && head[1] === 0x8b) return { totalBytes: 0, regular: false, text: null, read: () => unpacked(path, read()), close };
  return { totalBytes: size, regular, text: null, read, close };
}

/** What gzip has packed. */
async function* unpacked(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    // (what goes wrong ends the iteration)
    yield* pipeline(Readable.from(pieces), createGunzip(), () => {}) as AsyncIterable<Buffer>;
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    throw new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be unpacked`, 'a whole gzip archive', (cause as Error).message, { cause });
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
