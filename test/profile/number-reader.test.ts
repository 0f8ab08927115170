import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals, decimalOf, isInteger, toNumber } from '../../src/profile/decimal.js';
import { ByteNumber, Seen } from '../../src/profile/byte-number.js';
import { readNumber } from '../../src/profile/number-reader.js';

const read = (text: string): [point: number | null, comma: number | null] => {
  const { point, comma } = readNumber(text);
  return [point && toNumber(point), comma && toNumber(comma)];
};

describe('readNumber', () => {
  it.each<[string, number | null, number | null]>([
    ['0', 0, 0],
    ['-0', 0, 0],
    ['007', 7, 7],
    ['12', 12, 12],
    ['+12', 12, 12],
    ['−12', -12, -12],
    ['12-', -12, -12],
    ['(12)', -12, -12],
    ['( 12.5 )', -12.5, null],
    ['1.5', 1.5, null],
    ['1,5', null, 1.5],
    ['.5', 0.5, null],
    ['5.', 5, null],
    ['1.234', 1.234, 1234],
    ['1,234', 1234, 1.234],
    ['0.234', 0.234, null],
    ['1234.567', 1234.567, null],
    ['1,234,567', 1234567, null],
    ['1.234.567', null, 1234567],
    ['1,234.56', 1234.56, null],
    ['1.234,56', null, 1234.56],
    ['1 234,56', null, 1234.56],
    ['1\u00a0234\u00a0567', 1234567, 1234567],
    ['1\u202f234,5', null, 1234.5],
    ["1'234.5", 1234.5, null],
    ['1’234’567', 1234567, 1234567],
    ['1_000', 1000, 1000],
    ['12,34,567', 1234567, null],
    ['1,00,00,000', 10000000, null],
    ['12,34', null, 12.34],
    ['12,3456', null, 12.3456],
    ['1,23,45', null, null],
    ['1,234.567,8', null, null],
    ['1 23', null, null],
    ['1e3', 1000, 1000],
    ['1.5E-3', 0.0015, null],
    ['-2.5e+2', -250, null],
    ['1e', null, null],
    ['$1,234.50', 1234.5, null],
    ['€ 1.234,50', null, 1234.5],
    ['1.234,50 €', null, 1234.5],
    ['-$5', -5, -5],
    ['$-5', -5, -5],
    ['(£5)', -5, -5],
    ['12 %', 12, 12],
    ['१२३', 123, 123],
    ['١٢٣٫٥', 123.5, null],
    ['１２，３４５', 12345, 12.345],
    ['𝟏𝟐', 12, 12],
    ['Infinity', Infinity, Infinity],
    ['-inf', -Infinity, -Infinity],
    ['∞', Infinity, Infinity],
    ['NaN', null, null],
    ['', null, null],
    ['-', null, null],
    ['.', null, null],
    [',', null, null],
    ['()', null, null],
    ['--5', null, null],
    ['(-5)', null, null],
    ['5 5-', null, null],
    ['12a', null, null],
    ['0x10', null, null],
    ['1.2.3', null, null],
    ['192.168.1.1', null, null],
    ['10²', null, null],
    ['½', null, null],
    ['\ud800', null, null],
  ])('%s', (text, point, comma) => expect(read(text)).toEqual([point === 0 ? expect.closeTo(0) : point, comma === 0 ? expect.closeTo(0) : comma]));

  it('reads no further than a number goes', () => {
    expect(readNumber('9'.repeat(5000))).toEqual({ point: null, comma: null });
    expect(readNumber('1,'.repeat(500))).toEqual({ point: null, comma: null });
    expect(read('1e999999999')).toEqual([Infinity, Infinity]);
    expect(read('1e9999999999')).toEqual([Infinity, Infinity]);
    expect(read('1e-9999999999')).toEqual([0, 0]);
  });

  it('reads what JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (value) => {
        expect(read(String(value))[0]).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('ByteNumber', () => {
  const bytes = new TextEncoder();

  it('agrees with readNumber on what it reads', () => {
    const number = new ByteNumber();
    fc.assert(
      fc.property(fc.stringMatching(/^-?[0-9]{0,9}[.,]?[0-9]{0,6}$/), (text) => {
        const data = bytes.encode(`x${text}y`);
        const seen = number.read(data, 1, data.length - 1);
        const [point, comma] = read(text);
        if (seen === Seen.other) expect([point, comma]).toEqual([null, null]);
        else {
          expect(number.point + 0).toEqual((point ?? Number.NaN) + 0);
          expect(number.comma + 0).toEqual((comma ?? Number.NaN) + 0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves long numbers and all else to others', () => {
    const number = new ByteNumber();
    for (const text of ['', '-', '1234567890123456', '1e5', '+1', ' 1', '1.2.3', '١']) {
      const data = bytes.encode(text);
      expect(number.read(data, 0, data.length)).toBe(Seen.other);
    }
  });
});

describe('compareDecimals', () => {
  const decimal = (text: string) => readNumber(text).point as NonNullable<ReturnType<typeof readNumber>['point']>;

  it.each([
    ['9007199254740993', '9007199254740992', 1],
    ['0.1', '0.10000000000000000001', -1],
    ['-1', '1', -1],
    ['-2', '-1', -1],
    ['0', '-0.00', 0],
    ['100', '1e2', 0],
    ['1e400', '1e399', 1],
    ['Infinity', '1e9999', 1],
    ['-Infinity', '-1e9999', -1],
    ['Infinity', 'inf', 0],
    ['1e-400', '0', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareDecimals(decimal(a), decimal(b)))).toBe(sign);
    expect(Math.sign(compareDecimals(decimal(b), decimal(a)))).toBe(sign === 0 ? 0 : -sign);
  });

  it('orders integers of any length as BigInt does', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
        expect(Math.sign(compareDecimals(decimal(String(a)), decimal(String(b))))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  it('knows integers', () => {
    for (const text of ['0', '100', '1e3', '-5', '2.50e1']) expect(isInteger(decimal(text))).toBe(true);
    for (const text of ['0.5', '1e-3', '2.55e1']) expect(isInteger(decimal(text))).toBe(false);
    expect(isInteger(decimalOf(false, '000', 2, 0))).toBe(true);
  });
});
