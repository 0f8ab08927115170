// Tables of words that names of places are read with: word, what it becomes, class, scope, source, note.
import { placeKey } from '../../dist/text/place-key.js';
import { LANGUAGE } from './shapes.mjs';

/**
 * Classes, and how many things a word of each becomes: none, one, or several.
 * @typedef {Record<string, 'none' | 'one' | 'several'>} WordClasses
 */

/** @type {WordClasses} */
export const PLACE_WORDS = {
  article: 'none', // in front of a country's name
  country: 'several', // short words of names of countries
  territory: 'one', // code of what belongs to a country and has its own, and the code of that country
  'country-link': 'none', // words between others of a country's name that carry none
  'word-in-small-letters': 'none', // what would be a country's code in capitals
  'state-kind': 'none', // what a subdivision is, not which
  'state-kind-behind': 'none', // the same, joined to the name
  'state-link': 'none', // what stands between kind and name
};

/** @type {WordClasses} */
export const TOWN_WORDS = {
  anywhere: 'one', // short words of names of towns
  first: 'one', // what they stand for as the first word
  last: 'one', // and as the last one
  otherwise: 'one', // what else, where that finds nothing
  article: 'none', // in front of a name that is compared by its sound
  'article-between': 'none', // and between its words
};

/**
 * Lines of class, word, what it becomes.
 * @param {{ cells: string[], at: string }[]} rows @param {WordClasses} classes @param {string[]} problems
 */
export function wordLines(rows, classes, problems) {
  const seen = new Set();
  return rows.map(({ cells: [word, becomes, cls, scope, source], at }) => {
    const fail = (/** @type {string} */ what) => problems.push(`${at}: ${what}`);
    if (!Object.hasOwn(classes, cls)) fail(`class "${cls}" is not one of ${Object.keys(classes).join(' ')}`);
    else if ((classes[cls] === 'none') !== (becomes === '')) fail(becomes === '' ? 'becomes nothing' : 'becomes something');
    if (!word || placeKey(word) !== word || (becomes && placeKey(becomes) !== becomes)) fail('words as they are compared: folded');
    if (!LANGUAGE.test(scope)) fail(`scope "${scope}" is no code`);
    if (!source) fail('source is empty');
    const id = `${cls} ${word}${classes[cls] === 'several' ? ` ${becomes}` : ''}`;
    if (seen.has(id)) fail(`"${word}" is there twice`);
    seen.add(id);
    return `${cls}\t${word}\t${becomes}`.trimEnd();
  });
}
