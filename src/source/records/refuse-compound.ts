import { open } from 'node:fs/promises';
import { NamesakeError } from '../../errors.js';
import { nameOf } from '../read-bytes.js';

export const COMPOUND_MAGIC = '\xd0\xcf\x11\xe0';
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** Of the directory, 128 bytes an entry: that of an encrypted workbook has a dozen. */
const DIRECTORY_BYTES = 1 << 14;

/**
 * A file in the container of Office before 2007, which workbooks with a password are wrapped in as well, is not read.
 *
 * @param head  its first 64 bytes.
 * @throws {NamesakeError} `ERR_SOURCE_FORMAT` that says what to do.
 */
export async function refuseCompound(path: string, head: Buffer): Promise<never> {
  const sectorBytes = 2 ** head.readUInt16LE(30);
  const at = (head.readUInt32LE(48) + 1) * sectorBytes;
  const file = await open(path, 'r');
  try {
    const directory = Buffer.alloc(DIRECTORY_BYTES);
    if (Number.isSafeInteger(at)) await file.read(directory, 0, DIRECTORY_BYTES, at);
    throw directory.includes(ENCRYPTED)
      ? new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} has a password`, 'a workbook saved without one', 'an encrypted one')
      : new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} is an old Excel workbook`, 'the same saved as .xlsx or CSV', '.xls');
  } finally {
    await file.close();
  }
}
