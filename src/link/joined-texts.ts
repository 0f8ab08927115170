import type { ColumnTable, NodeId } from './link-table.js';
import type { LinkWords } from './link-words.js';

/** What of a table tells how the words of a value are written. */
export type WrittenTerms = Pick<ColumnTable, 'unitStart' | 'unitWord' | 'unitRole' | 'roles'> & { readonly words: Pick<LinkWords, 'text' | 'expansion'> };

/** Two neighbouring words of a value written as one, of which one is written otherwise than the unit has it ("Info Express": infoexpress, where the unit has information). */
export function* joinedAsWritten({ unitStart, unitWord, unitRole, roles, words }: WrittenTerms, node: NodeId): Iterable<string> {
  const isCompared = (u: number): boolean => u >= unitStart[node] && u < unitStart[node + 1] && roles[unitRole[u]].share > 0 && !roles[unitRole[u]].apart;
  for (let w = unitStart[node + 1] - 1; w >= unitStart[node]; w--) {
    if (!roles[unitRole[w]].written) continue;
    const text = words.text[unitWord[w]];
    for (let u = unitStart[node]; u < w; u++) {
      if (unitWord[u] !== words.expansion[unitWord[w]] || !isCompared(u)) continue;
      if (isCompared(u - 1)) yield words.text[unitWord[u - 1]] + text;
      if (isCompared(u + 1)) yield text + words.text[unitWord[u + 1]];
    }
  }
}
