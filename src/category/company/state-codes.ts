import type { WordId } from '../vocabulary.js';
import { Flag, isConnective } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/**
 * Puts the codes of states that stand for them in a value into `states`: behind "of" and what somebody is ("Commonwealth of MA", "Univ of NC"), and in front of a body and "of"
 * ("MI Dept of Transportation"). `read`: all of its words. O(words).
 */
export function readStates({ canonical, context, flags, kind, of, places }: CompanyWords, read: Int32Array, states: Set<WordId>): void {
  states.clear();
  const isInFront = read.length > 3 && read[2] === of && places.stateOf(read[0]) >= 0;
  if (isInFront && flags[canonical[read[1]]] & Flag.structure && context.isEnglishKind(read[1])) states.add(read[0]);
  for (let i = 2; i < read.length; i++) {
    if (read[i - 1] !== of || places.stateOf(read[i]) < 0) continue;
    // ("University of La Plata" is in no Louisiana)
    if (i + 1 < read.length && isConnective(kind[read[i]]) && !isConnective(kind[read[i + 1]])) continue;
    if (places.isLevel(read[i - 2]) || context.isEnglishKind(read[i - 2])) states.add(read[i]);
  }
}
