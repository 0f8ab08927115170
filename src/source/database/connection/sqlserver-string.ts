import { adoPairs } from './ado-pairs.js';
import { type Connection, connectionError, type Encryption, hostOf, portOf } from './connection.js';
import { urlParts } from './url-parts.js';

const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  server: ['server', 'data source', 'address', 'addr', 'network address'],
  user: ['user id', 'uid', 'user', 'userid'],
  password: ['password', 'pwd'],
  database: ['database', 'initial catalog'],
  integrated: ['integrated security', 'trusted_connection'],
  authentication: ['authentication', 'fedauth'],
  trust: ['trustservercertificate', 'trust server certificate'],
};
const ENCRYPT: Readonly<Record<string, Encryption>> = {
  true: 'verified',
  yes: 'verified',
  mandatory: 'verified',
  strict: 'verified',
  false: 'try',
  no: 'try',
  optional: 'try',
  disable: 'none',
};
const YES = ['true', 'yes', 'sspi', '1'];
const DEFAULT_PORT = 1433;
const SCHEME = /^(sqlserver|mssql):\/\//i;

/**
 * `server=host;user id=u;password=p;port=1433;database=d;` with the synonyms of ADO.NET, the server as `tcp:host,1433` too, or `sqlserver://user:password@host?database=d`. Without
 * `encrypt` it is encrypted where the server can; `encrypt=true` checks the certificate unless `trustservercertificate=true`.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`
 */
export function sqlserverString(text: string): Connection {
  const pairs = SCHEME.test(text) ? pairsOfUrl(text.replace(SCHEME, '')) : adoPairs(text);
  if (pairs === null) throw connectionError('sqlserver', 'another shape (a value with ";" or a quote stands in quotes)');
  const value = (name: string): string => SYNONYMS[name].map((synonym) => pairs.get(synonym)).find((found) => found !== undefined) ?? '';
  refuseOtherLogins(value);
  const [host, port] = hostAndPort(value('server'), pairs.get('port') ?? '');
  return {
    family: 'sqlserver',
    host: hostOf('sqlserver', host),
    port: portOf('sqlserver', port, DEFAULT_PORT),
    user: value('user'),
    password: value('password'),
    database: value('database'),
    encryption: encryption((pairs.get('encrypt') ?? 'false').toLowerCase(), YES.includes(value('trust').toLowerCase())),
    parameters: pairs,
  };
}

function refuseOtherLogins(value: (name: string) => string): void {
  const others = YES.includes(value('integrated').toLowerCase()) || !['', 'sqlpassword', 'sql password'].includes(value('authentication').toLowerCase());
  if (others) throw connectionError('sqlserver', 'a login without user id and password');
  if (value('user') === '') throw connectionError('sqlserver', 'no user id');
}

function hostAndPort(server: string, port: string): [string, string] {
  const match = /^(?:tcp:)?\s*(\[[^\]]*\]|[^\\,:]*)(\\[^,]*)?(?:,\s*(\d*))?$/i.exec(server.trim());
  if (match === null) throw connectionError('sqlserver', 'a server that is no host and port');
  const [, host, instance, ownPort] = match;
  if (instance !== undefined && !ownPort && port === '') throw connectionError('sqlserver', 'a named instance without its port');
  return [['.', '(local)'].includes(host) ? 'localhost' : host.trim(), ownPort || port];
}

function encryption(mode: string, trust: boolean): Encryption {
  const known = Object.hasOwn(ENCRYPT, mode) ? ENCRYPT[mode] : undefined;
  if (known === undefined) throw connectionError('sqlserver', `an encrypt that is none of ${Object.keys(ENCRYPT).join(', ')}`);
  return known === 'verified' && trust ? 'encrypted' : known;
}

function pairsOfUrl(text: string): Map<string, string> | null {
  const parts = urlParts(text);
  if (parts === null) return null;
  return new Map([...parts.parameters, ['server', parts.host], ['port', parts.port], ['user id', parts.user], ['password', parts.password]]);
}
