import { NamesakeError } from '../errors.js';
import { lazily } from '../lexicon/lazily.js';
import { rawItems, rawMembers } from '../source/index.js';

/** Items that one call may bring. */
export const MAX_BATCH = 100;

/** Values that come with a job. */
export interface Batch {
  readonly values: readonly string[];
  /** Null where none belong to the batch. */
  readonly references: readonly string[] | null;
}

/**
 * Reads the `data` of a batch: a JSON list of objects with `Data`, and `Reference` where asked for. Numbers are the texts that they are.
 *
 * @throws {NamesakeError} `ERR_OPTION_RANGE` for what is no such list, naming the item; `ERR_LIMIT` for more than 100 items.
 * @example batchOf('[{"Data": "IBM", "Reference": "7"}]', true)  // => { values: ['IBM'], references: ['7'] }
 */
export function batchOf(text: string, withReferences: boolean): Batch {
  const items = parsed(text);
  if (!Array.isArray(items)) throw refused('the parameter "data"', 'a JSON list of objects', kindOf(items));
  if (items.length > MAX_BATCH) throw new NamesakeError('ERR_LIMIT', 'the parameter "data" has too many items', `at most ${MAX_BATCH}`, String(items.length));
  const written = lazily(() => rawItems(text));
  const textOf = (item: unknown, i: number, name: string): string => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) throw refused(`item ${i + 1} of "data"`, 'an object with Data', kindOf(item));
    const found = Object.entries(item).find(([key]) => key.toLowerCase() === name.toLowerCase());
    if (found === undefined && name === 'Data') throw refused(`item ${i + 1} of "data"`, 'a member Data', Object.keys(item).join(', ').slice(0, 200) || 'none');
    const value: unknown = found?.[1] ?? '';
    if (typeof value === 'object') throw refused(`${name} of item ${i + 1} of "data"`, 'a text', kindOf(value));
    return typeof value === 'number' ? writtenNumber(written()[i], name) : String(value);
  };
  return {
    values: items.map((item, i) => textOf(item, i, 'Data')),
    references: withReferences ? items.map((item, i) => textOf(item, i, 'Reference')) : null,
  };
}

/** As it stands in the text of its item: identifiers keep all their digits. (The last member of a name counts, as in `JSON.parse`.) */
function writtenNumber(item: string, name: string): string {
  const members = new Map(rawMembers(item));
  const [, written] = [...members].find(([key]) => key.toLowerCase() === name.toLowerCase()) as [string, string];
  return written;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NamesakeError('ERR_OPTION_RANGE', 'the parameter "data"', 'JSON', (cause as Error).message.slice(0, 120), { cause });
  }
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value);
const refused = (what: string, expected: string, got: string): NamesakeError => new NamesakeError('ERR_OPTION_RANGE', what, expected, got);
