import { type CategoryName, LEVELS, type Level } from './category/category.js';
import { CATEGORY_NAMES } from './category/registry.js';
import { NamesakeError } from './errors.js';

/** What every function understands. */
export interface KeyOptions {
  /** What the values are; default 'company'. */
  readonly category?: CategoryName;
  /** How much must agree; default 'medium'. */
  readonly level?: Level;
}

/** Says which option is unknown and which was probably meant, instead of ignoring it. */
export function refuseUnknown(options: object, known: readonly string[]): void {
  if (typeof options !== 'object' || options === null) throw new NamesakeError('ERR_INPUT_TYPE', 'options', 'an object', String(options));
  for (const field of Object.keys(options)) {
    if (!known.includes(field))
      throw new NamesakeError(
        'ERR_OPTION_UNKNOWN',
        `there is no option "${field}"`,
        `one of ${known.join(', ')}`,
        `"${field}" (did you mean "${nearest(field, known)}"?)`,
      );
  }
}

export function oneOf<T extends string>(name: string, value: unknown, allowed: readonly T[], fallback: T): T {
  if (value === undefined) return fallback;
  if (allowed.includes(value as T)) return value as T;
  throw optionError(name, `one of ${allowed.join(', ')}`, value);
}

/** An option has a value that it cannot have. */
export function optionError(name: string, expected: string, value: unknown): NamesakeError {
  return new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, expected, JSON.stringify(value) ?? typeof value);
}

export function inRange(name: string, value: unknown, min: number, max: number, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new NamesakeError(
    'ERR_OPTION_RANGE',
    `option "${name}"`,
    `a number from ${min} to ${max}`,
    typeof value === 'string' ? JSON.stringify(value) : String(value),
  );
}

/** {@link inRange} of whole numbers. */
export function wholeInRange(name: string, value: unknown, min: number, max: number, fallback: number): number {
  const number = inRange(name, value, min, max, fallback);
  if (Number.isInteger(number)) return number;
  throw new NamesakeError('ERR_OPTION_RANGE', `option "${name}"`, `a whole number from ${min} to ${max}`, String(number));
}

export const categoryOption = (value: unknown): CategoryName => oneOf('category', value, CATEGORY_NAMES, 'company');
export const levelOption = (value: unknown): Level => oneOf('level', value, LEVELS, 'medium');

/** Code units of a word that are looked at: a column may be named by a cell of megabytes. */
const MAX_LOOK = 200;

/** The known word with most letter pairs in common: good enough for "did you mean". */
export function nearest(word: string, known: readonly string[]): string {
  const pairs = (text: string): Set<string> => {
    const padded = ` ${text.slice(0, MAX_LOOK).toLowerCase()} `;
    return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)));
  };
  const own = pairs(word);
  let best = known[0] ?? '';
  let bestShare = -1;
  for (const candidate of known) {
    const theirs = pairs(candidate);
    let common = 0;
    for (const pair of theirs) if (own.has(pair)) common++;
    const share = (2 * common) / (own.size + theirs.size);
    if (share > bestShare) [best, bestShare] = [candidate, share];
  }
  return best;
}
