import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** Doors of a landing, as the table of units calls them. */
const SIDES: ReadonlySet<string> = new Set(['left', 'right', 'middle']);
/** Houses of one number, as the table of units calls them: Vorderhaus, Hinterhaus. */
const HOUSES: ReadonlySet<string> = new Set(['front', 'rear']);
/** The floor under the roof, as the table of units calls it. */
const TOP = 'penthouse';
/** Roman numbers up to 39. */
const NUMERAL = /^(?=.)x{0,3}(?:ix|iv|v?i{0,3})$/;
/** The first of a name, which is a letter to those that read it. */
const FIRST = 'i';
/** What leaves a street and has houses of its own, by its number, as the table of units calls it. */
const BRANCH = /^(?:alley|gil|lane)\d/;
/** What stands at a house and is none of it: an annexe, land, a site. */
const besides = lazily(() => new Set(lexiconTable('units').flatMap((unit) => (unit.class === 'beside' ? [unit.canonical] : []))));

/** Whether two names of units tell them apart: B-120 and B-150 share nothing but the letter, 4B and 4C nothing but the floor. */
export function areTwoUnits(a: string, b: string, tellsLetters: boolean): boolean {
  return (isDigits(a) && isDigits(b)) || (tellsLetters && isLetter(a) && isLetter(b)) || (SIDES.has(a) && SIDES.has(b));
}

/** The house at the street, and the one behind it. */
export function areTwoHouses(a: string, b: string): boolean {
  return HOUSES.has(a) && HOUSES.has(b);
}

/** Dublin 1, Dublin 2. */
export function areTwoNumbers(a: string, b: string): boolean {
  return isDigits(a) && isDigits(b) && Number.parseInt(a, 10) !== Number.parseInt(b, 10);
}

/** Avenue B, Avenue C. */
export function areTwoLetters(a: string, b: string): boolean {
  return isLetter(a) && isLetter(b);
}

/** Boulevard Mohammed V, Boulevard Mohammed VI: what is a letter or two in other names is a number in these; Dom Pedro I, Dom Pedro 2. */
export function areTwoNumerals(a: string, b: string): boolean {
  if (isDigits(a) || isDigits(b)) return (a === FIRST && isOther(b)) || (b === FIRST && isOther(a));
  return a !== b && NUMERAL.test(a) && NUMERAL.test(b);
}

/** A number of digits alone that is not one. */
function isOther(text: string): boolean {
  return /^\d+$/.test(text) && text !== '1';
}

/** The top floor, and one by its number: which number the top one has, nobody is told. */
export function mayBeOneLevel(a: string, b: string): boolean {
  return (a === TOP && isDigits(b)) || (b === TOP && isDigits(a));
}

/** Whether a level is what stands at the house that is named: "Land at 12 High Street". */
export function isBeside(level: string): boolean {
  return besides().has(level);
}

/** Two sections, or two lanes, by number or letter. */
export function areOfOneKind(a: string, b: string): boolean {
  if (a.slice(0, -1) === b.slice(0, -1) && !isDigits(a.slice(-1)) && !isDigits(b.slice(-1))) return true;
  const [first, second] = [a.search(/\d/), b.search(/\d/)];
  return first > 0 && first === second && a.slice(0, first) === b.slice(0, first);
}

/** A lane off a street: 122巷, 12길, ngõ 82. */
export function isBranch(section: string): boolean {
  return BRANCH.test(section);
}

/** What buildings are told apart by: numbers and letters. */
export function isName(text: string): boolean {
  return text.length === 1 || isDigits(text);
}

/** "Tower 2", "Tower 4"; C4, C6: two that are told by numbers, whatever letters these have. */
export function areTwoNumbered(a: string, b: string): boolean {
  return /\d/.test(a) && /\d/.test(b);
}

export function isDigits(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

function isLetter(text: string): boolean {
  return text.length === 1 && !isDigits(text);
}
