import { hashBytes } from '../column/byte-hash.js';
import { lookAlike, lookAlikeBytes, MAX_LOOK_BYTES } from './look-alike.js';
import { CASES, type Casing, VALUE_TYPES, type ValueType, valueShape } from './value-shape.js';
import { NO_ROOM, ValueTable } from './value-table.js';

export interface Share<T extends string> {
  readonly value: T;
  readonly count: number;
  /** Of the values that are not empty, 0 to 1. */
  readonly share: number;
}

/** Values that look alike and are not the same. */
export interface LookAlikeValues {
  readonly values: readonly string[];
  readonly count: number;
}

/** What a column's values look like. */
export interface ShapeSummary {
  /** Values that were looked at, each as often as it occurs. */
  readonly seen: number;
  /** Most frequent first. */
  readonly types: readonly Share<ValueType>[];
  readonly casing: readonly Share<Casing>[];
  /** The 20 most frequent. */
  readonly masks: readonly Share<string>[];
  readonly leadingBlanks: number;
  readonly trailingBlanks: number;
  readonly mixedScripts: { readonly count: number; readonly examples: readonly string[] };
  readonly dates: { readonly count: number; readonly earliest: string; readonly latest: string } | null;
  /** Groups of different values that look alike, the most frequent first, 20 at most; `groups`: how many there are. Of values that are held, and that are no numbers. */
  readonly lookAlikes: { readonly groups: number; readonly examples: readonly LookAlikeValues[] };
}

const MAX_LISTED = 20;
const MAX_MASKS = 50_000;
const OTHER_MASK = '…';
/** As many as there are values that are held. */
const MAX_LOOKS = 1 << 24;
const MAX_BYTES_OF_LOOKS = 2 ** 30;
const encoder = new TextEncoder();

/** Gathers what values look like; each different value once, with its times. */
export class ShapeGathering {
  #seen = 0;
  readonly #types = new Map<ValueType, number>();
  readonly #casing = new Map<Casing, number>();
  readonly #masks = new Map<string, number>();
  #leading = 0;
  #trailing = 0;
  #mixed = 0;
  readonly #mixedExamples: string[] = [];
  #dates = 0;
  #earliest = Number.POSITIVE_INFINITY;
  #latest = Number.NEGATIVE_INFINITY;
  /** Looks, the id of the first value of each, and those of the others with it. */
  readonly #looks = new ValueTable(MAX_LOOKS, MAX_BYTES_OF_LOOKS);
  readonly #firstOf: number[] = [];
  readonly #others = new Map<number, number[]>();
  readonly #look = new Uint8Array(MAX_LOOK_BYTES);

  /** @param kind  of number, see `Kind`. */
  add(value: string, kind: number, times: number): void {
    const shape = valueShape(value, kind);
    this.#seen += times;
    more(this.#types, shape.type, times);
    more(this.#casing, shape.casing, times);
    more(this.#masks, this.#masks.size < MAX_MASKS || this.#masks.has(shape.mask) ? shape.mask : OTHER_MASK, times);
    if (shape.leadingBlank) this.#leading += times;
    if (shape.trailingBlank) this.#trailing += times;
    if (shape.mixedScripts) {
      this.#mixed += times;
      if (this.#mixedExamples.length < MAX_LISTED) this.#mixedExamples.push(value);
    }
    if (!Number.isNaN(shape.time)) {
      this.#dates += times;
      this.#earliest = Math.min(this.#earliest, shape.time);
      this.#latest = Math.max(this.#latest, shape.time);
    }
  }

  /**
   * Compares a value with others for its look.
   *
   * @param value  the text of the bytes.
   * @param id     by which the value is known to the table that holds it.
   */
  compare(data: Uint8Array, start: number, end: number, value: () => string, id: number): void {
    let look = this.#look;
    let length = lookAlikeBytes(data, start, end, look);
    if (length < 0) {
      look = encoder.encode(lookAlike(value()));
      length = look.length;
    }
    const at = this.#looks.add(look, 0, length, hashBytes(look, 0, length));
    if (at === NO_ROOM) return;
    if (at === this.#firstOf.length) this.#firstOf.push(id);
    else {
      const others = this.#others.get(this.#firstOf[at]);
      if (others === undefined) this.#others.set(this.#firstOf[at], [id]);
      else others.push(id);
    }
  }

  /** `memberOf`: text and times of a value by its id. */
  summary(memberOf: (id: number) => { readonly value: string; readonly count: number }): ShapeSummary {
    const shares = <T extends string>(counts: ReadonlyMap<T, number>): Share<T>[] =>
      [...counts].map(([value, count]) => ({ value, count, share: count / this.#seen })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    const groups = [...this.#others].map(([first, others]) => {
      const members = [first, ...others].map(memberOf).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
      return { values: members.slice(0, MAX_LISTED).map(({ value }) => value), count: members.reduce((sum, { count }) => sum + count, 0) };
    });
    return {
      seen: this.#seen,
      types: shares(this.#types).sort((a, b) => b.count - a.count || VALUE_TYPES.indexOf(a.value) - VALUE_TYPES.indexOf(b.value)),
      casing: shares(this.#casing).sort((a, b) => b.count - a.count || CASES.indexOf(a.value) - CASES.indexOf(b.value)),
      masks: shares(this.#masks).slice(0, MAX_LISTED),
      leadingBlanks: this.#leading,
      trailingBlanks: this.#trailing,
      mixedScripts: { count: this.#mixed, examples: this.#mixedExamples },
      dates: this.#dates === 0 ? null : { count: this.#dates, earliest: dayOf(this.#earliest), latest: dayOf(this.#latest) },
      lookAlikes: { groups: groups.length, examples: groups.sort((a, b) => b.count - a.count || (a.values[0] < b.values[0] ? -1 : 1)).slice(0, MAX_LISTED) },
    };
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, -14);

function more<T>(counts: Map<T, number>, key: T, times: number): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}
