/** Characters by the names that HTML has for them, in lower case: case says nothing here. What stands against a letter is in {@link ACCENTS}. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  reg: '®',
  copy: '©',
  trade: '™',
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  oslash: 'ø',
  eth: 'ð',
  thorn: 'þ',
};
/** What HTML calls the accents of letters ("eacute", "uuml"), as marks behind the letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
  caron: '\u030c',
};
/** Letters of the longest name. */
const MAX_NAME = 7;
const REFERENCE = /&(?:amp;)*(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,7}));/iy;
const SIGN = /&(?:amp;)+/iy;
/** What browsers make of the numbers of control characters, from 0x80 on: those of Windows' code page. (Some versions of Node decode windows-1252 as Latin 1.) */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const WINDOWS_FIRST = 0x80;

/** Where the kernel finds the parts of {@link referenceTable}, from its beginning (src/kernel/assembly/references.ts). */
const [AT_WINDOWS, AT_ENTRIES, ENTRY_BYTES] = [8, 8 + WINDOWS.length * 2, 16];

/** A character reference of HTML and what it stands for: one character, or a letter and its mark. */
export interface CharacterReference {
  /** Code units that it takes. */
  readonly length: number;
  readonly text: string;
}

/**
 * The reference that begins with the `&` at `at`: "AT&amp;T", "O&#39;Brien", "M&uuml;ller", also written twice ("&amp;#39;"); `null`: it is none. The kernel's
 * scan reads the same.
 */
export function characterReference(text: string, at: number): CharacterReference | null {
  REFERENCE.lastIndex = at;
  const found = REFERENCE.exec(text);
  if (found === null) return null;
  const [whole, decimal, hex, name] = found;
  const named = name === undefined ? ofNumber(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) : ofName(name.toLowerCase());
  if (named !== null) return { length: whole.length, text: named };
  // "&amp;Sons;": the sign, and a word behind it
  SIGN.lastIndex = at;
  const sign = SIGN.exec(text);
  return sign === null ? null : { length: sign[0].length, text: '&' };
}

function ofNumber(code: number): string | null {
  if (code >= WINDOWS_FIRST && code < WINDOWS_FIRST + WINDOWS.length) return WINDOWS[code - WINDOWS_FIRST];
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? null : String.fromCodePoint(code);
}

function ofName(name: string): string | null {
  if (Object.hasOwn(NAMES, name)) return NAMES[name];
  const accent = name.slice(1);
  return Object.hasOwn(ACCENTS, accent) ? name[0] + ACCENTS[accent] : null;
}

/** Names, accents and numbers for the kernel. */
export function referenceTable(): Uint8Array {
  const entries = [...Object.entries(NAMES).map((entry) => [...entry, 0] as const), ...Object.entries(ACCENTS).map((entry) => [...entry, 1] as const)];
  const table = new Uint8Array(AT_ENTRIES + entries.length * ENTRY_BYTES);
  const view = new DataView(table.buffer);
  view.setUint32(0, entries.length, true);
  for (const [i, character] of [...WINDOWS].entries()) view.setUint16(AT_WINDOWS + i * 2, character.charCodeAt(0), true);
  for (const [i, [name, character, isAccent]] of entries.entries()) {
    const at = AT_ENTRIES + i * ENTRY_BYTES;
    for (let letter = 0; letter < MAX_NAME && letter < name.length; letter++) table[at + letter] = name.charCodeAt(letter);
    view.setUint32(at + 8, character.charCodeAt(0), true);
    view.setUint32(at + 12, isAccent, true);
  }
  return table;
}
