import { isLarge } from '../../category/product/unit-scales.js';
import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';

/** A model number that begins another one: "U5140", "U5140900"; what is behind it says colour, country or package. */
const MIN_PREFIX = 5;
const MAX_SUFFIX = 8;
/** A model number that other catalogues write behind the letters of its line. */
export const MIN_MODEL = 4;
/** Characters by which two model numbers are of one line. */
const MIN_MAKE = 3;
const MAX_LINE = 4;
const MIXED = /^[a-z]+\d+[a-z]*$/;
const LETTERS = /^[a-z]+$/;
const LETTERED = /^[a-z]+\d+[a-z]+$/;
/** Characters of a model number that may stand amid another one. */
const MIN_WITHIN = 7;
const LETTERS_AND_DIGITS = /^(?=.*[a-z])(?=.*\d)/;
/** A number of which every letter behind it makes another product: i7-7700, i7-7700K. */
const hasOwnSuffixes = recognizer('product', 'own-suffix');
const withoutDenial = rewriter('product', 'denial');

/** Whether one word denies the other ("salted", "unsalted"). */
export function areOpposites(text: string, other: string): boolean {
  const [short, long] = text.length <= other.length ? [text, other] : [other, text];
  return long.endsWith(short) && withoutDenial(long) === short;
}

/** Whether of two model numbers one is the other with more behind it or in front. */
export function areNearModels(text: string, other: string): boolean {
  const [short, long] = text.length <= other.length ? [text, other] : [other, text];
  return !isOfOtherSuffix(short, long) && (isBeginning(short, long) || isWithoutLine(short, long) || areSamePadded(short, long));
}

/** Zeros in front of digits, which some catalogues leave out. */
const PADDING = /(?<!\d)0+(?=\d)/g;

/** "106R03479", "106R3479": one number, padded with zeros. */
function areSamePadded(short: string, long: string): boolean {
  return short.length >= MIN_PREFIX && long.length > short.length && long.includes('0') && long.replace(PADDING, '') === short.replace(PADDING, '');
}

/** "i7-7700" and "i7-7700K", "i7-7700K" and "i7-7700T": one number, and what stands behind it makes them two products. */
function isOfOtherSuffix(text: string, other: string): boolean {
  const [short, long] = text.length <= other.length ? [text, other] : [other, text];
  if (isLarge(long) && !isLarge(short) && long.startsWith(short)) return true;
  return hasOwnSuffixes(short) && long !== short && long.startsWith(short.replace(/[a-z]$/, ''));
}

const DIGITS = /\d+/g;

/** Whether two model numbers have the same letters in the same places, and other digits: CH16, CH18; LM317T, LM337T. */
export function areOfOneSeries(text: string, other: string): boolean {
  return text !== other && text.replace(DIGITS, '0') === other.replace(DIGITS, '0');
}

/** Whether a model number begins the other: "U5140", "U5140900". ("U51" is no beginning of "U512": digits go on.) */
function isBeginning(short: string, long: string): boolean {
  if (long.length - short.length > MAX_SUFFIX || !long.startsWith(short)) return false;
  // ("F-91W-1YEF")
  if (short.length < MIN_PREFIX) return short.length === MIN_MODEL && LETTERED.test(short) && /^\d/.test(long.slice(short.length));
  return !/\d$/.test(short) || !/^\d/.test(long.slice(short.length)) || /[a-z]/.test(short);
}

/** Whether a model number is the other without the letters of its line in front: "C414", "SGHC414"; of a long one also without letters behind: "55AU7100", "UE55AU7100KXXU". */
function isWithoutLine(short: string, long: string): boolean {
  if (short.length < MIN_MODEL) return false;
  const at = long.indexOf(short);
  if (at <= 0 || at > MAX_LINE || !LETTERS.test(long.slice(0, at))) return false;
  const behind = long.slice(at + short.length);
  return behind === ''
    ? MIXED.test(short)
    : short.length >= MIN_WITHIN && LETTERS_AND_DIGITS.test(short) && behind.length <= MAX_SUFFIX && LETTERS.test(behind);
}

/** Whether two model numbers that differ are of one line: they begin alike and differ in their digits ("DSC-W120", "DSC-W150"), or in letters that count. */
export function areOfOneLine(text: string, other: string): boolean {
  if (isOfOtherSuffix(text, other)) return true;
  return text.slice(0, MIN_MAKE) === other.slice(0, MIN_MAKE) && /\d+/.exec(text)?.[0] !== /\d+/.exec(other)?.[0];
}

/** "FIFA 21", "FIFA 2021": a year without its century. */
export function isShortYear(text: string, other: string): boolean {
  const [short, long] = text.length <= other.length ? [text, other] : [other, text];
  return /^\d\d$/.test(short) && /^(?:19|20)\d\d$/.test(long) && long.endsWith(short);
}
