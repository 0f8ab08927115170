import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** Each district and the town, or the larger district, that addresses have for it; the words of each written as one. */
const pairs = lazily(() => new Set(lexiconTable('townDistricts').map(({ words, canonicalWords }) => `${words.join('')} ${canonicalWords.join('')}`)));

/** Whether one of two places, their words written as one, is a district of the other: Hollywood, Los Angeles. */
export function isDistrictOfOther(a: string, b: string): boolean {
  return pairs().has(`${a} ${b}`) || pairs().has(`${b} ${a}`);
}
