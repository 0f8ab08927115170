import { type FileHandle, type FileReadResult, open } from 'node:fs/promises';
import { NamesakeError } from '../errors.js';
import type { FileFormat } from './file-format.js';
import { limited, type ReadLimits, tooLarge } from './limits.js';
import { type Packing, packingOf, unpack } from './packed/unpack.js';
import { nameOf, readError, STDIN } from './read-bytes.js';
import { openRecords } from './records/open-records.js';
import { RECORD_DELIMITER, recordPieces } from './records/record-pieces.js';

const PIECE_BYTES = 1 << 18;
/** Bytes that tell the kind of a file. */
const HEAD_BYTES = 64;
/** (Whose lines would be read as delimited text, under a header that is the first item.) */
const PACKED_JSON = /\.(json|jsonl|ndjson)\.\w+$/i;

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
 * Opens a path, or `-` for standard input: delimited text, the same packed by gzip or zstd, a workbook, a Parquet or a JSON file.
 *
 * @param header  whether the first line is to name the columns, where a file's records have names apart from them.
 * @param limits  of what a stranger's file may come to; reading fails beyond them.
 * @param format  what the file is said to be; default: its first bytes and its name tell.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_LIMIT`
 */
export async function openPieces(path: string, header = true, limits?: ReadLimits, format?: FileFormat): Promise<Pieces> {
  const within = (pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> => limited(nameOf(path), pieces, limits?.maxBytes);
  if (path === STDIN) return { totalBytes: 0, regular: false, text: null, read: () => within(named(path, process.stdin)), close: async () => {} };
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
    if (size > (limits?.maxBytes ?? Number.POSITIVE_INFINITY)) throw tooLarge(nameOf(path), limits?.maxBytes as number);
    const records = size > 0 ? await openRecords(path, head, limits, format) : null;
    if (records !== null) {
      const text = { delimiter: RECORD_DELIMITER, encoding: 'utf-8' } as const;
      return { totalBytes: 0, regular: false, text, read: () => within(recordPieces(records, header)), close: () => records.close().then(close) };
    }
  } catch (error) {
    await close();
    throw error;
  }
  const regular = size > 0;
  const read = (): AsyncIterable<Buffer> => named(path, piecesOf(file, regular ? 0 : null));
  const packing = packingOf(head);
  if (packing !== null && format === undefined && PACKED_JSON.test(path)) {
    await close();
    throw new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be read`, 'delimited text where a file is packed', 'JSON: unpack it first');
  }
  if (packing === null) return { totalBytes: size, regular, text: null, read: () => within(read()), close };
  return { totalBytes: 0, regular: false, text: null, read: () => within(unpacked(path, packing, read(), limits !== undefined)), close };
}

async function* unpacked(path: string, packing: Packing, pieces: AsyncIterable<Buffer>, ofStrangers: boolean): AsyncGenerator<Buffer> {
  try {
    yield* unpack(packing, pieces, ofStrangers);
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    throw new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be unpacked`, `a whole ${packing} archive`, (cause as Error).message, { cause });
  }
}

async function* named(path: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* pieces;
  } catch (cause) {
    throw readError(path, cause);
  }
}

/** @param position  null where the file has none of its own. Of one that has, the next piece is read while the one before is worked on. */
async function* piecesOf(file: FileHandle, position: number | null): AsyncGenerator<Buffer> {
  let at = position;
  const nextPiece = (): Promise<FileReadResult<Buffer>> => file.read(Buffer.allocUnsafeSlow(PIECE_BYTES), 0, PIECE_BYTES, at);
  let ahead: Promise<FileReadResult<Buffer>> | null = null;
  for (;;) {
    const { bytesRead, buffer } = await (ahead ?? nextPiece());
    if (bytesRead === 0) return;
    if (at !== null) {
      at += bytesRead;
      ahead = nextPiece();
      // what went wrong is told when it is waited for
      ahead.catch(() => undefined);
    }
    yield buffer.subarray(0, bytesRead);
  }
}
