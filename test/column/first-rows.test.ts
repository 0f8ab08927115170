import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRows } from '../../src/column/first-rows.js';
import { Utf8Column } from '../../src/column/index.js';

describe('firstRows', () => {
  it('gives the first row of the same text', () => {
    expect(Array.from(firstRows(Utf8Column.from(['Acme', 'Apex', 'Acme', '', 'acme', null, 'Apex'])))).toEqual([0, 1, 0, 3, 4, 3, 1]);
    expect(Array.from(firstRows(Utf8Column.from([])))).toEqual([]);
  });

  it('is that of a map, whatever the texts, also of a part of a column', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 300 }), (values) => {
        const first = new Map<string, number>();
        values.forEach((value, row) => {
          if (!first.has(value)) first.set(value, row);
        });
        const column = Utf8Column.from(['in front', ...values]).slice(1, values.length + 1);
        expect(Array.from(firstRows(column))).toEqual(values.map((value) => first.get(value)));
      }),
    );
  });

  it('knows a hundred thousand texts again', () => {
    const values = Array.from({ length: 200_000 }, (_, i) => `value ${(i * 7) % 100_000}`);
    const first = firstRows(Utf8Column.from(values));
    let wrong = 0;
    for (let row = 0; row < first.length; row++) if (first[row] !== row % 100_000) wrong++;
    // (a row that is missed in a crowd is another's text all the same)
    expect(wrong).toBe(0);
  });
});
