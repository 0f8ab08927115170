import { hashBytes, mixedBits } from '../column/byte-hash.js';
import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { refuseUnknown, wholeInRange } from '../options.js';
import { FrequentValues } from './frequent-values.js';
import { HyperLogLog } from './hyper-log-log.js';
import { Kind, NumberGathering, type NumberSummary } from './number-summary.js';
import { ShapeGathering, type ShapeSummary } from './shape-summary.js';
import { NO_ROOM, ValueTable } from './value-table.js';

export interface StatisticsOptions {
  /** Different values up to which everything is exact, 1 to 16,777,216; beyond it sketches answer. Default 1,000,000. */
  readonly maxDistinct?: number;
  /** Most and least frequent values that are listed, 0 to 10,000; default 20. */
  readonly limit?: number;
}

/** A value and how often it occurs. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
  /** Of all rows, 0 to 1. */
  readonly share: number;
  /** The count may be too high by so much; 0 where it is exact. */
  readonly error: number;
}

export interface LengthSummary {
  /** Of the values that are not empty, in code points. */
  readonly minimum: number;
  readonly maximum: number;
  readonly mean: number;
  /** Values by length; the last one is of that length and all above. */
  readonly histogram: readonly number[];
}

export interface Statistics {
  readonly rows: number;
  /** Values without any character, and values of blanks alone. */
  readonly empty: number;
  readonly blank: number;
  /** Different values that are not empty. `standardError`: as a share; 0 where the number is exact. */
  readonly distinct: { readonly count: number; readonly standardError: number };
  readonly mostFrequent: readonly ValueCount[];
  /** Least frequent first. Empty where the number of different values is not exact. */
  readonly leastFrequent: readonly ValueCount[];
  /** null: there is no value. */
  readonly lengths: LengthSummary | null;
  readonly numbers: NumberSummary | null;
  /** What the values look like; beyond `maxDistinct` told from every sixteenth of the later ones. */
  readonly shapes: ShapeSummary;
  /** Whether the column can identify its rows: no value is empty, and none occurs twice. Null where that is not known for certain. */
  readonly identifies: boolean | null;
  /** Every value with its count, most frequent first, of equals in order of code units; of those that are held, where not all are. */
  values(): Iterable<ValueCount>;
}

const MAX_LENGTH_BIN = 255;
const MAX_HELD_BYTES = 2 ** 30;
/** Of rows with values that are not held one of sixteen is looked at, without a period that the column might have too. */
const SAMPLE_MASK = 15;
/** Of the second half of a hash of 64 bits. */
const OTHER_SEED = 0x9e3779b9;

/**
 * What a column holds, in one pass and bounded memory:
 *
 *     const gathering = new StatisticsGathering();
 *     gathering.add(values);            // again and again
 *     const statistics = gathering.end();
 *
 * Up to `maxDistinct` different values (and 1 GiB of them) all is exact. Values that come first beyond that are counted by sketches: how many different ones by
 * HyperLogLog, the most frequent of them by counters (Misra-Gries), quantiles by KLL; the report says how far each may be off.
 *
 * @throws {NamesakeError} `ERR_OPTION_*`
 * @cost O(bytes); the different values are held.
 */
export class StatisticsGathering {
  readonly #limit: number;
  readonly #table: ValueTable;
  readonly #numbers = new NumberGathering();
  readonly #shapes = new ShapeGathering();
  readonly #lengths = new Float64Array(MAX_LENGTH_BIN + 1);
  #sketch: HyperLogLog | null = null;
  readonly #late = new FrequentValues();
  #lateRows = 0;
  #rows = 0;
  #empty = 0;
  #blank = 0;
  #lengthSum = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #longest = 0;

  constructor(options: StatisticsOptions = {}) {
    refuseUnknown(options, ['maxDistinct', 'limit']);
    this.#table = new ValueTable(wholeInRange('maxDistinct', options.maxDistinct, 1, 1 << 24, 1_000_000), MAX_HELD_BYTES);
    this.#limit = wholeInRange('limit', options.limit, 0, 10_000, 20);
  }

  add(values: Utf8Column): void {
    const { data, offsets, length } = values;
    this.#rows += length;
    for (let row = 0; row < length; row++) {
      const start = offsets[row];
      const end = offsets[row + 1];
      if (start === end) {
        this.#empty++;
        continue;
      }
      const hash = hashBytes(data, start, end);
      if (this.#table.add(data, start, end, hash) === NO_ROOM) this.#addLate(data, start, end, hash);
    }
  }

  /** A value that is not held: what is asked of all rows is asked now, the rest of a sample. */
  #addLate(data: Uint8Array, start: number, end: number, hash: number): void {
    if (this.#sketch === null) this.#beginSketches();
    const sketch = this.#sketch as HyperLogLog;
    sketch.add(hash, hashBytes(data, start, end, OTHER_SEED));
    this.#lateRows++;
    const text = (): string => decoded(data, start, end);
    if (isBlank(data, start, end)) this.#blank++;
    this.#countLength(codePoints(data, start, end), 1);
    const kind = this.#numbers.add(data, start, end, 1, text);
    this.#late.add(data, start, end, hash);
    if ((mixedBits(this.#lateRows) & SAMPLE_MASK) === 0) this.#shapes.add(text(), kind, SAMPLE_MASK + 1);
  }

  #beginSketches(): void {
    // (a short value might still find room where a long one did not: the sketch would not know it)
    this.#table.close();
    const sketch = new HyperLogLog();
    this.#table.each((id, data, start, end) => sketch.add(this.#table.hashOf(id), hashBytes(data, start, end, OTHER_SEED)));
    this.#sketch = sketch;
    this.#numbers.estimate();
  }

  #countLength(length: number, times: number): void {
    this.#lengthSum += length * times;
    if (length < this.#shortest) this.#shortest = length;
    if (length > this.#longest) this.#longest = length;
    this.#lengths[Math.min(length, MAX_LENGTH_BIN)] += times;
  }

  /** The report. Nothing can be added afterwards. */
  end(): Statistics {
    const table = this.#table;
    table.each((id, data, start, end) => {
      const times = table.countOf(id);
      const text = decoded(data, start, end);
      if (isBlank(data, start, end)) this.#blank += times;
      this.#countLength(codePoints(data, start, end), times);
      const kind = this.#numbers.add(data, start, end, times, () => text);
      this.#shapes.add(text, kind, times);
      // (numbers are compared as numbers)
      if (kind === Kind.none) this.#shapes.compare(data, start, end, () => text, id);
    });
    const filled = this.#rows - this.#empty;
    const exact = this.#sketch === null;
    const counted = (id: number): { value: string; count: number } => {
      const bytes = table.bytesOf(id);
      return { value: decoded(bytes, 0, bytes.length), count: table.countOf(id) };
    };
    const most = first(table, this.#limit, (a, b) => table.compare(a, b) < 0);
    // of equals the same ones as above would be little to read twice: the last in order
    const least = exact ? first(table, this.#limit, (a, b) => table.compare(a, b) > 0) : [];
    const counts = (ids: readonly number[]): ValueCount[] => ids.map((id) => this.#valueCount(counted(id)));
    const late = Array.from(this.#late.values(), ({ value, ...counts }) => this.#valueCount({ value: decoded(value, 0, value.length), ...counts }));
    return {
      rows: this.#rows,
      empty: this.#empty,
      blank: this.#blank,
      distinct: { count: exact ? table.count : Math.round((this.#sketch as HyperLogLog).estimate()), standardError: exact ? 0 : HyperLogLog.standardError },
      mostFrequent: [...counts(most), ...late].sort(inOrder).slice(0, this.#limit),
      leastFrequent: counts(least),
      lengths:
        filled === 0
          ? null
          : {
              minimum: this.#shortest,
              maximum: this.#longest,
              mean: this.#lengthSum / filled,
              histogram: Array.from(this.#lengths.subarray(0, this.#longest + 1)),
            },
      numbers: this.#numbers.summary(),
      shapes: this.#shapes.summary(counted),
      identifies: exact
        ? this.#rows > 0 && this.#empty === 0 && table.count === this.#rows
        : this.#empty > 0 || table.count + this.#lateRows < this.#rows
          ? false
          : null,
      values: () => allByCount(table, (id) => this.#valueCount(counted(id))),
    };
  }

  #valueCount({ value, count, error = 0 }: { readonly value: string; readonly count: number; readonly error?: number }): ValueCount {
    return { value, count, share: count / this.#rows, error };
  }
}

/**
 * What a column holds; see {@link StatisticsGathering}.
 *
 * @param values  as in `keys`; null counts as empty.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`. Text never throws.
 * @example statistics(['a', 'b', 'a', '']).mostFrequent[0]  // => { value: 'a', count: 2, share: 0.5, error: 0 }
 */
export function statistics(values: ColumnInput, options: StatisticsOptions = {}): Statistics {
  const gathering = new StatisticsGathering(options);
  gathering.add(Utf8Column.from(values));
  return gathering.end();
}

const inOrder = (a: ValueCount, b: ValueCount): number => b.count - a.count || (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);

/** Ids of the first values in an order. */
function first(table: ValueTable, limit: number, isBefore: (a: number, b: number) => boolean): number[] {
  if (limit === 0) return [];
  const kept: number[] = [];
  for (let id = 0; id < table.count; id++) {
    if (kept.length === limit && !isBefore(id, kept[limit - 1])) continue;
    let at = kept.length;
    while (at > 0 && isBefore(id, kept[at - 1])) at--;
    kept.splice(at, 0, id);
    if (kept.length > limit) kept.pop();
  }
  return kept;
}

function* allByCount(table: ValueTable, countOf: (id: number) => ValueCount): Iterable<ValueCount> {
  const ids = Int32Array.from({ length: table.count }, (_, id) => id);
  for (const id of ids.sort((a, b) => table.compare(a, b))) yield countOf(id);
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Short ASCII without a decoder. */
function decoded(data: Uint8Array, start: number, end: number): string {
  if (end - start > 24) return decoder.decode(data.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at++) {
    if (data[at] >= 0x80) return decoder.decode(data.subarray(start, end));
    text += String.fromCharCode(data[at]);
  }
  return text;
}

/** Of well-formed UTF-8: bytes that continue no character. */
function codePoints(data: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if ((data[at] & 0xc0) !== 0x80) count++;
  return count;
}

function isBlank(data: Uint8Array, start: number, end: number): boolean {
  const first = data[start];
  if (first > 0x20 && first < 0x80) return false;
  return decoder.decode(data.subarray(start, end)).trim() === '';
}
