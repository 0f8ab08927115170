import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';
import { isGtin } from '../../text/gtin.js';

/**
 * What a word may be of a code whose parts are written apart: one letter, no more than two letters, a number of three digits and more, one that looks like a year,
 * digits alone, a number of four digits and more with a letter; what many things are made to or have (USB3.0, Cat6a, RTX4070), and a processor of notebooks, which is in many of them (i5-1335U).
 */
export const Code = { letter: 1, short: 2, number: 4, year: 8, digits: 16, lettered: 32, standard: 64, processor: 128 } as const;

/** A part number without the country that the thing is sold in: "MB397GA" and, joined, "MB397G/A". */
export const withoutRegion = rewriter('product', 'region');

const isProcessor = recognizer('product', 'processor');
const isStandard = recognizer('product', 'standard');

/** Digits that look like a year. */
export const YEAR = /^(?:19|20)\d\d$/;
/** (an x stands between numbers) */
const CODE_LETTER = /^[a-wyz]$/;
const CODE_LETTERS = /^[a-z]{1,2}$/;
const DIGITS_ALONE = /^\d+$/;
const SOME_DIGIT = /\d/;
/** Digits of a number that may be a code. */
const CODE_DIGITS = 3;
const CODE_LETTERED = /^\d{4,}[a-z]$/;

/** What a word may be of a code, by its looks: bits of {@link Code}. */
export function codeOf(text: string): number {
  if (CODE_LETTERS.test(text)) return CODE_LETTER.test(text) ? Code.short | Code.letter : Code.short;
  const shared = SOME_DIGIT.test(text) ? (isStandard(text) ? Code.standard : 0) | (isProcessor(text) ? Code.processor : 0) : 0;
  if (CODE_LETTERED.test(text)) return shared | Code.lettered;
  if (!DIGITS_ALONE.test(text)) return shared;
  return Code.digits | (text.length < CODE_DIGITS ? 0 : Code.number) | (YEAR.test(text) ? Code.year : 0);
}

/** Letters and digits, four digits and more, as shops number their articles. */
const RECORD_NUMBER = /^(?=(?:[a-z]*\d){4})[a-z\d]+$/;
/** Digits of a GTIN where nothing says that it is one. */
const GTIN = /^\d{12,14}$/;

/** Whether a word may be the number of a record by its looks. */
export const isRecordNumber = (text: string): boolean => RECORD_NUMBER.test(text);

/** Whether a number is a GTIN by its length and its check digit. */
export const mayBeGtin = (text: string): boolean => GTIN.test(text) && isGtin(text);

/** What a word may be of the number of a record: that number, by its looks, a word that says that one follows, one that may be another word. */
export const RecordWord = { number: 1, said: 2, doubtful: 4 } as const;

/** Bits of {@link RecordWord} of a word that no row has. */
export function recordOfDigits(text: string): number {
  return isRecordNumber(text) ? RecordWord.number : 0;
}
