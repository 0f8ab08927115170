import { DELIMITER_OF_TARGET, lineOf } from './delimited-line.js';
import type { FormatOptions } from './member-format.js';
import type { Output } from './output.js';

/** How a profile is written. */
export interface ProfileFormat extends FormatOptions {
  /** Whether a line of names stands above the lines; text only. */
  readonly header: boolean;
}

/** A value with its count and its share of all rows. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly share: number;
}

/** Lines `Value,Count,Share`. @throws {NamesakeError} `ERR_TARGET_WRITE` */
export async function writeCounts(output: Output, values: Iterable<CountedValue>, format: ProfileFormat): Promise<void> {
  const line = textLine(format);
  if (format.header) output.push(line(['Value', 'Count', 'Share']));
  for (const { value, count, share } of values) if (output.push(line([value, String(count), share.toPrecision(6)]))) await output.flush();
}

/** A value that occurs more than once, and its rows from 0. */
export interface ValueInRows {
  readonly value: string;
  readonly rows: ArrayLike<number> & Iterable<number>;
}

/** What is written of the rows of a repeated value. */
export interface RepeatedOptions extends ProfileFormat {
  /** A row's value as it stands there. */
  readonly textAt: (row: number) => string;
  /** A row's reference; null where none was asked for. */
  readonly referenceAt: ((row: number) => string) | null;
  /** A line for each value instead of each row: `Data,Count`. */
  readonly countsOnly?: boolean;
}

/** Lines `Data,Count,Row[,Reference]`, one for each row; JSON: a list of values with their `Rows` and `References`. @throws {NamesakeError} `ERR_TARGET_WRITE` */
export async function writeRepeated(output: Output, values: Iterable<ValueInRows>, options: RepeatedOptions): Promise<void> {
  const { textAt, referenceAt, countsOnly = false } = options;
  if (options.target === 'json') {
    const list = new JsonList(output);
    for (const { value, rows } of values) {
      const places = { Rows: Array.from(rows, (row) => row + 1), ...(referenceAt && { References: Array.from(rows, referenceAt) }) };
      await list.push({ Data: value, Count: rows.length, ...(countsOnly ? {} : places) });
    }
    return list.end();
  }
  const line = textLine(options);
  if (options.header) output.push(line(countsOnly ? ['Data', 'Count'] : ['Data', 'Count', 'Row', ...(referenceAt ? ['Reference'] : [])]));
  for (const { value, rows } of values) {
    if (countsOnly) {
      if (output.push(line([value, String(rows.length)]))) await output.flush();
      continue;
    }
    for (const row of rows) {
      const cells = [textAt(row), String(rows.length), String(row + 1), ...(referenceAt ? [referenceAt(row)] : [])];
      if (output.push(line(cells))) await output.flush();
    }
  }
}

/** A value out of range, and its row from 0. */
export interface FoundValue {
  readonly row: number;
  readonly value: string;
  readonly reference: string | undefined;
}

/** Lines `Data[,Reference],Row,Finding`, list after list; JSON: a list of objects. @throws {NamesakeError} `ERR_TARGET_WRITE` */
export async function writeFindings(
  output: Output,
  lists: readonly (readonly [finding: string, values: Iterable<FoundValue>])[],
  options: ProfileFormat & { readonly references: boolean },
): Promise<void> {
  const list = options.target === 'json' ? new JsonList(output) : null;
  const line = textLine(options);
  if (list === null && options.header) output.push(line(['Data', ...(options.references ? ['Reference'] : []), 'Row', 'Finding']));
  for (const [finding, values] of lists)
    for (const { row, value, reference } of values) {
      const member = { Data: value, ...(options.references && { Reference: reference ?? '' }), Row: row + 1, Finding: finding };
      if (list !== null) await list.push(member);
      else if (output.push(line(Object.values(member).map(String)))) await output.flush();
    }
  list?.end();
}

/** A list of objects, one a line. */
class JsonList {
  #count = 0;

  constructor(private readonly output: Output) {
    output.push('[');
  }

  async push(member: object): Promise<void> {
    if (this.output.push(`${this.#count++ === 0 ? '\n' : ',\n'} ${JSON.stringify(member)}`)) await this.output.flush();
  }

  end(): void {
    this.output.push(this.#count === 0 ? ']\n' : '\n]\n');
  }
}

function textLine({ target = 'csv', escapeFormulas }: FormatOptions): (cells: readonly string[]) => string {
  return lineOf(target === 'json' ? ',' : DELIMITER_OF_TARGET[target], escapeFormulas);
}
