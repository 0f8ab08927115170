import { ColumnBuilder } from '../column/column-builder.js';
import { NamesakeError } from '../errors.js';
import { keyColumn } from '../key/index.js';
import type { Cell } from '../source/database/index.js';
import { FieldsReport, freeName, insertStatement, KeysReport, nameParts, type Output, RowsReport } from '../target/index.js';
import { type Appended, isInvalid } from './appended.js';
import type { JobInput, ValueBatch } from './job-input.js';
import type { JobPlan } from './plan-job.js';
import { dialectOf } from './sql-dialect.js';

/** A job that says something of each value: its key, or fields. */
export interface RowJob {
  readonly plan: JobPlan;
  readonly input: JobInput;
  readonly appended: Appended;
}

/** One key a record, the last of its line. */
export async function writeKeys({ plan, input }: RowJob, output: Output, header: boolean): Promise<void> {
  const { category, level, target } = plan;
  const report = new KeysReport(output, { target, header });
  await input.eachValueBatch(async ({ values, references }) => report.write({ values, references, keys: keyColumn(values, { category, level }) }));
  await report.end(hasReferences(plan));
}

/** One line a record, or a record that is not valid, with the fields of a function. */
export async function writeFields({ plan, input, appended }: RowJob, output: Output): Promise<void> {
  const isWanted = plan.process === 'invalidonly' ? isInvalid(appended) : () => true;
  const report = new FieldsReport(output, columnsOf(plan, appended), { target: plan.target, header: true });
  await input.eachValueBatch(async ({ values, references }) => {
    const cellsAt = appended.cellsOf(values);
    for (let row = 0; row < values.length; row++) {
      const fields = cellsAt(row).map((cell) => cell ?? '');
      if (isWanted(fields)) await report.write({ data: values.at(row), reference: references?.at(row), fields });
    }
  });
  report.end();
}

/** All columns of the source, and what is said of the value behind them. */
export async function writeWholeRows({ plan, input, appended }: RowJob, output: Output): Promise<void> {
  let report: RowsReport | null = null;
  await input.eachRowBatch(async ({ header, width, valueIndex, rows }) => {
    report ??= new RowsReport(output, { header, width }, appended.names, { target: plan.target });
    const values = new ColumnBuilder();
    for (const cells of rows) values.append(cells[valueIndex] ?? '');
    const cellsAt = appended.cellsOf(values.finish());
    for (const [row, cells] of rows.entries())
      report.push(
        cells,
        cellsAt(row).map((cell) => cell ?? ''),
      );
    await report.drain();
  });
  await (report as RowsReport | null)?.end();
}

/** An INSERT statement for each record. */
export async function writeStatements(job: RowJob, output: Output): Promise<void> {
  const { plan, input } = job;
  const statement = insertStatement(plan.newTable ?? defaultTable(plan), columnsOf(plan, job.appended), dialectOf(plan.source));
  await input.eachValueBatch(async (batch) => {
    for (const cells of cellsOf(job, batch)) if (output.push(statement(cells))) await output.flush();
  });
}

/** Makes a table of the records in the source's database. @returns the number of its rows. */
export async function createTable(job: RowJob): Promise<number> {
  const { plan, input, appended } = job;
  if (input.table === null || plan.newTable === undefined) throw new NamesakeError('ERR_USAGE', 'process=createtable', 'a database and newtable', 'none');
  return input.table.database.createTable(plan.newTable, columnsOf(plan, appended), recordsOf(job, input.table.batches()));
}

async function* recordsOf(job: RowJob, batches: AsyncIterable<ValueBatch>): AsyncGenerator<readonly (readonly Cell[])[]> {
  for await (const batch of batches) yield cellsOf(job, batch);
}

const hasReferences = ({ source, reference }: JobPlan): boolean => reference !== undefined || (source.kind === 'batch' && source.references !== null);

/** Names of a record's cells. */
function columnsOf(plan: JobPlan, { names }: Appended): string[] {
  const own = hasReferences(plan) ? ['Data', 'Reference'] : ['Data'];
  return [...own, ...names.map((name) => freeName(name, own))];
}

/** The cells of the records, in the order of {@link columnsOf}. */
function cellsOf({ appended, plan }: RowJob, batch: ValueBatch): Cell[][] {
  const isWanted = plan.process === 'invalidonly' ? isInvalid(appended) : () => true;
  const cellsAt = appended.cellsOf(batch.values);
  return Array.from({ length: batch.values.length }, (_, row) => {
    const own = batch.references === null ? [batch.cellAt(row)] : [batch.cellAt(row), batch.referenceAt(row)];
    return [...own, ...cellsAt(row)];
  }).filter((cells) => isWanted(cells.slice(-appended.names.length)));
}

/** The source's table with what is done behind its name. */
function defaultTable({ source, function: { name, work } }: JobPlan): string {
  const table = source.kind === 'database' ? source.table : source.kind === 'file' ? source.format : 'batch';
  const parts = nameParts(table).map(({ text }) => text);
  const last = `${parts.pop()}_${work.kind === 'fields' ? name.replaceAll('-', '_') : 'simkeys'}`;
  return [...parts, last].map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}
