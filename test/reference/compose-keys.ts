import { hash256 } from './hash256.js';

/** Key of a row's words: their text, joined, hashed, in base64url; `null` where the text is empty. */
export function composeKey(words: readonly Uint8Array[], separator: string, seed: bigint): string | null {
  const text = Buffer.from(words.map((word) => Buffer.from(word).toString('latin1')).join(separator), 'latin1');
  return text.length === 0 ? null : Buffer.from(hash256(text, seed)).toString('base64url');
}
