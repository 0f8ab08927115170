const HEX_GROUP = /^[0-9A-Fa-f]{1,4}$/;

/** Whether a text is an IPv4 address as SMTP writes it: four numbers of up to three digits, each up to 255. */
export function isIpv4(text: string): boolean {
  const parts = text.split('.', 5);
  return parts.length === 4 && parts.every((part) => /^[0-9]{1,3}$/.test(part) && Number(part) <= 255);
}

/**
 * Whether a text is an IPv6 address as RFC 5321, 4.1.3 has it: eight groups; or "::" once, for two groups or more, beside at most six; the last two groups may be an
 * IPv4 address.
 */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const gap = text.indexOf('::');
  if (gap >= 0 && text.indexOf('::', gap + 1) >= 0) return false;
  const halves = gap < 0 ? [text] : [text.slice(0, gap), text.slice(gap + 2)];
  let groups = 0;
  for (const [h, half] of halves.entries()) {
    if (half === '' && gap >= 0) continue;
    const parts = half.split(':');
    for (const [p, part] of parts.entries()) {
      const isLast = h === halves.length - 1 && p === parts.length - 1;
      if (isLast && part.includes('.')) {
        if (!isIpv4(part)) return false;
        groups += 2;
      } else if (HEX_GROUP.test(part)) groups++;
      else return false;
    }
  }
  return gap < 0 ? groups === 8 : groups <= 6;
}
