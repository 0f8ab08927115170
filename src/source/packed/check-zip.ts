import { type FileHandle, open } from 'node:fs/promises';
import { NamesakeError } from '../../errors.js';
import { tooLarge } from '../limits.js';
import { nameOf, readError } from '../read-bytes.js';
import { centralParts, readAt, SENTINEL, SIZES_BEHIND, type ZipPart } from './zip-directory.js';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MAX_PARTS = 10_000;

/** What the parts of an archive may come to together. */
export interface ZipLimit {
  readonly parts: RegExp;
  readonly maxBytes: number;
}

/**
 * Looks whether the parts of a zip archive, unpacked, keep to limits. hucre unpacks a part until it is as long as its header says and no further, so that the
 * headers alone need be read; but it reads them front to back where it can, and else by the directory at the end. Both must keep to the limits.
 *
 * @param limits  the first whose pattern a part's name matches is what it counts for.
 * @throws {NamesakeError} `ERR_LIMIT`; `ERR_SOURCE_FORMAT` where the headers cannot be read, or leave a size open; `ERR_SOURCE_READ`.
 * @cost a read for each part.
 */
export async function checkZip(path: string, limits: readonly ZipLimit[]): Promise<void> {
  let file: FileHandle | null = null;
  try {
    file = await open(path, 'r');
    for (const partsOf of [localParts, centralParts]) await checkParts(path, partsOf(file), limits);
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    if (typeof (cause as NodeJS.ErrnoException).errno === 'number') throw readError(path, cause);
    throw new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be read as a workbook`, 'a whole archive without tricks', (cause as Error).message);
  } finally {
    await file?.close();
  }
}

async function checkParts(path: string, parts: AsyncIterable<ZipPart>, limits: readonly ZipLimit[]): Promise<void> {
  const sums = limits.map(() => 0);
  let count = 0;
  for await (const { name, packedBytes, bytes } of parts) {
    if (++count > MAX_PARTS) throw new Error(`more than ${MAX_PARTS} parts`);
    if (packedBytes === SENTINEL || bytes === SENTINEL) throw new Error('sizes of 64 bits');
    // (two bytes are nothing, deflated; where the size is 0 it is not looked at)
    if (bytes === 0 && packedBytes > 2) throw new Error(`${JSON.stringify(name)} does not tell its size`);
    const of = limits.findIndex((limit) => limit.parts.test(name));
    if (of >= 0 && (sums[of] += bytes) > limits[of].maxBytes) throw tooLarge(`${nameOf(path)}, unpacked,`, limits[of].maxBytes);
  }
}

/** The parts as they lie, up to the first one whose sizes stand behind it: so far they can be read front to back. */
async function* localParts(file: FileHandle): AsyncGenerator<ZipPart> {
  for (let at = 0; ; ) {
    const head = await readAt(file, at, LOCAL_BYTES);
    if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return;
    const part = { flags: head.readUInt16LE(6), packedBytes: head.readUInt32LE(18), bytes: head.readUInt32LE(22) };
    if ((part.flags & SIZES_BEHIND) !== 0) return;
    const nameBytes = head.readUInt16LE(26);
    yield { ...part, name: (await readAt(file, at + LOCAL_BYTES, nameBytes)).toString() };
    at += LOCAL_BYTES + nameBytes + head.readUInt16LE(28) + part.packedBytes;
  }
}
