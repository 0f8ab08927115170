// Tables of given names with columns of their own.
import { givenGenders } from './given-genders.mjs';
import { LANGUAGE } from './shapes.mjs';

/**
 * What letters of such scripts are in Latin ones, nothing for one that is not heard: the same columns.
 * @type {import('./shapes.mjs').TogetherShape}
 */
function scriptLetters(read, problems) {
  const seen = new Set();
  return {
    scriptLetters: read('script-letters', 4).map(({ cells: [latin, written, scope, source], at }) => {
      const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
      if (!/^[a-z]*$/.test(latin) || !/^[\u05D0-\u06FF]$/.test(written)) fail('Latin letters and one of Arabic or Hebrew');
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
  ...scriptLetters(read, problems),
});
