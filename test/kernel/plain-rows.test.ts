import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InternTable, NO_CLASS, PLAIN_NUMBER } from '../../src/kernel/intern-table.js';
import { Kernel } from '../../src/kernel/kernel.js';
import { letterCode, PairKind, pairParts, PairTable } from '../../src/kernel/pair-table.js';
import { byteClasses, CLASS_BYTES } from '../../src/text/byte-classes.js';
import { composeKey } from '../reference/compose-keys.js';

const kernel = new Kernel();
const table = new InternTable(kernel);
/** Classes (assembly/plain-rows.ts) of the words of these tests; a word is called by its class. */
const CLASSES = {
  a: 64, // letters
  b: 64,
  c: 64,
  name: 0,
  other: 0,
  anywhere: 1,
  ending: 2,
  leading: 2 | 2048,
  careful: 3,
  lone: 3 | 16384,
  pty: 4 | 4096, // may begin a phrase, and stand second in one
  link: 32,
  article: 32 | 16384,
  and: 32 | 16384 | 2048,
  noise: 1024,
  role: 1024 | 2048,
  place: 16384,
  known: 8 | 8192, // begins a well-known name, and stands second in one
  famous: 8 | 8192,
  third: 8192,
  whole: 16,
  number: 2048,
  unmet: 0xffff,
} as const;
type Word = keyof typeof CLASSES;
const ID = Object.fromEntries(Object.keys(CLASSES).map((text) => [text, table.internAscii(text)])) as Readonly<Record<Word, number>>;
const WORDS = table.count;
const scratch = kernel.alloc(1 << 16);
const plain = kernel.alloc(64);
const alphabet = kernel.alloc(64);
kernel.u8.set(Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'), alphabet);
const classes = kernel.alloc(CLASS_BYTES);
kernel.u8.set(byteClasses(), classes);
const SEED = 12345;
const BLANK = 32;
/** A word that no row has. */
const TAIL_MARKER = table.internAscii('~');
/** How a gap of these bits is written. */
const SEPARATORS: Readonly<Record<number, string>> = { 0: '', 1: ' ', 2: '.', 3: '. ', 4: ',', 5: ', ', 9: ' (', 16: ')', 32: '/', 64: '-', 65: ' -' };

const region = kernel.alloc(1 << 16);
let taken = 0;

function take(bytes: number): number {
  const at = region + taken;
  taken += Math.ceil((bytes + 16) / 16) * 16;
  return at;
}

/** Pairs of words: what they begin, the first, the second. */
type WordPair = readonly [kind: keyof typeof PairKind, first: Word, second: Word];

const pairTable = (...pairs: readonly WordPair[]): PairTable =>
  new PairTable(
    kernel,
    pairParts([
      ...pairs.map(([kind, first, second]): [number, number, number] => [ID[first], ID[second], PairKind[kind]]),
      [letterCode('ab'), 0, PairKind.letters],
      [letterCode('ac'), 1, PairKind.letters],
    ]),
  );

/** What the kernel makes of rows of (id, gap): the words of each plain row, and their keys. */
function plainRows(rows: readonly (readonly (readonly [id: number, gap: number])[])[], pairs: PairTable, maxTokens = 512): (number[] | null)[] {
  const tokens = rows.reduce((sum, row) => sum + row.length, 0);
  const [ids, rowEnds, ends, keys, present, tails] = [tokens * 4, rows.length * 4, rows.length * 4, rows.length * 43 + 1, rows.length, rows.length].map(take);
  const texts = rows.map((row) => Buffer.from(row.map(([id, gap]) => SEPARATORS[gap] + Buffer.from(table.bytes(id)).toString()).join('')));
  const [text, offsets, gaps] = [texts.reduce((sum, row) => sum + row.length, 16), (rows.length + 1) * 4, tokens].map(take);
  let end = 0;
  texts.forEach((row, i) => {
    kernel.u8.set(row, text + end);
    kernel.i32[(offsets >> 2) + i] = end;
    end += row.length;
  });
  kernel.i32[(offsets >> 2) + rows.length] = end;
  const read = (withKeys: number): number[] => {
    kernel.u32.set([SEED, 0, pairs.at, pairs.mask, maxTokens, ends, withKeys, present, alphabet, scratch, BLANK, TAIL_MARKER], plain >> 2);
    kernel.u8.fill(2, present, present + rows.length);
    kernel.call.scan(table.header, classes, text, offsets, 0, rows.length, 2048, ids, gaps, 1 << 14, rowEnds, tails, plain);
    return Array.from(kernel.i32.subarray(ends >> 2, (ends >> 2) + rows.length));
  };
  const withKeys = read(keys);
  rows.flat().forEach(([id, gap], i) => {
    expect([kernel.i32[(ids >> 2) + i], kernel.u8[gaps + i]], 'tokens stay where keys are asked for').toEqual([id, gap]);
  });
  const isPresent = Array.from(kernel.u8.subarray(present, present + rows.length));
  const stops = read(0);
  let from = 0;
  const result = rows.map((row, i) => {
    if (stops[i] < 0) for (let t = 0; t < row.length; t++) expect(kernel.i32[(ids >> 2) + from + t], 'tokens of other rows stay').toBe(row[t][0]);
    const words = stops[i] < 0 ? null : Array.from(kernel.i32.subarray((ids >> 2) + from, (ids >> 2) + stops[i]));
    expect([withKeys[i] < 0, isPresent[i]]).toEqual([words === null, words === null ? 2 : 1]);
    if (words !== null) {
      const key = Buffer.from(kernel.u8.subarray(keys + i * 43, keys + i * 43 + 43)).toString();
      expect(key).toBe(
        composeKey(
          words.map((word) => table.bytes(word)),
          ' ',
          BigInt(SEED),
        ),
      );
    }
    from += row.length;
    return words;
  });
  taken = 0;
  return result;
}

const GAPS: Readonly<Record<string, number>> = { '': 1, '.': 2, ',': 5, '(': 9, '/': 32, '-': 64, '--': 65 };

/** "name ,number (place" → words with what stands in front of them. */
const rowOf = (text: string): [number, number][] =>
  text.split(' ').map((part, i) => {
    const [, gap, word] = /^([^a-z]*)([a-z]+)$/.exec(part) as unknown as [string, string, Word];
    return [ID[word], i === 0 ? 0 : GAPS[gap]];
  });

function describeAll(): void {
  for (const [word, cls] of Object.entries(CLASSES)) table.describe(ID[word as Word], cls, ID[word as Word]);
}

/** The words of a plain row, `~` in front of what is no part of the name; `null`: it is left to the grammar. */
function readRow(text: string, pairs: PairTable): string | null {
  const [words] = plainRows([rowOf(text)], pairs);
  return words === null ? null : words.map((id) => Buffer.from(table.bytes(id)).toString()).join(' ');
}

describe('plain rows', () => {
  it.each([
    ['name other', 'name other'],
    ['name anywhere', 'name'],
    ['name ending anywhere', 'name'],
    ['name lone', 'name'],
    ['lone name', null],
    ['name anywhere lone', null],
    ['name careful', null],
    ['name unmet', null],
    // legal forms in front and amid
    ['anywhere name ending', 'name'],
    ['anywhere ending name', 'ending name'],
    ['anywhere leading name', null],
    ['ending name anywhere', 'ending name'],
    ['leading name anywhere', null],
    ['name leading other anywhere', 'name leading other'],
    ['name ending place anywhere', null],
    ['name anywhere other ending', 'name other'],
    ['name anywhere other', null],
    ['name ,anywhere ,other ending', null],
    ['name ending name ending', null],
    // connectives
    ['article name anywhere', 'name'],
    ['link name', 'link name'],
    ['and name anywhere', 'and name'],
    ['and anywhere', null],
    ['article link name', null],
    ['name link other', 'name other'],
    ['name article', 'name'],
    ['name link', null],
    ['name and', null],
    ['name and ending', 'name'],
    ['name link ending', null],
    ['name link article ending', null],
    // what is no part of the name at an end
    ['noise name', 'noise name'],
    ['role name', 'role name'],
    ['role ,name', null],
    ['role role name', null],
    ['name role', 'name role'],
    ['name ,role', null],
    ['name role number', 'name role number'],
    ['name noise', null],
    ['name noise number', null],
    ['name noise anywhere', 'name noise'],
    // numbers and letters behind
    ['name number', 'name number'],
    ['name anywhere number', 'name number'],
    ['name anywhere ,number', 'name ~ number'],
    ['name ending number', null],
    ['name ending ,number', 'name ~ number'],
    ['name a .b', 'name'],
    ['name a b', 'name'],
    ['name a /b', null],
    ['name a /c', 'name'],
    ['name a .c', null],
    ['name a .b number', 'name number'],
    ['name a b number', null],
    ['a .b', null],
    ['name a other', 'name a other'],
    ['name a other b', null],
    // brackets and dashes: initials, and what begins as the name does, may say it again
    ['name (place', 'name place'],
    ['name (other', null],
    ['article (place', 'place'],
    ['other (known name', 'other known name'],
    ['other (place known', 'other place known'],
    ['place (pty other', null],
    ['name (role other', null],
    ['name other (place', 'name other place'],
    ['name (place ending', 'name place'],
    ['name anywhere (place', 'name ~ place'],
    ['name ending ending (place', null],
    ['name anywhere (number', null],
    ['name anywhere --place', null],
    ['name anywhere (name', null],
    ['name other --known place', 'name other known place'],
    ['name known name', 'name known name'],
    ['name --known other', 'name known other'],
    ['place --pty other', null],
  ])('%s → %s', (text, expected) => {
    describeAll();
    expect(readRow(text, pairTable())).toBe(expected);
  });

  it.each<[string, string | null, ...WordPair[]]>([
    ['name pty pty', 'name', ['phrase', 'pty', 'pty'], ['ending', 'pty', 'pty']],
    ['name pty pty (place', 'name ~ place', ['phrase', 'pty', 'pty'], ['ending', 'pty', 'pty']],
    ['name pty pty number', 'name number', ['phrase', 'pty', 'pty'], ['ending', 'pty', 'pty']],
    ['and pty pty', null, ['phrase', 'pty', 'pty'], ['ending', 'pty', 'pty']],
    ['name pty pty other', null, ['phrase', 'pty', 'pty'], ['ending', 'pty', 'pty']],
    ['name pty pty other', 'name pty pty other', ['namePhrase', 'pty', 'pty']],
    ['name pty pty other', 'name pty pty other', ['longerPhrase', 'pty', 'pty']],
    ['name pty pty pty', null, ['longerPhrase', 'pty', 'pty']],
    ['name known famous', null, ['name', 'known', 'famous']],
    ['name known famous', 'name known famous', ['longerName', 'known', 'famous']],
    ['name known famous third', null, ['longerName', 'known', 'famous'], ['longerName', 'famous', 'third']],
    ['name known famous third', 'name known famous third', ['longerName', 'known', 'famous']],
    ['name known famous name', null, ['longerName', 'known', 'famous']],
    ['name known other famous', 'name known other famous', ['name', 'known', 'famous']],
    ['name pty a .b', 'name pty'],
  ])('%s → %s, where there are pairs', (text, expected, ...pairs) => {
    describeAll();
    expect(readRow(text, pairTable(...pairs))).toBe(expected);
  });

  it('asks for letters that may be the second word of a phrase', () => {
    describeAll();
    const pairs = new PairTable(
      kernel,
      pairParts([
        [letterCode('ab'), 0, PairKind.letters],
        [ID.pty, letterCode('ab'), PairKind.lettersPhrase],
      ]),
    );
    expect([readRow('name pty a .b', pairs), readRow('pty name a .b', pairs)]).toEqual([null, 'pty name']);
  });

  it('asks where the one word of a name is another name, whatever is left out beside it', () => {
    describeAll();
    for (const text of ['whole', 'whole anywhere', 'article whole', 'whole a .b', 'anywhere whole', 'whole article'])
      expect(readRow(text, pairTable()), text).toBeNull();
    expect(readRow('whole name', pairTable())).toBe('whole name');
  });

  it('says the same words with and without keys, whatever the classes, and leaves other rows alone', () => {
    const cls = fc.oneof(fc.constantFrom(...Object.values(CLASSES)), fc.integer({ min: 0, max: 0xffff }));
    const id = fc.integer({ min: 0, max: WORDS - 1 });
    const gap = fc.constantFrom(1, 1, 2, 3, 4, 5, 9, 32, 64, 65);
    const kinds = Object.keys(PairKind) as (keyof typeof PairKind)[];
    const names = Object.keys(CLASSES) as Word[];
    const pair = fc.tuple(fc.constantFrom(...kinds.slice(0, 3)), fc.constantFrom(...names), fc.constantFrom(...names));
    let plain = 0;
    fc.assert(
      fc.property(
        fc.array(cls, { minLength: WORDS, maxLength: WORDS }),
        fc.array(id, { minLength: WORDS, maxLength: WORDS }),
        fc.uniqueArray(pair, { maxLength: 20, selector: String }),
        fc.array(fc.array(fc.tuple(id, gap), { maxLength: 7 }), { minLength: 1, maxLength: 12 }),
        (classes, words, pairs, rows) => {
          classes.forEach((described, i) => {
            table.describe(i, described, i % 2 === 0 ? i : words[i]);
          });
          const first = rows.map((row) => row.map(([token, before], i): [number, number] => [token, i === 0 ? 0 : before]));
          plain += plainRows(first, pairTable(...pairs)).filter((read) => read !== null).length;
        },
      ),
      { numRuns: 3000 },
    );
    expect(plain, 'enough rows are plain to mean something').toBeGreaterThan(200);
  });

  it('leaves rows of more tokens than allowed alone', () => {
    describeAll();
    const row = (length: number): [number, number][] => Array.from({ length }, (_, i) => [ID.other, i === 0 ? 0 : 1]);
    const { other } = ID;
    expect(plainRows([row(3), row(4), row(2)], pairTable(), 3)).toEqual([[other, other, other], null, [other, other]]);
  });

  it('says no word of a row of none', () => {
    describeAll();
    expect(plainRows([[], [[ID.other, 0]]], pairTable())).toEqual([null, [ID.other]]);
  });
});

describe('a new id', () => {
  it('is plain letters or of no class, and stands for itself', () => {
    const fresh = new InternTable(new Kernel(), 1, 16);
    for (const [text, cls] of [
      ['ab', 0],
      ['a', NO_CLASS],
      ['a1', NO_CLASS],
      ['12', PLAIN_NUMBER],
      ['7', PLAIN_NUMBER],
      ['012', NO_CLASS],
      ['12a', NO_CLASS],
      ['0', NO_CLASS],
      ['zürich', NO_CLASS],
      ['', NO_CLASS],
      ['internationalization', 0],
    ] as const) {
      const at = fresh.internAscii(text);
      expect(fresh.classOf(at), text).toBe(cls);
    }
  });
});
