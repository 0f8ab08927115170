// Names of other scripts that both persons and firms have.
import { inDevanagari } from '../../dist/text/indic.js';
import { plainLetters } from '../../dist/text/plain-letters.js';
import { LANGUAGE } from './shapes.mjs';

/** Scripts whose vowels are marks. */
const MARKED = /^[\u0900-\u0E7F]+$/;

/**
 * Names in letters that leave out the vowels, Korean surnames of one letter, Chinese ones in characters that are read otherwise elsewhere, and Latin letters and short names as Indian scripts spell them, titles that Thai names begin with, names of the west that Russian writes as they sound, as they are known in Latin ones: columns latin, written, scope, source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function scriptNames(read, problems) {
  const seen = new Set();
  return {
    scriptNames: read('script-names', 4)
      .map(({ cells: [latin, written, scope, source], at }) => {
        const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
        // (vowels that are marks tell words apart)
        const plain = MARKED.test(written) ? inDevanagari(written.normalize('NFKC')) : plainLetters(written);
        if (!/^[a-z]+$/.test(latin) || !(MARKED.test(plain) || /^(?:[\u05D0-\u06FF]+|[\u0430-\u044F]+|[\uAC00-\uD7AF]|[\u4E00-\u9FFF]{1,2})$/.test(plain)))
          fail('a folded name, and a word of Arabic, Hebrew, Indian, Thai or small Russian letters, one syllable of Hangul or two Chinese characters at most');
        if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
        if (seen.has(plain)) fail(`"${written}" is there twice`);
        seen.add(plain);
        return `${plain} ${latin}`;
      })
      .sort(),
  };
}
