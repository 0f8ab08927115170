import type { Cell } from '../database.js';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
const MINUTE_MS = 60_000;
/** Time zones come as minutes, this for Greenwich. */
const GREENWICH = 1440;

/**
 * A cell of Snowflake's SQL API as a text one would read: it sends dates as days, times and timestamps as seconds since 1970 or midnight, with nine digits behind the point.
 *
 * @param type  as the API names it: `date`, `timestamp_tz`, …
 * @example snowflakeText('19782', 'date')  // => '2024-02-29'
 */
export function snowflakeText(value: Cell, type: string): Cell {
  if (value === null) return null;
  switch (type.toLowerCase()) {
    case 'date':
      return isoDate(Number(value) * DAY_MS);
    case 'time':
      return timeOfDay(...secondsAndFraction(value));
    case 'timestamp_ntz':
      return timestamp(value, 0);
    case 'timestamp_ltz':
      return `${timestamp(value, 0)} +00:00`;
    case 'timestamp_tz': {
      const [seconds, zone = String(GREENWICH)] = value.split(' ');
      const minutes = Number(zone) - GREENWICH;
      return `${timestamp(seconds, minutes)} ${offset(minutes)}`;
    }
    default:
      return value;
  }
}

function timestamp(value: string, offsetMinutes: number): string {
  const [whole, fraction] = secondsAndFraction(value);
  const seconds = whole + offsetMinutes * (MINUTE_MS / 1000);
  const day = Math.floor(seconds / DAY_SECONDS);
  return `${isoDate(day * DAY_MS)} ${timeOfDay(seconds - day * DAY_SECONDS, fraction)}`;
}

/** Whole seconds downwards, and the digits that follow without zeros at their end. */
function secondsAndFraction(value: string): [number, string] {
  const [whole, digits = ''] = value.split('.');
  const fraction = digits.padEnd(9, '0').slice(0, 9);
  if (!whole.startsWith('-') || /^0*$/.test(fraction)) return [Number(whole), fraction.replace(/0+$/, '')];
  const rest = String(1_000_000_000 - Number(fraction)).padStart(9, '0');
  return [Number(whole) - 1, rest.replace(/0+$/, '')];
}

function timeOfDay(seconds: number, fraction: string): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  const clock = `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction === '' ? clock : `${clock}.${fraction}`;
}

function isoDate(timeMs: number): string {
  const [date] = new Date(timeMs).toISOString().split('T');
  return date;
}

function offset(minutes: number): string {
  const absolute = Math.abs(minutes);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(absolute / 60)}:${two(absolute % 60)}`;
}
