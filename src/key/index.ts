export type { CategoryName, Level, Reason } from '../category/category.js';
export type { KeyOptions } from '../options.js';
export type { KeyColumn } from './key-engine.js';
export { addressKey, companyKey, explainKey, globalAddressKey, individualKey, keyColumn, type KeyExplanation, keys, productKey } from './keys.js';
export { type AddressComponent, type ParseAddressOptions, parseAddress } from './parse-address.js';
