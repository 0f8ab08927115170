import { keyColumn } from '../key/index.js';
import { Output, writeKeys } from '../target/index.js';
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
    const { values, references } = await run.read(path, true);
    run.progress.clear();
    const keys = keyColumn(values, { category: run.category, level: run.level });
    const keyLength = keys.length === 0 ? 0 : keys.data.length / keys.length;
    const bytes = Buffer.from(keys.data.buffer, keys.data.byteOffset, keys.data.byteLength);
    const keyOf = (row: number): string | null => (keys.present[row] ? bytes.toString('latin1', row * keyLength, (row + 1) * keyLength) : null);
    const header = run.header ? { data: 'Data', reference: references === null ? undefined : 'Reference', simKey: 'SimKey' } : undefined;
    const memberOf = (row: number) => ({ data: values.at(row), reference: references?.at(row), simKey: keyOf(row) });
    await writing(run.out, (output) => writeKeys(output, values.length, memberOf, { ...run.format, header }));
  },
};
