import { Known, type LinkWords } from './link-words.js';
import { BROKEN, LOST, lostPattern } from '../text/lost-letters.js';

/** Words that are held against others at most, in a column: who sends more of them is no export that went wrong. */
const MOST_TESTS = 20_000_000;
/** Words of a value that an index is asked for at most. */
const MOST_ASKED = 4;
const MARKS = new RegExp(`[${LOST}${BROKEN}]`);
const SOME_MARKS = `[${LOST}${BROKEN}]+`;
const WORD = /[a-z0-9?]+/g;
const decoder = new TextDecoder();

/**
 * Words of a column of which letters were lost, as the only other word of it that they may be: "m?ckern" where there is "moeckern". Hangs on the words alone. O(words), and for each such word
 * O(words that begin, or else end, as it does).
 *
 * @param texts  in alphabetical order.
 * @returns the places of the words that are meant, by the places of those with lost letters; of one that may be several words nothing.
 */
export function lostWords(texts: readonly string[]): ReadonlyMap<number, number> {
  const meant = new Map<number, number>();
  let backwards: Backwards | undefined;
  let tests = MOST_TESTS;
  function* counted(places: Iterable<number>): Iterable<number> {
    for (const place of places) {
      if (--tests < 0) return;
      yield place;
    }
  }
  for (const [place, text] of texts.entries()) {
    const pattern = text.includes(LOST) ? lostPattern(text) : null;
    if (pattern === null) continue;
    const front = text.slice(0, text.indexOf(LOST));
    const places = front === '' ? (backwards ??= new Backwards(texts)).endingIn(text.slice(text.lastIndexOf(LOST) + 1)) : beginningWith(texts, front);
    const only = onlyPlace(pattern, texts, counted(places));
    if (tests < 0) break;
    if (only >= 0) meant.set(place, only);
  }
  return meant;
}

/**
 * Words of a column that are what is left of another one of its words where letters beyond ASCII are dropped without a trace: "jrgen" where there is "Jürgen". Not those that a list has. O(lines · log words).
 *
 * @param parts  lines of "jrgen jurgen" in ASCII, in any order, some more than once.
 * @returns the places of the words that are meant, by the places of what is left; of what may be several words nothing.
 */
export function droppedWords({ text, known }: Pick<LinkWords, 'text' | 'known'>, parts: readonly Uint8Array[]): ReadonlyMap<number, number> {
  const several = new Map<string, string>();
  for (const line of parts.flatMap((part) => decoder.decode(part).split('\n'))) {
    const [left, word = ''] = line.split(' ');
    several.set(left, (several.get(left) ?? word) === word ? word : '');
  }
  const meant = new Map<number, number>();
  for (const [left, word] of several) {
    const place = placeOf(text, left);
    const full = word === '' ? -1 : placeOf(text, word);
    if (place >= 0 && full >= 0 && (known[place] & Known.word) === 0) meant.set(place, full);
  }
  return meant;
}

/** The place of a text among others in alphabetical order; -1: it is none of them. */
function placeOf(texts: readonly string[], text: string): number {
  for (const place of beginningWith(texts, text)) return texts[place] === text ? place : -1;
  return -1;
}

/**
 * A value of which letters were lost, with those words of an index instead that are the only ones that they may be: "Z?hringer AG" is "zahringer AG" there. O(1) for values without such marks, else
 * O(words of the index).
 *
 * @param narrowText  what its narrow key is made of; asked for such a value only.
 * @param texts       the index's words.
 */
export function asInIndex(value: string, narrowText: () => string, texts: readonly string[]): string {
  if (!MARKS.test(value)) return value;
  const lost = (narrowText().match(WORD) ?? []).filter((word) => lostPattern(word) !== null);
  return lost.slice(0, MOST_ASKED).reduce((meant, word) => {
    const only = onlyPlace(lostPattern(word), texts, startingWith(texts, word.slice(0, word.indexOf(LOST))));
    return only < 0 ? meant : meant.replace(new RegExp(word.replace(/\?+/g, SOME_MARKS), 'i'), texts[only]);
  }, value);
}

/** Places of the texts, in any order, that start with one. */
function* startingWith(texts: readonly string[], front: string): Iterable<number> {
  for (let place = 0; place < texts.length; place++) if (texts[place].startsWith(front)) yield place;
}

/** The only one of some places whose text a pattern matches; -1: none does, or several. */
function onlyPlace(pattern: RegExp | null, texts: readonly string[], places: Iterable<number>): number {
  let only = -1;
  for (const place of places) {
    if (pattern?.test(texts[place]) !== true) continue;
    if (only >= 0) return -1;
    only = place;
  }
  return only;
}

/** Places of texts by what they end in. */
class Backwards {
  readonly #texts: readonly string[];
  readonly #places: readonly number[];

  constructor(texts: readonly string[]) {
    const turned = texts.map((text) => Array.from(text).reverse().join(''));
    this.#places = Array.from(texts.keys()).sort((a, b) => (turned[a] < turned[b] ? -1 : 1));
    this.#texts = this.#places.map((place) => turned[place]);
  }

  *endingIn(end: string): Iterable<number> {
    if (end === '') return;
    for (const at of beginningWith(this.#texts, Array.from(end).reverse().join(''))) yield this.#places[at];
  }
}

/** Places of the texts, in alphabetical order, that begin with one. */
function* beginningWith(texts: readonly string[], front: string): Iterable<number> {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texts[middle] < front) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < texts.length && texts[at].startsWith(front); at++) yield at;
}
