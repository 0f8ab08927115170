/** A date as text that sorts: `2024-05-31`, or with a time `2024-05-31T10:00:00.000Z` (UTC; as written where no zone is). */
export interface DateReading {
  readonly day: string;
  /** Milliseconds since 1970, UTC. */
  readonly time: number;
  readonly hasTime: boolean;
}

const MAX_DATE_LENGTH = 40;
const ISO = /^([+-]?\d{4,6})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const YEAR_FIRST = /^(\d{4})([/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const NAMED_DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i;
const NAMED_MONTH_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/**
 * Reads a date: ISO 8601 (with a time and a zone, if any), `2024/5/31`, `31.5.2024`, `31 May 2024`, `May 31, 2024`, and `5/31/2024` or `31/5/2024` where one of
 * the two numbers cannot be a month. Dates that do not exist and such as may be two days are null.
 *
 * @example readDate('31 May 2024').day  // => '2024-05-31'
 * @cost O(1): longer texts are no dates.
 */
export function readDate(text: string): DateReading | null {
  if (text.length > MAX_DATE_LENGTH || text.length < 8) return null;
  const value = text.trim();
  let match = ISO.exec(value);
  if (match !== null) return isoOf(match);
  if ((match = YEAR_FIRST.exec(value)) !== null) return dayOf(match[1], match[3], match[4]);
  if ((match = DAY_FIRST.exec(value)) !== null) return dayOf(match[3], match[2], match[1]);
  if ((match = NAMED_DAY_FIRST.exec(value)) !== null) return dayOf(match[3], monthNamed(match[2]), match[1]);
  if ((match = NAMED_MONTH_FIRST.exec(value)) !== null) return dayOf(match[3], monthNamed(match[1]), match[2]);
  if ((match = SLASHED.exec(value)) !== null) {
    const [, a, b, year] = match;
    if (a === b || Number(a) > 12) return dayOf(year, b, a);
    if (Number(b) > 12) return dayOf(year, a, b);
  }
  return null;
}

function isoOf([, year, month, day, hour, minute, second, fraction, zone]: RegExpExecArray): DateReading | null {
  const date = dayOf(year, month, day);
  if (date === null || hour === undefined) return date;
  const [h, m, s] = [Number(hour), Number(minute), Number(second ?? 0)];
  // (a leap second is the last one of its minute)
  if (h > 24 || m > 59 || s > 60 || (h === 24 && (m > 0 || s > 0))) return null;
  const milliseconds = Number(`${fraction ?? ''}000`.slice(0, 3));
  return { ...date, time: date.time + ((h * 60 + m) * 60 + Math.min(s, 59)) * 1000 + milliseconds - offsetOf(zone), hasTime: true };
}

/** Milliseconds that a zone is ahead of UTC. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const digits = zone.slice(1).replace(':', '');
  return (zone[0] === '-' ? -1 : 1) * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0)) * 60_000;
}

function dayOf(yearText: string, monthText: string | number, dayText: string): DateReading | null {
  const [year, month, day] = [Number(yearText), Number(monthText), Number(dayText)];
  if (month < 1 || month > 12 || day < 1) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { day: date.toISOString().slice(0, -14), time: date.getTime(), hasTime: false };
}

/** 1 to 12; 0 for what is no month. */
function monthNamed(name: string): number {
  const text = name.toLowerCase();
  return MONTHS.findIndex((month) => month === text || (text.length >= 3 && text.length <= 4 && month.startsWith(text))) + 1;
}
