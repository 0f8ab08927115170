export type { CategoryName, Level, Reason } from '../category/category.js';
export type { KeyOptions } from '../options.js';
export type { KeyColumn } from './key-engine.js';
export { companyKey, explainKey, individualKey, type KeyExplanation, keyColumn, keys } from './keys.js';
