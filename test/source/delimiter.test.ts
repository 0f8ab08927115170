import { describe, expect, it } from 'vitest';
import { delimiterNamed, delimiterOf, sniffDelimiter } from '../../src/source/index.js';

describe('sniffDelimiter', () => {
  it.each([
    ['nothing', '', ','],
    ['one column', 'name\nAcme\n', ','],
    ['commas', 'a,b,c\n1,2,3\n', ','],
    ['tabs', 'a\tb\n1\t2\n', '\t'],
    ['pipes', 'a|b\n1|2\n', '|'],
    ['semicolons', 'a;b\n1;2\n', ';'],
    ['semicolons with decimal commas', 'name;price\nA;1,5\nB;2,5\n', ';'],
    ['semicolons with commas in the header too', 'name;price, net;tax\nA;1,5;2\nB;2;3\n', ';'],
    ['commas in quotes', '"a,b,c";d\n"x,y,z";e\n', ';'],
    ['doubled quotes', '"a"",,";d\n"x";e\n', ';'],
    ['a line end in quotes', '"a\n,,,";b\nc;d\n', ';'],
    ['a quote within a cell is text', '5" pipe;x,y\n6" pipe;z,w\n1;2\n', ';'],
    ['tabs with commas in names', 'name\tcity\nAcme, Inc.\tNew York, NY\n', '\t'],
    ['tabs with as many commas', 'last, first\tcity\nA, B\tC\n', '\t'],
    ['one ragged line', 'a,b\n1,2\n1,2,3\n4,5\n', ','],
    ['only CR', 'a;b\r1;2\r', ';'],
    ['empty lines', 'a;b\n\n1;2\n\n', ';'],
    ['semicolons in values only', 'name\nA;B\nC\n', ','],
  ])('%s', (_, text, expected) => expect(sniffDelimiter(text)).toBe(expected));

  it('does not count a line that is cut off', () => {
    expect(sniffDelimiter('a;b,c\n1;2,3\n4', true)).toBe(sniffDelimiter('a;b,c\n1;2,3\n'));
    expect(sniffDelimiter('a,b,c|d\n1,2', true)).toBe(',');
  });
});

describe('delimiterOf', () => {
  it.each([
    ['x.csv', 'a,b;c;d\n', ','],
    ['x.CSV', 'a,b\n', ','],
    ['x.tsv', 'a,b\n', '\t'],
    ['x.psv', 'a,b\n', '|'],
    ['x.ssv', 'a,b\n', ';'],
    ['x.txt', 'a|b\n1|2\n', '|'],
    ['-', 'a;b\n1;2\n', ';'],
    ['no.commas.csv', 'a;b\n1;2\n', ';'],
    ['one.column.csv', 'a\nx;y\n', ','],
  ])('%s with %j', (path, text, expected) => expect(delimiterOf(path, Buffer.from(text))).toBe(expected));
});

describe('delimiterNamed', () => {
  it.each([
    ['tab', '\t'],
    ['TAB', '\t'],
    ['\\t', '\t'],
    ['comma', ','],
    ['semicolon', ';'],
    ['pipe', '|'],
    [':', ':'],
    ['§', '§'],
  ])('%s', (text, expected) => expect(delimiterNamed(text)).toBe(expected));

  it.each(['', ',,', '"', '\n', '\r', 'comma ', 'constructor', '__proto__'])('refuses %j', (text) => {
    expect(() => delimiterNamed(text)).toThrow(expect.objectContaining({ code: 'ERR_OPTION_RANGE' }));
  });
});
