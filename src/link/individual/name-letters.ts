import type { IndividualReader } from '../../category/individual/reader.js';
import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { WordDistance } from '../word-distance.js';

/** Values with more letters than this are not compared as a whole. */
const MAX_LETTERS = 60;

/** The letters of whole values without blanks, given names first and surname first. Built once per column, O(letters). */
export class NameLetters {
  readonly #distance: WordDistance;
  /** The reader's words for the letters of node n: given names first at 2n, surname first at 2n + 1. */
  readonly #words: Int32Array;
  readonly #lengths: Uint16Array;
  /** The reader's word for the letters of node n's surname with its particles; -1: none. */
  readonly #surnames: Int32Array;

  constructor({ reader, nodeCount, unitStart, unitRole, unitWord, words }: LinkTable, distance: WordDistance) {
    this.#distance = distance;
    this.#words = new Int32Array(nodeCount * 2);
    this.#lengths = new Uint16Array(nodeCount);
    this.#surnames = new Int32Array(nodeCount).fill(-1);
    const { words: vocabulary } = reader as IndividualReader;
    for (let node = 0; node < nodeCount; node++) {
      let given = '';
      let surname = '';
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        const role = unitRole[u];
        if (role === PersonRole.surname || (role === PersonRole.particle && u + 1 < unitStart[node + 1] && unitRole[u + 1] >= PersonRole.surname))
          surname += words.text[unitWord[u]];
        else if (role <= PersonRole.lone || role === PersonRole.particle) given += words.text[unitWord[u]];
      }
      if (surname !== '') this.#surnames[node] = vocabulary.idOfLetters(surname);
      this.#lengths[node] = Math.min(given.length + surname.length, 0xffff);
      if (this.#lengths[node] === 0 || this.#lengths[node] > MAX_LETTERS) continue;
      this.#words[node * 2] = vocabulary.idOfLetters(given + surname);
      this.#words[node * 2 + 1] = vocabulary.idOfLetters(surname + given);
    }
  }

  /** Whether both surnames are the same letters, particles and all: van den Berg, Vandenberg. */
  sameSurname(a: NodeId, b: NodeId): boolean {
    return this.#surnames[a] >= 0 && this.#surnames[a] === this.#surnames[b];
  }

  /** Letters to change between two values in the better of their orders, as a share of the longer one; 1: more than a third, or too long to say. */
  edits(a: NodeId, b: NodeId): number {
    const longer = Math.max(this.#lengths[a], this.#lengths[b]);
    const max = Math.ceil(longer / 3);
    if (longer > MAX_LETTERS || Math.abs(this.#lengths[a] - this.#lengths[b]) > max) return 1;
    const ours = this.#words[a * 2];
    if (ours === this.#words[b * 2] || ours === this.#words[b * 2 + 1] || this.#words[a * 2 + 1] === this.#words[b * 2]) return 0;
    let edits = this.#distance.editsOf(ours, this.#words[b * 2], max);
    edits = Math.min(edits, this.#distance.editsOf(ours, this.#words[b * 2 + 1], max));
    return edits > max ? 1 : edits / longer;
  }
}
