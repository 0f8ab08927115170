export { ByteLines } from './byte-lines.js';
export { DELIMITER_OF_TARGET, lineOf, TARGETS, type Target, type TextTarget } from './delimited-line.js';
export type { FormatOptions, Member } from './member-format.js';
export { Output } from './output.js';
export { type ClusterOfRows, writeClusters } from './write-clusters.js';
export { type FieldsOfValue, FieldsReport } from './write-fields.js';
export { type KeyedValues, KeysReport } from './write-keys.js';
export { type LinkedMembers, writeLinks } from './write-links.js';
export { type AddedCells, columnNames, freeName, type RowSource, writeRows } from './write-rows.js';
