// Levenshtein distances of queries of up to 64 code units to rows of any length (text-block.ts), row by row.
//
// H. Hyyrö's bit vectors as in edit-distance.ts, four rows at a time: the vectors of one row hang on each other, those of different rows do not, so the
// processor works on all four at once. Rows come in order of length, so that four of one length come together. The distance is read off at the end: every +1
// and -1 of the last column of the matrix added to the row's length. A bound is tested beforehand, by lengths and by symbols that one side lacks; O(length)
// words for each row that is left.
import { clearPlaces, lengthOf, Queries, queryLength, queryUnits, rowAt, setPlaces, symbolSet, TextBlock, writeSets } from './text-block';

/** Writes the distance of each query to the rows from `from` on of the order, as i32 to `queries.out`; `bound` + 1 where it is larger. */
export function editDistances(block: TextBlock, queries: Queries, from: i32, bound: i32): void {
  if (from == block.rows) return;
  writeSets(block, from);
  for (let query = 0; query < queries.count; query++) {
    const units = queryUnits(queries, query);
    const length = queryLength(queries, query);
    setPlaces(block.places, units, length);
    distancesOf(block, from, length, symbolSet(units, length), bound, queries.out + ((<usize>(query * block.rows)) << 2));
    clearPlaces(block.places, units, length);
  }
}

function distancesOf(block: TextBlock, from: i32, queryLength: i32, querySet: u64, bound: i32, out: usize): void {
  const places = block.places, units = block.units, starts = block.starts;
  let waiting = 0, waitingLength = 0;
  let row0 = 0, row1 = 0, row2 = 0;
  for (let k = from; k < block.rows; k++) {
    const row = rowAt(block, k);
    const length = lengthOf(block, row);
    const set = load<u64>(block.sets + ((<usize>row) << 3));
    const lacking = max(popcnt<u64>(set & ~querySet), popcnt<u64>(querySet & ~set));
    if (max(abs(length - queryLength), <i32>lacking) > bound) {
      store<i32>(out + ((<usize>row) << 2), bound + 1);
      continue;
    }
    if (waiting > 0 && length != waitingLength) {
      fourRows(places, queryLength, units, starts, waitingLength, row0, row1, row2, row0, bound, out);
      waiting = 0;
    }
    // a place that stays free has the first row in it once more
    if (waiting == 0) row0 = row1 = row2 = row;
    else if (waiting == 1) row1 = row;
    else if (waiting == 2) row2 = row;
    waitingLength = length;
    if (++waiting < 4) continue;
    fourRows(places, queryLength, units, starts, length, row0, row1, row2, row, bound, out);
    waiting = 0;
  }
  if (waiting > 0) fourRows(places, queryLength, units, starts, waitingLength, row0, row1, row2, row0, bound, out);
}

/** Four rows of one length. */
function fourRows(
  places: usize, queryLength: i32, units: usize, starts: usize, length: i32, row0: i32, row1: i32, row2: i32, row3: i32, bound: i32, out: usize,
): void {
  let a = startOf(units, starts, row0), b = startOf(units, starts, row1), c = startOf(units, starts, row2), d = startOf(units, starts, row3);
  const one = i64x2.splat(1);
  let vpAB = i64x2.splat(-1), vpCD = vpAB;
  let vnAB = i64x2.splat(0), vnCD = vnAB;
  for (const end = a + ((<usize>length) << 1); a < end; a += 2, b += 2, c += 2, d += 2) {
    const matchAB = matches(places, a, b);
    const matchCD = matches(places, c, d);
    const d0AB = v128.or(v128.xor(i64x2.add(v128.and(matchAB, vpAB), vpAB), vpAB), v128.or(matchAB, vnAB));
    const d0CD = v128.or(v128.xor(i64x2.add(v128.and(matchCD, vpCD), vpCD), vpCD), v128.or(matchCD, vnCD));
    const hpAB = v128.or(i64x2.shl(v128.or(vnAB, v128.not(v128.or(d0AB, vpAB))), 1), one);
    const hpCD = v128.or(i64x2.shl(v128.or(vnCD, v128.not(v128.or(d0CD, vpCD))), 1), one);
    vnAB = v128.and(hpAB, d0AB);
    vnCD = v128.and(hpCD, d0CD);
    vpAB = v128.or(i64x2.shl(v128.and(d0AB, vpAB), 1), v128.not(v128.or(d0AB, hpAB)));
    vpCD = v128.or(i64x2.shl(v128.and(d0CD, vpCD), 1), v128.not(v128.or(d0CD, hpCD)));
  }
  const mask = queryLength == 64 ? ~(<u64>0) : ((<u64>1) << (<u64>queryLength)) - 1;
  write(out, row0, length, i64x2.extract_lane(vpAB, 0), i64x2.extract_lane(vnAB, 0), mask, bound);
  write(out, row1, length, i64x2.extract_lane(vpAB, 1), i64x2.extract_lane(vnAB, 1), mask, bound);
  write(out, row2, length, i64x2.extract_lane(vpCD, 0), i64x2.extract_lane(vnCD, 0), mask, bound);
  write(out, row3, length, i64x2.extract_lane(vpCD, 1), i64x2.extract_lane(vnCD, 1), mask, bound);
}

// @ts-ignore: decorator
@inline
function startOf(units: usize, starts: usize, row: i32): usize {
  return units + ((<usize>load<i32>(starts + ((<usize>row) << 2))) << 1);
}

/** Places of the query that match a unit of one row, and of another. */
// @ts-ignore: decorator
@inline
function matches(places: usize, a: usize, b: usize): v128 {
  const first = v128.load64_zero(places + ((<usize>load<u16>(a)) << 3));
  return v128.load64_lane(places + ((<usize>load<u16>(b)) << 3), first, 1);
}

// @ts-ignore: decorator
@inline
function write(out: usize, row: i32, length: i32, vp: u64, vn: u64, mask: u64, bound: i32): void {
  const distance = length + <i32>popcnt<u64>(vp & mask) - <i32>popcnt<u64>(vn & mask);
  store<i32>(out + ((<usize>row) << 2), min(distance, bound + 1));
}
