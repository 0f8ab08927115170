import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { NamesakeError } from '../../errors.js';
import { AddressSet } from './address-set.js';
import type { HostPolicy, ResolvedAddress } from './remote-policy.js';
import { isMetadataAddress, isPublicAddress } from './public-address.js';

const HOST_NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/;

const resolved = (host: string): Promise<readonly ResolvedAddress[]> => resolve(host, { all: true, verbatim: true }) as Promise<ResolvedAddress[]>;

/**
 * Decides which hosts are connected to. A name is judged by all its addresses, and where a socket resolves it by {@link HostGuard.lookup}, the addresses judged are
 * those connected to: a name that means something else a moment later gains nothing.
 *
 * @throws {NamesakeError} (the constructor) `ERR_OPTION_RANGE` for a listed host that is none.
 */
export class HostGuard {
  readonly #policy: HostPolicy;
  readonly #names = new Set<string>();
  readonly #addresses: AddressSet;

  constructor(policy: HostPolicy) {
    this.#policy = policy;
    const ranges: string[] = [];
    for (const entry of policy.allowHosts ?? []) {
      const host = entry.includes('/') ? null : hostOf(entry);
      if (host !== null && isIP(host) === 0) this.#names.add(nameOf(host));
      else ranges.push(host ?? entry);
    }
    try {
      this.#addresses = new AddressSet(ranges);
    } catch (cause) {
      throw new NamesakeError('ERR_OPTION_RANGE', 'option "allowHosts"', 'names, addresses or ranges as in 10.1.0.0/16', (cause as Error).message, { cause });
    }
  }

  /**
   * The addresses of a host, all of which may be asked.
   *
   * @param host  a name or an address, in whatever notation; an IPv6 address with or without brackets.
   * @throws {NamesakeError} `ERR_ADDRESS_REFUSED`, also for what is no host; `ERR_SOURCE_READ` where the name is unknown.
   */
  async addresses(host: string): Promise<readonly ResolvedAddress[]> {
    const name = hostOf(host);
    if (name === null) throw refused(host);
    const family = isIP(name);
    const found = family === 0 ? await this.#resolve(name) : [{ address: name, family: family as 4 | 6 }];
    if (found.length === 0) throw unknown(name);
    for (const { address } of found) this.check(name, address);
    return found;
  }

  /** @throws {NamesakeError} `ERR_ADDRESS_REFUSED` where this address of the host may not be asked; the message does not tell it. */
  check(host: string, address: string): void {
    if (this.#names.has(nameOf(host)) || this.#addresses.has(address) || isPublicAddress(address)) return;
    if (this.#policy.allowPrivate === true && isIP(address) !== 0 && !isMetadataAddress(address)) return;
    throw refused(host);
  }

  /** For `lookup` of a socket's options. Sockets do not ask it about addresses: those are to be checked before. */
  get lookup(): LookupFunction {
    return (host, { all }, done) => {
      this.addresses(host).then(
        (found) => (all === true ? done(null, found.map(copyOf)) : done(null, found[0].address, found[0].family)),
        (error) => done(error as NodeJS.ErrnoException, '', 0),
      );
    };
  }

  async #resolve(name: string): Promise<readonly ResolvedAddress[]> {
    try {
      return await (this.#policy.lookup ?? resolved)(name);
    } catch (cause) {
      throw unknown(name, cause);
    }
  }
}

const copyOf = ({ address, family }: ResolvedAddress): { address: string; family: number } => ({ address, family });
const nameOf = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** A host as URLs have it: names in lower case and ASCII, addresses written one way, IPv6 without brackets. Null for what is none. */
export function hostOf(text: string): string | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) === 6) return bare.toLowerCase();
  if (bare === '' || /[\s/?#@\\:%[\]]/.test(bare)) return null;
  try {
    const { hostname } = new URL(`http://${bare}/`);
    return isIP(hostname) !== 0 || HOST_NAME.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

export const refused = (host: string): NamesakeError =>
  new NamesakeError('ERR_ADDRESS_REFUSED', `${JSON.stringify(host)} may not be asked`, 'a host on the public internet, or one that is allowed by name');

const unknown = (host: string, cause?: unknown): NamesakeError =>
  new NamesakeError('ERR_SOURCE_READ', `cannot reach ${JSON.stringify(host)}`, 'a host that is known', 'no address of that name', { cause });
