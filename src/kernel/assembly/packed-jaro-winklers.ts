// Jaro-Winkler similarities of queries to rows that lie side by side (packed-rows.ts), bit for bit what jaro-winkler.ts gives.
//
// The free places of the rows that a symbol of the query may pair up with are a vector: places of the symbol, cut to the window, without those taken; the
// lowest one of each lane is taken. Which side looks for a place does not matter: both find the same pairs. A second pass over the query meets the places
// that were taken in their order and counts those whose symbol is another one. A bound leaves out groups by the symbols that both sides have, then by
// the matches. O(length of the query) steps of some 20 vector instructions for all rows of a group.
import { leastMatches, shareOf, writeNeeded } from './jaro-winklers';
import { entryOf, groupEnd, lowBits, pack, sumBytes, unpack } from './packed-rows';
import { addFound, lengthOf, Queries, queryLength, queryUnits, rowAt, TextBlock } from './text-block';

// What lies where in the scratch; two vectors each, where nothing else is said.
const REACH: usize = 0;
const WINDOW: usize = 32;
const PREFIX: usize = 64;
const MATCHES: usize = 96;
const IN_ORDER: usize = 128;
const QUOTIENTS: usize = 160; // 32 usize: those of each row's length
const NEEDED: usize = 288; // 5 f64: writeNeeded
const MISSED: usize = 336; // 64 times two vectors: lanes in which a symbol of the query found no place

/**
 * Writes the similarity of each query to the rows up to `end` (exclusive) of the order, which have at most 64 units, as an f64 to `queries.out`. What is left
 * out, and every other row, has 0.
 */
export function packedJaroWinklers(block: TextBlock, queries: Queries, end: i32, bound: f64, prefixWeight: f64): void {
  memory.fill(queries.out, 0, (<usize>(queries.count * block.rows)) << 3);
  writeNeeded(block.scratch + NEEDED, bound, prefixWeight);
  for (let k = 0; k < end; ) {
    const length = lengthOf(block, rowAt(block, k));
    if (length <= 8) k = similaritiesOfGroup<i8>(block, k, end, queries, bound, prefixWeight);
    else if (length <= 16) k = similaritiesOfGroup<i16>(block, k, end, queries, bound, prefixWeight);
    else if (length <= 32) k = similaritiesOfGroup<i32>(block, k, end, queries, bound, prefixWeight);
    else k = similaritiesOfGroup<i64>(block, k, end, queries, bound, prefixWeight);
  }
}

/** The group that begins at row `from` of the order; returns its end. */
function similaritiesOfGroup<T>(block: TextBlock, from: i32, limit: i32, queries: Queries, bound: f64, prefixWeight: f64): i32 {
  const end = groupEnd<T>(block, from, limit);
  const seen = pack<T>(block, from, end);
  describeLanes<T>(block, from, end);
  const table = block.lanes, scratch = block.scratch;
  const shortest = lengthOf(block, rowAt(block, from));
  const longest = lengthOf(block, rowAt(block, end - 1));
  for (let query = 0; query < queries.count; query++) {
    const length = queryLength(queries, query);
    const units = queryUnits(queries, query);
    const unitsEnd = units + ((<usize>length) << 1);
    const prefix = writePrefixes<T>(table, units, min(length, 4), scratch + PREFIX);
    const least = leastMatches(scratch + NEEDED, prefix, shareOf(length, shortest));
    if (least > min(length, longest)) continue;
    if (least > min(length, shortest) / 2 && tooFew<T>(table, units, unitsEnd, least)) continue;
    if (!match<T>(table, units, unitsEnd, scratch, least)) continue;
    addFound(queries, query, writeSimilarities<T>(block, from, end, length, bound, prefixWeight, queries.out + ((<usize>(query * block.rows)) << 3)));
  }
  unpack(block, from, end, seen);
  return end;
}

/** What the queries have to know of each row. */
function describeLanes<T>(block: TextBlock, from: i32, end: i32): void {
  const scratch = block.scratch;
  for (let k = from; k < end; k++) {
    const length = lengthOf(block, rowAt(block, k));
    const lane = scratch + ((<usize>(k - from)) << alignof<T>());
    store<T>(lane, <T>reach(length), REACH);
    store<T>(lane, lowBits<T>(reach(length) + 1), WINDOW);
    store<usize>(scratch + ((<usize>(k - from)) << 2), quotientsOf(block.quotients, length), QUOTIENTS);
  }
}

/** Similarities of the rows to a query, from what was counted in their lanes; returns how many are not 0. */
@inline
function writeSimilarities<T>(block: TextBlock, from: i32, end: i32, length: i32, bound: f64, prefixWeight: f64, out: usize): i32 {
  const ofQuery = quotientsOf(block.quotients, length);
  let lane = block.scratch, quotients = block.scratch;
  let found = 0;
  for (let k = from; k < end; k++) {
    const matches = <usize>load<T>(lane, MATCHES);
    const transpositions = (matches - <usize>load<T>(lane, IN_ORDER)) >> 1;
    const ofRow = load<usize>(quotients, QUOTIENTS);
    const ofMatches = quotientsOf(block.quotients, <i32>matches);
    const jaro = (load<f64>(ofQuery + (matches << 3)) + load<f64>(ofRow + (matches << 3)) + load<f64>(ofMatches + ((matches - transpositions) << 3))) / 3;
    const similarity = jaro > 0.7 ? jaro + <f64>load<T>(lane, PREFIX) * prefixWeight * (1 - jaro) : jaro;
    if (similarity >= bound) {
      store<f64>(out + ((<usize>rowAt(block, k)) << 3), similarity);
      found += <i32>(similarity > 0);
    }
    lane += sizeof<T>();
    quotients += sizeof<usize>();
  }
  return found;
}

/** Quotients of the parts of a whole. */
@inline
function quotientsOf(quotients: usize, whole: i32): usize {
  return quotients + (<usize>whole) * (65 * 8);
}

/** Divisions cost more than all the rest of a similarity: those of counts up to 64 are worked out once. */
export function writeQuotients(quotients: usize): void {
  for (let whole = 1; whole < 65; whole++) {
    for (let part = 0; part < 65; part++) store<f64>(quotientsOf(quotients, whole) + ((<usize>part) << 3), <f64>part / <f64>whole);
  }
}

/** How far from each other the places of a match may lie in a pair whose longer side has so many units. */
@inline
function reach(length: i32): i32 {
  return max(length / 2 - 1, 0);
}

/** Writes how many units of the query's front each row begins with; returns the most. */
@inline
function writePrefixes<T>(table: usize, units: usize, limit: i32, out: usize): i32 {
  let runA = i64x2.splat(-1), runB = runA;
  let a = i64x2.splat(0), b = a;
  let place = v128.splat<T>(1);
  let most = 0;
  for (let i = 0; i < limit; i++) {
    const entry = entryOf(table, units + ((<usize>i) << 1));
    runA = v128.and(runA, v128.eq<T>(v128.and(v128.load(entry), place), place));
    runB = v128.and(runB, v128.eq<T>(v128.and(v128.load(entry, 16), place), place));
    most += <i32>v128.any_true(v128.or(runA, runB));
    a = v128.sub<T>(a, runA);
    b = v128.sub<T>(b, runB);
    place = v128.add<T>(place, place);
  }
  v128.store(out, a);
  v128.store(out, b, 16);
  return most;
}

/** Whether no row has `least` symbols of the query, or the query of it. */
@inline
function tooFew<T>(table: usize, units: usize, end: usize, least: i32): bool {
  const zero = i64x2.splat(0);
  let foundA = zero, foundB = zero, sharedA = zero, sharedB = zero;
  for (let at = units; at < end; at += 2) {
    const entry = entryOf(table, at);
    const a = v128.load(entry), b = v128.load(entry, 16);
    foundA = v128.or(foundA, a);
    foundB = v128.or(foundB, b);
    sharedA = v128.add<T>(sharedA, v128.eq<T>(a, zero));
    sharedB = v128.add<T>(sharedB, v128.eq<T>(b, zero));
  }
  const enough = v128.splat<T>(<T>(least - 1));
  const all = v128.splat<T>(<T>((end - units) >> 1));
  const a = v128.and(v128.gt<T>(v128.add<T>(all, sharedA), enough), v128.gt<T>(sumBytes<T>(i8x16.popcnt(foundA)), enough));
  const b = v128.and(v128.gt<T>(v128.add<T>(all, sharedB), enough), v128.gt<T>(sumBytes<T>(i8x16.popcnt(foundB)), enough));
  return !v128.any_true(v128.or(a, b));
}

/** Writes matches, and how many of them are in order, of each row; false where no row has `least` matches. */
@inline
function match<T>(table: usize, units: usize, end: usize, scratch: usize, least: i32): bool {
  const zero = i64x2.splat(0), one = v128.splat<T>(1);
  const half = reach(<i32>((end - units) >> 1));
  const halfLane = v128.splat<T>(<T>half), halfBits = v128.splat<T>(lowBits<T>(half + 1));
  // how many steps the window still grows: the lower end of it stays at 0
  let growA = v128.load(scratch, REACH), growB = v128.load(scratch, REACH + 16);
  growA = v128.bitselect(growA, halfLane, v128.gt<T>(growA, halfLane));
  growB = v128.bitselect(growB, halfLane, v128.gt<T>(growB, halfLane));
  let windowA = v128.or(v128.load(scratch, WINDOW), halfBits), windowB = v128.or(v128.load(scratch, WINDOW + 16), halfBits);
  let takenA = zero, takenB = zero;
  let missed = scratch + MISSED;
  for (let at = units; at < end; at += 2) {
    const entry = entryOf(table, at);
    const freeA = v128.andnot(v128.and(v128.load(entry), windowA), takenA);
    const freeB = v128.andnot(v128.and(v128.load(entry, 16), windowB), takenB);
    takenA = v128.or(takenA, v128.and(freeA, v128.neg<T>(freeA)));
    takenB = v128.or(takenB, v128.and(freeB, v128.neg<T>(freeB)));
    v128.store(missed, v128.eq<T>(freeA, zero));
    v128.store(missed, v128.eq<T>(freeB, zero), 16);
    missed += 32;
    windowA = v128.sub<T>(v128.add<T>(windowA, windowA), v128.gt<T>(growA, zero));
    windowB = v128.sub<T>(v128.add<T>(windowB, windowB), v128.gt<T>(growB, zero));
    growA = v128.sub<T>(growA, one);
    growB = v128.sub<T>(growB, one);
  }
  const matchesA = sumBytes<T>(i8x16.popcnt(takenA)), matchesB = sumBytes<T>(i8x16.popcnt(takenB));
  const tooFew = v128.splat<T>(<T>(least - 1));
  if (!v128.any_true(v128.or(v128.gt<T>(matchesA, tooFew), v128.gt<T>(matchesB, tooFew)))) return false;
  v128.store(scratch, matchesA, MATCHES);
  v128.store(scratch, matchesB, MATCHES + 16);
  // -1 for each place whose symbol is not that of the query's next match
  let otherA = zero, otherB = zero;
  missed = scratch + MISSED;
  for (let at = units; at < end; at += 2) {
    const entry = entryOf(table, at);
    const nextA = v128.andnot(v128.and(takenA, v128.neg<T>(takenA)), v128.load(missed));
    const nextB = v128.andnot(v128.and(takenB, v128.neg<T>(takenB)), v128.load(missed, 16));
    missed += 32;
    otherA = v128.add<T>(otherA, v128.eq<T>(v128.and(v128.load(entry), nextA), zero));
    otherB = v128.add<T>(otherB, v128.eq<T>(v128.and(v128.load(entry, 16), nextB), zero));
    takenA = v128.xor(takenA, nextA);
    takenB = v128.xor(takenB, nextB);
  }
  const length = v128.splat<T>(<T>((end - units) >> 1));
  v128.store(scratch, v128.add<T>(length, otherA), IN_ORDER);
  v128.store(scratch, v128.add<T>(length, otherB), IN_ORDER + 16);
  return true;
}
