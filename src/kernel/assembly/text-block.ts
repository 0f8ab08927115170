// Some texts against many: the rows of a block and the queries that meet them, all as UTF-16 code units.
//
// There are two ways. Row by row, with a table of where the query has each symbol (edit-distances.ts, jaro-winklers.ts): for rows of any length, and for few
// queries with a bound that most rows fail by their symbols. Many rows at once, with a table of where the rows have each symbol (packed-rows.ts): for all
// others. A table has an entry for each of the 65,536 code units, so that no script needs a way of its own; only the entries in use are written and cleared.
// Queries of more than 64 units are left to the functions for pairs.

/** Rows as code units. */
@unmanaged
export class TextBlock {
  rows: i32;
  units: usize; // u16
  starts: usize; // i32 a row: where its units begin
  lengths: usize; // i32 a row
  sets: usize; // u64 a row: its symbols, in 64 buckets
  order: usize; // i32: all rows, the shortest first
  places: usize; // 65,536 u64, zeros between two queries
  lanes: usize; // 65,536 times two vectors, zeros between two groups (packed-rows.ts)
  scratch: usize; // vectors
  quotients: usize; // f64: i / n at 65 · n + i for i and n up to 64, 0 for n = 0
}

/** Queries of at most 64 code units. */
@unmanaged
export class Queries {
  count: i32;
  units: usize; // u16, 64 a query
  lengths: usize; // i32 a query
  out: usize; // a result for each row, query after query
  found: usize; // i32 a query: results above 0, where somebody counts them
}

/** The row at a place of the order. */
@inline
export function rowAt(block: TextBlock, k: i32): i32 {
  return load<i32>(block.order + ((<usize>k) << 2));
}

@inline
export function lengthOf(block: TextBlock, row: i32): i32 {
  return load<i32>(block.lengths + ((<usize>row) << 2));
}

@inline
export function startOf(block: TextBlock, row: i32): usize {
  return block.units + ((<usize>load<i32>(block.starts + ((<usize>row) << 2))) << 1);
}

@inline
export function queryUnits(queries: Queries, query: i32): usize {
  return queries.units + ((<usize>query) << 7);
}

@inline
export function queryLength(queries: Queries, query: i32): i32 {
  return load<i32>(queries.lengths + ((<usize>query) << 2));
}

@inline
export function addFound(queries: Queries, query: i32, found: i32): void {
  const at = queries.found + ((<usize>query) << 2);
  store<i32>(at, load<i32>(at) + found);
}

/** The set of a text's symbols, in 64 buckets. */
export function symbolSet(units: usize, length: i32): u64 {
  let set: u64 = 0;
  for (const end = units + ((<usize>length) << 1); units < end; units += 2) set |= (<u64>1) << (<u64>load<u16>(units));
  return set;
}

/** Writes the symbol sets of the rows from `from` on of the order. */
export function writeSets(block: TextBlock, from: i32): void {
  for (let k = from; k < block.rows; k++) {
    const row = rowAt(block, k);
    store<u64>(block.sets + ((<usize>row) << 3), symbolSet(startOf(block, row), lengthOf(block, row)));
  }
}

/** Writes the places of each symbol of a query of up to 64 units into the table, which is all zero before. */
export function setPlaces(places: usize, query: usize, length: i32): void {
  for (let i = 0; i < length; i++) {
    const entry = places + ((<usize>load<u16>(query + ((<usize>i) << 1))) << 3);
    store<u64>(entry, load<u64>(entry) | ((<u64>1) << (<u64>i)));
  }
}

/** The table is all zero again. */
export function clearPlaces(places: usize, query: usize, length: i32): void {
  for (let i = 0; i < length; i++) store<u64>(places + ((<usize>load<u16>(query + ((<usize>i) << 1))) << 3), 0);
}
