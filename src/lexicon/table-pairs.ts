import type { TableFolder } from './texts.node.js';
import { tableText } from './table-text.js';

/** What each line of a table of two columns says first, and what second. */
export function tablePairs(folder: TableFolder, name: string): ReadonlyMap<string, string> {
  const lines = tableText(folder, name).split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}
