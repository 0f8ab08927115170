import { PersonRole } from '../../category/individual/roles.js';
import type { LinkTable } from '../link-table.js';
import type { NameWords } from './name-words.js';

/** What each value of a column has besides names to be paired. Built once per column, O(units): a pair asks for it a dozen times. */
export class NameFacts {
  /** Word of node n's generation, and of the first of its particles; -1: none. */
  readonly generation: Int32Array;
  readonly particle: Int32Array;
  /** 1: has an East Asian surname. */
  readonly eastAsian: Uint8Array;

  constructor({ nodeCount, unitStart, unitRole, unitWord }: LinkTable, names: NameWords) {
    this.generation = new Int32Array(nodeCount).fill(-1);
    this.particle = new Int32Array(nodeCount).fill(-1);
    this.eastAsian = new Uint8Array(nodeCount);
    for (let node = 0; node < nodeCount; node++) {
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        const role = unitRole[u];
        if (role === PersonRole.generation && this.generation[node] < 0) this.generation[node] = unitWord[u];
        else if (role === PersonRole.particle && this.particle[node] < 0) this.particle[node] = unitWord[u];
        else if (role === PersonRole.surname && names.eastAsian[unitWord[u]]) this.eastAsian[node] = 1;
      }
    }
  }
}
