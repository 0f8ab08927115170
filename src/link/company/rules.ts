import type { LinkRules } from '../link-rules.js';
import { companyColumnShift } from './column-shift.js';
import { CompanyWeigher } from './company-weigher.js';
import { beginsForm, mayBeginForm } from './cut-forms.js';
import { CompanyEvidence } from './evidence.js';
import { FEATURES, VETO_TEXT } from './features.js';
import { weights } from './weights.gen.js';

export const companyRules: LinkRules = {
  features: FEATURES,
  vetoes: VETO_TEXT,
  threshold: 0.3,
  anyOrder: true,
  cutOff: { letters: 14, minLetters: 1, maxListed: 2, forms: { mayBegin: mayBeginForm, begins: beginsForm } },
  weights,
  policies: ['strict', 'normal', 'group'],
  columnShift: companyColumnShift,
  nearMisses: { usual: 0.5, doubt: 0.9, beliefInFewer: 1.8, beliefInMore: 0.7 },
  rivals: { fewValues: 1000, mutual: 1.5, rivalled: 0.5, taken: 0.5, bothTaken: 0.5 },
  createWeigher: (...of) => new CompanyWeigher(...of),
  createEvidence: (table, distance, policy) => new CompanyEvidence(table, distance, policy),
};
