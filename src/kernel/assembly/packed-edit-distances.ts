// Levenshtein distances of queries to rows that lie side by side (packed-rows.ts).
//
// H. Hyyrö's bit vectors as in edit-distance.ts, with the row as the pattern and the query as the text, each vector of bits being a lane. The distance is read
// off at the end: the query's length and every +1 and -1 of the last column of the matrix. A bound leaves out groups by their lengths, then by symbols that
// one side lacks. O(length of the query) steps of some 15 vector instructions for all rows of a group.
import { entryOf, groupEnd, lowBits, pack, sumBytes, unpack } from './packed-rows';
import { lengthOf, Queries, queryLength, queryUnits, rowAt, TextBlock } from './text-block';

/**
 * Writes the distance of each query to the rows up to `end` (exclusive) of the order, which have at most 64 units, as an i32 to `queries.out`. What is left
 * out, and every other row, has `bound` + 1.
 */
export function packedEditDistances(block: TextBlock, queries: Queries, end: i32, bound: i32): void {
  const far = i32x4.splat(bound + 1);
  const outEnd = queries.out + ((<usize>(queries.count * block.rows)) << 2);
  for (let out = queries.out; out < outEnd; out += 16) v128.store(out, far);
  for (let k = 0; k < end; ) {
    const length = lengthOf(block, rowAt(block, k));
    if (length <= 8) k = distancesOfGroup<i8>(block, k, end, queries, bound);
    else if (length <= 16) k = distancesOfGroup<i16>(block, k, end, queries, bound);
    else if (length <= 32) k = distancesOfGroup<i32>(block, k, end, queries, bound);
    else k = distancesOfGroup<i64>(block, k, end, queries, bound);
  }
}

/** The group that begins at row `from` of the order; returns its end. */
function distancesOfGroup<T>(block: TextBlock, from: i32, limit: i32, queries: Queries, bound: i32): i32 {
  const end = groupEnd<T>(block, from, limit);
  const seen = pack<T>(block, from, end);
  const shortest = lengthOf(block, rowAt(block, from));
  const longest = lengthOf(block, rowAt(block, end - 1));
  const lengths = block.scratch, masks = block.scratch + 32, results = block.scratch + 64;
  for (let k = from; k < end; k++) {
    const length = lengthOf(block, rowAt(block, k));
    store<T>(lengths + ((<usize>(k - from)) << alignof<T>()), <T>length);
    store<T>(masks + ((<usize>(k - from)) << alignof<T>()), lowBits<T>(length));
  }
  for (let query = 0; query < queries.count; query++) {
    const length = queryLength(queries, query);
    if (shortest - length > bound || length - longest > bound) continue;
    const units = queryUnits(queries, query);
    const unitsEnd = units + ((<usize>length) << 1);
    if (bound < length / 2 && tooFar<T>(block.lanes, units, unitsEnd, lengths, bound)) continue;
    distances<T>(block.lanes, units, unitsEnd, masks, results);
    const out = queries.out + ((<usize>(query * block.rows)) << 2);
    for (let k = from; k < end; k++) {
      const distance = length + <i32>load<T>(results + ((<usize>(k - from)) << alignof<T>()));
      store<i32>(out + ((<usize>rowAt(block, k)) << 2), min(distance, bound + 1));
    }
  }
  unpack(block, from, end, seen);
  return end;
}

/** Whether each row lacks more than `bound` symbols of the query, or the query of the row. */
@inline
function tooFar<T>(table: usize, units: usize, end: usize, lengths: usize, bound: i32): bool {
  const zero = i64x2.splat(0);
  let foundA = zero, foundB = zero, lacksA = zero, lacksB = zero;
  for (let at = units; at < end; at += 2) {
    const entry = entryOf(table, at);
    const a = v128.load(entry), b = v128.load(entry, 16);
    foundA = v128.or(foundA, a);
    foundB = v128.or(foundB, b);
    lacksA = v128.sub<T>(lacksA, v128.eq<T>(a, zero));
    lacksB = v128.sub<T>(lacksB, v128.eq<T>(b, zero));
  }
  const most = v128.splat<T>(<T>bound);
  const farA = v128.or(v128.gt<T>(lacksA, most), v128.gt<T>(v128.sub<T>(v128.load(lengths), sumBytes<T>(i8x16.popcnt(foundA))), most));
  const farB = v128.or(v128.gt<T>(lacksB, most), v128.gt<T>(v128.sub<T>(v128.load(lengths, 16), sumBytes<T>(i8x16.popcnt(foundB))), most));
  return v128.all_true<T>(v128.and(farA, farB));
}

/** What the distances are above the length of the query, a lane each. */
@inline
function distances<T>(table: usize, units: usize, end: usize, masks: usize, results: usize): void {
  const ones = i64x2.splat(-1);
  let vpA = ones, vpB = ones;
  let vnA = i64x2.splat(0), vnB = vnA;
  for (let at = units; at < end; at += 2) {
    const entry = entryOf(table, at);
    const matchA = v128.load(entry), matchB = v128.load(entry, 16);
    const sumA = v128.add<T>(v128.and(matchA, vpA), vpA);
    const sumB = v128.add<T>(v128.and(matchB, vpB), vpB);
    // "not hp" is sooner there than hp, and doubled it is "not (hp << 1 | 1)"
    const nohpA = v128.andnot(v128.or(sumA, v128.or(vpA, matchA)), vnA);
    const nohpB = v128.andnot(v128.or(sumB, v128.or(vpB, matchB)), vnB);
    const shiftedA = v128.add<T>(nohpA, nohpA);
    const shiftedB = v128.add<T>(nohpB, nohpB);
    const d0A = v128.or(v128.xor(sumA, vpA), v128.or(matchA, vnA));
    const d0B = v128.or(v128.xor(sumB, vpB), v128.or(matchB, vnB));
    const hnA = v128.and(d0A, vpA);
    const hnB = v128.and(d0B, vpB);
    vnA = v128.andnot(d0A, shiftedA);
    vnB = v128.andnot(d0B, shiftedB);
    vpA = v128.or(v128.add<T>(hnA, hnA), v128.andnot(shiftedA, d0A));
    vpB = v128.or(v128.add<T>(hnB, hnB), v128.andnot(shiftedB, d0B));
  }
  const maskA = v128.load(masks), maskB = v128.load(masks, 16);
  v128.store(results, sumBytes<T>(i8x16.sub(i8x16.popcnt(v128.and(vpA, maskA)), i8x16.popcnt(v128.and(vnA, maskA)))));
  v128.store(results, sumBytes<T>(i8x16.sub(i8x16.popcnt(v128.and(vpB, maskB)), i8x16.popcnt(v128.and(vnB, maskB)))), 16);
}
