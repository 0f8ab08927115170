import { Kernel } from '../../kernel/kernel.js';
import type { CandidatePairs } from '../pair-lists.js';
import { CERTAIN, type PairOdds, type PairWeigher, type Policy } from '../link-rules.js';
import type { LinkTable } from '../link-table.js';
import type { LinkModel } from '../model.js';
import type { Wording } from '../wording.js';
import { countNamed } from '../word-alignment.js';
import { lettersOf } from '../word-distance.js';
import { WORD_BYTES, writeWord } from '../word-pair-kernel.js';
import { CompanyPair } from './company-pair.js';

/** Pairs that are weighed in one call of the kernel. */
const BATCH = 4096;
const TABLE_BYTES = 56;

/** The pairs of a column that no longer changes: its values and words, and the model, lie in a kernel of its own. Evidence and log-odds are those of CompanyEvidence and LinkModel, bit for bit. */
export class CompanyWeigher implements PairWeigher {
  readonly #kernel: Kernel;
  readonly #companies: number;
  readonly #table: number;
  readonly #wording: Wording;
  /** By value: whether it says another name of it; hardly any does, and asking the wording for each pair takes longer than weighing some. */
  readonly #hasAlias: Uint8Array;
  /** A batch: its pairs, left and right in turns, and what they weigh. Views of the kernel's memory, which no longer grows. */
  readonly #pairs: Int32Array;
  readonly #odds: Float64Array;
  readonly #vetoes: Uint8Array;

  /** @param kernel  a new one: its memory is this weigher's. */
  constructor(table: LinkTable, policy: Policy, model: LinkModel, columnShift: number, wording: Wording, kernel = new Kernel()) {
    this.#kernel = kernel;
    this.#wording = wording;
    this.#hasAlias = Uint8Array.from({ length: table.nodeCount }, (_, node) => (wording.saysAlias && wording.hasAlias(node) ? 1 : 0));
    const pair = CompanyPair.of(kernel);
    pair.begin(table, policy);
    this.#companies = pair.at;
    const { weights, bends } = model;
    const fields = [
      this.#put(table.unitStart.subarray(0, table.nodeCount + 1)),
      this.#putUnits(table),
      this.#put(table.unitRole),
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
    const wording = this.#wording;
    const hasAlias = this.#hasAlias;
    for (let first = from; first < end; first += BATCH) {
      const count = Math.min(BATCH, end - first);
      for (let i = 0; i < count; i++) {
        const a = left[first + i];
        const b = right[first + i];
        const areSame = wording.haveSameLetters(a, b) || wording.haveSameWords(a, b) || (hasAlias[a] !== hasAlias[b] && wording.areNames(a, b));
        const one = areSame ? wording.simpler(a, b) : -1;
        pairs[i * 2] = one < 0 ? a : one;
        pairs[i * 2 + 1] = one < 0 ? b : one;
      }
      this.#kernel.call.weighCompanies(this.#companies, this.#table, pairs.byteOffset, count, this.#odds.byteOffset, this.#vetoes.byteOffset);
      for (let i = 0; i < count; i++) {
        logOdds[first + i] = this.#isOneText(left[first + i], right[first + i]) ? CERTAIN : this.#odds[i];
        veto[first + i] = this.#vetoes[i];
      }
    }
  }

  /** Whether two differ in initials that say the name again, and in nothing else. */
  #isOneText(a: number, b: number): boolean {
    return this.#hasAlias[a] + this.#hasAlias[b] > 0 && this.#wording.areOneText(a, b);
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

  /** How many units of each value are compared. */
  #putCounts({ nodeCount, unitStart, unitRole, roles }: LinkTable): number {
    return this.#put(Uint8Array.from({ length: nodeCount }, (_, node) => countNamed(unitRole, roles, unitStart[node], unitStart[node + 1])));
  }
}
