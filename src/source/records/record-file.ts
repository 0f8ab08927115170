import { NamesakeError } from '../../errors.js';

/** A file that has records instead of lines: a table in a workbook, a Parquet or a JSON file. */
export interface RecordFile {
  /** Names of the columns; null where the first row may have them. */
  readonly names: readonly string[] | null;
  /** The rows, in order; each may have fewer cells than there are names. Can be asked for once. @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT` */
  rows(): AsyncIterable<readonly string[]>;
  close(): Promise<void>;
}

/** A cell as text: nothing for null, ISO 8601 for dates (the day alone at midnight UTC), JSON for lists and objects, base64 for bytes. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64');
  if (typeof value === 'object') return jsonText(value);
  return String(value);
}

function jsonText(value: object): string {
  try {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? numberOrText(inner) : inner));
  } catch (cause) {
    // (a stack has an end)
    throw new NamesakeError('ERR_SOURCE_FORMAT', 'a list or object in a cell is nested too deep', 'some thousand levels at most', (cause as Error).message, {
      cause,
    });
  }
}

/** Text where JSON readers would lose digits. */
const numberOrText = (whole: bigint): number | string => (Number.isSafeInteger(Number(whole)) ? Number(whole) : String(whole));

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, -14) : text.replace('.000Z', 'Z');
}
