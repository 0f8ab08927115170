import { parseEmail } from '../../email/index.js';
import { domainName } from '../../email/domain-name.js';
import { isIpv4, isIpv6 } from '../../email/ip-literal.js';
import { domainSuffix } from '../../email/public-suffix.js';
import { phoneInfo } from '../../phone/index.js';
import { readDate } from '../../profile/date-reader.js';
import { readNumber } from '../../profile/number-reader.js';
import type { Verdict } from './verdict.js';

const SCHEME = /^[a-z][a-z0-9+.-]{1,19}:\/\/[^\s/?#]+/i;
const OTHER_SCHEME = /^(?:mailto|tel|urn|data|file):\S+$/i;
const DOTTED_NAME = /^((?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}-]{2,63})(:\d{1,5})?([/?#]\S*)?$/u;
const MONTH =
  /^(?:jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar|rero)?|févr?(?:ier)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|avr(?:il)?|abril|may|mai|mayo|june?|juni|juin|junio|july?|juli|juil(?:let)?|julio|aug(?:ust)?|août|agosto|sept?(?:ember|embre|iembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|dez(?:ember)?|déc(?:embre)?|dic(?:iembre)?|enero)$/i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;
const MEASURED = /^[-+]?[\d.,' ]+\s?(?:%|‰|(?:usd|eur|gbp|jpy|chf|cny|inr|aud|cad|mio|bn|million|billion|k|m)\.?)$/i;

/** What a value is by its form alone: mail address, URL, IP address, date, number, telephone number; null: none of them. */
export function shapeOf(text: string): Verdict | null {
  return email(text) ?? ip(text) ?? url(text) ?? date(text) ?? phone(text) ?? number(text);
}

function email(text: string): Verdict | null {
  if (!text.includes('@') || text.startsWith('@')) return null;
  const parsed = parseEmail(text);
  if (parsed.valid) return { type: 'email', confidence: 0.99, reason: 'a mail address by RFC 5321 and 6531' };
  if (/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text) && text.includes('.'))
    return { type: 'email', confidence: 0.7, reason: `the form of a mail address, with a fault: ${parsed.reason}` };
  return null;
}

function ip(text: string): Verdict | null {
  const [address, prefix, ...more] = text.split('/');
  if (more.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null;
  const bare = address.replace(/^\[(.*)\]$/, '$1').replace(/%[\w.]{1,20}$/, '');
  if (isIpv4(bare)) return { type: 'ip', confidence: 0.99, reason: prefix === undefined ? 'an IPv4 address' : 'a range of IPv4 addresses' };
  if (bare.includes(':') && isIpv6(bare))
    return { type: 'ip', confidence: 0.99, reason: prefix === undefined ? 'an IPv6 address' : 'a range of IPv6 addresses' };
  return null;
}

function url(text: string): Verdict | null {
  if (SCHEME.test(text) && !/\s/.test(text)) return { type: 'url', confidence: 0.99, reason: 'begins with a scheme' };
  if (OTHER_SCHEME.test(text)) return { type: 'url', confidence: 0.95, reason: 'begins with a scheme' };
  const match = DOTTED_NAME.exec(text);
  if (match === null) return null;
  const [, host, port, path] = match;
  const name = domainName(host);
  if ('reason' in name) return null;
  const { registrable } = domainSuffix(name.ascii);
  if (registrable === '') return null;
  const www = /^www\./i.test(host);
  // "Amazon.com" is how the firm writes itself
  if (!www && port === undefined && path === undefined && /^\p{Lu}/u.test(host) && host !== host.toUpperCase()) return null;
  return { type: 'url', confidence: www || path !== undefined ? 0.98 : 0.9, reason: `a domain below ${registrable.slice(registrable.indexOf('.') + 1)}` };
}

function date(text: string): Verdict | null {
  if (text.length > 40 || !/\d/.test(text)) return null;
  const plain = text.replace(WEEKDAY, '');
  if (readDate(plain) !== null) return { type: 'date', confidence: 0.98, reason: 'a day of the calendar' };
  if (/^\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?)?$/i.test(plain) && possibleDay(plain))
    return { type: 'date', confidence: 0.9, reason: 'day, month and year; which is which is open' };
  if (/^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(plain))
    return { type: 'date', confidence: 0.7, reason: 'year, month and day without marks' };
  const words = plain.split(/[\s.,/-]+/).filter(Boolean);
  if (
    words.length <= 5 &&
    words.some((word) => MONTH.test(word)) &&
    words.every((word) => MONTH.test(word) || /^\d{1,4}(?:st|nd|rd|th|er|º)?$/.test(word) || /^(?:de|del|of|le|den)$/i.test(word))
  )
    return { type: 'date', confidence: 0.93, reason: 'the name of a month and numbers' };
  if (/^\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/i.test(plain)) return { type: 'date', confidence: 0.8, reason: 'a time of the day' };
  return null;
}

function possibleDay(text: string): boolean {
  const [first, second] = text.split(/[/.-]/).map((part) => Number.parseInt(part, 10));
  return first > 0 && second > 0 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31;
}

function phone(text: string): Verdict | null {
  const digits = text.replace(/\D/g, '').length;
  if (
    digits < 6 ||
    digits > 17 ||
    text.length > 40 ||
    !/^(?:tel|phone|fax|mob(?:ile)?|t|p|f)?[.:]?\s?[+(\d][\d\s()./-]*(?:\s?(?:ext|x|#|ext\.)\s?\d{1,6})?$/i.test(text)
  )
    return null;
  const bare = text.replace(/^[a-z.: ]+/i, '');
  if (/^(?:\+|00)/.test(bare)) {
    const info = phoneInfo(bare);
    if (info.valid) return { type: 'phone', confidence: 0.99, reason: `a number of ${info.countryName || 'no country'}` };
    if (info.possible || /^\+[\d\s()./-]{8,}$/.test(bare)) return { type: 'phone', confidence: 0.8, reason: 'written as a telephone number' };
    return null;
  }
  // digits without marks are numbers of anything
  if (/^\d+$/.test(bare) && !/^[a-z]/i.test(text))
    return /^0\d{8,11}$/.test(bare) ? { type: 'phone', confidence: 0.65, reason: 'digits that begin with a nought, as national numbers do' } : null;
  const info = phoneInfo(bare, { country: 'US' });
  if (info.valid) return { type: 'phone', confidence: 0.95, reason: 'a number of North America' };
  if (info.possible && /^(?:1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/.test(bare))
    return { type: 'phone', confidence: 0.85, reason: 'the form of a number of North America' };
  if (/^\(?0\d/.test(bare) && digits >= 7 && digits <= 12 && /^[\d\s()/-]+$/.test(bare))
    return { type: 'phone', confidence: 0.85, reason: 'begins with a nought, as national numbers do' };
  return /^[a-z]/i.test(text) || /^\d{2,4}(?:[ -]\d{2,4}){2,4}$/.test(bare) ? { type: 'phone', confidence: 0.6, reason: 'groups of digits' } : null;
}

function number(text: string): Verdict | null {
  const { point, comma } = readNumber(text);
  if (point !== null || comma !== null)
    return /^(?:inf(?:inity)?|∞)$/i.test(text.replace(/^[-+]/, ''))
      ? null
      : { type: 'number', confidence: 0.97, reason: 'digits, signs and marks of a number' };
  return MEASURED.test(text) ? { type: 'number', confidence: 0.93, reason: 'a number with a unit of money or share' } : null;
}
