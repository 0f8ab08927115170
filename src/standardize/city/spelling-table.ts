/** Places of towns in the table of all: one, or several of one spelling, the likeliest first. */
export type Towns = number | readonly number[];

export const townsOf = (towns: Towns | undefined): readonly number[] => (towns === undefined ? [] : typeof towns === 'number' ? [towns] : towns);

/** Collects spellings and the towns that have them, with how much each town weighs under this spelling. Most spellings have one town: only the others make an array. */
export class SpellingTable {
  readonly #last = new Map<string, number>();
  readonly #places: number[] = [];
  readonly #weights: number[] = [];
  /** The entry of the same spelling before this one; -1 for none. */
  readonly #before: number[] = [];

  add(spelling: string, place: number, weight: number): void {
    const before = this.#last.get(spelling) ?? -1;
    this.#last.set(spelling, this.#places.length);
    this.#places.push(place);
    this.#weights.push(weight);
    this.#before.push(before);
  }

  /** The towns that a spelling has so far, in no order. */
  places(spelling: string): number[] {
    return this.#entries(this.#last.get(spelling) ?? -1).map((entry) => this.#places[entry]);
  }

  /** All spellings, each with its towns, the heaviest first and each once. The table is used up. */
  done(): ReadonlyMap<string, Towns> {
    const towns = this.#last as Map<string, Towns>;
    for (const [spelling, last] of this.#last) {
      if (this.#before[last] < 0) {
        towns.set(spelling, this.#places[last]);
        continue;
      }
      // the sort is stable: what was added first goes first
      const entries = this.#entries(last).reverse();
      entries.sort((a, b) => this.#weights[b] - this.#weights[a]);
      const places = [...new Set(entries.map((entry) => this.#places[entry]))];
      towns.set(spelling, places.length === 1 ? places[0] : places);
    }
    return towns;
  }

  #entries(last: number): number[] {
    const entries: number[] = [];
    for (let entry = last; entry >= 0; entry = this.#before[entry]) entries.push(entry);
    return entries;
  }
}
