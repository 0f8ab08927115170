export type { CategoryName, Level, Reason } from '../category/category.js';
export type { KeyOptions } from '../options.js';
export type { KeyColumn } from './key-engine.js';
export { companyKey, explainKey, individualKey, keyColumn, type KeyExplanation, keys, productKey } from './keys.js';
