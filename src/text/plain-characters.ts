/** What stands for a character that was lost. */
const SUBSTITUTE = 0x1a;
const LINE_END = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const COMMA = 0x2c;
const HYPHEN = 0x2d;
const FULL_WIDTH = 0xfee0;

/** Code units beyond ASCII that are read as one of ASCII, by their ranges: first, last, and what they are. */
const RANGES: readonly (readonly [first: number, last: number, ascii: number])[] = [
  [0x85, 0x85, LINE_END],
  [0xa0, 0xa0, SPACE],
  [0xab, 0xab, QUOTE],
  [0xb4, 0xb4, APOSTROPHE],
  [0xbb, 0xbb, QUOTE],
  [0x5be, 0x5be, HYPHEN],
  [0x60c, 0x60c, COMMA],
  [0x61b, 0x61b, COMMA],
  [0x2000, 0x200a, SPACE],
  // (marks of direction are left out of words)
  [0x200e, 0x200f, APOSTROPHE],
  [0x2010, 0x2015, HYPHEN],
  [0x2018, 0x201b, APOSTROPHE],
  [0x201c, 0x201f, QUOTE],
  [0x2022, 0x2022, COMMA],
  [0x2028, 0x2029, LINE_END],
  [0x202a, 0x202e, APOSTROPHE],
  [0x202f, 0x202f, SPACE],
  [0x2039, 0x203a, QUOTE],
  [0x205f, 0x205f, SPACE],
  [0x2066, 0x2069, APOSTROPHE],
  [0x2212, 0x2212, HYPHEN],
  [0x3000, 0x3000, SPACE],
  [0xff64, 0xff64, COMMA],
  [0xfffd, 0xfffd, SUBSTITUTE],
];
/** (ジャン＝ポール is one name.) */
const FULL_WIDTH_EQUALS = 0xff1d;

/** The ASCII character that a code unit beyond ASCII is read as, as the kernel's scan does (assembly/plain-characters.ts); 0: none. */
export function plainCharacter(unit: number): number {
  if (unit >= 0xff01 && unit <= 0xff5e && unit !== FULL_WIDTH_EQUALS) return unit - FULL_WIDTH;
  return RANGES.find(([first, last]) => unit >= first && unit <= last)?.[2] ?? 0;
}

/** Letters that begin a sequence of two bytes of UTF-8 in Windows-1252, and are told from others by that. */
const LEADS = /[\u00C2-\u00C5\u00CE-\u00D1\u00D7-\u00DB]/;

/**
 * Whether the character at `at`, in a word that began at `start`, may be a byte of UTF-8 that was read as Windows-1252 (see mis-decoded.ts), by what stands in front of it:
 * a letter that such a sequence begins with, or another such character.
 */
export function mayBeMisDecoded(text: string, start: number, at: number): boolean {
  if (at === start) return false;
  const before = text.charCodeAt(at - 1);
  if (before < 0x80) return false;
  if (before < 0xc0) return true;
  if (before > 0xff) return before >= 0x2000 && before < 0x3000;
  return before >= 0xe0 && before <= 0xf4 ? text.charCodeAt(at + 1) >= 0x80 : LEADS.test(text[at - 1]);
}
