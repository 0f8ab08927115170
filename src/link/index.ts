export { defaultThreshold, POLICIES, type Policy, policyOption } from './link-rules.js';
export type { LinkProgress } from './linkage.js';
export {
  assignClusters,
  LINK_METHODS,
  type LinkMethod,
  type LinkOptions,
  type MatchCluster,
  type MatchReport,
  matchReport,
  type RefusedMatch,
} from './match-report.js';
export { explainMatch, type MatchExplanation, type MatchScoreOptions, matchScore } from './match-score.js';
export type { MatchTurn } from './turn.js';
