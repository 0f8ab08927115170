import { lazily } from '../../lexicon/lazily.js';
import { tableText } from '../../lexicon/table-text.js';

const words = lazily(() => new Set(tableText('place', 'lookalikes').split('\n')));

/** Whether a key is another name or word that lies one letter from a country: Angela, Roland, Chili, Asturias. */
export function isLookalike(key: string): boolean {
  return words().has(key);
}
