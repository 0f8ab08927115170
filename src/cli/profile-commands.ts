import { NamesakeError } from '../errors.js';
import { nonUnique, RangeSearch, StatisticsGathering, statisticsJson, statisticsText } from '../profile/index.js';
import { RANGE_FINDINGS } from '../profile/range-findings.js';
import { Output, writeCounts, writeFindings, writeRepeated } from '../target/index.js';
import { countOf, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { wholeNumber } from '../text/whole-number.js';
import { FILE_HELP, TABLE_OPTIONS, tableRun } from './table-options.js';
import { writing } from './writing.js';

const { column, reference, category: _category, level: _level, target, ...others } = TABLE_OPTIONS;

/** `namesake profile statistics FILE`: what a column holds. */
export const statisticsCommand: Command = {
  name: 'profile statistics',
  positionals: ['FILE'],
  summary: 'Tells what a column holds: values and their counts, types, numbers, masks',
  details: `${FILE_HELP}
A report for reading; with --target csv, tsv, psv or ssv a line Value,Count,Share for every different value, most
frequent first; with --target json all that is known. Up to --distinct different values everything is exact, beyond
that the report says how far it may be off.`,
  options: {
    column,
    distinct: { type: 'string', value: 'N', help: 'different values up to which everything is exact (default 1000000)' },
    limit: { type: 'string', value: 'N', help: 'most and least frequent values in the report (default 20)' },
    target: { ...target, help: 'csv, tsv, psv, ssv or json (default: a text for reading)' },
    ...others,
  },
  examples: ['namesake profile statistics orders.csv --column city', 'namesake profile statistics orders.csv --column city --target csv'],

  async run(args) {
    const [path] = requirePositionals('profile statistics', args.positionals, ['FILE']);
    const run = tableRun(args);
    const maxDistinct = countOf(args.values, 'distinct', 1, 1 << 24);
    const limit = countOf(args.values, 'limit', 0, 10_000);
    await Output.check(run.out);
    const gathering = new StatisticsGathering({ ...(maxDistinct === undefined ? {} : { maxDistinct }), ...(limit === undefined ? {} : { limit }) });
    await run.readBatches(path, async ({ values }) => gathering.add(values));
    run.progress.clear();
    const report = gathering.end();
    await writing(run.out, async (output) => {
      if (textOf(args.values, 'target') === undefined) output.push(statisticsText(report));
      else if (run.format.target === 'json') output.push(statisticsJson(report));
      else await writeCounts(output, report.values(), { ...run.format, header: run.header });
    });
  },
};

/** `namesake profile nonunique FILE`: values that occur more than once. */
export const nonUniqueCommand: Command = {
  name: 'profile nonunique',
  positionals: ['FILE'],
  summary: 'Finds values that occur more than once',
  details: `${FILE_HELP}
A line Data,Count,Row[,Reference] for each row of such a value, values with most rows first. Rows are counted from
1, the header aside.`,
  options: {
    column,
    reference,
    'ignore-case': { type: 'boolean', help: 'values that differ in case alone are the same' },
    trim: { type: 'boolean', help: 'blanks at either end do not count' },
    fold: { type: 'boolean', help: 'values that look alike are the same: case, accents, width, blanks, look-alike letters' },
    target,
    ...others,
  },
  examples: ['namesake profile nonunique customers.csv --column email --reference id --ignore-case'],

  async run(args) {
    const [path] = requirePositionals('profile nonunique', args.positionals, ['FILE']);
    const run = tableRun(args);
    await Output.check(run.out);
    const { values, references } = await run.readColumns(path);
    const report = nonUnique(values, { ignoreCase: args.values['ignore-case'] === true, trim: args.values.trim === true, fold: args.values.fold === true });
    run.progress.clear();
    await writing(run.out, async (output) => {
      const referenceAt = references === null ? null : (row: number): string => references.at(row);
      await writeRepeated(output, report.values, { ...run.format, header: run.header, textAt: (row) => values.at(row), referenceAt });
    });
    run.tell(
      `${wholeNumber(report.rows)} rows, ${wholeNumber(report.empty)} empty; ${wholeNumber(report.distinct)} different values, ${wholeNumber(report.values.length)} of them more than once\n`,
    );
  },
};

/** `namesake profile notinrange FILE`: values out of a range. */
export const notInRangeCommand: Command = {
  name: 'profile notinrange',
  positionals: ['FILE'],
  summary: 'Finds numbers or dates below a minimum or above a maximum',
  details: `${FILE_HELP}
A line Data[,Reference],Row,Finding for each value below, then above, then for what is no number (or date). Rows are
counted from 1, the header aside. Numbers are compared exactly and read in any usual spelling; dates as 2024-05-31.`,
  options: {
    column,
    reference,
    minimum: { type: 'string', value: 'X', help: 'the smallest value in range, a number or an ISO date; needed' },
    maximum: { type: 'string', value: 'X', help: 'the largest value in range; needed' },
    'decimal-mark': { type: 'string', value: '.|,', help: 'what decimals stand behind (default: found out)' },
    target,
    ...others,
  },
  examples: [
    'namesake profile notinrange readings.csv --column celsius --minimum -40 --maximum 60',
    'namesake profile notinrange orders.csv --column date --minimum 2024-01-01 --maximum 2024-12-31',
  ],

  async run(args) {
    const [path] = requirePositionals('profile notinrange', args.positionals, ['FILE']);
    const run = tableRun(args);
    const bound = (name: string): string => {
      const text = textOf(args.values, name);
      if (text === undefined) throw new NamesakeError('ERR_USAGE', 'namesake profile notinrange', `--${name} X`, `no --${name}`);
      return text;
    };
    const mark = textOf(args.values, 'decimal-mark');
    const search = new RangeSearch({ minimum: bound('minimum'), maximum: bound('maximum'), ...(mark === undefined ? {} : { decimalMark: mark as '.' }) });
    await Output.check(run.out);
    await run.readBatches(path, async ({ values, references }) => search.add(values, references));
    run.progress.clear();
    const report = search.end();
    const hasReferences = args.values.reference !== undefined;
    await writing(run.out, (output) => {
      const lists = RANGE_FINDINGS.map(([list, finding]) => [finding, report[list]] as const);
      return writeFindings(output, lists, { ...run.format, header: run.header, references: hasReferences });
    });
    const { rows, empty, inRange, below, above, notComparable, decimalMark, ambiguous } = report;
    const read =
      decimalMark === null || ambiguous === 0
        ? ''
        : `; decimals were taken to stand behind "${decimalMark}", ${wholeNumber(ambiguous)} values would be other numbers behind the other mark`;
    run.tell(
      `${wholeNumber(rows)} rows: ${wholeNumber(inRange)} in range, ${wholeNumber(below.length)} below, ${wholeNumber(above.length)} above, ${wholeNumber(notComparable.length)} not comparable, ${wholeNumber(empty)} empty${read}\n`,
    );
  },
};
