import type { FileFamily } from '../database.js';
import { type Connection, connectionError } from './connection.js';

/**
 * The path of a database that is a file, seen from the current folder. Nothing in it means anything else: no scheme, no parameters, no `:memory:`.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING` for a URL, and for what no file can be called.
 */
export function filePath(family: FileFamily, text: string): Connection {
  if (text.includes('\0')) throw connectionError(family, 'a path with a NUL');
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(text)) throw connectionError(family, 'a URL');
  return { family, host: '', port: 0, user: '', password: '', database: text, encryption: 'none', parameters: new Map() };
}
