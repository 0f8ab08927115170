import { referenceTable } from './character-references.js';
import { tagTable } from './markup-tags.js';

/** Bits of a gap: which separators stand between two tokens. The numbers are those of the kernel's scan. */
export const Gap = { space: 1, dot: 2, comma: 4, open: 8, close: 16, slash: 32, hyphen: 64, other: 128 } as const;

const TOKEN_OF_ITS_OWN = 1;
const JOINER = 2;
const MARK_OF_LOST = 3;
const MEANING = 8;
/** Beside its meaning: may begin a tag or an escape. */
const MAY_BEGIN_TAG = 16;

/** Where the names of character references stand behind the classes. */
const AT_REFERENCES = 264;
const LESS_THAN = '<'.charCodeAt(0);
const references = referenceTable();

/** Where it is said whether words in capitals are parted from others behind them. */
const AT_CAPITALS = 257;

/** Where the names of tags stand, and where that is said. */
const AT_TAGS = AT_REFERENCES + references.length;
const AT_PLACE_OF_TAGS = 260;
const tags = tagTable();

/** Bytes of a table of classes: one for each byte, whether it is the usual table, the names of character references and of tags. */
export const CLASS_BYTES = AT_TAGS + tags.length;

/**
 * What each byte is to the scan (see assembly/scan.ts): `&` and `+` are tokens, `'` and the backtick join, bytes ≥ 0x80 belong to words but where they are a character
 * that is read as one of ASCII (plain-characters.ts). A `&` that is a token may begin a character reference instead, which is the character it stands for; a `<` a
 * tag of HTML (markup-tags.ts), a `\` or `%` an escape (character-escapes.ts).
 *
 * @param signs   separators that are tokens of their own as well.
 * @param commas  separators that part what stands on both sides as a comma does.
 * @param marks   what stands in a word or in front of one for letters that were lost.
 * @param capitals  words in capitals in front of others are parted from them as by a comma (assembly/capitals.ts).
 */
export function byteClasses(signs = '', commas = '', marks = '', capitals = false): Uint8Array {
  const classes = new Uint8Array(CLASS_BYTES);
  const meaning = (characters: string, bit: number): void => {
    for (const c of characters) classes[c.charCodeAt(0)] = MEANING + Math.log2(bit);
  };
  meaning('.', Gap.dot);
  // ("^" parts the fields of a name or an address in messages of hospitals: SMITH^JOHN^A)
  meaning(',;^', Gap.comma);
  meaning('([{<', Gap.open);
  classes[LESS_THAN] |= MAY_BEGIN_TAG;
  meaning(')]}>', Gap.close);
  meaning('/\\|', Gap.slash);
  // ("_" stands for a blank where a file or a program allows none)
  meaning('-', Gap.hyphen);
  meaning('"!?:*#%@$=~', Gap.other);
  for (const c of '\\%') classes[c.charCodeAt(0)] |= MAY_BEGIN_TAG;
  for (const c of "'`") classes[c.charCodeAt(0)] = JOINER;
  meaning(commas, Gap.comma);
  for (const c of marks) classes[c.charCodeAt(0)] = MARK_OF_LOST;
  for (const c of `&+${signs}`) classes[c.charCodeAt(0)] = TOKEN_OF_ITS_OWN;
  for (let byte = 0x80; byte < 0x100; byte++) classes[byte] = byte;
  classes[256] = 1;
  classes[AT_CAPITALS] = capitals ? 1 : 0;
  classes.set(references, AT_REFERENCES);
  new DataView(classes.buffer).setUint32(AT_PLACE_OF_TAGS, AT_TAGS, true);
  classes.set(tags, AT_TAGS);
  for (const c of 'abcdefghijklmnopqrstuvwxyz') {
    classes[c.charCodeAt(0)] = c.charCodeAt(0);
    classes[c.toUpperCase().charCodeAt(0)] = c.charCodeAt(0);
  }
  for (const c of '0123456789') classes[c.charCodeAt(0)] = c.charCodeAt(0);
  return classes;
}
