// Plain rows: most values of a column are of a few forms. Such rows are read here from what TypeScript has said of each token (its class, the word it stands for); a row
// with anything doubtful in it is left to TypeScript. What comes out must be what TypeScript would give.
import { Interner } from './intern';
import { composeAddress, keepAddress, readAddress } from './plain-addresses';
import { composeCompany, keepCompany, nameEnd } from './plain-companies';
import { composeName, keepName, readName } from './plain-names';
import { ADDRESSES, PERSONS, PlainRows } from './plain-tokens';

/** Reads rows `row` .. `rowEnd` of a block whose tokens (start, length, word, class: 4 bytes each) are at `tokens`; the first of them has the number `first`. */
export function readBlock(
  interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, first: i32, rowEnds: usize, row: i32, rowEnd: i32,
): void {
  let from = first;
  for (; row < rowEnd; row++) {
    const end = load<i32>(rowEnds + ((<usize>row) << 2));
    const at = tokens + ((<usize>(from - first)) << 4);
    const count = end - from;
    let result = -1;
    if (count <= plain.maxTokens) {
      if (plain.grammar >= ADDRESSES) result = readAddressRow(interner, plain, at, ids, gaps + from, from, count, row);
      else if (plain.grammar == PERSONS) result = readNameRow(interner, plain, at, ids, gaps + from, from, count, row);
      else result = readCompanyRow(interner, plain, at, ids, gaps + from, from, count, row);
    }
    store<i32>(plain.ends + ((<usize>row) << 2), result);
    from = end;
  }
}

// One row of `count` tokens, the first of which has the number `from`: its key where keys are asked for, else its words over its ids. Returns what `ends` says of it.

@inline
function readCompanyRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = nameEnd(interner, plain, tokens, gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keepCompany(plain, tokens, count, read, ids, from);
  composeCompany(interner, plain, tokens, count, read, row);
  return read;
}

@inline
function readNameRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = readName(tokens, gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keepName(tokens, count, read, ids, from);
  composeName(interner, plain, tokens, count, read, row);
  return read;
}

@inline
function readAddressRow(interner: Interner, plain: PlainRows, tokens: usize, ids: usize, gaps: usize, from: i32, count: i32, row: i32): i32 {
  const read = readAddress(plain, tokens, ids + ((<usize>from) << 2), gaps, count);
  if (read < 0) return read;
  if (plain.keys == 0) return keepAddress(plain, tokens, count, read, ids, from);
  composeAddress(interner, plain, tokens, count, read, row);
  return read;
}
