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

/** Whether the second of two numbers with a hyphen between them may as well stand behind the first without it: 37-20 is 3720, but 5-7 is no 57. */
export function mayContinueNumber(second: string): boolean {
  return second.length === 2;
}
