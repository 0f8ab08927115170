export { ColumnBuilder } from './column-builder.js';
export { type DecodedText, decodeText, ENCODINGS, type Encoding, encodingNamed } from './decode-text.js';
export { delimiterNamed, delimiterOf, sniffDelimiter } from './delimiter.js';
export { findColumn } from './find-column.js';
export { type AfterChunk, parseRecords } from './parse-records.js';
export { readBytes, STDIN } from './read-bytes.js';
export { type ColumnBatch, eachColumnBatch, type ReadTableOptions, readTable, type Table, type TableFacts } from './read-table.js';
