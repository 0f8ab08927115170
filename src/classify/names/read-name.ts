import type { IndividualReader } from '../../category/individual/reader.js';
import { Taken } from '../../category/individual/tokens.js';
import { keyEngine } from '../../key/keys.js';
import { givenCounts, givenVariants, surnameCounts } from './name-statistics.js';

/** What names are read from: a longer text is none. */
export const MAX_NAME = 256;

/** The parts of a person's name, folded to the letters a to z. */
export interface ReadName {
  readonly titles: readonly string[];
  /** The first given name, and the middle names; initials are not among them. */
  readonly given: readonly string[];
  readonly surname: readonly string[];
  /** The value is one word: given name or surname. */
  readonly lone: boolean;
}

const NOTHING: ReadName = { titles: [], given: [], surname: [], lone: false };

/** One name, read as the category `individual` reads it. */
export function readName(value: unknown): ReadName {
  if (typeof value !== 'string' || value.length > MAX_NAME || value.trim() === '') return NOTHING;
  const engine = keyEngine('individual');
  engine.trim();
  engine.readOne(value);
  const { parse, words } = engine.reader as IndividualReader;
  const texts = (ids: Int32Array, count: number): string[] =>
    Array.from(ids.subarray(0, count), (id) => words.textOf(id).replace(/^~/, '')).filter((text) => /^[a-z]{2,}$/.test(text));
  const given = texts(parse.given, parse.givenCount);
  const surname = texts(parse.surname, parse.surnameCount);
  const { tokens } = parse;
  const titles: string[] = [];
  for (let i = 0; i < tokens.count; i++) if (tokens.taken[i] === Taken.title) titles.push(words.textOf(tokens.words[i]));
  // family name first, as in Hungary and East Asia: the lists know the first word as a surname, and the last as a given name
  const last = surname[0];
  if (given.length > 0 && surname.length === 1 && !isGiven(given[0]) && surnameCounts().has(given[0]) && (isGiven(last) || !surnameCounts().has(last)))
    return { titles, given: [...given.slice(1), last], surname: [given[0]], lone: false };
  return { titles, given, surname, lone: parse.givenCount === 1 && parse.surnameCount === 0 };
}

const isGiven = (word: string): boolean => givenCounts().has(word) || givenVariants().has(word);
