import { linesOfMaker } from '../../category/product/makers.js';
import { ProductRole } from '../../category/product/roles.js';
import type { LinkTable } from '../link-table.js';
import { Match } from '../match-manner.js';
import type { UnitPairing } from '../unit-pairing.js';

/** What a unit that nothing of the other side is may be: nothing more than left over; something of the other side in another form; said by what both have. */
export const Near = { none: 0, matched: 1, implied: 2 } as const;

export const NEAR_TEXT: readonly string[] = ['left over', 'the same, written otherwise', 'need not be said'];

/** The word for a mark, and for the edition that is none, canonical. */
const MARK = 'mark';
const STANDARD = 'standard';
/** What is had for a term, and a term in canonical units: 1year, 6month. */
const SUBSCRIPTION = 'subscription';
const TERM = /^\d+(?:year|month)$/;

/**
 * Marks what one side alone says and what both have says as well: the maker of a line ("Amazon Kindle Paperwhite", "Kindle Paperwhite"), "mark" in front of its
 * number ("EOS R6 Mark II", "EOS R6 II"), a subscription for a term that both name, the standard edition where the other side names none, the number of a record where the other has none of the same kind. It is neither matched nor left over. O(units of one side · units of it that are makers).
 *
 * @param nearLeft, nearRight  of each unit one of {@link Near}; written where a unit is none.
 */
export function markImplied(
  table: LinkTable,
  { aStart, aCount, manner, bStart, bCount, taken }: UnitPairing,
  nearLeft: Uint8Array,
  nearRight: Uint8Array,
): void {
  const [leftEditions, rightEditions] = [hasEdition(table, aStart, aCount, manner), hasEdition(table, bStart, bCount, taken)];
  const [leftRecords, rightRecords] = [recordsOf(table, aStart, aCount, manner), recordsOf(table, bStart, bCount, taken)];
  markSide(table, aStart, aCount, manner, nearLeft, rightEditions, rightRecords);
  markSide(table, bStart, bCount, taken, nearRight, leftEditions, leftRecords);
}

/** Whether an edition of a side is left over. */
function hasEdition({ unitRole }: LinkTable, start: number, count: number, matched: Uint8Array): boolean {
  for (let i = 0; i < count; i++) if (matched[i] === Match.none && unitRole[start + i] === ProductRole.edition) return true;
  return false;
}

/** The lengths of numbers of records that are left over of a side. */
function recordsOf({ unitRole, unitWord, words }: LinkTable, start: number, count: number, matched: Uint8Array): ReadonlySet<number> {
  let lengths: Set<number> | undefined;
  for (let i = 0; i < count; i++)
    if (matched[i] === Match.none && unitRole[start + i] === ProductRole.record) (lengths ??= new Set()).add(words.text[unitWord[start + i]].length);
  return lengths ?? NONE;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * @param isOtherEdition  whether the other side has an edition that is left over.
 * @param otherRecords    lengths of the other side's numbers of records: two of one list are two articles.
 */
function markSide(
  { unitRole, unitWord, words }: LinkTable,
  start: number,
  count: number,
  matched: Uint8Array,
  near: Uint8Array,
  isOtherEdition: boolean,
  otherRecords: ReadonlySet<number>,
): void {
  for (let i = 0; i < count; i++) {
    if (matched[i] !== Match.none || near[i]) continue;
    const role = unitRole[start + i];
    const text = words.text[unitWord[start + i]];
    if (role === ProductRole.edition) {
      if (text === STANDARD && !isOtherEdition) near[i] = Near.implied;
      else if (text === SUBSCRIPTION && i > 0 && matched[i - 1] !== Match.none && TERM.test(words.text[unitWord[start + i - 1]])) near[i] = Near.implied;
      else if (text === MARK && i + 1 < count && matched[i + 1] !== Match.none && unitRole[start + i + 1] === ProductRole.number) near[i] = Near.implied;
    } else if (role === ProductRole.record) {
      if (!otherRecords.has(text.length)) near[i] = Near.implied;
    } else if (role === ProductRole.name) {
      const lines = linesOfMaker(text);
      if (lines === undefined) continue;
      for (let j = 0; j < count && !near[i]; j++) if (matched[j] !== Match.none && lines.has(words.text[unitWord[start + j]])) near[i] = Near.implied;
    }
  }
}
