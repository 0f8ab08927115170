// Jaro-Winkler similarities of queries of 1 to 64 code units to rows of any length (text-block.ts), row by row, bit for bit what jaro-winkler.ts gives.
//
// The free places of the query that a symbol of the row may pair up with are one word: places of the symbol, cut to the window, without those taken; the
// lowest one is taken. A bound is tested beforehand on what the pair could reach at best: no more matches than the shorter side has symbols that the other
// side has at all.
import { addFound, clearPlaces, lengthOf, Queries, queryLength, queryUnits, rowAt, setPlaces, startOf, symbolSet, TextBlock, writeSets } from './text-block';

/**
 * Writes the similarity of each query to the rows from `from` on of the order, as f64 to `queries.out`; 0 where it is below `bound`.
 * The scratch has room for one u16 for each unit of the longest row, and one more.
 */
export function jaroWinklers(block: TextBlock, queries: Queries, from: i32, bound: f64, prefixWeight: f64): void {
  if (from == block.rows) return;
  writeSets(block, from);
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
  let found = 0;
  for (let k = from; k < block.rows; k++) {
    const row = rowAt(block, k);
    const length = lengthOf(block, row);
    const at = startOf(block, row);
    let prefix = 0;
    const limit = min(min(queryLength, length), 4);
    while (prefix < limit && load<u16>(query + ((<usize>prefix) << 1)) == load<u16>(at + ((<usize>prefix) << 1))) prefix++;
    const set = load<u64>(block.sets + ((<usize>row) << 3));
    const most = min(length - <i32>popcnt<u64>(set & ~querySet), queryLength - <i32>popcnt<u64>(querySet & ~set));
    let similarity = winkler(most, 0, queryLength, length, prefix, prefixWeight);
    if (similarity >= bound && most > 0) similarity = similarityOf(block.places, query, queryLength, at, length, prefix, prefixWeight, block.scratch);
    if (similarity < bound) similarity = 0;
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
