export { type Batch, MAX_BATCH } from './batch.js';
export type { JobContext, JobProgress, LocalFile } from './job-context.js';
export { type JobFunction, jobFunctions, type JobWork, PROCESSES, type Process } from './job-functions.js';
export { type GivenParameters, JOB_PARAMETERS, type JobParameter, type ParameterName, sortParameters } from './job-parameters.js';
export { localContext } from './local-context.js';
export { type JobPlan, type JobSource, planJob } from './plan-job.js';
export { contentTypeOf, runJob } from './run-job.js';
export { BATCH_FORMATS, type SourceKind, sourceNamed } from './source-names.js';
export { type Sink, TextSink } from '../target/index.js';
