import { NamesakeError } from '../errors.js';

/** Kinds of files, as jobs name them; `jsonref` is a list of objects with references. */
export const FILE_FORMATS = ['csv', 'tsv', 'psv', 'ssv', 'excel', 'parquet', 'json', 'jsonref'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** What separates the cells of a format; undefined where that is to be found out. */
export const DELIMITER_OF_FORMAT: Readonly<Partial<Record<FileFormat, string>>> = { tsv: '\t', psv: '|', ssv: ';' };

/** What the first bytes of a file have to be. */
const MAGIC: Readonly<Partial<Record<FileFormat, readonly [bytes: string, what: string]>>> = {
  excel: ['PK\x03\x04', 'an Excel workbook (.xlsx)'],
  parquet: ['PAR1', 'a Parquet file'],
};

/** @throws {NamesakeError} `ERR_SOURCE_FORMAT` where a file is certainly not what it was said to be. */
export function checkFormat(name: string, magic: string, format: FileFormat | undefined): void {
  const [bytes, what] = (format && MAGIC[format]) ?? ['', ''];
  if (!magic.startsWith(bytes)) throw new NamesakeError('ERR_SOURCE_FORMAT', `${name} is not what it was said to be`, what, 'other first bytes');
}
