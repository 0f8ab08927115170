/**
 * Whose limits count where no key is shown: an IPv4 address, or the /64 network of an IPv6 address, all of whose addresses are mostly one sender's to choose from.
 *
 * @param address  as a socket has it; an IPv4 address in the clothes of IPv6 is one.
 * @example senderNetwork('2001:db8::a:0:0:1')  // => '2001:db8:0:0::/64'
 * @example senderNetwork('::ffff:192.0.2.1')  // => '192.0.2.1'
 */
export function senderNetwork(address: string): string {
  const [plain] = address.split('%');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(plain);
  if (mapped !== null) return mapped[1];
  if (!plain.includes(':')) return plain;
  const [front, back] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = back === undefined ? 0 : Math.max(8 - front.length - back.length, 0);
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...(back ?? [])];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
