import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';
import { DATABASE_NAMES, type DatabaseFamily, databaseFamily } from '../source/database/index.js';
import { FILE_FORMATS, type FileFormat } from '../source/index.js';

/** Values that come with the job itself. */
export const BATCH_FORMATS = ['jsonbatch', 'jsonrefbatch'] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** What a source's name stands for. */
export type SourceKind =
  | { readonly kind: 'file'; readonly format: FileFormat }
  | { readonly kind: 'batch'; readonly format: BatchFormat }
  | { readonly kind: 'database'; readonly family: DatabaseFamily };

/**
 * What a source's name stands for, in any case and with any blanks.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE`: nothing; the message names the nearest.
 * @example sourceNamed('AWS RDS Postgres')  // => { kind: 'database', family: 'postgres' }
 */
export function sourceNamed(name: string): SourceKind {
  const wanted = name.trim().toLowerCase();
  const format = FILE_FORMATS.find((known) => known === wanted);
  if (format !== undefined) return { kind: 'file', format };
  const batch = BATCH_FORMATS.find((known) => known === wanted);
  if (batch !== undefined) return { kind: 'batch', format: batch };
  const family = databaseFamily(wanted);
  if (family !== null) return { kind: 'database', family };
  const names = [...FILE_FORMATS, ...BATCH_FORMATS, ...DATABASE_NAMES];
  const guess = wanted.length <= 60 ? `"${name}" (did you mean "${nearest(wanted, names)}"?)` : 'a long text';
  throw new NamesakeError('ERR_OPTION_RANGE', 'parameter "source"', `one of ${names.join(', ')}`, guess);
}
