import { DELIMITER_OF_TARGET, lineOf } from './delimited-line.js';
import type { FormatOptions } from './member-format.js';
import type { Output } from './output.js';

/** One value with what a function says of it. */
export interface FieldsOfValue {
  readonly data: string;
  /** Undefined where no reference was asked for. */
  readonly reference: string | undefined;
  readonly fields: readonly string[];
}

export interface FieldsReportOptions extends FormatOptions {
  readonly header?: boolean;
  readonly line?: (cells: readonly string[]) => string;
}

/**
 * Writes one line `Data[,Reference],…` per value in the order given, with a function's fields, under a header line where one is asked for; JSON: a list of objects.
 *
 * @throws {NamesakeError} `ERR_TARGET_WRITE`
 */
export class FieldsReport {
  readonly #output: Output;
  readonly #names: readonly string[];
  readonly #line: ((cells: readonly string[]) => string) | null;
  #rows = 0;

  /**
   * @param names    of all cells of a line: `Data`, `Reference` where there are any, the fields'.
   * @param options  `header`: whether they stand above the values; `line`: makes a line of the cells instead of the target, without a header.
   */
  constructor(output: Output, names: readonly string[], options: FieldsReportOptions = {}) {
    const target = options.target ?? 'csv';
    this.#output = output;
    this.#names = names;
    this.#line = options.line ?? (target === 'json' ? null : lineOf(DELIMITER_OF_TARGET[target], options.escapeFormulas));
    if (options.line === undefined && this.#line !== null && options.header === true) output.push(this.#line(names));
  }

  /** Adds a value; what is added waits until {@link Output.drain}. */
  push({ data, reference, fields }: FieldsOfValue): boolean {
    const cells = reference === undefined ? [data, ...fields] : [data, reference, ...fields];
    const text = this.#line === null ? this.#json(cells) : this.#line(cells);
    this.#rows++;
    return this.#output.push(text);
  }

  /** Adds a value, and waits where much is waiting to be written. */
  async write(value: FieldsOfValue): Promise<void> {
    if (this.push(value)) await this.#output.flush();
  }

  end(): void {
    if (this.#line === null) this.#output.push(this.#rows === 0 ? '[]\n' : '\n]\n');
  }

  #json(cells: readonly string[]): string {
    const members = cells.map((cell, i) => `${JSON.stringify(this.#names[i])}: ${JSON.stringify(cell)}`);
    return `${this.#rows === 0 ? '[\n' : ',\n'} {${members.join(', ')}}`;
  }
}
