import { describe, expect, it } from 'vitest';
import { lexiconTable, rowsOfAlias } from '../../src/lexicon/lexicon.js';
import { LineIndex } from '../../src/lexicon/line-index.js';

describe('lines found by their first cell', () => {
  it.each(['givenNames', 'surnames', 'places'] as const)('are the rows of a table with that alias, in its order: %s', (table) => {
    const byAlias = new Map<string, string[]>();
    const textOf = ({ words, canonical, class: cls, source }: ReturnType<typeof lexiconTable>[number]): string =>
      [words.join(' '), canonical, cls, source].join('|');
    for (const row of lexiconTable(table)) byAlias.set(row.words.join(' '), [...(byAlias.get(row.words.join(' ')) ?? []), textOf(row)]);
    for (const [alias, rows] of byAlias) expect(rowsOfAlias(table, alias).map(textOf)).toEqual(rows);
    expect(rowsOfAlias(table, 'no such alias')).toEqual([]);
    expect(rowsOfAlias(table, '')).toEqual([]);
  });

  it('may be few or none', () => {
    const index = new LineIndex('acme\t12\nacme\t7\nzebra\t7', '\t');
    expect(['acme', 'zebra', 'acm', '', 'acme\t12', '12', 'é'].map((cell) => index.find(cell))).toEqual([0, 15, -1, -1, -1, -1, -1]);
    expect([index.isOf('acme', 8), index.isOf('acme', 15), index.endOf(15), index.behind(0)]).toEqual([true, false, 22, 8]);
    expect(new LineIndex('', '\t').find('acme')).toBe(-1);
  });
});
