export { type ArrowUtf8Vector, type ColumnInput, Utf8Column } from './column/index.js';
export { type ErrorCode, NamesakeError } from './errors.js';
export {
  type AddressComponent,
  addressKey,
  type CategoryName,
  companyKey,
  explainKey,
  globalAddressKey,
  type KeyColumn,
  type KeyExplanation,
  type KeyOptions,
  keyColumn,
  keys,
  type Level,
  type ParseAddressOptions,
  parseAddress,
  type Reason,
} from './key/index.js';
export {
  assignClusters,
  defaultThreshold,
  explainMatch,
  type LinkMethod,
  type LinkOptions,
  type LinkProgress,
  type MatchCluster,
  type MatchExplanation,
  type MatchReport,
  type MatchScoreOptions,
  matchReport,
  matchScore,
  type RefusedMatch,
} from './link/index.js';
