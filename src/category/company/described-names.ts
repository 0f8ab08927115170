import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { addressStart, isAddress } from './address-tails.js';
import type { CompanyParse } from './parse.js';
import { isDash } from './restated.js';
import { isConnective, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';
import { fullWord } from './written-forms.js';

/** Where registers write between a name and its legal form what the firm does. */
const COUNTRY = 'SI';

/**
 * How many words a name has in front of what its firm does, as Slovenia's register writes it between commas ("Krka, tovarna zdravil, d. d., Novo mesto": Krka); 0: it
 * has no such part. The part has a word of a trade, or a connective, in it: "Kestrel, Plover, d.o.o." are two names.
 */
export function describedNameEnd({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  let nameEnd = 0;
  let isDescribed = false;
  for (let i = 1; i < wordCount; i++) {
    if (gaps[i] & Gap.comma) {
      if (vocabulary.legalMode[words[i]] !== LegalMode.none) return isDescribed && isOfCountry(vocabulary, words[i]) ? nameEnd : 0;
      nameEnd ||= i;
    }
    const kind = vocabulary.kind[words[i]];
    isDescribed ||= nameEnd > 0 && (kind === Kind.generic || isConnective(kind));
  }
  return 0;
}

/** Words of parts of an institution, and of what has such parts (tables/company/tail-words.tsv). */
const tailWords = lazily(() => {
  const wordsOf = (...kinds: string[]): ReadonlySet<string> =>
    new Set(lexiconTable('tailWords').flatMap(({ words, class: cls }) => (kinds.includes(cls) ? words : [])));
  return { departments: wordsOf('department', 'both'), institutions: wordsOf('institution', 'both') };
});

/** The word for a part of an institution is one of the first so many behind a comma: "Miller Sch Med". */
const MAX_BEFORE_PART = 3;

/**
 * How many words a name has in front of where it is: which part of an institution somebody is at, as papers have it ("Univ Miami, Miller Sch Med", "University of Miami - School of Medicine"), or its street and
 * house ("Trattoria Da Piero, Via Roma 12"), behind the first comma or dash, or where an address begins in front of that (address-tails.ts); 0: it says neither.
 */
export function tailedNameEnd(parse: CompanyParse, vocabulary: CompanyWords): number {
  const { gaps, wordCount } = parse;
  let end = 1;
  while (end < wordCount && !(gaps[end] & Gap.comma || isDash(gaps[end]))) end++;
  const start = addressStart(parse, vocabulary);
  if (start > 0 && start < end) return start;
  return end < wordCount && (isDepartment(parse, vocabulary, end) || isAddress(parse, vocabulary, end)) ? end : 0;
}

/** Places that have a law of their own. */
const LAWS = ['state', 'country'];

/**
 * Where what contracts and courts say of a firm begins in the words `name` in front of its legal forms: under whose law it is a firm, behind a comma or a legal form, with another one behind it
 * ("Acme Holdings LLC, a Delaware limited liability company": acme holdings); -1: nothing does.
 */
export function lawStart(name: Int32Array, { words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  const { places, rows, legalMode, canonical } = vocabulary;
  const isArticle = (word: WordId): boolean => {
    const row = rows.ofWord(word)?.connectives;
    return row !== undefined && rows.at(row).class === 'article';
  };
  let at = wordCount - 1;
  while (at > 0 && !isArticle(words[at])) at--;
  if (at === 0 || !(gaps[at] & Gap.comma || legalMode[words[at - 1]] !== LegalMode.none)) return -1;
  const start = name.lastIndexOf(canonical[words[at]]);
  if (start < 1 || start + 1 === name.length) return -1;
  const place = places.rowAt(name, start + 1, name.length);
  const length = places.lengthAt(name, start + 1, name.length) || 1;
  return place >= 0 && start + 1 + length === name.length && LAWS.includes(rows.at(place).class) ? start : -1;
}

/** Whether words `0 .. end` are the name of an institution, and one of the first words behind them is one for a part of it. */
function isDepartment({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords, end: number): boolean {
  const { base, canonical, known } = vocabulary;
  const { institutions, departments } = tailWords();
  const name = words.subarray(0, end).map((word) => canonical[fullWord(vocabulary, word)]);
  // ("UCL", which everybody knows)
  const row = known.wholeNames.match(
    words.subarray(0, end).map((word) => canonical[word]),
    0,
    end,
  );
  const full = row >= 0 && known.wholeNames.matchLength === end ? known.canonical(row) : name;
  const isInstitution = full.some((word) => institutions.has(vocabulary.textOf(base[word])));
  for (let i = end; isInstitution && i < Math.min(wordCount, end + MAX_BEFORE_PART) && (i === end || !(gaps[i] & Gap.comma)); i++)
    if (departments.has(vocabulary.textOf(words[i]))) return true;
  return false;
}

/** A remark is short: "(Canadian digital TV channel)". */
const MAX_REMARK = 5;

/** Words of remarks, folded, to whether they say a kind of thing by themselves (tables/company/remark-words.tsv). */
const remarkWords = lazily(() => new Map(lexiconTable('remarkWords').map(({ words, class: kind }) => [words[0], kind === 'kind'])));

/** Where the words of the last bracket begin, that of a value which does not begin with it; 0: there is none. */
export function lastBracket({ gaps, wordCount }: CompanyParse): number {
  let from = wordCount - 1;
  while (from > 0 && !(gaps[from] & Gap.open)) from--;
  return Math.max(from, 0);
}

/**
 * How many words a name has in front of a bracket that ends the value and says only what kind of thing it is, as encyclopedias tell names apart ("Zoom (UK TV
 * channel)": Zoom); 0: it has none.
 */
export function remarkedNameEnd(parse: CompanyParse, vocabulary: CompanyWords): number {
  const from = lastBracket(parse);
  if (from === 0 || parse.wordCount - from > MAX_REMARK) return 0;
  let isKind = false;
  for (let i = from; i < parse.wordCount; i++) {
    const word = parse.words[i];
    const kind = remarkWords().get(vocabulary.textOf(word));
    isKind ||= kind === true;
    if (kind === undefined && !maySayMore(vocabulary, word)) return 0;
  }
  return isKind ? from : 0;
}

/** Whether a word may stand in a remark beside the kind: a trade, a place, a connective, a year. ("Kestrel (Operating Company)" is a firm of its own.) */
function maySayMore({ kind, rows, places }: CompanyWords, word: WordId): boolean {
  const generic = rows.ofWord(word)?.genericWords;
  if (generic !== undefined) return rows.at(generic).class === 'industry';
  return kind[word] === Kind.number || isConnective(kind[word]) || places.mayBe(word);
}

function isOfCountry({ rows }: CompanyWords, word: number): boolean {
  const row = rows.ofWord(word)?.legalForms;
  return row !== undefined && rows.at(row).scope.split(',').includes(COUNTRY);
}
