import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable, rowsOfAlias, wordFrequency } from '../../lexicon/lexicon.js';
import { rewriter, spellingRules } from '../../lexicon/spelling-rules.js';
import { translations } from './translations.js';

/** Languages whose nouns and adjectives are inflected by endings, as they are written in Latin letters. */
const SLAVIC = new Set(['be', 'bg', 'bs', 'cs', 'hr', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk']);
/** A shorter stem is that of too many words. */
const MIN_STEM = 5;
/** A longer word is none of a language (and rules that look for endings take long over it). */
const MAX_LETTERS = 40;

/** (Of words that are met for the first time most are asked no more than this.) */
const mayBeInflected = (word: string): boolean => word.length >= MIN_STEM && 'aeiouyjhm'.includes(word[word.length - 1]);
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

/**
 * What a word of another language is in English that the tables have in another form: of a plural or genitive the singular ("démocratiques", "Deutschlands"), what an
 * article is written against ("l'économie", "dell'Interno"), of a Slavic word any inflection, or the place that an adjective is of. None for any other word. Some 2 µs.
 */
export function inflectedMeanings(word: string): readonly string[] {
  if (word.length > MAX_LETTERS) return [];
  if (word.length <= MIN_STEM) return mayBeInflected(word) ? slavicMeanings(word) : [];
  const bare = withoutElided(word);
  if (bare !== word) {
    const meant = meaningsOf(bare);
    if (meant.length > 0) return meant;
  }
  if (word.endsWith('s')) return meaningsOf(word.slice(0, -1));
  return mayBeInflected(word) ? slavicMeanings(word) : [];
}

/** What the tables say of a word as it is: a translation, or itself where they have it as a kind or a place. */
function meaningsOf(word: string): readonly string[] {
  const known = translations().get(word);
  if (known !== undefined) return known;
  return rowsOfAlias('genericWords', word).length + rowsOfAlias('places', word).length > 0 ? [word] : [];
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
  const named: string[] = [];
  if (!mayBeOfPlace(adjective) || rowsOfAlias('places', adjective).length > 0) return named;
  for (const { pattern, becomes } of places()) {
    const place = adjective.replace(pattern, becomes);
    if (place !== adjective) named.push(place);
  }
  for (const { pattern, becomes } of doubtfulPlaces()) {
    const place = adjective.replace(pattern, becomes);
    // (Kowalski and Dombrovsky are names of people)
    if (place !== adjective && rowsOfAlias('places', place).length > 0 && wordFrequency(adjective, 'surname') === 0) named.push(place);
  }
  return named;
}
