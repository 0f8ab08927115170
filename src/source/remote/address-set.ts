import { BlockList, isIP } from 'node:net';

/**
 * Addresses and ranges of both families. An IPv6 address that is an IPv4 one (`::ffff:10.0.0.1`) is in the set where the IPv4 one is.
 *
 * @throws {Error} (the constructor) for what is no address and no range.
 */
export class AddressSet {
  readonly #list = new BlockList();

  /** @param ranges  `10.0.0.0/8`, `::1`. */
  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [address, prefix] = range.split('/');
      const version = isIP(address);
      if (version === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) throw new Error(`no address and no range: ${range}`);
      const family = version === 4 ? 'ipv4' : 'ipv6';
      this.#list.addSubnet(address, prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix), family);
    }
  }

  /** False for what is no address. An IPv6 address's zone does not matter. */
  has(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.#list.check(address.replace(/%.*$/, ''), version === 4 ? 'ipv4' : 'ipv6');
  }
}
