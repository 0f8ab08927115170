import type { LinkRules } from '../link-rules.js';
import { CompanyEvidence } from './evidence.js';
import { FEATURES, VETO_TEXT } from './features.js';
import { weights } from './weights.gen.js';

export const companyRules: LinkRules = {
  features: FEATURES,
  vetoes: VETO_TEXT,
  strictVetoes: true,
  threshold: 0.35,
  weights,
  createEvidence: (table, distance) => new CompanyEvidence(table, distance),
};
