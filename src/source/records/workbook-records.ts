import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { NamesakeError } from '../../errors.js';
import { nameOf, readError } from '../read-bytes.js';
import { needed } from './needed.js';
import { cellText, type RecordFile } from './record-file.js';

/** More rows than a sheet can have. */
const MAX_ROWS = 1 << 20;

/**
 * The rows of an Excel workbook's first sheet, by hucre: values as they were last computed, dates as ISO 8601. Rows are as long as the first one.
 *
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`.
 */
export async function workbookRecords(path: string): Promise<RecordFile> {
  const { streamXlsxRows } = await needed('hucre', () => import('hucre/xlsx'));
  const input = createReadStream(path);
  return {
    names: null,
    async *rows() {
      let width = 0;
      try {
        for await (const { values } of streamXlsxRows(Readable.toWeb(input) as ReadableStream<Uint8Array>, { maxRows: MAX_ROWS })) {
          const cells = values.map(cellText);
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
