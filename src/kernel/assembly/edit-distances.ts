// Levenshtein distance of one query of 1 to 64 code units to each row of a block (text-block.ts).
//
// H. Hyyrö's bit vectors as in edit-distance.ts, four rows at a time: the vectors of one row hang on each other, those of different rows do not, so the
// processor works on all four at once. Rows come in order of length, and the distance is read off at the end: every +1 and -1 of the last column of the
// matrix added to the row's length. A bound is tested beforehand, by lengths and by symbols that one side lacks; O(length) words for each row that is left.

/**
 * Writes the distance of each listed row to `out` + 4 · row; `bound` + 1 where it is larger.
 * `order`: rows by length; `sets`: their symbol sets; `starts`: where each row's units begin, in units.
 */
export function editDistances(
  places: usize, queryLength: i32, querySet: u64, units: usize, starts: usize, lengths: usize, sets: usize, order: usize, count: i32, bound: i32, out: usize,
): void {
  let waiting = 0;
  let row0 = 0, row1 = 0, row2 = 0;
  for (let k = 0; k < count; k++) {
    const row = load<i32>(order + ((<usize>k) << 2));
    const length = load<i32>(lengths + ((<usize>row) << 2));
    const set = load<u64>(sets + ((<usize>row) << 3));
    const lacking = max(popcnt<u64>(set & ~querySet), popcnt<u64>(querySet & ~set));
    if (max(abs(length - queryLength), <i32>lacking) > bound) {
      store<i32>(out + ((<usize>row) << 2), bound + 1);
      continue;
    }
    if (waiting == 0) row0 = row;
    else if (waiting == 1) row1 = row;
    else if (waiting == 2) row2 = row;
    else {
      fourRows(places, queryLength, units, starts, lengths, row0, row1, row2, row, bound, out);
      waiting = -1;
    }
    waiting++;
  }
  // the last ones, with the first of them for those that are missing
  if (waiting > 0) fourRows(places, queryLength, units, starts, lengths, row0, waiting > 1 ? row1 : row0, waiting > 2 ? row2 : row0, row0, bound, out);
}

function fourRows(
  places: usize, queryLength: i32, units: usize, starts: usize, lengths: usize, row0: i32, row1: i32, row2: i32, row3: i32, bound: i32, out: usize,
): void {
  const a = startOf(units, starts, row0), b = startOf(units, starts, row1), c = startOf(units, starts, row2), d = startOf(units, starts, row3);
  const aLength = lengthOf(lengths, row0), bLength = lengthOf(lengths, row1), cLength = lengthOf(lengths, row2), dLength = lengthOf(lengths, row3);
  const longest = max(max(aLength, bLength), max(cLength, dLength));
  const ones = i64x2.splat(-1);
  const one = i64x2.splat(1);
  let vpAB = ones, vpCD = ones;
  let vnAB = i64x2.splat(0), vnCD = i64x2.splat(0);
  for (let j = 0; j < longest; j++) {
    // a row that is at its end keeps what it has
    const goingAB = i64x2(j < aLength ? -1 : 0, j < bLength ? -1 : 0);
    const goingCD = i64x2(j < cLength ? -1 : 0, j < dLength ? -1 : 0);
    const matchAB = matches(places, a, b, j, aLength, bLength);
    const matchCD = matches(places, c, d, j, cLength, dLength);
    const d0AB = v128.or(v128.xor(i64x2.add(v128.and(matchAB, vpAB), vpAB), vpAB), v128.or(matchAB, vnAB));
    const d0CD = v128.or(v128.xor(i64x2.add(v128.and(matchCD, vpCD), vpCD), vpCD), v128.or(matchCD, vnCD));
    const hpAB = v128.or(i64x2.shl(v128.or(vnAB, v128.not(v128.or(d0AB, vpAB))), 1), one);
    const hpCD = v128.or(i64x2.shl(v128.or(vnCD, v128.not(v128.or(d0CD, vpCD))), 1), one);
    const hnAB = i64x2.shl(v128.and(d0AB, vpAB), 1);
    const hnCD = i64x2.shl(v128.and(d0CD, vpCD), 1);
    vpAB = v128.bitselect(v128.or(hnAB, v128.not(v128.or(d0AB, hpAB))), vpAB, goingAB);
    vpCD = v128.bitselect(v128.or(hnCD, v128.not(v128.or(d0CD, hpCD))), vpCD, goingCD);
    vnAB = v128.bitselect(v128.and(hpAB, d0AB), vnAB, goingAB);
    vnCD = v128.bitselect(v128.and(hpCD, d0CD), vnCD, goingCD);
  }
  const mask = queryLength == 64 ? ~(<u64>0) : ((<u64>1) << (<u64>queryLength)) - 1;
  write(out, row0, aLength, i64x2.extract_lane(vpAB, 0), i64x2.extract_lane(vnAB, 0), mask, bound);
  write(out, row1, bLength, i64x2.extract_lane(vpAB, 1), i64x2.extract_lane(vnAB, 1), mask, bound);
  write(out, row2, cLength, i64x2.extract_lane(vpCD, 0), i64x2.extract_lane(vnCD, 0), mask, bound);
  write(out, row3, dLength, i64x2.extract_lane(vpCD, 1), i64x2.extract_lane(vnCD, 1), mask, bound);
}

// @ts-ignore: decorator
@inline
function startOf(units: usize, starts: usize, row: i32): usize {
  return units + ((<usize>load<i32>(starts + ((<usize>row) << 2))) << 1);
}

// @ts-ignore: decorator
@inline
function lengthOf(lengths: usize, row: i32): i32 {
  return load<i32>(lengths + ((<usize>row) << 2));
}

/** Places of the query that match unit j of two rows. */
// @ts-ignore: decorator
@inline
function matches(places: usize, a: usize, b: usize, j: i32, aLength: i32, bLength: i32): v128 {
  const at = (<usize>j) << 1;
  const first = j < aLength ? load<u64>(places + ((<usize>load<u16>(a + at)) << 3)) : 0;
  const second = j < bLength ? load<u64>(places + ((<usize>load<u16>(b + at)) << 3)) : 0;
  return i64x2.replace_lane(i64x2.splat(first), 1, second);
}

// @ts-ignore: decorator
@inline
function write(out: usize, row: i32, length: i32, vp: u64, vn: u64, mask: u64, bound: i32): void {
  const distance = length + <i32>popcnt<u64>(vp & mask) - <i32>popcnt<u64>(vn & mask);
  store<i32>(out + ((<usize>row) << 2), min(distance, bound + 1));
}
