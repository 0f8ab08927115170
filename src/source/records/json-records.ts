import { createReadStream } from 'node:fs';
import { NamesakeError } from '../../errors.js';
import { nameOf, readError } from '../read-bytes.js';
import { JsonDepth } from './json-depth.js';
import { needed } from './needed.js';
import { cellText, type RecordFile } from './record-file.js';

/** Column of values that are no objects. */
const DATA = 'Data';
const MAX_NAMES = 10_000;
/** An object of the parser's and one of ours stand for each level of one byte. */
const MAX_DEPTH = 1_000;

/**
 * The items of a JSON file: a list, or with `lines` one item a line. Objects have a column for each name that any of them has, in order of first sight; lists one for
 * each place; other values are the column `Data`. The file is read twice, and never held.
 *
 * @throws {NamesakeError} `ERR_SOURCE_READ`, `ERR_SOURCE_FORMAT`.
 */
export async function jsonRecords(path: string, lines: boolean): Promise<RecordFile> {
  const names = new Map<string, number>();
  for await (const item of items(path, lines)) {
    if (Array.isArray(item) && item.length > MAX_NAMES) throw tooWide(path);
    for (const name of namesOf(item)) {
      if (!names.has(name)) names.set(name, names.size);
      if (names.size > MAX_NAMES) throw tooWide(path);
    }
  }
  return {
    names: [...names.keys()],
    async *rows() {
      for await (const item of items(path, lines)) {
        const cells = new Array<string>(names.size).fill('');
        for (const name of namesOf(item)) cells[names.get(name) as number] = cellText(cellAt(item, name));
        yield cells;
      }
    },
    close: async () => {},
  };
}

const tooWide = (path: string): NamesakeError =>
  new NamesakeError('ERR_SOURCE_FORMAT', `the objects of ${nameOf(path)} have too many different names`, `at most ${MAX_NAMES}`, 'more');
const isContainer = (item: unknown): item is object => typeof item === 'object' && item !== null;
const namesOf = (item: unknown): string[] => (Array.isArray(item) ? item.map((_, i) => String(i + 1)) : isContainer(item) ? Object.keys(item) : [DATA]);
const cellOf = (item: object, name: string): unknown => (Object.hasOwn(item, name) ? (item as Readonly<Record<string, unknown>>)[name] : undefined);
const cellAt = (item: unknown, name: string): unknown => (Array.isArray(item) ? item[Number(name) - 1] : isContainer(item) ? cellOf(item, name) : item);

async function* items(path: string, lines: boolean): AsyncGenerator<unknown> {
  const { JSONParser } = await needed('@streamparser/json', () => import('@streamparser/json'));
  const parser = lines ? new JSONParser({ separator: '', paths: ['$'], keepStack: false }) : new JSONParser({ paths: ['$.*'], keepStack: false });
  const depth = new JsonDepth();
  let found: unknown[] = [];
  let failure: Error | undefined;
  parser.onValue = ({ value }) => {
    found.push(value);
  };
  parser.onError = (error) => {
    failure = error;
  };
  const fail = (cause: unknown): NamesakeError =>
    new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be read as JSON`, lines ? 'an item on each line' : 'one list', (cause as Error).message, {
      cause,
    });
  const input = createReadStream(path);
  try {
    let begun = false;
    for await (const chunk of input) {
      const bytes = chunk as Buffer;
      if (!begun && !lines && !/^(\ufeff|\s)*(\[|$)/.test(bytes.toString('utf8', 0, 64))) throw fail(new Error('it does not begin with ['));
      begun = true;
      if (depth.push(bytes) > MAX_DEPTH) throw fail(new Error(`lists or objects nested more than ${MAX_DEPTH} deep`));
      parser.write(bytes);
      if (failure !== undefined) throw fail(failure);
      yield* found;
      found = [];
    }
    if (!parser.isEnded) parser.end();
    if (failure !== undefined) throw fail(failure);
    yield* found;
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    throw typeof (cause as NodeJS.ErrnoException).errno === 'number' ? readError(path, cause) : fail(cause);
  } finally {
    input.destroy();
  }
}
