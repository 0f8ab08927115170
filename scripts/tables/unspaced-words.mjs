// Words that names of firms in scripts without blanks are made of.
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
