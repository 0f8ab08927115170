import type { Cell } from '../database.js';

/** What sends rows and can be told to wait. */
export interface RowSource {
  pause(): void;
  resume(): void;
}

/** Rows that a driver pushes, as batches that are asked for: the driver is told to wait while a batch lies here. */
export class RowQueue {
  readonly #source: RowSource;
  readonly #size: number;
  #rows: Cell[][] = [];
  #done = false;
  #error: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(source: RowSource, size: number) {
    [this.#source, this.#size] = [source, size];
  }

  push(row: Cell[]): void {
    this.#rows.push(row);
    if (this.#rows.length !== this.#size) return;
    this.#source.pause();
    this.#wake();
  }

  /** After the last row, or in place of further ones. */
  end(error: Error | null = null): void {
    if (this.#done) return;
    [this.#done, this.#error] = [true, error];
    this.#wake();
  }

  async *batches(): AsyncGenerator<Cell[][], void, undefined> {
    for (;;) {
      while (!this.#done && this.#rows.length < this.#size) await new Promise<void>((resolve) => (this.#wake = resolve));
      if (this.#error !== null) throw this.#error;
      if (this.#rows.length > 0) yield this.#taken();
      if (this.#done && this.#rows.length === 0) break;
    }
    if (this.#error !== null) throw this.#error;
  }

  #taken(): Cell[][] {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length >= this.#size && !this.#done) this.#source.resume();
    return rows;
  }
}
