import type { LexiconEntry } from '../lexicon/lexicon.js';

/** A row as a person can find it: table, alias, canonical form, where it holds, who says so. */
export function cite({ table, words, canonical, class: cls, scope, source }: LexiconEntry): string {
  const file = table === 'productUnits' ? 'units' : table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${file}: ${words.join(' ')} = ${canonical} (${cls})${scope === '*' ? '' : ` [${scope}]`}, ${source}`;
}
