import { Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import type { LinkTable } from '../link-table.js';
import { Match } from './features.js';

const DIGIT = /^\d/;
/** Letters of a name: fewer are a direction or an abbreviation. */
const MIN_NAME = 3;
/** Types, without blanks, of roads that go by their number, and those that are said of any of them. */
const numberedRoads = lazily(() => typesOf('numbered'));
const anyRoads = lazily(() => typesOf('any-road'));

function typesOf(trait: string): Set<string> {
  return new Set(lexiconTable('streetTypeTraits').flatMap(({ canonical, class: cls }) => (cls === trait ? [canonical.replaceAll(' ', '')] : [])));
}

/** Types, without blanks, that one abbreviation stands for: Al. is an avenue in Poland, an alameda in Brazil. */
const sharing = lazily(
  () =>
    new Set(
      lexiconTable('streetNames').flatMap(({ words, canonicalWords, class: cls }) => (cls === 'type' ? [`${words.join('')} ${canonicalWords.join('')}`] : [])),
    ),
);

function shareAbbreviation(a: string, b: string): boolean {
  return sharing().has(`${a} ${b}`) || sharing().has(`${b} ${a}`);
}

/** Highway 290, US Highway 290; "Al. Santos", "Alameda Santos". */
export function mayBeOneType(a: string, b: string): boolean {
  return shareAbbreviation(a, b) || (anyRoads().has(a) && numberedRoads().has(b)) || (anyRoads().has(b) && numberedRoads().has(a));
}

/** Whether a type stands in front of the street's name: Rua Augusta, ul. Lenina. */
export function isTypeInFront({ unitRole }: LinkTable, start: number, count: number): boolean {
  for (let u = start; u < start + count; u++) {
    if (unitRole[u] === Part.streetType) return true;
    if (unitRole[u] === Part.street) return false;
  }
  return false;
}

/** 5th Avenue, Calle 7: a number, which only the type tells from another street of that number; but Highway 70, US Highway 70. */
export function isNumberOfType({ unitWord, unitRole, words }: LinkTable, start: number, count: number): boolean {
  let isNumber = false;
  for (let u = start; u < start + count; u++) {
    const text = words.text[unitWord[u]];
    if (unitRole[u] === Part.streetType && numberedRoads().has(text)) return false;
    if (unitRole[u] !== Part.street) continue;
    if (!DIGIT.test(text)) return false;
    isNumber = true;
  }
  return isNumber;
}

/** Whether a street is called by a name, and no road by its number, which has a name besides; a word of it has no partner. */
export function hasNameLeft({ unitWord, unitRole, words }: LinkTable, start: number, count: number, manners: Uint8Array): boolean {
  let isLeft = false;
  for (let i = 0; i < count; i++) {
    const text = words.text[unitWord[start + i]];
    if (unitRole[start + i] === Part.streetType && (numberedRoads().has(text) || anyRoads().has(text))) return false;
    if (unitRole[start + i] !== Part.street) continue;
    if (words.digits[unitWord[start + i]] !== 0) return false;
    if (text.length >= MIN_NAME && manners[i] === Match.none) isLeft = true;
  }
  return isLeft;
}
