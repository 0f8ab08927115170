import { countryTable } from '../../standardize/country/country-table.js';
import { isGtin } from '../../text/gtin.js';
import { isLuhn, mod97, weighted } from './check-digits.js';
import { vatNumber } from './vat-number.js';

/** What an identifier is, by name of its standard or issuer. */
export type IdentifierScheme =
  | 'LEI'
  | 'IBAN'
  | 'ISIN'
  | 'EU VAT'
  | 'UK VAT'
  | 'BIC'
  | 'ISBN'
  | 'ISSN'
  | 'GTIN'
  | 'ORCID'
  | 'ISNI'
  | 'DOI'
  | 'UUID'
  | 'VIN'
  | 'MAC'
  | 'payment card'
  | 'US SSN'
  | 'US EIN'
  | 'CUSIP'
  | 'SEDOL';

export interface Identifier {
  readonly scheme: IdentifierScheme;
  readonly confidence: number;
  readonly reason: string;
}

/** Lengths of IBANs by country (the SWIFT registry of IBANs). */
const IBAN_LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';
const ibanLengths = new Map(IBAN_LENGTHS.split(' ').map((item) => [item.slice(0, 2), Number(item.slice(2))]));
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VIN_VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, i) => [letter, i + 1])
    .concat(
      [...'JKLMN'].map((letter, i) => [letter, i + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, i) => [letter, i + 2]),
    ),
);

/**
 * The identifier that a text is, by its form and its check digits; null: none.
 *
 * @param text one value without blanks around it, up to 64 characters; blanks and hyphens within are left out where the scheme writes them.
 */
export function identifier(text: string): Identifier | null {
  if (text.length > 64 || !/\d/.test(text)) return text.length > 64 ? null : bic(text);
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)) return said('UUID', 0.99, 'the form of a UUID');
  if (/^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i.test(text)) return said('MAC', 0.97, 'six pairs of hexadecimal digits');
  if (/^(?:doi:\s?)?10\.\d{4,9}\/\S+$/i.test(text)) return said('DOI', 0.97, '10., a registrant, a stroke and a suffix');
  const named = /^(isbn|issn|lei|isin|iban|vat|bic|swift|ssn|ein|vin|orcid)(?:[- ]?1[03])?[:.# ]+(?=\S*\d)/i.exec(text);
  const bare = (named === null ? text : text.slice(named[0].length)).trim();
  const compact = bare.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]+$/.test(compact)) return null;
  return withLetters(compact, bare) ?? digitsAlone(compact, bare) ?? bic(bare);
}

function withLetters(compact: string, text: string): Identifier | null {
  if (/^[A-Z0-9]{18}\d{2}$/.test(compact) && /[A-Z]/.test(compact) && mod97(compact) === 1)
    return said('LEI', 0.99, 'twenty characters, check digits by ISO 17442 agree');
  if (
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) &&
    ibanLengths.get(compact.slice(0, 2)) === compact.length &&
    mod97(compact.slice(4) + compact.slice(0, 4)) === 1
  )
    return said('IBAN', 0.99, `length of ${compact.slice(0, 2)}, check digits by ISO 13616 agree`);
  if (/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(compact) && /\d{2}/.test(compact) && isCountry(compact.slice(0, 2), 'XS EU XC') && isLuhn(inDigits(compact)))
    return said('ISIN', 0.98, 'a country, nine characters, the check digit agrees');
  if (/^[A-Z]{2}[A-Z0-9]{2,13}$/.test(compact)) {
    const vat = vatNumber(compact);
    if (vat !== null)
      return said(
        vat.country === 'GB' ? 'UK VAT' : 'EU VAT',
        vat.checked ? 0.97 : 0.75,
        vat.checked ? `form and check digits of ${vat.country} agree` : `form of ${vat.country}`,
      );
  }
  if (/^[A-HJ-NPR-Z0-9]{17}$/.test(compact) && /[A-Z]/.test(compact) && /\d/.test(compact) && isVin(compact))
    return said('VIN', 0.97, 'seventeen characters, the check digit agrees');
  if (/^\d{9}[\dX]$/.test(compact) && /[X-]/i.test(text) && isIsbn10(compact)) return said('ISBN', 0.97, 'ten characters, the check digit agrees');
  if (/^\d{4}-\d{3}[\dX]$/i.test(text) && (weighted(compact, [8, 7, 6, 5, 4, 3, 2]) + tenAsX(compact[7])) % 11 === 0)
    return said('ISSN', 0.95, 'the check digit agrees');
  if (/^(?:\d{4}-?){3}\d{3}[\dX]$/i.test(text) && /^0000000/.test(compact) && isMod112(compact))
    return /^00000001[5-9]|^00000002|^00000003[0-4]|^00000009/.test(compact)
      ? said('ORCID', 0.98, 'the check digit agrees')
      : said('ISNI', 0.95, 'the check digit agrees');
  if (/^[0-9A-Z]{8}\d$/.test(compact) && /\d{3}/.test(compact) && /[A-Z]/.test(compact) && isCusip(compact))
    return said('CUSIP', 0.85, 'nine characters, the check digit agrees');
  if (/^[B-DF-HJ-NP-TV-Z][B-DF-HJ-NP-TV-Z0-9]{5}\d$/.test(compact) && isSedol(compact)) return said('SEDOL', 0.75, 'seven characters, the check digit agrees');
  return null;
}

function digitsAlone(compact: string, text: string): Identifier | null {
  if (!/^\d+$/.test(compact)) return null;
  const { length } = compact;
  if (length === 13 && /^97[89]/.test(compact) && isGtin(compact))
    return said('ISBN', 0.98, 'thirteen digits that begin with 978 or 979, the check digit agrees');
  if (/^\d{3}-\d{2}-\d{4}$/.test(text) && !/^(000|666|9)/.test(text) && !/-00-|-0000$/.test(text))
    return said('US SSN', 0.85, 'the form of a social security number');
  if (/^\d{2}-\d{7}$/.test(text)) return said('US EIN', 0.8, "the form of an employer's number");
  if ((length === 16 && /^(?:4|5[1-5]|2[2-7]|6)/.test(compact)) || (length === 15 && /^3[47]/.test(compact)))
    if (isLuhn(compact)) return said('payment card', 0.93, "an issuer's digits, the check digit agrees");
  if ((length === 13 || length === 12 || length === 14) && isGtin(compact)) return said('GTIN', 0.85, `${length} digits, the check digit agrees`);
  return null;
}

/** Letters that a bank goes by: four, a country, two, perhaps three of a branch. Only in capitals, and with digits or eleven characters: words look the same. */
function bic(text: string): Identifier | null {
  if (!/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text) || !isCountry(text.slice(4, 6), '')) return null;
  const sure = /\d/.test(text) || text.endsWith('XXX') || text.endsWith('XX');
  return sure ? said('BIC', 0.9, 'four letters, a country, a place') : null;
}

const said = (scheme: IdentifierScheme, confidence: number, reason: string): Identifier => ({ scheme, confidence, reason });
const tenAsX = (char: string): number => (char === 'X' ? 10 : Number(char));

function isCountry(code: string, others: string): boolean {
  return others.split(' ').includes(code) || countryTable().countries.some(({ iso2 }) => iso2 === code);
}

const inDigits = (text: string): string => Array.from(text, (char) => String(Number.parseInt(char, 36))).join('');

function isIsbn10(text: string): boolean {
  return (weighted(text, [10, 9, 8, 7, 6, 5, 4, 3, 2]) + tenAsX(text[9])) % 11 === 0;
}

/** ISO 7064, MOD 11-2. */
function isMod112(text: string): boolean {
  let total = 0;
  for (const char of text.slice(0, -1)) total = ((total + Number(char)) * 2) % 11;
  return (12 - total) % 11 === tenAsX(text[text.length - 1]);
}

function isVin(text: string): boolean {
  const sum = VIN_WEIGHTS.reduce((total, weight, i) => total + weight * (VIN_VALUES[text[i]] ?? Number(text[i])), 0);
  return 'X' === text[8] ? sum % 11 === 10 : sum % 11 === Number(text[8]);
}

function isCusip(text: string): boolean {
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const value = Number.parseInt(text[i], 36) * (i % 2 === 0 ? 1 : 2);
    sum += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (sum % 10)) % 10 === Number(text[8]);
}

function isSedol(text: string): boolean {
  const sum = [1, 3, 1, 7, 3, 9, 1].reduce((total, weight, i) => total + weight * Number.parseInt(text[i], 36), 0);
  return sum % 10 === 0 && /\d/.test(text.slice(0, 6));
}
