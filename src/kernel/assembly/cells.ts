// Delimited text → cells. A quote counts at the head of a cell only; in a quoted cell it is written twice; lines without any character are no records.
const LINE_FEED: u8 = 10;
const CARRIAGE_RETURN: u8 = 13;
const QUOTE: u8 = 0x22;

/** In a cell's length: written with doubled quotes, has bytes beyond ASCII. */
const DOUBLED: u32 = 0x80000000;
const BEYOND_ASCII: u32 = 0x40000000;
const LENGTH: u32 = 0x3fffffff;

/** What became of the text: all of it is cells; its last record is cut off; a record begins at `next` whose quotes only a forgiving parser can read. */
const DONE: u32 = 0;
const CUT: u32 = 1;
const IRREGULAR: u32 = 2;

@unmanaged
class Found {
  records: u32;
  next: u32; // first byte that is part of no record found
  status: u32;
}

const IN_CELL: i32 = 0;
const IN_QUOTES: i32 = 1;
/** Behind a closing quote, in front of a delimiter or line end. */
const BEHIND: i32 = 2;

/**
 * Finds the records of `text[from .. end)`, 16 bytes behind it readable, which begins at the head of a record; `last`: nothing follows. A cell is two u32 at
 * `cells`: where it begins (in quotes: behind the first), its length with flags; record i has cells `recordEnds[i - 1] .. recordEnds[i]`. There must be room for
 * as many of both as there are bytes, and one. O(bytes).
 */
export function scanCells(text: usize, from: u32, end: u32, last: bool, delimiter: u8, cells: usize, recordEnds: usize, found: Found): void {
  let state = IN_CELL;
  let start = from; // of the cell
  let stop = from; // behind a closing quote: where the cell ends
  let flags: u32 = 0;
  let cell = cells;
  let record = recordEnds;
  let next = from; // head of the record
  let known = cells; // end of the cells of whole records
  let skip = from; // positions in front of this one are done with
  found.status = DONE;
  for (let at = from; at < end; at += 16) {
    const bytes = v128.load(text + at);
    const marks = v128.or(
      v128.or(i8x16.eq(bytes, i8x16.splat(<i8>delimiter)), i8x16.eq(bytes, i8x16.splat(<i8>QUOTE))),
      v128.or(i8x16.eq(bytes, i8x16.splat(<i8>LINE_FEED)), i8x16.eq(bytes, i8x16.splat(<i8>CARRIAGE_RETURN))),
    );
    let inside: u32 = end - at < 16 ? (1 << (end - at)) - 1 : 0xffff;
    let mark = i8x16.bitmask(marks) & inside;
    let beyond = i8x16.bitmask(bytes) & inside;
    while (mark != 0) {
      const bit = ctz(mark);
      const position = at + bit;
      const before: u32 = (1 << bit) - 1;
      if (beyond & before) flags |= BEYOND_ASCII;
      beyond &= ~before;
      mark &= mark - 1;
      if (position < skip) continue;
      const byte = load<u8>(text + position);
      if (state == IN_QUOTES) {
        if (byte != QUOTE) continue;
        if (position + 1 == end && !last) {
          // the next byte decides
          found.status = CUT;
          at = end;
          break;
        }
        const behind = position + 1 == end ? LINE_FEED : load<u8>(text + position + 1);
        if (behind == QUOTE) {
          flags |= DOUBLED;
          skip = position + 2;
        } else if (behind == delimiter || behind == LINE_FEED || behind == CARRIAGE_RETURN) {
          state = BEHIND;
          stop = position;
        } else {
          found.status = IRREGULAR;
          at = end;
          break;
        }
        continue;
      }
      if (byte == QUOTE) {
        if (position == start) {
          state = IN_QUOTES;
          start++;
        }
        continue;
      }
      if (state == IN_CELL) {
        stop = position;
        // a line without any character
        if (byte != delimiter && position == next) {
          next = start = position + 1;
          continue;
        }
      }
      store<u32>(cell, start);
      store<u32>(cell, (stop - start) | flags, 4);
      cell += 8;
      state = IN_CELL;
      flags = 0;
      start = position + 1;
      if (byte == delimiter) continue;
      store<u32>(record, <u32>((cell - cells) >> 3));
      record += 4;
      known = cell;
      next = start;
    }
    if (beyond != 0) flags |= BEYOND_ASCII;
  }
  if (found.status == DONE && next < end) {
    if (!last) found.status = CUT;
    else if (state == IN_QUOTES) found.status = IRREGULAR;
    else {
      store<u32>(cell, start);
      store<u32>(cell, ((state == BEHIND ? stop : end) - start) | flags, 4);
      store<u32>(record, <u32>((cell + 8 - cells) >> 3));
      record += 4;
      next = end;
    }
  }
  found.records = <u32>((record - recordEnds) >> 2);
  found.next = next;
}

/**
 * Cell `column` of each record, one behind the other at `out`, which must have room for the text and 16 bytes; value i is `out[offsets[i] .. offsets[i + 1])`.
 * A record without such a cell has an empty value. O(bytes).
 */
export function gatherCells(text: usize, cells: usize, recordEnds: usize, records: u32, column: u32, out: usize, offsets: usize): void {
  let write = out;
  let first: u32 = 0;
  store<u32>(offsets, 0);
  for (let i: u32 = 0; i < records; i++) {
    const end = load<u32>(recordEnds + ((<usize>i) << 2));
    if (first + column < end) {
      const cell = cells + ((<usize>(first + column)) << 3);
      write = copyCell(text + load<u32>(cell), load<u32>(cell, 4), write);
    }
    store<u32>(offsets + ((<usize>i) << 2), <u32>(write - out), 4);
    first = end;
  }
}

function copyCell(read: usize, lengthAndFlags: u32, write: usize): usize {
  const length = lengthAndFlags & LENGTH;
  if ((lengthAndFlags & DOUBLED) == 0) {
    const stop = write + length;
    for (; write < stop; write += 16, read += 16) v128.store(write, v128.load(read));
    return stop;
  }
  const end = read + length;
  while (read < end) {
    const byte = load<u8>(read++);
    store<u8>(write++, byte);
    if (byte == QUOTE) read++; // its double
  }
  return write;
}
