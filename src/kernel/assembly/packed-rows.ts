// Rows of at most 64 code units side by side in the lanes of two vectors: each symbol of a query meets all of them at once.
//
// A lane is as wide as the longest row of its group is long: 32 rows of up to 8 units, 16 of up to 16, 8 of up to 32, 4 of up to 64. The table has two vectors
// for each of the 65,536 code units: in the lane of a row the places where the row has the unit. It is written for one group, meets all queries while it lies
// in the first cache, and is cleared again. Two vectors, because the steps of one wait for each other.
import { lengthOf, rowAt, startOf, TextBlock } from './text-block';

const ENTRY_SHIFT: usize = 5;

/** The two vectors of the unit at an address. */
@inline
export function entryOf(table: usize, unit: usize): usize {
  return table + ((<usize>load<u16>(unit)) << ENTRY_SHIFT);
}

/** Where the group ends that begins at `k`: at most at `limit`, with as many rows as there are lanes, none longer than a lane is wide. */
@inline
export function groupEnd<T>(block: TextBlock, k: i32, limit: i32): i32 {
  let end = min(k + (32 >> alignof<T>()), limit);
  while (lengthOf(block, rowAt(block, end - 1)) > <i32>(sizeof<T>() << 3)) end--;
  return end;
}

/** Writes the rows `from` to `end` (exclusive) of the order into the table; returns all their units, joined by "or". */
export function pack<T>(block: TextBlock, from: i32, end: i32): u32 {
  let seen: u32 = 0;
  for (let k = from; k < end; k++) {
    const row = rowAt(block, k);
    const lane = block.lanes + ((<usize>(k - from)) << alignof<T>());
    let at = startOf(block, row);
    const last = at + ((<usize>lengthOf(block, row)) << 1);
    for (let place: T = 1; at < last; at += 2, place <<= 1) {
      const unit = load<u16>(at);
      const entry = lane + ((<usize>unit) << ENTRY_SHIFT);
      store<T>(entry, load<T>(entry) | place);
      seen |= unit;
    }
  }
  return seen;
}

/** The table is all zeros again. */
export function unpack(block: TextBlock, from: i32, end: i32, seen: u32): void {
  if (seen < 128) {
    memory.fill(block.lanes, 0, 128 << ENTRY_SHIFT);
    return;
  }
  const zero = i64x2.splat(0);
  for (let k = from; k < end; k++) {
    const row = rowAt(block, k);
    let at = startOf(block, row);
    for (const last = at + ((<usize>lengthOf(block, row)) << 1); at < last; at += 2) {
      const entry = entryOf(block.lanes, at);
      v128.store(entry, zero);
      v128.store(entry, zero, 16);
    }
  }
}

/** Lanes with their lowest `count` bits set. */
@inline
export function lowBits<T>(count: i32): T {
  return count >= <i32>(sizeof<T>() << 3) ? <T>-1 : <T>(((<i64>1) << (<i64>count)) - 1);
}

/** The signed bytes of each lane, added up; of lanes of 64 bits in their lower half. */
@inline
export function sumBytes<T>(bytes: v128): v128 {
  if (sizeof<T>() == 1) return bytes;
  const halves = i16x8.extadd_pairwise_i8x16_s(bytes);
  if (sizeof<T>() == 2) return halves;
  const words = i32x4.extadd_pairwise_i16x8_s(halves);
  if (sizeof<T>() == 4) return words;
  return v128.and(i64x2.add(words, i64x2.shr_u(words, 32)), i64x2.splat(0xffffffff));
}
