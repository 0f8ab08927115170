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
  const end = endOf(ended, onEnd);
  let waiting = false;
  try {
    for (;;) {
      waiting = true;
      const next = await Promise.race([iterator.next(), end.promise]);
      waiting = false;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    end.forget();
    // an iterator that is waiting itself returns only after its wait
    const returned = iterator.return?.();
    if (waiting) returned?.catch(() => undefined);
    else await returned;
  }
}

function endOf(signal: AbortSignal, onEnd: () => Error): { promise: Promise<never>; forget: () => void } {
  let forget = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    const onAbort = (): void => reject(onEnd());
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    forget = () => signal.removeEventListener('abort', onAbort);
  });
  promise.catch(() => undefined);
  return { promise, forget };
}

function charactersOf(row: readonly Cell[]): number {
  let sum = 0;
  for (const cell of row) sum += cell?.length ?? 0;
  return sum;
}
