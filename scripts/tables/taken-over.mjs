// Words and names that Japanese and Korean have taken over, as they are packed best: src/lexicon/taken-over.ts reads them.
import { isHangul } from '../../dist/text/hangul.js';
import { isKatakana, plainSounds } from '../../dist/text/kana.js';
import { addSpelling, frontCodedSpellings } from './front-coding.mjs';
import { LANGUAGE } from './shapes.mjs';

/**
 * Columns latin, written, scope, class (heard: it is found by its sound, and left out of the package; it is there to learn from), source.
 * @param {{ cells: string[], at: string }[]} rows @param {RegExp} latinShape @param {string[]} problems
 * @returns {string[]} see {@link frontCodedSpellings}; katakana as sounds.
 */
function takenOver(rows, latinShape, problems) {
  /** @type {Map<string, string>} */
  const owner = new Map();
  const spellings = new Map();
  for (const { cells, at } of rows) {
    const [latin, written, scope, cls, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!latinShape.test(latin)) fail('not folded');
    if (!isKatakana(written) && !isHangul(written)) fail('neither katakana nor Hangul');
    if (cls !== '' && cls !== 'heard') fail('"heard" or nothing');
    if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
    const key = isHangul(written) ? written : plainSounds(written);
    const other = owner.get(key);
    if (other !== undefined && other !== latin) fail(`"${written}" is "${other}" already`);
    owner.set(key, latin);
    if (cls === '') addSpelling(spellings, 'word', latin, key);
  }
  return frontCodedSpellings(spellings);
}

/** Words that names of firms are made of. @type {import('./shapes.mjs').TogetherShape} */
export const loanwords = (read, problems) => ({ loanwords: takenOver(read('loanwords', 5), /^[a-z]+(?: [a-z]+)*$/, problems) });

/** Names of persons as newspapers write them. @type {import('./shapes.mjs').TogetherShape} */
export const foreignNames = (read, problems) => ({ foreignNames: takenOver(read('foreign-names', 5), /^[a-z]+$/, problems) });
