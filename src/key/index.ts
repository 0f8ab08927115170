export type { CategoryName, Level, Reason } from '../category/category.js';
export type { KeyOptions } from '../options.js';
export type { KeyColumn } from './key-column.js';
export { addressKey, companyKey, explainKey, globalAddressKey, individualKey, type KeyExplanation, keyColumn, keys, productKey } from './keys.js';
export { type AddressComponent, type ParseAddressOptions, parseAddress } from './parse-address.js';
