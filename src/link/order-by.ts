/** `items` in order of their keys, `keys[item]` from 0 to `keyCount` (exclusive); equal ones keep their order. A counting sort, O(items + keys). */
export function orderBy(keys: ArrayLike<number>, items: Int32Array, keyCount: number): Int32Array {
  const fill = new Int32Array(keyCount + 1);
  for (const item of items) fill[keys[item] + 1]++;
  for (let key = 0; key < keyCount; key++) fill[key + 1] += fill[key];
  const sorted = new Int32Array(items.length);
  for (const item of items) sorted[fill[keys[item]]++] = item;
  return sorted;
}
