import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { type NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** What a year may be, least certain last. */
const YEARS = ['birth', 'death', 'date'] as const;
type Year = (typeof YEARS)[number];
/** Classes of the words beside a year. */
const YEAR_OF: Readonly<Record<string, Year>> = { maiden: 'birth', birth: 'birth', death: 'death', date: 'date' };

/** What the word says that stands in keys where a generation stands; `other`: a generation that is no number (Jr). */
export const Said = { other: 0, number: 1, birth: 2, death: 3 } as const;
const NUMBER = /^~[0-9]{1,2}$/;
const BIRTH = /^~[0-9]{4}$/;
const DEATH = /^~d[0-9]{4}$/;

/** Which of {@link Said} the text of such a word is. */
export function saidBy(text: string): number {
  if (BIRTH.test(text)) return Said.birth;
  if (DEATH.test(text)) return Said.death;
  return NUMBER.test(text) ? Said.number : Said.other;
}

/**
 * Takes years of life off a name, as catalogues have them: "Austen, Jane, 1775-1817", "John Smith (b. 1920)", "Smith, John, -1763". Returns the word that stands
 * in keys, where a generation stands, for the year of birth ("~1775") or, where none is written, of death ("~d1763"); -1: neither ("fl. 1950").
 */
export function takeYears(tokens: NameTokens, vocabulary: IndividualWords): WordId {
  const { words, gaps, taken, count } = tokens;
  const found = { birth: '', death: '', date: '' };
  for (let i = 1; i < count; i++) {
    if (!(vocabulary.flags[words[i]] & Flag.year)) continue;
    // (a hyphen: the second year of a range, or of a life of which only the end is known)
    let what: Year = gaps[i] & Gap.hyphen ? 'death' : 'birth';
    let from = i;
    while (from > 1) {
      const marker = markerBeside(tokens, vocabulary, from - 1);
      if (marker === undefined) break;
      if (YEARS.indexOf(marker) > YEARS.indexOf(what)) what = marker;
      from--;
    }
    // (427 BC)
    const end = i + 1 < count && markerBeside(tokens, vocabulary, i + 1) === 'date' ? i + 2 : i + 1;
    taken.fill(Taken.year, from, end);
    found[what] ||= vocabulary.textOf(words[i]);
  }
  if (found.birth !== '') return vocabulary.id(`~${found.birth}`);
  return found.death === '' ? -1 : vocabulary.id(`~d${found.death}`);
}

/** What a word beside a year says of it. One letter says it only behind a comma or bracket ("John D. 1950" has an initial). */
function markerBeside({ words, gaps }: NameTokens, vocabulary: IndividualWords, at: number): Year | undefined {
  const text = vocabulary.textOf(words[at]);
  if (gaps[at + 1] & Gap.comma || (text.length === 1 && !(gaps[at] & (Gap.comma | Gap.open)))) return undefined;
  const entries = vocabulary.rows.structure().words.get(text);
  return YEAR_OF[entries?.find(({ table, ambiguous }) => table === 'nameMarkers' && ambiguous !== '')?.class ?? ''];
}
