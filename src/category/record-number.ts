import { Gap } from '../text/byte-classes.js';

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
