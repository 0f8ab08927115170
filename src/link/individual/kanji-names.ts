import { plainJapanese } from '../../category/individual/romanization.js';
import { charactersOf } from '../../lexicon/han-characters.js';
import { japaneseNames } from '../../lexicon/japanese-names.js';
import { japaneseReadings } from '../../lexicon/kanji-readings.js';

/** So many readings of a name are looked at, the likeliest ones: of surnames 96 in a hundred are among them, of given names 91. */
const MOST_READINGS = 6;
const LONGEST_SURNAME = 3;
/** Longer texts are no Japanese names. */
const MAX_CHARACTERS = 7;

/** How a surname and a given name in Chinese characters may be read in Japan, each as romanizations have it in common. */
interface Readings {
  readonly surname: ReadonlySet<string>;
  readonly given: ReadonlySet<string>;
}

const NONE: Readings = { surname: new Set(), given: new Set() };

/**
 * Japanese names in Chinese characters beside the same in kana or Latin letters: what a name is read as cannot be seen from it (裕義 is Hiroyoshi, Yūyoshi or Hirogi), so that beside one that says it,
 * each of its usual readings is meant.
 */
export class KanjiNames {
  readonly #found = new Map<string, Readings>();

  /**
   * Whether a name may be how a part of a value in Chinese characters is read.
   *
   * @param word     the word for the characters of the whole value (lexicon/han-characters.ts).
   * @param surname  how the value's surname was read, which says where it ends.
   * @param name     the other value's surname, or given name.
   */
  isReading(word: string, surname: string, name: string, asSurname: boolean): boolean {
    const asked = `${surname} ${word}`;
    let readings = this.#found.get(asked);
    if (readings === undefined) this.#found.set(asked, (readings = readingsOf([...charactersOf(word)], surname)));
    return (asSurname ? readings.surname : readings.given).has(plainJapanese(name));
  }
}

function readingsOf(characters: readonly string[], surname: string): Readings {
  if (characters.length > MAX_CHARACTERS) return NONE;
  for (let length = 1; length <= LONGEST_SURNAME && length < characters.length; length++) {
    const surnames = allReadings(characters.slice(0, length).join(''), 'surname');
    if (surnames.has(plainJapanese(surname))) return { surname: surnames, given: allReadings(characters.slice(length).join(''), 'given') };
  }
  return NONE;
}

function allReadings(written: string, use: 'surname' | 'given'): Set<string> {
  const readings = new Set(japaneseReadings(written, use, MOST_READINGS).map(plainJapanese));
  for (const of of [use, `rare-${use}`] as const) {
    const listed = japaneseNames()[of].ofPlain(written);
    if (listed !== undefined) readings.add(plainJapanese(listed));
  }
  return readings;
}
