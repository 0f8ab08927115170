import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { isBritish } from '../british-postcode.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyParse } from './parse.js';
import { LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** The number of a house stands so many words from the street's at most: "Via Cesare Battisti 12", "4521 W Oak Ave". */
const MAX_TO_NUMBER = 3;
/** Words of a name without a legal form and its address, at least: "Alder 10115 Berlin". */
const MIN_WORDS = 3;
/** The number of a house, or any other. */
const NUMBER = /^\d+[a-z]?$/;
const YEAR = /^\d{4}$/;
/** A postcode that is a number: in front of a town, or behind a state. */
const IN_FRONT_OF_TOWN = /^\d{4,6}$/;
const BEHIND_STATE = /^\d{5}$/;
/** A postcode of Canada, its two parts joined, and the letters of its second part as of that of a British one. */
const CANADIAN = /^[a-z]\d[a-z]\d[a-z]\d$/;
const SECOND_PART = 3;

/** Words of streets (tables/company/tail-words.tsv), how words end that are streets by themselves, and words that streets begin with wherever they are. */
const streetWords = lazily(() => {
  const rows = lexiconTable('tailWords').filter(({ class: kind }) => kind === 'street');
  const endings = rows.flatMap(({ words, ambiguous }) => (ambiguous === 'joined' ? words : []));
  return {
    any: new Set(rows.flatMap(({ words }) => words)),
    inFront: new Set(rows.flatMap(({ words, ambiguous }) => (ambiguous === 'before' ? words : []))),
    endsAsStreet: new RegExp(`^\\D{3,}(?:${endings.join('|')})$`),
  };
});

/** Whether words from `from` on are an address: "Dietmar-Hopp-Allee 16", "92078 France", "Springfield, IL 62701". Not where they have a legal form ("Baker, 5 Lane Ltd"). O(words). */
export function isAddress({ words, wordCount }: CompanyParse, vocabulary: CompanyWords, from: number): boolean {
  let street = -1;
  let number = -1;
  let isHouse = false;
  for (let i = from; i < wordCount; i++) {
    if (vocabulary.legalMode[words[i]] === LegalMode.anywhere) return false;
    if (isNumber(vocabulary, words[i])) number = i;
    else if (isStreet(vocabulary, words[i])) street = i;
    isHouse ||= street >= 0 && number >= 0 && Math.abs(street - number) <= MAX_TO_NUMBER;
  }
  return isHouse || postcodeStart(words, vocabulary, from, wordCount) >= 0;
}

/** Whether word `i` stands behind a street and the number of its house: what it is short for elsewhere is part of the address there ("4521 Oak Ave Ste 200"). */
export function isBehindHouse({ words }: CompanyParse, vocabulary: CompanyWords, i: number): boolean {
  for (let street = Math.max(i - MAX_TO_NUMBER, 1); street < i; street++) {
    if (!isStreet(vocabulary, words[street])) continue;
    for (let k = Math.max(street - MAX_TO_NUMBER, 1); k < i; k++) if (isNumber(vocabulary, words[k])) return true;
  }
  return false;
}

/**
 * Where the address begins that nothing parts from the name in front, of a value without a legal form: at the number of its house ("Alder Cafe 12 Oak Street Chicago IL"), at its street ("Trattoria Da Aldero Via
 * Roma 12 Milano") or at its postcode ("Alder 10115 Berlin"), where a town, a state or a postcode ends it; 0: there is none. O(words).
 */
export function addressStart({ words, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  if (wordCount < MIN_WORDS) return 0;
  const { places } = vocabulary;
  const last = words[wordCount - 1];
  const postcode = postcodeStart(words, vocabulary, 1, wordCount);
  if (postcode < 0 && !places.mayBe(last) && places.stateOf(last) < 0) return 0;
  const { inFront, endsAsStreet } = streetWords();
  for (let i = 1; i < wordCount; i++) {
    const end = Math.min(i + MAX_TO_NUMBER + 1, wordCount);
    const text = vocabulary.textOf(words[i]);
    if (isNumber(vocabulary, words[i])) {
      // (Forever 21 12 Oak Street)
      if (i + 1 < end && isNumber(vocabulary, words[i + 1])) continue;
      for (let k = i + 1; k < end; k++) if (isStreet(vocabulary, words[k])) return i;
    } else if (inFront.has(text) || endsAsStreet.test(text)) for (let k = i + 1; k < end; k++) if (isNumber(vocabulary, words[k])) return i;
  }
  // (Expo 2000 Hannover)
  return postcode > 0 && !YEAR.test(vocabulary.textOf(words[postcode])) ? postcode : 0;
}

function isNumber(vocabulary: CompanyWords, word: WordId): boolean {
  return NUMBER.test(vocabulary.textOf(word));
}

function isStreet(vocabulary: CompanyWords, word: WordId): boolean {
  const text = vocabulary.textOf(word);
  const { any, endsAsStreet } = streetWords();
  return any.has(text) || endsAsStreet.test(text);
}

/** Where the postcode and the town begin in which the words `words[from .. end)` end, or the town or state and its postcode; -1: they do not. */
function postcodeStart(words: ArrayLike<WordId>, vocabulary: CompanyWords, from: number, end: number): number {
  const { places } = vocabulary;
  let at = end;
  while (at > from && places.mayBe(words[at - 1])) at--;
  if (at === from) return -1;
  const number = at - 1;
  const text = vocabulary.textOf(words[number]);
  if (at < end && IN_FRONT_OF_TOWN.test(text)) return number;
  if (number === from) return -1;
  let town = number - 1;
  if (areTwoParts(vocabulary.textOf(words[town]), text)) return at < end ? town : townStart(words, vocabulary, from, town);
  if (at < end || !BEHIND_STATE.test(text)) return -1;
  if (places.stateOf(words[town]) < 0) town++;
  const start = townStart(words, vocabulary, from, town);
  return start < number ? start : -1;
}

/** Whether two words are a postcode of Great Britain or of Canada. */
function areTwoParts(first: string, second: string): boolean {
  return second.length === SECOND_PART && (isBritish(first + second) || CANADIAN.test(first + second));
}

/** Where the places begin that stand in front of word `end`. */
function townStart(words: ArrayLike<WordId>, { places }: CompanyWords, from: number, end: number): number {
  let at = end;
  while (at > from && places.mayBe(words[at - 1])) at--;
  return at;
}
