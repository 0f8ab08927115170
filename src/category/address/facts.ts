/** Bits of what the tables say of a word; most words of addresses have none of them. */
export const Fact = {
  digits: 1 << 0,
  /** Begins with digits, has letters. */
  mixed: 1 << 1,
  /** One letter. */
  letter: 1 << 2,
  /** Half of a grid number: N6, W23001, N6W23001. */
  grid: 1 << 3,
  ordinal: 1 << 4,
  cardinal: 1 << 5,
  typeAfter: 1 << 6,
  /** A type only where it must be one (park, lake, hill). */
  weakAfter: 1 << 7,
  typeBefore: 1 << 8,
  weakBefore: 1 << 9,
  direction: 1 << 10,
  shortDirection: 1 << 11,
  unit: 1 << 12,
  doubtfulUnit: 1 << 13,
  /** A word that has a longer or more usual form. */
  written: 1 << 14,
  /** That form only where another word of the name follows (St Mary, Dr King); without {@link written}, in front of the street's type, too (Mineral Pt Rd). */
  writtenInFront: 1 << 15,
  state: 1 << 16,
  doubtfulState: 1 << 17,
  country: 1 << 18,
  doubtfulCountry: 1 << 19,
  city: 1 << 20,
  /** de, la, of, the. */
  connective: 1 << 21,
  /** Begins a phrase of the tables. */
  phrase: 1 << 22,
  /** A name and a type in one word: Hauptstrasse. */
  joinedType: 1 << 23,
  /** A number and letters in one word: 12a. */
  joinedLetter: 1 << 24,
  /** A type of one letter, which counts with a dot or a slash behind it: C/ Mayor, R. Augusta. */
  dottedType: 1 << 25,
  /** Numbered roads: Highway 6, County Road 12. */
  numberedType: 1 << 26,
  /** A designator or numbered road and its number in one word: Suite100, FM1960. */
  joinedDesignator: 1 << 28,
  /** Letters, then digits: D304, B2L. */
  code: 1 << 29,
  /** A region or town of a script without blanks. */
  region: 1 << 30,
  /** No street, no number, nothing to match on: s/n. */
  nothing: 1 << 27,
  /** Designates a box or a rural route. */
  box: 1 << 31,
} as const;

/** What a designator introduces. */
export const UnitClass = {
  none: 0,
  unit: 1,
  level: 2,
  alone: 3,
  side: 4,
  building: 5,
  box: 6,
  route: 7,
  general: 8,
  military: 9,
  cedex: 10,
  number: 11,
  nothing: 12,
  care: 13,
  /** A unit that is lived in: Flat, Apt. */
  dwelling: 14,
  /** The first number of a Japanese house, wherever it stands: 1-chome. */
  block: 15,
  /** A numbered part of a street or town: Sec. 2, Sector 18. */
  section: 16,
  /** What stands at a house and is none of it, in front of the house's number: Land at, Annexe at. */
  beside: 17,
  /** What a part of a town is, in front of its name (Col., Brgy.) and behind it (Mah.). */
  quarter: 18,
  quarterBehind: 19,
  /** Designates the number of a house only in a part of the address of its own: House 5, where Alder House 5 Reed Road has another. */
  house: 20,
  /** What stands near, whose name follows: Opp. City Hospital. */
  landmark: 21,
  /** The number that a house had before, beside the one that it has: Old No. 12. */
  former: 22,
} as const;

/** What a word says between two streets: that both meet, and, unless it is an "and", also where the house on one of them is (at, Ecke). */
export const Crossing = { none: 0, and: 1, corner: 2 } as const;

const UNIT_CLASSES: Readonly<Record<string, number>> = { ...UnitClass, none: UnitClass.nothing, 'quarter-behind': UnitClass.quarterBehind };

export function unitClassOf(name: string): number {
  return UNIT_CLASSES[name];
}
