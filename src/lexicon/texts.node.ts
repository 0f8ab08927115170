import { readFileSync } from 'node:fs';
import type { TableFolder } from './texts.js';

export type { TableFolder } from './texts.js';

/**
 * The texts of a folder's tables by the names that `scripts/tables/shapes.mjs` gives them: the string constants of a generated module, template literals without
 * expressions. The module is read as a text when it is first asked for: as modules all of them would be compiled before anything else, 50 ms for nothing where one
 * category is used.
 */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, string> {
  const source = readFileSync(new URL(`./${folder}.gen.js`, import.meta.url), 'utf8');
  const tables = new Map<string, string>();
  for (const [, name, literal] of source.matchAll(/^export const (\w+) = `((?:[^`\\]|\\.)*)`;$/gmsu)) tables.set(name, literal.replace(/\\(.)/gsu, '$1'));
  return tables;
}
