import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressReader } from '../../src/category/address/reader.js';
import { addressRows } from '../../src/category/address/rows.js';
import { categoryOf } from '../../src/category/registry.js';
import { Utf8Column } from '../../src/column/utf8-column.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { lexiconTable } from '../../src/lexicon/lexicon.js';

/** The values of golden keys. */
function goldenValues(category: string): string[] {
  const lines = readFileSync(new URL(`../golden/${category}@1.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  return [...new Set(lines.map((line) => JSON.parse(line.split('\t')[0]) as string))];
}

describe.each(['address', 'global-address'] as const)('known readings of %s', (category) => {
  const engine = new KeyEngine(categoryOf(category));
  const reader = engine.reader as AddressReader;
  const { parse } = reader;
  const partsOf = (): number[] => [...parse.items.part.subarray(0, parse.items.count)];

  /** Reads values of which some have a known shape, then each again by the rules, every word as itself. */
  const check = (values: string[]): void => {
    const original = reader.read;
    reader.read = (ids, gaps, from, end) => {
      parse.read(ids, gaps, from, end);
      const known = partsOf();
      parse.items.read(ids, gaps, from, end);
      parse.readItems();
      expect(known).toEqual(partsOf());
    };
    engine.forEachRow(Utf8Column.from(values), 0, values.length, () => {});
    reader.read = original;
  };

  it('are what the rules would read', () => {
    const values = goldenValues(category);
    const words = [...new Set(values.flatMap((value) => value.split(' ')))];
    const rows = [...addressRows(reader.words.realm).byAlias];
    const listed = rows.filter(([, row]) => row.city === undefined).map(([alias]) => alias);
    const cities = rows.filter(([, row]) => row.city !== undefined).map(([alias]) => alias);
    const units = rows.filter(([, row]) => row.unit !== undefined).map(([alias]) => alias);
    const towns = lexiconTable('towns').map((town) => town.words.join(' '));
    const some = { minLength: 20, maxLength: 40 };
    const one = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
    const word = fc.oneof(one(...words), one(...listed), one('1', '20', '303', '4004', 'Box', 'Main St'));
    const mixed = fc.array(word, { minLength: 1, maxLength: 6 }).map((chosen) => chosen.join(' '));
    const joinWords = (chosen: string[]): string => chosen.join(' ');
    const behindStreet = fc.tuple(one('12 Elm St', '5 Oak'), one(...towns), one('IL', 'TX')).map(joinWords);
    const abroad = fc.tuple(one(...cities), one('CO', 'CA', 'DE', 'IN', 'AR', 'PA')).map(joinWords);
    const route = fc.tuple(one('Route', 'Highway', 'Hwy', 'Rte', 'Road'), one('1 Box 81', '22 Box 3')).map(joinWords);
    const room = fc.tuple(one('12 Elm St, North', '5 Oak Avenue, Blue'), one(...units)).map((parts) => `${joinWords(parts)}, Ely, MN`);
    const state = fc
      .tuple(one('12 Elm', '12 81st', '5 Oak'), one('Illinois', 'New York', 'North Carolina', 'Kansas City', 'Denver'))
      .map((parts) => parts.join(', '));
    const joined = fc.tuple(fc.constantFrom(...values), fc.constantFrom(...values)).map(([first, second]) => `${first.split(',')[0]}, ${second}`);
    check([...values, ...values]);
    fc.assert(
      fc.property(fc.array(fc.oneof(mixed, joined, behindStreet, abroad, route, room, state), some), (made) => check(made)),
      { numRuns: 500 },
    );
  });

  it('tell a state of two words, which may be a town, from one of one', () => {
    const some = Array.from({ length: 80 }, (_, i) => `${i} Elm St`);
    const town = '12 81st, New York';
    const keysOf = (values: string[]): (string | null)[] => new KeyEngine(categoryOf(category)).keysOfStrings(values, 'medium');
    expect(keysOf([...some, '12 82nd, Illinois', town]).at(-1)).toBe(keysOf([town])[0]);
  });

  it('may take any number for one that ends no town', () => {
    expect(lexiconTable('towns').filter(({ words }) => /\d$/.test(words[words.length - 1]))).toEqual([]);
  });
});
