import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** The towns of which each district is one, as addresses have them for each other; words written as one. */
const townsOf = lazily(() => {
  const towns = new Map<string, Set<string>>();
  for (const { words, canonicalWords } of lexiconTable('townDistricts')) {
    const district = words.join('');
    const known = towns.get(district);
    if (known === undefined) towns.set(district, new Set([canonicalWords.join('')]));
    else known.add(canonicalWords.join(''));
  }
  return towns;
});

/** Whether one of two places, their words written as one, is a district of the other: Hollywood, Los Angeles. */
export function isDistrictOfOther(a: string, b: string): boolean {
  return (townsOf().get(a)?.has(b) ?? false) || (townsOf().get(b)?.has(a) ?? false);
}
