/** Where a feature bends: below it counts in full, above it counts as this much. */
export interface Term {
  readonly feature: number;
  readonly limit: number;
  readonly weight: number;
}

/** Sums that are made beside each other. */
const LANES = 4;

/**
 * Evidence → probability that two values mean the same: a logistic regression over the features and over some of them cut off at a limit (a rare word is
 * worth more than a common one, but not without end). Learned offline by scripts/train-weights.mjs; the same everywhere.
 */
export class LinkModel {
  readonly bias: number;
  readonly terms: readonly Term[];
  // the same in arrays: every pair goes through them
  /** By feature: what it weighs where it does not bend; as many as make whole rows of {@link LANES}. */
  readonly weights: Float64Array;
  /** The terms that bend. */
  readonly bends: readonly Term[];
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
    this.weights = new Float64Array(Math.ceil(features.length / LANES) * LANES);
    for (const { feature, limit, weight } of terms) if (limit === Number.POSITIVE_INFINITY) this.weights[feature] = weight;
    this.bends = terms.filter(({ limit }) => limit !== Number.POSITIVE_INFINITY);
  }

  /** Log-odds that the pair with these features is one thing. (Sums are made as the kernel makes them, in four lanes: weigh-companies.ts.) */
  logOdds(features: Float64Array): number {
    const { weights, bends } = this;
    const { length } = features;
    let [first, second, third, fourth] = [0, 0, 0, 0];
    let i = 0;
    for (; i + LANES <= length; i += LANES) {
      first += weights[i] * features[i];
      second += weights[i + 1] * features[i + 1];
      third += weights[i + 2] * features[i + 2];
      fourth += weights[i + 3] * features[i + 3];
    }
    if (i < length) first += weights[i] * features[i];
    if (i + 1 < length) second += weights[i + 1] * features[i + 1];
    if (i + 2 < length) third += weights[i + 2] * features[i + 2];
    let sum = this.bias + (first + third + (second + fourth));
    for (const { feature, limit, weight } of bends) sum += weight * Math.min(features[feature], limit);
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
