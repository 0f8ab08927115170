import type { Kernel } from './kernel.js';

const SLOT_BYTES = 8;

/** What a pair of words begins (assembly/company-tokens.ts); of a pair of letters the first, of `lettersPhrase` the second is the number of letters ({@link letterCode}). */
export const PairKind = { phrase: 0, name: 1, ending: 2, letters: 3, lettersPhrase: 4, namePhrase: 5, longerPhrase: 6, longerName: 7 } as const;

export type Pair = readonly [first: number, second: number, kind: number];

/** Pairs of ids in the kernel's memory, for its plain rows (assembly/plain-rows.ts). Made once, of a known number of pairs. */
export class PairTable {
  readonly at: number;
  readonly mask: number;

  /** @param pairs  all that stand first, then all that stand second, then their kinds (0 to 7), as {@link pairParts} has them. */
  constructor(kernel: Kernel, pairs: Int32Array) {
    const count = pairs.length / 3;
    let slots = 16;
    while (slots < count * 2) slots *= 2;
    this.at = kernel.alloc(slots * SLOT_BYTES);
    this.mask = slots - 1;
    const { addPair } = kernel.call;
    for (let i = 0; i < count; i++) addPair(this.at, this.mask, pairs[i], pairs[count + i], pairs[2 * count + i]);
  }
}

/** Pairs in the order that makes a file of them small: all that stand first, then all that stand second, then their {@link PairKind}s. */
export function pairParts(pairs: readonly Pair[]): Int32Array {
  const sorted = [...pairs].sort((a, b) => a[2] - b[2] || a[0] - b[0] || a[1] - b[1]);
  return Int32Array.from([0, 1, 2].flatMap((part) => sorted.map((pair) => pair[part])));
}

/** Letters a to z as the number that stands for them in a pair of letters. */
export function letterCode(letters: string): number {
  let code = 0;
  for (const letter of letters) code = code * 27 + (letter.charCodeAt(0) - 96);
  return code;
}
