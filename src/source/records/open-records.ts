import { extname } from 'node:path';
import type { ReadLimits } from '../limits.js';
import { checkFormat, type FileFormat } from '../file-format.js';
import { nameOf } from '../read-bytes.js';
import { jsonRecords } from './json-records.js';
import { parquetRecords } from './parquet-records.js';
import type { RecordFile } from './record-file.js';
import { COMPOUND_MAGIC, refuseCompound } from './refuse-compound.js';
import { workbookRecords } from './workbook-records.js';

/**
 * The records of a file of a kind that its first bytes, or for JSON its name or `format`, tell; null for text.
 *
 * @throws {NamesakeError} as the kinds do, and where it is another kind than `format`.
 */
export async function openRecords(path: string, head: Uint8Array, limits?: ReadLimits, format?: FileFormat): Promise<RecordFile | null> {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const magic = bytes.toString('latin1', 0, 4);
  if (magic === COMPOUND_MAGIC) await refuseCompound(path, bytes);
  checkFormat(nameOf(path), magic, format);
  if (magic === 'PAR1') return parquetRecords(path, limits);
  if (magic === 'PK\x03\x04') return workbookRecords(path, limits);
  if (format === 'json' || format === 'jsonref') return jsonRecords(path, /^(\ufeff|\s)*\{/.test(bytes.toString('utf8')));
  const extension = extname(path).toLowerCase();
  if (extension === '.json') return jsonRecords(path, false);
  return extension === '.jsonl' || extension === '.ndjson' ? jsonRecords(path, true) : null;
}
