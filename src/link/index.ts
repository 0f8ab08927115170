export { defaultThreshold, POLICIES, type Policy, policyOption } from './link-rules.js';
export { CARDINALITIES, type Cardinality } from './cardinality.js';
export { type ColumnLink, type ColumnLinkOptions, link, type LinkReport, type UnlinkedPair } from './link.js';
export { LINK_METHODS, type LinkMethod, type LinkOptions } from './link-settings.js';
export type { LinkProgress } from './linkage.js';
export { assignClusters, type MatchCluster, type MatchReport, matchReport, type RefusedMatch } from './match-report.js';
export { explainMatch, type MatchExplanation, type MatchScoreOptions, matchScore } from './match-score.js';
export { createIndex, type IndexOptions, openIndex } from './name-index/create-index.js';
export type { AddedValues, BetweenClusters, IndexMatch, IndexMatchOptions, NameIndex } from './name-index/name-index.js';
