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
/** Decimal digits that every JavaScript number keeps. */
const SAFE_DIGITS = 15;

/**
 * The items of a JSON file: a list, or with `lines` one item a line. Objects have a column for each name that any of them has, in order of first sight; lists one for
 * each place; other values are the column `Data`. Numbers are the texts that they were, so that identifiers keep all their digits. The file is read twice, and
 * never held.
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
        for (const name of namesOf(item)) cells[names.get(name) as number] = cellOfJson(cellAt(item, name));
        yield cells;
      }
    },
    close: async () => {},
  };
}

const tooWide = (path: string): NamesakeError =>
  new NamesakeError('ERR_SOURCE_FORMAT', `the objects of ${nameOf(path)} have too many different names`, `at most ${MAX_NAMES}`, 'more');
/** A number that JavaScript would write otherwise than it came: 12345678901234567890, 1.50. */
class WrittenNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Within lists and objects it is a number again, where that loses no digits. */
  toJSON(): number | string {
    const value = Number(this.text);
    return this.text.replace(/^-|[eE].*|\D/g, '').length <= SAFE_DIGITS && Number.isFinite(value) ? value : this.text;
  }
}

const isContainer = (item: unknown): item is object => typeof item === 'object' && item !== null && !(item instanceof WrittenNumber);
const namesOf = (item: unknown): string[] => (Array.isArray(item) ? item.map((_, i) => String(i + 1)) : isContainer(item) ? Object.keys(item) : [DATA]);
const cellOf = (item: object, name: string): unknown => (Object.hasOwn(item, name) ? (item as Readonly<Record<string, unknown>>)[name] : undefined);
const cellOfJson = (value: unknown): string => (value instanceof WrittenNumber ? value.text : cellText(value));
const cellAt = (item: unknown, name: string): unknown => (Array.isArray(item) ? item[Number(name) - 1] : isContainer(item) ? cellOf(item, name) : item);

async function* items(path: string, lines: boolean): AsyncGenerator<unknown> {
  const { Tokenizer, TokenParser } = await needed('@streamparser/json', () => import('@streamparser/json'));
  const parser = new TokenParser({ paths: [lines ? '$' : '$.*'], keepStack: false, ...(lines ? { separator: '' } : {}) });
  class WritingTokenizer extends Tokenizer {
    // (the parser passes on whatever it is given)
    protected override parseNumber(text: string): number {
      const value = Number(text);
      return String(value) === text ? value : (new WrittenNumber(text) as unknown as number);
    }
  }
  const tokenizer = new WritingTokenizer(lines ? { separator: '' } : {});
  const depth = new JsonDepth();
  let found: unknown[] = [];
  let count = 0;
  let failure: Error | undefined;
  tokenizer.onToken = parser.write.bind(parser);
  tokenizer.onEnd = () => {
    if (!parser.isEnded) parser.end();
  };
  tokenizer.onError = (error) => {
    failure ??= error;
  };
  parser.onValue = ({ value }) => {
    found.push(value);
    count++;
  };
  parser.onError = tokenizer.error.bind(tokenizer);
  parser.onEnd = () => {
    if (!tokenizer.isEnded) tokenizer.end();
  };
  const fail = (reason: string, cause?: unknown): NamesakeError =>
    new NamesakeError('ERR_SOURCE_FORMAT', `${nameOf(path)} cannot be read as JSON`, lines ? 'an item on each line' : 'one list', reason, { cause });
  const unread = (cause: unknown): NamesakeError => fail(`item ${count + 1}: ${reasonOf(cause as Error)}`, cause);
  const input = createReadStream(path);
  try {
    let begun = false;
    for await (const chunk of input) {
      const bytes = chunk as Buffer;
      if (!begun && !lines && !/^(\ufeff|\s)*(\[|$)/.test(bytes.toString('utf8', 0, 64)))
        throw fail(isUtf16(bytes) ? 'UTF-16: JSON is to be UTF-8' : 'it does not begin with [');
      begun = true;
      if (depth.push(bytes) > MAX_DEPTH) throw fail(`lists or objects nested more than ${MAX_DEPTH} deep`);
      tokenizer.write(bytes);
      if (failure !== undefined) throw unread(failure);
      yield* found;
      found = [];
    }
    if (!tokenizer.isEnded) tokenizer.end();
    if (failure !== undefined) throw unread(failure);
    yield* found;
  } catch (cause) {
    if (cause instanceof NamesakeError) throw cause;
    throw typeof (cause as NodeJS.ErrnoException).errno === 'number' ? readError(path, cause) : unread(cause);
  } finally {
    input.destroy();
  }
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;

/** What the parser says, without its own states. */
function reasonOf({ message }: Error): string {
  if (/ ended in /.test(message)) return 'the file ends within it';
  return message.replace(/ at chunk position "\d+" \(absolute position "(\d+)"\)/, ' at byte $1').replace(/ in state \w+$/, '');
}
