import { DELIMITER_OF_TARGET, lineOf, type Output } from '../target/index.js';
import type { RowBatch } from '../source/index.js';
import type { JobInput } from './job-input.js';
import type { JobPlan } from './plan-job.js';

/** Rows that are shown. */
const SHOWN = 20;

/** Names of the columns and the first rows: text as they would stand in a file, JSON an object with `Columns` and `Rows`. Reads no further than that. */
export async function writeColumns({ target }: JobPlan, input: JobInput, output: Output): Promise<void> {
  const { header, width, rows } = await firstRows(input);
  const names = header ?? Array.from({ length: width }, (_, i) => `Column ${i + 1}`);
  const shown = rows.slice(0, SHOWN);
  if (target === 'json') output.push(`${JSON.stringify({ Columns: names, Rows: shown })}\n`);
  else for (const cells of [names, ...shown]) output.push(lineOf(DELIMITER_OF_TARGET[target])(cells));
}

async function firstRows(input: JobInput): Promise<RowBatch> {
  let found: RowBatch | undefined;
  const enough = new Error('enough');
  try {
    await input.eachRowBatch((batch) => {
      found = batch;
      throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return found as RowBatch;
}
