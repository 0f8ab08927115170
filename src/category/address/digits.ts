export const ZERO = 48;

/** Whether ASCII text is digits and nothing else. */
export function isDigits(bytes: Uint8Array): boolean {
  for (let i = 0; i < bytes.length; i++) if (bytes[i] - ZERO > 9 || bytes[i] < ZERO) return false;
  return true;
}

/** Where the first digit of a text is; -1: nowhere. */
export function firstDigit(text: string): number {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= ZERO && text.charCodeAt(i) <= ZERO + 9) return i;
  return -1;
}
