import { type Decimal, decimalOf, infinity } from './decimal.js';

/** What a number's decimals are behind. A column has one of them; whatever else stands between digits groups them. */
export type DecimalMark = '.' | ',';

/** What a text is as a number, where its decimals stand behind a point and where they stand behind a comma; null where it is none. */
export interface NumberReadings {
  readonly point: Decimal | null;
  readonly comma: Decimal | null;
}

const NONE: NumberReadings = { point: null, comma: null };
/** Characters that are read; a longer text is no number. */
const MAX_NUMBER_LENGTH = 1024;
/** Between groups of digits in some country or program, besides the point and the comma: blanks of all widths, apostrophes, the underscore. */
const GROUPING = " \u00a0\u2009\u202f'\u2019\u02bc_";
const MINUS = '-\u2212\u2010\u2011\u2012\u2013\ufe63\uff0d';
const PLUS = '+\uff0b';
const CURRENCY = /^\p{Sc}/u;

/**
 * Reads a number as people and programs write it: signs in front, behind or as brackets (`(12)`, `12-`, `−12`), digits in groups (`1,234,567`, `1.234.567`,
 * `1 234 567`, `1'234'567`, `12,34,567`), decimals, scientific notation, a currency sign or a percent sign at either end (which is left aside), infinities,
 * decimal digits of any script. Text that is anything else has no reading; NaN is no number.
 *
 * @example readNumber('1.234,56').comma  // => { negative: false, digits: '123456', exponent: 4 }
 * @cost O(length); 1,024 characters at most.
 */
export function readNumber(text: string): NumberReadings {
  if (text.length > MAX_NUMBER_LENGTH) return NONE;
  let rest = latinDigits(text.trim());
  let negative = false;
  if (rest.startsWith('(') && rest.endsWith(')')) {
    negative = true;
    rest = rest.slice(1, -1).trim();
    if (rest !== '' && (MINUS + PLUS).includes(rest[0])) return NONE;
  }
  rest = withoutMarks(rest);
  const [signed, inFront] = withoutSign(rest);
  if (inFront !== 0) {
    if (negative) return NONE;
    negative = inFront < 0;
    rest = withoutMarks(signed);
  } else if (!negative && rest.length > 1 && MINUS.includes(rest[rest.length - 1])) {
    negative = true;
    rest = withoutMarks(rest.slice(0, -1).trimEnd());
  }
  if (/^(inf(inity)?|∞)$/i.test(rest)) return { point: infinity(negative), comma: infinity(negative) };
  const power = /[eE]([-+\u2212]?\d{1,10})$/.exec(rest);
  const exponent = power === null ? 0 : Number(power[1].replace('\u2212', '-'));
  const mantissa = power === null ? rest : rest.slice(0, power.index);
  const point = digitsOf(mantissa, '.', ',');
  const comma = digitsOf(mantissa, ',', '.');
  return {
    point: point && decimalOf(negative, point.digits, point.scale, exponent),
    comma: comma && decimalOf(negative, comma.digits, comma.scale, exponent),
  };
}

/** The digits of `12 345.67` without what groups them, and how many of them are decimals; null where the groups are none. */
function digitsOf(text: string, mark: DecimalMark, other: DecimalMark): { digits: string; scale: number } | null {
  const at = text.indexOf(mark);
  const whole = at < 0 ? text : text.slice(0, at);
  const decimals = at < 0 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(decimals)) return null;
  let group = '';
  for (const character of whole) {
    if (character >= '0' && character <= '9') continue;
    if (group === '') group = character;
    if (character !== group || (character !== other && !GROUPING.includes(character))) return null;
  }
  const groups = group === '' ? [whole] : whole.split(group);
  if (group !== '' && !areGroups(groups)) return null;
  const digits = groups.join('') + decimals;
  return digits === '' ? null : { digits, scale: decimals.length };
}

/** One to three digits without a zero in front, then groups of three; or, as in India, of two and a last one of three. */
function areGroups(groups: readonly string[]): boolean {
  const [first] = groups;
  const last = groups[groups.length - 1];
  if (first.length === 0 || first.length > 3 || first[0] === '0' || last.length !== 3) return false;
  const inner = groups.slice(1, -1);
  return inner.every((group) => group.length === 3) || (first.length <= 2 && inner.every((group) => group.length === 2));
}

function withoutSign(text: string): [rest: string, sign: number] {
  if (text === '') return [text, 0];
  if (MINUS.includes(text[0])) return [text.slice(1).trimStart(), -1];
  return PLUS.includes(text[0]) ? [text.slice(1).trimStart(), 1] : [text, 0];
}

/** Without a currency sign in front or behind, or a percent sign behind. */
function withoutMarks(text: string): string {
  let rest = text;
  if (CURRENCY.test(rest)) rest = rest.slice(1).trimStart();
  else if (rest !== '' && (CURRENCY.test(rest[rest.length - 1]) || rest.endsWith('%'))) rest = rest.slice(0, -1).trimEnd();
  return rest;
}

/** With the decimal digits of other scripts as those of this one; a point or comma of theirs as well. */
function latinDigits(text: string): string {
  if (!/[^\0-\u02ff\u2000-\u206f]/.test(text)) return text;
  return text
    .replace(/\p{Nd}/gu, digitValue)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replaceAll('\uff0e', '.')
    .replaceAll('\uff0c', ',');
}

/** A decimal digit of any script as one of ours. They stand in runs of ten from zero on; those runs that touch each other are compatibility forms. */
function digitValue(digit: string): string {
  const plain = digit.normalize('NFKC');
  if (plain >= '0' && plain <= '9') return plain;
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
