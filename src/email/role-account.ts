import { roleSuffixes, roleWords } from './domain-tables.js';

/** What a shared mailbox is for. */
export type EmailRole =
  | 'no-reply'
  | 'technical'
  | 'support'
  | 'information'
  | 'sales'
  | 'marketing'
  | 'press'
  | 'finance'
  | 'personnel'
  | 'legal'
  | 'security'
  | 'management'
  | 'school';

/** What may stand behind a role: sales.de@, support-uk@, info2@. */
const isSuffix = (word: string): boolean => /^[0-9]{1,3}$/.test(word) || roleSuffixes().has(word);

/**
 * The role that a local part names (RFC 2142, and words of many languages), or `null` where it may be a person's. Case, accents, dots and hyphens do not count; a
 * country, a number or "team" may stand behind the role.
 *
 * @param local  what stands in front of the @, without its tag; 64 code units are read.
 * @example roleOf('Customer.Service')  // => 'support'
 * @example roleOf('sales-uk')  // => 'sales'
 * @example roleOf('maria.infante')  // => null
 */
export function roleOf(local: string): EmailRole | null {
  const plain = local
    .slice(0, 64)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^["]|["]$/g, '');
  const words = plain.split(/[._-]+/).filter(Boolean);
  const whole = roleWords().get(words.join(''));
  if (whole !== undefined) return whole as EmailRole;
  if (words.length > 1 && isSuffix(words[words.length - 1])) return (roleWords().get(words.slice(0, -1).join('')) as EmailRole | undefined) ?? null;
  const unnumbered = plain.replace(/[0-9]{1,3}$/, '');
  return unnumbered === plain ? null : ((roleWords().get(unnumbered) as EmailRole | undefined) ?? null);
}
