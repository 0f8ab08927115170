import type { CategoryReader } from '../category/category.js';
import { oppositeGroup } from '../lexicon/lexicon.js';
import { textNumber } from './text-hash.js';

/** The words that occur in a column's units, in alphabetical order. */
export interface LinkWords {
  readonly count: number;
  readonly text: readonly string[];
  /** The number that each had while the column was read: the id of the table's reader, where there is one. */
  readonly readerId: Int32Array;
  readonly weight: Float32Array;
  /** Different values of the column that each stands in. */
  readonly inNodes: Int32Array;
  /** Words with equal skeletons have equal numbers here. */
  readonly skeleton: Int32Array;
  /** Families that word w belongs to: `families[familyStart[w] .. familyStart[w + 1])`. */
  readonly familyStart: Int32Array;
  readonly families: Int32Array;
  /** The word that each may abbreviate, where that occurs in the column as well; itself otherwise. */
  readonly expansion: Int32Array;
  /** Bits ({@link Known}). */
  readonly known: Uint16Array;
  /** Words that exclude each other (north, south) have equal numbers here; 0: no such word. */
  readonly opposite: Int32Array;
  /** Words with digits: a number for their digits, in order; 0: no digits. */
  readonly digits: Int32Array;
}

/** What a word is known as: a word of its own; the name of something that everybody knows; what names are often said without; a town of the tables; letters that clubs are called by; a surname as only men or only women have it; a compound that ends in another body; a body that has parts, one of several parts, a part of which there is one. */
export const Known = {
  word: 1,
  famous: 2,
  omitted: 4,
  town: 8,
  clubLetters: 16,
  ofMan: 32,
  ofWoman: 64,
  otherBody: 128,
  body: 256,
  section: 512,
  part: 1024,
  beside: 2048,
} as const;

const PART_OF_BODY = {
  body: Known.body,
  section: Known.section,
  part: Known.part,
  both: Known.body | Known.section,
  beside: Known.part | Known.beside,
} as const;

/** Bits of {@link Known}. */
export function knownAs(reader: CategoryReader, word: number): number {
  const named = (reader.isFamousName?.(word) ? Known.famous : 0) | (reader.isOmittedKind?.(word) ? Known.omitted : 0);
  const kind = (reader.isTown?.(word) ? Known.town : 0) | (reader.areClubLetters?.(word) ? Known.clubLetters : 0);
  const bearer = (reader.isSurnameOfMan?.(word) ? Known.ofMan : 0) | (reader.isSurnameOfWoman?.(word) ? Known.ofWoman : 0);
  const part = reader.bodyPart?.(word);
  const body = (reader.isOtherBody?.(word) ? Known.otherBody : 0) | (part === undefined ? 0 : PART_OF_BODY[part]);
  return (reader.isKnownWord(word) ? Known.word : 0) | named | kind | bearer | body;
}

/** A number for the words that exclude a word of these families and all that mean the same (north, south, Süd); 0: there are none. */
export function oppositeOf(reader: CategoryReader, word: number, families: readonly number[]): number {
  for (const named of [word, ...families]) {
    const group = oppositeGroup(reader.wordText(named));
    if (group !== '') return textNumber(group);
  }
  return 0;
}

/** A column is taken for a sample of this many names more, in which its words do not occur: a word of a small column is not common because of it. */
const BACKGROUND_NAMES = 20_000;

/** What a word is worth (in nats) that stands in `inNodes` of a column's `nodes` values. */
export function weightInColumn(weight: number, inNodes: number, nodes: number): number {
  return inNodes > 1 ? Math.min(weight, Math.log((nodes + BACKGROUND_NAMES) / inNodes)) : weight;
}
