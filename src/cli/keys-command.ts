import { keyColumn, keys } from '../key/index.js';
import { oneOf } from '../options.js';
import { KeysReport, Output } from '../target/index.js';
import { OPTIONS, refuseIdle, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { insertLine } from './insert-line.js';
import { FILE_HELP, TABLE_OPTIONS, type TableRun, tableRun } from './table-options.js';
import { writing } from './writing.js';

/** `namesake keys FILE`: the similarity key of every value. */
export const keysCommand: Command = {
  name: 'keys',
  positionals: ['FILE'],
  summary: 'Writes the similarity key of every value',
  details: `${FILE_HELP}
One line per record in input order, Data[,Reference],SimKey, under a line of those names (none with --no-header).
The key is empty where nothing is left to match on.`,
  options: {
    ...TABLE_OPTIONS,
    process: { type: 'string', value: 'NAME', help: 'keysonly (default) or gensql: an INSERT statement for each record, of Data[, Reference] and SimKey' },
    newtable: OPTIONS.newtable,
    dialect: OPTIONS.dialect,
  },
  examples: ['namesake keys customers.csv --column name --level wide', 'cut -f2 customers.tsv | namesake keys - --delimiter tab --target json'],

  async run(args) {
    const [path] = requirePositionals('keys', args.positionals, ['FILE']);
    const run = tableRun(args);
    const isSql = oneOf('process', textOf(args.values, 'process')?.toLowerCase(), ['keysonly', 'gensql'], 'keysonly') === 'gensql';
    if (isSql) refuseIdle(args, ['target', 'escape-formulas'], '--process keysonly');
    else refuseIdle(args, ['newtable', 'dialect'], '--process gensql');
    const statement = isSql ? insertLine(args, args.values.reference === undefined ? ['Data', 'SimKey'] : ['Data', 'Reference', 'SimKey']) : null;
    await Output.check(run.out);
    if (statement !== null) return writeStatements(path, run, statement);
    await writing(run.out, async (output) => {
      const report = new KeysReport(output, { ...run.format, header: run.header });
      await run.readBatches(path, async ({ values, references }) => {
        const keys = keyColumn(values, { category: run.category, level: run.level });
        await report.write({ values, references, keys });
      });
      run.progress.clear();
      await report.end(args.values.reference !== undefined);
    });
  },
};

async function writeStatements(path: string, run: TableRun, statement: (cells: readonly (string | null)[]) => string): Promise<void> {
  await writing(run.out, async (output) => {
    await run.readBatches(path, async ({ values, references }) => {
      const found = keys(values, { category: run.category, level: run.level });
      for (const [row, key] of found.entries()) {
        const cells = [values.at(row), ...(references === null ? [] : [references.at(row)]), key];
        if (output.push(statement(cells))) await output.flush();
      }
    });
    run.progress.clear();
  });
}
