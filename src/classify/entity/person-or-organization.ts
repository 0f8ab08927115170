import { entityWeights } from '../names/name-statistics.js';
import { nameFeatures } from './name-features.js';

export interface NameVerdict {
  /** How likely it is a person, where it is a person or an organization: 0 to 1. */
  readonly person: number;
  /** What spoke loudest, in the words of the model's features; letters are not told. */
  readonly because: readonly string[];
}

const TOLD = 3;

/** A person or an organization, by a logistic model whose weights are learned from labelled names (scripts/train-entity.mjs). */
export function personOrOrganization(value: string): NameVerdict {
  const weights = entityWeights();
  let sum = 0;
  const told: [name: string, weight: number][] = [];
  for (const [name, by] of nameFeatures(value)) {
    const weight = (weights.get(name) ?? 0) * by;
    sum += weight;
    if (name.length > 3 && name !== 'bias' && !name.startsWith('words ')) told.push([name, weight]);
  }
  const because = told
    .filter(([, weight]) => weight > 0 === sum > 0 && Math.abs(weight) > 0.2)
    .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, TOLD)
    .map(([name]) => name);
  return { person: 1 / (1 + Math.exp(-sum)), because };
}
