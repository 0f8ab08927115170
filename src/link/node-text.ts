import type { Role } from '../category/category.js';
import type { LinkTable, NodeId } from './link-table.js';

/** The words of a value; `isPart`: those of some roles alone. */
export function textOf({ unitStart, unitWord, unitRole, roles, words }: LinkTable, node: NodeId, isPart: (role: Role) => boolean = () => true): string {
  const texts: string[] = [];
  for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
    const role = roles[unitRole[u]];
    if (!role.apart && !role.hidden && isPart(role)) texts.push(words.text[unitWord[u]]);
  }
  return texts.join(' ');
}
