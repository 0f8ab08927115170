import type { SqlDialect } from '../target/index.js';
import type { JobSource } from './plan-job.js';

/** How the database that a job's values come from wants its SQL; standard SQL for files. */
export function dialectOf(source: JobSource): SqlDialect {
  if (source.kind !== 'database') return 'ansi';
  if (source.family === 'sqlserver') return 'sqlserver';
  // (Databricks quotes names as MySQL does)
  return source.family === 'mysql' || source.family === 'databricks' ? 'mysql' : 'ansi';
}
