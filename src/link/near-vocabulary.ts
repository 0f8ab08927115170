import { resized } from '../category/vocabulary.js';
import type { LinkTable, LinkWords } from './link-table.js';
import { eachSlipPlace, likenessOfPrefix, likenessOfSlip, Likeness, MAX_CROWD, MAX_PREFIXED, MIN_PREFIX_LENGTH, MIN_SLIP_LENGTH, slipBound } from './nearness.js';
import { textHash53, textHash53Without } from './text-hash.js';
import type { WordDistance } from './word-distance.js';

/** Relations of words, in any order: `to` may be meant where `from` stands. */
export interface WordRelations {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly likeness: Float32Array;
}

/** What of a table says which words are near. */
export type NearWords = Pick<LinkTable, 'unitWord' | 'unitRole' | 'roles'> & { readonly words: Omit<LinkWords, 'readerId'> };

/** What kind 0 costs for each word, where a spelling with a letter left out costs 1. */
const KIND_0_COST = 2;
const EXACT_INTEGERS = 2 ** 53;

/**
 * The words of a table that may be meant by others, and the kinds of nearness among them, which may be looked for by several threads: kind 0 is all but slips,
 * kind l slips that share a spelling of l letters.
 */
export class NearVocabulary {
  readonly #words: NearWords['words'];
  /** In order. */
  readonly #near: number[] = [];
  readonly #isNear: Uint8Array;
  /** Near words of each length. */
  readonly #ofLength: number[][] = [];

  constructor({ words, unitWord, unitRole, roles }: NearWords) {
    this.#words = words;
    this.#isNear = new Uint8Array(words.count);
    for (let u = 0; u < unitWord.length; u++) if (roles[unitRole[u]].near) this.#isNear[unitWord[u]] = 1;
    for (let word = 0; word < words.count; word++) {
      if (this.#isNear[word] === 0) continue;
      this.#near.push(word);
      const { length } = words.text[word];
      while (this.#ofLength.length <= length) this.#ofLength.push([]);
      this.#ofLength[length].push(word);
    }
  }

  /** How many kinds there are. */
  get kinds(): number {
    return Math.max(this.#ofLength.length, 1);
  }

  /** About what looking for a kind costs. */
  costOf(kind: number): number {
    if (kind === 0) return this.#near.length * KIND_0_COST;
    return this.#ofLength[kind].length + (this.#ofLength[kind + 1]?.length ?? 0) * (kind + 1);
  }

  /** What is near by kinds `from` .. `end` (exclusive). */
  relations(distance: WordDistance, from: number, end: number): WordRelations {
    const relations = new Relations();
    for (let kind = from; kind < end; kind++) {
      if (kind === 0) this.#relate(relations);
      else this.#relateSlips(kind, distance, relations);
    }
    return relations.columns();
  }

  /** Words of one skeleton or family, abbreviations, and words that others begin with. */
  #relate(relations: Relations): void {
    const words = this.#words;
    const near = this.#near;
    const spellings = new Map<number, number[]>();
    const families = new Map<number, number[]>();
    for (const word of near) {
      file(spellings, words.skeleton[word], word);
      for (let i = words.familyStart[word]; i < words.familyStart[word + 1]; i++) file(families, words.families[i], word);
    }
    for (const groups of [spellings, families]) {
      for (const group of groups.values()) {
        for (let i = 0; i < group.length; i++)
          for (let j = i + 1; j < Math.min(group.length, i + MAX_CROWD); j++) relations.add(group[i], group[j], Likeness.spelling);
      }
    }
    for (const word of near) {
      const full = words.expansion[word];
      if (full !== word && this.#isNear[full] !== 0) relations.add(word, full, Likeness.expansion);
    }
    // words are in alphabetical order, so that what a word begins stands right behind it
    for (let i = 0; i < near.length; i++) {
      const text = words.text[near[i]];
      if (text.length < MIN_PREFIX_LENGTH) continue;
      for (let j = i + 1; j < near.length && j <= i + MAX_PREFIXED; j++) {
        const longer = words.text[near[j]];
        if (!longer.startsWith(text)) break;
        relations.add(near[i], near[j], likenessOfPrefix(text, longer));
      }
    }
  }

  /** Words that share a spelling of so many letters: their own, or with one letter left out. */
  #relateSlips(length: number, distance: WordDistance, relations: Relations): void {
    const { text: texts, count } = this.#words;
    // a hash and a word in one double, so that a native sort brings equal hashes together
    const span = 2 ** Math.ceil(Math.log2(count + 1));
    const hashes = Math.min(2 ** 32, EXACT_INTEGERS / span);
    const variants: number[] = [];
    if (length >= MIN_SLIP_LENGTH) for (const word of this.#ofLength[length]) variants.push((textHash53(texts[word]) % hashes) * span + word);
    if (length + 1 >= MIN_SLIP_LENGTH) {
      for (const word of this.#ofLength[length + 1] ?? []) {
        const text = texts[word];
        eachSlipPlace(text, (place) => variants.push((textHash53Without(text, place) % hashes) * span + word));
      }
    }
    const sorted = Float64Array.from(variants).sort();
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
}

function file(groups: Map<number, number[]>, group: number, word: number): void {
  const members = groups.get(group);
  if (members === undefined) groups.set(group, [word]);
  else members.push(word);
}

/** A growing list of words that are near others, both ways, and how near. */
class Relations {
  #count = 0;
  #from = new Int32Array(1 << 7);
  #to = new Int32Array(1 << 7);
  #likeness = new Float32Array(1 << 7);

  add(a: number, b: number, likeness: number): void {
    if (this.#count + 2 > this.#from.length) {
      this.#from = resized(this.#from, this.#count * 2, 0);
      this.#to = resized(this.#to, this.#count * 2, 0);
      this.#likeness = resized(this.#likeness, this.#count * 2, 0);
    }
    this.#put(a, b, likeness);
    this.#put(b, a, likeness);
  }

  #put(from: number, to: number, likeness: number): void {
    this.#from[this.#count] = from;
    this.#to[this.#count] = to;
    this.#likeness[this.#count++] = likeness;
  }

  columns(): WordRelations {
    return { from: this.#from.slice(0, this.#count), to: this.#to.slice(0, this.#count), likeness: this.#likeness.slice(0, this.#count) };
  }
}
