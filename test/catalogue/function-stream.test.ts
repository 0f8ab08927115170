import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { functionStream } from '../../src/catalogue/index.js';

const ADDRESS = '500 N Main St Apt 3, Springfield, IL 62701';
const PARSE = { function: 'address-parse' };

async function all(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

describe('functionStream', () => {
  it('adds fields to objects, arrays and texts', async () => {
    const [named, own, listed, text, none] = await all(
      functionStream([{ id: 1, where: ADDRESS, City: 'x' }], { ...PARSE, columns: { address: 'where' } }),
    ).then(async (first) => [
      ...first,
      ...(await all(functionStream([{ address: ADDRESS }], PARSE))),
      ...(await all(functionStream([['a', ADDRESS]], { ...PARSE, columns: { address: 1 } }))),
      ...(await all(functionStream([ADDRESS, null], PARSE))),
    ]);
    expect(named).toMatchObject({ id: 1, where: ADDRESS, City: 'x', City_enriched: 'Springfield', PostalCode: '62701' });
    expect(own).toMatchObject({ address: ADDRESS, City: 'Springfield' });
    expect((listed as unknown[]).slice(0, 5)).toEqual(['a', ADDRESS, '', '500', 'N Main St']);
    expect((text as unknown[])[2]).toBe('500');
    expect(none).toEqual([null, ...new Array(9).fill('')]);
  });

  it('reads streams, a row at a time, and closes what it does not read to the end', async () => {
    expect(await all(functionStream(Readable.from([{ address: ADDRESS }]), PARSE))).toHaveLength(1);
    let given = 0;
    let closed = false;
    async function* source() {
      try {
        for (;;) {
          given++;
          yield { address: ADDRESS };
        }
      } finally {
        closed = true;
      }
    }
    for await (const _ of functionStream(source(), PARSE)) if (given === 3) break;
    expect([given, closed]).toEqual([3, true]);
  });

  it('refuses what it does not know', async () => {
    expect(() => functionStream([], { function: 'adress-parse' })).toThrow(/address-parse/);
    expect(() => functionStream([], { ...PARSE, columns: { adress: 'x' } })).toThrow(/address/);
    expect(() => functionStream([], { ...PARSE, column: 'x' } as never)).toThrow(/columns/);
    expect(() => functionStream(5 as never, PARSE)).toThrow(/no rows/);
    await expect(all(functionStream([{ address: 'x' }, 5], PARSE))).rejects.toThrow(/row 2/);
    const odd = [{ address: 5 }, { address: Symbol.iterator.toString() }, {}];
    expect(await all(functionStream(odd, PARSE))).toHaveLength(3);
  });
});
