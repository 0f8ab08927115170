/** Where a feature bends: below it counts in full, above it counts as this much. */
export interface Term {
  readonly feature: number;
  readonly limit: number;
  readonly weight: number;
}

/**
 * Evidence → probability that two values mean the same: a logistic regression over the features and over some of them cut off at a limit (a rare word is
 * worth more than a common one, but not without end). Learned offline by scripts/train-weights.mjs; the same everywhere.
 */
export class LinkModel {
  readonly bias: number;
  readonly terms: readonly Term[];
  // the same in arrays: every pair goes through them
  readonly #feature: Int32Array;
  readonly #limit: Float64Array;
  readonly #weight: Float64Array;
  readonly #features: readonly string[];

  /** `table`: lines of feature, limit, weight; `features`: their names, in the order of the numbers that it will be given. */
  constructor(table: string, features: readonly string[]) {
    this.#features = features;
    let bias = 0;
    const terms: Term[] = [];
    for (const line of table.trim().split('\n')) {
      const [name, limit, weight] = line.split('\t');
      if (name === 'bias') bias = Number(weight);
      else
        terms.push({
          feature: features.indexOf(name),
          limit: limit === '' ? Number.POSITIVE_INFINITY : Number(limit),
          weight: Number(weight),
        });
    }
    this.bias = bias;
    this.terms = terms;
    this.#feature = Int32Array.from(terms, (term) => term.feature);
    this.#limit = Float64Array.from(terms, (term) => term.limit);
    this.#weight = Float64Array.from(terms, (term) => term.weight);
  }

  /** Log-odds that the pair with these features is one thing. */
  logOdds(features: Float64Array): number {
    const feature = this.#feature;
    const limit = this.#limit;
    const weight = this.#weight;
    let sum = this.bias;
    for (let i = 0; i < feature.length; i++) {
      const value = features[feature[i]];
      // (most are)
      if (value !== 0) sum += weight[i] * (value < limit[i] ? value : limit[i]);
    }
    return sum;
  }

  probability(features: Float64Array): number {
    return 1 / (1 + Math.exp(-this.logOdds(features)));
  }

  /** What each feature of a pair contributes to the log-odds, largest first; zeros are left out. */
  contributions(features: Float64Array): { feature: string; value: number; logOdds: number }[] {
    const byFeature = new Map<number, number>();
    for (const { feature, limit, weight } of this.terms) byFeature.set(feature, (byFeature.get(feature) ?? 0) + weight * Math.min(features[feature], limit));
    return [...byFeature]
      .filter(([, logOdds]) => logOdds !== 0)
      .map(([feature, logOdds]) => ({ feature: this.#features[feature], value: features[feature], logOdds }))
      .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds) || (a.feature < b.feature ? -1 : 1));
  }
}
