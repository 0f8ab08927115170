import { NamesakeError } from '../errors.js';
import { insertStatement, sqlDialect } from '../target/index.js';
import { type Arguments, textOf } from './arguments.js';

/** `--newtable` and `--dialect`: the INSERT statement of a line's cells. @throws {NamesakeError} `ERR_USAGE` where no table is named, `ERR_OPTION_RANGE`. */
export function insertLine({ values }: Arguments, columns: readonly string[]): (cells: readonly (string | null)[]) => string {
  const table = textOf(values, 'newtable');
  if (table === undefined) throw new NamesakeError('ERR_USAGE', '--process gensql: into which table?', '--newtable NAME', 'none');
  return insertStatement(table, columns, sqlDialect(textOf(values, 'dialect')));
}
