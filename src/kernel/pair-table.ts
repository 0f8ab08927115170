import type { Kernel } from './kernel.js';

const SLOT_BYTES = 8;

/** What a pair of words begins. */
export const PairKind = { phrase: 0, name: 1, ending: 2, letters: 3 } as const;

/** Pairs of ids in the kernel's memory, for its plain rows (assembly/plain-rows.ts). Made once, of a known number of pairs. */
export class PairTable {
  readonly at: number;
  readonly mask: number;
  readonly #kernel: Kernel;

  private constructor(kernel: Kernel, slots: number) {
    this.#kernel = kernel;
    this.at = kernel.alloc(slots * SLOT_BYTES);
    this.mask = slots - 1;
  }

  static of(kernel: Kernel, pairs: readonly (readonly [first: number, second: number, kind: number])[]): PairTable {
    let slots = 16;
    while (slots < pairs.length * 2) slots *= 2;
    const table = new PairTable(kernel, slots);
    for (const [first, second, kind] of pairs) kernel.call.addPair(table.at, table.mask, first, second, kind);
    return table;
  }

  /** A table of what {@link data} gave. */
  static from(kernel: Kernel, data: Uint8Array): PairTable {
    const table = new PairTable(kernel, data.length / SLOT_BYTES);
    kernel.u8.set(data, table.at);
    return table;
  }

  /** Its slots, as bytes. */
  get data(): Uint8Array {
    return this.#kernel.u8.slice(this.at, this.at + (this.mask + 1) * SLOT_BYTES);
  }
}

/** Letters a to z as the number that stands for them in a pair of letters. */
export function letterCode(letters: string): number {
  let code = 0;
  for (const letter of letters) code = code * 27 + (letter.charCodeAt(0) - 96);
  return code;
}
