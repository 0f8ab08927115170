import type { LinkReport, MatchReport } from '../link/index.js';
import { wholeNumber } from '../text/whole-number.js';

const MAX_EXAMPLES = 3;
const MAX_SHOWN = 60;

/** What is said about a finished match: rows, clusters, pairs kept apart and why, time. */
export function summaryOf(report: MatchReport, seconds: number): string {
  const { rows, clusters, refused } = report;
  const clustered = clusters.reduce((sum, cluster) => sum + cluster.rows.length, 0);
  const apart = `${wholeNumber(refused.length)} ${refused.length === 1 ? 'pair' : 'pairs'} kept apart`;
  const lines = [`${plural(rows, 'row')}, ${plural(clusters.length, 'cluster')} of two rows and more with ${plural(clustered, 'row')}, ${apart}`];
  for (const { left, right, leftRow, rightRow, reason } of refused.slice(0, MAX_EXAMPLES)) {
    lines.push(`  not merged, because ${reason}: ${shown(left)} (row ${leftRow + 1}) and ${shown(right)} (row ${rightRow + 1})`);
  }
  if (refused.length > MAX_EXAMPLES) lines.push(`  and ${wholeNumber(refused.length - MAX_EXAMPLES)} more`);
  lines.push(`${seconds.toFixed(2)} s, ${wholeNumber(rows / Math.max(seconds, 1e-3))} rows/s`);
  return `${lines.join('\n')}\n`;
}

/** The same of two linked columns. */
export function linkSummaryOf({ rowsA, rowsB, links, unlinkedA, unlinkedB, refused, refusedPairs }: LinkReport, seconds: number): string {
  const lines = [
    `${plural(rowsA, 'row')} and ${plural(rowsB, 'row')}, ${plural(links.length, 'link')}; without a partner: ${wholeNumber(unlinkedA.length)} and ${wholeNumber(unlinkedB.length)}; ${plural(refusedPairs, 'pair')} not linked`,
  ];
  for (const { a, b, rowA, rowB, reason } of refused.slice(0, MAX_EXAMPLES)) {
    lines.push(`  not linked, because ${reason}: ${shown(a)} (row ${rowA + 1}) and ${shown(b)} (row ${rowB + 1})`);
  }
  if (refusedPairs > MAX_EXAMPLES) lines.push(`  and ${wholeNumber(refusedPairs - MAX_EXAMPLES)} more`);
  lines.push(`${seconds.toFixed(2)} s`);
  return `${lines.join('\n')}\n`;
}

const plural = (number: number, noun: string): string => `${wholeNumber(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Without control characters, which a terminal would obey, and not longer than a line. */
function shown(value: string): string {
  const text = value.replace(/\p{Cc}/gu, ' ');
  return text.length > MAX_SHOWN ? `"${text.slice(0, MAX_SHOWN)}…"` : `"${text}"`;
}
