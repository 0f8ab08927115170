import { NamesakeError } from '../errors.js';
import { nearest } from '../options.js';

export type Shape = Readonly<Record<string, unknown>>;

/** An object with no members but those of another. @throws {NamesakeError} `ERR_OPTION_RANGE`, `ERR_OPTION_UNKNOWN` */
export function shapeOf(value: unknown, prefix: string, known: object): Shape {
  const names = Object.keys(known);
  for (const name of Object.keys(objectOf(value, prefix))) {
    if (names.includes(name)) continue;
    const guess = `"${prefix}${name}" (did you mean "${prefix}${nearest(name, names)}"?)`;
    throw new NamesakeError('ERR_OPTION_UNKNOWN', `the configuration has no "${prefix}${name}"`, `one of ${names.join(', ')}`, guess);
  }
  return value as Shape;
}

/** An object with any members. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function objectOf(value: unknown, prefix: string): Shape {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Shape;
  throw new NamesakeError(
    'ERR_OPTION_RANGE',
    `the configuration's ${prefix === '' ? 'content' : `"${prefix.slice(0, -1)}"`}`,
    'an object',
    Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value,
  );
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "${name}"`, 'a text', JSON.stringify(value) ?? typeof value);
}

/** Without a path, or with one and no `/` behind it. @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function originOf(name: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '') return url.href.replace(/\/+$/, '');
  throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "${name}"`, 'a URL with http or https', JSON.stringify(value) ?? typeof value);
}

/** @throws {NamesakeError} `ERR_OPTION_RANGE` */
export function listOf(name: string, value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new NamesakeError('ERR_OPTION_RANGE', `the configuration's "${name}"`, 'a list', typeof value);
}
