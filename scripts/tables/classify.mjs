// The tables of src/lexicon/tables/classify: what their columns may hold, and the lines that they become.

import { LANGUAGE } from './shapes.mjs';

const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;
const CODE = /^[A-Z]{2}$/;
const WORD = /^[a-z]{2,}$/;
/** Bearers of a million of a name that is usual. */
const USUAL = 400;
const ORGANIZATION_CLASSES = ['club', 'food', 'shop', 'public', 'trade', 'front', 'place'];
const PARTS = ['given', 'surname'];

/** @type {import('./shapes.mjs').TogetherShape} */
export function classifyTables(read, problems) {
  const fail = (/** @type {string} */ at, /** @type {string} */ what) => problems.push(`${at}: ${what}`);
  /** country → its names with what is said of them @param {string} file @param {number} columns @param {(cells: string[]) => string | null} value @param {{ name: string, country: string, said: string }[]} [more]  what another table adds */
  const byCountry = (file, columns, value, more = []) => {
    /** @type {Map<string, string[]>} */
    const countries = new Map();
    const seen = new Set();
    for (const { cells, at } of read(file, columns)) {
      const [name, country] = cells;
      const said = value(cells);
      if (!WORD.test(name) || !CODE.test(country) || said === null || !cells[columns - 1]) fail(at, 'a folded name, a country, whole numbers and a source');
      if (seen.has(`${name} ${country}`)) fail(at, `"${name}" repeats itself`);
      seen.add(`${name} ${country}`);
      if (!areas.has(country)) fail(at, `${country} is in no line of name-areas.tsv`);
      countries.set(country, [...(countries.get(country) ?? []), `${name} ${said}`]);
    }
    for (const { name, country, said } of more)
      if (!seen.has(`${name} ${country}`)) countries.set(country, [...(countries.get(country) ?? []), `${name} ${said}`]);
    return [...countries].sort().map(([country, names]) => `${country}\t${names.join('|')}`);
  };
  const areas = new Map();
  const nameAreas = read('name-areas', 3).map(({ cells: [country, area, source], at }) => {
    if (!CODE.test(country) || !area || !source || areas.has(country)) fail(at, 'a country, once, an area and a source');
    areas.set(country, area);
    return `${country}\t${area}`;
  });
  const whole = (/** @type {string} */ text) => /^\d+$/.test(text);
  // names that are usual in a country and in no list of it, with a number that says no more than that
  const usage = new Set();
  const usual = read('given-by-usage', 4).map(({ cells: [name, country, gender, source], at }) => {
    if (!WORD.test(name) || !areas.has(country) || !['female', 'male'].includes(gender) || !source) fail(at, 'a folded name, a country, a gender and a source');
    if (usage.has(`${name} ${country}`)) fail(at, `"${name}" repeats itself`);
    usage.add(`${name} ${country}`);
    return { name, country, said: gender === 'female' ? `${USUAL} 0` : `0 ${USUAL}` };
  });
  const givenByCountry = byCountry(
    'given-by-country',
    5,
    ([, , female, male]) => (whole(female) && whole(male) && Number(female) + Number(male) > 0 ? `${female} ${male}` : null),
    usual,
  );
  const surnamesByCountry = byCountry('surnames-by-country', 4, ([, , count]) => (whole(count) && Number(count) > 0 ? count : null));
  const givenEndings = read('given-endings', 4).map(({ cells: [ending, permille, names, source], at }) => {
    if (!/^[a-z]+$/.test(ending) || !whole(permille) || Number(permille) > 1000 || !whole(names) || !source)
      fail(at, 'an ending, a permille, a number and a source');
    return `${ending}\t${permille}\t${names}`;
  });
  const known = new Set();
  const nameEndings = read('name-endings', 7).map(({ cells: [ending, part, gender, countries, strength, example, source], at }) => {
    if (!WORD.test(ending) || !PARTS.includes(part)) fail(at, `an ending of letters, and one of ${PARTS.join(' ')}`);
    if (!['', 'female', 'male'].includes(gender)) fail(at, `gender "${gender}"`);
    for (const country of countries.split(',')) if (!areas.has(country)) fail(at, `${country} is in no line of name-areas.tsv`);
    if (!/^([1-9]|10)$/.test(strength)) fail(at, `strength "${strength}" is not 1 to 10`);
    if (!example.toLowerCase().endsWith(ending) || !source) fail(at, 'an example that ends in it, and a source');
    if (known.has(`${ending} ${part}`)) fail(at, `"${ending}" repeats itself`);
    known.add(`${ending} ${part}`);
    return [ending, part, gender, countries, strength].join('\t');
  });
  const titles = new Set();
  const titleGenders = read('title-genders', 3).map(({ cells: [title, gender, source], at }) => {
    if (!WORD.test(title) || !['female', 'male'].includes(gender) || !source || titles.has(title)) fail(at, 'a title, once, a gender and a source');
    titles.add(title);
    return `${title}\t${gender}`;
  });
  const classes = new Map();
  const organizationWords = read('organization-words', 3).map(({ cells: [word, cls, source], at }) => {
    if (!WORD.test(word) || !ORGANIZATION_CLASSES.includes(cls) || !source || classes.has(word))
      fail(at, `a folded word, once, one of ${ORGANIZATION_CLASSES.join(' ')} and a source`);
    classes.set(word, cls);
    return `${word}\t${cls}`;
  });
  const weighed = new Set();
  const entityWeights = read('entity-weights', 3).map(({ cells: [feature, weight, source], at }) => {
    if (!feature || !/^-?\d+\.\d\d$/.test(weight) || !source || weighed.has(feature)) fail(at, 'a feature, once, a weight and a source');
    weighed.add(feature);
    return `${feature}\t${weight}`;
  });
  const listed = new Set();
  const languageWords = read('language-words', 3).map(({ cells: [word, languages, source], at }) => {
    if (!/^\p{L}+$/u.test(word) || word !== word.toLowerCase() || !LANGUAGE.test(languages) || !source || listed.has(word))
      fail(at, 'a word in lower case, once, languages and a source');
    listed.add(word);
    return `${word}\t${languages}`;
  });
  const languageLetters = read('language-letters', 4).map(({ cells: [letters, language, example, source], at }) => {
    if (!/^[a-z]{2,3}$/.test(language) || !source) fail(at, 'one language and a source');
    if (!new RegExp(letters, 'iu').test(example)) fail(at, `${letters} are not in their example "${example}"`);
    return `${letters}\t${language}`;
  });
  const languagePriors = read('language-priors', 3).map(({ cells: [language, factor, source], at }) => {
    if (!/^[a-z]{2,3}$/.test(language) || !/^[12]\.\d\d$/.test(factor) || !source) fail(at, 'a language, a factor and a source');
    return `${language}\t${factor}`;
  });
  const inside = new Set();
  const organizationInside = read('organization-inside', 3).map(({ cells: [word, languages, source], at }) => {
    if (!UNSPACED.test(word) || !LANGUAGE.test(languages) || !source || inside.has(word))
      fail(at, 'a word of a script without blanks, once, languages and a source');
    inside.add(word);
    return word;
  });
  return {
    languageLetters,
    languagePriors,
    organizationInside,
    languageWords,
    organizationWords,
    entityWeights,
    givenByCountry,
    surnamesByCountry,
    givenEndings,
    nameEndings,
    nameAreas,
    titleGenders,
  };
}
