import { open } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { centralParts, readAt } from './zip-directory.js';

const LOCAL_BYTES = 30;
const DEFLATED = 8;

/**
 * Some small parts of a zip archive as text.
 *
 * @param maxBytes  of each, unpacked.
 * @throws {Error} where the archive cannot be read, or a part is larger.
 * @cost a read for the directory, and two for each part.
 */
export async function zipTexts(path: string, names: readonly string[], maxBytes: number): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const file = await open(path, 'r');
  try {
    for await (const { name, method, packedBytes, at } of centralParts(file)) {
      if (!names.includes(name)) continue;
      if (packedBytes > maxBytes) throw new Error(`${JSON.stringify(name)} has more than ${maxBytes} bytes`);
      const head = await readAt(file, at, LOCAL_BYTES);
      const packed = await readAt(file, at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28), packedBytes);
      texts.set(name, (method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : packed).toString());
    }
  } finally {
    await file.close();
  }
  return texts;
}
