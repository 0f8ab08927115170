import type { AlignedUnits, PairEvidence, Policy } from '../link-rules.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { WordAlignment } from '../word-alignment.js';
import type { WordDistance } from '../word-distance.js';
import { CompanyPair } from './company-pair.js';
import { FEATURE_COUNT } from './features.js';

/** What agrees between two company names, how, and what is left over on either side, as numbers: one pair at a time (kernel/assembly/company-pairs.ts). */
export class CompanyEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto = 0;
  isWithin = false;
  readonly #table: LinkTable;
  readonly #policy: Policy;
  readonly #pair: CompanyPair;
  readonly #alignment: WordAlignment;

  constructor(table: LinkTable, distance: WordDistance, policy: Policy) {
    const { kernel } = distance;
    this.#table = table;
    this.#policy = policy;
    this.#pair = CompanyPair.of(kernel);
    this.#alignment = new WordAlignment(table, distance, () => kernel.call.compareCompanies(this.#pair.at));
  }

  compare(a: NodeId, b: NodeId): void {
    // (others may have compared in this kernel since)
    this.#pair.begin(this.#table, this.#policy);
    this.#alignment.align(a, b);
    this.#pair.copyFeatures(this.features);
    this.veto = this.#pair.veto;
    this.isWithin = this.#pair.isWithin;
  }

  alignment(): AlignedUnits[] {
    return this.#alignment.lines();
  }
}
