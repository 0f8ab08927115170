export { type ArrowUtf8Vector, type ColumnInput, Utf8Column } from './utf8-column.js';
