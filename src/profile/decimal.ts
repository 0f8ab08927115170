/**
 * A decimal number of any length, exactly: `sign · 0.digits · 10^exponent`, without zeros at either end of the digits. Zero has no digits; an infinity has the
 * exponent Infinity.
 */
export interface Decimal {
  readonly negative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

/** Exponents beyond this are taken for infinitely large, or for zero: nobody measures 10^1,000,000,000. */
const MAX_EXPONENT = 1e9;

/** `digits` without separators, of which the last `scale` stand behind the decimal point, times 10^`exponent`. */
export function decimalOf(negative: boolean, digits: string, scale: number, exponent: number): Decimal {
  let first = 0;
  while (first < digits.length && digits[first] === '0') first++;
  let end = digits.length;
  while (end > first && digits[end - 1] === '0') end--;
  const power = digits.length - first - scale + exponent;
  if (first === end || power < -MAX_EXPONENT) return { negative: false, digits: '', exponent: 0 };
  if (power > MAX_EXPONENT) return infinity(negative);
  return { negative, digits: digits.slice(first, end), exponent: power };
}

export const infinity = (negative: boolean): Decimal => ({ negative, digits: '1', exponent: Number.POSITIVE_INFINITY });

/** Less than 0 where `a` is the smaller one, 0 where they are equal, greater than 0 otherwise. Exact, whatever the number of digits. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const aSign = signOf(a);
  const bSign = signOf(b);
  if (aSign !== bSign || aSign === 0) return aSign - bSign;
  if (a.exponent !== b.exponent) return a.exponent > b.exponent ? aSign : -aSign;
  // the digits begin right behind the point: text order is the order of the numbers
  return a.digits === b.digits ? 0 : a.digits > b.digits ? aSign : -aSign;
}

const signOf = ({ negative, digits }: Decimal): number => (digits === '' ? 0 : negative ? -1 : 1);

export const isInteger = ({ digits, exponent }: Decimal): boolean => digits.length <= Math.max(exponent, 0);

/** The nearest double. */
export function toNumber({ negative, digits, exponent }: Decimal): number {
  if (exponent === Number.POSITIVE_INFINITY) return negative ? Number.NEGATIVE_INFINITY : exponent;
  return Number(`${negative ? '-' : ''}0.${digits || '0'}e${exponent}`);
}
