// One text against many: the rows of a block as UTF-16 code units, and the query as a table from code unit to the places where the query has it.
//
// The table has a u64 for each of the 65,536 code units, so that no script needs a way of its own; only the entries of the query are written and cleared.
// Queries of more than 64 units do not fit and are left to the functions for pairs.

/** Rows of ASCII become code units at `units` + 2 · their offset, with their length and symbol set; any other row has the length -1 and waits for `describeRow`. */
export function widenRows(text: usize, offsets: usize, rows: i32, units: usize, lengths: usize, sets: usize): void {
  for (let row = 0; row < rows; row++) {
    const from = load<i32>(offsets + ((<usize>row) << 2));
    const end = load<i32>(offsets + ((<usize>(row + 1)) << 2));
    let seen: u8 = 0;
    let set: u64 = 0;
    for (let i = from; i < end; i++) {
      const byte = load<u8>(text + <usize>i);
      seen |= byte;
      set |= (<u64>1) << (<u64>(byte & 63));
      store<u16>(units + ((<usize>i) << 1), byte);
    }
    store<i32>(lengths + ((<usize>row) << 2), seen < 128 ? end - from : -1);
    store<u64>(sets + ((<usize>row) << 3), set);
  }
}

/** The set of a text's symbols, in 64 buckets. */
export function symbolSet(units: usize, length: i32): u64 {
  let set: u64 = 0;
  for (let i = 0; i < length; i++) set |= (<u64>1) << (<u64>(load<u16>(units + ((<usize>i) << 1)) & 63));
  return set;
}

/** Length and symbol set of a row whose units were written by somebody else. */
export function describeRow(units: usize, offsets: usize, row: i32, length: i32, lengths: usize, sets: usize): void {
  store<i32>(lengths + ((<usize>row) << 2), length);
  store<u64>(sets + ((<usize>row) << 3), symbolSet(units + ((<usize>load<i32>(offsets + ((<usize>row) << 2))) << 1), length));
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
