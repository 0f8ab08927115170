import { type FileHandle, open } from 'node:fs/promises';
import { NamesakeError } from '../../errors.js';
import { tooLarge } from '../limits.js';
import { nameOf, readError } from '../read-bytes.js';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** The end record and the longest comment behind it. */
const TAIL_BYTES = END_BYTES + 0xffff;
/** Stands where a number of 64 bits is elsewhere. */
const SENTINEL = 0xffffffff;
const SIZES_BEHIND = 8;
const MAX_PARTS = 10_000;
const MAX_DIRECTORY_BYTES = 1 << 24;

/** What the parts of an archive may come to together. */
export interface ZipLimit {
  readonly parts: RegExp;
  readonly maxBytes: number;
}

interface Part {
  readonly name: string;
  readonly flags: number;
  readonly packedBytes: number;
  readonly bytes: number;
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

async function checkParts(path: string, parts: AsyncIterable<Part>, limits: readonly ZipLimit[]): Promise<void> {
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
async function* localParts(file: FileHandle): AsyncGenerator<Part> {
  for (let at = 0; ; ) {
    const head = await read(file, at, LOCAL_BYTES);
    if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return;
    const part = { flags: head.readUInt16LE(6), packedBytes: head.readUInt32LE(18), bytes: head.readUInt32LE(22) };
    if ((part.flags & SIZES_BEHIND) !== 0) return;
    const nameBytes = head.readUInt16LE(26);
    yield { ...part, name: (await read(file, at + LOCAL_BYTES, nameBytes)).toString() };
    at += LOCAL_BYTES + nameBytes + head.readUInt16LE(28) + part.packedBytes;
  }
}

async function* centralParts(file: FileHandle): AsyncGenerator<Part> {
  const { size } = await file.stat();
  const tail = await read(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw new Error('the end is missing');
  const count = tail.readUInt16LE(end + 10);
  const from = tail.readUInt32LE(end + 16);
  if (count === 0xffff || from === SENTINEL || tail.readUInt32LE(end + 12) === SENTINEL) throw new Error('a directory of 64 bits');
  if (size - from > MAX_DIRECTORY_BYTES) throw new Error(`a directory of ${size - from} bytes`);
  yield* directoryParts(await read(file, from, Math.max(0, size - from)), count);
}

function* directoryParts(directory: Buffer, count: number): Generator<Part> {
  for (let at = 0, i = 0; i < count; i++) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL) throw new Error('the directory is broken');
    const nameEnd = at + CENTRAL_BYTES + directory.readUInt16LE(at + 28);
    const part = { flags: directory.readUInt16LE(at + 8), packedBytes: directory.readUInt32LE(at + 20), bytes: directory.readUInt32LE(at + 24) };
    const name = directory.toString('utf8', at + CENTRAL_BYTES, nameEnd);
    // (its sizes would be looked for elsewhere)
    if ((part.flags & SIZES_BEHIND) !== 0 && part.packedBytes === 0 && !name.endsWith('/')) throw new Error(`${JSON.stringify(name)} does not tell its size`);
    yield { ...part, name };
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
