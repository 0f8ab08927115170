import { Gap } from '../../text/byte-classes.js';
import type { CompanyParse } from './parse.js';
import type { WordId } from '../vocabulary.js';
import { Flag, isConnective, isMarker } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** How a word made of initials was written: `I B M`, `I.B.M.`, `J & J`, `t/a`. */
export const Initials = { none: 0, spaced: 1, dotted: 2, ampersand: 3, slashed: 4 } as const;

/** Whether something held the initials together. */
export function areTight(manner: number): boolean {
  return manner === Initials.dotted || manner === Initials.slashed;
}

/**
 * `I B M`, `I.B.M.`, `S / A`, `J & J` → one word. A run keeps one manner of separation, so that "Plan B S.A." is b + sa; unless all of it is a legal form
 * ("S.à r.l.").
 */
export function joinInitials(parse: CompanyParse, vocabulary: CompanyWords, count: number): number {
  const { words, gaps, initials } = parse;
  const isInitial = (i: number): boolean => i < count && (vocabulary.flags[words[i]] & Flag.initial) !== 0;
  let write = 0;
  let i = 0;
  while (i < count) {
    const gap = gaps[i];
    if (!isInitial(i)) {
      words[write] = words[i++];
      initials[write] = Initials.none;
      gaps[write++] = gap;
      continue;
    }
    let text = vocabulary.textOf(words[i]);
    const first = i++;
    let manner = -1;
    let ampersand = false;
    let slashed = true;
    let runEnd = i;
    let run = text;
    while (isInitial(runEnd)) run += vocabulary.textOf(words[runEnd++]);
    const isForm = runEnd - first > 2 && vocabulary.legalForms.has(run);
    while (i < count) {
      const overAnd = words[i] === vocabulary.and && isInitial(i + 1);
      const at = overAnd ? i + 1 : i;
      if (!isInitial(at)) break;
      const next = overAnd ? 0 : separation(gaps[at]);
      if (!isForm && manner >= 0 && next !== manner) break;
      // a tighter pair follows ("B S.A."): this initial stands alone
      if (!isForm && !overAnd && isInitial(at + 1) && separation(gaps[at + 1]) > next) break;
      if (isForm && at >= runEnd) break;
      manner = Math.max(manner, next);
      ampersand ||= overAnd;
      slashed &&= !overAnd && gaps[at] === Gap.slash;
      text += vocabulary.textOf(words[at]);
      i = at + 1;
    }
    words[write] = i - first > 1 ? joined(vocabulary, text, ampersand) : words[first];
    gaps[write] = gap;
    initials[write] =
      i - first === 1 ? Initials.none : ampersand ? Initials.ampersand : slashed ? Initials.slashed : manner >= 2 ? Initials.dotted : Initials.spaced;
    if (i - first > 1) parse.steps?.push({ from: write, end: write + 1, role: 'initials', entry: -1 });
    write++;
  }
  return write;
}

/** The word that initials make. (A&M and D&O are names, whatever "am" and "do" are.) */
function joined(vocabulary: CompanyWords, letters: string, ampersand: boolean): WordId {
  const word = vocabulary.id(letters);
  const kind = vocabulary.kind[word];
  return ampersand && (isConnective(kind) || isMarker(kind)) ? vocabulary.id([...letters].join('&')) : word;
}

/** How tightly a gap holds two initials together: 1 blank, 2 dot and blank, 3 dot, slash or hyphen alone. */
function separation(gap: number): number {
  const dotted = gap & (Gap.dot | Gap.slash | Gap.hyphen);
  if (!dotted) return 1;
  return gap & Gap.space ? 2 : 3;
}
