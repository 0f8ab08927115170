/** What 0x80 .. 0x9F stand for; the five that the code page leaves open are C1 controls, as in https://encoding.spec.whatwg.org/#windows-1252. */
const HIGH = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** UTF-8 bytes of 0x80 .. 0xFF. */
const ENCODED: readonly Uint8Array[] = Array.from({ length: 128 }, (_, i) => new TextEncoder().encode(i < 32 ? HIGH[i] : String.fromCharCode(128 + i)));

/**
 * Windows-1252 (and Latin-1, whose printable letters it shares) as UTF-8. Own because Node builds without ICU data have no such decoder, and because
 * it never makes a string of the file.
 *
 * @param bytes  any bytes: every one of them is a character.
 * @cost O(bytes), one buffer of the exact length.
 */
export function windows1252ToUtf8(bytes: Uint8Array): Buffer {
  let length = bytes.length;
  for (const byte of bytes) if (byte >= 0x80) length += ENCODED[byte - 0x80].length - 1;
  const out = Buffer.allocUnsafeSlow(length);
  let end = 0;
  for (const byte of bytes) {
    if (byte < 0x80) out[end++] = byte;
    else for (const part of ENCODED[byte - 0x80]) out[end++] = part;
  }
  return out;
}
