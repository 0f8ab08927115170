// Tables of given names with columns of their own.
import { plainLetters } from '../../dist/text/plain-letters.js';
import { givenGenders } from './given-genders.mjs';
import { LANGUAGE } from './shapes.mjs';

/** Scripts whose vowels are marks. */
const MARKED = /^[\u0900-\u0E7F]+$/;

/**
 * Names in letters that leave out the vowels, Korean surnames of one letter, and Latin letters and short names as Indian scripts spell them, titles that Thai names begin with, as they are known in Latin ones: columns latin, written, scope, source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
function scriptNames(read, problems) {
  const seen = new Set();
  return {
    scriptNames: read('script-names', 4).map(({ cells: [latin, written, scope, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      // (vowels that are marks tell words apart)
      const plain = MARKED.test(written) ? written.normalize('NFKC') : plainLetters(written);
      if (!/^[a-z]+$/.test(latin) || !(MARKED.test(plain) || /^(?:[\u05D0-\u06FF]+|[\uAC00-\uD7AF])$/.test(plain)))
        fail('a folded name, and a word of Arabic, Hebrew or Indian or Thai letters or one syllable of Hangul');
      if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
      if (seen.has(plain)) fail(`"${written}" is there twice`);
      seen.add(plain);
      return `${plain} ${latin}`;
    }),
  };
}

/**
 * What letters of such scripts are in Latin ones, nothing for one that is not heard: the same columns.
 * @type {import('./shapes.mjs').TogetherShape}
 */
function scriptLetters(read, problems) {
  const seen = new Set();
  return {
    scriptLetters: read('script-letters', 4).map(({ cells: [latin, written, scope, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      if (!/^[a-z]*$/.test(latin) || !/^[\u05D0-\u06FF\u0900-\u097F]$/.test(written)) fail('Latin letters and one of Arabic, Hebrew or Devanagari');
      if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
      if (seen.has(written)) fail(`"${written}" is there twice`);
      seen.add(written);
      return `${written} ${latin}`;
    }),
  };
}

/** @type {import('./shapes.mjs').TogetherShape} */
export const individualTables = (read, problems) => ({
  ...givenGenders(read, problems),
  ...scriptNames(read, problems),
  ...scriptLetters(read, problems),
});
