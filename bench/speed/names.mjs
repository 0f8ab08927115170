// Made-up company names whose words repeat as in real columns (about 3.3 words each, 157,000 different ones per million names), and columns in which one
// company stands in several spellings.
import { Random } from './random.mjs';
import { vocabulary } from './vocabulary.mjs';

/** How much the most frequent words stand out: see Random.rank. */
const NAME_SHIFT = 30;
const COMMON_SHIFT = 6;
/** Different values of a column, per row. */
export const DIFFERENT = 0.3;
/** Chance that a company has one spelling more. */
const ONE_MORE = 0.4;

/**
 * @typedef {object} Company
 * @property {string[]} name
 * @property {string} generic
 * @property {string} place
 * @property {string} form      a legal form as written, or ''
 * @property {readonly string[]} forms  how else it may be written
 */

/** @param {Random} random @returns {Company} */
function company(random) {
  const { names, generic, places } = vocabulary;
  const kind = random.next();
  const name = Array.from({ length: kind < 0.54 ? 1 : kind < 0.94 ? 2 : 3 }, () => names[random.rank(names.length, NAME_SHIFT)]);
  if (name.length > 1 && random.chance(0.05)) name.splice(1, 0, '&');
  if (random.chance(0.02)) name.push(String(1 + random.below(random.chance(0.5) ? 24 : 2000)));
  const forms = legalForm(random);
  return {
    name,
    generic: random.chance(0.46) ? generic[random.rank(generic.length, COMMON_SHIFT)] : '',
    place: random.chance(0.12) ? places[random.rank(places.length, COMMON_SHIFT)] : '',
    form: forms[0] ?? '',
    forms,
  };
}

/** @param {Random} random @returns {readonly string[]} */
function legalForm(random) {
  let at = random.below(1000);
  for (const { per1000, spellings } of vocabulary.legalForms) {
    at -= per1000;
    if (at < 0) return spellings;
  }
  return at > -20 ? [random.of(vocabulary.rareForms)] : [];
}

/** @param {Company} company @param {Random} random */
function written({ name, generic, place, form }, random) {
  const words = [...name, generic, place].filter(Boolean).join(' ');
  const style = random.next();
  const text = style < 0.7 ? capitalized(words) : style < 0.95 ? words.toUpperCase() : words;
  if (form === '') return text;
  const suffix = style < 0.7 ? form : style < 0.95 ? form.toUpperCase() : form.toLowerCase();
  return suffix.startsWith(',') ? text + suffix : `${text} ${suffix}`;
}

/** @param {string} text */
function capitalized(text) {
  return text
    .split(' ')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}

/** The same company, written as someone else would. @param {Company} original @param {Random} random @returns {Company} */
function variant(original, random) {
  const changed = { ...original, name: [...original.name] };
  for (let changes = random.chance(0.3) ? 2 : 1; changes > 0; changes--) {
    const what = random.next();
    if (what < 0.25) changed.form = changed.form === '' ? 'Inc' : random.of(changed.forms);
    else if (what < 0.4) changed.form = '';
    else if (what < 0.55) changed.generic = vocabulary.shortForms.get(changed.generic) ?? changed.generic;
    else if (what < 0.62) changed.generic = '';
    else if (what < 0.67) changed.place = '';
    else if (what < 0.72) changed.name = changed.name.map((word) => (word === '&' ? 'and' : word));
    else if (what < 0.76 && changed.name.length === 2) changed.name = [changed.name.join('')];
    else if (what < 0.8 && changed.name.length === 2) changed.name = [changed.name.join('-')];
    else {
      const at = random.below(changed.name.length);
      changed.name[at] = typo(changed.name[at], random);
    }
  }
  return changed;
}

/** One slip of the fingers, not in the first letter. @param {string} word @param {Random} random */
function typo(word, random) {
  if (word.length < 4 || /\d/.test(word)) return word;
  const at = 1 + random.below(word.length - 2);
  const before = word.slice(0, at);
  const letter = String.fromCharCode(97 + random.below(26));
  switch (random.below(4)) {
    case 0:
      return before + word[at + 1] + word[at] + word.slice(at + 2);
    case 1:
      return before + word.slice(at + 1);
    case 2:
      return before + word[at] + word.slice(at);
    default:
      return before + letter + word.slice(at + 1);
  }
}

/**
 * Names of as many companies, all different.
 * @param {number} count @param {number} seed
 * @returns {string[]}
 */
export function differentNames(count, seed) {
  const random = new Random(seed);
  const names = new Set();
  while (names.size < count) names.add(written(company(random), random));
  return [...names];
}

/**
 * A column with repeats: 0.3 different values per row, of companies that have 1.7 spellings each; some values stand often, most once or twice.
 * @param {number} rows @param {number} seed
 * @returns {string[]}
 */
export const columnOfNames = (rows, seed) => labelledColumnOfNames(rows, seed).values;

/**
 * The same column with its truth: the number of the company that each row was written from. A value that two companies could have written is the first one's.
 * @param {number} rows @param {number} seed
 * @returns {{ values: string[], truth: number[] }}
 */
export function labelledColumnOfNames(rows, seed) {
  const random = new Random(seed);
  const wanted = Math.round(rows * DIFFERENT);
  /** @type {Map<string, number>} */
  const companyOf = new Map();
  const add = (/** @type {string} */ value, /** @type {number} */ number) => companyOf.has(value) || companyOf.set(value, number);
  for (let number = 0; companyOf.size < wanted; number++) {
    const first = company(random);
    add(written(first, random), number);
    while (companyOf.size < wanted && random.chance(ONE_MORE)) add(written(variant(first, random), random), number);
  }
  const different = random.shuffle([...companyOf.keys()]);
  const values = different.slice();
  while (values.length < rows) values.push(different[random.rank(different.length, different.length / 50)]);
  random.shuffle(values);
  return { values, truth: values.map((value) => /** @type {number} */ (companyOf.get(value))) };
}
