import { ProductRole } from '../../category/product/roles.js';
import type { LinkTable } from '../link-table.js';
import { Match } from '../match-manner.js';
import type { UnitPairing } from '../unit-pairing.js';

/**
 * What of one value takes the place of something else in the other: a number and nothing else differs; a number amid other things; words and nothing else. And one
 * word that stands amid the words of the other.
 */
export const Replaced = { nothing: 0, number: 1, numberAmidOthers: 2, words: 3, inserted: 4 } as const;

/** Roles that two listings of one product may differ in. */
const SPARE: ReadonlySet<number> = new Set([ProductRole.generic, ProductRole.colour, ProductRole.accessory]);
/** Roles of words by which a product is told from others of its line. */
const TELLING: ReadonlySet<number> = new Set([ProductRole.name, ProductRole.edition, ProductRole.variant]);
/** Roles that no word takes the place of. */
const NUMERIC: ReadonlySet<number> = new Set([ProductRole.number, ProductRole.model, ProductRole.size]);

/** Words that take the place of others. */
const MOST_WORDS = 3;
/** Characters of a number that excludes another one where the model number is the same. */
const MOST_DIGITS = 3;

/** One side of a pair: its units from `start` on, and those that nothing of the other side is. */
interface Side {
  readonly start: number;
  readonly count: number;
  readonly left: readonly number[];
}

/**
 * "Chest of 4 drawers" and "Chest of 6 drawers": a number behind a word that both have. Without such words numbers may say anything (a list of properties in another
 * order). "Wall Paint Calm 5 l", "Wall Paint Bold 5 l": words between the same ones.
 *
 * @param nearLeft, nearRight  units that are matched though they are not the same.
 * @param isOneModel  whether a model number agrees.
 */
export function replacedWords(
  { unitRole, unitWord, words }: LinkTable,
  pairing: UnitPairing,
  nearLeft: Uint8Array,
  nearRight: Uint8Array,
  isOneModel: boolean,
): number {
  const { aStart, aCount, bStart, bCount, manner, taken, partner } = pairing;
  const a: Side = { start: aStart, count: aCount, left: leftOver(aCount, manner, nearLeft) };
  const b: Side = { start: bStart, count: bCount, left: leftOver(bCount, taken, nearRight) };
  const roleOf = ({ start }: Side, unit: number): number => unitRole[start + unit];
  const arePartners = (i: number, j: number): boolean => i >= 0 && j >= 0 && i < aCount && j < bCount && partner[i] === j && manner[i] === Match.exact;
  const textOf = ({ start }: Side, unit: number): string => words.text[unitWord[start + unit]];
  const isNumber = (side: Side) => (unit: number) => roleOf(side, unit) === ProductRole.number;
  if (
    a.left.some((i) => isNumber(a)(i) && b.left.some((j) => isNumber(b)(j) && arePartners(i - 1, j - 1) && areRivals(textOf(a, i), textOf(b, j), isOneModel)))
  ) {
    const isSpare = (side: Side): boolean => side.left.every((unit) => isNumber(side)(unit) || SPARE.has(roleOf(side, unit)));
    return isSpare(a) && isSpare(b) ? Replaced.number : Replaced.numberAmidOthers;
  }
  if (!isRun(a.left) || !isRun(b.left) || [a, b].some((side) => side.left.some((unit) => NUMERIC.has(roleOf(side, unit))))) return Replaced.nothing;
  const tells = (side: Side): boolean => side.left.some((unit) => TELLING.has(roleOf(side, unit)));
  if (a.left.length > 0 && b.left.length > 0) {
    const [i, j] = [a.left[0], b.left[0]];
    const [iEnd, jEnd] = [i + a.left.length, j + b.left.length];
    const isBehindOne = arePartners(i - 1, j - 1);
    const isInFrontOfOne = arePartners(iEnd, jEnd);
    const isOneEach = a.left.length === 1 && b.left.length === 1;
    const isBetween = isBehindOne && isInFrontOfOne && a.left.length <= MOST_WORDS && b.left.length <= MOST_WORDS;
    if (isBetween) return tells(a) || tells(b) ? Replaced.words : Replaced.nothing;
    return isOneEach && (isBehindOne || isInFrontOfOne) && isSibling(roleOf(a, i), roleOf(b, j)) ? Replaced.words : Replaced.nothing;
  }
  const more = a.left.length > 0 ? a : b;
  if (more.left.length !== 1 || !TELLING.has(roleOf(more, more.left[0]))) return Replaced.nothing;
  const at = more.left[0];
  const otherOf = (unit: number): number => (more === a ? partner[unit] : partner.subarray(0, aCount).indexOf(unit));
  const isAmid = at > 0 && at + 1 < more.count && otherOf(at - 1) >= 0 && otherOf(at + 1) === otherOf(at - 1) + 1;
  return isAmid ? Replaced.inserted : Replaced.nothing;
}

/**
 * Whether two numbers exclude each other: "11" and "11.2" are a version, and the same one more exactly. Of one model number (`isOneModel`) two listings may tell
 * different things, the year and the width; only short ones that are alike do.
 */
function areRivals(number: string, other: string, isOneModel: boolean): boolean {
  if (isOneModel && (number.length !== other.length || number.length > MOST_DIGITS)) return false;
  return !number.startsWith(`${other}.`) && !other.startsWith(`${number}.`);
}

/** Whether words of two roles tell two of a line apart where one takes the place of the other (two colours are told apart by themselves). */
function isSibling(role: number, other: number): boolean {
  return TELLING.has(role) ? TELLING.has(other) || other === ProductRole.colour : role === ProductRole.colour && TELLING.has(other);
}

function leftOver(count: number, manner: Uint8Array, near: Uint8Array): number[] {
  const left: number[] = [];
  for (let i = 0; i < count; i++) if (manner[i] === Match.none && !near[i]) left.push(i);
  return left;
}

/** Whether units stand one behind the other. */
function isRun(units: readonly number[]): boolean {
  return units.length === 0 || units[units.length - 1] - units[0] === units.length - 1;
}
