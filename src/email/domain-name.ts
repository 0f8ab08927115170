import { decodePunycode } from './punycode.js';
import type { EmailReason } from './reasons.js';

/** A domain in both its forms. */
export interface DomainName {
  /** Lower case, xn-- where it is not ASCII: what is looked up. */
  readonly ascii: string;
  /** With its own letters: what is shown. */
  readonly unicode: string;
}

/** Where a domain fails: `at` counts code units from its beginning. */
export interface DomainFault {
  readonly reason: EmailReason;
  readonly at: number;
}

const MAX_DOMAIN = 255;
const MAX_LABEL = 63;
const NOT_ASCII = /[^\x00-\x7f]/;
/** The four full stops of UTS 46. */
const DOTS = /[.。．｡]/u;
/** Top-level domains that are delegated to nobody: RFC 2606, 6761, 6762, 7686, 9476, and ICANN's resolution on .internal (2024). */
const RESERVED_TLDS = new Set(['test', 'example', 'invalid', 'localhost', 'local', 'onion', 'internal', 'alt']);
/** Domains below others that are reserved: RFC 8375. example.com, .net and .org (RFC 2606) are documentation as well, but they exist, and take no mail. */
const RESERVED_DOMAINS = new Set(['home.arpa']);
const EXAMPLE_DOMAINS = new Set(['example.com', 'example.net', 'example.org', 'example.edu']);

/**
 * A domain by the rules for names of hosts, its labels made ASCII by UTS 46 (non-transitional: ß stays ß). `URL` does that, which browsers have as well as Node.
 * The number of labels and what the last one is are not looked at.
 *
 * @param text  a domain as typed; at most 1,024 code units are read, longer ones are `domain-too-long`.
 * @example domainName('MÜNCHEN.de').ascii  // => 'xn--mnchen-3ya.de'
 */
export function domainName(text: string): DomainName | DomainFault {
  if (text === '') return { reason: 'domain-empty', at: 0 };
  if (text.length > 1024) return { reason: 'domain-too-long', at: MAX_DOMAIN };
  let at = 0;
  for (const label of text.split(DOTS)) {
    const fault = labelFault(label);
    if (fault !== null) return { reason: fault, at: fault === 'domain-character' ? at + characterFault(label) : at };
    at += label.length + 1;
  }
  let ascii = text.toLowerCase();
  if (NOT_ASCII.test(text) || ascii.includes('xn--')) {
    const made = toAscii(text);
    if (made === null) return { reason: 'domain-idn', at: firstStrange(text) };
    ascii = made;
    // runtimes differ in how much they check
    if (ascii.split('.').some((label) => label.startsWith('xn--') && !NOT_ASCII.test(decodePunycode(label.slice(4)) ?? '')))
      return { reason: 'domain-idn', at: firstStrange(text) };
  }
  if (ascii.length > MAX_DOMAIN) return { reason: 'domain-too-long', at: MAX_DOMAIN };
  at = 0;
  for (const label of ascii.split('.')) {
    // the mapping can leave nothing of a label, or too much of it
    if (label === '') return { reason: 'label-empty', at: Math.min(at, text.length - 1) };
    if (label.length > MAX_LABEL) return { reason: 'label-too-long', at: Math.min(at, text.length - 1) };
    if (label.startsWith('-') || label.endsWith('-')) return { reason: 'label-hyphen', at: Math.min(at, text.length - 1) };
    at += label.length + 1;
  }
  return { ascii, unicode: toUnicode(ascii) };
}

/** A domain in ASCII with its own letters; labels that cannot be decoded stay as they are. */
export function toUnicode(ascii: string): string {
  if (!ascii.includes('xn--')) return ascii;
  return ascii
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decodePunycode(label.slice(4)) ?? label) : label))
    .join('.');
}

/** Whether the registries keep the domain for tests, documentation or single networks. */
export function isReserved(ascii: string): boolean {
  return RESERVED_TLDS.has(ascii.slice(ascii.lastIndexOf('.') + 1)) || [...RESERVED_DOMAINS].some((known) => below(ascii, known));
}

/** Whether it is one of the domains that manuals use. */
export function isExample(ascii: string): boolean {
  return [...EXAMPLE_DOMAINS].some((known) => below(ascii, known));
}

const below = (domain: string, known: string): boolean => domain === known || domain.endsWith(`.${known}`);

/** Letters that are written alike come from more than one of these. */
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** Whether a label has letters of several of the alphabets whose letters look alike ("pаypal" with a Cyrillic а). */
export function mixesScripts(unicode: string): boolean {
  return unicode.split('.').some((label) => NOT_ASCII.test(label) && LOOKALIKES.filter((script) => script.test(label)).length > 1);
}

function labelFault(label: string): EmailReason | null {
  if (label === '') return 'label-empty';
  if (characterFault(label) >= 0) return 'domain-character';
  if (label.startsWith('-') || label.endsWith('-')) return 'label-hyphen';
  if (label.length > MAX_LABEL && !NOT_ASCII.test(label)) return 'label-too-long';
  return null;
}

/** Where the first ASCII character stands that no label has, or -1. */
const characterFault = (label: string): number => label.search(/[\x00-\x2c\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/);

function toAscii(text: string): string | null {
  try {
    const { hostname } = new URL(`http://${text}/`);
    // WHATWG reads numbers as IPv4 addresses; the names of hosts are none (the caller looks at the last label itself)
    return hostname === '' ? null : hostname;
  } catch {
    // a name whose last label is a number is read as an IPv4 address: an ordinary last label behind it shows the rest
    try {
      const { hostname } = new URL(`http://${text}.x/`);
      return hostname.endsWith('.x') && hostname.length > 2 ? hostname.slice(0, -2) : null;
    } catch {
      return null;
    }
  }
}

/** Where the first label begins that has no ASCII form. */
function firstStrange(text: string): number {
  let at = 0;
  for (const label of text.split(DOTS)) {
    if ((NOT_ASCII.test(label) || label.toLowerCase().startsWith('xn--')) && toAscii(`${label}.x`) === null) return at;
    at += label.length + 1;
  }
  return 0;
}
