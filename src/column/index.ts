export type { ArrowChunk, ArrowDictionaryChunk, ArrowUtf8Chunk, ArrowUtf8Vector } from './arrow-vector.js';
export { type ColumnInput, Utf8Column } from './utf8-column.js';
