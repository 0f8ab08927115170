import { isIP } from 'node:net';
import { GLOBAL_IPV6, METADATA, SPECIAL_IPV4, SPECIAL_IPV6 } from './address-ranges.js';
import { AddressSet } from './address-set.js';

const SPECIAL = new AddressSet([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const GLOBAL = new AddressSet([GLOBAL_IPV6]);
const SECRETS = new AddressSet(METADATA);

/** Whether an address, as sockets write it, is one that anybody on the internet may be given. False for what is no address, and for one with a zone. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%') || SECRETS.has(address) || SPECIAL.has(address)) return false;
  return version === 4 || GLOBAL.has(address);
}

/** Whether a cloud's metadata are had there. */
export const isMetadataAddress = (address: string): boolean => SECRETS.has(address);
