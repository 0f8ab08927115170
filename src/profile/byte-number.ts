/** Decimal powers that are doubles without a rest: dividing an integer below 2^53 by one gives the double nearest to the decimal. */
const POWERS = Array.from({ length: 16 }, (_, power) => 10 ** power);
const MAX_DIGITS = 15;

/** What {@link ByteNumber.read} can say of a value. */
export const Seen = { plain: 0, other: 1 } as const;

/**
 * Reads most numbers straight from bytes: `12`, `-12.5`, `1,5` with up to fifteen digits, which doubles hold apart from each other. All else is left to
 * {@link readNumber}. One object for all values.
 */
export class ByteNumber {
  /** The number where decimals stand behind a point, and where they stand behind a comma; NaN where it is none then. */
  point = Number.NaN;
  comma = Number.NaN;

  /** `Seen.plain` where the bytes are such a number, `Seen.other` where they are anything else. */
  read(data: Uint8Array, start: number, end: number): number {
    let at = start;
    const negative = at < end && data[at] === 0x2d;
    if (negative) at++;
    const first = at;
    let value = 0;
    let mark = 0;
    let markAt = -1;
    for (; at < end; at++) {
      const byte = data[at];
      if (byte >= 0x30 && byte <= 0x39) value = value * 10 + byte - 0x30;
      else if ((byte === 0x2e || byte === 0x2c) && markAt < 0) {
        mark = byte;
        markAt = at;
      } else return Seen.other;
    }
    const digits = end - first - (markAt < 0 ? 0 : 1);
    if (digits === 0 || digits > MAX_DIGITS) return Seen.other;
    if (negative && value > 0) value = -value;
    if (markAt < 0) {
      this.point = this.comma = value;
      return Seen.plain;
    }
    const scale = end - markAt - 1;
    const decimal = value / POWERS[scale];
    // "1.234" may be a thousand and more: the mark groups digits then
    const before = markAt - first;
    const grouped = scale === 3 && before >= 1 && before <= 3 && data[first] !== 0x30 ? value : Number.NaN;
    this.point = mark === 0x2e ? decimal : grouped;
    this.comma = mark === 0x2c ? decimal : grouped;
    return Seen.plain;
  }
}
