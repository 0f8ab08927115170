import { PART_COUNT, Part } from '../../category/address/parts.js';
import type { LinkTable } from '../link-table.js';
import { Match, SCALE } from './features.js';
import { isSilent } from './street-names.js';

/** What one of two addresses has of each part, and what of it has no partner in the other. Reused for every pair. */
export class AddressSide {
  /** Units of each part. */
  readonly count = new Int32Array(PART_COUNT);
  /** Those without a partner, and their weight. */
  readonly left = new Int32Array(PART_COUNT);
  readonly leftWeight = new Float64Array(PART_COUNT);
  /** Weight of the street's known words without a partner. */
  knownLeft = 0;
  /** Words of the street among them without which its name is the same: de la, Doctor. */
  silentLeft = 0;
  /** Weight of street, its sections and number with a partner and without. */
  #matched = 0;
  #missed = 0;

  /** Units `start` .. `start + count` (exclusive) of the table; `manners`: how each was matched. */
  read({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): void {
    this.count.fill(0);
    this.left.fill(0);
    this.leftWeight.fill(0);
    this.knownLeft = 0;
    this.silentLeft = 0;
    this.#matched = 0;
    this.#missed = 0;
    for (let i = 0; i < count; i++) {
      const word = unitWord[start + i];
      const part = unitRole[start + i];
      const weight = words.weight[word] * SCALE;
      const isCovered = part === Part.street || part === Part.number || part === Part.section;
      this.count[part]++;
      if (manners[i] !== Match.none) {
        if (isCovered) this.#matched += weight;
        continue;
      }
      this.left[part]++;
      this.leftWeight[part] += weight;
      if (part === Part.street && words.known[word]) this.knownLeft += weight;
      if (part === Part.street && isSilent(words.text[word])) this.silentLeft++;
      if (isCovered) this.#missed += weight;
    }
  }

  /** Whether nothing of a part has a partner. */
  isAllLeft(part: number): boolean {
    return this.left[part] === this.count[part];
  }

  /** Part of street, its sections and number that has a partner, by weight. */
  get coverage(): number {
    return this.#matched / (this.#matched + this.#missed + 0.01);
  }

  get hasTown(): boolean {
    return this.count[Part.city] + this.count[Part.postcode] + this.count[Part.state] > 0;
  }

  get isDwelling(): boolean {
    return this.count[Part.dwelling] > 0;
  }

  /** Whether nothing is named that is in the house. */
  get isHouse(): boolean {
    return this.count[Part.dwelling] + this.count[Part.unit] + this.count[Part.level] + this.count[Part.building] === 0;
  }
}
