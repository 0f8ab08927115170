import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

const opposites = lazily(() => new Set(lexiconTable('oppositeDirections').map(({ words, canonical }) => `${words[0]} ${canonical}`)));

/** Whether two directions exclude each other: North Main Street, South Main Street. */
export function areOpposite(a: string, b: string): boolean {
  return opposites().has(`${a} ${b}`);
}
