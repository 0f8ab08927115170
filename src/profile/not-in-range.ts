import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import { refuseUnknown } from '../options.js';
import { ByteNumber, Seen } from './byte-number.js';
import { type DateReading, readDate } from './date-reader.js';
import { compareDecimals, type Decimal, toNumber } from './decimal.js';
import { type DecimalMark, readNumber } from './number-reader.js';
import { mayBeNumber } from './number-summary.js';
import { FoundValues, type RangeFindings } from './range-findings.js';

export interface NotInRangeOptions {
  /** The smallest value that is in range: a number, as text where a double does not hold it, or an ISO date (`2024-05-31`, `2024-05-31T12:00Z`). */
  readonly minimum: number | string;
  /** The largest value that is in range; a number where `minimum` is one, a date where that is one. A day counts whole. */
  readonly maximum: number | string;
  /** What stands before decimals; default: what the column's own numbers tell, a point where they do not. */
  readonly decimalMark?: DecimalMark;
}

export interface NotInRangeReport {
  readonly rows: number;
  readonly empty: number;
  /** Values that are in range. */
  readonly inRange: number;
  readonly below: RangeFindings;
  readonly above: RangeFindings;
  /** Values that are no numbers (or no dates, where the range is one of dates), in order. */
  readonly notComparable: RangeFindings;
  /** How numbers were read; null for a range of dates. */
  readonly decimalMark: DecimalMark | null;
  /** Values that would have been another number with the other mark. */
  readonly ambiguous: number;
}

/** What a value is to the range, for each of the two decimal marks: two bits each. */
const Verdict = { inside: 0, below: 1, above: 2, none: 3 } as const;
/** A decimal mark that so many numbers more need than the other one is the column's, whatever is to come: until then numbers are kept that the other mark would turn. */
const DECIDING_LEAD = 100_000;

const verdictWith = (mark: DecimalMark, both: number): number => (mark === '.' ? both & 3 : both >> 2);

/** No number with either mark. */
const NO_NUMBER = Verdict.none | (Verdict.none << 2);
const DIGITS_OF_DOUBLE = 15;

type Bound = { readonly number: Decimal } | { readonly date: DateReading };

/**
 * Finds values below a minimum or above a maximum, value by value as they come:
 *
 *     const search = new RangeSearch({ minimum: 0, maximum: 100 });
 *     search.add(values, references);   // again and again
 *     const report = search.end();
 *
 * Numbers are compared exactly, whatever the number of digits, and read in every usual spelling ({@link readNumber}). Whether `1.234` is a thousand or one is a
 * matter of the column: until that is plain each value is judged both ways.
 *
 * @throws {NamesakeError} `ERR_OPTION_*`
 * @cost O(bytes); what is found is held.
 */
export class RangeSearch {
  readonly #minimum: Bound;
  readonly #maximum: Bound;
  /** The bounds as doubles where those tell all numbers of fifteen digits apart from them; else NaN. */
  readonly #low: number;
  readonly #high: number;
  readonly #number = new ByteNumber();
  readonly #found = new FoundValues();
  #rows = 0;
  #empty = 0;
  #inside = 0;
  /** Values that are numbers with a point only, with a comma only, and with either but different ones. */
  #pointOnly = 0;
  #decided: DecimalMark | null;
  #commaOnly = 0;
  #ambiguous = 0;

  constructor(options: NotInRangeOptions) {
    refuseUnknown(options, ['minimum', 'maximum', 'decimalMark']);
    const { minimum, maximum, decimalMark } = options;
    this.#minimum = boundOf('minimum', minimum);
    this.#maximum = boundOf('maximum', maximum);
    if (decimalMark !== undefined && decimalMark !== '.' && decimalMark !== ',')
      throw new NamesakeError('ERR_OPTION_RANGE', 'option "decimalMark"', '"." or ","', JSON.stringify(decimalMark));
    if ('date' in this.#minimum !== 'date' in this.#maximum)
      throw new NamesakeError('ERR_OPTION_RANGE', 'options "minimum" and "maximum"', 'two numbers or two dates', `${minimum} and ${maximum}`);
    if (isBefore(this.#maximum, this.#minimum))
      throw new NamesakeError('ERR_OPTION_RANGE', 'option "maximum"', `at least the minimum, ${minimum}`, String(maximum));
    this.#decided = decimalMark ?? null;
    this.#low = doubleOf(this.#minimum);
    this.#high = doubleOf(this.#maximum);
  }

  /** @param references  what stands beside the values, row for row; null for nothing. */
  add(values: Utf8Column, references: Utf8Column | null = null): void {
    const { data, offsets, length } = values;
    const isFast = !Number.isNaN(this.#low + this.#high);
    for (let row = 0; row < length; row++) {
      const start = offsets[row];
      const end = offsets[row + 1];
      const verdict =
        isFast && this.#number.read(data, start, end) === Seen.plain
          ? this.#judgeFast()
          : isFast && isWord(data, start, end)
            ? NO_NUMBER
            : this.#judge(values.at(row));
      if (verdict === undefined) this.#empty++;
      else if (verdict === 0 || (this.#decided !== null && verdictWith(this.#decided, verdict) === Verdict.inside)) this.#inside++;
      else this.#found.keep(verdict, this.#rows + row, row, values, references);
    }
    this.#rows += length;
  }

  end(): NotInRangeReport {
    const isDates = 'date' in this.#minimum;
    const mark = this.#decided ?? (this.#commaOnly > this.#pointOnly ? ',' : '.');
    const is = (verdict: number) => (both: number) => verdictWith(mark, both) === verdict;
    const found = (verdict: number): RangeFindings => this.#found.where(is(verdict));
    const [below, above, notComparable] = [Verdict.below, Verdict.above, Verdict.none].map(found);
    const inRange = this.#inside + this.#found.count(is(Verdict.inside));
    const common = { rows: this.#rows, empty: this.#empty, inRange, below, above, notComparable };
    return { ...common, decimalMark: isDates ? null : mark, ambiguous: isDates ? 0 : this.#ambiguous };
  }

  #judgeFast(): number {
    const { point, comma } = this.#number;
    this.#countMarks(!Number.isNaN(point), !Number.isNaN(comma), point === comma);
    return this.#verdictFast(point) | (this.#verdictFast(comma) << 2);
  }

  #verdictFast(value: number): number {
    if (Number.isNaN(value)) return Verdict.none;
    return value < this.#low ? Verdict.below : value > this.#high ? Verdict.above : Verdict.inside;
  }

  /** undefined: empty. */
  #judge(text: string): number | undefined {
    if (text.trim() === '') return undefined;
    if ('date' in this.#minimum) {
      const verdict = this.#verdict(dateBound(text));
      return verdict | (verdict << 2);
    }
    const { point, comma } = readNumber(text);
    this.#countMarks(point !== null, comma !== null, point !== null && comma !== null && compareDecimals(point, comma) === 0);
    return this.#verdict(point && { number: point }) | (this.#verdict(comma && { number: comma }) << 2);
  }

  #countMarks(point: boolean, comma: boolean, same: boolean): void {
    if (point && !comma) this.#pointOnly++;
    else if (comma && !point) this.#commaOnly++;
    else if (point && !same) this.#ambiguous++;
    if (this.#decided === null && Math.abs(this.#pointOnly - this.#commaOnly) >= DECIDING_LEAD) this.#decided = this.#pointOnly > this.#commaOnly ? '.' : ',';
  }

  #verdict(value: Bound | null): number {
    if (value === null) return Verdict.none;
    return isBefore(value, this.#minimum) ? Verdict.below : isBefore(this.#maximum, value) ? Verdict.above : Verdict.inside;
  }
}

/**
 * Values of a column below a minimum or above a maximum; see {@link RangeSearch}.
 *
 * @param values      as in `keys`; empty values are counted, not compared.
 * @param options     {@link NotInRangeOptions}; minimum and maximum are in range themselves.
 * @param references  what identifies the rows, as many as values.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`. Text never throws.
 * @example [...notInRange(['5', '-1', 'n/a', '1,000'], { minimum: 0, maximum: 100 }).above].map(({ value }) => value)  // => ['1,000']
 */
export function notInRange(values: ColumnInput, options: NotInRangeOptions, references?: ColumnInput): NotInRangeReport {
  const search = new RangeSearch(options);
  search.add(Utf8Column.from(values), references === undefined ? null : Utf8Column.from(references));
  return search.end();
}

function boundOf(name: string, value: unknown): Bound {
  if (typeof value === 'string') {
    const date = dateBound(value);
    if (date !== null) return date;
  }
  if (typeof value === 'string' || typeof value === 'number') {
    const number = readNumber(String(value)).point;
    if (number !== null) return { number };
  }
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, 'a number (decimals behind a point) or an ISO date', JSON.stringify(value) ?? typeof value);
}

function dateBound(text: string): Bound | null {
  const date = readDate(text);
  return date === null ? null : { date };
}

/** Whether `a` is the smaller one; a date without a time is the whole day. */
function isBefore(a: Bound, b: Bound): boolean {
  if ('number' in a) return 'number' in b && compareDecimals(a.number, b.number) < 0;
  if ('number' in b) return false;
  if (a.date.hasTime && b.date.hasTime) return a.date.time < b.date.time;
  return startOfDay(a.date) < startOfDay(b.date);
}

/** Something that neither is empty nor a number. */
const isWord = (data: Uint8Array, start: number, end: number): boolean => start < end && !mayBeNumber(data, start, end);

const DAY_MS = 86_400_000;
const startOfDay = ({ time }: DateReading): number => Math.floor(time / DAY_MS) * DAY_MS;

function doubleOf(bound: Bound): number {
  return 'number' in bound && (bound.number.digits.length <= DIGITS_OF_DOUBLE || bound.number.exponent === Number.POSITIVE_INFINITY)
    ? toNumber(bound.number)
    : Number.NaN;
}
