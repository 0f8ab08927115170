import { AddressEvidence } from '../address/evidence.js';
import { addressRules } from '../address/rules.js';
import type { LinkRules } from '../link-rules.js';
import { weights } from './weights.gen.js';

/** The evidence is that of addresses of the United States; what it is worth is learned from addresses of the world. */
export const globalAddressRules: LinkRules = {
  ...addressRules,
  threshold: 0.5,
  weights,
  createEvidence: (table, distance) => new AddressEvidence(table, distance, true),
};
