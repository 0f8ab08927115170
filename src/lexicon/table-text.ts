import { type TableFolder, tableTexts } from './texts.node.js';
import type { KeyFolder } from './texts.js';

const folders = new Map<TableFolder, ReadonlyMap<string, () => string>>();

function textsOf(folder: TableFolder): ReadonlyMap<string, () => string> {
  let texts = folders.get(folder);
  if (texts === undefined) folders.set(folder, (texts = tableTexts(folder)));
  return texts;
}

/** The text of a table, by the name that `scripts/tables/shapes.mjs` gives it. */
export function tableText(folder: TableFolder, name: string): string {
  const text = textsOf(folder).get(name);
  if (text === undefined) throw new Error(`the tables of ${folder} have no ${name}: they were not built`);
  return text();
}

/** All tables that keys are made with, by folder and name. */
export function allTables(): [name: string, text: string][] {
  const names: readonly KeyFolder[] = ['address', 'company', 'individual', 'product', 'shared'];
  // in an order that no loader of modules decides
  return names.flatMap((folder) => [...textsOf(folder)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]): [string, string] => [name, text()]));
}
