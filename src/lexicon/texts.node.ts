import { readFileSync } from 'node:fs';
import type { TableFolder } from './texts.js';

export type { TableFolder } from './texts.js';

const BEGIN = 'export const ';
const END = '`;';

/**
 * The texts of a folder's tables by the names that `scripts/tables/shapes.mjs` gives them: the string constants of a generated module, template literals without
 * expressions. The module is read as a text when it is first asked for: as modules all of them would be compiled before anything else, 50 ms for nothing where one
 * category is used.
 */
export function tableTexts(folder: TableFolder): ReadonlyMap<string, string> {
  const source = readFileSync(new URL(`./${folder}.gen.js`, import.meta.url), 'utf8');
  const tables = new Map<string, string>();
  for (let at = source.indexOf(BEGIN); at >= 0; ) {
    const name = source.slice(at + BEGIN.length, source.indexOf(' ', at + BEGIN.length));
    const start = source.indexOf('`', at) + 1;
    let end = source.indexOf(END, start);
    while (source[end - 1] === '\\') end = source.indexOf(END, end + 1);
    const literal = source.slice(start, end);
    tables.set(name, literal.includes('\\') ? literal.replace(/\\(.)/gsu, '$1') : literal);
    at = source.indexOf(BEGIN, end);
  }
  return tables;
}
