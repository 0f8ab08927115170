import type { WordId } from '../vocabulary.js';
import type { CompanyWords } from './words.js';

/** What an abbreviation is short for, whether that is certain or not; the word itself where it is no abbreviation. */
export function fullWord({ expansion, canonical }: CompanyWords, word: WordId): WordId {
  return expansion[word] === word ? canonical[word] : expansion[word];
}

/**
 * Abbreviations as they are written: one is short for many words, in one language and in others (Off.: office, Officine), and a table has one of them. Where a unit is
 * that one, the other value may have another (kernel/assembly/written-forms.ts).
 *
 * @param read   the words of a value as they were read.
 * @param units  the words that it is compared by.
 * @returns those of `read` whose full word is a unit, and which are none themselves; empty for most values.
 */
export function writtenForms(words: CompanyWords, read: Int32Array, units: Int32Array): WordId[] {
  const written: WordId[] = [];
  for (const word of read) {
    const full = fullWord(words, word);
    if (full !== word && units.includes(full) && !units.includes(word) && !written.includes(word)) written.push(word);
  }
  return written;
}
