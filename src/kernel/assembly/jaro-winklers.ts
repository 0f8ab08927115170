// Jaro-Winkler similarity of one query of 1 to 64 code units to each row of a block (text-block.ts), bit for bit what jaro-winkler.ts gives.
//
// The free places of the query that a symbol of the row may pair up with are one word: places of the symbol, cut to the window, without those taken; the
// lowest one is taken. A bound is tested beforehand on what the pair could reach at best: no more matches than the shorter side has symbols that the other
// side has at all. Rows of more than 64 units take part: only the query has to fit a word.

/**
 * Writes the similarity of each row of 0 to `longest` units to `out` + 8 · row; 0 where it is below `bound`. `taken`: `longest` + 1 u16, room for the row's matches.
 */
export function jaroWinklers(
  places: usize, query: usize, queryLength: i32, querySet: u64, units: usize, starts: usize, lengths: usize, sets: usize, rows: i32, bound: f64, prefixWeight: f64, taken: usize, out: usize,
): void {
  for (let row = 0; row < rows; row++) {
    const length = load<i32>(lengths + ((<usize>row) << 2));
    const at = units + ((<usize>load<i32>(starts + ((<usize>row) << 2))) << 1);
    let prefix = 0;
    const limit = min(min(queryLength, length), 4);
    while (prefix < limit && load<u16>(query + ((<usize>prefix) << 1)) == load<u16>(at + ((<usize>prefix) << 1))) prefix++;
    const set = load<u64>(sets + ((<usize>row) << 3));
    const most = min(length - <i32>popcnt<u64>(set & ~querySet), queryLength - <i32>popcnt<u64>(querySet & ~set));
    let similarity = winkler(most, 0, queryLength, length, prefix, prefixWeight);
    if (similarity >= bound && most > 0) similarity = similarityOf(places, query, queryLength, at, length, prefix, prefixWeight, taken);
    store<f64>(out + ((<usize>row) << 3), similarity >= bound ? similarity : 0);
  }
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
