import { keyColumn } from '../key/index.js';
import { KeysReport, Output } from '../target/index.js';
import { requirePositionals } from './arguments.js';
import type { Command } from './command.js';
import { TABLE_OPTIONS, tableRun } from './table-options.js';
import { writing } from './writing.js';

/** `namesake keys FILE`: the similarity key of every value. */
export const keysCommand: Command = {
  name: 'keys',
  positionals: ['FILE'],
  summary: 'Writes the similarity key of every value',
  details: `FILE is delimited text, or - for standard input; empty lines are no rows. One line per record in input
order, Data[,Reference],SimKey, under a line of those names (none with --no-header). The key is empty where
nothing is left to match on.`,
  options: TABLE_OPTIONS,
  examples: ['namesake keys customers.csv --column name --level wide', 'cut -f2 customers.tsv | namesake keys - --delimiter tab --target json'],

  async run(args) {
    const [path] = requirePositionals('keys', args.positionals, ['FILE']);
    const run = tableRun(args);
    await Output.check(run.out);
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
