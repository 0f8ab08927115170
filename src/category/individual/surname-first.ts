import { wordFrequency } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** How much rarer a word must be as the one than as the other, in nats, to be rather a surname or rather a given name. */
const CLEARLY = 1;
/** A particle that no more of a million bear as a given name (Van, but not Ben) is one that nothing else says. */
export const RARELY_PER_MILLION = 350;
/** A word that is rarer as a given name than this, in nats, is none: the second of two surnames. */
const NO_GIVEN_NAME = 12;

/**
 * How many words in front are the surname, of a name that no comma cuts and that was read with its surname last: Smith John, De la Cruz Juan, LOPEZ OBREGON MARIA. The lists
 * have to say so of both ends: the first word rather a surname, the last one rather a given name (Harris Wilson stays as it is). For linkage; in keys only where a
 * particle begins the name or an initial ends it.
 *
 * @param words  the words of the name in order, particles among them; initials may stand behind.
 * @returns the number of words, their particles among them; 0: nothing tells.
 */
export function surnameFirst(vocabulary: IndividualWords, words: ArrayLike<WordId>, count: number): number {
  const { flags } = vocabulary;
  let last = count - 1;
  while (last > 0 && flags[words[last]] & Flag.initial) last--;
  let first = 0;
  while (first < last && isParticle(vocabulary, words[first])) first++;
  // (a particle in front says the same)
  if (first >= last || rather(vocabulary, words[first]) > (first > 0 ? 0 : -CLEARLY)) return 0;
  if (rather(vocabulary, words[last]) < CLEARLY && !isGivenName(vocabulary, words[last], first)) return 0;
  // (Hamdan bin Rashid)
  for (let i = 0; i < count; i++) if (flags[words[i]] & Flag.descent) return 0;
  let end = first + 1;
  for (let i = end; i < last; i++) {
    if (isParticle(vocabulary, words[i])) continue;
    if (flags[words[i]] & Flag.givenName || (first === 0 && (rather(vocabulary, words[i]) > -CLEARLY || vocabulary.givenWeight(words[i]) < NO_GIVEN_NAME)))
      break;
    end = i + 1;
  }
  return end;
}

/** Whether a word is a particle that hardly anybody is called by: van, de; not Al, Ben. */
export function isParticle(vocabulary: IndividualWords, word: WordId): boolean {
  const { flags } = vocabulary;
  if ((flags[word] & (Flag.particle | Flag.initial)) !== Flag.particle) return false;
  return !(flags[word] & Flag.givenName) || wordFrequency(vocabulary.textOf(word), 'given') <= RARELY_PER_MILLION;
}

/**
 * Whether word `i` of the given names `words[from .. end)` is a particle between two of them: Ana Paula da Silva (Santos), María del Carmen; one that only stands behind another one (de los) where it
 * does; not beside syllables of Chinese or Korean names (Xiao Di Wang, Jin Li Cao).
 */
export function isInnerParticle(vocabulary: IndividualWords, words: ArrayLike<WordId>, from: number, i: number, end: number): boolean {
  const { flags } = vocabulary;
  if (i === from || !isParticle(vocabulary, words[i])) return false;
  let next = i + 1;
  while (next < end && flags[words[next]] & Flag.particle) next++;
  if (next === end || (flags[words[i - 1]] | flags[words[next]]) & (Flag.glideSyllable | Flag.initial)) return false;
  const rows = vocabulary.rows.structure().words.get(vocabulary.textOf(words[i]));
  const isInner = rows?.some(({ table, ambiguous }) => table === 'particles' && ambiguous === 'inner') === true;
  return !isInner || (flags[words[i - 1]] & Flag.particle) !== 0;
}

/** Whether the last word is a given name behind `particles` in front of all: where lists have it as nothing else, or the particles are two (Van der Merwe Petrus). */
function isGivenName({ flags }: IndividualWords, word: WordId, particles: number): boolean {
  if (particles === 0 || !(flags[word] & Flag.givenName)) return false;
  return particles > 1 || !(flags[word] & Flag.surname);
}

/** Rather a given name than a surname: above 0; the other way about: below, in nats. */
function rather(vocabulary: IndividualWords, word: WordId): number {
  return vocabulary.surnameRarity(word) - vocabulary.givenWeight(word);
}
