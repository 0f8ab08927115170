import type { LinkRules } from '../link-rules.js';
import { ProductEvidence } from './evidence.js';
import { FEATURES, VETOES } from './features.js';
import { weights } from './weights.gen.js';

export const productRules: LinkRules = {
  features: FEATURES,
  vetoes: VETOES,
  threshold: 0.3,
  anyOrder: true,
  weights,
  policies: ['normal'],
  createEvidence: (table, distance) => new ProductEvidence(table, distance),
};
