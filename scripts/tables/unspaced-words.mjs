// Words that names of firms in other scripts are made of.
import { plainLetters } from '../../dist/text/plain-letters.js';
import { LANGUAGE } from './shapes.mjs';

/**
 * Columns latin, written, class (place, trade), scope, source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function unspacedWords(read, problems) {
  const seen = new Set();
  return {
    unspacedWords: read('unspaced-words', 5).map(({ cells: [latin, written, cls, scope, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      if (!/^[a-z]+(?: [a-z]+)*$/.test(latin) || !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]+$/u.test(written))
        fail('folded words, and Han, Hangul or kana');
      if (cls !== 'place' && cls !== 'trade') fail('"place" or "trade"');
      if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
      if (seen.has(written)) fail(`"${written}" is there twice`);
      seen.add(written);
      return `${cls}\t${written.normalize('NFKC')}\t${latin}\t${scope}`;
    }),
  };
}

/**
 * Words of names in Arabic letters: columns latin, written, scope, source. Words of aliases of other tables may not be among them: they are read as those have them.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function companyScriptNames(read, problems) {
  const seen = new Set();
  const aliases = ['short-names', 'legal-forms'].flatMap((file) => read(file, 7).flatMap(({ cells: [, alias] }) => alias.split(/[\s.]+/)));
  const tabled = new Set(aliases.flatMap((word) => [plainLetters(word), plainLetters(word).replace(/^ال/, '')]));
  return {
    companyScriptNames: read('script-names', 4).map(({ cells: [latin, written, scope, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      const plain = plainLetters(written);
      if (!/^[a-z]+$/.test(latin) || !/^[\u0621-\u06D3]+$/.test(plain)) fail('a folded word, and one of Arabic letters without its article');
      if (!LANGUAGE.test(scope) || !source) fail('a language and a source');
      if (seen.has(plain)) fail(`"${written}" is there twice`);
      if (tabled.has(plain)) fail(`"${written}" is a word of a name in its own script or of a legal form`);
      seen.add(plain);
      return `${plain} ${latin}`;
    }),
  };
}
