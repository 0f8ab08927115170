import { Kernel } from '../../kernel/kernel.js';
import type { CandidatePairs } from '../pair-lists.js';
import { CERTAIN, type PairOdds, type PairWeigher, type Policy } from '../link-rules.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { LinkModel } from '../model.js';
import type { Wording } from '../wording.js';
import { countNamed } from '../word-alignment.js';
import { lettersOf } from '../word-distance.js';
import { kernelRoles, WORD_BYTES, writeWord } from '../word-pair-kernel.js';
import { CompanyPair } from './company-pair.js';

/** Pairs that are weighed in one call of the kernel. */
const BATCH = 4096;
const TABLE_BYTES = 64;
/** Bits of a value's number for its words. */
const ALIAS = 1;
const CUT_OFF = 2;
const WORDS = ~(ALIAS | CUT_OFF);

/** The pairs of a column that no longer changes: its values and words, and the model, lie in a kernel of its own. Evidence and log-odds are those of CompanyEvidence and LinkModel, bit for bit. */
export class CompanyWeigher implements PairWeigher {
  readonly #kernel: Kernel;
  readonly #companies: number;
  readonly #table: number;
  readonly #wording: Wording;
  /**
   * By value, two numbers by which the wording of most pairs is told without asking for it: of its letters, and of its words with {@link ALIAS} set where it says another
   * name of it, {@link CUT_OFF} where it may end amid a word. One beside the other: every place that is looked up is another wait for memory.
   */
  readonly #marks: Int32Array;
  /** A batch: its pairs, left and right in turns, and what they weigh. Views of the kernel's memory, which no longer grows. */
  readonly #pairs: Int32Array;
  readonly #odds: Float64Array;
  readonly #vetoes: Uint8Array;

  /** @param kernel  a new one: its memory is this weigher's. */
  constructor(table: LinkTable, policy: Policy, model: LinkModel, columnShift: number, wording: Wording, kernel = new Kernel()) {
    this.#kernel = kernel;
    this.#wording = wording;
    this.#marks = marksOf(table, wording);
    const pair = CompanyPair.of(kernel);
    pair.begin(table, policy);
    this.#companies = pair.at;
    const { weights, bends } = model;
    const fields = [
      this.#put(table.unitStart.subarray(0, table.nodeCount + 1)),
      this.#putUnits(table),
      this.#putRoles(table),
      this.#putCounts(table),
      weights.length,
      this.#put(weights),
      bends.length,
      this.#put(Uint8Array.from(bends, ({ feature }) => feature)),
      this.#put(Float64Array.from(bends, ({ limit }) => limit)),
      this.#put(Float64Array.from(bends, ({ weight }) => weight)),
    ];
    this.#table = kernel.alloc(TABLE_BYTES);
    kernel.f64.set([model.bias, columnShift], this.#table >>> 3);
    kernel.u32.set(fields, (this.#table >>> 2) + 4);
    const [pairs, odds, vetoes] = [kernel.alloc(BATCH * 8), kernel.alloc(BATCH * 8), kernel.alloc(BATCH)];
    const { buffer } = kernel.u8;
    this.#pairs = new Int32Array(buffer, pairs, BATCH * 2);
    this.#odds = new Float64Array(buffer, odds, BATCH);
    this.#vetoes = new Uint8Array(buffer, vetoes, BATCH);
  }

  weigh({ left, right }: CandidatePairs, from: number, end: number, { logOdds, veto }: PairOdds): void {
    const pairs = this.#pairs;
    const marks = this.#marks;
    for (let first = from; first < end; first += BATCH) {
      const count = Math.min(BATCH, end - first);
      let said = 0;
      for (let i = 0; i < count; i++) {
        const a = left[first + i];
        const b = right[first + i];
        const words = marks[a * 2 + 1];
        const others = marks[b * 2 + 1];
        const differ = words ^ others;
        const mayBeOne = marks[a * 2] === marks[b * 2] || (differ & WORDS) === 0 || (differ & ALIAS) !== 0;
        let one = mayBeOne ? this.#asOne(a, b) : -1;
        if (one < 0 && ((words | others) & CUT_OFF) !== 0) one = this.#wording.cutOf(a, b, (words & CUT_OFF) !== 0, (others & CUT_OFF) !== 0);
        pairs[i * 2] = one < 0 ? a : one;
        pairs[i * 2 + 1] = one < 0 ? b : one;
        said |= words | others;
      }
      this.#kernel.call.weighCompanies(this.#companies, this.#table, pairs.byteOffset, count, this.#odds.byteOffset, this.#vetoes.byteOffset);
      logOdds.set(this.#odds.subarray(0, count), first);
      veto.set(this.#vetoes.subarray(0, count), first);
      if ((said & ALIAS) !== 0) this.#findOneText(left, right, first, first + count, logOdds);
    }
  }

  /** The value that both are compared as, where they write the same; -1: they do not. */
  #asOne(a: NodeId, b: NodeId): NodeId {
    const wording = this.#wording;
    return wording.areSame(a, b) ? wording.simpler(a, b) : -1;
  }

  /** Pairs that differ in initials that say the name again, and in nothing else, are one. */
  #findOneText(left: Int32Array, right: Int32Array, from: number, end: number, logOdds: Float64Array): void {
    const marks = this.#marks;
    for (let i = from; i < end; i++)
      if (((marks[left[i] * 2 + 1] | marks[right[i] * 2 + 1]) & ALIAS) !== 0 && this.#wording.areOneText(left[i], right[i])) logOdds[i] = CERTAIN;
  }

  /** A copy in the kernel's memory; returns where it lies. */
  #put(array: Int32Array | Uint8Array | Float64Array): number {
    const at = this.#kernel.alloc(array.byteLength);
    this.#kernel.u8.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    return at;
  }

  /** Writes all words; returns where the pointers of the units lie. */
  #putUnits({ words, unitWord }: LinkTable): number {
    const kernel = this.#kernel;
    const records = kernel.alloc(words.count * WORD_BYTES);
    let families = kernel.alloc(words.families.length * 4);
    let text = kernel.alloc(words.text.reduce((sum, word) => sum + word.length, 0));
    const units = kernel.alloc(unitWord.length * 4);
    words.text.forEach((letters, word) => {
      families = writeWord(kernel, records + word * WORD_BYTES, words, word, text, lettersOf(letters), families);
      // (words are folded: ASCII)
      for (let i = 0; i < letters.length; i++) kernel.u8[text++] = letters.charCodeAt(i);
    });
    for (let unit = 0; unit < unitWord.length; unit++) kernel.u32[(units >>> 2) + unit] = records + unitWord[unit] * WORD_BYTES;
    return units;
  }

  #putRoles({ unitRole, roles }: LinkTable): number {
    const known = kernelRoles(roles);
    return this.#put(unitRole.map((role) => known[role]));
  }

  /** How many units of each value are compared. */
  #putCounts({ nodeCount, unitStart, unitRole, roles }: LinkTable): number {
    return this.#put(Uint8Array.from({ length: nodeCount }, (_, node) => countNamed(unitRole, roles, unitStart[node], unitStart[node + 1])));
  }
}

/** Two numbers a value, see {@link CompanyWeigher}. */
function marksOf({ nodeCount, letters, bag }: LinkTable, wording: Wording): Int32Array {
  const marks = new Int32Array(nodeCount * 2);
  for (let node = 0; node < nodeCount; node++) {
    marks[node * 2] = letters[node];
    const bits = (wording.saysAlias && wording.hasAlias(node) ? ALIAS : 0) | (wording.mayBeCutOff(node) ? CUT_OFF : 0);
    marks[node * 2 + 1] = (bag[node] & WORDS) | bits;
  }
  return marks;
}
