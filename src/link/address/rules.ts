import type { LinkRules } from '../link-rules.js';
import { AddressEvidence } from './evidence.js';
import { FEATURES, VETO_TEXT } from './features.js';
import { weights } from './weights.gen.js';

export const addressRules: LinkRules = {
  features: FEATURES,
  vetoes: VETO_TEXT,
  threshold: 0.55,
  weights,
  policies: ['normal'],
  createEvidence: (table, distance) => new AddressEvidence(table, distance),
};
