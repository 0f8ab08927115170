/** What a word of an address is. */
export const Part = {
  /** Names in front of the street: firms, departments, buildings with a name, "c/o". */
  venue: 0,
  number: 1,
  /** What belongs to the number: a letter, a fraction, "bis". */
  numberTail: 2,
  /** North, SW; in front of the street's name or behind it. */
  direction: 3,
  streetType: 4,
  street: 5,
  /** "Apt", "Suite", "No."; says nothing by itself. */
  designator: 6,
  unit: 7,
  level: 8,
  building: 9,
  /** Post office boxes, rural routes, military boxes. */
  box: 10,
  city: 11,
  state: 12,
  postcode: 13,
  /** What follows the five digits of a ZIP, CEDEX. */
  postcodeTail: 14,
  country: 15,
  /** That a British unit is a dwelling: of the words as they are compared, never of those as they stand; in the United States to linkage alone. */
  dwelling: 16,
  /** Numbered part of a street or town: "Sec. 2", "Lane 30", "Sector 17-C". */
  section: 17,
} as const;
export const PART_COUNT = 18;

export type PartName = keyof typeof Part;
export const PART_NAMES = Object.keys(Part) as PartName[];
