import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { NamesakeError } from '../../errors.js';
import type { HostGuard } from './host-guard.js';
import type { RemotePolicy } from './remote-policy.js';
import { hostOfUrl, shown } from './remote-url.js';

/** The same for every host: nothing of one goes to another. */
const HEADERS = { 'user-agent': 'namesake', accept: '*/*', 'accept-encoding': 'gzip, br, deflate' };

/**
 * Sends one GET to a host that may be asked, and gives the answer's head; its body comes with the iteration. Redirects are answers like others.
 *
 * @param signal  ends it, and the body as well.
 * @throws {NamesakeError} (the body too) `ERR_ADDRESS_REFUSED`, `ERR_SOURCE_READ`; {Error} of the socket and of the signal.
 */
export async function ask(url: URL, guard: HostGuard, policy: RemotePolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const host = hostOfUrl(url);
  const secure = url.protocol === 'https:';
  // (names are judged when the socket resolves them; addresses it does not ask about)
  if (!isName(url)) await guard.addresses(host);
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: HEADERS, lookup: guard.lookup, signal, rejectUnauthorized: true } as const;
    const request = (secure ? https : http).request(url, options);
    let answer: IncomingMessage | null = null;
    const fail = (error: Error): void => void (answer ?? request).destroy(error);
    const connecting = setTimeout(() => fail(silent(url, 'a connection', policy.connectTimeoutMs)), policy.connectTimeoutMs);
    request.once('close', () => clearTimeout(connecting));
    request.once('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting);
        socket.setTimeout(policy.idleTimeoutMs, () => fail(silent(url, 'an answer, and each piece of it,', policy.idleTimeoutMs)));
        // (the address was judged already; should a socket ever find another way, it ends here)
        const refusal = refusalOf(guard, host, socket.remoteAddress ?? '');
        if (refusal !== null) fail(refusal);
      });
    });
    // (errors of the body are kept for who reads it)
    request.once('response', (response) => resolve((answer = response.on('error', () => {}))));
    // (after the answer has begun: more is sent than it said)
    request.on('error', (error) => (answer === null ? reject(error) : answer.destroy(error)));
    request.end();
  });
}

const isName = ({ hostname }: URL): boolean => !hostname.startsWith('[') && !/^[\d.]+$/.test(hostname);

function refusalOf(guard: HostGuard, host: string, address: string): Error | null {
  try {
    guard.check(host, address);
    return null;
  } catch (error) {
    return error as Error;
  }
}

const silent = (url: URL, what: string, ms: number): NamesakeError =>
  new NamesakeError('ERR_SOURCE_READ', `cannot read ${shown(url)}`, `${what} within ${ms} ms`, 'nothing');
