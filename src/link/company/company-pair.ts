import { COMPANY_ROLES } from '../../category/company/roles.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { LinkTable } from '../link-table.js';
import type { Policy } from '../link-rules.js';
import { WordPairKernel } from '../word-pair-kernel.js';
import { FEATURE_COUNT } from './features.js';

const STRUCT_BYTES = 48;
/** The kernel weighs four features at a time. */
const SPARE_FEATURES = 3;
/** As the kernel counts them. */
const POLICY_NUMBER: Readonly<Record<Policy, number>> = { strict: 0, normal: 1, group: 2 };
/**
 * Different values from which on a column's size says nothing; below, two of its values are the likelier one the fewer there are, down to some 670 of them: the
 * weights were learned from one column that is smaller, and lists of a few hundred names that were never trained on lose a fifth of their precision with a limit of 1.
 */
const LARGE_COLUMN = 1500;
const MAX_SMALLNESS = 0.8;
/** The kernel's weights are in nats over ten. */
const NATS = 0.1;

const ofKernel = new WeakMap<Kernel, CompanyPair>();

/** Two company names in a kernel's memory, and what was found when they were compared last (CompanyPair, kernel/assembly/company-pairs.ts). */
export class CompanyPair {
  /** Where it lies. */
  readonly at: number;
  readonly words: WordPairKernel;
  readonly #kernel: Kernel;
  readonly #features: number;

  static of(kernel: Kernel): CompanyPair {
    let pair = ofKernel.get(kernel);
    if (pair === undefined) ofKernel.set(kernel, (pair = new CompanyPair(kernel)));
    return pair;
  }

  private constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.words = WordPairKernel.of(kernel);
    this.#features = kernel.alloc((FEATURE_COUNT + SPARE_FEATURES) * 8);
    const left = kernel.alloc(COMPANY_ROLES.length * 8);
    const right = kernel.alloc(COMPANY_ROLES.length * 8);
    this.at = kernel.alloc(STRUCT_BYTES);
    const field = this.at >>> 2;
    kernel.u32[field] = this.words.pair;
    kernel.u32.set([this.#features, left, right], field + 6);
  }

  /** What holds for all pairs of a column. */
  begin({ roles, declaredValues }: LinkTable, policy: Policy): void {
    this.words.useRoles(roles);
    this.#kernel.u32[(this.at >>> 2) + 1] = POLICY_NUMBER[policy];
    this.#kernel.f64[(this.at >>> 3) + 2] = Math.min(Math.max(Math.log(LARGE_COLUMN / declaredValues), 0), MAX_SMALLNESS);
    this.#kernel.f64[(this.at >>> 3) + 5] = Math.log(declaredValues) * NATS;
  }

  get veto(): number {
    return this.#kernel.u32[(this.at >>> 2) + 2];
  }

  get isWithin(): boolean {
    return this.#kernel.u32[(this.at >>> 2) + 3] === 1;
  }

  copyFeatures(out: Float64Array): void {
    const { f64 } = this.#kernel;
    const first = this.#features >>> 3;
    for (let i = 0; i < FEATURE_COUNT; i++) out[i] = f64[first + i];
  }
}
