// Spellings of persons' names that firms are named with, read off the tables of persons.
import { rewritten } from '../../dist/lexicon/spelling-rules.js';

/** Languages whose names are written in Latin letters in as many ways as there are clerks, also where firms are named after somebody. */
const LANGUAGES = new Set(['ar', 'az', 'bn', 'el', 'fa', 'he', 'hi', 'hy', 'id', 'kn', 'ru', 'ta', 'ur']);
/** Classes of rows whose names are one and the same. */
const CLASSES = new Set(['spelling', 'transliteration']);
const WORD = /^[a-z]+$/;
/** Letters of a word that has a skeleton, at least (src/category/company/skeleton.ts). */
const SHORTEST = 4;

/**
 * Lines of a spelling and the name that it is (Youssef: yusuf), where rules do not say so.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function nameSpellings(read) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const file of ['../individual/given-names', '../individual/surnames'])
    for (const { cells } of read(file, 7)) {
      const [canonical, alias, scope, cls, ambiguous] = cells;
      const isOne =
        CLASSES.has(cls) && ambiguous === '' && scope.split(',').every((language) => LANGUAGES.has(language)) && WORD.test(canonical) && WORD.test(alias);
      if (isOne && !names.has(alias)) names.set(alias, canonical);
    }
  const rules = read('spelling-rules', 7).flatMap(({ cells: [pattern, becomes, , cls] }) =>
    cls === 'skeleton' ? [{ pattern: new RegExp(pattern, 'gu'), becomes }] : [],
  );
  /** @param {string} word */
  const skeletonOf = (word) => (word.length < SHORTEST ? word : rewritten(word, rules));
  // (what the rules of spelling say already needs no line)
  const lines = [...names.keys()].map((alias) => [alias, usualOf(names, alias)]).filter(([alias, name]) => skeletonOf(alias) !== skeletonOf(name));
  // (by names, as lines that are alike take less room in the package)
  const byName = lines.map(([alias, name]) => `${name} ${alias}`).sort();
  return { nameSpellings: byName.map((line) => line.split(' ').reverse().join(' ')) };
}

/**
 * The name that a spelling comes to, as a given name may be the spelling of a surname that is another's (Choudhury, Chowdhury, Chaudhary); of names that are each other's spellings the first by letters.
 * @param {ReadonlyMap<string, string>} names
 * @param {string} alias
 */
function usualOf(names, alias) {
  const passed = [alias];
  for (;;) {
    const name = names.get(passed[passed.length - 1]);
    if (name === undefined) return passed[passed.length - 1];
    const at = passed.indexOf(name);
    if (at >= 0) return passed.slice(at).sort()[0];
    passed.push(name);
  }
}
