import type { Utf8Column } from '../column/index.js';
import { ByteLines } from './byte-lines.js';
import { DELIMITER_OF_TARGET } from './delimited-line.js';
import { type FormatOptions, memberJson } from './member-format.js';
import { KeyedLines } from './keyed-lines.js';
import type { Output } from './output.js';

const encoder = new TextEncoder();
const FLUSH_BYTES = 1 << 19;
const NO_KEY = new Uint8Array(0);

/** Some values with their keys, all of one length: key i is the i-th part of `data` where `present[i]` is 1. `references` is null where none were asked for. */
export interface KeyedValues {
  readonly values: Utf8Column;
  readonly references: Utf8Column | null;
  readonly keys: { readonly data: Uint8Array; readonly present: Uint8Array; readonly length: number };
}

/**
 * Writes one line `Data[,Reference],SimKey` per value in the order given, under a header line where one is asked for; JSON: a list of objects. The key is empty
 * where nothing is left to match on.
 *
 *     const report = new KeysReport(output, options);
 *     await report.write(batch);      // again and again
 *     await report.end();
 *
 * @throws {NamesakeError} `ERR_TARGET_WRITE`
 * @cost O(bytes), about 2 ns each; some megabytes are held.
 */
export class KeysReport {
  readonly #output: Output;
  readonly #json: boolean;
  readonly #lines: ByteLines;
  /** Made with the first values, where lines are no more than a value and its key. */
  #keyed: KeyedLines | null | undefined;
  readonly #delimiter: string;
  #headed: boolean;
  #rows = 0;

  /** @param options `header`: whether a header line stands above the values. */
  constructor(output: Output, options: FormatOptions & { readonly header?: boolean } = {}) {
    const target = options.target ?? 'csv';
    this.#output = output;
    this.#json = target === 'json';
    this.#delimiter = target === 'json' ? ',' : DELIMITER_OF_TARGET[target];
    this.#lines = new ByteLines(this.#delimiter, options.escapeFormulas);
    if (options.escapeFormulas) this.#keyed = null;
    this.#headed = options.header !== true;
  }

  async write({ values, references, keys }: KeyedValues): Promise<void> {
    if (this.#json) return this.#writeJson({ values, references, keys });
    const lines = this.#lines;
    this.#head(references !== null);
    const keyLength = keys.length === 0 ? 0 : keys.data.length / keys.length;
    const keyed = references === null && keyLength > 0 && this.#keyed !== null ? (this.#keyed ??= new KeyedLines(this.#delimiter, keyLength)) : null;
    for (let row = 0; row < values.length; ) {
      const end = keyed?.batchEnd(values, row) ?? row;
      if (keyed !== null && end > row) {
        lines.append(keyed.lines(values, keys, row, end));
        row = end;
      } else {
        lines.cell(values.data, values.offsets[row], values.offsets[row + 1]);
        if (references !== null) lines.cell(references.data, references.offsets[row], references.offsets[row + 1]);
        if (keys.present[row]) lines.cell(keys.data, row * keyLength, (row + 1) * keyLength);
        else lines.cell(NO_KEY, 0, 0);
        lines.endLine();
        row++;
      }
      if (lines.length >= FLUSH_BYTES) await this.#output.write(lines.take());
    }
  }

  /** Writes the header where no value has come, and what is left. */
  async end(hasReferences: boolean): Promise<void> {
    if (this.#json) this.#output.push(this.#rows === 0 ? '[]\n' : '\n]\n');
    else {
      this.#head(hasReferences);
      await this.#output.write(this.#lines.take());
    }
  }

  #head(hasReferences: boolean): void {
    if (this.#headed) return;
    this.#headed = true;
    for (const name of hasReferences ? ['Data', 'Reference', 'SimKey'] : ['Data', 'SimKey']) this.#lines.cell(encoder.encode(name), 0, name.length);
    this.#lines.endLine();
  }

  async #writeJson({ values, references, keys }: KeyedValues): Promise<void> {
    const bytes = Buffer.from(keys.data.buffer, keys.data.byteOffset, keys.data.byteLength);
    const keyLength = keys.length === 0 ? 0 : keys.data.length / keys.length;
    for (let row = 0; row < values.length; row++) {
      const simKey = keys.present[row] ? bytes.toString('latin1', row * keyLength, (row + 1) * keyLength) : null;
      const member = memberJson({ data: values.at(row), reference: references?.at(row), simKey });
      if (this.#output.push(`${this.#rows++ === 0 ? '[\n' : ',\n'} {${member}}`)) await this.#output.flush();
    }
  }
}
