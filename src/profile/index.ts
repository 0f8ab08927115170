export type { DecimalMark } from './number-reader.js';
export { type NonUniqueOptions, type NonUniqueReport, nonUnique, type RepeatedValue, type RepeatedValues } from './non-unique.js';
export { type NotInRangeOptions, type NotInRangeReport, notInRange, RangeSearch } from './not-in-range.js';
export type { RangeFinding, RangeFindings } from './range-findings.js';
export type { NumberSummary } from './number-summary.js';
export type { LookAlikeValues, ShapeSummary, Share } from './shape-summary.js';
export { type LengthSummary, type Statistics, StatisticsGathering, type StatisticsOptions, statistics, type ValueCount } from './statistics.js';
export { statisticsText } from './statistics-text.js';
export type { Casing, ValueType } from './value-shape.js';
