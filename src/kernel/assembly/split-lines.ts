// Lines: a text with newlines between its lines → where the lines begin.
const NEWLINE: i8 = 10;

/**
 * Puts a newline behind `text[0 .. length)`, where there must be room for 16 bytes, and writes where each line begins and, behind them, `length + 1`: line i with its
 * newline is `text[starts[i] .. starts[i + 1])`.
 * Returns the number of lines; where there are more than `capacity`, only those are written and `capacity + 1` is returned. O(bytes).
 */
export function splitLines(text: usize, length: i32, starts: usize, capacity: i32): i32 {
  store<i8>(text + length, NEWLINE);
  let lines = 1;
  store<i32>(starts, 0);
  for (let from = 0; from < length; from += 16) {
    let found = i8x16.bitmask(i8x16.eq(v128.load(text + from), i8x16.splat(NEWLINE)));
    if (length - from < 16) found &= (1 << (length - from)) - 1;
    while (found != 0) {
      if (lines == capacity) return capacity + 1;
      store<i32>(starts + ((<usize>lines) << 2), from + <i32>ctz(found) + 1);
      lines++;
      found &= found - 1;
    }
  }
  store<i32>(starts + ((<usize>lines) << 2), length + 1);
  return lines;
}
