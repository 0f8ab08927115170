import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';

/**
 * What a word may be of a code whose parts are written apart: one letter, no more than two letters, a number of three digits and more, one that looks like a year,
 * digits alone, a number of four digits and more with a letter.
 */
export const Code = { letter: 1, short: 2, number: 4, year: 8, digits: 16, lettered: 32 } as const;

/** A part number without the country that the thing is sold in: "MB397GA" and, joined, "MB397G/A". */
export const withoutRegion = rewriter('product', 'region');

/** The number of a processor of notebooks, which is in many of them: Latitude 5440 with an i5-1335U and 8 GB, and with 16. */
export const isProcessor = recognizer('product', 'processor');

/** What many things are made to or have, and none is told by: USB3.0, Cat6a, RTX4070. */
export const isStandard = recognizer('product', 'standard');

/** Digits that look like a year. */
export const YEAR = /^(?:19|20)\d\d$/;
/** (an x stands between numbers) */
const CODE_LETTER = /^[a-wyz]$/;
const CODE_LETTERS = /^[a-z]{1,2}$/;
const DIGITS_ALONE = /^\d+$/;
/** Digits of a number that may be a code. */
const CODE_DIGITS = 3;
const CODE_LETTERED = /^\d{4,}[a-z]$/;

/** What a word may be of a code, by its looks: bits of {@link Code}. */
export function codeOf(text: string): number {
  if (CODE_LETTERS.test(text)) return CODE_LETTER.test(text) ? Code.short | Code.letter : Code.short;
  if (CODE_LETTERED.test(text)) return Code.lettered;
  if (!DIGITS_ALONE.test(text)) return 0;
  return Code.digits | (text.length < CODE_DIGITS ? 0 : Code.number) | (YEAR.test(text) ? Code.year : 0);
}
