import { Noise } from './word-kinds.js';

/** Numbers of so many digits are no part of a name, not even of a numbered firm ("Kestrel Trading 1259"). */
const MANY_DIGITS = 7;
/** A number of a site, of a terminal or of a ticket: many digits, a zero in front ("Kestrel 0423"; "Schalke 04" is a name), or four and a letter in front ("Kestrel F12345"). */
const CODE = new RegExp(`^(?:\\d{${MANY_DIGITS},}|0\\d{2,}|[a-z]\\d{4,})$`);
/** A number of an order: letters and digits, two digits at least ("Kestrel*2K4RT7"). */
const ORDER = /^(?=[^\d]*\d[^\d]*\d)(?=.*[a-z])[a-z\d]{5,}$/;

/** How a word that no table has may be a code behind a name, by its letters: {@link Noise}. */
export function codeOf(text: string): number {
  if (CODE.test(text)) return Noise.code;
  return ORDER.test(text) ? Noise.signed : Noise.none;
}
