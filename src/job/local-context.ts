import { openDatabase } from '../source/database/index.js';
import { fetchFile } from '../source/remote/index.js';
import type { JobContext } from './job-context.js';

/** Whoever names a URL here may ask it; what it leads to may be large. */
const ANY_FILE = { allowPrivate: true, maxBytes: 2 ** 40, connectTimeoutMs: 15_000, idleTimeoutMs: 60_000, totalTimeoutMs: 2 ** 31 - 1 };

/**
 * What a job of one's own runs in: files by path or URL, any database, no limits. A service for strangers has its own.
 *
 * @example await runJob(planJob({ function: 'statistics', source: 'csv', table: 'csv', connection: 'a.csv', column: '1' }), localContext(), new TextSink())
 */
export function localContext(options: Omit<JobContext, 'openFile' | 'openDatabase'> = {}): JobContext {
  const { signal } = options;
  return {
    ...options,
    openFile: async (location) => (/^https?:/i.test(location) ? fetchFile(location, ANY_FILE, signal) : { path: location, close: async () => {} }),
    openDatabase: (family, connection) => openDatabase(family, connection, signal === undefined ? {} : { signal }),
  };
}
