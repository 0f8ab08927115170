import type { Kernel } from './kernel.js';

/** What a pair of words begins. */
export const PairKind = { phrase: 0, name: 1, ending: 2, letters: 3 } as const;

/** Pairs of ids in the kernel's memory, for its plain rows (assembly/plain-rows.ts). Made once, of a known number of pairs. */
export class PairTable {
  readonly at: number;
  readonly mask: number;

  constructor(kernel: Kernel, pairs: readonly (readonly [first: number, second: number, kind: number])[]) {
    let slots = 16;
    while (slots < pairs.length * 2) slots *= 2;
    this.at = kernel.alloc(slots * 8);
    this.mask = slots - 1;
    for (const [first, second, kind] of pairs) kernel.call.addPair(this.at, this.mask, first, second, kind);
  }
}

/** Letters a to z as the number that stands for them in a pair of letters. */
export function letterCode(letters: string): number {
  let code = 0;
  for (const letter of letters) code = code * 27 + (letter.charCodeAt(0) - 96);
  return code;
}
