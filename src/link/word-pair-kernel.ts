import type { Role } from '../category/category.js';
import type { Kernel } from '../kernel/kernel.js';
import { letterSounds } from '../lexicon/letter-sounds.js';
import type { LinkWords } from './link-words.js';
import { MAX_UNITS } from './value-units.js';
import { SCRATCH_BYTES } from './word-distance.js';

/** Bytes from one word to the next (Word, kernel/assembly/word-pairs.ts). */
export const WORD_BYTES = 64;

const SIDE_BYTES = 20;
const PAIR_BYTES = 24;
/** The kernel clears sixteen bytes at a time. */
const SPARE_UNITS = 8;
/** Roles that a category has at most. */
export const MAX_ROLES = 24;
/** Bits of a role (Trait). */
const Trait = { near: 1, behind: 2, closed: 4, listed: 8 } as const;

/** By role: what the kernel knows it as. It compares whole values, in which all units of another name are of one role. */
export function kernelRoles(roles: readonly Role[]): Uint8Array {
  const alias = roles.findIndex((role) => role.alias);
  return Uint8Array.from(roles, (role, i) => (role.own === undefined ? i : alias));
}

const weight = new Float32Array(1);
const weightBits = new Uint32Array(weight.buffer);

/**
 * Writes what pairs are told by of a word.
 *
 * @param at        where to: {@link WORD_BYTES}.
 * @param text      where its letters lie.
 * @param letters   see WordDistance.lettersOf.
 * @param families  where to write its families: four bytes each. Returns the end of what was written.
 */
export function writeWord({ i32, u32 }: Kernel, at: number, words: LinkWords, word: number, text: number, letters: number, families: number): number {
  const first = words.familyStart[word];
  const count = words.familyStart[word + 1] - first;
  weight[0] = words.weight[word];
  const field = at >>> 2;
  u32[field] = text;
  i32[field + 1] = words.text[word].length;
  i32[field + 2] = letters;
  i32[field + 3] = word;
  i32[field + 4] = words.skeleton[word];
  i32[field + 5] = words.digits[word];
  i32[field + 6] = words.expansion[word];
  i32[field + 7] = words.opposite[word];
  u32[field + 8] = families;
  i32[field + 9] = count;
  i32[field + 10] = words.known[word];
  u32[field + 11] = weightBits[0];
  const sorted = count > 1 ? words.families.slice(first, first + count).sort() : words.families.subarray(first, first + count);
  i32.set(sorted, families >>> 2);
  i32[field + 12] = words.text[word].length === 0 ? 0 : words.text[word].charCodeAt(0);
  i32[field + 13] = count === 0 ? 0 : sorted[0];
  return families + count * 4;
}

const ofKernel = new WeakMap<Kernel, WordPairKernel>();

/** Two values in a kernel's memory, and which words of one mean which of the other. A kernel has one, however many pairs are compared. */
export class WordPairKernel {
  /** Where the pair lies (WordPair). */
  readonly pair: number;
  readonly #kernel: Kernel;
  readonly #traits: number;
  readonly #partner: number;
  /** Of the left and of the right side. */
  readonly #side: readonly [number, number];
  readonly #manner: readonly [number, number];
  #roles?: readonly Role[];

  static of(kernel: Kernel): WordPairKernel {
    let pair = ofKernel.get(kernel);
    if (pair === undefined) ofKernel.set(kernel, (pair = new WordPairKernel(kernel)));
    return pair;
  }

  private constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#side = [kernel.alloc(SIDE_BYTES), kernel.alloc(SIDE_BYTES)];
    this.#manner = [kernel.alloc(MAX_UNITS + SPARE_UNITS), kernel.alloc(MAX_UNITS + SPARE_UNITS)];
    this.#partner = kernel.alloc(MAX_UNITS * 4);
    this.#traits = kernel.alloc(MAX_ROLES);
    const scratch = kernel.alloc(SCRATCH_BYTES);
    this.pair = kernel.alloc(PAIR_BYTES);
    const sounds = letterSounds();
    const soundsAt = kernel.alloc(sounds.byteLength);
    kernel.u32.set(sounds, soundsAt >>> 2);
    kernel.u32.set([...this.#side, this.#partner, this.#traits, scratch, soundsAt], this.pair >>> 2);
    for (const side of [0, 1] as const) kernel.u32[(this.#side[side] >>> 2) + 4] = this.#manner[side];
  }

  useRoles(roles: readonly Role[]): void {
    if (roles === this.#roles) return;
    this.#roles = roles;
    roles.forEach((role, i) => {
      this.#kernel.u8[this.#traits + i] =
        (role.near ? Trait.near : 0) | (role.behind ? Trait.behind : 0) | (role.closed ? Trait.closed : 0) | (role.listed ? Trait.listed : 0);
    });
  }

  /** Says where a side's value lies: pointers to its words, and their roles. Of its `end` units the first `count` are compared. */
  enter(side: 0 | 1, count: number, end: number, words: number, roles: number): void {
    const { u32 } = this.#kernel;
    const field = this.#side[side] >>> 2;
    u32[field] = count;
    u32[field + 1] = end;
    u32[field + 2] = words;
    u32[field + 3] = roles;
  }

  /** How unit `i` of a side was matched. */
  mannerOf(side: 0 | 1, i: number): number {
    return this.#kernel.u8[this.#manner[side] + i];
  }

  /** The unit of the right side that unit `i` of the left one was matched with; -1: none. */
  partnerOf(i: number): number {
    return this.#kernel.i32[(this.#partner >>> 2) + i];
  }
}
