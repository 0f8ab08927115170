import type { AlignedUnits } from './link-rules.js';
import type { LinkTable } from './link-table.js';
import { MAX_UNITS } from './value-units.js';

/** Which units of one value were matched with which of another, and how; what a category takes for the same is up to the class that extends it. */
export abstract class UnitPairing {
  /** Units of both sides that are compared: `aCount` from `aStart`, `bCount` from `bStart`. */
  aStart = 0;
  aCount = 0;
  bStart = 0;
  bCount = 0;
  /** For unit i of the left value: the unit of the right one that it was matched with (-1: none), and how. */
  readonly partner = new Int32Array(MAX_UNITS);
  readonly manner = new Uint8Array(MAX_UNITS);
  /** How unit j of the right value was matched. */
  readonly taken = new Uint8Array(MAX_UNITS);
  protected readonly table: LinkTable;
  readonly #mannerText: readonly string[];

  /** `mannerText`: each way of being the same, in words. */
  protected constructor(table: LinkTable, mannerText: readonly string[]) {
    this.table = table;
    this.#mannerText = mannerText;
  }

  /** Begins a comparison: nothing is matched yet. */
  protected begin(aStart: number, aCount: number, bStart: number, bCount: number): void {
    this.aStart = aStart;
    this.aCount = aCount;
    this.bStart = bStart;
    this.bCount = bCount;
    this.partner.fill(-1, 0, aCount);
    this.manner.fill(0, 0, aCount);
    this.taken.fill(0, 0, bCount);
  }

  protected take(i: number, j: number, manner: number): void {
    this.partner[i] = j;
    this.manner[i] = manner;
    this.taken[j] = manner;
  }

  /** Unit i of the left value is nothing of the right one after all. */
  part(i: number): void {
    this.taken[this.partner[i]] = 0;
    this.partner[i] = -1;
    this.manner[i] = 0;
  }

  /** Units `from .. end` of one side are unit `whole` of the other; `swap`: of the right side. */
  takeTogether(swap: boolean, from: number, end: number, whole: number, manner: number): void {
    if (swap) {
      this.taken.fill(manner, from, end);
      this.manner[whole] = manner;
      this.partner[whole] = from;
    } else {
      this.manner.fill(manner, from, end);
      this.partner.fill(whole, from, end);
      this.taken[whole] = manner;
    }
  }

  /** The pairing of the last comparison in words: matched units first, then what is left over on either side. */
  lines(): AlignedUnits[] {
    const { unitWord, words } = this.table;
    const lines: AlignedUnits[] = [];
    const shown = new Set<number>();
    for (let i = 0; i < this.aCount; i++) {
      const j = this.partner[i];
      if (j >= 0) shown.add(j);
      const right = j < 0 ? '' : words.text[unitWord[this.bStart + j]];
      lines.push({ left: words.text[unitWord[this.aStart + i]], right, how: this.#mannerText[this.manner[i]] });
    }
    for (let j = 0; j < this.bCount; j++)
      if (!shown.has(j)) lines.push({ left: '', right: words.text[unitWord[this.bStart + j]], how: this.#mannerText[this.taken[j]] });
    return lines;
  }
}
