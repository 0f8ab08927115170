import { BROKEN, LOST } from '../text/lost-letters.js';
import { lazily } from './lazily.js';
import { rewriter } from './spelling-rules.js';
import { tableText } from './table-text.js';

const LETTER_A = 65;
/** What is no letter of ASCII: letters that may be lost, and where some are. */
const MARKED = /[^a-z]+/g;
/** What is lost at the end of a word may be a question mark. */
const AT_END = /\uFFFD+$/;
/** Letters of a part of a compound whose letters were lost, of what stands behind one, and of a word that may be a compound. */
const MIN_KNOWN = 4;
const MIN_BEHIND = 3;
const MOST_LETTERS = 40;
/** Letters that are left of a word of which others were dropped without a trace, and consonants that meet in few words. */
const MIN_LEFT = 5;
const CLUSTER = 3;

/** What was lost where an apostrophe stands is one (’ is no letter of ASCII, either): L?Oréal, O?Brien, Men?s. */
const withoutApostrophe = rewriter('shared', 'lost-apostrophe');

/** What is left of a word when its letters beyond ASCII are lost: m?ller. */
export const leftOf = (word: string): string => word.replace(MARKED, '?');

/** Finds words by what is left of them. */
export class MarkedWords {
  readonly #words: ReadonlyMap<string, string>;

  /** @param words  with letters beyond ASCII, in small letters, by {@link leftOf} them. */
  constructor(words: ReadonlyMap<string, string>) {
    this.#words = words;
  }

  /** @param word  in small letters. @returns `null` where it is no known word and no compound of one, all of whose letters are known. */
  restored(word: string): string | null {
    const known = this.#known(word);
    if (known !== null || word.length > MOST_LETTERS) return known;
    // long parts first: of Stra\uFFFDe and \uFFFDe the street
    for (let at = 1; at <= word.length - MIN_KNOWN; at++) {
      const back = this.#end(word, at);
      const front = word.slice(0, at);
      const meant = back === null || !front.includes(BROKEN) ? front : this.restored(front);
      if (back !== null && meant !== null) return meant + back;
    }
    for (let end = word.length - MIN_BEHIND; end >= MIN_KNOWN && word.includes(BROKEN) && !word.includes(BROKEN, end); end--) {
      const front = this.#known(word.slice(0, end));
      if (front !== null) return front + word.slice(end);
    }
    return null;
  }

  /** A word with what it ends in as it is known to be written, if that is known. @param word  in small letters. */
  partlyRestored(word: string): string {
    for (let at = 1; at <= word.length - MIN_KNOWN && word.length <= MOST_LETTERS; at++) {
      const back = this.#end(word, at);
      if (back !== null) return word.slice(0, at) + back;
    }
    return word;
  }

  /** What a compound ends in from `at` on, if letters of it were lost and it is known; what begins with a lost letter is too easily known (m?ller, øller) behind a few others. */
  #end(word: string, at: number): string | null {
    return word.includes(BROKEN, at) && (word[at] !== BROKEN || at >= MIN_KNOWN) ? this.#known(word.slice(at)) : null;
  }

  #known(word: string): string | null {
    const marked = this.#words.get(leftOf(word));
    // (of Stra\uFFFDe and Stråße one is not the other: what was not lost is the same)
    return marked !== undefined && new RegExp(`^${lostAsAny(word)}$`).test(marked) ? marked : null;
  }
}

/** Each place of lost letters as whatever is no letter of ASCII; bytes that were lost left a mark each. */
function lostAsAny(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\uFFFD+/g, ({ length }) => `[^a-z]{1,${length}}`);
}

/** The words of tables/shared/marked-words.tsv. */
const wordsOfTable = (): string[] => {
  // (scripts/tables/front-coding.mjs: each as a capital that tells how many letters are those of the word before, and the rest)
  let before = '';
  return Array.from(tableText('shared', 'markedWords').matchAll(/([A-Z])([^A-Z]*)/g), ([, shared, rest]) => {
    before = before.slice(0, shared.charCodeAt(0) - LETTER_A) + rest;
    return before;
  });
};
const markedWords = lazily((): MarkedWords => new MarkedWords(new Map(wordsOfTable().map((word) => [leftOf(word), word]))));

/** By what is left of them where their letters beyond ASCII are dropped; '' where that is left of several. */
const droppedWords = lazily((): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const word of wordsOfTable()) {
    const left = brokenLeft(word);
    if (left !== '') words.set(left, words.has(left) ? '' : word);
  }
  return words;
});

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
/** Consonants that are no letter of ASCII with a mark. */
const OTHER_CONSONANTS = 'ßðþđħłŋ';
/** Whether a letter is a consonant, with or without a mark, once it was asked. */
const consonants = new Map<string, boolean>();

function isConsonant(letter: string): boolean {
  let known = consonants.get(letter);
  if (known === undefined) consonants.set(letter, (known = CONSONANTS.includes(letter.normalize('NFD')[0]) || OTHER_CONSONANTS.includes(letter)));
  return known;
}

/**
 * What is left of a word, where it looks like none: several letters are dropped, one of them amid it, or more consonants meet than in the word itself (atltico, mxico; not espaa, varna); '' otherwise.
 * (One pass: it is asked of all words of the table at once.)
 */
function brokenLeft(word: string): string {
  let left = '';
  let [dropped, inner, run, most, front, runOfWord, mostOfWord, frontOfWord] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < word.length; i++) {
    const meets = isConsonant(word[i]);
    runOfWord = meets ? runOfWord + 1 : 0;
    mostOfWord = Math.max(mostOfWord, runOfWord);
    if (runOfWord === i + 1) frontOfWord = runOfWord;
    if (word[i] > 'z') {
      dropped++;
      if (i > 0 && i + 1 < word.length) inner++;
      continue;
    }
    left += word[i];
    run = meets ? run + 1 : 0;
    most = Math.max(most, run);
    if (run === left.length) front = run;
  }
  const isBroken = dropped > 1 || (most >= CLUSTER && most > mostOfWord) || (front > 1 && front > frontOfWord);
  return inner > 0 && isBroken && left.length >= MIN_LEFT && left.length * 2 >= word.length ? left : '';
}

/**
 * The word of which letters beyond ASCII were dropped without a trace (atltico: atlético), where what is left is that of one word alone; `null` for any other word. Whether what is left is a word
 * itself (pea, peña) the caller has to know. O(1); the first call reads the table (10 ms).
 */
export const withDroppedLetters = (word: string): string | null => droppedWords().get(word) || null;

/**
 * A token of which letters beyond ASCII were lost, as a word that is written with such letters in their places (Soci\uFFFDt\uFFFD: Société), or a compound of one (B\uFFFDckerstra\uFFFDe); any other token as
 * it is. O(length), of such tokens O(length²) up to 40 letters; the first one reads the table (10 ms).
 *
 * @param isDoubtful  what is lost at its end may be a question mark: left out where it is not known to be a letter.
 * @example withLostLetters('soci\uFFFDt\uFFFD', false)  // => 'société'
 */
export function withLostLetters(token: string, isDoubtful: boolean): string {
  if (!token.includes(BROKEN)) return token;
  const words = markedWords();
  const word = token.normalize('NFC').toLowerCase();
  const joined = withoutApostrophe(word.replaceAll(BROKEN, LOST)).replaceAll(LOST, BROKEN);
  const meant = words.restored(word) ?? (joined === word ? null : words.restored(joined)) ?? words.partlyRestored(joined);
  return isDoubtful ? meant.replace(AT_END, '') : meant;
}
