import { isLuhn, isMod1110, mod97, weighted } from './check-digits.js';

/** How a country writes its VAT numbers, and the check of its digits; null: no check that is public for all of them. */
interface VatRule {
  readonly pattern: RegExp;
  readonly check: ((number: string) => boolean) | null;
}

const down = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from - i);
const last = (number: string): number => Number(number.at(-1));

/** ISO 3166-1 code (EL: Greece, XI: Northern Ireland) → rule. Source: the European Commission's list of structures, and the national rules of the check digits. */
const RULES: Readonly<Record<string, VatRule>> = {
  AT: { pattern: /^U\d{8}$/, check: (n) => (10 - ((luhnSum(n.slice(1, 8)) + 4) % 10)) % 10 === last(n) },
  BE: { pattern: /^[01]\d{9}$/, check: (n) => 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)) },
  BG: { pattern: /^\d{9,10}$/, check: null },
  CY: { pattern: /^\d{8}[A-Z]$/, check: null },
  CZ: { pattern: /^\d{8,10}$/, check: (n) => n.length !== 8 || (11 - (weighted(n, down(8, 7)) % 11)) % 10 === last(n) },
  DE: { pattern: /^[1-9]\d{8}$/, check: isMod1110 },
  DK: { pattern: /^\d{8}$/, check: (n) => weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { pattern: /^10\d{7}$/, check: (n) => (10 - (weighted(n, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(n) },
  EL: { pattern: /^\d{9}$/, check: (n) => (weighted(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(n) },
  ES: { pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: isSpanish },
  FI: { pattern: /^\d{8}$/, check: (n) => (11 - (weighted(n, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === last(n) },
  FR: { pattern: /^[0-9A-Z]{2}\d{9}$/, check: (n) => !/^\d{2}/.test(n) || (12 + 3 * (Number(n.slice(2)) % 97)) % 97 === Number(n.slice(0, 2)) },
  GB: { pattern: /^(\d{9}|\d{12})$/, check: isBritish },
  HR: { pattern: /^\d{11}$/, check: isMod1110 },
  HU: { pattern: /^\d{8}$/, check: (n) => (10 - (weighted(n, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(n) },
  IE: { pattern: /^\d{7}[A-W][A-I]?$/, check: isIrish },
  IT: { pattern: /^\d{11}$/, check: isLuhn },
  LT: { pattern: /^(\d{9}|\d{12})$/, check: null },
  LU: { pattern: /^\d{8}$/, check: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)) },
  LV: { pattern: /^\d{11}$/, check: null },
  MT: { pattern: /^\d{8}$/, check: (n) => 37 - (weighted(n, [3, 4, 6, 7, 8, 9]) % 37) === Number(n.slice(6)) },
  NL: { pattern: /^\d{9}B\d{2}$/, check: (n) => weighted(n, down(9, 8)) % 11 === Number(n[8]) || mod97(`NL${n}`) === 1 },
  PL: { pattern: /^\d{10}$/, check: (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n) },
  PT: { pattern: /^\d{9}$/, check: (n) => ((11 - (weighted(n, down(9, 8)) % 11)) % 11) % 10 === last(n) },
  RO: { pattern: /^\d{2,10}$/, check: (n) => ((weighted(n.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(n) },
  SE: { pattern: /^\d{10}01$/, check: (n) => isLuhn(n.slice(0, 10)) },
  SI: { pattern: /^[1-9]\d{7}$/, check: (n) => (11 - (weighted(n, down(8, 7)) % 11)) % 10 === last(n) },
  SK: { pattern: /^[1-9]\d{9}$/, check: (n) => Number(n) % 11 === 0 },
};

/**
 * Whether a text is a VAT number with its country in front, and whether its check digits agree.
 *
 * @param text capitals and digits without blanks.
 * @returns null for what is none; `checked` is false where the country's numbers have no check digit that is known.
 */
export function vatNumber(text: string): { readonly country: string; readonly checked: boolean } | null {
  const country = text.slice(0, 2) === 'GR' ? 'EL' : text.slice(0, 2) === 'XI' ? 'GB' : text.slice(0, 2);
  const rule = Object.hasOwn(RULES, country) ? RULES[country] : undefined;
  const number = text.slice(2);
  if (rule === undefined || !rule.pattern.test(number)) return null;
  if (rule.check !== null && !rule.check(number)) return null;
  return { country: country === 'EL' ? 'GR' : country, checked: rule.check !== null };
}

/** Digits with every second one doubled, the second first. */
function luhnSum(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[i]);
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum;
}

function isBritish(n: string): boolean {
  const sum = weighted(n, down(8, 7)) + Number(n.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

function isIrish(n: string): boolean {
  const second = n.length === 9 ? (n.charCodeAt(8) - 64) * 9 : 0;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weighted(n, down(8, 7)) + second) % 23] === n[7];
}

/** NIF of persons (letter by the rest of 23) and of firms (a digit or letter by a Luhn sum). */
function isSpanish(n: string): boolean {
  if (/^[0-9XYZ]\d{7}[A-Z]$/.test(n))
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(n.slice(0, 8).replace('X', '0').replace('Y', '1').replace('Z', '2')) % 23] === n[8];
  if (!/^[A-W]/.test(n)) return false;
  let sum = 0;
  for (let i = 1; i < 8; i++) {
    const digit = Number(n[i]);
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  const check = (10 - (sum % 10)) % 10;
  return n[8] === String(check) || n[8] === 'JABCDEFGHI'[check];
}
