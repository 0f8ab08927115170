import type { FileHandle } from 'node:fs/promises';

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** The end record and the longest comment behind it. */
const TAIL_BYTES = END_BYTES + 0xffff;
/** Stands where a number of 64 bits is elsewhere. */
export const SENTINEL = 0xffffffff;
export const SIZES_BEHIND = 8;
const MAX_DIRECTORY_BYTES = 1 << 24;

/** A part of a zip archive, as a header tells of it. */
export interface ZipPart {
  readonly name: string;
  readonly flags: number;
  readonly packedBytes: number;
  readonly bytes: number;
}

/** A part as the directory tells of it. */
export interface ListedPart extends ZipPart {
  /** 0: as it is, 8: deflated. */
  readonly method: number;
  /** Where its own header is. */
  readonly at: number;
}

/** The parts of a zip archive by the directory at its end. @throws {Error} (the iteration) where it cannot be read, is of 64 bits or of more than 16 MiB. */
export async function* centralParts(file: FileHandle): AsyncGenerator<ListedPart> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw new Error('the end is missing');
  const count = tail.readUInt16LE(end + 10);
  const from = tail.readUInt32LE(end + 16);
  if (count === 0xffff || from === SENTINEL || tail.readUInt32LE(end + 12) === SENTINEL) throw new Error('a directory of 64 bits');
  if (size - from > MAX_DIRECTORY_BYTES) throw new Error(`a directory of ${size - from} bytes`);
  yield* directoryParts(await readAt(file, from, Math.max(0, size - from)), count);
}

function* directoryParts(directory: Buffer, count: number): Generator<ListedPart> {
  for (let at = 0, i = 0; i < count; i++) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL) throw new Error('the directory is broken');
    const nameEnd = at + CENTRAL_BYTES + directory.readUInt16LE(at + 28);
    const part = {
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    const name = directory.toString('utf8', at + CENTRAL_BYTES, nameEnd);
    // (its sizes would be looked for elsewhere)
    if ((part.flags & SIZES_BEHIND) !== 0 && part.packedBytes === 0 && !name.endsWith('/')) throw new Error(`${JSON.stringify(name)} does not tell its size`);
    yield { ...part, name };
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
}

/** As many bytes as there are, up to `length`. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
