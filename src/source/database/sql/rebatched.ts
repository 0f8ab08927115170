import type { Cell } from '../database.js';

type Batch = readonly (readonly Cell[])[];

/**
 * The same rows in batches of at most so many rows and, unless one row alone has more, so many characters.
 *
 * @param ended  ends the waiting for rows.
 * @throws what `batches` throws, and what `onEnd` makes.
 */
export async function* rebatched(
  batches: AsyncIterable<Batch>,
  maxRows: number,
  maxCharacters: number,
  ended: AbortSignal,
  onEnd: () => Error,
): AsyncGenerator<Batch, void, undefined> {
  let collected: (readonly Cell[])[] = [];
  let characters = 0;
  for await (const batch of untilEnded(batches, ended, onEnd)) {
    for (const row of batch) {
      const size = charactersOf(row);
      if (collected.length > 0 && (collected.length === maxRows || characters + size > maxCharacters)) {
        yield collected;
        [collected, characters] = [[], 0];
      }
      collected.push(row);
      characters += size;
    }
  }
  if (collected.length > 0) yield collected;
}

async function* untilEnded<T>(items: AsyncIterable<T>, ended: AbortSignal, onEnd: () => Error): AsyncGenerator<T, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const waiting = new Waiting(ended, onEnd);
  try {
    for (;;) {
      const next = await waiting.of(() => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    waiting.forget();
    // an iterator that is waiting itself returns only after its wait
    const returned = iterator.return?.();
    if (waiting.givenUp) returned?.catch(() => undefined);
    else await returned;
  }
}

/** Waits for one thing after another, until a signal. (A race with one promise of the signal's would hold all that ever came.) */
class Waiting {
  /** The wait was given up. */
  givenUp = false;
  readonly #signal: AbortSignal;
  readonly #onEnd: () => Error;
  readonly #onAbort: () => void;
  #giveUp: () => void = () => undefined;

  constructor(signal: AbortSignal, onEnd: () => Error) {
    this.#signal = signal;
    this.#onAbort = () => this.#giveUp();
    this.#onEnd = onEnd;
    signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  async of<T>(start: () => Promise<T>): Promise<T> {
    if (this.#signal.aborted) throw this.#onEnd();
    return await new Promise<T>((resolve, reject) => {
      this.#giveUp = () => {
        this.givenUp = true;
        reject(this.#onEnd());
      };
      start().then(resolve, reject);
    }).finally(() => {
      this.#giveUp = () => undefined;
    });
  }

  forget(): void {
    this.#signal.removeEventListener('abort', this.#onAbort);
  }
}

function charactersOf(row: readonly Cell[]): number {
  let sum = 0;
  for (const cell of row) sum += cell?.length ?? 0;
  return sum;
}
