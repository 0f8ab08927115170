import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { CompanyParse } from './parse.js';
import { LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Letters of a name in front of the code of a country; of one that is all there is in front, and of what may stand between the two. */
const MIN_NAME = 3;
const MIN_WHOLE_NAME = 2;
/** What addresses of the web begin with. */
const WEB = 'www';

/** Codes of countries, as domains end in them, and what stands in front of these, each with its class. (Not told by a flag, as .com is: de, la, in are words of every other name.) */
const domains: () => ReadonlyMap<string, LexiconEntry> = lazily(() => new Map(lexiconTable('countryDomains').map((row) => [row.words[0], row])));

/**
 * Where the domain of a country begins that a value ends in: directly behind a dot, with nothing between ("zalando.de", "amazon.co.uk"); the number of words where it ends in none. A code that
 * is a legal form as well, or part of one, is that ("OPAP.AE", "Comm.VA"). O(1).
 */
export function countryDomainStart({ words, gaps, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  const last = wordCount - 1;
  if (last < 1 || gaps[last] !== Gap.dot) return wordCount;
  const word = words[last];
  if (vocabulary.legalMode[word] !== LegalMode.none || !isOf(vocabulary.textOf(word), 'country')) return wordCount;
  const hasSecond = last > 1 && gaps[last - 1] === Gap.dot && isOf(vocabulary.textOf(words[last - 1]), 'second');
  const start = hasSecond ? last - 1 : last;
  if (vocabulary.phrases.match(words, start - 1, wordCount) >= 0) return wordCount;
  // (letters of a form that dots hold together)
  if (start > 1 && gaps[start - 1] === Gap.dot && vocabulary.textOf(words[start - 2]) !== WEB) return wordCount;
  const { length } = vocabulary.textOf(words[start - 1]);
  return length >= (start === 1 ? MIN_WHOLE_NAME : MIN_NAME) ? start : wordCount;
}

/** The country whose code, as its domain has it, a word is ("uk" is GB's); '': it is none. */
export function countryOfCode(text: string): string {
  return isOf(text, 'country') ? (domains().get(text)?.scope ?? '') : '';
}

function isOf(text: string, wanted: 'country' | 'second'): boolean {
  const cls = domains().get(text)?.class;
  return cls === wanted || cls === 'both';
}
