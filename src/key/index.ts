export type { CategoryName, Level, Reason } from '../category/category.js';
export type { KeyOptions } from '../options.js';
export type { KeyColumn } from './key-engine.js';
export { companyKey, explainKey, type KeyExplanation, keyColumn, keys, productKey } from './keys.js';
