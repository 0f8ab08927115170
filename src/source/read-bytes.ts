import { constants } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { NamesakeError } from '../errors.js';

/** The name that stands for standard input. */
export const STDIN = '-';
const READ_BYTES = 1 << 22;
const KINDS: readonly (readonly [magic: string, kind: string])[] = [
  ['PK\x03\x04', 'an Excel workbook or another zip archive'],
  ['\xD0\xCF\x11\xE0', 'an old Excel workbook (.xls), or one with a password'],
  ['PAR1', 'a Parquet file'],
  ['\x1F\x8B', 'a gzip archive'],
  ['\x28\xB5\x2F\xFD', 'a zstd archive'],
];

/**
 * All bytes of a file, a named pipe or standard input.
 *
 * @param path  a path, or `-` for standard input.
 * @throws {NamesakeError} `ERR_SOURCE_READ` where it cannot be read or is larger than a buffer may be; `ERR_SOURCE_FORMAT` where it is no text (a workbook,
 *   an archive).
 * @cost one buffer of the file's size; standard input for a moment twice that.
 */
export async function readBytes(path: string): Promise<Buffer> {
  let bytes: Buffer;
  try {
    bytes = path === STDIN ? await readStdin() : await readFile(path);
  } catch (cause) {
    throw readError(path, cause);
  }
  refuseBinary(bytes, nameOf(path));
  return bytes;
}

/** How messages name a source. */
export const nameOf = (path: string): string => (path === STDIN ? 'standard input' : `"${path}"`);

/** @throws {NamesakeError} `ERR_SOURCE_FORMAT` where the first bytes are those of a workbook or an archive. */
export function refuseBinary(head: Buffer, name: string): void {
  const kind = KINDS.find(([magic]) => head.subarray(0, magic.length).equals(Buffer.from(magic, 'latin1')));
  if (kind !== undefined) throw new NamesakeError('ERR_SOURCE_FORMAT', `${name} is no delimited text`, 'CSV, TSV or the like', kind[1]);
}

async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
}

/** Like fs.readFile, without its limit of 2 GiB. The size is only a hint: a pipe has none, and a file may grow meanwhile. */
async function readFile(path: string): Promise<Buffer> {
  const file: FileHandle = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let bytes = Buffer.allocUnsafeSlow(Math.min(size + 1, constants.MAX_LENGTH));
    let end = 0;
    for (;;) {
      if (end === bytes.length) {
        if (end === constants.MAX_LENGTH) throw new Error(`more than ${constants.MAX_LENGTH} bytes`);
        const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(end * 2, READ_BYTES), constants.MAX_LENGTH));
        bytes.copy(larger, 0, 0, end);
        bytes = larger;
      }
      const { bytesRead } = await file.read(bytes, end, Math.min(bytes.length - end, READ_BYTES), null);
      if (bytesRead === 0) return bytes.subarray(0, end);
      end += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Why a source cannot be read. */
export function readError(path: string, cause: unknown): NamesakeError {
  return new NamesakeError('ERR_SOURCE_READ', `cannot read ${nameOf(path)}`, 'a readable file', reasonOf(cause), { cause });
}

function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'a directory';
  if (code === 'EACCES' || code === 'EPERM') return 'no permission';
  return message;
}
