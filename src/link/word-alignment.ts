import type { Kernel } from '../kernel/kernel.js';
import type { LinkTable, NodeId } from './link-table.js';
import { MATCH_TEXT } from './match-manner.js';
import { UnitPairing } from './unit-pairing.js';
import { MAX_UNITS } from './value-units.js';
import type { WordDistance } from './word-distance.js';
import { kernelRoles, WORD_BYTES, WordPairKernel, writeWord } from './word-pair-kernel.js';

/** Room for the words of one pair of values. */
interface PairRoom {
  /** Records of the left side's units, and behind them of the right side's. */
  readonly records: number;
  /** Pointers to them. */
  readonly pointers: number;
  readonly roles: number;
  families: number;
  familyCount: number;
}

const rooms = new WeakMap<Kernel, PairRoom>();

function roomOf(kernel: Kernel): PairRoom {
  let room = rooms.get(kernel);
  if (room === undefined) {
    const records = kernel.alloc(2 * MAX_UNITS * WORD_BYTES);
    const pointers = kernel.alloc(2 * MAX_UNITS * 4);
    room = { records, pointers, roles: kernel.alloc(2 * MAX_UNITS), families: 0, familyCount: 0 };
    for (let unit = 0; unit < 2 * MAX_UNITS; unit++) kernel.u32[(pointers >>> 2) + unit] = records + unit * WORD_BYTES;
    rooms.set(kernel, room);
  }
  return room;
}

/**
 * Which units of one value mean which of another: equal ones first, then near ones, words written as one, initials (kernel/assembly/word-pairs.ts). For pairs
 * of a table that may change; those of a column are compared where its words lie in a kernel already (company/company-weigher.ts). O(units²).
 */
export class WordAlignment extends UnitPairing {
  readonly #distance: WordDistance;
  readonly #kernel: Kernel;
  readonly #pair: WordPairKernel;
  readonly #room: PairRoom;
  readonly #kernelRoles: Uint8Array;
  /** The kernel's function that compares the pair. */
  readonly #compare: () => void;

  /** @param compare what else than {@link align} the kernel is to do with each pair. */
  constructor(table: LinkTable, distance: WordDistance, compare?: () => void) {
    super(table, MATCH_TEXT);
    this.#distance = distance;
    this.#kernel = distance.kernel;
    this.#pair = WordPairKernel.of(distance.kernel);
    this.#room = roomOf(distance.kernel);
    this.#kernelRoles = kernelRoles(table.roles);
    this.#compare = compare ?? (() => this.#kernel.call.alignWords(this.#pair.pair));
  }

  /** Units behind which find nobody (roles with a share of 0) are left aside. */
  align(a: NodeId, b: NodeId): void {
    const { unitStart, roles } = this.table;
    this.begin(unitStart[a], this.#countUnits(a), unitStart[b], this.#countUnits(b));
    this.#makeFamilyRoom(this.#countFamilies(a) + this.#countFamilies(b));
    this.#pair.useRoles(roles);
    const families = this.#enter(0, a, this.aCount, this.#room.families);
    this.#enter(1, b, this.bCount, families);
    this.#compare();
    for (let i = 0; i < this.aCount; i++) {
      this.manner[i] = this.#pair.mannerOf(0, i);
      this.partner[i] = this.#pair.partnerOf(i);
    }
    for (let j = 0; j < this.bCount; j++) this.taken[j] = this.#pair.mannerOf(1, j);
  }

  #countUnits(node: NodeId): number {
    const { unitStart, unitRole, roles } = this.table;
    return countNamed(unitRole, roles, unitStart[node], unitStart[node + 1]);
  }

  #countFamilies(node: NodeId): number {
    const { unitStart, unitWord, words } = this.table;
    let count = 0;
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) count += words.familyStart[unitWord[unit] + 1] - words.familyStart[unitWord[unit]];
    return count;
  }

  #makeFamilyRoom(count: number): void {
    const room = this.#room;
    if (count <= room.familyCount) return;
    room.familyCount = Math.max(count * 2, 64);
    room.families = this.#kernel.alloc(room.familyCount * 4);
  }

  /** Copies a value's words to one side; returns the end of their families. */
  #enter(side: 0 | 1, node: NodeId, count: number, families: number): number {
    const { unitStart, unitWord, unitRole, words } = this.table;
    const { records, pointers, roles } = this.#room;
    const first = side * MAX_UNITS;
    const start = unitStart[node];
    const units = unitStart[node + 1] - start;
    for (let i = 0; i < units; i++) {
      const word = unitWord[start + i];
      const text = this.#distance.textOf(word);
      families = writeWord(this.#kernel, records + (first + i) * WORD_BYTES, words, word, text, this.#distance.lettersOf(word), families);
      this.#kernel.u8[roles + first + i] = this.#kernelRoles[unitRole[start + i]];
    }
    this.#pair.enter(side, count, units, pointers + first * 4, roles + first);
    return families;
  }
}

/** Of units `from` .. `end` those in front of the first that finds nobody. */
export function countNamed(unitRole: Uint8Array, roles: LinkTable['roles'], from: number, end: number): number {
  let unit = from;
  while (unit < end && roles[unitRole[unit]].share > 0) unit++;
  return unit - from;
}
