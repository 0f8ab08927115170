import { NamesakeError } from '../errors.js';
import { nonUnique, RangeSearch, type Statistics, StatisticsGathering, statisticsText } from '../profile/index.js';
import { DELIMITER_OF_TARGET, type FormatOptions, lineOf, Output } from '../target/index.js';
import { numberOf, requirePositionals, textOf } from './arguments.js';
import type { Command } from './command.js';
import { count } from './progress-line.js';
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
    const maxDistinct = numberOf(args.values, 'distinct', 1, 1 << 24);
    const limit = numberOf(args.values, 'limit', 0, 10_000);
    await Output.check(run.out);
    const gathering = new StatisticsGathering({ ...(maxDistinct === undefined ? {} : { maxDistinct }), ...(limit === undefined ? {} : { limit }) });
    await run.readBatches(path, async ({ values }) => gathering.add(values));
    run.progress.clear();
    const report = gathering.end();
    await writing(run.out, async (output) => {
      if (textOf(args.values, 'target') === undefined) output.push(statisticsText(report));
      else if (run.format.target === 'json') output.push(`${JSON.stringify(jsonOf(report), null, 1)}\n`);
      else await writeCounts(output, report, run.format, run.header);
    });
  },
};

async function writeCounts(output: Output, report: Statistics, format: FormatOptions, header: boolean): Promise<void> {
  const line = textLine(format);
  if (header) output.push(line(['Value', 'Count', 'Share']));
  for (const one of report.values()) if (output.push(line([one.value, String(one.count), one.share.toPrecision(6)]))) await output.flush();
}

function jsonOf({ values, ...report }: Statistics): object {
  return { ...report, values: report.distinct.standardError === 0 ? Array.from(values(), ({ value, count: times }) => ({ value, count: times })) : null };
}

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
      if (run.format.target === 'json') {
        output.push('[');
        let separator = '\n';
        for (const { value, rows } of report.values) {
          const member = {
            Data: value,
            Count: rows.length,
            Rows: Array.from(rows, (row) => row + 1),
            ...(references && { References: Array.from(rows, (row) => references.at(row)) }),
          };
          const isMuch = output.push(`${separator} ${JSON.stringify(member)}`);
          separator = ',\n';
          if (isMuch) await output.flush();
        }
        output.push(report.values.length === 0 ? ']\n' : '\n]\n');
        return;
      }
      const line = textLine(run.format);
      if (run.header) output.push(line(['Data', 'Count', 'Row', ...(references ? ['Reference'] : [])]));
      for (const { rows } of report.values)
        for (const row of rows) {
          const cells = [values.at(row), String(rows.length), String(row + 1), ...(references ? [references.at(row)] : [])];
          if (output.push(line(cells))) await output.flush();
        }
    });
    run.tell(
      `${count(report.rows)} rows, ${count(report.empty)} empty; ${count(report.distinct)} different values, ${count(report.values.length)} of them more than once\n`,
    );
  },
};

const FINDINGS = [
  ['below', 'below'],
  ['above', 'above'],
  ['notComparable', 'not comparable'],
] as const;

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
    await writing(run.out, async (output) => {
      const isJson = run.format.target === 'json';
      const line = textLine(run.format);
      let written = 0;
      if (isJson) output.push('[');
      else if (run.header) output.push(line(['Data', ...(hasReferences ? ['Reference'] : []), 'Row', 'Finding']));
      for (const [list, finding] of FINDINGS)
        for (const { row, value, reference: own } of report[list]) {
          const member = { Data: value, ...(hasReferences && { Reference: own }), Row: row + 1, Finding: finding };
          const text = isJson ? `${written++ === 0 ? '\n' : ',\n'} ${JSON.stringify(member)}` : line(Object.values(member).map(String));
          if (output.push(text)) await output.flush();
        }
      if (isJson) output.push(written === 0 ? ']\n' : '\n]\n');
    });
    const { rows, empty, inRange, below, above, notComparable, decimalMark, ambiguous } = report;
    const read =
      decimalMark === null || ambiguous === 0
        ? ''
        : `; decimals were taken to stand behind "${decimalMark}", ${count(ambiguous)} values would be other numbers behind the other mark`;
    run.tell(
      `${count(rows)} rows: ${count(inRange)} in range, ${count(below.length)} below, ${count(above.length)} above, ${count(notComparable.length)} not comparable, ${count(empty)} empty${read}\n`,
    );
  },
};

function textLine({ target: format = 'csv', escapeFormulas }: FormatOptions): (cells: readonly string[]) => string {
  return lineOf(format === 'json' ? ',' : DELIMITER_OF_TARGET[format], escapeFormulas);
}
