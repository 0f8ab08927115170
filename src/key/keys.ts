import type { CategoryName, Level, Reason } from '../category/category.js';
import { categoryOf } from '../category/registry.js';
import { type ColumnInput, Utf8Column } from '../column/utf8-column.js';
import { NamesakeError } from '../errors.js';
import { categoryOption, type KeyOptions, levelOption, refuseUnknown } from '../options.js';
import type { KeyColumn } from './key-column.js';
import { KeyEngine } from './key-engine.js';
import { keyStrings } from './key-strings.js';

const KEY_OPTIONS = ['category', 'level'];
const engines = new Map<CategoryName, KeyEngine>();

/** This thread's engine of a category, made on first use and kept: its vocabulary makes every later value cheaper and changes no result. */
export function keyEngine(category: CategoryName): KeyEngine {
  let engine = engines.get(category);
  if (engine === undefined) engines.set(category, (engine = new KeyEngine(categoryOf(category))));
  return engine;
}

function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new NamesakeError('ERR_INPUT_TYPE', 'the value', 'a string', value === null ? 'null' : typeof value);
}

/**
 * Similarity key of a company name: equal keys mean "the same company, as far as the name can tell".
 *
 * @param name     one name as typed, any script; the first 2,048 bytes (UTF-8) are read.
 * @param options  `level`: how much must agree, default 'medium'.
 * @returns 43 URL-safe characters, or `null` where nothing is left to match on ("Ltd.").
 * @throws {NamesakeError} `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`; `ERR_INPUT_TYPE` where `name` is no string. Text never throws.
 * @example companyKey('IBM') === companyKey('Intl. Business Machines, Inc.')  // => true
 * @example companyKey('Ltd.')  // => null
 * @cost one kernel call, O(length).
 */
export function companyKey(name: string, options: Omit<KeyOptions, 'category'> = {}): string | null {
  return keyOfOne('company', name, options);
}

/**
 * Similarity key of an address of the United States. `narrow` has every part, `medium` leaves out what stands in front and, behind a ZIP, town and state;
 * `wide` leaves out the unit as well, and of the ZIP the last two digits.
 *
 * @param address  one address as typed, a street alone or a full line; the first 2,048 bytes (UTF-8) are read.
 * @param options  `level`: how much must agree, default 'medium'.
 * @returns 43 URL-safe characters, or `null` where nothing is left to match on.
 * @throws {NamesakeError} `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`; `ERR_INPUT_TYPE` where `address` is no string. Text never throws.
 * @example addressKey('500 Main St.') === addressKey('500 Main Street')  // => true
 * @example addressKey('100 Broadway Ave Ste 2', { level: 'wide' }) === addressKey('100 Bdwy Avenue', { level: 'wide' })  // => true
 * @cost one kernel call, O(length).
 */
export function addressKey(address: string, options: Omit<KeyOptions, 'category'> = {}): string | null {
  return keyOfOne('address', address, options);
}

/**
 * {@link addressKey} for addresses of any country, in any order and script that is read.
 *
 * @example globalAddressKey('Hauptstr. 5, 10115 Berlin') === globalAddressKey('Hauptstraße 5, D-10115 Berlin')  // => true
 */
export function globalAddressKey(address: string, options: Omit<KeyOptions, 'category'> = {}): string | null {
  return keyOfOne('global-address', address, options);
}

/**
 * Similarity key of a product name: brand, model number, size, edition; the model number decides at the wide level.
 *
 * @param name     one name as typed, any script; the first 2,048 bytes (UTF-8) are read.
 * @param options  `level`: how much must agree, default 'medium'.
 * @returns 43 URL-safe characters, or `null` where nothing is left to match on.
 * @throws {NamesakeError} as {@link companyKey}. Text never throws.
 * @example productKey('Sony DSC-W120/B', { level: 'wide' }) === productKey('SONY DSCW120B Digital Camera', { level: 'wide' })  // => true
 * @cost one kernel call, O(length).
 */
export function productKey(name: string, options: Omit<KeyOptions, 'category'> = {}): string | null {
  return keyOfOne('product', name, options);
}

/**
 * Similarity key of a person's name: equal keys mean "the same person, as far as the name can tell". Jr and Sr never share one.
 *
 * @param name     one name as typed, any script, either order; the first 2,048 bytes (UTF-8) are read.
 * @param options  `level`: how much must agree, default 'medium'.
 * @returns 43 URL-safe characters, or `null` where nothing is left to match on.
 * @throws {NamesakeError} `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN`; `ERR_INPUT_TYPE` where `name` is no string. Text never throws.
 * @example individualKey('Mr. Bob Smith') === individualKey('Smith, Robert')  // => true
 * @example individualKey('Bob Smith Jr.') === individualKey('Bob Smith Sr.')  // => false
 * @cost one kernel call, O(length).
 */
export function individualKey(name: string, options: Omit<KeyOptions, 'category'> = {}): string | null {
  return keyOfOne('individual', name, options);
}

function keyOfOne(category: CategoryName, value: string, options: Omit<KeyOptions, 'category'>): string | null {
  let level: Level = 'medium';
  if (options === null || options.level !== undefined || Object.keys(options).length > 0) {
    refuseUnknown(options, ['level']);
    level = levelOption(options.level);
  }
  return keyEngine(category).keyOf(requireText(value), level);
}

/**
 * Similarity key of each value of a column.
 *
 * @param values   an array or iterable of strings (null and undefined count as empty), a {@link Utf8Column} or an Arrow Utf8 vector; at most 2 GiB of text.
 * @param options  `category` (default 'company') and `level` (default 'medium').
 * @returns as many keys as values, in their order; `null` where nothing is left to match on. An empty column gives an empty array.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`, `ERR_COLUMN_TOO_LARGE`. Text never throws.
 * @example new Set(keys(['IBM', 'I.B.M. Corp'], { level: 'wide' })).size  // => 1
 * @cost O(bytes); see `npm run bench`.
 */
export function keys(values: ColumnInput, options: KeyOptions = {}): (string | null)[] {
  if (Array.isArray(values)) {
    const level = checkedLevel(options);
    return keyEngine(categoryOption(options.category)).keysOfStrings(values, level);
  }
  return keyStrings(keyColumn(values, options));
}

function checkedLevel(options: KeyOptions): Level {
  refuseUnknown(options, KEY_OPTIONS);
  return levelOption(options.level);
}

/** {@link keys} without making a string of each: for columns that go on as bytes. */
export function keyColumn(values: ColumnInput, options: KeyOptions = {}): KeyColumn {
  const level = checkedLevel(options);
  return keyEngine(categoryOption(options.category)).keysOf(Utf8Column.from(values), level);
}

/** What {@link explainKey} tells. */
export interface KeyExplanation {
  readonly value: string;
  readonly category: CategoryName;
  readonly level: Level;
  /** Category and version of the rules: keys of different versions are not comparable. */
  readonly version: string;
  /** The text that is hashed; '' where nothing is left. */
  readonly keyText: string;
  readonly key: string | null;
  /** What was read as what, and why, in order. */
  readonly reasons: readonly Reason[];
}

/**
 * How a value's key came about: every rule and table row that changed something, and the text that was hashed.
 *
 * @param value    one value as typed.
 * @param options  as in {@link keys}.
 * @throws {NamesakeError} `ERR_OPTION_*`, `ERR_INPUT_TYPE`. Text never throws.
 * @example explainKey('Netflix, Inc.').keyText  // => 'netflix'
 */
export function explainKey(value: string, options: KeyOptions = {}): KeyExplanation {
  refuseUnknown(options, KEY_OPTIONS);
  const category = categoryOption(options.category);
  const level = levelOption(options.level);
  const engine = keyEngine(category);
  const text = requireText(value);
  return {
    value: text,
    category,
    level,
    version: `${category}@${engine.category.keyVersion}`,
    keyText: engine.keyTextOf(text, level),
    key: engine.keyOf(text, level),
    reasons: engine.explain(text, level),
  };
}
