// Spellings of persons' names that firms are named with, read off the tables of persons.

/** Languages whose names are written in Latin letters in as many ways as there are clerks, also where firms are named after somebody. */
const LANGUAGES = new Set(['ar', 'fa', 'ur']);
const WORD = /^[a-z]+$/;

/**
 * Lines of a spelling and the name that it is (Youssef: yusuf).
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function nameSpellings(read) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const file of ['../individual/given-names', '../individual/surnames'])
    for (const { cells } of read(file, 7)) {
      const [canonical, alias, scope, cls, ambiguous] = cells;
      const isOne = cls === 'transliteration' && ambiguous === '' && LANGUAGES.has(scope) && WORD.test(canonical) && WORD.test(alias);
      if (isOne && !names.has(alias)) names.set(alias, canonical);
    }
  const lines = [...names].filter(([, name]) => !names.has(name)).map(([alias, name]) => `${alias} ${name}`);
  return { nameSpellings: lines.sort() };
}
