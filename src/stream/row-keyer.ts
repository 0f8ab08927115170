import type { CategoryName, Level } from '../category/category.js';
import { NamesakeError } from '../errors.js';
import { keys } from '../key/index.js';
import { categoryOption, type KeyOptions, levelOption, nearest, optionError, refuseUnknown } from '../options.js';

/** Options of the adapters for rows. */
export interface KeyStreamOptions<As extends string = string> extends KeyOptions {
  /** Where a row has its value: a property of objects, an index (from 0) of arrays. Undefined where the rows are the values themselves. */
  readonly column?: string | number;
  /** The property of an object that gets the key; default 'SimKey'. One that is there already is replaced. */
  readonly as?: As;
}

/** A row with its similarity key, `null` where nothing is left to match on: objects get a property, arrays an element, a value becomes a pair. */
export type KeyedRow<Row, As extends string = 'SimKey'> = Row extends string | null | undefined
  ? readonly [value: Row, key: string | null]
  : Row extends readonly unknown[]
    ? readonly [...Row, string | null]
    : Omit<Row, As> & Readonly<Record<As, string | null>>;

/** Rows (and code units of their values) that are keyed at once, at most: so many that a row costs what the kernel costs. */
export const BATCH_ROWS = 1024;
const BATCH_UNITS = 1 << 20;
/** Rows that may lack the column before it counts as misspelled. */
const PROBED_ROWS = 1000;
const OPTIONS = ['category', 'level', 'column', 'as'];

/**
 * Rows in, a batch at a time; rows with keys out, in their order. The rows themselves are not changed.
 *
 *     if (keyer.add(row)) for (const keyed of keyer.take()) …
 *     keyer.end();
 */
export class RowKeyer<Row, As extends string = 'SimKey'> {
  readonly #category: CategoryName;
  readonly #level: Level;
  readonly #column: string | number | undefined;
  readonly #as: string;
  #rows: Row[] = [];
  #values: (string | null | undefined)[] = [];
  #units = 0;
  #count = 0;
  #first: Row | undefined;
  /** Whether a row had the column. */
  #met = false;

  /** @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE` */
  constructor(options: KeyStreamOptions<As> = {}) {
    refuseUnknown(options, OPTIONS);
    const { column, as = 'SimKey' } = options;
    if (column !== undefined && typeof column !== 'string' && typeof column !== 'number') throw optionError('column', 'a property or an index', column);
    if (typeof as !== 'string' || as === '') throw optionError('as', 'the name of a property', as);
    this.#category = categoryOption(options.category);
    this.#level = levelOption(options.level);
    this.#column = column;
    this.#as = as;
  }

  /** Rows that are waiting to be taken. */
  get length(): number {
    return this.#rows.length;
  }

  /**
   * Takes a row; true where enough has gathered for {@link take}.
   *
   * @throws {NamesakeError} `ERR_INPUT_TYPE` with the row's number where its value is neither text nor null nor undefined; `ERR_COLUMN_MISSING` where none of the first
   *   1,000 rows has the column, or a row has several values and no column was named.
   */
  add(row: Row): boolean {
    const value = this.#valueOf(row);
    this.#rows.push(row);
    this.#values.push(value);
    this.#units += value?.length ?? 0;
    if (this.#count++ === 0) this.#first = row;
    if (this.#count === PROBED_ROWS) this.#requireColumn();
    return this.#rows.length >= BATCH_ROWS || this.#units >= BATCH_UNITS;
  }

  /** The rows that have gathered, with their keys. */
  take(): KeyedRow<Row, As>[] {
    const found = keys(this.#values, { category: this.#category, level: this.#level });
    const keyed = this.#rows.map((row, i) => this.#withKey(row, found[i]));
    this.#rows = [];
    this.#values = [];
    this.#units = 0;
    return keyed;
  }

  /** There are no more rows. @throws {NamesakeError} `ERR_COLUMN_MISSING` where none had the column. */
  end(): void {
    if (this.#count < PROBED_ROWS) this.#requireColumn();
  }

  #valueOf(row: Row): string | null | undefined {
    if (typeof row !== 'object' || row === null) return this.#text(row);
    if (this.#column === undefined)
      throw new NamesakeError('ERR_COLUMN_MISSING', 'which column is to be read?', `option "column": one of ${namesOf(row)}`, 'none');
    if (this.#column in row) this.#met = true;
    return this.#text((row as Readonly<Record<string | number, unknown>>)[this.#column]);
  }

  #text(value: unknown): string | null | undefined {
    if (typeof value === 'string' || value === null || value === undefined) return value;
    throw new NamesakeError('ERR_INPUT_TYPE', `the value of row ${this.#count + 1} is no text`, 'a string, null or undefined', typeof value);
  }

  #requireColumn(): void {
    const row = this.#first;
    if (this.#met || this.#column === undefined || typeof row !== 'object' || row === null) return;
    const names = Object.keys(row);
    const guess = names.length === 0 ? '' : ` (did you mean "${nearest(String(this.#column), names)}"?)`;
    throw new NamesakeError('ERR_COLUMN_MISSING', 'no row has the column', `one of ${namesOf(row)}`, `"${this.#column}"${guess}`);
  }

  #withKey(row: Row, key: string | null): KeyedRow<Row, As> {
    if (typeof row !== 'object' || row === null) return [row, key] as unknown as KeyedRow<Row, As>;
    return (Array.isArray(row) ? [...row, key] : { ...row, [this.#as]: key }) as KeyedRow<Row, As>;
  }
}

const namesOf = (row: object): string => Object.keys(row).slice(0, 40).join(', ');
