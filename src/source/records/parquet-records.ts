import { NamesakeError } from '../../errors.js';
import { checkRows, type ReadLimits, tooLarge } from '../limits.js';
import { nameOf, readError } from '../read-bytes.js';
import { needed } from './needed.js';
import { conversionOf } from './parquet-values.js';
import { cellText, type RecordFile } from './record-file.js';

/** Of strangers: writers make groups of a million at most by themselves. */
const MAX_GROUP_ROWS = 1 << 22;

/** Of INT96, the old kind of timestamps, which says so by its type alone. */
const PARSERS = { timestampFromNanoseconds: (nanos: bigint) => nanos };

type Group = { readonly num_rows: bigint; readonly total_byte_size: bigint };

/**
 * A Parquet file's rows, by hyparquet: row group by row group, of which one is in memory. All codecs; nested columns are JSON, decimals have all their digits, timestamps
 * a zone where the file says that they are UTC.
 *
 * @param limits  hold for what the file says of itself before any of it is unpacked.
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`, `ERR_LIMIT`.
 */
export async function parquetRecords(path: string, limits?: ReadLimits): Promise<RecordFile> {
  const { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } = await needed('hyparquet', () => import('hyparquet'));
  const { compressors } = await needed('hyparquet-compressors', () => import('hyparquet-compressors'));
  try {
    const file = await asyncBufferFromFile(path);
    const metadata = await parquetMetadataAsync(file);
    checkGroups(path, metadata.row_groups, limits);
    const columns = parquetSchema(metadata).children.map((node) => ({
      name: node.element.name,
      isFlat: node.children.length === 0,
      convert: conversionOf(node),
    }));
    return {
      names: columns.map(({ name }) => name),
      async *rows() {
        let rowStart = 0;
        for (const { num_rows: count } of metadata.row_groups) {
          if (count < 0n) throw notReadable(path, new Error('a number of rows below zero'));
          const rowEnd = rowStart + Number(count);
          const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd, utf8: false, parsers: PARSERS }).catch((cause) => {
            throw notReadable(path, cause);
          });
          rowStart = rowEnd;
          for (const row of rows) {
            // (a null is null, but in nested columns)
            if (columns.some(({ name, isFlat }) => isFlat && row[name] === undefined))
              throw notReadable(path, new Error('fewer values than it says to have rows'));
            yield columns.map(({ name, convert }) => cellText(convert(row[name])));
          }
        }
      },
      close: async () => {},
    };
  } catch (cause) {
    throw notReadable(path, cause);
  }
}

/** A row group is unpacked and held as a whole. */
function checkGroups(path: string, groups: readonly Group[], limits: ReadLimits | undefined): void {
  if (limits === undefined) return;
  const { maxBytes = Number.POSITIVE_INFINITY } = limits;
  let rows = 0;
  for (const { num_rows: count, total_byte_size: bytes } of groups) {
    checkRows(path, (rows += Number(count)), limits);
    // (a row is a line end at least)
    if (Number(bytes) > maxBytes || rows > maxBytes) throw tooLarge(nameOf(path), maxBytes);
    if (Number(count) > MAX_GROUP_ROWS)
      throw new NamesakeError('ERR_LIMIT', `a row group of ${nameOf(path)} has too many rows`, `at most ${MAX_GROUP_ROWS}`, String(count));
  }
}

function notReadable(path: string, cause: unknown): NamesakeError {
  if (cause instanceof NamesakeError) return cause;
  if (typeof (cause as NodeJS.ErrnoException).errno === 'number') return readError(path, cause);
  return new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be read as Parquet`, 'a whole Parquet file', (cause as Error).message, { cause });
}
