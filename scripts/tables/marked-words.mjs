// Words with letters beyond ASCII, as they are written: what is left of a word without them is enough to find it.
import { leftOf } from '../../dist/lexicon/marked-words.js';
import { frontCodedWords } from './front-coding.mjs';

const WORD = /^[a-z\u00DF-\u024F]+$/;

/**
 * Columns word, language or *, source.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function markedWords(read, problems) {
  const words = new Map();
  for (const { cells, at } of read('marked-words', 3)) {
    const [word, language, source] = cells;
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    const left = leftOf(word);
    if (!WORD.test(word) || !left.includes('?') || word !== word.normalize('NFC')) fail(`"${word}" is no word in small letters with one beyond ASCII`);
    if (!/^(?:\*|[a-z]{2})$/.test(language) || !source) fail('a language or *, and a source');
    if (words.has(left)) fail(`"${word}" is "${words.get(left)}" without its letters beyond ASCII`);
    words.set(left, word);
  }
  return { markedWords: [frontCodedWords([...words.values()])] };
}
