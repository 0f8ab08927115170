/** Characters at the end of those of a text that begin pairs. */
const PAIRS = 2;

/**
 * The bytes of a text in which each is one character, or, of the rare ones, two: so that what repeats in the bytes repeats in the text.
 *
 * @param characters  what the text is made of; the last two begin pairs.
 * @param order       the bytes that these stand for, in hexadecimal digits: those of single characters, of pairs with the one, of pairs with the other.
 * @cost O(characters); a plain loop, as `Uint8Array.from` calls a function for each byte.
 */
export function bytesOfText(text: string, characters: string, order: string): Uint8Array<ArrayBuffer> {
  const singles = characters.length - PAIRS;
  const placeOf = new Uint8Array(128);
  for (let i = 0; i < characters.length; i++) placeOf[characters.charCodeAt(i)] = i;
  const byteAt = Uint8Array.from({ length: order.length / 2 }, (_, i) => Number.parseInt(order.slice(2 * i, 2 * i + 2), 16));
  const bytes = new Uint8Array(text.length);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const place = placeOf[text.charCodeAt(i)];
    bytes[count++] = byteAt[place < singles ? place : singles + (place - singles) * characters.length + placeOf[text.charCodeAt(++i)]];
  }
  return bytes.slice(0, count);
}
