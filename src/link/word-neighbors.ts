import { resized } from '../category/vocabulary.js';
import type { LinkTable } from './link-table.js';
import type { LinkWords } from './link-words.js';
import { orderBy } from './order-by.js';
import { textHash53, textHash53Without } from './text-hash.js';
import type { WordDistance } from './word-distance.js';

/** For each word, the words of the column that may be meant instead: `words[start[w] .. start[w + 1])`, with how alike they are (0 to 1). */
export interface WordNeighbors {
  readonly start: Int32Array;
  readonly words: Int32Array;
  readonly likeness: Float32Array;
}

const MIN_SLIP_LENGTH = 4;
const MAX_SLIP_PLACE = 32;
export const MIN_PREFIX_LENGTH = 3;
/** How alike two words are that share a skeleton or a family, and a word and its abbreviation. */
export const Likeness = { spelling: 0.95, expansion: 0.8 } as const;
/** So many words at most are looked at from one of a crowd that share a skeleton, a family or a spelling with a letter left out. */
export const MAX_CROWD = 48;
/** And from one of those that begin with it. */
export const MAX_PREFIXED = 24;
const EXACT_INTEGERS = 2 ** 53;

/** Calls `visit` with the word and each spelling of it with one letter left out; words one slip apart share one. Short words have none. */
export function slipVariants(text: string, visit: (variant: string) => void): void {
  if (text.length < MIN_SLIP_LENGTH) return;
  visit(text);
  eachSlipPlace(text, (i) => visit(text.slice(0, i) + text.slice(i + 1)));
}

/** Calls `visit` with each place of a letter that is left out: of equal neighbours with the first. */
function eachSlipPlace(text: string, visit: (place: number) => void): void {
  for (let i = 0; i < text.length && i < MAX_SLIP_PLACE; i++) if (text[i] !== text[i - 1]) visit(i);
}

/** Edits up to which two words may be slips of each other. */
export function slipBound(a: string, b: string): number {
  return Math.min(a.length, b.length) >= 8 ? 2 : 1;
}

export function likenessOfSlip(edits: number, a: string, b: string): number {
  return 1 - edits / (Math.min(a.length, b.length) + 1);
}

export function likenessOfPrefix(shorter: string, longer: string): number {
  return 0.5 + (0.4 * shorter.length) / longer.length;
}

/** Near words, each pair once or more often: `from[i]` is as near `to[i]` as `likeness[i]` says, and the other way round. */
export interface NearWords {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly likeness: Float32Array;
}

/** A table's near words. Works on the vocabulary, never on pairs of rows: O(letters · log letters). */
export function wordNeighbors(table: LinkTable, distance: WordDistance): WordNeighbors {
  return neighborsOf([nearWords(table, distance, 0, 1)], table.words.count);
}

/**
 * Words that are one slip apart, share a skeleton, begin one another, or of which one abbreviates the other: part `part` of `parts`, which together find them all,
 * whatever their number.
 */
export function nearWords(table: LinkTable, distance: WordDistance, part: number, parts: number): NearWords {
  const { words, unitWord, unitRole, roles } = table;
  const used = new Uint8Array(words.count);
  const isListed = new Uint8Array(words.count);
  for (let u = 0; u < unitWord.length; u++) {
    const role = roles[unitRole[u]];
    if (role.near) used[unitWord[u]] = 1;
    else if (role.listed) isListed[unitWord[u]] = 1;
  }
  const list: number[] = [];
  for (let word = 0; word < words.count; word++) if (used[word]) list.push(word);

  const relations = new Relations();
  addSlips(relations, words.text, list, distance, part, parts);
  if (part === 0) addOthers(relations, words, list, (word) => used[word] + isListed[word] > 0);
  return relations.lists;
}

/** Words that share a skeleton or a family, abbreviate or begin one another. */
function addOthers(relations: Relations, words: LinkWords, list: readonly number[], occurs: (word: number) => boolean): void {
  const spellings = new Map<number, number[]>();
  const families = new Map<number, number[]>();
  const file = (groups: Map<number, number[]>, group: number, word: number): void => {
    const members = groups.get(group);
    if (members === undefined) groups.set(group, [word]);
    else members.push(word);
  };
  for (const word of list) {
    file(spellings, words.skeleton[word], word);
    for (let i = words.familyStart[word]; i < words.familyStart[word + 1]; i++) file(families, words.families[i], word);
  }
  for (const groups of [spellings, families]) {
    for (const group of groups.values()) {
      for (let i = 0; i < group.length; i++)
        for (let j = i + 1; j < Math.min(group.length, i + MAX_CROWD); j++) relations.add(group[i], group[j], Likeness.spelling);
    }
  }

  for (const word of list) {
    const full = words.expansion[word];
    if (full !== word && occurs(full)) relations.add(word, full, Likeness.expansion);
  }

  // prefixes: words are in alphabetical order, so that what a word begins stands right behind it
  for (let i = 0; i < list.length; i++) {
    const text = words.text[list[i]];
    if (text.length < MIN_PREFIX_LENGTH) continue;
    for (let j = i + 1; j < list.length && j <= i + MAX_PREFIXED; j++) {
      const longer = words.text[list[j]];
      if (!longer.startsWith(text)) break;
      relations.add(list[i], list[j], likenessOfPrefix(text, longer));
    }
  }
}

/** Words that share a spelling with one letter left out, as far as its hash is one of this part's. */
function addSlips(relations: Relations, texts: readonly string[], list: readonly number[], distance: WordDistance, part: number, parts: number): void {
  // a hash and a word in one double, so that a native sort brings equal hashes together
  const span = 2 ** Math.ceil(Math.log2(texts.length + 1));
  const hashes = Math.min(2 ** 32, EXACT_INTEGERS / span);
  const sorted = variantHashes(texts, list, (hash53, word) => {
    const hash = hash53 % hashes;
    return hash % parts === part ? hash * span + word : NONE;
  }).sort();
  for (let from = 0; from < sorted.length; ) {
    const hash = Math.floor(sorted[from] / span);
    let to = from + 1;
    while (to < sorted.length && Math.floor(sorted[to] / span) === hash) to++;
    for (let i = from; i < to; i++) {
      const a = sorted[i] % span;
      for (let j = i + 1; j < Math.min(to, i + MAX_CROWD); j++) {
        const b = sorted[j] % span;
        if (a === b) continue;
        const max = slipBound(texts[a], texts[b]);
        const edits = distance.edits(a, b, max);
        if (edits <= max) relations.add(a, b, likenessOfSlip(edits, texts[a], texts[b]));
      }
    }
    from = to;
  }
}

/** No number of a hash and a word. */
const NONE = -1;

/** What `numberOf` makes of the {@link textHash53} of each of the {@link slipVariants} of these words, where that is not {@link NONE}. No variant is made for it. */
function variantHashes(texts: readonly string[], words: readonly number[], numberOf: (hash: number, word: number) => number): Float64Array {
  let most = 0;
  for (const word of words) most += 1 + Math.min(texts[word].length, MAX_SLIP_PLACE);
  const numbers = new Float64Array(most);
  let count = 0;
  const put = (hash: number, word: number): void => {
    const number = numberOf(hash, word);
    if (number !== NONE) numbers[count++] = number;
  };
  for (const word of words) {
    const text = texts[word];
    if (text.length < MIN_SLIP_LENGTH) continue;
    put(textHash53(text), word);
    eachSlipPlace(text, (place) => put(textHash53Without(text, place), word));
  }
  return numbers.subarray(0, count);
}

/** Sorted lists without repeats, in either direction; of two relations of the same words the closer one stays. O(relations + words). */
export function neighborsOf(lists: readonly NearWords[], wordCount: number): WordNeighbors {
  const pairs = lists.reduce((sum, { from }) => sum + from.length, 0);
  const from = new Int32Array(2 * pairs);
  const to = new Int32Array(2 * pairs);
  const near = new Float32Array(2 * pairs);
  let at = 0;
  for (const list of lists) {
    for (const [one, other] of [
      [list.from, list.to],
      [list.to, list.from],
    ]) {
      from.set(one, at);
      to.set(other, at);
      near.set(list.likeness, at);
      at += one.length;
    }
  }
  // by the second word, then by the first
  const all = Int32Array.from({ length: from.length }, (_, i) => i);
  const order = orderBy(from, orderBy(to, all, wordCount), wordCount);
  const start = new Int32Array(wordCount + 1);
  const words = new Int32Array(from.length);
  const likeness = new Float32Array(from.length);
  let count = 0;
  let before = -1;
  for (const i of order) {
    if (before >= 0 && from[i] === from[before] && to[i] === to[before]) {
      likeness[count - 1] = Math.max(likeness[count - 1], near[i]);
      continue;
    }
    before = i;
    words[count] = to[i];
    likeness[count++] = near[i];
    start[from[i] + 1] = count;
  }
  for (let word = 0; word < wordCount; word++) start[word + 1] = Math.max(start[word + 1], start[word]);
  return { start, words: words.slice(0, count), likeness: likeness.slice(0, count) };
}

/** A growing list of words that are near others, and how near. */
class Relations {
  #count = 0;
  #from = new Int32Array(1 << 7);
  #to = new Int32Array(1 << 7);
  #likeness = new Float32Array(1 << 7);

  add(from: number, to: number, likeness: number): void {
    if (this.#count === this.#from.length) {
      this.#from = resized(this.#from, this.#count * 2, 0);
      this.#to = resized(this.#to, this.#count * 2, 0);
      this.#likeness = resized(this.#likeness, this.#count * 2, 0);
    }
    this.#from[this.#count] = from;
    this.#to[this.#count] = to;
    this.#likeness[this.#count++] = likeness;
  }

  get lists(): NearWords {
    const upTo = <T extends Int32Array | Float32Array>(array: T): T => array.slice(0, this.#count) as T;
    return { from: upTo(this.#from), to: upTo(this.#to), likeness: upTo(this.#likeness) };
  }
}
