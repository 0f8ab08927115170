/** Parameters of RFC 3492, section 5. */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

function adapted(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/**
 * The letters of a label behind "xn--" (RFC 3492), or `null` where it is none. The other way is `URL`'s, which every runtime has; this one none has everywhere.
 *
 * @cost O(length²) for labels, which have 63 characters at most; longer ones are not read.
 * @example decodePunycode('mnchen-3ya')  // => 'münchen'
 */
export function decodePunycode(label: string): string | null {
  if (label.length > 63) return null;
  const last = label.lastIndexOf('-');
  const points = Array.from(label.slice(0, Math.max(last, 0)), (letter) => letter.charCodeAt(0));
  if (points.some((point) => point >= INITIAL_N)) return null;
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = last < 0 ? 0 : last + 1; at < label.length; ) {
    const before = i;
    for (let weight = 1, k = BASE; ; k += BASE) {
      if (at >= label.length) return null;
      const digit = Number.parseInt(label[at++], BASE); // a-z 10..35, 0-9 0..9: RFC 3492 has letters first
      if (Number.isNaN(digit)) return null;
      const value = digit >= 10 ? digit - 10 : digit + 26;
      i += value * weight;
      if (i > 0x7fffffff) return null;
      const t = k <= bias ? T_MIN : k >= bias + T_MAX ? T_MAX : k - bias;
      if (value < t) break;
      weight *= BASE - t;
    }
    bias = adapted(i - before, points.length + 1, before === 0);
    n += Math.floor(i / (points.length + 1));
    i %= points.length + 1;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return null;
    points.splice(i++, 0, n);
  }
  return points.length === 0 ? null : String.fromCodePoint(...points);
}
