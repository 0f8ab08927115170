import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';

/** What stands in front of a colon and a name, and what a body is called by where somebody belongs to it. */
const labels = lazily(() => wordsOf('label'));
const bodies = lazily(() => wordsOf('body'));

function wordsOf(of: string): ReadonlySet<string> {
  return new Set(lexiconTable('nameMarkers').flatMap(({ class: cls, words }) => (cls === of ? [words[0]] : [])));
}

const MOST_OF_LABEL = 3;
const LIST_NUMBER = /^\d{1,3}$/;
const HOUSE_NUMBER = /^\d{1,5}[a-z]?$/;
const NAME = /^\p{L}{2}/u;

/** Whether a word tells a body that somebody belongs to: "Corporation", "University". */
export function isOfBody(word: string): boolean {
  return bodies().has(word);
}

/**
 * Takes what is said besides a person out of the words of a value: the number of a list ("1. John Smith") or a label ("Name: John Smith") in front, and where somebody belongs
 * or lives: in brackets, or behind a comma, a sign or a dash, with all that follows ("John Smith, Alder Corporation, Chicago", "John Smith, 12 Main Street"). O(words).
 *
 * @param textOf   the text of a word, folded.
 * @param leftOut  gets each run of words that is taken out.
 * @returns how many words are left.
 */
export function takeAsides(words: Int32Array, gaps: Uint8Array, count: number, textOf: (word: WordId) => string, leftOut: WordId[][]): number {
  leftOut.length = 0;
  const text = (i: number): string => textOf(words[i]);
  const take = (from: number, end: number): void => {
    leftOut.push([...words.subarray(from, end)]);
    if (end < count) gaps[end] = from === 0 ? 0 : gaps[end] & ~Gap.close;
    words.copyWithin(from, end, count);
    gaps.copyWithin(from, end, count);
    count -= end - from;
  };
  const front = hasListNumber(gaps, count, text) ? 1 : labelEnd(gaps, count, text);
  if (front > 0) take(0, front);
  for (let i = 1; i < count; i++) {
    if (gaps[i] & Gap.open) {
      const end = closeOf(gaps, i, count);
      if (saysBody(i, end, text)) take(i--, end);
    } else if (parts(gaps[i]) && !isInverted(gaps, i) && isAside(gaps, i, partEnd(gaps, i, count), text)) take(i, count);
  }
  return count;
}

function hasListNumber(gaps: Uint8Array, count: number, text: (i: number) => string): boolean {
  return count > 1 && (gaps[1] & Gap.space) !== 0 && (gaps[1] & (Gap.dot | Gap.close)) !== 0 && LIST_NUMBER.test(text(0));
}

/** Where a label in front of a sign ends; 0: there is none. */
function labelEnd(gaps: Uint8Array, count: number, text: (i: number) => string): number {
  let end = 1;
  while (end < count && end <= MOST_OF_LABEL && !(gaps[end] & Gap.other)) end++;
  if (end >= count || end > MOST_OF_LABEL) return 0;
  for (let i = 0; i < end; i++) if (!labels().has(text(i))) return 0;
  return end;
}

/** Whether one word stands in front of a comma: "Smith, John", where a given name follows. */
function isInverted(gaps: Uint8Array, at: number): boolean {
  return at === 1 && (gaps[1] & Gap.comma) !== 0;
}

/** The first word behind the bracket that opens in front of word `from`. */
function closeOf(gaps: Uint8Array, from: number, count: number): number {
  let end = from + 1;
  while (end < count && !(gaps[end] & Gap.close)) end++;
  return end;
}

/** A comma, a sign, or a dash between blanks. */
function parts(gap: number): boolean {
  return (gap & (Gap.comma | Gap.other)) !== 0 || (gap & (Gap.space | Gap.hyphen)) === (Gap.space | Gap.hyphen);
}

function partEnd(gaps: Uint8Array, from: number, count: number): number {
  let end = from + 1;
  while (end < count && !parts(gaps[end]) && !(gaps[end] & (Gap.open | Gap.close))) end++;
  return end;
}

function isAside(gaps: Uint8Array, from: number, end: number, text: (i: number) => string): boolean {
  const isHouse = end > from + 1 && gaps[from + 1] === Gap.space && HOUSE_NUMBER.test(text(from)) && NAME.test(text(from + 1));
  return isHouse || saysBody(from, end, text);
}

function saysBody(from: number, end: number, text: (i: number) => string): boolean {
  for (let i = from; i < end; i++) if (isOfBody(text(i))) return true;
  return false;
}
