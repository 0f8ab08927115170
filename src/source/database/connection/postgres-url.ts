import { type Connection, connectionError, type Encryption, hostOf, portOf } from './connection.js';
import { urlParts } from './url-parts.js';

const SCHEME = /^(postgres|postgresql|cockroach|cockroachdb):\/\//i;
const SSL_MODES: Readonly<Record<string, Encryption>> = {
  disable: 'none',
  allow: 'try',
  prefer: 'try',
  require: 'encrypted',
  'verify-ca': 'authority',
  'verify-full': 'verified',
};

/**
 * `postgres://user:password@host:5432/database?sslmode=disable`, also `postgresql://` and `cockroach://`. Without a mode it is encrypted where the server can. A database
 * that is not named has the user's name.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`
 */
export function postgresUrl(text: string): Connection {
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme === undefined) throw connectionError('postgres', 'another scheme');
  const parts = urlParts(text.slice(scheme.length));
  if (parts === null) throw connectionError('postgres', 'another shape');
  const { parameters } = parts;
  const user = parts.user || parameters.get('user') || '';
  if (user === '') throw connectionError('postgres', 'no user');
  return {
    family: 'postgres',
    host: hostOf('postgres', parts.host || parameters.get('host') || ''),
    port: portOf('postgres', parts.port || parameters.get('port') || '', /^cockroach/i.test(scheme) ? 26_257 : 5432),
    user,
    password: parts.password || parameters.get('password') || '',
    database: parts.path || parameters.get('dbname') || user,
    encryption: encryption(parameters.get('sslmode') ?? 'prefer'),
    parameters,
  };
}

function encryption(mode: string): Encryption {
  const known = Object.hasOwn(SSL_MODES, mode.toLowerCase()) ? SSL_MODES[mode.toLowerCase()] : undefined;
  if (known === undefined) throw connectionError('postgres', `an sslmode that is none of ${Object.keys(SSL_MODES).join(', ')}`);
  return known;
}
