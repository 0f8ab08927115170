import { Gap } from '../text/byte-classes.js';

// What lists of customers, suppliers and members have beside a name: the number of a record in front, a telephone number behind.

/** Four digits alone may be a year, of a firm or of a house. */
const RECORD = /^(?!(?:1[89]|20)\d\d$)[a-z]{0,3}\d{4,}$/;

/** Whether a word at the beginning of a value is the number of its record in a list of customers, suppliers or members, where what stands behind it says so ({@link partsRecord}). */
export function isRecordNumber(text: string): boolean {
  return RECORD.test(text);
}

/** Whether the number of a record may stand in front of this: "10023 - Alder Foods", "[10023] Alder Foods", "10023: Alder Foods". */
export function partsRecord(gap: number): boolean {
  return (gap & Gap.close) !== 0 || ((gap & Gap.space) !== 0 && (gap & (Gap.hyphen | Gap.other)) !== 0);
}

/** Digits of the groups of a telephone number of North America, and what is dialled in front of them from elsewhere. */
const TELEPHONE: readonly number[] = [3, 3, 4];
/** Digits that end it. */
export const TELEPHONE_END = 4;
const COUNTRY_CODE = '1';
/** As it stands, and as what joins two names. */
const PLUS: ReadonlySet<string> = new Set(['+', 'and']);
const DIGITS = /^\d+$/;

/** Which of `count` words the telephone number begins with that ends a value: "(312) 555-0199", "+1 312-555-0199"; -1: none does, or there is nothing in front of it. */
export function telephoneStart(count: number, textAt: (word: number) => string): number {
  const first = count - TELEPHONE.length;
  if (first < 1) return -1;
  for (let i = TELEPHONE.length - 1; i >= 0; i--) {
    const text = textAt(first + i);
    if (text.length !== TELEPHONE[i] || !DIGITS.test(text)) return -1;
  }
  if (first < 2 || textAt(first - 1) !== COUNTRY_CODE) return first;
  return first > 2 && PLUS.has(textAt(first - 2)) ? first - 2 : first - 1;
}
