import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderByKey } from '../../src/link/order-by.js';

describe('orderByKey', () => {
  it('is the order of the comparison, whatever the keys leave open', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 60 }), (texts) => {
        const compare = (a: number, b: number): number => (texts[a] < texts[b] ? -1 : texts[a] > texts[b] ? 1 : a - b);
        const keys = Uint32Array.from(texts, (text) => (text === '' ? 0 : 1 + text.charCodeAt(0) * 0xffff));
        expect([...orderByKey(keys, compare)]).toEqual([...texts.keys()].sort(compare));
      }),
    );
  });

  it('has room for more items than a key leaves bits for', () => {
    const count = 2 ** 21 + 5;
    const keyOf = (item: number): number => Math.imul(item, 0x9e3779b1) >>> 0;
    const order = orderByKey(
      Uint32Array.from({ length: count }, (_, item) => keyOf(item)),
      (a, b) => keyOf(a) - keyOf(b) || a - b,
    );
    let wrong = 0;
    for (let i = 1; i < count; i++) if (keyOf(order[i - 1]) > keyOf(order[i])) wrong++;
    expect(wrong).toBe(0);
    expect(new Set(order).size).toBe(count);
  });
});
