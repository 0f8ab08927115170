import { lineOf } from '../../target/delimited-line.js';
import type { RecordFile } from './record-file.js';

/** What records are written with on their way to the reader of text. */
export const RECORD_DELIMITER = ',';
const PIECE_UNITS = 1 << 17;

/**
 * Records as delimited text in pieces, so that one reader reads all kinds of files.
 *
 * @param header  whether the first line is to name the columns: where the file names none, its first row does.
 */
export async function* recordPieces(records: RecordFile, header: boolean): AsyncGenerator<Buffer> {
  const line = lineOf(RECORD_DELIMITER);
  let text = header && records.names !== null && records.names.length > 0 ? line(records.names) : '';
  for await (const row of records.rows()) {
    text += line(row);
    if (text.length < PIECE_UNITS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}
