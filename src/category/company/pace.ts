import type { WordId } from '../vocabulary.js';
import { Flag, isConnective, isMarker, Kind, LegalMode, Noise, Pace, isLone } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** {@link Pace} of a word. `amid`: between other words of a name, where a numeral is a letter and every conjunction is one. */
export function paceOf(words: CompanyWords, id: WordId, amid: boolean): number {
  const canonical = words.canonical[id];
  const flags = words.flags[id];
  const kind = words.kind[id];
  const legalMode = words.legalMode[id];
  const always = (flags & Flag.initial ? Pace.initial : 0) | (canonical === id ? 0 : Pace.rewritten);
  let pace: number = Pace.content | always;
  const doubtful = (kind === Kind.conjunction && canonical !== words.and) || flags & Flag.numeral;
  if (((doubtful || words.loneLetters.has(id)) && !amid) || isMarker(kind) || flags & Flag.domain) return Pace.careful | always;
  const all = flags | words.flags[canonical];
  if (all & Flag.phraseStart) pace |= Pace.mayBegin;
  if (legalMode === LegalMode.beside || isLone(legalMode) || legalMode === LegalMode.framing || words.context.mayBeShort(id)) return pace | Pace.careful;
  if (words.noise[id] !== Noise.none) pace |= Pace.noise;
  if (words.expansion[id] !== id) pace |= Pace.abbreviates;
  if (words.context.mayBeDirection(id)) pace |= flags & Flag.initial ? Pace.abbreviates : Pace.careful;
  if (legalMode === LegalMode.anywhere) pace |= Pace.legal;
  else if (legalMode !== LegalMode.none) pace |= Pace.legalAtEnd;
  if (all & Flag.nameStart) pace |= Pace.notMedium;
  if (all & Flag.wholeNameStart) pace |= Pace.notFirst;
  if (isConnective(kind)) pace |= Pace.connective;
  return pace;
}
