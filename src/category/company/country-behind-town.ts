import { Gap } from '../../text/byte-classes.js';
import { countryOfCode } from './country-domains.js';
import type { CompanyParse } from './parse.js';
import { LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Words of a country, and of a town, at most ("United Arab Emirates"). */
const MOST_WORDS = 4;
/** Gaps that part a place from what stands in front of it. */
const PARTING = Gap.comma | Gap.open | Gap.slash;
/** What a country, or a part of it as large as one (Scotland), is in the table of places. */
const COUNTRY: ReadonlySet<string> = new Set(['country', 'part']);
const BELOW_COUNTRY: ReadonlySet<string> = new Set(['city', 'state', 'part']);

/**
 * Where the country begins, by its name or its code, that stands at the end behind a comma and a place that is known to be in it: "Alder Dental, Poznań, PL", "Alder Foods London, England". The place
 * says it already. The number of words where there is none. A code that is a legal form as well is that, unless the place stands apart, too ("Alder Cables, Riyadh, SA"). O(1).
 */
export function countryBehindTown({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  let start = wordCount - 1;
  while (start >= Math.max(2, wordCount - MOST_WORDS) && !(gaps[start] & Gap.comma)) start--;
  if (start < Math.max(2, wordCount - MOST_WORDS)) return wordCount;
  const country = countryAt(words, start, wordCount, vocabulary);
  if (country === '') return wordCount;
  const mayBeForm = wordCount - start === 1 && vocabulary.legalMode[words[start]] !== LegalMode.none;
  for (let from = start - 1; from >= Math.max(1, start - MOST_WORDS); from--) {
    const standsApart = (gaps[from] & PARTING) !== 0;
    if ((standsApart || !mayBeForm) && isPlaceIn(words, from, start, country, vocabulary)) return start;
    if (standsApart) break;
  }
  return wordCount;
}

/** Whether the words `words[from .. end)` are a place below a country. */
function isPlaceIn(words: Int32Array, from: number, end: number, country: string, { places, rows }: CompanyWords): boolean {
  const row = places.rowAt(words, from, end);
  if (row < 0 || from + Math.max(places.lengthAt(words, from, end), 1) !== end) return false;
  const { class: cls, scope } = rows.at(row);
  return BELOW_COUNTRY.has(cls) && scope === country;
}

/** The code of the country that the words `words[from .. end)` are, by its name or its code; '': they are none. */
function countryAt(words: Int32Array, from: number, end: number, vocabulary: CompanyWords): string {
  if (end - from === 1) {
    const country = countryOfCode(vocabulary.textOf(words[from]));
    if (country !== '') return country;
  }
  const { places, rows } = vocabulary;
  const row = end - from === 1 ? (rows.ofWord(words[from])?.places ?? -1) : places.rowAt(words, from, end);
  if (row < 0 || (end - from > 1 && places.lengthAt(words, from, end) !== end - from)) return '';
  const { class: cls, scope } = rows.at(row);
  return COUNTRY.has(cls) ? scope : '';
}
