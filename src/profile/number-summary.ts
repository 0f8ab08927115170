import { ByteNumber, Seen } from './byte-number.js';
import { type Decimal, isInteger, toNumber } from './decimal.js';
import { type DecimalMark, readNumber } from './number-reader.js';
import { RANK_ERROR } from './quantiles.js';
import { Numbers } from './numbers.js';

/** What a column's numbers are like. */
export interface NumberSummary {
  /** Values that are numbers; infinities are not. */
  readonly count: number;
  /** What decimals stand behind: what more of the numbers can only be read with, a point where that decides nothing. */
  readonly decimalMark: DecimalMark;
  /** Values that are another number with the other mark. */
  readonly ambiguous: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly sum: number;
  readonly mean: number;
  /** Of the values as a population. */
  readonly standardDeviation: number;
  /** Number at each of {@link QUANTILE_RANKS}. */
  readonly quantiles: readonly number[];
  /** How far the rank of a quantile may be off, as a share; 0 where all numbers were held. */
  readonly rankError: number;
  /** Numbers in {@link BINS} equal parts of minimum to maximum. Estimated where quantiles are. */
  readonly histogram: readonly number[];
}

export const QUANTILE_RANKS: readonly number[] = [0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99];
export const BINS = 20;

/** What {@link NumberGathering.add} takes a value for. */
export const Kind = { none: 0, integer: 1, decimal: 2 } as const;

/** The numbers of a column, read with either decimal mark until it is known which one the column has. */
export class NumberGathering {
  readonly #number = new ByteNumber();
  /** Numbers that are the same with both marks; those that hang on it, as they are with each. */
  readonly #common = new Numbers();
  readonly #point = new Numbers();
  readonly #comma = new Numbers();
  #pointOnly = 0;
  #commaOnly = 0;
  #ambiguous = 0;

  /** Adds a value `times` times, if it is a number; tells which {@link Kind} it is of. */
  add(data: Uint8Array, start: number, end: number, times: number, textOf: () => string): number {
    if (this.#number.read(data, start, end) === Seen.plain) {
      const { point, comma } = this.#number;
      this.#gather(point, comma, times);
      return Number.isInteger(Number.isNaN(point) ? comma : point) ? Kind.integer : Kind.decimal;
    }
    if (!mayBeNumber(data, start, end)) return Kind.none;
    const { point, comma } = readNumber(textOf());
    const number = point ?? comma;
    if (number === null || number.exponent === Number.POSITIVE_INFINITY) return Kind.none;
    this.#gather(doubleOf(point), doubleOf(comma), times);
    return isInteger(number) ? Kind.integer : Kind.decimal;
  }

  #gather(point: number, comma: number, times: number): void {
    if (point === comma) {
      this.#common.add(point, times);
      return;
    }
    const isPoint = !Number.isNaN(point);
    const isComma = !Number.isNaN(comma);
    if (isPoint) this.#point.add(point, times);
    if (isComma) this.#comma.add(comma, times);
    if (isPoint && isComma) this.#ambiguous += times;
    else if (isPoint) this.#pointOnly += times;
    else this.#commaOnly += times;
  }

  /** From here on numbers are too many to be held: quantiles are estimated. */
  estimate(): void {
    for (const numbers of [this.#common, this.#point, this.#comma]) numbers.estimate();
  }

  /** null: there are none. */
  summary(): NumberSummary | null {
    const decimalMark = this.#commaOnly > this.#pointOnly ? ',' : '.';
    const numbers = this.#common.with(decimalMark === '.' ? this.#point : this.#comma);
    const { isEstimated, ...moments } = numbers.moments;
    if (moments.count === 0) return null;
    return {
      ...moments,
      decimalMark,
      ambiguous: this.#ambiguous,
      quantiles: numbers.quantiles(QUANTILE_RANKS),
      rankError: isEstimated ? RANK_ERROR : 0,
      histogram: numbers.histogram(BINS),
    };
  }
}

const doubleOf = (number: Decimal | null): number => (number === null ? Number.NaN : toNumber(number));

/** Most words are told from numbers by their first letter. */
export function mayBeNumber(data: Uint8Array, start: number, end: number): boolean {
  const byte = data[start] | 0x20;
  return start < end && !(byte >= 0x61 && byte <= 0x7a && byte !== LETTER_I);
}

/** Of "inf". */
const LETTER_I = 0x69;
