import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { type NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';

const GENERATION = Flag.generation | Flag.generationAtEnd;
const ENCLOSED = Gap.open | Gap.other;
const ENCLOSED_END = Gap.close | Gap.other;

/** Marks nicknames in quotes or brackets, and other names behind "aka" or "née"; `of`: the word of that name ("Hepler of Woolwich"). `isRatherSurname`: by the lists. */
export function takeNicknames(tokens: NameTokens, of: WordId, isRatherSurname: (word: WordId) => boolean): void {
  const { words, gaps, taken, can, count } = tokens;
  let left = count;
  for (let i = 0; i < count; i++) {
    if (!(gaps[i] & ENCLOSED)) continue;
    let end = i + 1;
    while (end < count && !(gaps[end] & ENCLOSED_END)) end++;
    const isUnclosed = end === count && !(gaps[i] & Gap.open);
    // 'John "Jack Smith' or 'John *jack Smith': the surname is behind it
    if (isUnclosed && end - i === 2 && left === 3 && isRatherSurname(words[i + 1])) end = i + 1;
    // the whole value in brackets, or a quotation mark that nothing closes
    if (end - i >= left || (isUnclosed && end - i > 2)) continue;
    // "Robert Miller (Sr.)"
    if (end === i + 1 && can[i] & GENERATION && !(can[i] & Flag.initial)) {
      can[i] = Flag.generation;
      continue;
    }
    if (holdsOffice(can, i, end)) takeAs(tokens, i, end, Taken.postNominal);
    else takeOther(tokens, i, end);
    left -= end - i;
    // a quotation mark that closes does not open
    i = end < count && !(gaps[i] & Gap.open) && !(gaps[end] & Gap.open) ? end : end - 1;
  }
  for (let i = 1; i < count; i++) {
    if (taken[i] !== Taken.name || !isMarker(tokens, i)) continue;
    let end = i + 1;
    while (end < count && !(gaps[end] & Gap.comma)) end++;
    if (words[i] === of) takeAs(tokens, i, end, Taken.marker);
    else if (!(can[i] & Flag.otherSurname)) takeOther(tokens, i, end);
    else if (hasSurname(tokens, i, isRatherSurname)) takeOther(tokens, i, surnameEnd(tokens, i, end));
    else taken[i] = Taken.marker;
  }
}

/** Whether a word says that another name follows. */
function isMarker({ can, gaps, count }: NameTokens, i: number): boolean {
  return (can[i] & Flag.marker) !== 0 || ((can[i] & Flag.dottedMarker) !== 0 && i + 1 < count && (gaps[i + 1] & Gap.dot) !== 0);
}

function takeAs({ taken }: NameTokens, from: number, end: number, what: number): void {
  for (let k = from; k < end; k++) if (taken[k] === Taken.name) taken[k] = what;
}

/** Takes words as nicknames, those behind "née" as a surname of birth or marriage. */
function takeOther(tokens: NameTokens, from: number, end: number): void {
  const { taken, can } = tokens;
  let what: number = Taken.nickname;
  for (let k = from; k < end; k++) {
    if (taken[k] !== Taken.name) continue;
    const marks = isMarker(tokens, k);
    if (marks && can[k] & Flag.otherSurname) what = Taken.otherSurname;
    taken[k] = marks ? Taken.marker : what;
  }
}

/**
 * Whether a surname stands in front of word `end`: a name behind "née" or "w/o" is another one only beside it ("Kavita w/o Ramesh Kumar", "Mme veuve Dupont" have no other).
 * A lone word has to be rather a surname than a given name, of several one no given name.
 */
function hasSurname({ words, taken, can }: NameTokens, end: number, isRatherSurname: (word: WordId) => boolean): boolean {
  const names: number[] = [];
  for (let i = 0; i < end; i++) if (taken[i] === Taken.name && !(can[i] & (OFFICE | Flag.particle))) names.push(i);
  return names.some((i) => isRatherSurname(words[i]) || (names.length > 1 && !(can[i] & Flag.givenName)));
}

/** End of the surname behind the marker at `i`: "DUPONT née MARTIN Marie" has the given name behind it, which is parted from the surname in front as by a comma. */
function surnameEnd({ can, gaps, taken }: NameTokens, i: number, end: number): number {
  let inFront = 0;
  for (let k = 0; k < i; k++) if (taken[k] === Taken.name && !(can[k] & (OFFICE | Flag.particle))) inFront++;
  let next = i;
  while (next < end && can[next] & (Flag.marker | Flag.dottedMarker | Flag.particle)) next++;
  if (inFront !== 1 || next + 1 >= end || gaps[next + 1] & Gap.hyphen || !(can[end - 1] & Flag.givenName)) return end;
  gaps[next + 1] |= Gap.comma;
  return next + 1;
}

const OFFICE = Flag.title | Flag.doubtfulTitle | Flag.postNominal | Flag.doubtfulPostNominal;

/** Whether all words in brackets are titles, offices and the like, and no names: (bishop), (Managing Director). */
function holdsOffice(can: Int32Array, from: number, end: number): boolean {
  for (let i = from; i < end; i++) if (!(can[i] & OFFICE) || can[i] & Flag.givenName) return false;
  return true;
}
