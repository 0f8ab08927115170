import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { NamesakeError } from '../../../errors.js';
import type { DatabaseOptions, FileAccess } from '../database.js';

/**
 * What may be done with a database that is a file: what `checkFile` says; without it anything, but nothing where hosts are judged.
 *
 * @throws {NamesakeError} `ERR_ADDRESS_REFUSED`, and what `checkFile` throws.
 */
export async function allowedFile(path: string, { checkFile, checkHost }: DatabaseOptions): Promise<FileAccess> {
  if (checkFile !== undefined) return await checkFile(path);
  // (one that is missing is told by who opens it)
  if (checkHost === undefined) return { path: await realpath(path).catch(() => resolve(path)), mayWrite: true };
  throw new NamesakeError('ERR_ADDRESS_REFUSED', 'a database that is a file is not opened here', 'a database that is asked over the network', 'a path');
}

/** @throws {NamesakeError} `ERR_ADDRESS_REFUSED` */
export function requireWriting({ mayWrite }: FileAccess, shown: string): void {
  if (!mayWrite) throw new NamesakeError('ERR_ADDRESS_REFUSED', `"${shown}" is for reading here`, 'a database that may be written', 'one that may not');
}
