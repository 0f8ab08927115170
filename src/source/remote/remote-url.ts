import { NamesakeError } from '../../errors.js';

const PORT_OF: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * A URL that may be asked: http or https, without a user.
 *
 * @param base  what a redirect's address is relative to.
 * @throws {NamesakeError} `ERR_ADDRESS_REFUSED`. The error does not have what it is about: secrets may stand in any part of it.
 */
export function remoteUrl(text: string, base?: URL): URL {
  const expected = 'an address as in https://example.com/names.csv';
  let url: URL;
  try {
    url = new URL(text, base);
  } catch {
    throw new NamesakeError('ERR_ADDRESS_REFUSED', 'the URL cannot be read', expected);
  }
  if (PORT_OF[url.protocol] === undefined)
    throw new NamesakeError('ERR_ADDRESS_REFUSED', 'the URL is of a protocol that is not asked', expected, url.protocol.slice(0, 20));
  if (url.username !== '' || url.password !== '') throw new NamesakeError('ERR_ADDRESS_REFUSED', 'the URL has a user or a password', expected);
  if (base?.protocol === 'https:' && url.protocol === 'http:')
    throw new NamesakeError('ERR_ADDRESS_REFUSED', `${shown(base)} leads from https to http`, 'a redirect that stays encrypted');
  return url;
}

/** How messages name a URL: without its query, which signs requests, and its fragment. */
export const shown = ({ origin, pathname }: URL): string => JSON.stringify(`${origin}${pathname.length > 200 ? `${pathname.slice(0, 200)}…` : pathname}`);

/** The host as sockets take it: IPv6 without brackets. */
export const hostOfUrl = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');
