import { lazily } from '../../lexicon/lazily.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { tableText } from '../../lexicon/table-text.js';
import { oppositesOf } from './word-pairs.js';

interface Scale {
  readonly of: string;
  readonly factor: number;
  readonly cls?: string;
}

/** Units by what they are so many of (tables/product/unit-scales.tsv), and the next larger one of a ladder. */
const scales = lazily(() => {
  const smaller = new Map<string, Scale>();
  const larger = new Map<string, { readonly unit: string; readonly factor: number; readonly binary: boolean }>();
  const aside = new Map<string, Scale>();
  const other = new Map<string, Scale[]>();
  const whole = new Map<string, number>();
  for (const line of tableText('product', 'unitScales').split('\n')) {
    const [unit, of, digits, cls] = line.split(' ');
    const factor = Number(digits);
    if (cls === 'aside') aside.set(unit, { of, factor });
    else if (cls === 'whole') whole.set(unit, factor);
    else if (cls === 'other' || cls === 'length') other.set(unit, [...(other.get(unit) ?? []), { of, factor, cls }]);
    else {
      smaller.set(unit, { of, factor });
      larger.set(of, { unit, factor, binary: cls === 'binary' });
    }
  }
  return { smaller, larger, aside, other, whole };
});

/** So many bytes are a thousand to many. */
const BINARY = 1024;
/** Digits that a product of decimals is exact to. */
const DIGITS = 12;
/** What has more is no size. */
const LONGEST = 9;

/**
 * A size in the unit in which its number is between 1 and 1000, where its unit is one of a ladder: 1000 ml and 1 l are "1l", 0.5 kg is "500g", 33 cl "330ml",
 * 1024 GB "1tb".
 *
 * @param number  digits, perhaps with a decimal point.
 */
export function scaledSize(number: string, unit: string): string {
  const { smaller, larger, aside } = scales();
  if (number.length > LONGEST || !(smaller.has(unit) || larger.has(unit) || aside.has(unit))) return number + unit;
  let amount = Number(number);
  const side = aside.get(unit);
  if (side !== undefined) {
    amount *= side.factor;
    unit = side.of;
  }
  for (let step = smaller.get(unit); amount > 0 && amount < 1 && step !== undefined; step = smaller.get(unit)) {
    amount = exact(amount * step.factor);
    unit = step.of;
  }
  for (let step = larger.get(unit); step !== undefined && amount >= step.factor; step = larger.get(unit)) {
    amount = exact(amount / (step.binary && amount % BINARY === 0 ? BINARY : step.factor));
    unit = step.unit;
  }
  return exact(amount) + unit;
}

/** Units of medicines that are counted: tablets and capsules. */
export const DOSES: ReadonlySet<string> = new Set(['tbl', 'cps']);
/** Washes are as many as the capsules for them. */
const WASH = 'wash';
const COUNTED = new RegExp(`^x?(\\d{1,4})(pk|${WASH}|${[...DOSES].join('|')})?$`);

/** Two and more in a pack, or users of a licence; thousands are the parts of one thing ("3696 pieces"). */
const SEVERAL = /^(?:[2-9]|[1-9]\d{1,2})(?:pk|user)$/;

/** Whether a word says that there are several: "3pk", "5user". */
export function areSeveral(text: string): boolean {
  return SEVERAL.test(text);
}

/** Whether two words are one number of things: "8", "x8" and "8pk"; "20tbl" and "20pk", but not "20cps". */
export function isSameCount(text: string, other: string): boolean {
  const [, count, form = 'pk'] = COUNTED.exec(text) ?? [];
  const [, otherCount, otherForm = 'pk'] = COUNTED.exec(other) ?? [];
  return count !== undefined && count === otherCount && (form === otherForm || !DOSES.has(form) || !DOSES.has(otherForm));
}

/** How far two sizes are from each other at most that are one in two systems of units, which shops round: 3.3 or 3.4 oz and 100 ml, 24 in and 60 cm. */
const ROUNDED = 1.03;
/** And of lengths, in millimetres, that are measured exactly: a tape of 1 in is none of 25 mm. */
const SHORT_LENGTH = 50;
const EXACT = 1.005;
const SIZE = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** A size in the smallest unit of a ladder. */
interface Amount {
  readonly of: string;
  readonly amount: number;
  /** Class of the row that leads there; '': it is of that ladder. */
  readonly cls: string;
}

/** A size in the smallest units of its ladder and, where it is of another system of units, of those that say the same: "3.4oz" in micrograms and millilitres. */
function amountsOf(size: string): Amount[] {
  const [, number = '', unit = ''] = SIZE.exec(size) ?? [];
  if (unit === '') return [];
  return [{ of: unit, factor: 1, cls: '' }, ...(scales().other.get(unit) ?? [])].map(({ of, factor, cls = '' }) => {
    let amount = Number(number) * factor;
    for (let step = scales().smaller.get(of); step !== undefined; step = scales().smaller.get(of)) {
      amount *= step.factor;
      of = step.of;
    }
    return { of, amount, cls };
  });
}

/** What two sizes of different systems of units are in one unit. */
function inOneUnit(size: string, other: string): (readonly [Amount, Amount])[] {
  const others = amountsOf(other);
  return amountsOf(size).flatMap((a) => others.filter((b) => b.of === a.of && a.cls + b.cls !== '').map((b) => [a, b] as const));
}

/** A number that a size may be told by alone: "50mm f/1.8" is "50 1.8", but "5" is many things. */
const TOLD_ALONE = /^(?:\d+\.\d+|\d{2,})$/;

/** A number behind which it says that there is more of it: PG-545XL. */
export const isLarge = recognizer('product', 'large-suffix');

/** Whether a number is that of a size, whose unit one value leaves out: "1.8", "f/1.8". */
export function isNumberOf(number: string, size: string): boolean {
  return TOLD_ALONE.test(number) && SIZE.exec(size)?.[1] === number && !isLarge(size);
}

/** Whether two sizes are one in two systems of units, rounded: "3.4oz" and "100ml". */
export function isSameMeasure(size: string, other: string): boolean {
  return inOneUnit(size, other).some(([a, b]) => {
    const least = Math.min(a.amount, b.amount);
    const isShort = (a.cls === 'length' || b.cls === 'length') && least < SHORT_LENGTH;
    return Math.max(a.amount, b.amount) <= least * (isShort ? EXACT : ROUNDED);
  });
}

/** "160x80", "m6x20": numbers with an "x" between them. */
const DIMENSIONS = /^m?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/;

export function isDimensions(text: string): boolean {
  return DIMENSIONS.test(text);
}

/**
 * Whether two sizes that differ measure the same. Of dimensions one may leave some out ("80x202", "80x28x202").
 */
export function contradict(size: string, other: string): boolean {
  if (isWholeOf(size, other) || isWholeOf(other, size)) return false;
  if (!isDimensions(size) || !isDimensions(other)) {
    const [measure, otherMeasure] = [measureOf(size), measureOf(other)];
    // (24 V DC, 24 V AC)
    return measure === otherMeasure || oppositesOf(measure)?.has(otherMeasure) === true || isOtherMeasure(size, other);
  }
  const [fewer, more] = [size.split('x'), other.split('x')].sort((a, b) => a.length - b.length);
  for (const number of fewer) {
    const at = more.indexOf(number);
    if (at < 0) return true;
    more.splice(at, 1);
  }
  return false;
}

/** Whether a size is another one in whole units, where some tell tenths and others do not: "13.3 in", "13 in"; "14.7 MP", "14 MP"; but a valve of 1/2 in is none of 1 in. */
function isWholeOf(whole: string, exactly: string): boolean {
  const [, number = '', unit = ''] = SIZE.exec(whole) ?? [];
  const [, other = '', otherUnit = ''] = SIZE.exec(exactly) ?? [];
  const least = scales().whole.get(unit) ?? Number.POSITIVE_INFINITY;
  if (unit !== otherUnit || Number(number) < least || number.includes('.') || !other.includes('.')) return false;
  return Math.trunc(Number(other)) === Number(number) || Math.round(Number(other)) === Number(number);
}

/** Whether two sizes are of one measure in two systems of units, and not the same. A thing has several lengths, but one volume or mass. */
function isOtherMeasure(size: string, other: string): boolean {
  return !isSameMeasure(size, other) && inOneUnit(size, other).some(([a, b]) => a.cls !== 'length' && b.cls !== 'length');
}

/** The smallest unit of a size's ladder, which tells whether two sizes measure the same: "1.5l" and "330ml" are of ml. */
function measureOf(size: string): string {
  let unit = size.replace(/^[\d.]+/, '');
  if (DOSES.has(unit)) return 'pk';
  for (let step = scales().smaller.get(unit); step !== undefined; step = scales().smaller.get(unit)) unit = step.of;
  return unit;
}

function exact(amount: number): number {
  return Number(amount.toPrecision(DIGITS));
}
