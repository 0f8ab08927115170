import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { checkHost, fetchFile, type HostPolicy, type RemotePolicy } from '../../../src/source/remote/index.js';
import { isPublicAddress } from '../../../src/source/remote/public-address.js';
import { lookupDouble, NO_HOSTS, REFUSED_HOSTS, REFUSED_NAMES, REFUSED_URLS } from './refused-urls.js';

const policy: RemotePolicy = { maxBytes: 1000, connectTimeoutMs: 5000, idleTimeoutMs: 5000, totalTimeoutMs: 10_000, lookup: lookupDouble };
const refused = { code: 'ERR_ADDRESS_REFUSED' };
const PUBLIC = ['8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.0', '11.0.0.0', '100.63.255.255', '2606:2800:21f:cb07::1', '2a00:1450:4001::8a'];

async function refusalOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => expect.fail('was not refused'),
    (reason: Error) => reason,
  );
  expect(error).toMatchObject(refused);
  return error;
}

describe('hosts that may not be asked', () => {
  it.each(REFUSED_HOSTS)('%s', async (host) => {
    await refusalOf(fetchFile(`http://${host}/a.csv`, policy));
    await refusalOf(fetchFile(`https://${host}:8443/a.csv?x=1`, policy));
    await refusalOf(checkHost(host, policy));
  });

  it.each(Object.keys(REFUSED_NAMES))('%s, by what it stands for', async (name) => {
    for (const work of [fetchFile(`http://${name}/`, policy), fetchFile(`https://${name}:444/`, policy), checkHost(name, policy)]) {
      const error = await refusalOf(work);
      for (const address of REFUSED_NAMES[name]) if (!name.includes(address)) expect(String(error)).not.toContain(address);
      expect(error.cause).toBeUndefined();
    }
  });

  it.each(REFUSED_URLS)('the URL %j', async (url) => {
    await refusalOf(fetchFile(url, policy));
  });

  it.each(NO_HOSTS)('no host: %j', async (host) => {
    await refusalOf(checkHost(host, policy));
    await refusalOf(checkHost(host, { ...policy, allowPrivate: true }));
  });

  it('in all notations of IPv4 that URLs know', () => {
    const part = (value: number): fc.Arbitrary<string> => fc.constantFrom(String(value), `0x${value.toString(16)}`, `0${value.toString(8)}`);
    const notation = fc.tuple(part(127), part(0), part(0), part(1)).map((parts) => parts.join('.'));
    return fc.assert(
      fc.asyncProperty(notation, async (host) => {
        await refusalOf(checkHost(host, {}));
      }),
    );
  });
});

describe('public addresses', () => {
  it.each(PUBLIC)('%s', async (address) => {
    expect(await checkHost(address, {})).toEqual([{ address, family: address.includes(':') ? 6 : 4 }]);
    expect(isPublicAddress(address)).toBe(true);
  });

  it('are unicast to ipaddr.js as well, which knows some more of them', () => {
    const bytes = fc.oneof(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.uint8Array({ minLength: 16, maxLength: 16 }), nearSpecial());
    fc.assert(
      fc.property(bytes, (octets) => {
        const address = ipaddr.fromByteArray([...octets]);
        const unicast = address.range() === 'unicast';
        if (isPublicAddress(address.toString())) expect(unicast).toBe(true);
        else if (unicast)
          expect(STRICTER.some((range) => address.kind() === ipaddr.parseCIDR(range)[0].kind() && address.match(ipaddr.parseCIDR(range)))).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it('are no text that is none', () => {
    for (const text of ['', 'localhost', '8.8.8', '8.8.8.8/32', '8.8.8.8%eth0', '2606::1%eth0', ' 8.8.8.8', '0x8.8.8.8'])
      expect(isPublicAddress(text)).toBe(false);
  });
});

/** Unicast to ipaddr.js, and not public to us. */
const STRICTER = ['::/3', '4000::/2', '8000::/1', '3ffe::/16', '3fff::/20', '2001::/23', '168.63.129.16/32', '100.100.100.200/32'];

/** IPv6 addresses that begin like the special ones. */
function nearSpecial(): fc.Arbitrary<Uint8Array> {
  const head = fc.constantFrom(
    [0x20, 0x01, 0x00],
    [0x20, 0x01, 0x0d, 0xb8],
    [0x20, 0x02],
    [0x3f, 0xff],
    [0x3f, 0xfe],
    [0x26, 0x20, 0, 0x4f, 0x80, 0],
    [0, 0x64, 0xff, 0x9b],
  );
  return fc.tuple(head, fc.uint8Array({ minLength: 16, maxLength: 16 })).map(([first, rest]) => Uint8Array.from([...first, ...rest.slice(first.length)]));
}

describe('a policy', () => {
  const allow = (...allowHosts: string[]): HostPolicy => ({ allowHosts, lookup: lookupDouble });

  it.each([
    ['intranet', 'intranet'],
    ['INTRANET.', 'intranet'],
    ['localhost', 'LocalHost.'],
    ['10.0.0.0/8', 'intranet'],
    ['10.0.0.7', 'intranet'],
    ['10.0.0.0/8', '10.255.0.1'],
    ['10.0.0.0/8', '167772161'],
    ['10.0.0.0/8', '::ffff:10.0.0.1'],
    ['127.1', '127.0.0.1'],
    ['fd12:3456::/32', 'ula.example.com'],
    ['[::1]', '::1'],
    ['169.254.169.254', 'metadata.google.internal'],
  ])('that lists %s lets %s be asked', async (entry, host) => {
    await expect(checkHost(host, allow(entry))).resolves.toHaveLength(1);
  });

  it.each([
    ['intranet', '10.0.0.7'],
    ['example.com', 'mapped.example.com'],
    ['10.0.0.0/8', '11.0.0.1.example.com'],
    ['10.0.0.0/8', 'one-of-two.example'],
    ['10.0.0.8', 'intranet'],
    ['127.0.0.1', '127.0.0.2'],
    ['127.0.0.1', 'localhost.'],
    ['0.0.0.0/0', '::1'],
    ['2000::/3', '10.0.0.1'],
  ])('that lists %s does not mean %s', async (entry, host) => {
    await expect(checkHost(host, allow(entry))).rejects.toThrow(/may not be asked|cannot reach/);
  });

  it('with private addresses means all but those of metadata', async () => {
    const open = { allowPrivate: true, lookup: lookupDouble };
    for (const host of ['127.0.0.1', '::1', 'intranet', 'ula.example.com']) await expect(checkHost(host, open)).resolves.toHaveLength(1);
    for (const host of ['169.254.169.254', '::ffff:169.254.169.254', 'fd00:ec2::254', 'metadata.google.internal', 'nonsense.example.com'])
      await refusalOf(checkHost(host, open));
    await expect(checkHost('169.254.169.254', { ...open, allowHosts: ['169.254.169.254'] })).resolves.toHaveLength(1);
  });

  it.each(['10.0.0.0/33', '::/129', 'a b', '*.example.com', 'http://a', '10.0.0.0/', '10.0.0/8', 'a/8', ''])('that lists %j is refused', async (entry) => {
    await expect(checkHost('8.8.8.8', allow(entry))).rejects.toMatchObject({ code: 'ERR_OPTION_RANGE' });
  });

  it('does not know a name that nobody knows', async () => {
    await expect(checkHost('nobody.example.com', policy)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
    await expect(checkHost('nobody.example.com', { lookup: async () => [] })).rejects.toMatchObject({ code: 'ERR_SOURCE_READ' });
  });
});

describe('what is secret', () => {
  it('is in no message: of a signed URL, of a password', async () => {
    for (const url of [
      'http://127.0.0.1/a.csv?sig=SECRET#SECRET',
      'http://u:SECRET@127.0.0.1/',
      'ftp://u:SECRET@h/?SECRET',
      'http://[SECRET/',
      'http://nobody.example.com/?SECRET',
    ]) {
      const error = (await fetchFile(url, policy).catch((reason) => reason)) as Error;
      expect(`${error.message} ${error.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}`).not.toContain('SECRET');
    }
  });
});
