// The tables of src/lexicon/tables/organization: how names of firms are written. What their columns may hold, and the lines that they become.
import { foldPhrase } from '../../dist/text/phrase.js';

const CLASSES = ['acronym', 'brand', 'word', 'small', 'article'];

/** @type {import('./shapes.mjs').TogetherShape} */
export function organizationTables(read, problems) {
  const fail = (/** @type {string} */ at, /** @type {string} */ what) => problems.push(`${at}: ${what}`);
  const seen = new Set();
  const once = (/** @type {string} */ at, /** @type {string} */ key) => {
    if (seen.has(key)) fail(at, `"${key}" repeats itself`);
    seen.add(key);
  };
  const legalSpellings = read('legal-spellings', 4).map(({ cells: [kind, form, spelling, source], at }) => {
    if (!['canonical', 'written'].includes(kind) || !form || !spelling || !source) fail(at, 'canonical or written, a form, its spelling and a source');
    if (kind === 'written' && form !== form.toLowerCase()) fail(at, `"${form}" is not in lower case`);
    once(at, `${kind} ${form}`);
    return [kind, form, spelling].join('\t');
  });
  const wordCase = read('word-case', 4).map(({ cells: [word, spelling, cls, source], at }) => {
    if (word !== word.toLowerCase() || /\s/.test(word)) fail(at, `"${word}" is no word in lower case`);
    if (foldPhrase(word).join(' ') !== foldPhrase(spelling).join(' ')) fail(at, `"${spelling}" is another word than "${word}"`);
    if (!CLASSES.includes(cls) || !source) fail(at, `a class of ${CLASSES.join(' ')}, and a source`);
    once(at, `word ${word}`);
    return [word, spelling, cls].join('\t');
  });
  const keptAbbreviations = read('kept-abbreviations', 2).map(({ cells: [word, source], at }) => {
    if (!/^[a-z]+$/.test(word) || !source) fail(at, 'a word in lower case, and a source');
    once(at, `kept ${word}`);
    return word;
  });
  // an acronym that is the firm's own name today: what it once stood for is not
  const ownNames = read('own-names', 2).map(({ cells: [word, source], at }) => {
    if (!/^[a-z0-9]+$/.test(word) || !source) fail(at, 'a folded word, and a source');
    once(at, `own ${word}`);
    return word;
  });
  return { legalSpellings, wordCase, keptAbbreviations, ownNames };
}
