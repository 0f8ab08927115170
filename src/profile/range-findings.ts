import { ColumnBuilder } from '../column/column-builder.js';
import type { Utf8Column } from '../column/utf8-column.js';

/** A value that is out of range, or that cannot be compared. */
export interface RangeFinding {
  /** From 0. */
  readonly row: number;
  readonly value: string;
  /** Undefined where no references were given. */
  readonly reference: string | undefined;
}

/** The lists of a report, and what they are called where it is written. */
export const RANGE_FINDINGS = [
  ['below', 'below'],
  ['above', 'above'],
  ['notComparable', 'not comparable'],
] as const;

/** Such values in order of rows; gone through as often as needed. */
export interface RangeFindings extends Iterable<RangeFinding> {
  readonly length: number;
}

/** Values with what was found of them, as bytes: there may be as many as rows. */
export class FoundValues {
  readonly #values = new ColumnBuilder();
  readonly #references = new ColumnBuilder();
  #rows = new Int32Array(64);
  #marks = new Uint8Array(64);
  #hasReferences = false;
  /** Once all are kept. */
  #columns: { readonly values: Utf8Column; readonly references: Utf8Column | null } | null = null;

  /** Keeps row `at` of some values, which is row `row` of all, with a mark of a byte. */
  keep(mark: number, row: number, at: number, values: Utf8Column, references: Utf8Column | null): void {
    const count = this.#values.length;
    if (count === this.#rows.length) {
      const rows = new Int32Array(count * 2);
      rows.set(this.#rows);
      this.#rows = rows;
      const marks = new Uint8Array(count * 2);
      marks.set(this.#marks);
      this.#marks = marks;
    }
    this.#rows[count] = row;
    this.#marks[count] = mark;
    this.#values.appendBytes(values.data, values.offsets[at], values.offsets[at + 1]);
    if (references === null) return;
    this.#hasReferences = true;
    this.#references.appendBytes(references.data, references.offsets[at], references.offsets[at + 1]);
  }

  /** How many have marks that are so. */
  count(isSo: (mark: number) => boolean): number {
    const { length } = this.#values;
    let count = 0;
    for (let i = 0; i < length; i++) if (isSo(this.#marks[i])) count++;
    return count;
  }

  /** Those whose marks are so; nothing is kept afterwards. */
  where(isSo: (mark: number) => boolean): RangeFindings {
    this.#columns ??= { values: this.#values.finish(), references: this.#hasReferences ? this.#references.finish() : null };
    const { values, references } = this.#columns;
    const [rows, marks] = [this.#rows, this.#marks];
    return {
      length: this.count(isSo),
      *[Symbol.iterator]() {
        for (let i = 0; i < values.length; i++) if (isSo(marks[i])) yield { row: rows[i], value: values.at(i), reference: references?.at(i) };
      },
    };
  }
}
