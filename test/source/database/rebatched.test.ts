import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rebatched } from '../../../src/source/database/sql/rebatched.js';

const NEVER = new AbortController().signal;
const ended = (): Error => new Error('ended');

async function sizes(batches: readonly (readonly string[])[], maxRows: number, maxCharacters: number): Promise<number[]> {
  const source = (async function* () {
    for (const batch of batches) yield batch.map((cell) => [cell]);
  })();
  const found: number[] = [];
  for await (const batch of rebatched(source, maxRows, maxCharacters, NEVER, ended)) found.push(batch.length);
  return found;
}

test.each([
  [[], 2, 10, []],
  [[[]], 2, 10, []],
  [[['a'], ['b'], ['c']], 2, 10, [2, 1]],
  [[['a', 'b', 'c', 'd', 'e']], 2, 10, [2, 2, 1]],
  [[['aaaa', 'bbbb', 'cccc']], 9, 8, [2, 1]],
  [[['a', 'bbbbbbbbbbbb', 'c']], 9, 8, [1, 1, 1]],
])('%j by %d rows and %d characters is %j', async (batches, maxRows, maxCharacters, expected) => {
  expect(await sizes(batches, maxRows, maxCharacters)).toEqual(expected);
});

test('a signal ends the waiting for rows, and the source is told', async () => {
  const abort = new AbortController();
  let returned = false;
  const source = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise<never>(() => setTimeout(() => abort.abort())),
      return: async () => {
        returned = true;
        return { done: true as const, value: undefined };
      },
    }),
  };
  const reading = rebatched(source, 1, 1, abort.signal, ended).next();
  await expect(reading).rejects.toThrow('ended');
  expect(returned).toBe(true);
});

test('rows that went through are let go', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const batches: WeakRef<string[][]>[] = [];
  const source = (async function* () {
    for (let i = 0; i < 20; i++) {
      const batch = [[`row ${i}`]];
      batches.push(new WeakRef(batch));
      yield batch;
    }
  })();
  const reading = rebatched(source, 1, 100, new AbortController().signal, ended);
  for (let i = 0; i < 15; i++) await reading.next();
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(batches.slice(0, 10).filter((batch) => batch.deref() !== undefined)).toEqual([]);
  await reading.return();
});
