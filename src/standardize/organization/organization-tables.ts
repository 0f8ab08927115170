import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import { tableText } from '../../lexicon/table-text.js';

const lines = (name: string): string[] => tableText('organization', name).split('\n').filter(Boolean);
const cells = (name: string): string[][] => lines(name).map((line) => line.split('\t'));

/** Usual spellings of legal forms: by canonical form of the table of legal forms, and by what is written (lower case, with its dots and strokes). */
export const legalSpellings = lazily(() => {
  const byCanonical = new Map<string, string>();
  const byWritten = new Map<string, string>();
  for (const [kind, form, spelling] of cells('legalSpellings')) (kind === 'canonical' ? byCanonical : byWritten).set(form, spelling);
  return { byCanonical, byWritten };
});

export interface WordCase {
  readonly spelling: string;
  readonly class: 'acronym' | 'brand' | 'word' | 'small' | 'article';
}

/** word in lower case → how it is written. */
export const wordCases = lazily((): ReadonlyMap<string, WordCase> => {
  const words = new Map<string, WordCase>();
  // acronyms that stand for a firm in any name (FIFA, AT&T)
  for (const { words: folded, class: cls, ambiguous, line } of acronyms())
    if (cls === 'acronym' && ambiguous === '') words.set(folded, { spelling: line, class: 'acronym' });
  for (const [word, spelling, cls] of cells('wordCase')) words.set(word, { spelling, class: cls as WordCase['class'] });
  return words;
});

/** Acronyms of one word in capitals. */
function acronyms(): { words: string; class: string; ambiguous: string; line: string }[] {
  return lexiconTable('shortNames')
    .filter(({ words, class: cls }) => cls === 'acronym' && words.length === 1 && /^[a-z]{3,6}$/.test(words[0]))
    .map(({ words, class: cls, ambiguous }) => ({ words: words[0], class: cls, ambiguous, line: words[0].toUpperCase() }));
}

export const keptAbbreviations = lazily((): ReadonlySet<string> => new Set(lines('keptAbbreviations')));

/** Acronyms that are the names of their firms today. */
export const ownNames = lazily((): ReadonlySet<string> => new Set(lines('ownNames')));

/** folded phrase → its row, of a table of the company category. */
const rowsOf = (table: 'legalForms' | 'abbreviations' | 'shortNames' | 'connectives') =>
  lazily((): ReadonlyMap<string, LexiconEntry> => new Map(lexiconTable(table).map((row) => [row.words.join(' '), row])));

export const legalForms = rowsOf('legalForms');
export const abbreviations = rowsOf('abbreviations');
export const shortNames = rowsOf('shortNames');
export const connectives = rowsOf('connectives');
