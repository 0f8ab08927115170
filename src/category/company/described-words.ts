import type { WordId } from '../vocabulary.js';
import { isNoCode, isPartOfPlace } from './place-names.js';
import type { WordRows } from './rows.js';
import { CONNECTIVE_KINDS, Flag, isDoubtfulMarker, isDoubtfulNumber, isToldByDots, Kind, legalModeOf, mayBeLetter, noiseOf } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Says of a word what the rows of the tables say of it. Only where it is thought of, once. */
export function describeByRows(
  words: CompanyWords,
  id: WordId,
  text: string,
  { legalForms, numbers, noise, genericWords, places, abbreviations, domains, connectives: marker }: WordRows,
): void {
  const { rows } = words;
  const safe = (index: number): boolean => rows.at(index).ambiguous === '';
  const canonicalOf = (index: number): string => rows.at(index).canonicalWords.join('');
  // a doubtful "formerly", "late", "ex" is a word of the name
  // (what may be a letter is one until the grammar has read what stands beside it)
  const connectives = marker !== undefined && (isDoubtfulMarker(rows.at(marker)) || mayBeLetter(rows.at(marker))) ? undefined : marker;
  if (legalForms !== undefined) {
    words.legalEntry[id] = legalForms;
    words.legalMode[id] = legalModeOf(rows.at(legalForms));
  }
  if (noise !== undefined) words.noise[id] = noiseOf(rows.at(noise));
  if (domains !== undefined) words.flags[id] |= Flag.domain;
  if (places !== undefined) words.flags[id] |= Flag.place;
  if (numbers !== undefined && rows.at(numbers).class === 'roman' && !safe(numbers)) words.flags[id] |= Flag.numeral;
  if (connectives !== undefined) {
    words.kind[id] = CONNECTIVE_KINDS[rows.at(connectives).class];
    if (!safe(connectives)) words.flags[id] |= Flag.contextual;
    words.entry[id] = connectives;
    if (words.kind[id] === Kind.conjunction && safe(connectives) && text !== 'and') words.canonical[id] = words.and;
  } else if (numbers !== undefined && safe(numbers)) {
    words.kind[id] = Kind.number;
    words.entry[id] = numbers;
    // (an id that is asked for may make the arrays grow: it is always had before one is written to)
    const number = words.id(canonicalOf(numbers));
    words.canonical[id] = number;
  } else if (abbreviations !== undefined && safe(abbreviations)) {
    const word = words.id(canonicalOf(abbreviations));
    words.canonical[id] = words.canonical[word];
    words.kind[id] = words.kind[word];
    words.entry[id] = abbreviations;
  } else if (genericWords !== undefined) {
    words.kind[id] = Kind.generic;
    const { class: cls } = rows.at(genericWords);
    if (cls === 'structure') words.flags[id] |= Flag.structure;
    if (cls === 'industry' || cls === 'activity') words.flags[id] |= Flag.trade;
    words.entry[id] = genericWords;
    const base = words.id(canonicalOf(genericWords));
    words.base[id] = base;
  } else if (places !== undefined && safe(places)) {
    words.kind[id] = Kind.place;
    words.entry[id] = places;
  }
  if (places !== undefined && namesPlace(words, id, text, places)) {
    const base = words.id(canonicalOf(places));
    words.base[id] = base;
  }
  if (abbreviations !== undefined && !safe(abbreviations) && !isToldByDots(rows.at(abbreviations))) {
    const expansion = words.id(canonicalOf(abbreviations));
    words.expansion[id] = words.canonical[expansion];
    if (rows.at(abbreviations).ambiguous === 'dot') words.flags[id] |= Flag.dotted;
    if (words.entry[id] < 0) words.entry[id] = abbreviations;
  } else if (numbers !== undefined && words.kind[id] === Kind.name && isDoubtfulNumber(rows.at(numbers))) {
    const number = words.numberOf(numbers);
    words.expansion[id] = number;
    if (words.entry[id] < 0) words.entry[id] = numbers;
  }
}

/**
 * Whether a word is the place of a row by another name, or what comes from there, also one that only may be: then it is where the other value has that place
 * ("Brasil", "Brazil"; "Polish", "Poland").
 */
function namesPlace(words: CompanyWords, id: WordId, text: string, row: number): boolean {
  const entry = words.rows.at(row);
  if (isPartOfPlace(entry)) return false;
  if (words.kind[id] === Kind.place) return words.entry[id] === row;
  return words.kind[id] === Kind.name && words.base[id] === id && isNoCode(text);
}
