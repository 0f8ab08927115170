import type { JobPlan, JobProgress } from '../job/index.js';
import type { FailureText } from './failure-text.js';

/** What a thread needs for a job, besides the plan. */
export interface JobLimits {
  readonly maxRows: number;
  readonly maxBytes: number;
  readonly memory: number;
  /** Database hosts that may be connected to although their addresses are private: names, addresses, or networks as 10.0.0.0/8. */
  readonly databaseHosts: readonly string[];
  /** Databases that are files, or folders of such, which may be read. */
  readonly databaseFiles: readonly string[];
  /** The database of the accounts, which may not; null where there is none. */
  readonly accounts: string | null;
}

/** From the service to a thread. */
export type ToJobThread =
  /** `path` is where the plan's file is, if it has one. */
  | { readonly kind: 'begin'; readonly plan: JobPlan; readonly path: string | null; readonly limits: JobLimits; readonly progress: boolean }
  /** A piece was written: another may come. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'abort' };

/** From a thread to the service. */
export type FromJobThread =
  | { readonly kind: 'piece'; readonly bytes: Uint8Array }
  | { readonly kind: 'progress'; readonly progress: JobProgress }
  /** The job is done; `worn`: it took much memory, which a thread does not give back. */
  | { readonly kind: 'done'; readonly rows: number; readonly worn: boolean }
  | { readonly kind: 'failed'; readonly error: FailureText };
