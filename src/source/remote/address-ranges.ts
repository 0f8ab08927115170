/** IPv4 addresses that are not, or not for everybody, on the internet: IANA's registry of special purposes, and what is reserved. */
export const SPECIAL_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carriers' own
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, clouds' metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocols
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
] as const;

/**
 * The IPv6 addresses that are given to anybody. Outside lie the loopback, unique local, link-local and multicast ones, and nearly all that stand for an IPv4 address:
 * mapped, compatible, translated, NAT64.
 */
export const GLOBAL_IPV6 = '2000::/3';

/** Within {@link GLOBAL_IPV6}, and yet not for everybody. */
export const SPECIAL_IPV6 = [
  '2001::/23', // protocols; Teredo, which stands for IPv4 addresses
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which stands for IPv4 addresses
  '2620:4f:8000::/48', // AS112
  '3ffe::/16', // 6bone, given back
  '3fff::/20', // documentation
] as const;

/** Where clouds tell a machine its credentials: never asked, unless listed as such. */
export const METADATA = [
  '169.254.0.0/16', // AWS, Azure, Google, Oracle, DigitalOcean; AWS's tasks and pods
  '100.100.100.200/32', // Alibaba
  '192.0.0.192/32', // Oracle
  '168.63.129.16/32', // Azure
  'fd00:ec2::/32', // AWS
  'fd20:ce::/64', // Google
] as const;
