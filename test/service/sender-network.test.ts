import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { senderNetwork } from '../../src/service/sender-network.js';

describe('senderNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('of %j is %s', (address, network) => expect(senderNetwork(address)).toBe(network));

  it('is the same for all addresses of a /64, and for no other', () => {
    const group = fc.constantFrom(0, 0, 1, 0xab, 0xffff);
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
    const textOf = (parts: readonly number[]): string => new ipaddr.IPv6([...parts]).toString();
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), groups(4), (network, host, otherHost, other) => {
        // (what begins with zeros may be an IPv4 address)
        fc.pre(network.some((part) => part !== 0));
        expect(senderNetwork(textOf([...network, ...host]))).toBe(senderNetwork(textOf([...network, ...otherHost])));
        const isSame = other.every((part, i) => part === network[i]);
        expect(senderNetwork(textOf([...network, ...host])) === senderNetwork(textOf([...other, ...host]))).toBe(isSame);
      }),
    );
  });
});
