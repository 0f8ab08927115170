import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import type { Level, Reason } from '../category.js';
import { cite } from '../cite.js';
import { PART_NAMES, Part, type PartName } from './parts.js';
import type { AddressReader } from './reader.js';
import { type AliasRows, addressRows } from './rows.js';

/** The rows that say what a word of a part is, the likeliest first. */
const SLOTS: Readonly<Partial<Record<PartName, readonly (keyof AliasRows)[]>>> = {
  number: ['number'],
  direction: ['direction'],
  streetType: ['typeAfter', 'typeBefore'],
  street: ['number', 'written', 'typeAfter'],
  designator: ['unit', 'typeAfter'],
  section: ['number'],
  unit: ['number', 'unit'],
  level: ['number', 'unit'],
  building: ['unit'],
  box: ['unit'],
  venue: ['written'],
  city: ['written', 'city'],
  state: ['state'],
  country: ['country'],
};

/** Parts that a level leaves out. */
const LEFT_OUT: Readonly<Record<Level, readonly PartName[]>> = {
  narrow: ['designator', 'postcodeTail'],
  medium: ['designator', 'postcodeTail', 'venue', 'country'],
  wide: ['designator', 'postcodeTail', 'venue', 'country', 'unit', 'level', 'building'],
};

const PLACING: readonly number[] = [Part.number, Part.numberTail, Part.street, Part.streetType, Part.direction, Part.box, Part.section];

const ASIDE = 'said besides: a label or a number of a list in front, a telephone number, an address of e-mail, coordinates or a remark behind';

/** The row of letters that are a designator only where they stand: U3/45, P.13. */
function rowOfLetters(text: string): LexiconEntry | undefined {
  return lexiconTable('units').find(({ class: cls, words }) => (cls === 'front' && words[0] === text) || (cls === 'pair' && words.join('').includes(text)));
}

/** What each word of the address last read was taken for, and which row or rule says so. */
export function explainAddress(reader: AddressReader, level: Level): Reason[] {
  const { words, parse, address } = reader;
  const reasons: Reason[] = [];
  const { part, count } = parse.items;
  // a venue is kept where nothing else says where in the town (levels.ts)
  const placed = part.subarray(0, count).some((one) => PLACING.includes(one));
  for (let i = 0; i < parse.items.count; i++) {
    const name = PART_NAMES[parse.items.part[i]];
    const letters = parse.items.letters[i];
    const text = words.textOf(letters < 0 ? parse.items.word[i] : letters);
    const becomes: string[] = [];
    let isDwelling = false;
    for (let unit = 0; unit < address.count; unit++) {
      if (address.item[unit] !== i) continue;
      becomes.push(words.textOf(address.word[unit]));
      isDwelling = address.part[unit] === Part.dwelling;
    }
    const dropped = LEFT_OUT[level].includes(name) && (placed || name !== 'venue') && !(isDwelling && level === 'narrow');
    const rows = addressRows(words.realm).byAlias.get(text);
    const row = letters < 0 ? rows && SLOTS[name]?.map((slot) => rows[slot]).find((entry) => entry !== undefined) : rowOfLetters(text);
    const rule = dropped ? `rule: the ${level} level leaves it out` : `rule: where it stands${parse.items.part[i] === Part.street ? ', it is the name' : ''}`;
    reasons.push({ text, role: name, becomes: dropped ? '' : becomes.join(' '), because: row === undefined ? rule : cite(row) });
  }
  for (const left of parse.items.leftOut)
    reasons.push({ text: Array.from(left, (word) => words.textOf(word)).join(' '), role: 'aside', becomes: '', because: `rule: ${ASIDE}` });
  return reasons;
}
