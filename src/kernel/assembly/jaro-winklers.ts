// Jaro-Winkler similarities of queries of 1 to 64 code units to rows of any length (text-block.ts), row by row, bit for bit what jaro-winkler.ts gives.
//
// The free places of the query that a symbol of the row may pair up with are one word: places of the symbol, cut to the window, without those taken; the
// lowest one is taken. A bound is tested beforehand on what the pair could reach at best: no more matches than either side has symbols that the other has at
// all.
import { addFound, clearPlaces, lengthOf, Queries, queryLength, queryUnits, rowAt, setPlaces, startOf, symbolSet, TextBlock, writeSets } from './text-block';

const NEEDED_BYTES: usize = 5 * 8;

/**
 * Writes the similarity of each query to the rows from `from` on of the order, as f64 to `queries.out`; 0 where it is below `bound`.
 * The scratch has room for five f64, a u16 for each unit of the longest row, and one more.
 */
export function jaroWinklers(block: TextBlock, queries: Queries, from: i32, bound: f64, prefixWeight: f64): void {
  if (from == block.rows) return;
  writeSets(block, from);
  writeNeeded(block.scratch, bound, prefixWeight);
  for (let query = 0; query < queries.count; query++) {
    const units = queryUnits(queries, query);
    const length = queryLength(queries, query);
    setPlaces(block.places, units, length);
    const out = queries.out + ((<usize>(query * block.rows)) << 3);
    addFound(queries, query, similaritiesOf(block, from, units, length, symbolSet(units, length), bound, prefixWeight, out));
    clearPlaces(block.places, units, length);
  }
}

/** Returns how many are not 0. */
function similaritiesOf(block: TextBlock, from: i32, query: usize, queryLength: i32, querySet: u64, bound: f64, prefixWeight: f64, out: usize): i32 {
  const front = load<u64>(query);
  let found = 0;
  let lastLength = -1;
  let share: f64 = 0;
  for (let k = from; k < block.rows; k++) {
    const row = rowAt(block, k);
    const length = lengthOf(block, row);
    const at = startOf(block, row);
    if (length != lastLength) {
      share = shareOf(queryLength, length);
      lastLength = length;
    }
    // four units are compared at once, whatever stands behind the end
    const prefix = min(min(queryLength, length), min(4, <i32>(ctz<u64>(load<u64>(at) ^ front) >> 4)));
    const set = load<u64>(block.sets + ((<usize>row) << 3));
    const most = min(length - <i32>popcnt<u64>(set & ~querySet), queryLength - <i32>popcnt<u64>(querySet & ~set));
    let similarity: f64 = 0;
    if (most >= leastMatches(block.scratch, prefix, share)) {
      similarity = similarityOf(block.places, query, queryLength, at, length, prefix, prefixWeight, block.scratch + NEEDED_BYTES);
      if (similarity < bound) similarity = 0;
    }
    store<f64>(out + ((<usize>row) << 3), similarity);
    found += <i32>(similarity > 0);
  }
  return found;
}

function similarityOf(places: usize, query: usize, queryLength: i32, row: usize, length: i32, prefix: i32, prefixWeight: f64, taken: usize): f64 {
  const window = max(max(queryLength, length) / 2 - 1, 0);
  const last = min(length, queryLength + window);
  let used: u64 = 0;
  let matches = 0;
  for (let j = 0; j < last; j++) {
    const unit = load<u16>(row + ((<usize>j) << 1));
    const from = max(j - window, 0);
    const to = j + window; // inclusive
    const upTo = to >= 63 ? ~(<u64>0) : ((<u64>2) << (<u64>to)) - 1;
    const free = load<u64>(places + ((<usize>unit) << 3)) & ~used & upTo & (~(<u64>0) << (<u64>from));
    // no branch: whether a symbol finds a place is anybody's guess, and a wrong one costs more than all of this
    used |= free & (0 - free);
    store<u16>(taken + ((<usize>matches) << 1), unit);
    matches += <i32>(free != 0);
  }
  let outOfOrder = 0;
  for (let k = 0; k < matches; k++) {
    const i = ctz<u64>(used);
    used &= used - 1;
    outOfOrder += <i32>(load<u16>(query + ((<usize>i) << 1)) != load<u16>(taken + ((<usize>k) << 1)));
  }
  return winkler(matches, outOfOrder >> 1, queryLength, length, prefix, prefixWeight);
}

// @ts-ignore: decorator
@inline
function winkler(matches: i32, transpositions: i32, aLength: i32, bLength: i32, prefix: i32, prefixWeight: f64): f64 {
  if (matches <= 0) return 0;
  const m = <f64>matches;
  const jaro = (m / <f64>aLength + m / <f64>bLength + (m - <f64>transpositions) / m) / 3;
  return jaro > 0.7 ? jaro + <f64>prefix * prefixWeight * (1 - jaro) : jaro;
}

/** For prefixes of 0 to 4 units: what the matches must come to as parts of either side, added up, for a similarity to reach the bound. */
export function writeNeeded(needed: usize, bound: f64, prefixWeight: f64): void {
  for (let prefix = 0; prefix <= 4; prefix++) {
    const bonus = <f64>prefix * prefixWeight;
    const jaro = min(bound, max(bonus < 1 ? (bound - bonus) / (1 - bonus) : 0, 0.7));
    store<f64>(needed + ((<usize>prefix) << 3), 3 * jaro - 1);
  }
}

/** So many matches come to 1 as parts of either side, added up. */
@inline
export function shareOf(aLength: i32, bLength: i32): f64 {
  return (<f64>aLength * <f64>bLength) / <f64>(aLength + bLength);
}

/** Fewer matches do not reach the bound, whatever their order; rounding may take a little off what is needed. */
@inline
export function leastMatches(needed: usize, prefix: i32, share: f64): i32 {
  return max(0, <i32>Math.ceil(load<f64>(needed + ((<usize>prefix) << 3)) * share - 1e-9));
}
