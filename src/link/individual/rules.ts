import type { LinkRules } from '../link-rules.js';
import { IndividualEvidence } from './evidence.js';
import { FEATURES, VETO_TEXT } from './features.js';
import { weights } from './weights.gen.js';

export const individualRules: LinkRules = {
  // (Christopher Lee is no beginning of Christopher Leeson, Hamish Farquhar none of Hamish Farquharson, and an initial one of any name)
  cutOff: { letters: 18, minLetters: 3, maxListed: 0 },
  features: FEATURES,
  vetoes: VETO_TEXT,
  // Jr and Sr are not one because a third value has no generation
  threshold: 0.35,
  weights,
  policies: ['normal'],
  createEvidence: (table, distance) => new IndividualEvidence(table, distance),
};
