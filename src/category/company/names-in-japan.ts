import { isHan } from '../../lexicon/han-characters.js';
import { japaneseNames, japaneseSurname } from '../../lexicon/japanese-names.js';
import { japaneseReadings } from '../../lexicon/kanji-readings.js';
import { lastOrdinal } from './name-parts.js';

/** Characters of the shortest and of the longest part of a name that is looked for. */
const SHORTEST_PART = 2;
const LONGEST_PART = 3;

/** A name in Chinese characters as it is read in Japan: its known parts, and what is left in pairs where it is of four; `null` for any other. */
export function readInJapan(name: string): string[] | null {
  if (!isHan(name) || lastOrdinal(name) !== null) return null;
  const words = partsInJapan(name).map((part) => japanesePart(part) ?? japaneseReadings(part, 'word', 1)[0]);
  return words.every((word) => word !== undefined) ? words : null;
}

function partsInJapan(name: string): string[] {
  if (name.length <= SHORTEST_PART || japanesePart(name) !== undefined) return [name];
  for (let length = Math.min(LONGEST_PART, name.length - SHORTEST_PART); length >= SHORTEST_PART; length--) {
    const [front, behind] = [name.slice(0, length), name.slice(-length)];
    if (japanesePart(front) !== undefined) return [front, ...partsInJapan(name.slice(length))];
    if (japanesePart(behind) !== undefined) return [...partsInJapan(name.slice(0, -length)), behind];
  }
  return name.length === 2 * SHORTEST_PART ? [name.slice(0, SHORTEST_PART), name.slice(SHORTEST_PART)] : [name];
}

/** How a part of a firm's name is read that the tables have; `undefined`: they have none. */
const japanesePart = (written: string): string | undefined => japaneseNames().name.get(written) ?? japaneseSurname(written);
