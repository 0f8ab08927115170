import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { LinkTable } from '../link-table.js';
import { Match } from './features.js';

/** Whether a name is the same without a word: de, of, the; Doctor, General. */
export function isSilent(word: string): boolean {
  return connectives().has(word) || titles().has(word);
}

/** Whether a word begins the names of many streets: Doctor, General, Saint. */
export function isTitle(word: string): boolean {
  return titles().has(word) || saints().has(word);
}

const saints = lazily(() => new Set(lexiconTable('streetWords').flatMap((entry) => (entry.class === 'town' ? entry.canonicalWords : []))));

const titles = lazily(() => new Set(lexiconTable('streetWords').flatMap((entry) => (entry.class === 'title' ? entry.canonicalWords : []))));
/** Words that names are compared without: rue de la Loi, Heol y Frenhines. */
const connectives = lazily(() => new Set(lexiconTable('connectives').flatMap(({ words }) => (words.length === 1 ? [words[0]] : []))));
/** Pairs of names, either way. */
const names = lazily(() => pairsOf('name'));
/** The same of what a part of a street is called beside its name: Nanjing Xi Lu is Nanjing West Road. */
const parts = lazily(() => pairsOf('part'));

function pairsOf(wanted: 'name' | 'part'): Set<string> {
  return new Set(
    lexiconTable('streetNames').flatMap(({ words, canonicalWords, class: cls }) =>
      cls === wanted ? [`${nameOf(words)}/${nameOf(canonicalWords)}`, `${nameOf(canonicalWords)}/${nameOf(words)}`] : [],
    ),
  );
}

function nameOf(words: readonly string[]): string {
  const named = words.filter((word) => !connectives().has(word));
  // (I Street)
  return (named.length > 0 ? named : words).join(' ');
}

/** The words of a street's name that have no partner. All of units `start` .. `start + count` (exclusive) of the table; `manners`: how each was matched. */
export function wordsLeft({ unitRole }: LinkTable, start: number, count: number, manners: Uint8Array): number[] {
  const left: number[] = [];
  for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.street && manners[i] === Match.none) left.push(i);
  return left;
}

/** Whether the words left over on both sides, of which at least one each, are one name in two languages of a country, or, where something else of the name is matched, one part of a street. */
export function areOneName(
  { unitWord, words }: LinkTable,
  aStart: number,
  a: readonly number[],
  bStart: number,
  b: readonly number[],
  hasName: boolean,
): boolean {
  const text = (start: number, units: readonly number[]): string => nameOf(units.map((unit) => words.text[unitWord[start + unit]]));
  const pair = `${text(aStart, a)}/${text(bStart, b)}`;
  // (12 Dong Street is not in East Street)
  return names().has(pair) || (hasName && parts().has(pair));
}
