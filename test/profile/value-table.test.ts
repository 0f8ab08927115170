import { describe, expect, it } from 'vitest';
import { hashBytes } from '../../src/column/byte-hash.js';
import { NO_ROOM, ValueTable } from '../../src/profile/value-table.js';

const encoder = new TextEncoder();

describe('ValueTable', () => {
  const add = (table: ValueTable, text: string): number => {
    const bytes = encoder.encode(text);
    return table.add(bytes, 0, bytes.length, hashBytes(bytes, 0, bytes.length));
  };
  const texts = (table: ValueTable): [string, number][] => {
    const all: [string, number][] = [];
    table.each((id, data, start, end) => all.push([new TextDecoder().decode(data.subarray(start, end)), table.countOf(id)]));
    return all;
  };

  it('counts many values, in order of first sight', () => {
    const table = new ValueTable(1 << 20, 1 << 30);
    const expected = new Map<string, number>();
    for (let i = 0; i < 50_000; i++) {
      const text = `value ${(i * 7919) % 20_000}`;
      add(table, text);
      expected.set(text, (expected.get(text) ?? 0) + 1);
    }
    expect(texts(table)).toEqual([...expected]);
  });

  it('has no room beyond its values, its bytes and its closing, but goes on counting', () => {
    const few = new ValueTable(2, 100);
    expect(['a', 'b', 'c', 'a'].map((text) => add(few, text))).toEqual([0, 1, NO_ROOM, 0]);
    const short = new ValueTable(100, 5);
    expect(['abc', 'long', 'de', 'abc'].map((text) => add(short, text))).toEqual([0, NO_ROOM, 1, 0]);
    const closed = new ValueTable(100, 100);
    add(closed, 'a');
    closed.close();
    expect(['a', 'b'].map((text) => add(closed, text))).toEqual([0, NO_ROOM]);
    expect(texts(closed)).toEqual([['a', 2]]);
  });

  it('orders by count, then by bytes', () => {
    const table = new ValueTable(100, 100);
    for (const text of ['b', 'a', 'ab', 'c', 'c']) add(table, text);
    const order = [0, 1, 2, 3].sort((x, y) => table.compare(x, y)).map((id) => texts(table)[id][0]);
    expect(order).toEqual(['c', 'a', 'ab', 'b']);
  });
});
