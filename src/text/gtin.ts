/** Whether the last of some digits is their check digit as GTIN-8 to GTIN-14 have it (EAN, UPC, ISBN-13): weights 3 and 1 from the right. O(digits). */
export function isGtin(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += (digits.charCodeAt(digits.length - 1 - i) - 48) * (i % 2 === 0 ? 1 : 3);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}
