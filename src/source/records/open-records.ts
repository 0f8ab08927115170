import { extname } from 'node:path';
import type { ReadLimits } from '../limits.js';
import { jsonRecords } from './json-records.js';
import { parquetRecords } from './parquet-records.js';
import type { RecordFile } from './record-file.js';
import { workbookRecords } from './workbook-records.js';

/** The records of a file of a kind that its first bytes, or for JSON its name, tell; null for text. @throws {NamesakeError} as the kinds do. */
export async function openRecords(path: string, head: Uint8Array, limits?: ReadLimits): Promise<RecordFile | null> {
  const magic = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 4)).toString('latin1');
  if (magic === 'PAR1') return parquetRecords(path, limits);
  if (magic === 'PK\x03\x04') return workbookRecords(path, limits);
  const extension = extname(path).toLowerCase();
  if (extension === '.json') return jsonRecords(path, false);
  return extension === '.jsonl' || extension === '.ndjson' ? jsonRecords(path, true) : null;
}
