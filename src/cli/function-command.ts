import { FUNCTIONS, type FunctionDeclaration, type FunctionFamily, functionNamed, remembering } from '../catalogue/index.js';
import { NamesakeError } from '../errors.js';
import { nearest, oneOf } from '../options.js';
import { findColumn } from '../source/index.js';
import { FieldsReport, freeName, Output, writeRows } from '../target/index.js';
import { type Arguments, OPTIONS, refuseIdle, requirePositionals, textOf, textsOf } from './arguments.js';
import type { Command } from './command.js';
import { FILE_HELP, TABLE_OPTIONS, type TableRun, tableRun } from './table-options.js';
import { insertLine } from './insert-line.js';
import { writing } from './writing.js';

const { column, reference, category: _category, level: _level, ...others } = TABLE_OPTIONS;

const OPTIONS_OF_FUNCTIONS = {
  function: { type: 'string', value: 'NAME', help: 'what is done with the values, see above' },
  column,
  reference,
  input: { type: 'string', multiple: true, value: 'NAME=COLUMN', help: 'another input of the function, from a column; once for each' },
  set: { type: 'string', multiple: true, value: 'NAME=TEXT', help: 'another input of the function, the same for all rows; once for each' },
  output: { type: 'string', value: 'KIND', help: 'values (default): every value with what is said of it; rows: every row with all its columns' },
  process: { type: 'string', value: 'NAME', help: 'report (default), invalidonly (functions with a field Valid: what is not) or gensql (INSERT statements)' },
  newtable: OPTIONS.newtable,
  dialect: OPTIONS.dialect,
  ...others,
} as const;

/** The command of a family of functions: one of them over a column. */
export function functionCommand(family: FunctionFamily, summary: string, examples: readonly string[]): Command {
  const functions = FUNCTIONS.filter((known) => known.family === family);
  return {
    name: family,
    positionals: ['FILE'],
    summary,
    details: `${FILE_HELP}
One line per record in input order, Data[,Reference] and the function's fields; with --output rows all columns of
the input and the fields behind them. A field is empty where there is nothing to say.

Functions, with their inputs (the first is the column) and fields:
${functions.map(helpOf).join('\n')}`,
    options: OPTIONS_OF_FUNCTIONS,
    examples,

    async run(args) {
      const [path] = requirePositionals(family, args.positionals, ['FILE']);
      const run = tableRun(args);
      const declaration = chosen(functions, textOf(args.values, 'function'), family);
      const kind = oneOf('output', textOf(args.values, 'output'), ['values', 'rows'], 'values');
      const process = oneOf('process', textOf(args.values, 'process')?.toLowerCase(), ['report', 'invalidonly', 'gensql'], 'report');
      if (process === 'gensql') refuseIdle(args, ['target', 'escape-formulas'], '--process report');
      else refuseIdle(args, ['newtable', 'dialect'], '--process gensql');
      const fixed = namedInputs(args, 'set', declaration);
      const columns = namedInputs(args, 'input', declaration);
      const twice = [...fixed.keys()].find((name) => columns.has(name));
      if (twice !== undefined) throw givenTwice(twice);
      await Output.check(run.out);
      const report = (output: Output): FieldsReport => {
        const own = args.values.reference === undefined ? ['Data'] : ['Data', 'Reference'];
        const names = [...own, ...declaration.outputs.map(({ name }) => freeName(name, own))];
        return new FieldsReport(output, names, { ...run.format, header: run.header, ...(process === 'gensql' ? { line: insertLine(args, names) } : {}) });
      };
      const isWanted = process === 'invalidonly' ? invalid(declaration) : () => true;
      if (process !== 'report' && kind === 'rows') throw new NamesakeError('ERR_USAGE', `--process ${process}`, '--output values', '--output rows');
      if (kind === 'values' && columns.size === 0) await writeValues(path, run, declaration, fixed, report, isWanted);
      else await writeTable(path, run, declaration, fixed, columns, kind === 'values' ? report : null, isWanted);
    },
  };
}

const WIDTH = 110;

/** What a function does, and below it what it takes and gives. */
function helpOf({ name, summary, inputs, outputs }: FunctionDeclaration): string {
  const lines = [`  ${name}: ${summary}`];
  let line = `      ${inputs.map((input) => input.name).join(', ')} →`;
  for (const [i, output] of outputs.entries()) {
    const word = ` ${output.name}${i + 1 < outputs.length ? ',' : ''}`;
    if (line.length + word.length > WIDTH) {
      lines.push(line);
      line = '       ';
    }
    line += word;
  }
  return [...lines, line].join('\n');
}

function chosen(functions: readonly FunctionDeclaration[], name: string | undefined, family: string): FunctionDeclaration {
  const names = functions.map((known) => known.name);
  if (name === undefined) throw new NamesakeError('ERR_USAGE', `namesake ${family}: which function? Say --function NAME`, `one of ${names.join(', ')}`, 'none');
  const found = functionNamed(name);
  if (functions.includes(found)) return found;
  throw new NamesakeError(
    'ERR_USAGE',
    `${found.name} is a function of another command`,
    `namesake ${found.family} --function ${found.name}`,
    `namesake ${family}`,
  );
}

/** `--set country=US`: text by input. The first input is the column's value. @throws {NamesakeError} `ERR_USAGE` */
function namedInputs({ values }: Arguments, option: string, { name, inputs }: FunctionDeclaration): Map<string, string> {
  const names = inputs.slice(1).map((input) => input.name);
  const given = new Map<string, string>();
  for (const text of textsOf(values, option)) {
    const at = text.indexOf('=');
    const input = text.slice(0, Math.max(at, 0)).trim();
    if (given.has(input)) throw givenTwice(input);
    if (!names.includes(input)) {
      const expected = names.length === 0 ? `no --${option}: ${name} has one input` : `NAME=… with one of ${names.join(', ')}`;
      const guess = names.length > 0 && input !== '' ? ` (did you mean "${nearest(input, names)}"?)` : '';
      throw new NamesakeError('ERR_USAGE', `option "${option}"`, expected, `"${text}"${guess}`);
    }
    given.set(input, text.slice(at + 1));
  }
  return given;
}

const givenTwice = (input: string): NamesakeError => new NamesakeError('ERR_USAGE', `the input ${input}`, 'one --set or one --input', 'it is given twice');

/** Whether a function has said of a value that it is not valid. @throws {NamesakeError} `ERR_USAGE` where it does not say that. */
function invalid({ name, outputs }: FunctionDeclaration): (fields: readonly string[]) => boolean {
  const place = outputs.findIndex((output) => output.name === 'Valid');
  if (place < 0) throw new NamesakeError('ERR_USAGE', '--process invalidonly', 'a function with a field Valid', name);
  return (fields) => fields[place] === 'false';
}

/** Value by value, without the rows' other cells: in constant memory. */
async function writeValues(
  path: string,
  run: TableRun,
  { inputs, load }: FunctionDeclaration,
  fixed: ReadonlyMap<string, string>,
  reportOn: (output: Output) => FieldsReport,
  isWanted: (fields: readonly string[]) => boolean,
): Promise<void> {
  const apply = remembering(await load());
  const more = inputs.slice(1).map(({ name }) => fixed.get(name) ?? '');
  await writing(run.out, async (output) => {
    const report = reportOn(output);
    await run.readBatches(path, async ({ values, references }) => {
      for (let row = 0; row < values.length; row++) {
        const data = values.at(row);
        const fields = apply([data, ...more]);
        if (isWanted(fields)) await report.write({ data, reference: references?.at(row), fields });
      }
    });
    run.progress.clear();
    report.end();
  });
}

/** Row by row, with the cells of other columns; without `reportOn` all of the row's cells are written. */
async function writeTable(
  path: string,
  run: TableRun,
  { inputs, outputs, load }: FunctionDeclaration,
  fixed: ReadonlyMap<string, string>,
  columns: ReadonlyMap<string, string>,
  reportOn: ((output: Output) => FieldsReport) | null,
  isWanted: (fields: readonly string[]) => boolean,
): Promise<void> {
  const apply = remembering(await load());
  const table = await run.read(path, reportOn !== null);
  run.progress.clear();
  const first = table.header ?? Array.from({ length: table.width }, () => '');
  const placeOf = new Map([...columns].map(([name, wanted]) => [name, findColumn(first, table.header !== null, wanted, `--input ${name}=`)]));
  const fieldsOf = (row: number, cells: readonly string[]): readonly string[] => {
    const more = inputs.slice(1).map(({ name }) => {
      const place = placeOf.get(name);
      return place === undefined ? (fixed.get(name) ?? '') : (cells[place] ?? '');
    });
    return apply([table.values.at(row), ...more]);
  };
  await writing(run.out, async (output) => {
    if (reportOn === null) {
      const fields = outputs.map(({ name }) => name);
      return writeRows(output, table, fields, (row, cells) => [fieldsOf(row, cells())], run.format);
    }
    const report = reportOn(output);
    await table.eachRow(
      (cells, row) => {
        const fields = fieldsOf(row, cells);
        if (isWanted(fields)) report.push({ data: table.values.at(row), reference: table.references?.at(row), fields });
      },
      () => output.drain(),
    );
    report.end();
  });
}
