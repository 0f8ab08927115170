import { NamesakeError } from '../../../errors.js';
import type { DatabaseFamily } from '../database.js';

/**
 * How a connection is encrypted: `try` encrypts where the server can, whoever it is; `encrypted` demands it of whoever it is; `authority` checks the certificate, `verified` that
 * it is the host's too.
 */
export type Encryption = 'none' | 'try' | 'encrypted' | 'authority' | 'verified';

/** What a connection string says. */
export interface Connection {
  readonly family: DatabaseFamily;
  /** '' for a file. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** The password, or the access token. */
  readonly password: string;
  /** The database; Snowflake and Databricks: the database or catalogue, '' for the user's own; a file's path as it was given. */
  readonly database: string;
  readonly encryption: Encryption;
  /** Further parameters by their names in small letters. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Shapes of connection strings as they are shown. */
export const CONNECTION_SHAPES: Readonly<Record<DatabaseFamily, string>> = {
  postgres: 'postgres://<user>:<password>@<host>/<database>?sslmode=disable',
  mysql: '<user>:<password>@tcp(<host>)/<database>',
  sqlserver: 'server=<host>;user id=<user>;password=<password>;port=1433;database=<database>;',
  snowflake: '<user>:<password>@<account>/<database>/<schema>',
  databricks: 'token:<ACCESS_TOKEN>@<host>:443/<http_path>',
  sqlite: 'the path of a file',
  duckdb: 'the path of a file',
};

/** What is wrong with a connection string: says neither the string nor a part of it. */
export function connectionError(family: DatabaseFamily, got: string): NamesakeError {
  return new NamesakeError('ERR_CONNECTION_STRING', `the connection of ${family}`, CONNECTION_SHAPES[family], got);
}

/** @throws {NamesakeError} `ERR_CONNECTION_STRING` where it is neither '' nor a port. */
export function portOf(family: DatabaseFamily, text: string, fallback: number): number {
  if (text === '') return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw connectionError(family, 'a port that is no number from 1 to 65535');
  return port;
}

const HOST = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]*[\p{L}\p{N}_.])?$/u;
const IPV6 = /^[0-9a-f:.]*:[0-9a-f:.]*$/i;

/** A host without the brackets of IPv6. @throws {NamesakeError} `ERR_CONNECTION_STRING` for what is none. */
export function hostOf(family: DatabaseFamily, text: string): string {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (bare === '') throw connectionError(family, 'no host');
  if (bare.length > 253 || !(bare === text && HOST.test(bare)) === !IPV6.test(bare)) throw connectionError(family, 'a host that is no name and no address');
  return bare;
}

/** Whether a token can be sent in a header: an error of whoever sends another one would tell of it. */
export function isHeaderText(token: string): boolean {
  return /^[\x21-\x7e]+$/.test(token);
}
