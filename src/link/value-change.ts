import { foldWords } from '../text/fold.js';

/** One word of a value as typed: `text.slice(start, end)`. */
export interface TypedWord {
  readonly text: string;
  /** First and behind the last code unit (UTF-16). */
  readonly start: number;
  readonly end: number;
  /** The word as it is compared: case, marks and scripts aside. */
  readonly folded: string;
}

/** Words behind these are neither changed nor borrowed. */
const MAX_TYPED_WORDS = 24;

/** Letters and digits, with the apostrophes and marks inside them; `&` and `+` are words. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=[\p{L}\p{N}]))*|[&+]/gu;
/** What may close a word: the dot of an abbreviation, brackets, quotes. */
const CLOSING = /[.)\]}"'”’»]*/y;
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}\p{M}]/u;

/** The first {@link MAX_TYPED_WORDS} words of a text that can be read. O(length). */
export function typedWords(text: string): TypedWord[] {
  const words: TypedWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const folded = foldWords(match[0]).join(' ');
    if (folded === '') continue;
    if (words.length === MAX_TYPED_WORDS) break;
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length, folded });
  }
  return words;
}

/** The text from the first to the last of neighbouring words. */
export function spanText(text: string, words: readonly TypedWord[], from: number, end: number): string {
  return text.slice(words[from].start, words[end - 1].end);
}

/** `text` without words `from` .. `end`, and without what stood between them and the word in front: "Smith, John Jr." → "Smith, John". */
export function withoutWords(text: string, words: readonly TypedWord[], from: number, end: number): string {
  if (from === 0) return text.slice(0, words[0].start) + text.slice(end < words.length ? words[end].start : words[end - 1].end);
  return glued(text.slice(0, words[from - 1].end), '', text.slice(closingEnd(text, words[end - 1].end)));
}

/** `text` with `replacement` in place of words `from` .. `end`. */
export function withReplaced(text: string, words: readonly TypedWord[], from: number, end: number, replacement: string): string {
  return text.slice(0, words[from].start) + replacement + text.slice(words[end - 1].end);
}

/**
 * `text` with words `from` .. `end` of another text: behind the word that they stand behind there, else in front of the word that they stand in front of,
 * each time with what stands between the two there; at the end where neither word is in both.
 */
export function withAdded(text: string, words: readonly TypedWord[], other: string, otherWords: readonly TypedWord[], from: number, end: number): string {
  const added = other.slice(otherWords[from].start, closingEnd(other, otherWords[end - 1].end));
  const before = from === 0 ? undefined : words.find(({ folded }) => folded === otherWords[from - 1].folded);
  if (before !== undefined) {
    const gap = other.slice(otherWords[from - 1].end, otherWords[from].start);
    return glued(text.slice(0, before.end), gap + added, text.slice(before.end));
  }
  const after = end === otherWords.length ? undefined : words.find(({ folded }) => folded === otherWords[end].folded);
  if (after !== undefined) {
    const gap = other.slice(otherWords[end - 1].end, otherWords[end].start);
    return glued(text.slice(0, after.start), spanText(other, otherWords, from, end) + gap, text.slice(after.start));
  }
  const last = words.at(-1);
  return last === undefined ? glued(added, '', text) : glued(text.slice(0, last.end), ` ${added}`, text.slice(last.end));
}

function closingEnd(text: string, from: number): number {
  CLOSING.lastIndex = from;
  CLOSING.exec(text);
  return CLOSING.lastIndex;
}

/** Parts of a text as one, with a blank where two words would run together. */
function glued(...parts: readonly string[]): string {
  return parts.reduce((text, part) => (ENDS_IN_WORD.test(text.slice(-2)) && BEGINS_WITH_WORD.test(part) ? `${text} ${part}` : text + part));
}
