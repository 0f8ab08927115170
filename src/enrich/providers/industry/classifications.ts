import { lazily } from '../../../lexicon/lazily.js';
import { tableText } from '../../../lexicon/table-text.js';
import { TitleSearch } from './title-search.js';

const rowsOf = (name: string): string[][] =>
  tableText('enrichment', name)
    .split('\n')
    .map((line) => line.split('\t'));

const searchOf = (name: string): TitleSearch => new TitleSearch(rowsOf(name).map(([code, title]) => ({ code, title })));

/** Standard Industrial Classification of 1987, four digits. */
export const sicCodes = lazily(() => searchOf('sicCodes'));

/** North American Industry Classification System of 2022, six digits. */
export const naicsCodes = lazily(() => searchOf('naicsCodes'));

const divisions = lazily(() => new Map(rowsOf('sicDivisions').map(([letter, title]) => [letter, `${letter} ${title}`])));
const majorGroups = lazily(() => new Map(rowsOf('sicMajorGroups').map(([group, letter, title]) => [group, { letter, text: `${group} ${title}` }])));

/** Where a SIC code stands. */
export function sicPlace(code: string): { readonly division: string; readonly majorGroup: string } {
  const group = majorGroups().get(code.slice(0, 2));
  return group === undefined ? { division: '', majorGroup: '' } : { division: divisions().get(group.letter) ?? '', majorGroup: group.text };
}
