/** `items` in order of their keys, `keys[item]` from 0 to `keyCount` (exclusive); equal ones keep their order. A counting sort, O(items + keys). */
export function orderBy(keys: ArrayLike<number>, items: Int32Array, keyCount: number): Int32Array {
  const fill = new Int32Array(keyCount + 1);
  for (const item of items) fill[keys[item] + 1]++;
  for (let key = 0; key < keyCount; key++) fill[key + 1] += fill[key];
  const sorted = new Int32Array(items.length);
  for (const item of items) sorted[fill[keys[item]]++] = item;
  return sorted;
}

/** Bits that a number has exactly. */
const EXACT_BITS = 53;
const KEY_BITS = 32;

/**
 * `0 .. keys.length` in the order that `compare` gives them, which may not contradict that of their keys: only items of nearly equal keys are compared, the others are
 * sorted as numbers, a tenth of the time. At most 2^31 items.
 */
export function orderByKey(keys: Uint32Array, compare: (a: number, b: number) => number): Int32Array {
  const count = keys.length;
  const bits = Math.ceil(Math.log2(count + 1));
  const span = 2 ** bits;
  // as much of a key as has room beside the item
  const step = 2 ** Math.max(0, bits + KEY_BITS - EXACT_BITS);
  const packed = Float64Array.from(keys, (key, item) => Math.floor(key / step) * span + item).sort();
  const order = new Int32Array(count);
  let first = 0;
  let key = -1;
  for (let i = 0; i < count; i++) {
    const own = Math.floor(packed[i] / span);
    order[i] = packed[i] - own * span;
    if (own === key) continue;
    sortPart(order, first, i, compare);
    first = i;
    key = own;
  }
  sortPart(order, first, count, compare);
  return order;
}

function sortPart(order: Int32Array, from: number, end: number, compare: (a: number, b: number) => number): void {
  if (end - from > 1) order.subarray(from, end).sort(compare);
}
