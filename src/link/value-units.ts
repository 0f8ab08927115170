import { type CategoryReader, MAX_LEVEL_WORDS, type Role } from '../category/category.js';

/** Units of one value beyond this are not compared. */
export const MAX_UNITS = 24;

/** What a reader says of one value: the words of its narrow text, those that tell it from others of the same text, and its units. Reused from value to value. */
export class ValueUnits {
  readonly narrow = new Int32Array(MAX_LEVEL_WORDS);
  narrowCount = 0;
  /** Of the words in `narrow`: those of the narrow text, and behind them what linkage knows besides. Values with the same ones are one node. */
  identityCount = 0;
  /** Reader's words and roles of the units; `count` of them. */
  readonly words = new Int32Array(MAX_LEVEL_WORDS);
  readonly roles = new Uint8Array(MAX_LEVEL_WORDS);
  count = 0;
  readonly #traits: readonly Role[];

  constructor(traits: readonly Role[]) {
    this.#traits = traits;
  }

  /** Takes the narrow text of the value that the reader has read; false where nothing is left to match on. */
  readText(reader: CategoryReader): boolean {
    this.narrowCount = this.identityCount = reader.levelWords('narrow', this.narrow, 0);
    if (reader.asideWords !== undefined) this.identityCount = reader.asideWords(this.narrow, this.narrowCount);
    return this.narrowCount > 0;
  }

  /** Takes its units, {@link MAX_UNITS} at most. */
  readUnits(reader: CategoryReader): void {
    const all = Math.min(reader.linkUnits(this.words, this.roles, 0), MAX_LEVEL_WORDS);
    this.count = all > MAX_UNITS ? this.#spareUnits(all) : all;
  }

  /** Of a value with too many words those are spared that find nobody, then those that find others the least, the last ones first; returns how many are left. */
  #spareUnits(all: number): number {
    const shareOf = (i: number): number => this.#traits[this.roles[i]].share;
    const order = Array.from({ length: all }, (_, i) => i).filter((i) => shareOf(i) > 0);
    const kept = order.sort((a, b) => shareOf(b) - shareOf(a) || a - b).slice(0, MAX_UNITS);
    kept
      .sort((a, b) => a - b)
      .forEach((from, to) => {
        this.words[to] = this.words[from];
        this.roles[to] = this.roles[from];
      });
    return kept.length;
  }
}
