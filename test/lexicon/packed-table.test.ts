import { describe, expect, it } from 'vitest';
import { lexiconTable, rowsOfAlias } from '../../src/lexicon/lexicon.js';
// @ts-expect-error: a script without types
import { frontCodedTable } from '../../scripts/tables/front-coding.mjs';
import { PackedTable } from '../../src/lexicon/packed-table.js';

describe('rows found by their alias', () => {
  it.each(['givenNames', 'surnames', 'places'] as const)('are the rows of a table with that alias, in its order: %s', (table) => {
    const byAlias = new Map<string, string[]>();
    const textOf = ({ words, canonical, class: cls, source }: ReturnType<typeof lexiconTable>[number]): string =>
      [words.join(' '), canonical, cls, source].join('|');
    for (const row of lexiconTable(table)) byAlias.set(row.words.join(' '), [...(byAlias.get(row.words.join(' ')) ?? []), textOf(row)]);
    for (const [alias, rows] of byAlias) expect(rowsOfAlias(table, alias).map(textOf)).toEqual(rows);
    expect(rowsOfAlias(table, 'no such alias')).toEqual([]);
    expect(rowsOfAlias(table, '')).toEqual([]);
  });

  it('are packed by columns, several of one alias one behind the other', () => {
    const table = new PackedTable(frontCodedTable(['acme\t\t*\t12', 'acme\tacme corp\t^\t7', 'acmes\t\t\t0', 'zebra crossing\tcrossing\t\t7']));
    expect(table.aliases()).toEqual(['acme', 'acme', 'acmes', 'zebra crossing']);
    expect(['acme', 'acmes', 'zebra crossing', 'acm', '', 'zebra', 'é'].map((alias) => table.placesOf(alias))).toEqual([[0, 1], [2], [3], [], [], [], []]);
    expect([0, 1, 2].map((column) => table.cell(1, column))).toEqual(['acme corp', '^', '7']);
    expect([0, 1, 2].map((column) => table.cell(3, column))).toEqual(['crossing', '', '7']);
  });

  it('refuse to be packed with capitals or letters beyond ASCII', () => {
    expect(() => frontCodedTable(['Acme\t\t\t0'])).toThrow('"Acme"');
    expect(() => frontCodedTable(['åcme\t\t\t0'])).toThrow('"åcme"');
  });
});
