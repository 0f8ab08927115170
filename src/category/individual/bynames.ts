import { Gap } from '../../text/byte-classes.js';
import { type NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** How much rarer a word must be as a surname than as a given name, in nats, to be a given name only; the other way about, a surname only. */
const CLEARLY = 1.5;
const TITLE = Flag.title | Flag.doubtfulTitle;

/**
 * "Elisabeth of Hesse", "Frederick II of Legnica", "Henry I, Duke of Brabant": who has given names alone is told by what stands behind "of", which is read as the
 * surname, the number in front of it as the generation. Beside a given name and a surname it is a place ("John Smith of Boston"), and left to be a note.
 */
export function takeByname(tokens: NameTokens, vocabulary: IndividualWords): void {
  const { words, gaps, taken, can, count } = tokens;
  let of = 1;
  // (not "Estate of")
  while (of < count && !(words[of] === vocabulary.of && can[of] & Flag.marker)) of++;
  if (of + 1 >= count || gaps[of + 1] & Gap.comma) return;
  // "Duke of Brabant", behind a comma or a name
  let titles = of;
  while (titles > 0 && can[titles - 1] & TITLE && (titles === of || !(gaps[titles] & Gap.comma))) titles--;
  if (titles > 0 && gaps[titles] & Gap.comma) taken.fill(Taken.title, titles, of);
  const last = titles - 1;
  const isRegnal = last > 0 && vocabulary.generation[words[last]] > 0;
  const isTitled = titles > 0 && titles < of;
  if (!isGivenName(tokens, vocabulary, isRegnal ? last : titles, isRegnal || isTitled)) return;
  // "Bishop of Berwick": a title that stands for a name
  if (titles === 0) can.fill(0, 0, of);
  if (isRegnal) taken[last] = Taken.generation;
  // (what were brackets, too: "Artabanus V (of Parthia)")
  gaps[titles] = Gap.space;
  gaps[of] = Gap.space;
  can[of] = Flag.particle;
  for (let i = of + 1; i < count && !(gaps[i] & Gap.comma); i++) gaps[i] &= ~(Gap.open | Gap.close);
}

/**
 * Whether the words in front of `end`, behind titles, are given names and no surname. Of one word alone a number or a title behind it says so ("Susenyos I"),
 * where it is no surname only; otherwise the lists of names have to ("WOODSOME of York" has a surname).
 */
function isGivenName({ words, can }: NameTokens, vocabulary: IndividualWords, end: number, isTold: boolean): boolean {
  let from = 0;
  while (from < end - 1 && can[from] & TITLE) from++;
  for (let i = from; i < end; i++) {
    const rather = vocabulary.surnameRarity(words[i]) - vocabulary.givenWeight(words[i]);
    if (vocabulary.flags[words[i]] & Flag.initial || rather < (isTold && end - from === 1 ? -CLEARLY : CLEARLY)) return false;
  }
  return true;
}
