/** Characters that are read as one of ASCII, as Unicode says what they are; full-width ones by their compatibility form. */
const KINDS: readonly (readonly [characters: RegExp, ascii: string])[] = [
  // (blanks that are none of ASCII: category Zs)
  [/^(?![ \u1680])\p{Zs}$/u, ' '],
  [/^[\u0085\u2028\u2029]$/u, '\n'],
  // (not the Armenian and Canadian hyphens, nor those of wavy and double shape)
  [/^[\u05be\u2010-\u2015\u2212]$/u, '-'],
  [/^[\u00ab\u00bb\u201c-\u201f\u2039\u203a]$/u, '"'],
  // (marks of direction are left out of words as apostrophes are)
  [/^[\u00b4\u2018-\u201b\u200e\u200f\u202a-\u202e\u2066-\u2069]$/u, "'"],
  [/^\ufffd$/, '\u001a'],
  // (a bullet parts the items of a list)
  [/^[\u060c\u061b\u2022\uff64]$/u, ','],
];

/** The character of ASCII that one beyond it is read as; `null`: none, or it is one. */
export function plainCharacter(character: string): string | null {
  if (character < '\u0080' || [...character].length !== 1) return null;
  for (const [characters, ascii] of KINDS) if (characters.test(character)) return ascii;
  // (not what joins given names in katakana)
  return /^[\uff01-\uff1c\uff1e-\uff5e]$/.test(character) ? character.normalize('NFKC') : null;
}

/** Letters that begin a sequence of two bytes of UTF-8 where its bytes were read as Windows-1252, and that are told from others by that. */
const LEADS = 'ÂÃÄÅÎÏÐÑ×ØÙÚÛ';
/** Letters that begin three bytes and more. */
const LONG_LEADS = /^[\u00e0-\u00f4]$/;

/** Whether `length` bytes at `at`, in a token that began at `token`, may be a byte of UTF-8 that was read as a character of Windows-1252, by what is in front. */
export function isMisDecoded(row: Uint8Array, token: number, at: number, length: number): boolean {
  if (at < token + 2 || row[at - 1] < 0x80) return false;
  const [lead, last] = [row[at - 2], row[at - 1]];
  if (lead === 0xc2) return true;
  if (lead !== 0xc3) return at >= token + 3 && lead >= 0x80 && lead < 0xc0 && row[at - 3] === 0xe2;
  const letter = String.fromCharCode(0xc0 + last - 0x80);
  if (LONG_LEADS.test(letter)) return at + length < row.length && row[at + length] >= 0x80;
  return LEADS.includes(letter);
}
