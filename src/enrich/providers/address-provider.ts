import { isIP } from 'node:net';
import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';
import { AddressSet } from '../../source/remote/address-set.js';
import { isPublicAddress } from '../../source/remote/public-address.js';
import type { Provider } from '../provider.js';

const typedRanges = lazily(() => {
  const rows = tableText('enrichment', 'addressTypes').split('\n');
  return rows.map((line) => line.split('\t')).map(([range, type]) => ({ type, addresses: new AddressSet([range]) }));
});

/** What an internet address is by itself; who has it is in no table of the package. */
export const addressProvider: Provider = {
  id: 'address-types',
  functions: ['ip-profile'],
  kind: 'embedded',
  needs: {},
  isReady: () => true,
  lookup(_, { lookup }) {
    const text = lookup.trim();
    const version = text.includes('%') ? 0 : isIP(text);
    if (version === 0) return { status: 'not-found' };
    const address = version === 4 ? text : new URL(`http://[${text}]`).hostname.slice(1, -1);
    return { status: 'found', fields: { IP: address, Version: String(version), Type: typeOf(address) } };
  },
};

function typeOf(address: string): string {
  if (isPublicAddress(address)) return 'public';
  return typedRanges().find(({ addresses }) => addresses.has(address))?.type ?? 'reserved';
}
