import { wholeNumber } from '../text/whole-number.js';
import { BINS, QUANTILE_RANKS } from './number-summary.js';
import type { Statistics, ValueCount } from './statistics.js';

const BLOCKS = ' ▁▂▃▄▅▆▇█';
const MAX_SHOWN = 48;
const BAR_WIDTH = 20;
const LISTED = 10;
const MAX_LENGTH_BARS = 40;

/** {@link Statistics} for reading in a terminal: what is known, a line each, with small histograms. Control characters are left out. */
export function statisticsText(report: Statistics): string {
  const { rows, empty, blank, distinct, lengths, numbers, shapes } = report;
  const part = (count: number): string => `${wholeNumber(count)} (${percent(count / Math.max(rows, 1))})`;
  const about = distinct.standardError === 0 ? '' : ` (about: ± ${percent(distinct.standardError * 2)})`;
  // (of the values beyond the exact ones every so many is looked at)
  const sampled = distinct.standardError === 0 ? '' : ' (of a sample)';
  const lines = [
    `rows         ${wholeNumber(rows)}`,
    `empty        ${part(empty)}${blank > 0 ? `, of blanks alone ${part(blank)}` : ''}`,
    `distinct     ${wholeNumber(distinct.count)}${about}`,
  ];
  lines.push(
    `identifies   ${report.identifies === null ? 'not known: too many values to compare them all' : report.identifies ? 'yes: no value is empty or occurs twice' : 'no'}`,
  );
  if (lengths !== null) {
    const { minimum, maximum, mean, histogram } = lengths;
    lines.push(`length       ${minimum} to ${maximum}, mean ${rounded(mean)}  ${bars(inBins(histogram.slice(minimum), MAX_LENGTH_BARS))}`);
  }
  const shares = (list: readonly { readonly value: string; readonly share: number }[]): string =>
    list.map(({ value, share }) => `${value} ${percent(share)}`).join(', ');
  if (shapes.seen > 0) lines.push(`types        ${shares(shapes.types)}${sampled}`, `letters      ${shares(shapes.casing)}${sampled}`);
  const blanks = [
    shapes.leadingBlanks > 0 && `in front of ${wholeNumber(shapes.leadingBlanks)}`,
    shapes.trailingBlanks > 0 && `behind ${wholeNumber(shapes.trailingBlanks)}`,
  ].filter(Boolean);
  if (blanks.length > 0) lines.push(`blanks       ${blanks.join(', ')}`);
  if (shapes.mixedScripts.count > 0)
    lines.push(`two scripts  in one word of ${wholeNumber(shapes.mixedScripts.count)}: ${shapes.mixedScripts.examples.slice(0, 3).map(shown).join(', ')}`);
  if (shapes.dates !== null) lines.push(`dates        ${wholeNumber(shapes.dates.count)}, ${shapes.dates.earliest} to ${shapes.dates.latest}`);
  if (numbers !== null) {
    lines.push(
      `numbers      ${wholeNumber(numbers.count)}, decimals behind "${numbers.decimalMark}"${numbers.ambiguous > 0 ? `, ${wholeNumber(numbers.ambiguous)} would be others behind the other mark` : ''}`,
    );
    lines.push(
      `             ${short(numbers.minimum)} to ${short(numbers.maximum)}, mean ${short(numbers.mean)}, deviation ${short(numbers.standardDeviation)}, sum ${short(numbers.sum)}`,
    );
    const ranks = QUANTILE_RANKS.map((rank, i) => `${percent(rank)} ${short(numbers.quantiles[i])}`).join('  ');
    lines.push(
      `             ${ranks}${numbers.rankError > 0 ? ` (ranks ± ${percent(numbers.rankError)})` : ''}`,
      `             ${bars(numbers.histogram)}  (${BINS} equal parts)`,
    );
  }
  const most = report.mostFrequent[0]?.count ?? 0;
  if (most === 1) lines.push('', 'every value occurs once, such as', ...counted(report.mostFrequent));
  else if (most > 1) lines.push('', 'most frequent', ...counted(report.mostFrequent));
  if (report.leastFrequent.length > 0 && distinct.count > LISTED && report.leastFrequent[0].count < most)
    lines.push('', 'least frequent', ...counted(report.leastFrequent));
  if (shapes.masks.length > 0) lines.push('', `masks${sampled}`, ...shapes.masks.slice(0, LISTED).map(({ value, count, share }) => row(value, count, share)));
  if (shapes.lookAlikes.groups > 0) {
    lines.push('', `look alike: ${wholeNumber(shapes.lookAlikes.groups)} ${shapes.lookAlikes.groups === 1 ? 'group' : 'groups'}`);
    for (const { values, count } of shapes.lookAlikes.examples.slice(0, LISTED)) lines.push(`  ${values.map(shown).join('  ')}  (${wholeNumber(count)})`);
  }
  return `${lines.join('\n')}\n`;
}

const counted = (values: readonly ValueCount[]): string[] =>
  values.slice(0, LISTED).map(({ value, count, share, error }) => row(value, count, share) + (error > 0 ? `  (at least ${wholeNumber(count - error)})` : ''));

function row(value: string, count: number, share: number): string {
  return `  ${shown(value).padEnd(MAX_SHOWN + 2)} ${wholeNumber(count).padStart(12)} ${percent(share).padStart(7)} ${'█'.repeat(Math.round(share * BAR_WIDTH))}`.trimEnd();
}

/** A block for each count, the highest one full. */
function bars(counts: readonly number[]): string {
  const most = Math.max(...counts, 1);
  return counts.map((count) => BLOCKS[count === 0 ? 0 : Math.max(1, Math.round((count / most) * (BLOCKS.length - 1)))]).join('');
}

/** Neighbours added up, so that no more than `most` are left. */
function inBins(counts: readonly number[], most: number): number[] {
  const width = Math.ceil(counts.length / most);
  return Array.from({ length: Math.ceil(counts.length / width) }, (_, bin) =>
    counts.slice(bin * width, (bin + 1) * width).reduce((sum, count) => sum + count, 0),
  );
}

const percent = (share: number): string => `${share > 0 && share < 0.0005 ? '< 0.1' : rounded(share * 100)} %`;
const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const short = (value: number): string => (Number.isInteger(value) && Math.abs(value) < 1e15 ? wholeNumber(value) : String(Number(value.toPrecision(6))));

/** In quotes, without control characters and not longer than a line. */
function shown(value: string): string {
  const text = value.replace(/\p{Cc}/gu, ' ');
  return text.length > MAX_SHOWN - 1 ? `"${text.slice(0, MAX_SHOWN - 1)}…"` : `"${text}"`;
}
