// What linkage is to know of a given name besides how frequent it is: read off the lists that tell gender and origin.

import { frontCodedNumbers } from './front-coding.mjs';

/** Part of the bearers from which a name is one of women, or of men. */
const CLEARLY = 0.95;
/** Bearers of a million of one gender, in some country, from which a name is a usual one there. */
const USUAL_PER_MILLION = 400;
const FEMALE = 1;
const MALE = 2;
const USUAL = 4;
/** Numbers that a name may have, and the character of two that have 0. */
const NUMBERS = 6;
const ZERO = 0x30;

/**
 * A number for each name: 1 of women, 2 of men, 4 (added) usual in some country, 0 where nothing is said. First those of names that given-frequency.tsv has not, as
 * {@link frontCodedNumbers}, then a character for each two that it has, in the order of their letters.
 * @type {import('./shapes.mjs').TogetherShape}
 */
export function givenGenders(read, problems) {
  /** @type {Map<string, { female: number, male: number, most: number }>} */
  const names = new Map();
  const add = (/** @type {string} */ name, /** @type {number} */ female, /** @type {number} */ male) => {
    const known = names.get(name) ?? { female: 0, male: 0, most: 0 };
    names.set(name, { female: known.female + female, male: known.male + male, most: Math.max(known.most, female, male) });
  };
  for (const { cells } of read('../classify/given-by-country', 5)) add(cells[0], Number(cells[2]), Number(cells[3]));
  for (const { cells } of read('../classify/given-by-usage', 4))
    add(cells[0], cells[2] === 'female' ? USUAL_PER_MILLION : 0, cells[2] === 'male' ? USUAL_PER_MILLION : 0);
  for (const { name, gender } of nearNames(read, problems)) {
    if (names.has(name)) problems.push(`near-given-names: "${name}" is in another list of given names, or twice`);
    add(name, gender === 'female' ? USUAL_PER_MILLION : 0, gender === 'male' ? USUAL_PER_MILLION : 0);
  }
  /** @type {Map<string, number>} */
  const said = new Map();
  for (const [name, { female, male, most }] of names) {
    const clear = CLEARLY * (female + male);
    const number = (female >= clear ? FEMALE : male >= clear ? MALE : 0) + (most >= USUAL_PER_MILLION ? USUAL : 0);
    if (number > 0 && /^[a-z]+$/.test(name)) said.set(name, number);
  }
  const listed = read('given-frequency', 3)
    .map(({ cells: [name] }) => name)
    .sort();
  // (3 is none of them)
  const placeOf = (/** @type {string} */ name) => ((said.get(name) ?? 0) > 3 ? (said.get(name) ?? 0) - 1 : (said.get(name) ?? 0));
  let pairs = '';
  for (let i = 0; i < listed.length; i += 2)
    pairs += String.fromCharCode(ZERO + placeOf(listed[i]) * NUMBERS + (i + 1 < listed.length ? placeOf(listed[i + 1]) : 0));
  for (const name of listed) said.delete(name);
  return { givenGenders: [...frontCodedNumbers(Array.from(said, ([name, number]) => `${name} ${number}`)), pairs] };
}

/**
 * Given names that no other list has, and that are near another one: what is no name would be taken for a slip of it.
 * @param {Parameters<import('./shapes.mjs').TogetherShape>[0]} read
 * @param {string[]} problems
 */
function nearNames(read, problems) {
  return read('near-given-names', 5).map(({ cells: [name, country, gender, source, near], at }) => {
    if (!/^[a-z]+$/.test(name) || !/^[A-Z]{2}$/.test(country) || !['female', 'male'].includes(gender) || !source || !near)
      problems.push(`${at}: a folded name, a country, a gender, a source and a name that it is near`);
    return { name, gender };
  });
}
