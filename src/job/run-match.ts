import type { MatchReport } from '../link/index.js';
import { createPool } from '../pool/index.js';
import { type Output, writeClusters } from '../target/index.js';
import type { JobContext } from './job-context.js';
import { gatherColumns, type JobInput, throwIfAborted } from './job-input.js';
import type { JobPlan } from './plan-job.js';

/** The clusters of a column. @cost the column is held. */
export async function writeMatchReport(plan: JobPlan, input: JobInput, context: JobContext, output: Output): Promise<MatchReport> {
  const { values, references } = await gatherColumns(input);
  const { category, level, method, policy, threshold, target, details } = plan;
  const { signal, memory, progress, workers = 0 } = context;
  const pool = createPool({ workers });
  const report = await pool
    .matchReport(values, {
      category,
      level,
      method,
      policy,
      ...(threshold === undefined ? {} : { threshold }),
      ...(memory === undefined ? {} : { memory }),
      ...(signal === undefined ? {} : { signal }),
      progress: (event) => {
        throwIfAborted(signal);
        progress?.(event);
      },
    })
    .catch((error: unknown) => {
      throwIfAborted(signal);
      throw error;
    })
    .finally(() => pool.close());
  const memberOf = (row: number) => ({ data: values.at(row), reference: references?.at(row), simKey: report.simKeyOf(row) });
  await writeClusters(output, report.clusters, memberOf, { target, details, ...(details ? { refused: report.refused } : {}) });
  return report;
}
