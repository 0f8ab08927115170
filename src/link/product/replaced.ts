import { ProductRole } from '../../category/product/roles.js';
import { contradict } from '../../category/product/unit-scales.js';
import type { LinkTable } from '../link-table.js';
import { Match } from '../match-manner.js';
import type { UnitPairing } from '../unit-pairing.js';

/**
 * What of one value takes the place of something else in the other: a number and nothing else differs; a number amid other things; words and nothing else. And one
 * word that stands amid the words of the other; an edition that one alone names, and nothing else; an edition amid other things; a size and nothing else.
 */
export const Replaced = { nothing: 0, number: 1, numberAmidOthers: 2, words: 3, inserted: 4, edition: 5, editionAmidOthers: 6, size: 7 } as const;

/** Roles that two listings of one product may differ in. */
const SPARE: ReadonlySet<number> = new Set([
  ProductRole.generic,
  ProductRole.thing,
  ProductRole.colour,
  ProductRole.accessory,
  ProductRole.platform,
  ProductRole.carrier,
]);
/** Roles of words by which a product is told from others of its line. */
const TELLING: ReadonlySet<number> = new Set([ProductRole.name, ProductRole.edition, ProductRole.variant, ProductRole.sort]);
/** Roles that no word takes the place of. */
const NUMERIC: ReadonlySet<number> = new Set([ProductRole.number, ProductRole.model, ProductRole.size]);

const DIGITS = /^\d+$/;
/** Digits of a part number. */
const LONG_DIGITS = /^\d{5,}$/;
/** The number of a mark: the first has none. And what it numbers. */
const MARK = /^[2-9]$/;
/** The number of a sequel: the first has none. And what it is played on. */
const SEQUEL = /^(?:[2-9]|1\d)$/;
const PLAYED_ON: ReadonlySet<number> = new Set([ProductRole.platform, ProductRole.carrier, ProductRole.variant, ProductRole.generic]);
const CODED: ReadonlySet<number> = new Set([ProductRole.number, ProductRole.model]);
const CODE = /[a-z].*\d|\d.*[a-z]/;
/** Words that take the place of others. */
const MOST_WORDS = 3;
/** Characters of a number that excludes another one where the model number is the same. */
const MOST_DIGITS = 3;
/** Characters of a short number with letters. */
const MOST_SHORT = 4;

/** One side of a pair: the roles of its units, and those units that nothing of the other side is. */
interface Side {
  readonly roles: Uint8Array;
  readonly words: Int32Array;
  readonly left: readonly number[];
}

/** Two values, and whether unit i of the first is exactly unit j of the second. */
interface Sides {
  readonly a: Side;
  readonly b: Side;
  readonly areOne: (i: number, j: number) => boolean;
  readonly areMatched: (i: number, j: number) => boolean;
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
  { aStart, aCount, bStart, bCount, manner, taken, partner }: UnitPairing,
  nearLeft: Uint8Array,
  nearRight: Uint8Array,
  isOneModel: boolean,
): number {
  const sideOf = (start: number, count: number, matched: Uint8Array, near: Uint8Array): Side => ({
    roles: unitRole.subarray(start, start + count),
    words: unitWord.subarray(start, start + count),
    left: leftOver(count, matched, near),
  });
  const sides: Sides = {
    a: sideOf(aStart, aCount, manner, nearLeft),
    b: sideOf(bStart, bCount, taken, nearRight),
    areMatched: (i, j) => i >= 0 && j >= 0 && i < aCount && j < bCount && partner[i] === j,
    areOne: (i, j) => i >= 0 && j >= 0 && i < aCount && j < bCount && partner[i] === j && manner[i] === Match.exact,
  };
  const { a, b } = sides;
  if (isSpare(a) && isSpare(b) && areNumbersTurned(sides, words.text)) return Replaced.number;
  if (isNumberReplaced(sides, words.text, isOneModel)) return isSpare(a) && isSpare(b) ? Replaced.number : Replaced.numberAmidOthers;
  if (isSizeReplaced(sides, words.text)) return Replaced.size;
  const edition = editionAdded(a, b, words.text, isOneModel);
  if (edition !== Replaced.nothing) return edition;
  if (isSequel(a, b, words.text) || isSequel(b, a, words.text)) return Replaced.editionAmidOthers;
  if (!isPlainRun(a) || !isPlainRun(b)) return Replaced.nothing;
  if (a.left.length > 0 && b.left.length > 0) return areWordsReplaced(sides) ? Replaced.words : Replaced.nothing;
  const [more, otherOf] = a.left.length > 0 ? [a, (i: number) => partner[i]] : [b, (j: number) => partner.subarray(0, aCount).indexOf(j)];
  return isInserted(more, otherOf) ? Replaced.inserted : Replaced.nothing;
}

/** Whether a number stands behind the same word as another one of the other side. */
function isNumberReplaced({ a, b, areMatched }: Sides, texts: readonly string[], isOneModel: boolean): boolean {
  const codesOf = ({ roles, left }: Side): number[] => left.filter((unit) => CODED.has(roles[unit]));
  const others = codesOf(b);
  if (others.length === 0) return false;
  return codesOf(a).some((i) =>
    others.some((j) => {
      if (!areMatched(i - 1, j - 1)) return false;
      const [text, other] = [texts[a.words[i]], texts[b.words[j]]];
      const areNumbers = (isNumber(a.roles[i], text) && isNumber(b.roles[j], other)) || areSuffixed(a.roles[i], text, b.roles[j], other);
      return areNumbers && areRivals(text, other, isOneModel);
    }),
  );
}

/** Whether two short numbers that stand side by side stand the other way round there ("W32 L34", "W34 L32"). */
function areNumbersTurned({ a, b, areOne }: Sides, texts: readonly string[]): boolean {
  const isShort = (unit: number): boolean => a.roles[unit] === ProductRole.number && texts[a.words[unit]].length <= MOST_DIGITS;
  const other = (unit: number): number => b.words.indexOf(a.words[unit]);
  for (let i = 1; i < a.words.length; i++) {
    if (!isShort(i - 1) || !isShort(i) || a.words[i - 1] === a.words[i]) continue;
    const j = other(i);
    if (j >= 0 && areOne(i, j) && areOne(i - 1, j + 1)) return true;
  }
  return false;
}

/** Whether nothing differs but a size behind the same word ("Crankset 170mm", "Crankset 175mm"), whatever the model number. */
function isSizeReplaced({ a, b, areMatched }: Sides, texts: readonly string[]): boolean {
  if (!isSpare(a, true) || !isSpare(b, true)) return false;
  const sizesOf = ({ roles, left }: Side): number[] => left.filter((unit) => roles[unit] === ProductRole.size);
  const others = sizesOf(b);
  return sizesOf(a).some((i) => others.some((j) => areMatched(i - 1, j - 1) && areOtherSizes(texts[a.words[i]], texts[b.words[j]])));
}

/** Whether two sizes measure the same and differ, one not being the other without its decimals (14.7 MP, 14 MP). */
function areOtherSizes(size: string, other: string): boolean {
  const [less, more] = [Number.parseFloat(size), Number.parseFloat(other)].sort((a, b) => a - b);
  return contradict(size, other) && !(Math.trunc(more) === less || Math.round(less) === more);
}

/** Long numbers are those of models: LEGO 75192; short ones are numbers, with letters as well: GU10. */
const isNumber = (role: number, text: string): boolean =>
  role === ProductRole.number || (role === ProductRole.model && (DIGITS.test(text) || text.length <= MOST_SHORT));

/** "255", "255S": a number, and the same with a letter or two behind it. */
function areSuffixed(role: number, text: string, otherRole: number, other: string): boolean {
  if (role !== ProductRole.number) return otherRole === ProductRole.number && areSuffixed(otherRole, other, role, text);
  return otherRole === ProductRole.model && other.startsWith(text) && /\d$/.test(text) && /^[a-z]{1,2}$/.test(other.slice(text.length));
}

/** Whether what is left of a side but numbers (or sizes) may be left out of a listing. */
const isSpare = ({ roles, left }: Side, areSizes = false): boolean =>
  left.every((unit) => (areSizes ? roles[unit] === ProductRole.size : CODED.has(roles[unit])) || SPARE.has(roles[unit]));

/** Whether a side has nothing more than the number of a sequel, between a title and what it is played on ("Die Hard 2 [DVD]"). */
function isSequel(side: Side, other: Side, texts: readonly string[]): boolean {
  const [at] = side.left;
  if (side.left.length !== 1 || other.left.length > 0 || side.roles[at] !== ProductRole.number || !SEQUEL.test(texts[side.words[at]])) return false;
  const [before, behind] = [side.roles[at - 1], side.roles[at + 1]];
  return at > 0 && PLAYED_ON.has(behind) && (before === ProductRole.name || (before === ProductRole.generic && behind !== before));
}

/** Whether what is left of a side stands one behind the other, and is words. */
const isPlainRun = ({ roles, left }: Side): boolean =>
  (left.length === 0 || left[left.length - 1] - left[0] === left.length - 1) && !left.some((unit) => NUMERIC.has(roles[unit]));

/** Whether words stand between the same ones as others do, or one word beside the same one as another. */
function areWordsReplaced({ a, b, areOne }: Sides): boolean {
  const [i, j] = [a.left[0], b.left[0]];
  const isBehindOne = areOne(i - 1, j - 1);
  const isInFrontOfOne = areOne(i + a.left.length, j + b.left.length);
  const tells = ({ roles, left }: Side): boolean => left.some((unit) => TELLING.has(roles[unit]));
  if (isBehindOne && isInFrontOfOne && a.left.length <= MOST_WORDS && b.left.length <= MOST_WORDS) return tells(a) || tells(b);
  const isOneEach = a.left.length === 1 && b.left.length === 1;
  return isOneEach && (isBehindOne || isInFrontOfOne) && isSibling(a.roles[i], b.roles[j]);
}

/**
 * Whether one side says of the thing what the other does not, an edition among it ("13", "13 Pro"), or the number of a mark ("RX100", "RX100 II"), and the other
 * nothing of its own but perhaps the maker in front. Sizes are properties that a listing may leave out. Of one model number marks alone are told apart.
 */
function editionAdded(a: Side, b: Side, texts: readonly string[], isOneModel: boolean): number {
  const [own, other] = [tellingOf(a), tellingOf(b)];
  if (own.length > 0 === other.length > 0) return Replaced.nothing;
  const [side, left] = own.length > 0 ? [a, own] : [b, other];
  const marks = left.filter((unit) => isMark(side, unit, texts)).length;
  const isEdition = (unit: number): boolean => side.roles[unit] === ProductRole.edition && (!isOneModel || side.roles[unit - 1] === ProductRole.model);
  const editions = left.filter(isEdition).length;
  if (marks + editions === 0) return Replaced.nothing;
  return marks + editions === left.length ? Replaced.edition : Replaced.editionAmidOthers;
}

/** What is left of a side and tells it from others, but for sizes and names in front of all that agrees. */
function tellingOf({ roles, left }: Side): number[] {
  const isTelling = (role: number, isInFront: boolean): boolean => !SPARE.has(role) && role !== ProductRole.size && !(role === ProductRole.name && isInFront);
  return left.filter((unit, at) => isTelling(roles[unit], unit === at));
}

/** Whether a unit is the number of a mark, right behind what it numbers or behind "mark". */
function isMark({ roles, words, left }: Side, unit: number, texts: readonly string[]): boolean {
  if (roles[unit] !== ProductRole.number || !MARK.test(texts[words[unit]])) return false;
  const isWord = unit > 1 && left.includes(unit - 1) && roles[unit - 1] === ProductRole.edition;
  const thing = isWord ? unit - 2 : unit - 1;
  return thing >= 0 && !left.includes(thing) && CODED.has(roles[thing]) && CODE.test(texts[words[thing]]);
}

/** Whether one word of a side stands between two that are neighbours in the other. */
function isInserted({ roles, left }: Side, otherOf: (unit: number) => number): boolean {
  const [at] = left;
  if (left.length !== 1 || !TELLING.has(roles[at]) || at === 0 || at + 1 === roles.length) return false;
  return otherOf(at - 1) >= 0 && otherOf(at + 1) === otherOf(at - 1) + 1;
}

/**
 * Whether two numbers exclude each other: "11" and "11.2" are a version, and the same one more exactly. Of one model number (`isOneModel`) two listings may tell
 * different things, the year and the width; only short ones that are alike do.
 */
function areRivals(number: string, other: string, isOneModel: boolean): boolean {
  if (isOneModel && (number.length !== other.length || number.length > MOST_DIGITS)) return false;
  // "E-420", "420": the line is left out
  const [digits, otherDigits] = [number.replace(/^[a-z]+/, ''), other.replace(/^[a-z]+/, '')];
  if (digits === otherDigits && (digits === number || otherDigits === other)) return false;
  // "HARMONY1" and a part number of nine digits are told beside each other
  if (isPartNumber(number, other) || isPartNumber(other, number)) return false;
  return !number.startsWith(`${other}.`) && !other.startsWith(`${number}.`);
}

/** Whether a number has so many digits that it numbers parts, and the other has letters. */
const isPartNumber = (number: string, other: string): boolean => LONG_DIGITS.test(number) && /[a-z]/.test(other);

/** Whether words of two roles tell two of a line apart where one takes the place of the other (two colours are told apart by themselves). */
function isSibling(role: number, other: number): boolean {
  return TELLING.has(role) ? TELLING.has(other) || other === ProductRole.colour : role === ProductRole.colour && TELLING.has(other);
}

function leftOver(count: number, manner: Uint8Array, near: Uint8Array): number[] {
  const left: number[] = [];
  for (let i = 0; i < count; i++) if (manner[i] === Match.none && !near[i]) left.push(i);
  return left;
}
