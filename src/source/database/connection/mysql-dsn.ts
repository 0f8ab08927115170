import { type Connection, connectionError, type Encryption, hostOf, portOf } from './connection.js';
import { decoded, parametersOf, urlParts } from './url-parts.js';

const SCHEME = /^(mysql|mariadb):\/\//i;
const TLS: Readonly<Record<string, Encryption>> = {
  false: 'none',
  '0': 'none',
  preferred: 'try',
  'skip-verify': 'encrypted',
  required: 'encrypted',
  true: 'verified',
  '1': 'verified',
};
const DEFAULT_PORT = 3306;

/**
 * `user:password@tcp(host:3306)/database?tls=true`, as Go's driver has it: nothing but parameters is percent-encoded, the last `/` begins the database, the last `@` before
 * it ends the password. `mysql://` and `mariadb://` addresses too. Without `tls` it is encrypted where the server can.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`
 */
export function mysqlDsn(text: string): Connection {
  const scheme = SCHEME.exec(text)?.[0];
  return scheme === undefined ? dsn(text) : url(text.slice(scheme.length));
}

function dsn(text: string): Connection {
  const slash = lastSlash(text);
  if (slash < 0) throw connectionError('mysql', 'no "/" before the database');
  const at = text.lastIndexOf('@', slash);
  const credentials = text.slice(0, Math.max(at, 0));
  const colon = credentials.indexOf(':');
  const user = colon < 0 ? credentials : credentials.slice(0, colon);
  const [database, query = ''] = cutAt(text.slice(slash + 1), '?');
  const address = hostAndPort(text.slice(at + 1, slash));
  return connection(user, colon < 0 ? '' : credentials.slice(colon + 1), address, decoded(database), parametersOf(query));
}

function url(text: string): Connection {
  const parts = urlParts(text);
  if (parts === null) throw connectionError('mysql', 'another shape');
  return connection(parts.user, parts.password, [parts.host, parts.port], parts.path, parts.parameters);
}

function connection(user: string, password: string, [host, port]: readonly string[], database: string, parameters: ReadonlyMap<string, string>): Connection {
  if (user === '') throw connectionError('mysql', 'no user');
  if (database === '') throw connectionError('mysql', 'no database');
  return {
    family: 'mysql',
    host: hostOf('mysql', host),
    port: portOf('mysql', port, DEFAULT_PORT),
    user,
    password,
    database,
    encryption: encryption((parameters.get('tls') ?? parameters.get('ssl-mode') ?? 'preferred').toLowerCase()),
    parameters,
  };
}

/** The slash before the database: the last one, unless parameters have a raw one. */
function lastSlash(text: string): number {
  const beforeParameters = /\)\/[^/?)]*\?[^)]*$/.exec(text);
  return beforeParameters === null ? text.lastIndexOf('/') : beforeParameters.index + 1;
}

function hostAndPort(address: string): [string, string] {
  const [, protocol, host] = /^([^(]*)\((.*)\)$/.exec(address) ?? ['', 'tcp', address];
  if (!['tcp', 'tcp4', 'tcp6'].includes(protocol.toLowerCase())) throw connectionError('mysql', 'another protocol than tcp');
  const match = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(host);
  if (match === null) throw connectionError('mysql', 'an address of IPv6 without brackets');
  return [match[1], match[2] ?? ''];
}

function encryption(mode: string): Encryption {
  const known = Object.hasOwn(TLS, mode) ? TLS[mode] : undefined;
  if (known === undefined) throw connectionError('mysql', `a tls that is none of ${Object.keys(TLS).join(', ')}`);
  return known;
}

function cutAt(text: string, sign: string): [string, string?] {
  const index = text.indexOf(sign);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
