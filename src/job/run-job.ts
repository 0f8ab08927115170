import { htmlSink, Output, type Sink } from '../target/index.js';
import { appendedOf } from './appended.js';
import type { JobContext } from './job-context.js';
import { type JobInput, openInput } from './job-input.js';
import type { JobPlan } from './plan-job.js';
import { writeColumns } from './run-columns.js';
import { writeMatchReport } from './run-match.js';
import { writeNonUnique, writeNotInRange, writeStatistics } from './run-profile.js';
import { createTable, type RowJob, writeFields, writeKeys, writeStatements, writeWholeRows } from './run-rows.js';

/**
 * Runs a job and writes its result.
 *
 * @param sink  gets the text in pieces of some 64 KiB, and is waited for. Nothing is written before the source is open. It is closed when the text is whole, else abandoned.
 * @returns the rows that were read.
 * @throws {NamesakeError} as the source does, `ERR_COLUMN_*`, `ERR_LIMIT`, `ERR_TABLE`, `ERR_ABORTED`, `ERR_TARGET_WRITE`.
 * @cost constant memory, but for match reports, counts of equal values and statistics, which hold the column or its different values.
 */
export async function runJob(plan: JobPlan, context: JobContext, sink: Sink): Promise<{ readonly rows: number }> {
  const isText = plan.target !== 'json' || plan.process === 'gensql' || plan.process === 'createtable';
  const output = Output.into(plan.html && isText ? htmlSink(sink) : sink);
  try {
    const input = await openInput(plan, context);
    try {
      await write(plan, input, context, output);
    } finally {
      await input.close();
    }
    await output.close();
    return { rows: input.rows };
  } catch (error) {
    await output.abandon();
    throw error;
  }
}

async function write(plan: JobPlan, input: JobInput, context: JobContext, output: Output): Promise<void> {
  const { kind } = plan.function.work;
  if (kind === 'statistics') return writeStatistics(plan, input, output);
  if (kind === 'nonunique') return writeNonUnique(plan, input, output);
  if (kind === 'columns') return writeColumns(plan, input, output);
  if (kind === 'range') return writeNotInRange(plan, input, output);
  if (plan.process === 'matchreport') {
    await writeMatchReport(plan, input, context, output);
    return;
  }
  return writeRecords({ plan, input, appended: await appendedOf(plan) }, output);
}

async function writeRecords(job: RowJob, output: Output): Promise<void> {
  const { process, function: fn, allColumns, target, newTable } = job.plan;
  if (process === 'gensql') return writeStatements(job, output);
  if (process === 'createtable') {
    const rows = await createTable(job);
    const message = `Table ${newTable} created successfully.`;
    output.push(target === 'json' ? `${JSON.stringify({ Status: 'success', Message: message, Rows: rows })}\n` : `${rows} rows were written.\n${message}`);
    return;
  }
  if (allColumns) return writeWholeRows(job, output);
  if (process === 'keysonly') return writeKeys(job, output, fn.work.kind === 'keys');
  return writeFields(job, output);
}

/** Content type of a job's result. */
export function contentTypeOf({ target, html, process }: JobPlan): string {
  const isPlain = process === 'gensql' || (process === 'createtable' && target !== 'json');
  if (target === 'json' && !isPlain) return 'application/json; charset=utf-8';
  if (html) return 'text/html; charset=utf-8';
  if (isPlain || target === 'psv' || target === 'ssv') return 'text/plain; charset=utf-8';
  return target === 'tsv' ? 'text/tab-separated-values; charset=utf-8' : 'text/csv; charset=utf-8';
}
