import { LOST, lostPattern } from '../text/lost-letters.js';

/** Words that are held against others at most, in a column: who sends more of them is no export that went wrong. */
const MOST_TESTS = 20_000_000;

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
  for (const [place, text] of texts.entries()) {
    const pattern = text.includes(LOST) ? lostPattern(text) : null;
    if (pattern === null) continue;
    const front = text.slice(0, text.indexOf(LOST));
    const candidates = front === '' ? (backwards ??= new Backwards(texts)).endingIn(text.slice(text.lastIndexOf(LOST) + 1)) : beginningWith(texts, front);
    let only: number | null = null;
    let found = 0;
    for (const other of candidates) {
      if (found > 1 || --tests < 0) break;
      if (!pattern.test(texts[other])) continue;
      only = other;
      found++;
    }
    if (tests < 0) break;
    if (only !== null && found === 1) meant.set(place, only);
  }
  return meant;
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
