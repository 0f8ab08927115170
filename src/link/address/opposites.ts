import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';

/** Letters of a direction that may be another word, and is no abbreviation: sur. */
const MIN_WORD = 3;

const directions = lazily(() => pairsOf((cls) => cls === 'cardinal' || cls === 'intermediate'));
const names = lazily(() => pairsOf((cls) => cls === 'name'));
const cardinals = lazily(() => new Set([...pairsOf((cls) => cls === 'cardinal')].flatMap((pair) => pair.split(' '))));
const opposed = lazily(() => new Set([...names()].flatMap((pair) => pair.split(' '))));
const heads = lazily(() => new Set(lexiconTable('oppositeWords').flatMap(({ words, class: cls }) => (cls === 'head' ? [words[0]] : []))));
const sides = lazily(() => new Set(lexiconTable('oppositeWords').flatMap(({ words, class: cls }) => (cls === 'side' ? [words[0]] : []))));

/** What words of directions stand for, those left out that are other words as well. */
const meanings = lazily(() => meaningsOf((ambiguous) => ambiguous === ''));
/** The same with those: what else they are is told by the word beside them. */
const doubtfulMeanings = lazily(() => meaningsOf(() => true));

function meaningsOf(wanted: (ambiguous: string) => boolean): Map<string, string> {
  const rows = lexiconTable('directions').filter(({ words, ambiguous }) => words.length === 1 && wanted(ambiguous));
  return new Map(rows.map(({ words, canonicalWords }) => [words[0], canonicalWords[0]]));
}

function pairsOf(wanted: (cls: string) => boolean): Set<string> {
  return new Set(lexiconTable('oppositeWords').flatMap(({ words, canonicalWords, class: cls }) => (wanted(cls) ? [`${words[0]} ${canonicalWords[0]}`] : [])));
}

/** Whether two directions exclude each other: North Main Street, South Main Street. */
export function areOpposite(a: string, b: string): boolean {
  return directions().has(`${a} ${b}`);
}

/** Whether two words are directions that differ, which in the name of a street make two: 天河北路, 天河东路; Insurgentes Norte, Insurgentes Sur. */
export function areTwoDirections(a: string, b: string): boolean {
  const [left, right] = [directionOf(a), directionOf(b)];
  return left !== right && cardinals().has(left) && cardinals().has(right);
}

/** Whether a word is a direction, written out. */
export function isCardinal(word: string): boolean {
  return cardinals().has(word);
}

function directionOf(word: string): string {
  return (word.length >= MIN_WORD ? doubtfulMeanings().get(word) : undefined) ?? word;
}

/** Whether two words of the names of streets exclude each other: Upper Leeson Street, Lower Leeson Street. */
export function areOppositeNames(a: string, b: string): boolean {
  return names().has(`${a} ${b}`);
}

/** Letters of a direction that a compound begins with: Vesterbro, Østerbro. */
const HEADS = [4, 5, 6, 7];

/** Whether two words begin with directions that differ, and go on alike: Vesterbrogade, Østerbrogade. */
function haveOppositeHeads(a: string, b: string): boolean {
  return HEADS.some((length) => HEADS.some((other) => a.slice(length) === b.slice(other) && areTwoDirections(a.slice(0, length), b.slice(0, other))));
}

/** Whether two words exclude each other, as directions, by those that they begin with, or in names. */
export function excludeEachOther(a: string, b: string): boolean {
  return areOpposite(a, b) || areTwoDirections(a, b) || areOppositeNames(a, b) || haveOppositeHeads(a, b);
}

/** Whether a word excludes another in the names of streets: Upper, which has Lower. */
export function isOfOppositeNames(word: string): boolean {
  return opposed().has(word);
}

/** Whether a street that begins with this word and one that begins behind it are two: Old Mill Road, Mill Road. */
export function setsApart(word: string): boolean {
  return opposed().has(word) || heads().has(word);
}

/** Whether two words of the names of towns exclude each other: Andheri West, Andheri East. */
export function areOppositeQuarters(a: string, b: string): boolean {
  const [left, right] = [meanings().get(a), meanings().get(b)];
  return left !== undefined && right !== undefined && directions().has(`${left} ${right}`);
}

/** Whether a street with this word in its name and one without it are two, in languages that have it for nothing else: buk in Korea. */
export function isSide(word: string): boolean {
  return sides().has(word);
}
