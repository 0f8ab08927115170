import { HostGuard } from './host-guard.js';
import type { HostPolicy, ResolvedAddress } from './remote-policy.js';

/**
 * Asks whether a host may be connected to, such as a database's: by default one with public addresses only, else those that are listed.
 *
 * @param host  a name or an address, in whatever notation. A path of a socket is no host.
 * @returns the addresses that were judged: connect to one of them, as the name may mean another a moment later.
 * @throws {NamesakeError} `ERR_ADDRESS_REFUSED` (the message does not tell the addresses), `ERR_SOURCE_READ` for an unknown name, `ERR_OPTION_RANGE`.
 */
export async function checkHost(host: string, policy: HostPolicy): Promise<readonly ResolvedAddress[]> {
  return new HostGuard(policy).addresses(host);
}
