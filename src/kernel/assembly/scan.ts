// Scan: rows of bytes → tokens, folded and interned, with the separators between them. The one loop that sees every byte.
//
// classes (256 bytes, made in TypeScript) says of each byte:
//   0x00         separator without further meaning (space, control, NUL, …)
//   0x01         a token of its own (& +)
//   0x02         joiner: left out, does not end the token (')
//   0x03         stands for letters that were lost, in a word or in front of one (M?ller, ?stra): a byte of a token that no text in UTF-8 has, LOST for a question mark, which
//                may be one, and SUBSTITUTE for any other; else a separator with the gap bit of dashes
//   0x08 … 0x0f  separator with a meaning: gap bit (class & 7)
//   0x18 … 0x1f  the same, of a byte that may begin a tag (markup.ts) or an escape (escapes.ts), which is read as another character
//   0x20 …       letter or digit: the byte to store (lower case); bytes ≥ 0x80 are kept as they are, for the text layer to fold, but for characters that are read as one
//                of ASCII (plain-characters.ts)
// An & that is a token may begin a character reference (references.ts), which is the character that it stands for.
// Behind them, byte 256 says whether the table is the usual one (1): ASCII letters are read in lower case, digits as they are, and nothing else below 0x80 is
// part of a token. Then sixteen bytes are classed at a time. Byte 257 says whether words in capitals are parted from others behind them (capitals.ts). From byte 264 on stand the names of character references, from where byte 260 (u32) says those of tags.
import { capitalsInFront } from './capitals';
import { escapeAt } from './escapes';
import { ID, CLASS, intern, Interner, touch, WORD, wordHash } from './intern';
import { tagAt } from './markup';
import { mayBePlain, plainAt, plainOf } from './plain-characters';
import { readBlock } from './plain-rows';
import { PlainRows } from './plain-tokens';
import { characterOf, lengthOf, made, putReference, referenceAt } from './references';

// A block of tokens is folded and hashed, then all its slots are touched, then it is interned: the cache misses of a block overlap. The scratch holds
// for each token its start, length and hash (16 bytes, the last four free), and behind them the folded text.
const BLOCK_ROWS: i32 = 32;
const BLOCK_BYTES: i32 = 4096;
/** Tokens of a block: what is pending and one row more. */
const BLOCK_TOKENS: i32 = 8192;
/** Bytes of a row whose tokens are found sixteen bytes at a time. */
const WIDE_BYTES: i32 = 64;
/** The class of what stands for lost letters, and the bytes that it is in a token. */
const MARK: u8 = 0x03;
const LOST: u8 = 0xff;
const SUBSTITUTE: u8 = 0xfe;
const QUESTION: u32 = 0x3f;
/** Marks in front of a word: as many as a letter has bytes. */
const MOST_MARKS: i32 = 4;
/** Where the table says whether words in capitals in front of others are parted from them, see capitals.ts. */
const CAPITALS: usize = 257;
/** The gap bit of a comma. */
const COMMA: u8 = 4;
/** The gap bit of a dash: what was lost by itself mostly was one. */
const HYPHEN: u8 = 0x40;
const AMPERSAND: u8 = 0x26;
const LESS_THAN: u8 = 0x3c;
/** Where the table of references stands behind the classes. */
const REFERENCES: usize = 264;
/** Where it is said where the names of tags stand. */
const PLACE_OF_TAGS: usize = 260;
/** The bit of a separator's class that says that it may begin a tag or an escape. */
const TAG: u8 = 0x10;

/**
 * Scans rows `firstRow` .. `rowEnd` (exclusive). Row i is `text[offsets[i] .. offsets[i + 1])`; at most `maxBytes` of it are read; 16 bytes behind the last must
 * be readable. Writes token ids, the gap in front of each token (bit set of the separators seen), per row the end of its tokens and the gap behind the last.
 * `plain` (0: none): rows are read as plain ones too, see plain-rows.ts. Stops in front of a row that might not fit. Returns the first row not done.
 */
export function scan(
  interner: Interner, classes: usize, text: usize, offsets: usize, firstRow: i32, rowEnd: i32, maxBytes: i32,
  outIds: usize, outGaps: usize, outCapacity: i32, outRowEnds: usize, outTails: usize, plain: usize,
): i32 {
  let count = firstRow == 0 ? 0 : load<i32>(outRowEnds + ((<usize>(firstRow - 1)) << 2));
  const pending = interner.scratch;
  const folded = pending + ((<usize>BLOCK_TOKENS) << 4);
  const usual = load<u8>(classes, 256) != 0;
  let blockStart = count; // the first token not interned yet
  let blockRow = firstRow;
  let write = folded;
  let row = firstRow;
  while (row < rowEnd) {
    const from = load<i32>(offsets + ((<usize>row) << 2));
    let length = load<i32>(offsets + ((<usize>row) << 2), 4) - from;
    if (length > maxBytes) {
      length = maxBytes;
      // Never cut inside a UTF-8 sequence: what is read must not hang on where a character was broken.
      while (length > 0 && (load<u8>(text + from + length) & 0xc0) == 0x80) length--;
    }
    const waiting = count - blockStart;
    const waitingBytes = <i32>(write - folded);
    const textUsed = <i32>load<u32>(interner.ends + ((<usize>interner.count) << 2));
    const fits = count + length <= outCapacity && <i32>interner.count + waiting + length <= <i32>interner.capacity && textUsed + waitingBytes + length + 16 <= <i32>interner.bytesCapacity;
    if (!fits || row - blockRow >= BLOCK_ROWS || waitingBytes + length > BLOCK_BYTES) {
      if (waiting != 0 || row > blockRow) {
        endBlock(interner, pending, outIds, outGaps, blockStart, count, plain, outRowEnds, blockRow, row);
        blockStart = count;
        blockRow = row;
        write = folded;
        continue;
      }
      if (!fits) return row;
    }
    const at = text + from;
    const token = pending + ((<usize>(count - blockStart)) << 4);
    let tokens = usual && length <= WIDE_BYTES ? foldUsual(classes, at, length, token, write, outGaps + count, outTails + row) : -1;
    if (tokens >= 0) write += length;
    else {
      tokens = foldBytes(classes, at, length, token, write, outGaps + count, outTails + row);
      if (tokens != 0) write = <usize>load<u32>(token + ((<usize>(tokens - 1)) << 4)) + load<u32>(token + ((<usize>(tokens - 1)) << 4), 4);
    }
    if (load<u8>(classes, CAPITALS) != 0) {
      const front = capitalsInFront(classes, at, length);
      if (front > 0 && front < tokens) store<u8>(outGaps + count + front, load<u8>(outGaps + count + front) | COMMA);
    }
    count += tokens;
    store<i32>(outRowEnds + ((<usize>row) << 2), count);
    row++;
  }
  endBlock(interner, pending, outIds, outGaps, blockStart, count, plain, outRowEnds, blockRow, row);
  return rowEnd;
}

@inline
function putToken(token: usize, start: usize, length: i32): void {
  store<u32>(token, <u32>start);
  store<u32>(token, <u32>length, 4);
  store<u32>(token, wordHash(start, length), 8);
}

/** The reference that a token of its own begins; 0: there is none. */
@inline
function referenceIn(classes: usize, at: usize, end: usize): u64 {
  return load<u8>(at) == AMPERSAND ? referenceAt(classes + REFERENCES, at, end) : 0;
}

/** The bit in the gap of a separator of such a class. */
@inline
function gapBit(cls: u8): u8 {
  return cls >= 8 ? (<u8>1) << (cls & 7) : cls == MARK ? HYPHEN : 1;
}

/** Whether a class is that of bytes within a token, behind its first one: letters and digits, joiners, what stands for lost letters. */
@inline
function isWithin(cls: u8): bool {
  return cls >= 0x20 || cls - 2 < 2;
}

/** What a mark is in a token. @param character  of ASCII that it is read as. */
@inline
function lostByte(character: u32): u8 {
  return character == QUESTION ? LOST : SUBSTITUTE;
}

/** Whether marks from `at` on, MOST_MARKS at most, stand in front of a letter or digit of ASCII, as what a word begins with. */
function beginsWord(classes: usize, at: usize, end: usize): bool {
  for (let marks = 0; marks < MOST_MARKS && at < end; marks++) {
    const plain = mayBePlain(load<u8>(at)) ? plainAt(at, end, 0) : 0;
    if (load<u8>(classes + (plain == 0 ? load<u8>(at) : plain >> 8)) != MARK) break;
    at += plain == 0 ? 1 : plain & 0xff;
  }
  return at < end && load<u8>(at) < 0x80 && load<u8>(classes + load<u8>(at)) >= 0x20;
}

/** Whether a class is that of a separator that may begin a tag or an escape. */
@inline
function mayBeginTag(cls: u8): bool {
  return cls < 0x20 && (cls & TAG) != 0;
}

/** The tag or escape that a byte of such a class begins; 0: there is none. */
@inline
function tagIn(classes: usize, at: usize, end: usize): u64 {
  return load<u8>(at) == LESS_THAN ? tagAt(classes + load<u32>(classes + PLACE_OF_TAGS), at, end) : escapeAt(at, end);
}

/** The tag, the escape or the reference that begins at `at`, or that the character there could be written as (see `plainAt`), its character in ASCII where it may be; 0: there is none. */
function writtenAt(classes: usize, at: usize, end: usize, token: usize): u64 {
  const tag = mayBeginTag(load<u8>(classes + load<u8>(at))) ? tagIn(classes, at, end) : 0;
  const reference = tag != 0 ? tag : referenceIn(classes, at, end);
  if (reference != 0) {
    const plain = plainOf(characterOf(reference));
    return plain == 0 ? reference : made(lengthOf(reference), 0, plain);
  }
  const plain = mayBePlain(load<u8>(at)) ? plainAt(at, end, token) : 0;
  return plain == 0 ? 0 : made(plain & 0xff, 0, plain >> 8);
}

/** What the character of a reference is to the scan: beyond ASCII it belongs to a word. */
@inline
function classOf(classes: usize, reference: u64): u8 {
  const character = characterOf(reference);
  return character < 0x80 ? load<u8>(classes + character) : 0xff;
}

/** One row, byte by byte: its folded text to `write`, its tokens to `token`, the gap in front of each to `gaps`, the one behind the last to `tail`. Returns the number of tokens. */
function foldBytes(classes: usize, from: usize, length: i32, token: usize, write: usize, gaps: usize, tail: usize): i32 {
  const end = from + length;
  const first = token;
  const firstWrite = write;
  const firstGap = gaps;
  let at = from;
  let gap: u8 = 0;
  let plain: u32 = 0; // that the bytes at `at` are
  while (at < end) {
    let byte = load<u8>(at);
    let cls = load<u8>(classes + byte);
    plain = mayBePlain(byte) ? plainAt(at, end, 0) : 0;
    if (plain != 0) cls = load<u8>(classes + (plain >> 8));
    if (cls < 0x20 && cls != 1 && !(cls == MARK && beginsWord(classes, at, end))) {
      if (mayBeginTag(cls) && plain == 0 && tagIn(classes, at, end) != 0) return foldReferences(classes, from, length, first, firstWrite, firstGap, tail);
      // separators; a joiner outside a token is one as well
      gap |= gapBit(cls);
      at += plain == 0 ? 1 : plain & 0xff;
      continue;
    }
    const start = write;
    const begin = at;
    if (cls == 1) {
      // (few rows have one, which would make the others slower)
      if (plain == 0 && referenceIn(classes, at, end) != 0) return foldReferences(classes, from, length, first, firstWrite, firstGap, tail);
      store<u8>(write++, plain == 0 ? byte : <u8>(plain >> 8));
      at += plain == 0 ? 1 : plain & 0xff;
    } else {
      do {
        if (cls != 2) store<u8>(write++, cls == MARK ? lostByte(plain == 0 ? byte : plain >> 8) : cls);
        at += plain == 0 ? 1 : plain & 0xff;
        if (at >= end) break;
        byte = load<u8>(at);
        cls = load<u8>(classes + byte);
        plain = mayBePlain(byte) ? plainAt(at, end, begin) : 0;
        if (plain != 0) cls = load<u8>(classes + (plain >> 8));
      } while (isWithin(cls));
    }
    putToken(token, start, <i32>(write - start));
    token += 16;
    store<u8>(gaps++, gap);
    gap = 0;
  }
  store<u8>(tail, gap);
  return <i32>((token - first) >> 4);
}

/** As `foldBytes`, for a row that has character references, tags or escapes. Whatever is no byte of its own is a reference here. */
function foldReferences(classes: usize, from: usize, length: i32, token: usize, write: usize, gaps: usize, tail: usize): i32 {
  const end = from + length;
  const first = token;
  let at = from;
  let gap: u8 = 0;
  let reference: u64 = 0; // that `at` begins
  while (at < end) {
    let cls = load<u8>(classes + load<u8>(at));
    reference = cls == 1 || mayBeginTag(cls) || mayBePlain(load<u8>(at)) ? writtenAt(classes, at, end, 0) : 0;
    if (reference != 0) cls = classOf(classes, reference);
    if (cls < 0x20 && cls != 1 && !(cls == MARK && beginsWord(classes, at, end))) {
      // separators; a joiner outside a token is one as well
      gap |= gapBit(cls);
      at += reference == 0 ? 1 : lengthOf(reference);
      continue;
    }
    const start = write;
    const begin = at;
    if (cls == 1) {
      store<u8>(write++, reference == 0 ? load<u8>(at) : <u8>characterOf(reference));
      at += reference == 0 ? 1 : lengthOf(reference);
    } else {
      do {
        if (cls == MARK) store<u8>(write++, lostByte(reference == 0 ? load<u8>(at) : characterOf(reference)));
        else if (cls != 2) {
          if (reference != 0) write = putReference(reference, classes, write);
          else store<u8>(write++, cls);
        }
        at += reference == 0 ? 1 : lengthOf(reference);
        if (at >= end) break;
        cls = load<u8>(classes + load<u8>(at));
        reference = cls == 1 || mayBeginTag(cls) || mayBePlain(load<u8>(at)) ? writtenAt(classes, at, end, begin) : 0;
        if (reference != 0) cls = classOf(classes, reference);
      } while (isWithin(cls));
    }
    putToken(token, start, <i32>(write - start));
    token += 16;
    store<u8>(gaps++, gap);
    gap = 0;
  }
  store<u8>(tail, gap);
  return <i32>((token - first) >> 4);
}

/**
 * As `foldBytes`, for a table of the usual classes and a row of at most WIDE_BYTES; -1 (and nothing of use done) where the row has bytes beyond ASCII, joiners,
 * tokens of their own, marks of lost letters or what may begin a tag. 0x20 is the bit by which ASCII letters differ in case; digits have it.
 */
function foldUsual(classes: usize, from: usize, length: i32, token: usize, write: usize, gaps: usize, tail: usize): i32 {
  let inToken: u64 = 0;
  let beyond: u32 = 0;
  for (let i = 0; i < length; i += 16) {
    let bytes = v128.load(from + i);
    const left = length - i;
    if (left < 16) bytes = v128.and(bytes, i8x16.lt_s(v128(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), i8x16.splat(<i8>left)));
    const lower = v128.or(bytes, i8x16.splat(0x20));
    const letter = i8x16.lt_u(i8x16.sub(lower, i8x16.splat(97)), i8x16.splat(26));
    const digit = i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(48)), i8x16.splat(10));
    inToken |= (<u64>i8x16.bitmask(v128.or(letter, digit))) << (<u64>i);
    beyond |= i8x16.bitmask(bytes);
    v128.store(write + i, lower);
  }
  if (beyond != 0) return -1;
  const first = token;
  let read = 0; // bytes of the row behind the last token
  while (inToken != 0) {
    const start = <i32>ctz(inToken);
    const stop = start + <i32>ctz(~(inToken >> (<u64>start)));
    let gap: u32 = 0;
    for (; read < start; read++) {
      const cls = <u32>load<u8>(classes + load<u8>(from + read));
      if (cls - 1 < 3 || cls >= TAG) return -1;
      gap |= cls >= 8 ? <u32>1 << (cls & 7) : 1;
    }
    putToken(token, write + start, stop - start);
    token += 16;
    store<u8>(gaps++, <u8>gap);
    read = stop;
    inToken = stop >= 64 ? 0 : (inToken >> (<u64>stop)) << (<u64>stop);
  }
  let gap: u32 = 0;
  for (; read < length; read++) {
    const cls = <u32>load<u8>(classes + load<u8>(from + read));
    if (cls - 1 < 3 || cls >= TAG) return -1;
    gap |= cls >= 8 ? <u32>1 << (cls & 7) : 1;
  }
  store<u8>(tail, <u8>gap);
  return <i32>((token - first) >> 4);
}

/** Interns the tokens `from` .. `end` of rows `row` .. `rowEnd`; in the scratch each token's id and class take the place of its hash. */
function endBlock(
  interner: Interner, pending: usize, outIds: usize, outGaps: usize, from: i32, end: i32, plain: usize, rowEnds: usize, row: i32, rowEnd: i32,
): void {
  const tokens = end - from;
  const slots = interner.slots;
  const slotMask = interner.slotMask;
  let sum: u32 = 0;
  for (let i = 0; i < tokens; i++) sum += touch(slots, slotMask, load<u32>(pending + ((<usize>i) << 4), 8));
  // the sum is stored, so that the touching is not optimized away
  store<u32>(pending + ((<usize>tokens) << 4), sum);
  for (let i = 0; i < tokens; i++) {
    const token = pending + ((<usize>i) << 4);
    const slot = intern(interner, load<u32>(token), <i32>load<u32>(token, 4), load<u32>(token, 8));
    store<i32>(outIds + ((<usize>(from + i)) << 2), <i32>load<u32>(slot, ID) - 1);
    store<u32>(token, load<u32>(slot, WORD), 8);
    store<u32>(token, load<u16>(slot, CLASS), 12);
  }
  if (plain != 0) readBlock(interner, changetype<PlainRows>(plain), pending, outIds, outGaps, from, rowEnds, row, rowEnd);
}
