// Words and names that Japanese and Korean have taken over, as they are packed best: src/lexicon/taken-over.ts reads them.
import { plainSounds } from '../../dist/text/kana.js';
import { frontCoded } from './front-coding.mjs';
import { LANGUAGE } from './shapes.mjs';

const KATAKANA = /^[\u30A1-\u30F4\u30FC]+$/;
const HANGUL = /^[\uAC00-\uD7A3]+$/;

/**
 * Columns latin, written, scope, class (heard: it is found by its sound, and left out of the package; it is there to learn from), source.
 * @param {{ cells: string[], at: string }[]} rows @param {RegExp} latinShape @param {string[]} problems
 * @returns {string[]} see {@link frontCoded}: the words in Latin letters, `_` for a blank; behind them for each how it is written, katakana as sounds.
 */
export function takenOver(rows, latinShape, problems) {
  /** @type {Map<string, string>} */
  const owner = new Map();
  /** @type {Map<string, Set<string>>} */
  const spellings = new Map();
  for (const { cells, at } of rows) {
    const [latin, written, scope, cls, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!latinShape.test(latin)) fail('not folded');
    if (!KATAKANA.test(written) && !HANGUL.test(written)) fail('neither katakana nor Hangul');
    if (cls !== '' && cls !== 'heard') fail('"heard" or nothing');
    if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
    const key = HANGUL.test(written) ? written : plainSounds(written);
    const other = owner.get(key);
    if (other !== undefined && other !== latin) fail(`"${written}" is "${other}" already`);
    owner.set(key, latin);
    if (cls === 'heard') continue;
    const word = latin.replaceAll(' ', '_');
    spellings.set(word, (spellings.get(word) ?? new Set()).add(key));
  }
  return frontCoded(Array.from(spellings, ([word, keys]) => `${word} ${[...keys].sort().join(',')}`));
}
