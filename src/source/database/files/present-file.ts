import { stat } from 'node:fs/promises';
import { NamesakeError } from '../../../errors.js';
import { readError } from '../../read-bytes.js';

/**
 * Refuses what is no file before a library makes one, or waits for a pipe. The file is not opened: closing it would take away the locks that this process has on it.
 *
 * @param path   that is opened.
 * @param shown  as messages name it.
 * @throws {NamesakeError} `ERR_SOURCE_READ`
 */
export async function requireFile(path: string, shown: string): Promise<void> {
  try {
    if (!(await stat(path)).isFile()) throw new Error('a folder or a device');
  } catch (cause) {
    const { what, expected, got } = readError(shown, cause);
    throw new NamesakeError('ERR_SOURCE_READ', what, expected, got);
  }
}
