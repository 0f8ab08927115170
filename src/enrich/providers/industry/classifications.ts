import { lazily } from '../../../lexicon/lazily.js';
import { tableText } from '../../../lexicon/table-text.js';
import { TitleSearch } from './title-search.js';

/** The lines of a table. */
export const rowsOf = (name: string): string[][] =>
  tableText('enrichment', name)
    .split('\n')
    .map((line) => line.split('\t'));

const searchOf = (name: string): TitleSearch => new TitleSearch(rowsOf(name).map(([code, title]) => ({ code, title })));

/** Standard Industrial Classification of 1987, four digits. */
export const sicCodes = lazily(() => searchOf('sicCodes'));

/** North American Industry Classification System of 2022, six digits. */
export const naicsCodes = lazily(() => searchOf('naicsCodes'));

/** International Standard Industrial Classification of All Economic Activities, Rev. 4: classes, four digits. */
export const isicCodes = lazily(() => searchOf('isicCodes'));

/** Statistical Classification of Economic Activities in the European Community, Rev. 2: classes, as in 62.01. */
export const naceCodes = lazily(() => searchOf('naceCodes'));

const divisions = lazily(() => new Map(rowsOf('sicDivisions').map(([letter, title]) => [letter, `${letter} ${title}`])));
const majorGroups = lazily(() => new Map(rowsOf('sicMajorGroups').map(([group, letter, title]) => [group, { letter, text: `${group} ${title}` }])));

/** Where a SIC code stands. */
export function sicPlace(code: string): { readonly division: string; readonly majorGroup: string } {
  const group = majorGroups().get(code.slice(0, 2));
  return group === undefined ? { division: '', majorGroup: '' } : { division: divisions().get(group.letter) ?? '', majorGroup: group.text };
}
