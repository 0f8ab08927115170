import { stat } from 'node:fs/promises';
import type { CategoryName, Level } from '../category/category.js';
import { NamesakeError } from '../errors.js';
import { categoryOption, levelOption, oneOf } from '../options.js';
import {
  type ColumnBatch,
  type Columns,
  delimiterNamed,
  eachColumnBatch,
  encodingNamed,
  type ReadTableOptions,
  readColumns,
  readTable,
  type Table,
  type TableFacts,
} from '../source/index.js';
import { type FormatOptions, TARGETS } from '../target/index.js';
import { type Arguments, OPTIONS, textOf } from './arguments.js';
import { ProgressLine } from './progress-line.js';

const { column, reference, category, level, target, out, delimiter, encoding, quiet, help } = OPTIONS;

/** What a file may be, for the help of commands. */
export const FILE_HELP = `FILE is delimited text (also packed by gzip), an Excel workbook (.xlsx, its first sheet), a Parquet file, a JSON
list (.json) or JSON lines (.jsonl), or - for delimited text on standard input. Empty lines are no rows.`;

/** Options of every command that reads a file, in the order of their help. */
export const TABLE_OPTIONS = {
  column,
  reference,
  category,
  level,
  target,
  out,
  'no-header': OPTIONS['no-header'],
  delimiter,
  encoding,
  'escape-formulas': OPTIONS['escape-formulas'],
  quiet,
  help,
};

/** {@link TABLE_OPTIONS}, checked, with what goes to standard error. */
export interface TableRun {
  readonly category: CategoryName;
  readonly level: Level;
  readonly format: FormatOptions;
  readonly out: string | undefined;
  readonly header: boolean;
  readonly progress: ProgressLine;
  /** Says something on standard error, unless asked to be quiet. */
  tell(text: string): void;
  /** Reads the column (and the reference) of a file whose other cells are not wanted, and tells what is odd about it. `second`: as of {@link read}. */
  readColumns(path: string, second?: boolean): Promise<Columns>;
  /**
   * Reads the file, and tells what is odd about it. `losesColumns`: the output may not take the input's place. `second`: the second file of two, which has
   * `--column2` and `--reference2`.
   */
  read(path: string, losesColumns: boolean, second?: boolean): Promise<Table>;
  /** {@link read} for an output that needs no column as a whole and has not all columns of the input. */
  readBatches(path: string, visit: (batch: ColumnBatch) => Promise<void>): Promise<TableFacts>;
}

/** Checks the options of a command that reads a file, before anything is read. @throws {NamesakeError} `ERR_OPTION_*` */
export function tableRun({ values }: Arguments): TableRun {
  const text = (name: string): string | undefined => textOf(values, name);
  const silent = values.quiet === true;
  const header = values['no-header'] !== true;
  const progress = new ProgressLine(silent ? null : process.stderr);
  const given = text('delimiter');
  const readOptions = {
    column: text('column'),
    reference: text('reference'),
    header,
    delimiter: given === undefined ? undefined : delimiterNamed(given),
    encoding: values.encoding === undefined ? undefined : encodingNamed(text('encoding') ?? ''),
    progress: (parsed: number, total: number, rows: number) => progress.update('parsing', total > 0 ? parsed / total : null, rows),
  };
  const ofSecond = (): typeof readOptions & Pick<ReadTableOptions, 'optionNames'> => ({
    ...readOptions,
    column: text('column2') ?? text('column'),
    reference: text('reference2'),
    optionNames: { column: '--column2', reference: '--reference2' },
  });
  const tell = (message: string): void => {
    progress.clear();
    if (!silent) process.stderr.write(message);
  };
  return {
    category: categoryOption(text('category')),
    level: levelOption(text('level')),
    format: { target: oneOf('target', text('target'), TARGETS, 'csv'), escapeFormulas: values['escape-formulas'] === true },
    out: text('out'),
    header,
    progress,
    tell,
    async readColumns(path, second = false) {
      await refuseOverwrite(path, text('out'));
      const columns = await readColumns(path, second ? ofSecond() : readOptions);
      for (const notice of noticesOf(columns, columns.values.length, readOptions)) tell(`namesake: ${notice}\n`);
      return columns;
    },
    async read(path, losesColumns, second = false) {
      if (losesColumns) await refuseOverwrite(path, text('out'));
      const table = await readTable(path, second ? ofSecond() : readOptions);
      for (const notice of noticesOf(table, table.values.length, readOptions)) tell(`namesake: ${notice}\n`);
      return table;
    },
    async readBatches(path, visit) {
      await refuseOverwrite(path, text('out'));
      let rows = 0;
      const facts = await eachColumnBatch(path, readOptions, (batch) => {
        rows += batch.values.length;
        return visit(batch);
      });
      for (const notice of noticesOf(facts, rows, readOptions)) tell(`namesake: ${notice}\n`);
      return facts;
    },
  };
}

/** `--out` on the input itself would lose every column that the output leaves out. @throws {NamesakeError} `ERR_USAGE` */
export async function refuseOverwrite(input: string, out: string | undefined): Promise<void> {
  if (input === '-' || out === undefined || out === '-') return;
  const [source, target] = await Promise.all([input, out].map((path) => stat(path).catch(() => null)));
  if (source?.isFile() && target && source.dev === target.dev && source.ino === target.ino) {
    throw new NamesakeError('ERR_USAGE', '--out names the input file', 'another file', `"${out}"`);
  }
}

/** Why a text that named no encoding was read as windows-1252. */
export const badLineNotice = (line: number): string =>
  `line ${line} is not UTF-8: the text is read as windows-1252 (--encoding utf-8 keeps it as UTF-8, with U+FFFD for what is broken)`;

function noticesOf(
  { width, firstBadLine, ragged, delimiter, encoding }: TableFacts,
  rows: number,
  said: Pick<ReadTableOptions, 'delimiter' | 'encoding'>,
): string[] {
  const notices: string[] = [];
  if (said.delimiter !== undefined && said.delimiter !== delimiter) notices.push('--delimiter says nothing of a file of this kind');
  if (said.encoding !== undefined && said.encoding !== encoding) notices.push('--encoding says nothing of a file of this kind');
  if (firstBadLine > 0) {
    notices.push(badLineNotice(firstBadLine));
  }
  if (width === 0) notices.push('the input is empty');
  else if (rows === 0) notices.push('the input has a header and no rows');
  if (ragged.rows > 0)
    notices.push(
      `${ragged.rows} ${ragged.rows === 1 ? 'row has' : 'rows have'} not the ${width} cells of the first line, beginning with row ${ragged.firstRow}`,
    );
  return notices;
}
