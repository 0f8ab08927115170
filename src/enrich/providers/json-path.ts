/**
 * What stands at a place in JSON of somebody else: undefined where anything on the way is missing or of another kind.
 *
 * @example at({ a: [{ b: 1 }] }, 'a', 0, 'b')  // => 1
 */
export function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  let value = json;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** The text there; '' where there is none. */
export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const value = at(json, ...path);
  return typeof value === 'string' ? value : '';
}

/** The list there; empty where there is none. */
export function listAt(json: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const value = at(json, ...path);
  return Array.isArray(value) ? value : [];
}
