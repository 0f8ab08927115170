/** A number for the two lower-case letters of a country's code; 0: no such code. */
export function countryCodeOf(text: string): number {
  return /^[a-z]{2}$/.test(text) ? text.charCodeAt(0) * 256 + text.charCodeAt(1) : 0;
}
