import type { Statistics } from './statistics.js';

/** {@link Statistics} as JSON with its line end; `values` are all values with their counts where these are exact, else null. */
export function statisticsJson({ values, ...report }: Statistics): string {
  const counts = report.distinct.standardError === 0 ? Array.from(values(), ({ value, count }) => ({ value, count })) : null;
  return `${JSON.stringify({ ...report, values: counts }, null, 1)}\n`;
}
