import { rowsOfAlias, wordFrequency } from '../../lexicon/lexicon.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import type { WordId } from '../vocabulary.js';
import { inflectedMeanings } from './inflected-words.js';
import { translations } from './translations.js';
import type { CompanyWords } from './words.js';

/** A word that an Italian preposition was written against (dellaquila), with the article alone (laquila). */
const withArticle = rewriter('company', 'articled');

/** What an Italian preposition is written against, with and without its article: dell'Aquila, L'Aquila; dell'Adriatico, Adriatico. */
export function withoutPreposition(words: CompanyWords, word: WordId): WordId[] {
  const text = words.textOf(word);
  const named = withArticle(text);
  return named === text ? [] : [named, named.slice(1)].map((bare) => words.id(bare));
}

/** What a word is in English. (An id that is asked for may make the arrays grow: all are had first.) */
export function inEnglish(words: CompanyWords, word: WordId): WordId[] {
  const text = words.textOf(word);
  const english = translations().get(text) ?? inflectedMeanings(text);
  // (of workers, too, where the tables say worker; "news" is another word than "new")
  const isPlural = (plural: string): boolean => wordFrequency(plural, 'company') > 0 && rowsOfAlias('genericWords', plural).length === 0;
  const meanings = english.flatMap((meaning) => (isPlural(`${meaning}s`) ? [meaning, `${meaning}s`] : [meaning]));
  const ids = meanings.map((meaning) => words.id(meaning));
  const { base, canonical } = words;
  return ids.map((id) => base[canonical[id]]);
}
