import type { LinkRules } from '../link-rules.js';
import { ProductEvidence } from './evidence.js';
import { FEATURES, VETOES } from './features.js';
import { weights } from './weights.gen.js';

export const productRules: LinkRules = {
  features: FEATURES,
  vetoes: VETOES,
  threshold: 0.3,
  anyOrder: true,
  cutOff: { letters: 14, minLetters: 1, maxListed: 2 },
  weights,
  policies: ['normal'],
  rivals: { fewValues: 500, mutual: 1.25, rivalled: 0.5, taken: 0.5, bothTaken: 0.5 },
  createEvidence: (table, distance) => new ProductEvidence(table, distance),
};
