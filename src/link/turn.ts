import { MAX_VALUE_BYTES } from '../key/token-scan.js';
import { lexiconTable } from '../lexicon/lexicon.js';
import { levenshtein } from '../similarity/levenshtein.js';
import { spanText, type TypedWord, typedWords, withAdded, withoutWords, withReplaced } from './value-change.js';

/** The smallest change of one of two values that turns the decision about them; see {@link findTurn}. */
export interface MatchTurn {
  readonly change: 'drop' | 'add' | 'replace';
  /** The value that is changed. */
  readonly side: 'left' | 'right';
  /** The words that are changed, as typed; '' where words are added. */
  readonly from: string;
  /** What they become; '' where they are left out. */
  readonly to: string;
  /** The whole value after the change. */
  readonly value: string;
  /** What {@link matchScore} gives for the changed value and the other one. */
  readonly score: number;
  /** Whether that is a match: the opposite of what it was. */
  readonly match: boolean;
}

/** One change of one value, and how large it is. */
interface Change {
  readonly change: MatchTurn['change'];
  readonly side: MatchTurn['side'];
  readonly from: string;
  readonly to: string;
  /** Before and after. */
  readonly old: string;
  readonly value: string;
  readonly words: number;
  readonly letters: number;
}

/** Neighbouring words at most that are one part of a value: "Apt 4", "SW1A 1AA", "Suite 2 B". */
const MAX_PART_WORDS = 3;
/** Of a value so much can move into what is read ({@link MAX_VALUE_BYTES}) when words in front of it are left out; the rest is not looked at. */
const SEEN = 2 * MAX_VALUE_BYTES + 8;

const ENGLISH_ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINAL_ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** Scores two values as matchScore does, 0 to 100, and says whether that is a match. */
export type Judge = (left: string, right: string) => { readonly score: number; readonly match: boolean };

/**
 * The smallest change of one of two values that turns a match into none or the other way round. Each change is made and judged; nothing is guessed from
 * weights. What is tried:
 *
 *   no match   one to three neighbouring words left out of either value; a word that only one value has in place of one that only the other has; all
 *              neighbouring words that only one has for those of the other; one to three neighbouring words that only the other has added
 *   a match    one to three neighbouring words left out; one word made another: its last digit counted on, the words that exclude it by the tables (north,
 *              south; Jr, Sr), otherwise its first letter, if that is one from a to z, turned into the next
 *
 * Smaller is: fewer words changed; then fewer letters (Levenshtein distance of what was and what is, case aside); then `replace` before `drop` before `add`;
 * then the order of `from`, of `to`, of the values before and after (code units). So the order of the two values plays no part, unless they are the same
 * text (then the left one is changed).
 *
 * @returns `null` where no single change of this kind turns the decision. Words behind the first 24 of a value are left alone.
 * @cost a few dozen judgements for usual values, about 1,500 at worst.
 */
export function findTurn(left: string, right: string, judge: Judge): MatchTurn | null {
  const { match } = judge(left, right);
  const [seenLeft, seenRight] = [left.slice(0, SEEN), right.slice(0, SEEN)];
  const changes = [...changesOf('left', seenLeft, seenRight, match), ...changesOf('right', seenRight, seenLeft, match)].sort(bySize);
  for (const { change, side, from, to, value } of changes) {
    const judged = side === 'left' ? judge(value, seenRight) : judge(seenLeft, value);
    if (judged.match === match) continue;
    const rest = (side === 'left' ? left : right).slice(SEEN);
    return { change, side, from, to, value: value + rest, ...judged };
  }
  return null;
}

const ORDER: readonly MatchTurn['change'][] = ['replace', 'drop', 'add'];

function bySize(a: Change, b: Change): number {
  return (
    a.words - b.words ||
    a.letters - b.letters ||
    ORDER.indexOf(a.change) - ORDER.indexOf(b.change) ||
    byText(a.from, b.from) ||
    byText(a.to, b.to) ||
    byText(a.old, b.old) ||
    byText(a.value, b.value)
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The changes of `own` that are worth judging, in any order. */
function* changesOf(side: MatchTurn['side'], own: string, other: string, match: boolean): Iterable<Change> {
  const words = wordsRead(own);
  for (const [from, end] of runs(words.length, () => true)) {
    const text = spanText(own, words, from, end);
    yield { change: 'drop', side, from: text, to: '', old: own, value: withoutWords(own, words, from, end), words: end - from, letters: text.length };
  }
  const replace = (from: number, end: number, to: string, toWords: number): Change => {
    const text = spanText(own, words, from, end);
    const letters = levenshtein(text.toLowerCase(), to.toLowerCase());
    const value = withReplaced(own, words, from, end, to);
    return { change: 'replace', side, from: text, to, old: own, value, words: Math.max(end - from, toWords), letters };
  };
  if (match) {
    for (let i = 0; i < words.length; i++) for (const to of contrasts(words[i])) yield replace(i, i + 1, to, 1);
    return;
  }
  const otherWords = wordsRead(other);
  const isOwn = foreignTo(words, otherWords);
  const isOthers = foreignTo(otherWords, words);
  for (const [from, end] of runs(otherWords.length, isOthers)) {
    const to = spanText(other, otherWords, from, end);
    const value = withAdded(own, words, other, otherWords, from, end);
    yield { change: 'add', side, from: '', to, old: own, value, words: end - from, letters: to.length };
  }
  for (let i = 0; i < words.length; i++)
    if (isOwn(i)) for (let j = 0; j < otherWords.length; j++) if (isOthers(j)) yield replace(i, i + 1, otherWords[j].text, 1);
  for (const [from, end] of wholeRuns(words.length, isOwn)) {
    for (const [otherFrom, otherEnd] of wholeRuns(otherWords.length, isOthers))
      if (end - from > 1 || otherEnd - otherFrom > 1) yield replace(from, end, spanText(other, otherWords, otherFrom, otherEnd), otherEnd - otherFrom);
  }
}

/** The words of a text that may be read; one that reaches the limit could be longer. */
function wordsRead(text: string): TypedWord[] {
  return typedWords(text.slice(0, MAX_VALUE_BYTES)).filter(({ end }) => end < MAX_VALUE_BYTES);
}

/** Says of a word of the first list whether the second one lacks it. */
function foreignTo(words: readonly TypedWord[], others: readonly TypedWord[]): (i: number) => boolean {
  const known = new Set(others.map(({ folded }) => folded));
  return (i) => !known.has(words[i].folded);
}

/** Runs of one to {@link MAX_PART_WORDS} neighbours that are all wanted. */
function* runs(count: number, wanted: (i: number) => boolean): Iterable<[from: number, end: number]> {
  for (let from = 0; from < count; from++) for (let end = from; end < count && end - from < MAX_PART_WORDS && wanted(end); ) yield [from, ++end];
}

/** Runs of all neighbours that are wanted, where they are no more than {@link MAX_PART_WORDS}. */
function* wholeRuns(count: number, wanted: (i: number) => boolean): Iterable<[from: number, end: number]> {
  for (let from = 0; from < count; from++) {
    if (!wanted(from)) continue;
    let end = from + 1;
    while (end < count && wanted(end)) end++;
    if (end - from <= MAX_PART_WORDS) yield [from, end];
    from = end;
  }
}

/** What a word may become to be another one. */
function contrasts({ text, folded }: TypedWord): readonly string[] {
  const excluding = excludingWords(folded);
  if (excluding.length > 0) return excluding;
  const counted = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
  if (counted !== text) return [withOrdinalEnding(counted)];
  return /^[a-z]/i.test(text) ? [text.replace(/^./, nextLetter)] : [];
}

/** "21th" → "21st"; what is no English ordinal stays as it is. */
function withOrdinalEnding(word: string): string {
  return word.replace(/^(\d+)(st|nd|rd|th)$/i, (_, digits: string, ending: string) => {
    const is = ORDINAL_ENDINGS[ENGLISH_ORDINALS.select(Number(digits))] ?? 'th';
    return digits + (ending === ending.toUpperCase() ? is.toUpperCase() : is);
  });
}

/** Words that never stand for the same as `word`: others of its group of opposites, other generations. */
function excludingWords(word: string): string[] {
  const group = lexiconTable('opposites').find(({ words }) => words.join(' ') === word)?.canonical;
  const opposites = lexiconTable('opposites').filter(({ canonical, words }) => canonical === group && words.join(' ') !== word);
  const generation = lexiconTable('generations').find(({ words }) => words.join(' ') === word)?.canonical;
  const generations = generation === undefined ? [] : lexiconTable('generations').filter(({ canonical }) => canonical !== generation);
  return [...opposites, ...generations].map(({ words }) => words.join(' '));
}

/** b for a, A for Z. */
function nextLetter(letter: string): string {
  const first = letter <= 'Z' ? 'A' : 'a';
  return String.fromCharCode(((letter.charCodeAt(0) - first.charCodeAt(0) + 1) % 26) + first.charCodeAt(0));
}
