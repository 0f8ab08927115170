import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable, type TableName, wordFrequency } from '../../lexicon/lexicon.js';
import { foldPhrase } from '../../text/phrase.js';
import { nameEnding, organizationWords } from '../names/name-statistics.js';

/** Words of a value that are looked at. */
const MAX_WORDS = 16;
/** A word that no list has is taken to occur in so many of a million names. */
const UNSEEN = 3;

/** FC Basel 1893. */
const YEAR = /(?:^|\D)(?:1[89]|20)\d\d(?:\D|$)/;

/** What is told of a value, by name; the weights of a model are told by the same names. */
export type Features = Map<string, number>;

/** What the tables say of each word. */
const wordTables = lazily(() => {
  const of = (table: TableName, keep: (row: LexiconEntry) => boolean = () => true): ReadonlySet<string> =>
    new Set(
      lexiconTable(table)
        .filter(keep)
        .map(({ words }) => words.join(' ')),
    );
  return {
    legal: of('legalForms', ({ ambiguous }) => ambiguous === ''),
    legalAtEnd: of('legalForms', ({ ambiguous }) => ambiguous === 'edge' || ambiguous === 'end'),
    generic: of('genericWords'),
    abbreviation: of('abbreviations', ({ class: cls, ambiguous }) => cls === 'abbreviation' && ambiguous === ''),
    shortName: of('shortNames'),
    connective: of('connectives', ({ class: cls }) => !cls.endsWith('-marker')),
    title: of('titles', ({ ambiguous }) => ambiguous !== 'front'),
    doubtfulTitle: of('titles', ({ ambiguous }) => ambiguous === 'front'),
    particle: of('particles'),
    generation: of('generations', ({ ambiguous }) => ambiguous === ''),
    postNominal: of('postNominals', ({ ambiguous }) => ambiguous === ''),
    marker: of('nameMarkers', ({ ambiguous }) => ambiguous === ''),
    place: of('places'),
    given: of('givenNames'),
    product: of('productWords', ({ class: cls }) => cls === 'generic' || cls === 'thing' || cls === 'edition'),
  };
});

/**
 * Evidence whether a value is the name of a person or of an organization: what the tables say of its words, how common they are as given names, surnames and
 * in names of firms, how the value is built, and the letters that its words are made of.
 */
export function nameFeatures(value: string): Features {
  const features: Features = new Map();
  const add = (name: string, by = 1): void => void features.set(name, (features.get(name) ?? 0) + by);
  const words = foldPhrase(value).slice(0, MAX_WORDS);
  const count = words.length;
  add('bias');
  if (count === 0) return features;
  add(`words ${Math.min(count, 7)}`);
  const tables = wordTables();
  phrases(words, tables, add);
  let nameLike = 0;
  let known = 0;
  for (let i = 0; i < count; i++) {
    const word = words[i];
    const place = count === 1 ? 'only' : i === 0 ? 'first' : i === count - 1 ? 'last' : 'inner';
    if (/^\d+$/.test(word)) {
      add('digits');
      continue;
    }
    if (/\d/.test(word)) add('letters and digits');
    const kind = organizationWords().get(word);
    if (kind !== undefined && count > 1) {
      add(`organization word ${kind} ${place}`);
      add('organization word');
    }
    if (word.length === 1) {
      add(`initial ${place}`);
      continue;
    }
    const given = Math.max(wordFrequency(word, 'given'), UNSEEN) * (tables.given.has(word) ? 3 : 1);
    const surname = Math.max(wordFrequency(word, 'surname'), UNSEEN);
    const company = Math.max(wordFrequency(word, 'company'), UNSEEN);
    const person = place === 'first' ? Math.max(given, surname / 3) : place === 'last' ? Math.max(surname, given / 3) : Math.max(given, surname);
    const odds = Math.log(person / company);
    add(`odds ${place}`, odds / 4);
    add('odds of all', odds / 4 / count);
    if (person > UNSEEN * 3) {
      nameLike++;
      add(`name ${place}`);
    }
    if (company > UNSEEN * 10) add(`company word ${place}`, Math.log(company / UNSEEN / 10) / 4);
    if (person > UNSEEN || company > UNSEEN) known++;
    else add('unknown word', 1 / count);
    const ending = nameEnding('surname', word);
    if (ending !== null) add(`surname ending ${ending.strength > 4 ? 'strong' : 'weak'}`, 1 / count);
    if (word.length > 3) letters(word, count, add);
  }
  if (nameLike === count) add(`names only ${Math.min(count, 4)}`);
  if (nameLike === 0) add('no name');
  if (known === 0) add('nothing known');
  shape(value, add);
  return features;
}

function phrases(words: readonly string[], tables: ReturnType<typeof wordTables>, add: (name: string, by?: number) => void): void {
  const { length } = words;
  for (let i = 0; i < length; i++)
    for (let end = Math.min(i + 5, length); end > i; end--) {
      const phrase = words.slice(i, end).join(' ');
      const place = end === length ? 'last' : i === 0 ? 'first' : 'inner';
      if (length > end - i) {
        if (tables.legal.has(phrase)) add(`legal form ${place}`);
        if (tables.legalAtEnd.has(phrase)) add(`doubtful legal form ${place}`);
      }
      if (tables.shortName.has(phrase) && i === 0 && end === length) add('short name');
      if (tables.generic.has(phrase)) add(`generic word ${place}`);
      if (tables.abbreviation.has(phrase)) add('abbreviation');
      if (tables.connective.has(phrase) && !tables.particle.has(phrase)) add(phrase === 'and' ? 'and' : `connective ${place}`);
      if (tables.title.has(phrase)) add(`title ${place}`);
      if (tables.doubtfulTitle.has(phrase)) add(`doubtful title ${place}`);
      if (tables.particle.has(phrase)) add(`particle ${place}`);
      if (tables.generation.has(phrase)) add(`generation ${place}`);
      if (tables.postNominal.has(phrase)) add(`post-nominal ${place}`);
      if (tables.marker.has(phrase)) add('name marker');
      if (tables.place.has(phrase)) add(`place ${place}`, 1);
      if (tables.product.has(phrase)) add('product word');
    }
}

/** Three letters in a row, with the ends of the word. */
function letters(word: string, count: number, add: (name: string, by?: number) => void): void {
  const marked = `^${word.slice(0, 24)}$`;
  for (let i = 0; i + 3 <= marked.length; i++) add(marked.slice(i, i + 3), 1 / count);
}

function shape(value: string, add: (name: string, by?: number) => void): void {
  if (/^[^,]+,\s*[^,]+$/.test(value)) add('one comma');
  else if (value.includes(',')) add('commas');
  if (/^[^\s,]+ (?:&|and|und|et|y) [^\s,]+$/u.test(value)) add('two joined words');
  if (value.includes('&') || value.includes('+')) add('ampersand');
  if (/\p{Lu}\.\s*\p{Lu}/u.test(value)) add('dotted initials');
  if (/[‘'’]s\b/u.test(value)) add("'s");
  if (/["“”]/u.test(value)) add('quotes');
  if (/[()]/.test(value)) add('brackets');
  if (/[!:/@#]/.test(value)) add('signs');
  if (/\p{Ll}\p{Lu}/u.test(value)) add('camel case');
  if (/\.[a-z]{2,3}$/i.test(value)) add('domain');
  if (/^[\p{Lu}]{2,6}$/u.test(value)) add('capitals alone');
  if (YEAR.test(value)) add('year');
  built(value, add);
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(value)) {
    add('other script');
    if (/[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value)) add(value.length <= 4 ? 'short East Asian' : 'long East Asian');
  }
}

/** Words that their letters alone make one of a kind: ASV Spratzern, VB Lörrach, DBS .D.D.; Park Hye-ryun, Su-In Lee. */
function built(value: string, add: (name: string, by?: number) => void): void {
  const words = value.split(/[\s,.()]+/).filter((word) => word !== '');
  const mixed = /\p{Ll}/u.test(value);
  for (let i = 0; i < Math.min(words.length, MAX_WORDS); i++) {
    const place = words.length === 1 ? 'only' : i === 0 ? 'first' : i === words.length - 1 ? 'last' : 'inner';
    if (mixed && words.length > 1 && /^\p{Lu}{2,5}$/u.test(words[i])) add(`capitals ${place}`);
    if (/^[B-DF-HJ-NP-TV-XZ]{2,5}$/i.test(words[i])) add(`consonants ${place}`);
    if (/^\p{L}{1,6}-\p{L}{1,6}$/u.test(words[i])) add(`short hyphened ${place}`);
  }
}
