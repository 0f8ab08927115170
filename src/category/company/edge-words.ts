import type { WordId } from '../vocabulary.js';
import { CompanyRole } from './roles.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What the prepositions mean that tie a name to its legal form (pro and con tell names apart), and that begin few names. */
const BELONGING: ReadonlySet<string> = new Set(['of', 'for']);

/**
 * An article at either end of the units `from .. end` of a name says nothing where there is another word of it ("La Piazza"); alone it may be one ("Das Trading"). What may be something else, too,
 * is none at the end unless a comma is in front of it ("Monde, Le"; not "Hai Le"). O(units).
 *
 * @param behindComma  the last word, where a comma is in front of it; -1: none is.
 */
export function passArticles({ kind, flags }: CompanyWords, units: Int32Array, roles: Uint8Array, from: number, end: number, behindComma: WordId | -1): void {
  // (a letter is an initial: "A. Stucki")
  const isArticle = (i: number): boolean => roles[i] === CompanyRole.name && kind[units[i]] === Kind.article && (flags[units[i]] & Flag.initial) === 0;
  for (const edge of [from, end - 1]) {
    if (edge < from || !isArticle(edge)) continue;
    if (edge > from && flags[units[edge]] & Flag.contextual && units[edge] !== behindComma) continue;
    for (let i = from; i < end; i++) {
      if (roles[i] !== CompanyRole.name || isArticle(i)) continue;
      roles[edge] = CompanyRole.note;
      break;
    }
  }
}

/**
 * "SARL du Moulin", "Sociedad Limitada de Aceros": a preposition behind a legal form in front, with which the value was read to begin, says nothing ("Van Dijk BV" begins with its name).
 *
 * @param first  the first word of the value.
 */
export function passPreposition(words: CompanyWords, units: Int32Array, roles: Uint8Array, from: number, end: number, first: WordId): void {
  const unit = units[from];
  if (from + 1 >= end || roles[from] !== CompanyRole.name || unit === first || words.flags[unit] & Flag.initial || !isConnective(words.kind[unit])) return;
  if (isBelonging(words, unit)) roles[from] = CompanyRole.note;
}

/**
 * "Gasthaus Zum Löwen": the preposition behind what somebody is, which was left out between two words, as others are called by what follows ("Zum Löwen"); -1: there is none, or it says whose it is,
 * as few names begin.
 *
 * @param units  of the name.
 * @param role   of the first one.
 * @param read   the words of the value that are of its name, not of a legal form behind it ("Pub Ha.Ye.Te. ...").
 */
export function leftOutPreposition(words: CompanyWords, units: Int32Array, role: number, read: Int32Array): WordId | -1 {
  if (read.length < 3 || units.length === 0 || (role !== CompanyRole.generic && role !== CompanyRole.structure)) return -1;
  const word = words.canonical[read[1]];
  const kind = words.kind[word];
  return isConnective(kind) && kind !== Kind.conjunction && !isBelonging(words, word) && !units.includes(word) ? word : -1;
}

/** Whether a word says whose or of what something is (of, de, van). */
function isBelonging({ entry, rows }: CompanyWords, word: WordId): boolean {
  return entry[word] >= 0 && BELONGING.has(rows.at(entry[word]).canonicalWords.join(' '));
}
