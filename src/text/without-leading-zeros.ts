/**
 * Digits without the zeros in front of them; the last one stays.
 *
 * @example withoutLeadingZeros('0042')  // => '42'
 * @example withoutLeadingZeros('00')  // => '0'
 */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
