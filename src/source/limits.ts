import { NamesakeError } from '../errors.js';
import { nameOf } from './read-bytes.js';

/** What reading a file may come to, where nobody vouches for it. */
export interface ReadLimits {
  /** Bytes of text: of what an archive packs; of a workbook's, a Parquet or a JSON file's records written as text. */
  readonly maxBytes?: number;
  /** Rows of data. */
  readonly maxRows?: number;
}

/** The same pieces. @throws {NamesakeError} (the iteration) `ERR_LIMIT` with the first piece that is too much. */
export async function* limited(name: string, pieces: AsyncIterable<Buffer>, maxBytes = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > maxBytes) throw tooLarge(name, maxBytes);
    yield piece;
  }
}

/** Unpacked or as it came, there is too much of it. */
export const tooLarge = (name: string, maxBytes: number): NamesakeError =>
  new NamesakeError('ERR_LIMIT', `${name} is too large`, `at most ${maxBytes} bytes`, 'more');

/** @throws {NamesakeError} `ERR_LIMIT` */
export function checkRows(path: string, rows: number, limits: ReadLimits | undefined): void {
  const maxRows = limits?.maxRows ?? Number.POSITIVE_INFINITY;
  if (rows > maxRows) throw new NamesakeError('ERR_LIMIT', `${nameOf(path)} has too many rows`, `at most ${maxRows}`, 'more');
}
