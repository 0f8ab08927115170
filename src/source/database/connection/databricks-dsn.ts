import { type Connection, connectionError, hostOf, isHeaderText } from './connection.js';
import { urlParts } from './url-parts.js';

/**
 * `token:<ACCESS_TOKEN>@host:443/sql/1.0/warehouses/<id>?catalog=c&schema=s`: the warehouse's id becomes the parameter `warehouse`.
 *
 * @throws {NamesakeError} `ERR_CONNECTION_STRING`
 */
export function databricksDsn(text: string): Connection {
  const parts = urlParts(text.replace(/^databricks:\/\//i, ''));
  if (parts === null) throw connectionError('databricks', 'another shape');
  if (parts.user !== 'token') throw connectionError('databricks', 'no "token:" at the start');
  if (!isHeaderText(parts.password))
    throw connectionError('databricks', parts.password === '' ? 'no access token' : 'an access token with other characters than ASCII');
  if (!['', '443'].includes(parts.port)) throw connectionError('databricks', 'another port than 443');
  const warehouse = /^\/?sql\/1\.0\/(?:warehouses|endpoints)\/([a-z0-9-]+)\/?$/i.exec(parts.path)?.[1];
  if (warehouse === undefined) throw connectionError('databricks', 'an HTTP path that is not /sql/1.0/warehouses/<id>');
  return {
    family: 'databricks',
    host: hostOf('databricks', parts.host),
    port: 443,
    user: 'token',
    password: parts.password,
    database: parts.parameters.get('catalog') ?? '',
    encryption: 'verified',
    parameters: new Map([...parts.parameters, ['warehouse', warehouse]]),
  };
}
