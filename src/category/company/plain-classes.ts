import { NO_CLASS } from '../../kernel/intern-table.js';
import type { WordId } from '../vocabulary.js';
import { paceOf } from './pace.js';
import { Flag, isLabel, isNoiseInFront, KernelClass, Kind, LegalMode, Noise, Pace, isLone } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const ASKING: ReadonlySet<number> = new Set([Noise.role, Noise.ends, Noise.statement]);

/** What the kernel is told of a word, to read plain names by (assembly/company-tokens.ts): bits of {@link Pace} and {@link KernelClass}. */
export function plainClassOf(words: CompanyWords, id: WordId): number {
  const { flags, kind: kindOf, loneLetters } = words;
  const word = words.canonical[id];
  const pace = paceOf(words, id, true);
  // a name of one word asks for the grammar, and so do a role, which "at" may follow, a mark at either end, what lines of statements begin with, what stands in front of a code or an address, and what marks another name behind a bracket
  const noise = words.noise[id];
  if ((pace & Pace.notMedium && words.known.isAlone(word)) || ASKING.has(noise) || isLabel(noise) || words.context.mayBeFormer(id)) return NO_CLASS;
  let cls = pace;
  if (flags[id] & Flag.numeral) cls |= KernelClass.numeral;
  if (kindOf[id] === Kind.number || kindOf[word] === Kind.number) cls |= KernelClass.number;
  if (pace & Pace.noise && isNoiseInFront(words.noise[id])) cls |= KernelClass.frontNoise;
  if (words.legalMode[id] === LegalMode.edge) cls |= KernelClass.leads;
  const kind = pace & Pace.kind;
  if (kind === Pace.careful) cls |= isLoneForm(words, id) ? KernelClass.lone : 0;
  else if (kind === Pace.content && pace & Pace.connective) cls |= fallOf(words, word);
  else if (flags[id] & Flag.place) cls |= KernelClass.place;
  if (loneLetters.has(id) || loneLetters.mayTell(id)) cls |= KernelClass.ofLetter;
  return cls | words.pairs.followerBits(word);
}

/** Whether a word is a legal form where it is the last word and the only form, and nothing but a word of the name anywhere else ("Spa"). */
function isLoneForm({ kind, legalMode, noise, expansion }: CompanyWords, id: WordId): boolean {
  const isWord = kind[id] === Kind.name || kind[id] === Kind.generic || kind[id] === Kind.place;
  return isWord && isLone(legalMode[id]) && noise[id] === Noise.none && expansion[id] === id;
}

/** Where a connective is left out besides between words: an article at either end of a name, "and" in front of a legal form. */
function fallOf({ and, kind, flags }: CompanyWords, word: WordId): number {
  if (word === and) return KernelClass.falls | KernelClass.fallsLast;
  return kind[word] === Kind.article && !(flags[word] & Flag.contextual) ? KernelClass.falls : 0;
}
