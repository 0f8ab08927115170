import { nonUnique, RangeSearch, StatisticsGathering, statisticsJson } from '../profile/index.js';
import { RANGE_FINDINGS } from '../profile/range-findings.js';
import { type Output, writeCounts, writeFindings, writeRepeated } from '../target/index.js';
import { gatherColumns, type JobInput } from './job-input.js';
import type { JobPlan } from './plan-job.js';

/** Values with their counts; JSON: all that is known of the column. */
export async function writeStatistics({ target }: JobPlan, input: JobInput, output: Output): Promise<void> {
  const gathering = new StatisticsGathering();
  await input.eachValueBatch(({ values }) => gathering.add(values));
  const report = gathering.end();
  if (target === 'json') output.push(statisticsJson(report));
  else await writeCounts(output, report.values(), { target, header: true });
}

/** Values that occur more than once: with their rows where a reference tells them apart, else with their counts alone. @cost the column is held. */
export async function writeNonUnique({ target }: JobPlan, input: JobInput, output: Output): Promise<void> {
  const { values, references } = await gatherColumns(input);
  const referenceAt = references === null ? null : (row: number): string => references.at(row);
  const options = { target, header: true, textAt: (row: number) => values.at(row), referenceAt, countsOnly: references === null };
  await writeRepeated(output, nonUnique(values).values, options);
}

/** Values below the minimum or above the maximum, and those that are no number or date. */
export async function writeNotInRange({ target, minimum, maximum }: JobPlan, input: JobInput, output: Output): Promise<void> {
  const search = new RangeSearch({ minimum, maximum });
  let references = false;
  await input.eachValueBatch((batch) => {
    references ||= batch.references !== null;
    search.add(batch.values, batch.references);
  });
  const report = search.end();
  const lists = RANGE_FINDINGS.map(([list, finding]) => [finding, report[list]] as const);
  await writeFindings(output, lists, { target, header: true, references });
}
