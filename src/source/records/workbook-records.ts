import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { NamesakeError } from '../../errors.js';
import type { ReadLimits } from '../limits.js';
import { checkZip, type ZipLimit } from '../packed/check-zip.js';
import { nameOf, readError } from '../read-bytes.js';
import { needed } from './needed.js';
import { cellText, type RecordFile } from './record-file.js';
import { sheetToRead } from './sheet-to-read.js';

/** More rows than a sheet can have. */
const MAX_ROWS = 1 << 20;
/** Streamed, but may be held where the archive says so. Markup around a cell's text is some thirty bytes. */
const SHEET = /^xl\/worksheets\/[^/]*\.xml$/i;
const MAX_SHEET_BYTES = 1 << 29;
const MARKUP = 16;
/** All other parts are held, and parsed as a whole: shared texts, styles. */
const MAX_HELD_BYTES = 1 << 27;
const DAY_MS = 86_400_000;

const partLimits = ({ maxBytes = Number.POSITIVE_INFINITY }: ReadLimits): readonly ZipLimit[] => [
  { parts: SHEET, maxBytes: Math.min(MAX_SHEET_BYTES, maxBytes * MARKUP) },
  { parts: /^/, maxBytes: Math.min(MAX_HELD_BYTES, maxBytes * MARKUP) },
];

/**
 * The rows of an Excel workbook's first sheet that is not hidden, by hucre: values as stored and last computed (0.125 where 12.5 % is shown), dates as ISO 8601 without
 * a zone, which they have not, times of day alone. Hidden rows and columns are read, rows without any value are not. Rows are at least as long as the first one.
 *
 * @param limits  with them the archive is looked through before: what it unpacks to is known when hucre begins.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_LIMIT`.
 */
export async function workbookRecords(path: string, limits?: ReadLimits): Promise<RecordFile> {
  const { streamXlsxRows } = await needed('hucre', () => import('hucre/xlsx'));
  if (limits !== undefined) await checkZip(path, partLimits(limits));
  const { index, dayZeroMs } = await sheetToRead(path);
  const input = createReadStream(path);
  return {
    names: null,
    async *rows() {
      let width = 0;
      try {
        for await (const { values } of streamXlsxRows(Readable.toWeb(input) as ReadableStream<Uint8Array>, { maxRows: MAX_ROWS, sheet: index })) {
          const cells = values.map((value) => (value instanceof Date ? dateText(value, dayZeroMs) : cellText(value)));
          if (cells.every((cell) => cell === '')) continue;
          if (width === 0) width = cells.length;
          while (cells.length < width) cells.push('');
          yield cells;
        }
      } catch (cause) {
        if (cause instanceof NamesakeError) throw cause;
        if (typeof (cause as NodeJS.ErrnoException).errno === 'number') throw readError(path, cause);
        throw new NamesakeError(
          'ERR_SOURCE_FORMAT',
          `${nameOf(path)} cannot be read as a workbook`,
          'a whole Excel workbook (.xlsx)',
          (cause as Error).message,
          { cause },
        );
      }
    },
    close: async () => void input.destroy(),
  };
}

/** Cells know no zone; and no more than their format tells a time of day from a date of day zero. */
function dateText(date: Date, dayZeroMs: number): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day, time] = date
    .toISOString()
    .replace(/(\.000)?Z$/, '')
    .split('T');
  const days = (date.getTime() - dayZeroMs) / DAY_MS;
  if (days >= 0 && days < 1) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}
