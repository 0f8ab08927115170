import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InternTable } from '../../src/kernel/intern-table.js';
import { Kernel } from '../../src/kernel/kernel.js';
import { letterCode, PairKind, pairParts, PairTable } from '../../src/kernel/pair-table.js';
import { byteClasses, CLASS_BYTES } from '../../src/text/byte-classes.js';
import { composeKey } from '../reference/compose-keys.js';
import { Class, type Pairs, type PlainToken, plainRow } from '../reference/plain-rows.js';

const LETTERS = 'abc';
const kernel = new Kernel();
/** Ids 0 to 2 are letters, the rest words; each test says what class they have. */
const table = new InternTable(kernel);
for (const text of [...LETTERS, 'dd', 'ee', 'ff', 'gg', 'hh', 'ii']) table.internAscii(text);
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
const SEPARATORS: Readonly<Record<number, string>> = { 0: '', 1: ' ', 2: '.', 3: '. ', 4: ',', 5: ', ', 32: '/', 64: '-' };

const region = kernel.alloc(1 << 16);
let taken = 0;

function take(bytes: number): number {
  const at = region + taken;
  taken += Math.ceil((bytes + 16) / 16) * 16;
  return at;
}

function pairTable(pairs: Pairs): PairTable {
  const rows = (set: ReadonlySet<string>, kind: number): [number, number, number][] => [...set].map((pair) => [...pair.split(' ').map(Number), kind] as never);
  const letters = [...pairs.letters].map((text): [number, number, number] => [letterCode(text), 0, PairKind.letters]);
  const all = [...rows(pairs.phrases, PairKind.phrase), ...rows(pairs.names, PairKind.name), ...rows(pairs.endings, PairKind.ending), ...letters];
  return new PairTable(kernel, pairParts(all));
}

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

const bits = Object.values(Class).filter((bit) => bit !== Class.none && bit !== Class.kind && bit !== Class.letter);
const anyClass = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.constantFrom(1, 2) },
  { weight: 4, arbitrary: fc.constant(Class.number) },
  { weight: 6, arbitrary: fc.subarray([...bits, 1, 2], { maxLength: 3 }).map((set) => set.reduce((sum, bit) => sum | bit, 0)) },
  { weight: 1, arbitrary: fc.constantFrom(Class.none, Class.kind) },
);
const id = fc.integer({ min: 0, max: WORDS - 1 });
const idPairs = fc
  .uniqueArray(
    fc.tuple(id, id).map(([a, b]) => `${a} ${b}`),
    { maxLength: 30 },
  )
  .map((all) => new Set(all));
const gap = fc.constantFrom(1, 1, 2, 2, 3, 4, 5, 5, 32, 64);

describe('plain rows', () => {
  it('is the reference for any classes, words, pairs and gaps', () => {
    let plain = 0;
    const letters = fc.subarray(['ab', 'abc', 'ca', 'bb', 'abcab']).map((all) => new Set(all));
    fc.assert(
      fc.property(
        fc.array(anyClass, { minLength: WORDS, maxLength: WORDS }),
        fc.array(fc.option(id), { minLength: WORDS, maxLength: WORDS }).map((all) => all.map((word, i) => word ?? i)),
        fc.record({ phrases: idPairs, names: idPairs, endings: idPairs, letters }),
        fc.array(fc.array(fc.tuple(id, gap), { maxLength: 7 }), { minLength: 1, maxLength: 12 }),
        (classes, words, pairs, rows) => {
          const described = classes.map((cls, i) => (cls === Class.none || i >= LETTERS.length ? cls : cls | Class.letter));
          described.forEach((cls, i) => {
            table.describe(i, cls, words[i]);
          });
          const expected = rows.map((row) =>
            plainRow(
              row.map(
                ([token, before]): PlainToken => ({
                  cls: described[token],
                  word: words[token],
                  isRewritten: words[token] !== token,
                  letter: LETTERS[token] ?? '',
                  gap: before,
                }),
              ),
              pairs,
              TAIL_MARKER,
            ),
          );
          plain += expected.filter((row) => row !== null).length;
          expect(plainRows(rows, pairTable(pairs))).toEqual(expected);
        },
      ),
      { numRuns: 3000 },
    );
    expect(plain, 'enough rows are plain to mean something').toBeGreaterThan(200);
  });

  it('is the reference for a name, endings and a number behind them', () => {
    const [LETTER, NAME, OTHER, ANYWHERE, AT_END, PAIRED, NUMBER] = [0, 3, 4, 5, 6, 7, 8];
    const all = { [ANYWHERE]: 1, [AT_END]: 2, [PAIRED]: Class.begins | Class.follows, [NUMBER]: Class.number };
    const pairs: Pairs = { phrases: new Set(['7 7']), names: new Set(), endings: new Set(['7 7']), letters: new Set(['ab', 'abc']) };
    const oneOf = (...ids: number[][]): fc.Arbitrary<number[]> => fc.constantFrom(...ids);
    const name = oneOf([NAME], [NAME, OTHER], [LETTER, NAME], [NAME, NUMBER]);
    const endings = oneOf([], [ANYWHERE], [AT_END], [ANYWHERE, ANYWHERE], [ANYWHERE, AT_END], [AT_END, ANYWHERE], [PAIRED, PAIRED], [LETTER, LETTER + 1]);
    const parts = fc.tuple(name, endings, oneOf([NUMBER], [NUMBER], [NUMBER, NUMBER], [NUMBER, NAME])).map((lists) => lists.flat());
    const row = parts.chain((ids) => fc.tuple(...ids.map((at) => fc.tuple(fc.constant(at), gap))));
    let numbered = 0;
    for (let i = 0; i < WORDS; i++) table.describe(i, all[i] ?? (i < LETTERS.length ? Class.letter : 0), i);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const expected = rows.map((tokens) =>
          plainRow(
            tokens.map(([at, before]) => ({ cls: table.classOf(at), word: at, isRewritten: false, letter: LETTERS[at] ?? '', gap: before })),
            pairs,
            TAIL_MARKER,
          ),
        );
        numbered += expected.filter((words) => words?.includes(TAIL_MARKER)).length;
        expect(plainRows(rows, pairTable(pairs))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
    expect(numbered).toBeGreaterThan(100);
  });

  it('leaves rows of more tokens than allowed alone', () => {
    for (let i = 0; i < WORDS; i++) table.describe(i, 0, i);
    const none = pairTable({ phrases: new Set(), names: new Set(), endings: new Set(), letters: new Set() });
    const row = (length: number): [number, number][] => Array.from({ length }, () => [5, 1]);
    expect(plainRows([row(3), row(4), row(2)], none, 3)).toEqual([[5, 5, 5], null, [5, 5]]);
  });

  it('says no word of a row of none', () => {
    const none = pairTable({ phrases: new Set(), names: new Set(), endings: new Set(), letters: new Set() });
    expect(plainRows([[], [[5, 1]]], none)).toEqual([null, [5]]);
  });
});

describe('a new id', () => {
  it('is plain letters or of no class, and stands for itself', () => {
    const fresh = new InternTable(new Kernel(), 1, 16);
    for (const [text, cls] of [
      ['ab', 0],
      ['a', Class.none],
      ['a1', Class.none],
      ['12', Class.number],
      ['7', Class.number],
      ['012', Class.none],
      ['12a', Class.none],
      ['0', Class.none],
      ['zürich', Class.none],
      ['', Class.none],
      ['internationalization', 0],
    ] as const) {
      const at = fresh.internAscii(text);
      expect(fresh.classOf(at), text).toBe(cls);
    }
  });
});
