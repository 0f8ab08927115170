import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/key/index.js';
import { keyTransformStream, type KeyStreamOptions } from '../../src/stream/index.js';
import { keyTransform } from '../../src/stream/node.js';

type Row = { readonly id: number; readonly name: unknown };

/** What both kinds of stream are to be: rows in, the reader takes them one by one. */
interface Adapter {
  readonly name: string;
  read(rows: AsyncIterable<Row>, options: KeyStreamOptions): AsyncIterable<unknown>;
}

/** (Node's own Readable.toWeb throws where the reader leaves early.) */
const webStream = (rows: AsyncIterable<unknown>): ReadableStream<unknown> =>
  (ReadableStream as unknown as { from(rows: AsyncIterable<unknown>): ReadableStream<unknown> }).from(rows);

const ADAPTERS: readonly Adapter[] = [
  { name: 'keyTransform', read: (rows, options) => Readable.from(rows).pipe(keyTransform(options)) },
  {
    name: 'keyTransform in a pipeline',
    read: (rows, options) => {
      const keyed = keyTransform(options);
      pipeline(Readable.from(rows), keyed).catch(() => {});
      return keyed;
    },
  },
  {
    name: 'keyTransformStream',
    read: (rows, options) => webStream(rows).pipeThrough(keyTransformStream(options)),
  },
];

async function* rowsOf(
  count: number,
  given: { rows: number } = { rows: 0 },
  nameOf: (id: number) => unknown = (id) => `Acme ${id % 50} Ltd`,
): AsyncGenerator<Row> {
  for (let id = 0; id < count; id++) {
    given.rows = id + 1;
    yield { id, name: nameOf(id) };
  }
}

describe.each(ADAPTERS)('$name', ({ name, read }) => {
  it('adds keys and keeps the order', async () => {
    const expected: unknown[] = [];
    for await (const row of rowsOf(3000)) expected.push({ ...row, SimKey: keys([row.name as string])[0] });
    const seen: unknown[] = [];
    for await (const row of read(rowsOf(3000), { column: 'name' })) seen.push(row);
    expect(seen).toEqual(expected);
  });

  it('ends where there are no rows', async () => {
    for await (const row of read(rowsOf(0), { column: 'name' })) expect.unreachable(String(row));
  });

  it('does not read ahead of a slow reader without bound', async () => {
    const given = { rows: 0 };
    let read_ = 0;
    let ahead = 0;
    for await (const _ of read(rowsOf(60_000, given), { column: 'name' })) {
      read_++;
      ahead = Math.max(ahead, given.rows - read_);
      if (read_ % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      if (read_ === 20_000) break;
    }
    expect(ahead, 'reads ahead at all').toBeGreaterThan(0);
    expect(ahead).toBeLessThan(4 * 1024);
  });

  it('gives a row though no other follows', async () => {
    let end: () => void = () => {};
    async function* source(): AsyncGenerator<Row> {
      yield { id: 1, name: 'IBM' };
      await new Promise<void>((resolve) => (end = resolve));
    }
    const rows = read(source(), { column: 'name' })[Symbol.asyncIterator]();
    expect((await rows.next()).value).toMatchObject({ id: 1, SimKey: keys(['IBM'])[0] });
    end();
    expect((await rows.next()).done).toBe(true);
  });

  it.skipIf(name === 'keyTransform')('fails as the source fails', async () => {
    async function* failing(): AsyncGenerator<Row> {
      yield* rowsOf(10);
      throw new Error('the source has failed');
    }
    const reading = (async () => {
      for await (const _ of read(failing(), { column: 'name' }));
    })();
    await expect(reading).rejects.toThrow('the source has failed');
  });

  it('fails where a value is no text, and where the column is missing', async () => {
    const all = async (rows: AsyncIterable<Row>, column: string): Promise<void> => {
      for await (const _ of read(rows, { column }));
    };
    await expect(
      all(
        rowsOf(10, undefined, () => 3),
        'name',
      ),
    ).rejects.toMatchObject({ code: 'ERR_INPUT_TYPE' });
    await expect(all(rowsOf(10), 'nmae')).rejects.toMatchObject({ code: 'ERR_COLUMN_MISSING' });
  });

  it('may be left by the reader', async () => {
    let rows = 0;
    for await (const _ of read(rowsOf(100_000), { column: 'name' })) if (++rows === 3) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(rows).toBe(3);
  });
});

describe('the kinds of stream', () => {
  it('are those of the platform', () => {
    expect(keyTransform({ column: 'name' })).toBeInstanceOf(Duplex);
    expect(keyTransformStream({ column: 'name' })).toBeInstanceOf(TransformStream);
  });

  it('refuse wrong options at once', () => {
    for (const make of [keyTransform, keyTransformStream]) expect(() => make({ leve: 'wide' } as object)).toThrow(/did you mean "level"/);
  });
});
