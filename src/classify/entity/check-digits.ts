/** Remainder of a long number; letters count 10 to 35 (ISO 7064, ISO 13616, ISO 17442). @param text digits and capitals */
export function mod97(text: string): number {
  let rest = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** The Luhn check over digits, the last of which is the check digit. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** Sum of digits times weights; as many digits as there are weights. */
export function weighted(digits: string, weights: readonly number[], from = 0): number {
  return weights.reduce((sum, weight, i) => sum + weight * (digits.charCodeAt(from + i) - 48), 0);
}

/** ISO 7064, MOD 11,10: the check digit is the last one. */
export function isMod1110(digits: string): boolean {
  let product = 10;
  for (const char of digits.slice(0, -1)) {
    const sum = (Number(char) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}
