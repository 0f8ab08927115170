import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../../src/category/category.js';
import { categoryOf } from '../../src/category/registry.js';
import { distinctValues } from '../../src/column/distinct-values.js';
import { Utf8Column } from '../../src/column/index.js';
import { KeyEngine } from '../../src/key/key-engine.js';
import { buildLinkTable, type ColumnTable, inTextOrder } from '../../src/link/link-table.js';
import { joinedParts, spelledPart } from '../../src/pool/spelled-part.js';
import { readPart } from '../../src/link/table-part.js';

/** With values of one text that are read in two ways, that differ in blanks alone, with nothing to match on and of other scripts. */
const VALUES: Record<CategoryName, string[]> = {
  company: [
    'Acme Ltd Kestrel',
    'Acme Ltd t/a Kestrel',
    'ACME LIMITED',
    'Acme Ltd',
    '',
    '...',
    'Müller & Söhne GmbH',
    'Mueller & Soehne',
    'Харків Ltd',
    'Intl Paper',
    'International Paper',
    'Bank of the North',
    'Bank of the South',
    '3M',
    'Tel Free',
    'Telfree',
  ],
  individual: [
    'John Smith',
    'Smith, John',
    'SMITH John',
    'Jon Smyth Jr',
    'María José Pérez',
    'Перець Марія',
    '山田 太郎',
    '',
    'J. Smith',
    'Bob Jones',
    'Robert Jones',
  ],
  address: ['12 Main St Apt 4', '12 Main Street #4', '12 N Main St', '12 S Main St', 'PO Box 5', '', 'N6W23001 Bluemound Rd'],
  'global-address': ['Hauptstr. 5, 10115 Berlin', 'Hauptstraße 5, Berlin 10115', '12 rue de la Paix, 75002 Paris', '1-2-3 丸の内', '', 'ul. Nowa 5/7'],
  product: ['Sony DSC-W120/B', 'Sony DSCW120B', 'Canon EOS 5D 24 GB', '', 'HP LaserJet 12x500ml'],
};

/** A table whose numbers of skeletons and families are told by the first word that has them: only which are equal is said of them. */
function comparable(table: ColumnTable): unknown {
  const { skeleton, families, ...words } = table.words;
  const firsts = (numbers: Int32Array): number[] => Array.from(numbers, (number) => numbers.indexOf(number));
  const { nodeOfRow, nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag } = table;
  const { count, text, weight, inNodes, familyStart, expansion, known, opposite, digits } = words;
  return {
    nodes: { nodeOfRow, nodeCount, declaredValues, unitStart, unitWord, unitRole, letters, bag },
    words: { count, text: [...text], weight, inNodes, familyStart, expansion, known, opposite, digits },
    skeletons: firsts(skeleton),
    families: firsts(families),
  };
}

function inParts(category: CategoryName, column: Utf8Column, parts: number): ColumnTable {
  const { ids, firstRows, count } = distinctValues(column);
  const read = Array.from({ length: parts }, (_, part) => {
    const engine = new KeyEngine(categoryOf(category));
    const rows = firstRows.subarray(Math.floor((count * part) / parts), Math.floor((count * (part + 1)) / parts));
    return spelledPart(readPart(engine, Utf8Column.gather(column, rows)), engine);
  });
  return inTextOrder(joinedParts(read), ids, categoryOf(category).roles);
}

describe.each(Object.keys(VALUES) as CategoryName[])('a column of category %s', (category) => {
  const again = [...VALUES[category].map((value) => value.toUpperCase()), ...VALUES[category].map((value) => `  ${value} .`)];
  // (one text, read in two ways by whoever has the first values and whoever has the last)
  const values = ['Zenith Ltd t/a Orlop', ...VALUES[category], ...again, 'Zenith Ltd Orlop'];
  const column = Utf8Column.from(values);
  const whole = comparable(buildLinkTable(new KeyEngine(categoryOf(category)), column));

  it.each([1, 2, 3, 7])('is the same table where %i read it', (parts) => {
    expect(comparable(inParts(category, column, parts))).toEqual(whole);
  });

  it('is the same table whichever value comes first', () => {
    const turned = comparable(inParts(category, Utf8Column.from(values.toReversed()), 3)) as { nodes: { nodeOfRow: Int32Array } };
    turned.nodes.nodeOfRow.reverse();
    expect(turned).toEqual(whole);
  });
});
