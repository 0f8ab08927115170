import { type InternId, NO_CLASS } from '../../kernel/intern-table.js';
import type { WordId } from '../vocabulary.js';
import { isOfBody } from './asides.js';
import { isOfSouth } from './romanization.js';
import { Flag, NEVER_PLAIN, OFFICES, PLAIN_FLAGS, PlainName, STRUCTURE } from './word-kinds.js';
import type { IndividualWords } from './words.js';

const DIGITS = /^\d+$/;

/**
 * What the kernel is told of a raw token that is a word, to read plain names by (assembly/plain-names.ts): bits of {@link PlainName}.
 *
 * @param follows  whether the word stands second in a phrase of the tables.
 */
export function plainClassOf(words: IndividualWords, raw: InternId, word: WordId, follows: boolean): number {
  const flags = words.flags[word];
  const text = words.textOf(word);
  if (flags & Flag.generation && (flags & STRUCTURE & ~OFFICES) === 0 && !follows) return PlainName.generation;
  // ("1. John Smith"; "John Smith, Alder Corporation")
  if (DIGITS.test(text) || isOfBody(text)) return NO_CLASS;
  if (flags & NEVER_PLAIN || (flags & Flag.particle && !(flags & Flag.initial)) || words.mayBeInitials(word)) return NO_CLASS;
  let cls = PlainName.name | (follows ? PlainName.follows : 0);
  for (const [flag, plain] of PLAIN_FLAGS) if (flags & flag) cls |= plain;
  if (isOfSouth(text)) cls |= PlainName.syllable;
  const surname = words.canonicalSurname[word];
  if (surname === words.canonicalGiven[word]) cls |= PlainName.surnameRewritten;
  else if (surname !== raw) cls |= PlainName.surnameAsks;
  return cls;
}
