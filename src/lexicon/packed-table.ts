import { lazily } from './lazily.js';
import { PackedWords } from './packed-words.js';

const NONE: readonly number[] = [];

/** The rows of a table, packed column by column by scripts/tables/front-coding.mjs: only what is asked for is unpacked. A row is known by its place. */
export class PackedTable {
  readonly #aliases: PackedWords;
  readonly #columns: readonly (() => string[])[];

  constructor(packed: string) {
    const end = packed.indexOf('\t');
    this.#aliases = new PackedWords(packed, end);
    this.#columns = packed
      .slice(end + 1)
      .split('\t')
      .map((column) => lazily(() => column.split('\n')));
  }

  /** The first cell of every row, in their order: that of their letters. */
  aliases(): string[] {
    return this.#aliases.texts();
  }

  /** The places of the rows with this alias. */
  placesOf(alias: string): readonly number[] {
    const first = this.#aliases.placeOf(alias);
    if (first < 0) return NONE;
    const places = [first];
    for (let place = first + 1; this.#aliases.isAt(place, alias); place++) places.push(place);
    return places;
  }

  /** Another cell of a row: the folded canonical (0; empty where it is the alias), the canonical (1), the number of the row's manner (2). */
  cell(place: number, column: number): string {
    return this.#columns[column]()[place];
  }
}
