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
    const least = all > MAX_UNITS ? this.#leastShare(all) : { share: 0, kept: 0 };
    let { kept } = least;
    this.count = 0;
    for (let i = 0; i < all; i++) {
      if (all > MAX_UNITS) {
        const { share } = this.#traits[this.roles[i]];
        if (share < least.share || (share === least.share && kept-- <= 0)) continue;
      }
      this.words[this.count] = this.words[i];
      this.roles[this.count++] = this.roles[i];
    }
  }

  /** Of a value with too many words those are spared that find nobody, then those that find others the least: the share that units have at least which are compared, and how many with just that are. */
  #leastShare(all: number): { share: number; kept: number } {
    const byShare = new Map<number, number>();
    for (let i = 0; i < all; i++) {
      const { share } = this.#traits[this.roles[i]];
      byShare.set(share, (byShare.get(share) ?? 0) + 1);
    }
    let room = MAX_UNITS;
    for (const [share, count] of [...byShare].sort(([a], [b]) => b - a)) {
      if (share === 0 || count >= room) return { share: share || Number.MIN_VALUE, kept: share === 0 ? 0 : room };
      room -= count;
    }
    return { share: Number.MIN_VALUE, kept: 0 };
  }
}
