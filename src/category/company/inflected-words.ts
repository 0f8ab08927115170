import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable, rowsOfAlias, wordFrequency } from '../../lexicon/lexicon.js';
import { rewriter, spellingRules } from '../../lexicon/spelling-rules.js';
import { translations } from './translations.js';

/** Languages whose nouns and adjectives are inflected by endings, as they are written in Latin letters. */
const SLAVIC = new Set(['be', 'bg', 'bs', 'cs', 'hr', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']);
/** Languages that write an article against what it belongs to ("l'économie"), and those whose words are the same ("economía", "dell'Economia"). */
const ELIDING = new Set(['ca', 'es', 'fr', 'it', 'pt']);
/** A shorter stem, or word without its ending, is that of too many words. */
const MIN_STEM = 5;
/** A longer word is none of a language (and rules that look for endings take long over it). */
const MAX_LETTERS = 40;

/** (Of words that are met for the first time most are asked no more than this.) A consonant and e ends words of English and French more often than Slavic ones. */
const INFLECTED = /(?:[aiouyjhm]|[aiouyj]e|[sc]ke)$/;
const mayBeOfPlace = (word: string): boolean => word.lastIndexOf('k') > word.length - MIN_STEM;

const withoutElided = rewriter('company', 'elision');
const stemOf = rewriter('company', 'slavic-stem');
const places = lazily(() => spellingRules('company', 'place-adjective'));
const doubtfulPlaces = lazily(() => spellingRules('company', 'doubtful-place-adjective'));

/** What the tables know of Slavic words, by their stems: tables have one form of a word, names have any of a dozen. */
const byStem = lazily(() => {
  const map = new Map<string, Set<string>>();
  for (const table of ['translations', 'genericWords'] as const) {
    for (const { words, scope, canonicalWords } of lexiconTable(table)) {
      if (words.length > 1 || canonicalWords.length > 1 || !scope.split(',').some((language) => SLAVIC.has(language))) continue;
      const stem = stemOf(words[0]);
      if (stem.length < MIN_STEM) continue;
      const known = map.get(stem);
      if (known === undefined) map.set(stem, new Set(canonicalWords));
      else known.add(canonicalWords[0]);
    }
  }
  return map;
});

/** Words that an article may be written against. */
const elidable = lazily(() => {
  const words = new Set<string>();
  for (const { words: alias, scope } of lexiconTable('translations')) if (scope.split(',').some((language) => ELIDING.has(language))) words.add(alias[0]);
  return words;
});

/**
 * What a word of another language is in English that the tables have in another form: of a plural or genitive the singular ("démocratiques", "Deutschlands"), what an
 * article is written against ("l'économie", "dell'Interno"), of a Slavic word any inflection, or the place that an adjective is of. None for a word of no such form, nor
 * for one that lists know as a name or a word of firms. Some 2 µs, 5 for what may be an adjective of a place.
 */
export function inflectedMeanings(word: string): readonly string[] {
  if (word.length < MIN_STEM || word.length > MAX_LETTERS) return [];
  const meanings = meaningsOf(word);
  // (asked last: of few words anything is found, and the lists have to be read for it)
  return meanings.length > 0 && isListedWord(word) ? [] : meanings;
}

function meaningsOf(word: string): readonly string[] {
  const bare = withoutElided(word);
  if (bare !== word && bare.length >= MIN_STEM) {
    if (elidable().has(bare)) return translations().get(bare) ?? [];
    if (bare.length > MIN_STEM && isPlace(bare)) return [bare];
  }
  if (word.endsWith('s')) {
    const one = word.slice(0, -1);
    return translations().get(one) ?? (one.length > MIN_STEM && isPlace(one) ? [one] : []);
  }
  return INFLECTED.test(word) ? slavicMeanings(word) : [];
}

/** Whether lists have a word as a name of people or of firms, or a table as a place: then that is what it is. */
export function isListedWord(word: string): boolean {
  return wordFrequency(word, 'company') + wordFrequency(word, 'surname') + wordFrequency(word, 'given') > 0 || rowsOfAlias('places', word).length > 0;
}

function isPlace(word: string): boolean {
  return rowsOfAlias('places', word).some((row) => row.class !== 'demonym');
}

/**
 * What a word may be in English if it is a Slavic one, inflected otherwise than in the tables ("proizvodstvennogo", "proizvodstvennaya": production), or an adjective
 * of a place ("Minskii", "Tul'skaya": Minsk, Tula; also of towns that no table has).
 */
function slavicMeanings(word: string): readonly string[] {
  const stem = stemOf(word);
  const known = stem === word ? undefined : byStem().get(stem);
  return known === undefined ? placesOf(word).flatMap((place) => [place, ...(translations().get(place) ?? [])]) : [...known];
}

function placesOf(adjective: string): string[] {
  if (!mayBeOfPlace(adjective)) return [];
  const named = new Set<string>();
  for (const { pattern, becomes } of places()) {
    const place = adjective.replace(pattern, becomes);
    // (Ivanovskiy is no Ivanov)
    if (place !== adjective && wordFrequency(place, 'surname') === 0) named.add(place);
  }
  for (const { pattern, becomes } of doubtfulPlaces()) {
    const place = adjective.replace(pattern, becomes);
    if (place !== adjective && isPlace(place)) named.add(place);
  }
  return [...named];
}
