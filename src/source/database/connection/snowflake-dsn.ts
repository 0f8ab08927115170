import { type Connection, connectionError, hostOf, isHeaderText } from './connection.js';
import { urlParts } from './url-parts.js';

const DOMAIN = '.snowflakecomputing.com';
const ACCOUNT = /^[a-z0-9][a-z0-9_.-]*$/i;

/**
 * `user:password@account/database/schema?warehouse=w&role=r`; the account also with `.snowflakecomputing.com`. Schema, warehouse and role are among the parameters.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`
 */
export function snowflakeDsn(text: string): Connection {
  const parts = urlParts(text.replace(/^snowflake:\/\//i, ''));
  if (parts === null) throw connectionError('snowflake', 'another shape');
  if (parts.user === '') throw connectionError('snowflake', 'no user');
  if (!ACCOUNT.test(parts.host)) throw connectionError('snowflake', parts.host === '' ? 'no account' : 'an account that is no name');
  if (!['', '443'].includes(parts.port)) throw connectionError('snowflake', 'another port than 443');
  if (parts.parameters.has('authenticator') && !isHeaderText(parts.password)) throw connectionError('snowflake', 'a token with other characters than ASCII');
  const [database = '', schema = '', ...more] = parts.path.split('/').filter((part) => part !== '');
  if (database === '' || more.length > 0) throw connectionError('snowflake', database === '' ? 'no database' : 'more than a database and a schema');
  // an underscore cannot stand in a certificate's name: Snowflake has the same host with a hyphen
  const account = parts.host.toLowerCase().replace(DOMAIN, '').replaceAll('_', '-');
  return {
    family: 'snowflake',
    host: hostOf('snowflake', account + DOMAIN),
    port: 443,
    user: parts.user,
    password: parts.password,
    database,
    encryption: 'verified',
    parameters: new Map([...parts.parameters, ['schema', schema || (parts.parameters.get('schema') ?? '')], ['account', account]]),
  };
}
