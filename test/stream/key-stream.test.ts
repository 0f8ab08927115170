import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/key/index.js';
import { keyStream } from '../../src/stream/index.js';

const NAMES = ['IBM', 'Intl. Business Machines, Inc.', 'Ltd.', '', 'Müller GmbH & Co. KG', '株式会社みどり食品'];
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `${NAMES[i % NAMES.length]} ${i % 97}`);

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const result: T[] = [];
  for await (const row of rows) result.push(row);
  return result;
}

/** As an async source: every `pause` rows it is not ready at once. */
async function* slowly<T>(rows: readonly T[], pause: number): AsyncGenerator<T> {
  for (const [i, row] of rows.entries()) {
    if (i % pause === pause - 1) await new Promise((resolve) => setImmediate(resolve));
    yield row;
  }
}

describe('keyStream', () => {
  it('adds a property to objects and does not change them', async () => {
    const rows = NAMES.map((name, id) => Object.freeze({ id, name }));
    const expected = keys(NAMES).map((key, id) => ({ id, name: NAMES[id], SimKey: key }));
    expect(await all(keyStream(rows, { column: 'name' }))).toEqual(expected);
  });

  it('replaces a property of that name', async () => {
    expect(await all(keyStream([{ name: 'IBM', key: 1 }], { column: 'name', as: 'key', level: 'wide' }))).toEqual([
      { name: 'IBM', key: keys(['IBM'], { level: 'wide' })[0] },
    ]);
  });

  it('adds an element to arrays and makes pairs of strings', async () => {
    const [key] = keys(['Bob Smith'], { category: 'individual' });
    expect(await all(keyStream([[7, 'Bob Smith']], { column: 1, category: 'individual' }))).toEqual([[7, 'Bob Smith', key]]);
    expect(await all(keyStream(['Bob Smith', null, undefined], { category: 'individual' }))).toEqual([
      ['Bob Smith', key],
      [null, null],
      [undefined, null],
    ]);
  });

  it('loses nothing and keeps the order, wherever batches end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 1500 }), fc.boolean(), async (count, pause, async) => {
        const names = many(count);
        const rows = await all(keyStream(async ? slowly(names, pause) : new Set(names.map((name, i) => `${name} ${i}`))));
        expect(rows).toEqual(keys(async ? names : names.map((name, i) => `${name} ${i}`)).map((key, i) => [async ? names[i] : `${names[i]} ${i}`, key]));
      }),
      { numRuns: 30 },
    );
  });

  it('gives a row as soon as it is there, though the source has no other', async () => {
    let answer: (row: IteratorResult<string>) => void = () => {};
    const source = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<IteratorResult<string>>((resolve) => (answer = resolve)) }) };
    const rows = keyStream(source);
    for (const name of ['IBM', 'Siemens AG']) {
      const next = rows.next();
      await new Promise((resolve) => setImmediate(resolve));
      answer({ done: false, value: name });
      expect((await next).value).toEqual([name, keys([name])[0]]);
    }
    const last = rows.next();
    await new Promise((resolve) => setImmediate(resolve));
    answer({ done: true, value: undefined });
    expect(await last).toEqual({ done: true, value: undefined });
  });

  it.each([true, false])('throws what the source throws, behind the rows before (async: %s)', async (async) => {
    const failure = new Error('the source has failed');
    function* failing(): Generator<string> {
      yield* ['a', 'b'];
      throw failure;
    }
    async function* failingLater(): AsyncGenerator<string> {
      yield* failing();
    }
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const [value] of keyStream(async ? failingLater() : failing())) seen.push(value);
    })();
    await expect(reading).rejects.toBe(failure);
    expect(seen).toEqual(['a', 'b']);
  });

  it.each([true, false])('closes the source where the reader leaves (async: %s)', async (async) => {
    let closed = 0;
    let given = 0;
    function* source(): Generator<string> {
      try {
        for (; ; given++) yield 'IBM';
      } finally {
        closed++;
      }
    }
    async function* sourceLater(): AsyncGenerator<string> {
      const rows = source();
      try {
        for (const row of rows) yield row;
      } finally {
        rows.return(undefined);
      }
    }
    let read = 0;
    for await (const _ of keyStream(async ? sourceLater() : source())) if (++read === 5000) break;
    await new Promise((resolve) => setImmediate(resolve));
    expect([closed, read]).toEqual([1, 5000]);
    expect(given, 'is not read ahead by more than a batch').toBeLessThan(5000 + 1024 + 2);
  });

  it('does not wait for a source that owes a row when the reader leaves', async () => {
    let closed = false;
    const answers = [Promise.resolve({ done: false, value: 'IBM' }), new Promise<never>(() => {})];
    const rows: AsyncIterable<string> = {
      [Symbol.asyncIterator]: () => ({
        next: () => answers.shift() as Promise<IteratorResult<string>>,
        return: () => {
          closed = true;
          return new Promise(() => {});
        },
      }),
    };
    for await (const _ of keyStream(rows)) break;
    expect(closed).toBe(true);
  });

  it('holds a batch of large values at most', async () => {
    let given = 0;
    function* source(): Generator<string> {
      for (; given < 1000; given++) yield 'x'.repeat(1 << 18);
    }
    for await (const _ of keyStream(source())) break;
    expect(given).toBeLessThan(6);
  });

  it('refuses what is no text, with the number of the row', async () => {
    await expect(all(keyStream([{ name: 'a' }, { name: 3 }], { column: 'name' }))).rejects.toMatchObject({
      code: 'ERR_INPUT_TYPE',
      message: expect.stringContaining('row 2 '),
    });
  });

  it.each([2, 5000])('refuses a column that none of %i rows has', async (count) => {
    const rows = Array.from({ length: count }, (_, i) => ({ id: i, name: 'a' }));
    await expect(all(keyStream(rows, { column: 'nmae' }))).rejects.toMatchObject({
      code: 'ERR_COLUMN_MISSING',
      message: expect.stringContaining('did you mean "name"'),
    });
    expect(await all(keyStream([{ id: 1 }, { id: 2, name: 'IBM' }], { column: 'name' }))).toHaveLength(2);
  });

  it('refuses at once what is wrong with the call', () => {
    expect(() => keyStream(['a'], { colum: 'x' } as object)).toThrow(/did you mean "column"/);
    expect(() => keyStream(['a'], { category: 'vessel' as 'company' })).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
    expect(() => keyStream(['a'], { as: '' })).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
    expect(() => keyStream(3 as unknown as string[])).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
  });

  it('wants a column where rows have several values', async () => {
    await expect(all(keyStream([{ id: 1, name: 'a' }]))).rejects.toMatchObject({ code: 'ERR_COLUMN_MISSING', message: expect.stringContaining('id, name') });
  });
});
