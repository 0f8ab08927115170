import anyAscii from 'any-ascii';

/** Letters of one script that look like those of another, beyond what a transliteration makes equal: Cyrillic and Greek against Latin. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕЅІЈКМНОРСТУХаеорсухѕіјһԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορντυχ'].map((letter, i) => [letter, 'ABESIJKMHOPCTYXaeopcyxsijhdqwABEZHIKMNOPTYXaopvtux'[i]]),
);
const NOT_ASCII = /[^\0-\x7f]/;
/** Code units of a value that are folded. */
const MAX_FOLDED = 1024;

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
