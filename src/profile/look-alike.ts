import anyAscii from 'any-ascii';

/** Letters of one script that look like those of another, beyond what a transliteration makes equal: Cyrillic and Greek against Latin. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕЅІЈКМНОРСТУХаеорсухѕіјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορντυχ'].map((letter, i) => [letter, 'ABESIJKMHOPCTYXaeopcyxsijhdqwABEZHIKMNOPTYXaopvtux'[i]]),
);
const NOT_ASCII = /[^\0-\x7f]/;
/** Code units of a value that are folded. */
const MAX_FOLDED = 1024;
export const MAX_LOOK_BYTES = MAX_FOLDED;

const BLANK = 0x20;

/**
 * {@link lookAlike} of text that is ASCII, as bytes.
 *
 * @param into  of {@link MAX_LOOK_BYTES}.
 * @returns how many bytes were written; -1 where the text is not ASCII.
 */
export function lookAlikeBytes(data: Uint8Array, start: number, end: number, into: Uint8Array): number {
  const last = Math.min(end, start + MAX_FOLDED);
  let length = 0;
  for (let at = start; at < last; at++) {
    const byte = data[at];
    if (byte >= 0x80) return -1;
    if (byte === BLANK || (byte >= 0x09 && byte <= 0x0d)) {
      if (length > 0 && into[length - 1] !== BLANK) into[length++] = BLANK;
    } else into[length++] = byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
  }
  // (the text is cut off by code units: what comes behind is not seen, but may not be ASCII, which makes no difference to what is)
  return length > 0 && into[length - 1] === BLANK ? length - 1 : length;
}

/**
 * The text as an eye takes it: without case, diacritics, width, typographic quotes and dashes, doubled and outer blanks, and with letters of other scripts that
 * look like Latin ones as these. Values with equal ones may be one value, typed twice.
 *
 * @example lookAlike(' Café  Noir') === lookAlike('cafe noir')  // => true
 */
export function lookAlike(value: string): string {
  let text = value.length > MAX_FOLDED ? value.slice(0, MAX_FOLDED) : value;
  if (NOT_ASCII.test(text)) {
    text = text.normalize('NFKC').replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOKS[letter] ?? letter);
    text = anyAscii(text);
  }
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
