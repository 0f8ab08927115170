import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf } from '../../src/target/index.js';

describe('lineOf', () => {
  it.each<[string, string, string[], string]>([
    ['plain cells', ',', ['a', 'b c', ''], 'a,b c,\n'],
    ['the delimiter', ',', ['a,b', 'c;d'], '"a,b",c;d\n'],
    ['another delimiter', ';', ['a,b', 'c;d'], 'a,b;"c;d"\n'],
    ['a tab', '\t', ['a\tb', 'c'], '"a\tb"\tc\n'],
    ['a pipe', '|', ['a|b', 'c'], '"a|b"|c\n'],
    ['a quote', ',', ['5" pipe', '"'], '"5"" pipe",""""\n'],
    ['line ends', ',', ['a\nb', 'c\rd'], '"a\nb","c\rd"\n'],
    ['blanks at the ends', ',', [' a', 'b ', '\tc', 'd\u00a0'], '" a","b ","\tc","d\u00a0"\n'],
    ['a byte order mark', ',', ['\uFEFFa'], '"\uFEFFa"\n'],
    ['one empty cell', ',', [''], '""\n'],
    ['two empty cells', ',', ['', ''], ',\n'],
    ['other scripts', ',', ['شركة', '株式会社'], 'شركة,株式会社\n'],
    ['formulas, left alone', ',', ['=1+1', '@a'], '=1+1,@a\n'],
  ])('%s', (_, delimiter, cells, expected) => expect(lineOf(delimiter)(cells)).toBe(expected));

  it('takes the teeth out of formulas when asked to', () => {
    const line = lineOf(',', true);
    expect(line(['=1', '+1', '-1', '@a'])).toBe("'=1,'+1,'-1,'@a\n");
    expect(line(['\t=1', '\r=1'])).toBe(`'\t=1,"'\r=1"\n`);
    expect(line(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\n`);
    expect(line(['a=1', ' =1', '', "'=1"])).toBe(`a=1," =1",,'=1\n`);
  });

  it('is read back as it was by another reader', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '\t', ';', '|', 'é', '😀', '\uFEFF'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom(',', '\t', '|', ';'),
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (delimiter, rows) => {
          const text = rows.map(lineOf(delimiter)).join('');
          expect(parse(text, { delimiter, relax_column_count: true })).toEqual(rows);
        },
      ),
    );
  });
});
