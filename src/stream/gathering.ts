import { soon } from './soon.js';

/** Who takes the rows: true where it has enough. */
export interface RowTaker<Row> {
  readonly length: number;
  add(row: Row): boolean;
}

/** A source of rows whose rows are handed over some at a time. */
export interface Gathering {
  /** Whether there are no more rows. */
  readonly ended: boolean;
  /** What the source, or the taker, has thrown behind the rows that were handed over. */
  readonly failure: { readonly error: unknown } | null;
  /** Hands over rows until the taker has enough, the source ends, fails or pauses. At least one, unless it ends or fails. */
  gather(): Promise<void> | void;
  /** Tells the source that no more rows are wanted. */
  close(): Promise<void> | void;
}

/** Rows of an iterable, which never pauses. */
export class IterableRows<Row> implements Gathering {
  ended = false;
  failure: { readonly error: unknown } | null = null;
  readonly #rows: Iterator<Row>;
  readonly #taker: RowTaker<Row>;

  constructor(rows: Iterable<Row>, taker: RowTaker<Row>) {
    this.#rows = rows[Symbol.iterator]();
    this.#taker = taker;
  }

  gather(): void {
    let taking = false;
    try {
      for (let step = this.#rows.next(); !step.done; step = this.#rows.next()) {
        taking = true;
        if (this.#taker.add(step.value)) return;
        taking = false;
      }
      this.ended = true;
    } catch (error) {
      this.failure = { error };
      // a source that has failed is closed already
      this.ended = !taking;
    }
  }

  close(): void {
    if (!this.ended) this.#rows.return?.();
  }
}

/**
 * Rows of an async iterable. One row is asked for at a time; while the taker is busy with what it has, one at most is under way.
 */
export class AsyncRows<Row> implements Gathering {
  ended = false;
  failure: { readonly error: unknown } | null = null;
  readonly #rows: AsyncIterator<Row>;
  readonly #taker: RowTaker<Row>;
  /** Whether a row is under way. */
  #asked = false;
  /** Ends {@link gather}; null where nobody waits. */
  #wake: (() => void) | null = null;

  constructor(rows: AsyncIterable<Row>, taker: RowTaker<Row>) {
    this.#rows = rows[Symbol.asyncIterator]();
    this.#taker = taker;
  }

  gather(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (this.ended || this.failure !== null) this.#stop();
      else {
        // a row may have come since
        if (this.#taker.length > 0) soon(this.#stop);
        if (!this.#asked) this.#ask();
      }
    });
  }

  /** A source that owes a row answers later, perhaps never: it is told, and not waited for. */
  async close(): Promise<void> {
    if (this.ended) return;
    const closed = this.#rows.return?.();
    if (this.#asked) closed?.catch(() => {});
    else await closed;
  }

  readonly #stop = (): void => {
    this.#wake?.();
    this.#wake = null;
  };

  #ask(): void {
    this.#asked = true;
    this.#rows.next().then(this.#take, this.#fail);
  }

  readonly #take = (step: IteratorResult<Row>): void => {
    this.#asked = false;
    let enough = true;
    if (step.done) this.ended = true;
    else {
      try {
        enough = this.#taker.add(step.value);
      } catch (error) {
        this.failure = { error };
      }
    }
    if (enough) this.#stop();
    if (this.#wake === null) return;
    if (this.#taker.length === 1) soon(this.#stop);
    this.#ask();
  };

  readonly #fail = (error: unknown): void => {
    this.#asked = false;
    this.ended = true;
    this.failure = { error };
    this.#stop();
  };
}
