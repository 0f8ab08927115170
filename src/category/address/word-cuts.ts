// Words that no table lists as they would be written apart: a number and its letters, a name and its type. All read one folded word; null: it is no such word.
import { wordFrequency } from '../../lexicon/lexicon.js';
import { withoutLeadingZeros } from '../../text/without-leading-zeros.js';
import type { AddressRules } from './rows.js';

/** A joined type needs so many letters of a name in front of it. */
const MIN_STEM = 3;
/** And so many more where it may as well end a name. */
const DOUBTFUL_STEM = 2;
const NUMBER_LETTERS = /^(\d+)([a-z]+)$/;
const STAIRS = /^([1-9]\d{1,2}[a-h])([1-9]\d{0,2})$/;
const DESIGNATOR_NUMBER = /^([a-z]+)(\d+[a-z]?)$/;
/** Postcodes of the Netherlands, of the United Kingdom and Canada. */
const JOINED_POSTCODE = /^(\d{4})([a-z]{2})$|^([a-z]{1,2}\d[a-z\d]?|[a-z]\d[a-z])(\d[a-z]{2}|\d[a-z]\d)$/;
/** What an elided article may stand in front of. */
const ELIDING = /^[aeiouh][a-z]{3,}$/;

/** The two words that one is written from. */
export type WordParts = readonly [head: string, tail: string];

/** 12a → 12 + a, 003bis → 3 + bis. */
export function cutNumber(text: string): WordParts | null {
  const parts = NUMBER_LETTERS.exec(text);
  return parts && [withoutLeadingZeros(parts[1]), parts[2]];
}

/** 12A5 → 12a, 5: the number of a house with its stairs, and a door, as Finns write them. (2B1 is a half of a postcode of Canada.) */
export function cutStairs(text: string): WordParts | null {
  const parts = STAIRS.exec(text);
  return parts && [parts[1], parts[2]];
}

/** 1017GL → 1017 + gl, SW1A2AA → sw1a + 2aa: as it is written apart. */
export function cutPostcode(text: string): WordParts | null {
  const parts = JOINED_POSTCODE.exec(text);
  return parts && [parts[1] ?? parts[3], parts[2] ?? parts[4]];
}

/** Suite100 → suite + 100; B160 → b + 160. */
export function cutDesignator(text: string): WordParts | null {
  const parts = DESIGNATOR_NUMBER.exec(text);
  return parts && [parts[1], parts[2]];
}

/** S560123, D10115: the letter of a country and a postcode, whose digits are no postcode with a letter elsewhere. */
export function isCountryAndPostcode([letters, digits]: WordParts): boolean {
  return letters.length === 1 && /^\d{5,6}$/.test(digits);
}

/** Hauptstrasse → haupt + street. `joined`: longest endings first. */
export function cutJoinedType(text: string, joined: AddressRules['joined']): WordParts | null {
  for (const { ending, type, doubtful } of joined) {
    const stem = text.length - ending.length;
    if (stem >= (doubtful ? MIN_STEM + DOUBTFUL_STEM : MIN_STEM) && text.endsWith(ending)) return [text.slice(0, stem), type];
  }
  return null;
}

/** Dell'Indipendenza, l'Église: what is behind the article, where that is a word that streets are often named with. `elided`: longest articles first. */
export function cutArticle(text: string, elided: AddressRules['elided']): string | null {
  const article = elided.find((candidate) => text.startsWith(candidate) && ELIDING.test(text.slice(candidate.length)));
  if (article === undefined) return null;
  const rest = text.slice(article.length);
  return wordFrequency(rest, 'street') === 0 ? null : rest;
}

/** Items by a letter that a word is asked for first, each group in their order. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
