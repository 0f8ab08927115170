/** The characters of Windows-1252 for the bytes 0x80 to 0x9F that have one; the others are C1 controls of the same number. */
const HIGH =
  '\u20AC\x81\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\x8D\u017D\x8F\x90\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\x9D\u017E\u0178';
const BYTE_OF: ReadonlyMap<string, number> = new Map(Array.from(HIGH, (character, i) => [character, 0x80 + i]));

const BEHIND = `[\\x80-\\xBF${HIGH.replace(/[\x80-\x9F]/g, '')}]`;
/**
 * What the bytes of one character of UTF-8 look like in Windows-1252: letters of Latin alphabets (Ã¼), signs as they are typeset (â€™), and Greek, Cyrillic, Hebrew and
 * Arabic letters and those of three bytes, of which there must be two in a row: one alone may be meant (ESPAÑ», É»).
 */
const SEQUENCE = new RegExp(
  `[\\xC3-\\xC5]${BEHIND}|\\xC2[\\x80-\\xBF]|\\xE2[\x80\x84\u20AC\u201E]${BEHIND}|(?:[\\xCE-\\xD1\\xD7-\\xDB]${BEHIND}){2,}|(?:[\\xE0-\\xED]${BEHIND}{2}){2,}`,
  'g',
);
/** The first byte of an à whose second one, a blank that does not break, was read as a blank or cut off: behind small letters no Ã is meant (SocietÃ). */
const CUT_AT_BLANK = /(?<=\p{Ll})\u00C3$/u;
/** Signs that are a second byte, and stand in no word (® may stand behind one). */
const SIGN = '[\\u00A1-\\u00A9\\u00AC\\u00AD\\u00AF-\\u00B4\\u00B6-\\u00B9\\u00BC-\\u00BF]';
/** In front of such a sign an Ã was lost (Pe?±a), or is written small (josã©). */
const LEAD = new RegExp(`[\\uFFFD\\u00E3](?=${SIGN})`, 'g');
/** A second byte that has no character was lost behind its Ã (MARÃ?A): a letter is lost. */
const LOST_BEHIND = /\u00C3\uFFFD+/g;
/** Guillemets point away from the text between them: `«PÅ»` is no Ż. */
const QUOTED = /^[^\u00BB]*\u00AB[^\u00BB]*\u00BB/;
/** Text that went wrong twice is put right twice (MÃƒÂ¼ller). */
const MOST_TIMES = 2;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * A word whose UTF-8 was read as Windows-1252 or Latin-1 somewhere on its way, as it was meant (MÃ¼ller → Müller, Oâ€™Brien → O’Brien), also where a byte of a letter was lost (Pe\uFFFD±a) or its first one is
 * written small (josã©); any other word as it is.
 * Never throws. O(length).
 *
 * @example asMeant('SociÃ©tÃ©')  // => 'Société'
 */
export function asMeant(word: string): string {
  let text = word.replace(LOST_BEHIND, '\uFFFD').replace(LEAD, '\u00C3');
  for (let i = 0; i < MOST_TIMES && !QUOTED.test(text); i++) {
    const meant = text.replace(SEQUENCE, decoded).replace(CUT_AT_BLANK, '\u00E0');
    if (meant === text) break;
    text = meant;
  }
  return text;
}

/** The characters whose bytes these are; the same ones where they are none. */
function decoded(characters: string): string {
  try {
    return decoder.decode(Uint8Array.from(characters, (character) => BYTE_OF.get(character) ?? character.charCodeAt(0)));
  } catch {
    return characters;
  }
}
