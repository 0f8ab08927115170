export type { KeyCsvOptions } from './csv-keyer.js';
export { keyCsvTransform } from './key-csv-transform.js';
export { keyTransform } from './key-transform.js';
export type { KeyStreamOptions } from './row-keyer.js';
