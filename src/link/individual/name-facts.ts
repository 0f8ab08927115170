import type { IndividualReader } from '../../category/individual/reader.js';
import { PersonRole } from '../../category/individual/roles.js';
import { Flag } from '../../category/individual/word-kinds.js';
import { resized } from '../../category/vocabulary.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { NameWords } from './name-words.js';

/** What each value of a column has besides names to be paired. A value is read when it is first met: a pair asks for it a dozen times. */
export class NameFacts {
  /** Word of node n's generation, and of the first of its particles; -1: none. */
  generation = new Int32Array(0);
  particle = new Int32Array(0);
  /** 1: says whose child it is: bin, oglu. */
  descent = new Uint8Array(0);
  /** 1: has an East Asian surname. */
  eastAsian = new Uint8Array(0);
  readonly #table: LinkTable;
  readonly #names: NameWords;
  #ready = new Uint8Array(0);

  constructor(table: LinkTable, names: NameWords) {
    this.#table = table;
    this.#names = names;
  }

  /** Forgets the nodes from `from` on, which are others than before. */
  renew(from: NodeId): void {
    this.#ready.fill(0, from);
  }

  /** To be called for each value before anything is asked of it. */
  prepare(node: NodeId): void {
    if (this.#ready[node]) return;
    const { nodeCount, unitStart, unitRole, unitWord, words, reader } = this.#table;
    if (node >= this.#ready.length) this.#makeRoom(Math.max(nodeCount, Math.ceil(this.#ready.length * 1.5)));
    this.#ready[node] = 1;
    this.generation[node] = -1;
    this.particle[node] = -1;
    this.eastAsian[node] = 0;
    this.descent[node] = 0;
    const { flags } = (reader as IndividualReader).words;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const word = unitWord[u];
      const role = unitRole[u];
      // (bin Salman, Mohammed: in front of all names it says nothing of the one behind them)
      if (role === PersonRole.particle && u > unitStart[node] && flags[words.readerId[word]] & Flag.descent) this.descent[node] = 1;
      if (role === PersonRole.generation && this.generation[node] < 0) this.generation[node] = word;
      else if (role === PersonRole.particle && this.particle[node] < 0) this.particle[node] = word;
      else if (role === PersonRole.surname) {
        this.#names.prepare(word);
        if (this.#names.eastAsian[word]) this.eastAsian[node] = 1;
      }
    }
  }

  #makeRoom(capacity: number): void {
    this.#ready = resized(this.#ready, capacity, 0);
    this.generation = resized(this.generation, capacity, -1);
    this.particle = resized(this.particle, capacity, -1);
    this.eastAsian = resized(this.eastAsian, capacity, 0);
    this.descent = resized(this.descent, capacity, 0);
  }
}
