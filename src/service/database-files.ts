import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { NamesakeError } from '../errors.js';
import type { FileAccess } from '../source/database/index.js';

/**
 * What judges the paths of databases that are files, which clients name: those of the configuration may be read, none written.
 *
 * @param allowed   files, and folders whose files are meant, whatever is below them.
 * @param accounts  the database of the accounts, which is nobody's source.
 * @returns throws `ERR_ADDRESS_REFUSED` for any other path, whether it is there or not.
 */
export function databaseFileCheck(allowed: readonly string[], accounts: string | null): (path: string) => Promise<FileAccess> {
  return async (given) => {
    const path = resolve(given);
    if (!allowed.some((one) => isWithin(path, resolve(one)))) throw refused();
    // (a file that is missing is told to be: its place is one that may be known)
    const real = await realOf(path);
    const places = await Promise.all(allowed.map((one) => realOf(resolve(one))));
    if (!places.some((place) => isWithin(real, place)) || (accounts !== null && real === (await realOf(resolve(accounts))))) throw refused();
    return { path: real, mayWrite: false };
  };
}

/** Without links on the way, where it is there. */
function realOf(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function isWithin(path: string, place: string): boolean {
  const way = relative(place, path);
  // (to another drive of Windows the way is absolute)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refused(): NamesakeError {
  return new NamesakeError('ERR_ADDRESS_REFUSED', 'this database is a file that is not read here', "one of the configuration's databaseFiles", 'another path');
}
