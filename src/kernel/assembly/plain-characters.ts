// Characters beyond ASCII that a row has for one of ASCII: blanks, dashes and quotation marks of word processors and web pages, full-width letters, digits and signs of
// East Asia, marks of direction. What parts words parts them so whichever of its characters was typed; letters of other scripts are for the text layer to fold.

/** What stands for a character that was lost. */
const SUBSTITUTE: u32 = 0x1a;
const LINE_END: u32 = 0x0a;
const SPACE: u32 = 0x20;
const QUOTE: u32 = 0x22;
/** Left out within a word. */
const APOSTROPHE: u32 = 0x27;
const COMMA: u32 = 0x2c;
const HYPHEN: u32 = 0x2d;
const FULL_WIDTH: u32 = 0xfee0;
/** What joins two given names in katakana is part of a word. */
const FULL_WIDTH_EQUALS: u32 = 0xff1d;

/** The ASCII character that one beyond ASCII is read as; 0: none. */
export function plainOf(code: u32): u32 {
  if (code - 0xff01 < 0x5e) return code == FULL_WIDTH_EQUALS ? 0 : code - FULL_WIDTH;
  if (code - 0x2000 < 0x70) {
    if (code <= 0x200a || code == 0x202f || code == 0x205f) return SPACE;
    if (code == 0x2028 || code == 0x2029) return LINE_END;
    if (code - 0x2010 < 6) return HYPHEN;
    if (code - 0x2018 < 4) return APOSTROPHE;
    if (code - 0x201c < 4 || code - 0x2039 < 2) return QUOTE;
    if (code == 0x2022) return COMMA;
    if (code - 0x200e < 2 || code - 0x202a < 5 || code - 0x2066 < 4) return APOSTROPHE;
    return 0;
  }
  if (code == 0xfffd) return SUBSTITUTE;
  if (code == 0xa0 || code == 0x3000) return SPACE;
  if (code == 0x85) return LINE_END;
  if (code == 0xab || code == 0xbb) return QUOTE;
  if (code == 0xb4) return APOSTROPHE;
  if (code == 0x60c || code == 0x61b || code == 0xff64) return COMMA;
  return code == 0x2212 || code == 0x5be ? HYPHEN : 0;
}

/** Whether a byte may begin such a character. */
@inline
export function mayBePlain(byte: u8): bool {
  return byte >= 0xc2 && (byte == 0xe2 || byte == 0xc2 || byte == 0xef || byte == 0xe3 || byte == 0xd6 || byte == 0xd8);
}

/** The ASCII character that the sequence at `at` is read as, times 256, and its bytes; 0: none. `token`: where the token begins that goes on until there; 0: none does. */
export function plainAt(at: usize, end: usize, token: usize): u32 {
  const lead = <u32>load<u8>(at);
  const length: usize = lead < 0xe0 ? 2 : 3;
  if (at + length > end || !isContinuation(load<u8>(at, 1)) || !isContinuation(load<u8>(at + length - 1))) return 0;
  const second = <u32>load<u8>(at, 1) & 0x3f;
  const code = length == 2 ? ((lead & 0x1f) << 6) | second : ((lead & 0xf) << 12) | (second << 6) | (<u32>load<u8>(at, 2) & 0x3f);
  const plain = plainOf(code);
  if (plain == 0 || (token != 0 && isMisDecoded(token, at, at + length, end))) return 0;
  return (plain << 8) | <u32>length;
}

@inline
function isContinuation(byte: u8): bool {
  return (byte & 0xc0) == 0x80;
}

/**
 * Whether the character from `at` to `next`, in a token that began at `token`, is a byte of UTF-8 that was read as one of Windows' code page (src/text/mis-decoded.ts):
 * U+00C3 and U+00A0 are an a with a grave. Such bytes stand behind a letter that their sequence begins with, and behind one another.
 */
function isMisDecoded(token: usize, at: usize, next: usize, end: usize): bool {
  if (at < token + 2 || load<u8>(at - 1) < 0x80) return false;
  const last = load<u8>(at - 1);
  const lead = load<u8>(at - 2);
  if (lead == 0xc2) return true;
  if (lead != 0xc3) return at >= token + 3 && isContinuation(lead) && load<u8>(at - 3) == 0xe2;
  // U+00E0 to U+00F4 begin three bytes and more
  if (last - 0xa0 < 0x15) return next < end && load<u8>(next) >= 0x80;
  // U+00C2 to U+00C5, U+00CE to U+00D1, U+00D7 to U+00DB: Latin letters, Greek, Cyrillic, Hebrew and Arabic
  return last - 0x82 < 4 || last - 0x8e < 4 || last - 0x97 < 5;
}
