import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Fact, UnitClass } from './facts.js';
import { BOUNDARY, type RawWords } from './raw-words.js';
import type { AddressWords } from './words.js';

/** What the number of word i is, with its ending behind a hyphen, in front of a type or with its thousands; -1: what it says. */
export function numberOf(words: AddressWords, raw: RawWords, i: number): WordId {
  if (isThousands(words, raw, i)) return words.id(words.textOf(raw.word[i]) + words.textOf(raw.word[i + 1]));
  if (isApartOrdinal(words, raw, i)) return words.id(`${words.textOf(words.value[raw.word[i]])}th`);
  const joined = hyphenOrdinal(words, raw, i);
  return joined < 0 ? typedOrdinal(words, raw, i) : joined;
}

/** Of how many words {@link numberOf} is. */
export function numberLength(words: AddressWords, raw: RawWords, i: number): number {
  return isThousands(words, raw, i) || isApartOrdinal(words, raw, i) || words.hyphenOrdinals.has(raw.word[i + 1]) ? 2 : 1;
}

/** "nº 13.300": a number in thousands behind what says that it is one; but kilometres have tenths. In front of all in the United States, as programs write numbers: "1,250 Hampton Rd". */
function isThousands({ realm, flags, unitClass, kilometre, table }: AddressWords, { word, gap, count }: RawWords, i: number): boolean {
  if (i === 0 && realm === 'us') {
    if (count < 3 || gap[1] !== Gap.comma || gap[2] !== Gap.space || table.length(word[0]) > 3 || table.length(word[1]) !== 3) return false;
    return (flags[word[1]] & Fact.digits) !== 0 && !(flags[word[2]] & (Fact.digits | Fact.mixed));
  }
  if (i === 0 || i + 1 >= count || gap[i + 1] !== Gap.dot || table.length(word[i + 1]) !== 3) return false;
  return (flags[word[i + 1]] & Fact.digits) !== 0 && unitClass[word[i - 1]] === UnitClass.number && word[i - 1] !== kilometre;
}

/** Of the numbers that English writes with an ending of their own, their last digit and that ending; all others, and those from eleven to nineteen, have "th". */
const ENDING_OF_DIGIT: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
const OTHER_ENDING = 'th';

/** "319 E 50 th St", "12 W 23 rd St": the ending of an ordinal behind a blank, in front of a type, as "St" and "Rd" are types themselves; "th" is nothing else. */
function isApartOrdinal(words: AddressWords, { word: raw, gap, count }: RawWords, i: number): boolean {
  if (i + 1 >= count || gap[i + 1] !== Gap.space || !words.englishOrdinals.has(raw[i + 1])) return false;
  const number = words.textOf(words.value[raw[i]]);
  const ending = number.at(-2) === '1' ? OTHER_ENDING : (ENDING_OF_DIGIT[number.at(-1) ?? ''] ?? OTHER_ENDING);
  if (words.textOf(raw[i + 1]) !== ending) return false;
  return ending === OTHER_ENDING || (i + 2 < count && gap[i + 2] === Gap.space && (words.flags[raw[i + 2]] & Fact.typeAfter) !== 0);
}

/** With the ending that a hyphen joins to it: "1-й Кадашёвский пер.", "8-го Марта". */
function hyphenOrdinal(words: AddressWords, { word: raw, gap, count }: RawWords, i: number): WordId {
  if (i + 1 >= count || gap[i + 1] !== Gap.hyphen || !(words.flags[raw[i]] & Fact.digits) || !words.hyphenOrdinals.has(raw[i + 1])) return -1;
  return words.id(`${words.textOf(words.value[raw[i]])}th`);
}

/** In front of a type whose streets are numbered ("1453 Sk. No: 18", "1453. Sokak 18"), where the number of the house is behind it. */
function typedOrdinal(words: AddressWords, { word: raw, gap, count }: RawWords, i: number): WordId {
  if (i + 2 >= count || !words.ordinalTypes.has(raw[i + 1]) || (gap[i + 1] & ~(Gap.space | Gap.dot)) !== 0) return -1;
  const house = words.unitClass[raw[i + 2]] === UnitClass.number ? i + 3 : i + 2;
  if (house >= count || !(words.flags[raw[house]] & (Fact.digits | Fact.mixed))) return -1;
  return words.id(`${words.textOf(words.value[raw[i]])}th`);
}

/** What a street's type is that stands behind an ordinal or in front of a name. */
const TYPE = Fact.typeAfter | Fact.typeBefore;
const DOUBTFUL = Fact.weakAfter | Fact.weakBefore;

/**
 * The ordinal that word i is, where its letter is that of a house elsewhere: "1e Jan Steenstraat 10", whose house stands behind the street; but "1e, rue Reed", "12e High
 * Street". Or between the number of a house and a type: "230 5e Avenue". Or in front of a type and a number: "7a Avenida 12-34". -1: it is none.
 */
export function frontOrdinal(words: AddressWords, { word: raw, gap, count }: RawWords, i: number): WordId {
  const { flags, head, tail, frontOrdinals, typeOrdinals } = words;
  const word = raw[i];
  if (!(flags[word] & Fact.joinedLetter)) return -1;
  if (typeOrdinals.has(tail[word]) && isInFrontOfNumberedType(words, raw, gap, i, count)) return words.id(`${words.textOf(head[word])}th`);
  if (!frontOrdinals.has(tail[word])) return -1;
  if (i > 0 && !(gap[i] & BOUNDARY)) {
    const isBetween = i + 1 < count && gap[i] === Gap.space && gap[i + 1] === Gap.space && (flags[raw[i - 1]] & Fact.digits) !== 0;
    if (!isBetween || !(flags[raw[i + 1]] & TYPE) || flags[raw[i + 1]] & DOUBTFUL) return -1;
    return words.id(`${words.textOf(head[word])}th`);
  }
  for (let at = i + 2; at + 1 < count && !(gap[at] & BOUNDARY) && !(gap[at + 1] & BOUNDARY); at++)
    if (flags[raw[at]] & Fact.joinedType && flags[raw[at + 1]] & Fact.digits) return words.id(`${words.textOf(head[word])}th`);
  return -1;
}

/** Whether the next two words are a type that stands in front of names and a number, and nothing of the part is in front of word i. */
function isInFrontOfNumberedType({ flags }: AddressWords, raw: Int32Array, gap: Uint8Array, i: number, count: number): boolean {
  if ((i > 0 && !(gap[i] & BOUNDARY)) || i + 2 >= count || (gap[i + 1] | gap[i + 2]) & BOUNDARY) return false;
  return (flags[raw[i + 1]] & Fact.typeBefore) !== 0 && (flags[raw[i + 2]] & Fact.digits) !== 0;
}

const SIDE = Fact.letter | Fact.direction;

/** N, S, E, W. */
function isSide(flags: number): boolean {
  return (flags & SIDE) === SIDE;
}

/** "120W 45th St": the side of a numbered street, in the United States, joined to the number of the house with which a value begins; but "12E Main St" is number 12E. */
export function hasJoinedSide({ flags, tail, typeAfter, realm }: AddressWords, raw: RawWords): boolean {
  const { word, count } = raw;
  if (realm !== 'us' || count < 3 || !(flags[word[0]] & Fact.joinedLetter) || !isSide(flags[tail[word[0]]]) || !raw.isUnbroken(1, 3)) return false;
  return (flags[word[1]] & (Fact.digits | Fact.ordinal)) !== 0 && typeAfter[word[2]] >= 0;
}

/**
 * Of how many words the number of a grid is that a value begins with and that is written as one elsewhere: "27 W 130 Roosevelt Road" (27W130), in the United States, where the name of the
 * street has no number; "N 56 W 14250 Silver Spring Dr" (N56W14250). 0: of none.
 */
export function gridLength(words: AddressWords, raw: RawWords): number {
  const { flags, typeAfter, table, realm } = words;
  const { word, count } = raw;
  if (count < 5) return 0;
  // (where the number of the house stands behind its side, it does on both)
  const first = isSide(flags[word[0]]) ? 1 : 0;
  if (first === 0 && realm !== 'us') return 0;
  const name = first + 3;
  if (!(flags[word[first]] & flags[word[first + 2]] & Fact.digits) || !isSide(flags[word[first + 1]]) || !raw.isUnbroken(1, name + 1)) return 0;
  if (flags[word[name]] & (Fact.digits | Fact.mixed) || typeAfter[word[name]] >= 0) return 0;
  if (first === 1) return table.length(word[1]) <= 3 && table.length(word[3]) > 3 ? name : 0;
  // (21 W 551 North Avenue)
  if (flags[word[3]] & Fact.direction && typeAfter[word[4]] < 0) return 0;
  return table.length(word[2]) === 3 && table.length(word[0]) <= 2 ? 3 : 0;
}
