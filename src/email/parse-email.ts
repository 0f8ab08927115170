import { domainName, isReserved, mixesScripts } from './domain-name.js';
import { type EmailOptions, emailOptions } from './email-options.js';
import { isIpv4, isIpv6 } from './ip-literal.js';
import type { EmailReason, EmailWarning } from './reasons.js';
import { Refused, Scanner, utf8Length } from './scanner.js';

/** The parts of an address that is accepted. */
export interface EmailParts {
  readonly valid: true;
  /** The shortest form that means the same mailbox: no comments, quotes only where they are needed, the domain in lower case and ASCII. */
  readonly address: string;
  /** The local part in that form. */
  readonly local: string;
  /** What the local part says: without quotes and escapes. */
  readonly localText: string;
  readonly quoted: boolean;
  /** 'name', or the kind of an address literal. */
  readonly domainKind: 'name' | 'ipv4' | 'ipv6';
  /** Lower case, xn-- where it is not ASCII; of a literal the brackets and all. */
  readonly domain: string;
  /** The same with its own letters. */
  readonly unicodeDomain: string;
  /** What stood in brackets, without them, in order. */
  readonly comments: readonly string[];
  readonly warnings: readonly EmailWarning[];
}

/** Why a text was refused, and where: `at` counts UTF-16 code units from the beginning of the value as given. */
export interface EmailFault {
  readonly valid: false;
  readonly reason: EmailReason;
  readonly at: number;
}

export type ParsedEmail = EmailParts | EmailFault;

const MAX_READ = 1024;
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;
const DOT_ATOM = /^[^\s.@"(),:;<>[\]\\]+(?:\.[^\s.@"(),:;<>[\]\\]+)*$/u;
const NOT_ASCII = /[^\x00-\x7f]/;
const CONTROL = /[\x00-\x1f]/;
const SURROGATE = /[\ud800-\udfff]/;

/**
 * Takes an address apart by the grammars of RFC 5321, 5322, 6531 and 6532, or says why it is none.
 *
 * The first fault from the left is told (a second @ before what is wrong with the domain in front of it); lengths of the whole, and what the domain is, come last. Only syntax is looked at: nothing is looked up.
 *
 * @param value    one address as typed; above 1,024 UTF-16 code units it is refused unread. `null` and `undefined` are ''.
 * @param options  {@link EmailOptions}: what is accepted beyond the ordinary.
 * @returns {@link EmailParts} with `valid: true`, or {@link EmailFault} with one reason of {@link EMAIL_REASONS} and its place.
 * @throws {NamesakeError} `ERR_OPTION_UNKNOWN`, `ERR_OPTION_RANGE`. Text never throws.
 * @cost O(length), once through; a domain that is not ASCII goes through `URL`.
 * @example parseEmail('"John"@MÜNCHEN.de').address  // => 'John@xn--mnchen-3ya.de'
 * @example parseEmail('john..doe@example.com').reason  // => 'local-consecutive-dots'
 */
export function parseEmail(value: string | null | undefined, options?: EmailOptions): ParsedEmail {
  const accepted = emailOptions(options);
  const text = typeof value === 'string' ? value : '';
  try {
    return partsOf(text, accepted);
  } catch (error) {
    if (error instanceof Refused) return { valid: false, reason: error.reason, at: error.at };
    throw error;
  }
}

function partsOf(value: string, accepted: Required<EmailOptions>): EmailParts {
  if (value.length > MAX_READ) throw new Refused('too-long-to-read', MAX_READ);
  const text = value.trim();
  const begin = text === '' ? 0 : value.indexOf(text);
  if (text === '') throw new Refused('empty', 0);
  const scanner = new Scanner(value, begin, begin + text.length, accepted);
  refuseBroken(value, begin, text);

  scanner.skipComments();
  const localAt = scanner.at;
  const quoted = scanner.peek() === '"';
  const localText = quoted ? scanner.quotedString() : scanner.dotAtom();
  scanner.skipComments();
  if (!scanner.take('@')) scanner.refuseLocalRest(localAt);
  if (localText === '' && !quoted) throw new Refused('local-empty', localAt);
  const needsQuotes = !DOT_ATOM.test(localText);
  const local = needsQuotes ? `"${localText.replace(/["\\]/g, '\\$&')}"` : localText;
  if (utf8Length(quoted ? scanner.slice(localAt, scanner.wordEnd) : local) > MAX_LOCAL) throw new Refused('local-too-long', localAt);

  scanner.skipComments();
  const domain = scanner.peek() === '[' ? literal(scanner, accepted) : name(scanner, accepted);
  const address = `${local}@${domain.ascii}`;
  if (utf8Length(address) > MAX_ADDRESS) throw new Refused('address-too-long', begin);

  const warnings: EmailWarning[] = [];
  if (value.length !== text.length) warnings.push('surrounding-white-space');
  if (needsQuotes) warnings.push('quoted-local');
  if (scanner.comments.length > 0) warnings.push('comment');
  if (scanner.folded) warnings.push('folding');
  if (NOT_ASCII.test(local)) warnings.push('international-local');
  if (domain.ascii !== domain.unicode) warnings.push('international-domain');
  if (domain.kind !== 'name') warnings.push('address-literal');
  else warnings.push(...domainWarnings(domain.ascii, domain.unicode));
  return {
    valid: true,
    address,
    local,
    localText,
    quoted: needsQuotes,
    domainKind: domain.kind,
    domain: domain.ascii,
    unicodeDomain: domain.unicode,
    comments: scanner.comments,
    warnings,
  };
}

interface Domain {
  readonly kind: EmailParts['domainKind'];
  readonly ascii: string;
  readonly unicode: string;
}

/** A dot-atom with comments behind it. */
function name(scanner: Scanner, accepted: Required<EmailOptions>): Domain {
  const at = scanner.at;
  const typed = scanner.domainText();
  const end = scanner.at;
  if (typed !== '') scanner.skipComments();
  if (!scanner.atEnd()) scanner.refuseDomainRest(end);
  const found = domainName(typed);
  if ('reason' in found) throw new Refused(found.reason, at + found.at);
  if (!accepted.international && NOT_ASCII.test(typed)) throw new Refused('domain-not-ascii', at + typed.search(NOT_ASCII));
  const last = found.ascii.slice(found.ascii.lastIndexOf('.') + 1);
  if (!accepted.numeric && /^[0-9]+$/.test(last)) throw new Refused('domain-numeric-tld', at);
  if (!accepted.reserved && isReserved(found.ascii)) throw new Refused('domain-reserved', at);
  if (!accepted.dotless && last === found.ascii) throw new Refused('domain-single-label', at);
  return { kind: 'name', ...found };
}

function domainWarnings(ascii: string, unicode: string): EmailWarning[] {
  const warnings: EmailWarning[] = [];
  const last = ascii.slice(ascii.lastIndexOf('.') + 1);
  if (last === ascii) warnings.push('single-label');
  if (/^[0-9]+$/.test(last)) warnings.push('numeric-tld');
  if (isReserved(ascii)) warnings.push('reserved-domain');
  if (mixesScripts(unicode)) warnings.push('mixed-scripts');
  return warnings;
}

function literal(scanner: Scanner, accepted: Required<EmailOptions>): Domain {
  const at = scanner.at;
  if (!accepted.literals) throw new Refused('literal-refused', at);
  const inside = scanner.bracketed();
  scanner.skipComments();
  if (!scanner.atEnd()) throw new Refused('literal-trailing', scanner.at);
  const colon = inside.indexOf(':');
  if (colon < 0) {
    if (!isIpv4(inside)) throw new Refused('literal-ipv4', at + 1);
    return { kind: 'ipv4', ascii: `[${inside}]`, unicode: `[${inside}]` };
  }
  if (inside.slice(0, colon).toLowerCase() !== 'ipv6') throw new Refused(isIpv6(inside) ? 'literal-ipv6' : 'literal-tag', at + 1);
  const number = inside.slice(colon + 1);
  if (!isIpv6(number)) throw new Refused('literal-ipv6', at + 1);
  const written = `[IPv6:${number.toLowerCase()}]`;
  return { kind: 'ipv6', ascii: written, unicode: written };
}

/** Broken characters and addresses in angle brackets, wherever they stand. */
function refuseBroken(value: string, begin: number, text: string): void {
  const half = !SURROGATE.test(text) ? -1 : text.search(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
  if (half >= 0) throw new Refused('lone-surrogate', begin + half);
  // a name may be quoted, or have an @ of its own: what counts is an address in brackets at the end
  if (text.endsWith('>') && !CONTROL.test(text)) {
    const open = text.lastIndexOf('<');
    const closes = text.lastIndexOf('"');
    if (open >= 0 && closes < open && text.indexOf('@', open) > 0) throw new Refused('angle-brackets', value.indexOf('<', begin));
  }
}
