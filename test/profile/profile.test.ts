import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashBytes } from '../../src/column/byte-hash.js';
import { Utf8Column } from '../../src/column/index.js';
import { nonUnique, notInRange, RangeSearch, StatisticsGathering, statistics, statisticsText } from '../../src/profile/index.js';
import { lookAlike } from '../../src/profile/look-alike.js';

const hashOf = (text: string): number => hashBytes(new TextEncoder().encode(text), 0, text.length);
const cells = fc.array(fc.oneof(fc.constantFrom('a', 'A', ' a', 'b', '', ' ', 'é', 'é', '1', '1.0'), fc.string({ unit: 'binary', maxLength: 4 })), {
  maxLength: 60,
});
const wellFormed = (text: string): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));

function counts(values: readonly string[]): Map<string, number[]> {
  const rows = new Map<string, number[]>();
  values.forEach((value, row) => {
    if (value !== '') rows.set(value, [...(rows.get(value) ?? []), row]);
  });
  return rows;
}

describe('nonUnique', () => {
  it('finds what a map finds', () => {
    fc.assert(
      fc.property(cells, (values) => {
        const expected = [...counts(values.map(wellFormed))].filter(([, rows]) => rows.length > 1).sort(([, a], [, b]) => b.length - a.length || a[0] - b[0]);
        const report = nonUnique(values);
        expect(Array.from(report.values, ({ value, rows }) => [value, [...rows]])).toEqual(expected);
        expect(report.empty).toBe(values.filter((value) => value === '').length);
        expect(report.distinct).toBe(counts(values.map(wellFormed)).size);
        expect(report.unique).toBe(report.distinct - expected.length);
      }),
    );
  });

  it('tells values apart that share a hash', () => {
    // found by search: MurmurHash3_x86_32 of these is one number
    const [a, b] = ['vdec', 'v38cx'];
    expect(hashOf(a)).toBe(hashOf(b));
    const report = nonUnique([a, b, b, a, b]);
    expect(Array.from(report.values, ({ value, rows }) => [value, [...rows]])).toEqual([
      [b, [1, 2, 4]],
      [a, [0, 3]],
    ]);
  });

  it('takes values for the same as asked', () => {
    const values = ['Acme', 'ACME', ' acme ', 'Acmé', 'STRASSE', 'Straße', '\u00a0'];
    const groups = (options: object): string[][] => Array.from(nonUnique(values, options).values, ({ rows }) => Array.from(rows, (row) => values[row]));
    expect(groups({})).toEqual([]);
    expect(groups({ ignoreCase: true })).toEqual([
      ['Acme', 'ACME'],
      ['STRASSE', 'Straße'],
    ]);
    expect(groups({ trim: true, ignoreCase: true })[0]).toEqual(['Acme', 'ACME', ' acme ']);
    expect(groups({ fold: true })[0]).toEqual(['Acme', 'ACME', ' acme ', 'Acmé']);
    expect(nonUnique(values, { trim: true }).empty).toBe(1);
    expect(() => nonUnique(values, { ignorecase: true } as never)).toThrow(/ignoreCase/);
  });

  it('does a million equal values, and a megabyte', () => {
    const million = nonUnique(new Array(1_000_000).fill('x'));
    expect([[...million.values][0].count, million.distinct]).toEqual([1_000_000, 1]);
    const long = 'y'.repeat(1 << 20);
    expect([...nonUnique([long, 'z', long], { fold: true }).values][0].rows).toEqual(Int32Array.of(0, 2));
    expect(nonUnique([])).toMatchObject({ rows: 0, empty: 0, distinct: 0, unique: 0, values: { length: 0 } });
  });
});

describe('notInRange', () => {
  const found = (values: readonly string[], options: Parameters<typeof notInRange>[1]): Record<string, string[]> => {
    const { below, above, notComparable } = notInRange(values, options);
    const texts = (list: Iterable<{ value: string }>): string[] => Array.from(list, ({ value }) => value);
    return { below: texts(below), above: texts(above), not: texts(notComparable) };
  };

  it('tells below, above, and what is no number', () => {
    const values = ['5', '-1', '(3)', '100', '100.0001', '1e3', 'n/a', '', 'NaN', '∞', '-inf', '٥', '$7'];
    expect(found(values, { minimum: 0, maximum: 100 })).toEqual({ below: ['-1', '(3)', '-inf'], above: ['100.0001', '1e3', '∞'], not: ['n/a', 'NaN'] });
    const report = notInRange(
      values,
      { minimum: 0, maximum: 100 },
      values.map((_, i) => `r${i}`),
    );
    expect(report).toMatchObject({ rows: 13, empty: 1, inRange: 4, decimalMark: '.' });
    expect([...report.above][0]).toEqual({ row: 4, value: '100.0001', reference: 'r4' });
    expect([...report.above]).toEqual([...report.above]);
  });

  it('compares exactly beyond doubles', () => {
    const range = { minimum: '9007199254740993', maximum: '9007199254740993.5' };
    expect(found(['9007199254740992', '9007199254740993', '9007199254740993.50000000000000001'], range)).toEqual({
      below: ['9007199254740992'],
      above: ['9007199254740993.50000000000000001'],
      not: [],
    });
    expect(found(['0.30000000000000001', '0.3', '0.29999999999999999999'], { minimum: 0.3, maximum: 0.3 })).toEqual({
      below: ['0.29999999999999999999'],
      above: ['0.30000000000000001'],
      not: [],
    });
  });

  it('lets the column tell what decimals stand behind', () => {
    expect(found(['1.234', '0,5', '2,75', '12'], { minimum: 0, maximum: 100 })).toEqual({ below: [], above: ['1.234'], not: [] });
    expect(found(['1.234', '0.5', '2.75', '12'], { minimum: 0, maximum: 100 })).toEqual({ below: [], above: [], not: [] });
    expect(found(['1.234', '0.5'], { minimum: 0, maximum: 100, decimalMark: ',' })).toEqual({ below: [], above: ['1.234'], not: ['0.5'] });
    expect(notInRange(['1.234', '0,5', '1,234'], { minimum: 0, maximum: 100 })).toMatchObject({ decimalMark: ',', ambiguous: 2 });
    // also where it was decided long before the end
    const many = [...new Array(150_000).fill('1,5'), '1.500', '1.5'];
    expect(notInRange(many, { minimum: 0, maximum: 100 })).toMatchObject({ inRange: 150_000, decimalMark: ',' });
  });

  it('compares dates', () => {
    const values = ['2023-12-31', '2024-01-01', '31 Dec 2024', '2024-12-31T23:59', '2025-01-01', '5', 'soon'];
    expect(found(values, { minimum: '2024-01-01', maximum: '2024-12-31' })).toEqual({ below: ['2023-12-31'], above: ['2025-01-01'], not: ['5', 'soon'] });
    expect(found(['2024-01-01T11:59Z', '2024-01-01T13:00+01:00'], { minimum: '2024-01-01T12:00Z', maximum: '2024-12-31' })).toEqual({
      below: ['2024-01-01T11:59Z'],
      above: [],
      not: [],
    });
  });

  it('gives the same however the column is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^-?[0-9]{0,4}[.,]?[0-9]{0,4}$/), { maxLength: 40 }), fc.nat(40), (values, cut) => {
        const options = { minimum: -5, maximum: 500 };
        const search = new RangeSearch(options);
        search.add(Utf8Column.from(values.slice(0, cut)));
        search.add(Utf8Column.from(values.slice(cut)));
        const plain = (report: ReturnType<typeof notInRange>) => ({
          ...report,
          below: [...report.below],
          above: [...report.above],
          notComparable: [...report.notComparable],
        });
        expect(plain(search.end())).toEqual(plain(notInRange(values, options)));
      }),
    );
  });

  it('refuses ranges that are none', () => {
    expect(() => notInRange([], { minimum: 5, maximum: 1 })).toThrow(/maximum/);
    expect(() => notInRange([], { minimum: 'low', maximum: 1 })).toThrow(/minimum/);
    expect(() => notInRange([], { minimum: 1, maximum: '2024-01-01' })).toThrow(/two numbers or two dates/);
    expect(() => notInRange([], { minimum: Number.NaN, maximum: 1 })).toThrow(/minimum/);
    expect(() => notInRange([], { minimum: 0, maximum: 1, decimalMark: ';' as never })).toThrow(/decimalMark/);
  });
});

describe('statistics', () => {
  it('counts what a map counts', () => {
    fc.assert(
      fc.property(cells, (values) => {
        const exact = counts(values.map(wellFormed));
        const report = statistics(values);
        expect(report.distinct).toEqual({ count: exact.size, standardError: 0 });
        expect(new Map(Array.from(report.values(), ({ value, count }) => [value, count]))).toEqual(
          new Map([...exact].map(([value, rows]) => [value, rows.length])),
        );
        expect(report.identifies).toBe(values.length > 0 && exact.size === values.length);
        expect(report.rows).toBe(values.length);
        expect(report.shapes.seen).toBe(values.length - report.empty);
        expect(statisticsText(report)).toContain('rows');
      }),
    );
  });

  it('tells what a column is', () => {
    const report = statistics(['AB-12', 'CD-345', ' x', 'y ', 'Аcme', '1.5', '2.5', '10', '2024-05-31', 'true', 'a@b.org', 'https://x.org', '', '  ']);
    expect(report).toMatchObject({ rows: 14, empty: 1, blank: 1, identifies: false });
    expect(report.lengths).toMatchObject({ minimum: 2, maximum: 13 });
    expect(report.numbers).toMatchObject({ count: 3, minimum: 1.5, maximum: 10, sum: 14, decimalMark: '.' });
    expect(Object.fromEntries(report.shapes.types.map(({ value, count }) => [value, count]))).toEqual({
      text: 6,
      decimal: 2,
      integer: 1,
      date: 1,
      boolean: 1,
      email: 1,
      url: 1,
    });
    expect(report.shapes).toMatchObject({
      leadingBlanks: 2,
      trailingBlanks: 2,
      mixedScripts: { count: 1, examples: ['Аcme'] },
      dates: { earliest: '2024-05-31', latest: '2024-05-31' },
    });
    expect(report.shapes.masks.map(({ value }) => value)).toContain('AA-99');
  });

  it('groups what looks alike', () => {
    const report = statistics(['Café', 'CAFE', 'cafe', 'cafe', 'Саfе', 'tea']);
    expect(report.shapes.lookAlikes).toEqual({ groups: 1, examples: [{ values: ['cafe', 'CAFE', 'Café', 'Саfе'], count: 5 }] });
    expect(lookAlike('ＡＣＭＥ  ‘x’')).toBe(lookAlike("acme 'x'"));
  });

  it('is nearly right beyond the number of values that it may hold', () => {
    const gathering = new StatisticsGathering({ maxDistinct: 1000, limit: 5 });
    for (let part = 0; part < 20; part++) {
      gathering.add(
        Utf8Column.from(
          Array.from({ length: 10_000 }, (_, i) => (i % 10 === 0 ? 'often' : i % 10 === 1 ? `late ${Math.min(part, 3)}` : String(part * 10_000 + i))),
        ),
      );
    }
    const report = gathering.end();
    expect(report.rows).toBe(200_000);
    expect(Math.abs(report.distinct.count / 160_005 - 1)).toBeLessThan(4 * report.distinct.standardError);
    expect(report.mostFrequent[0]).toMatchObject({ value: 'often', count: 20_000, error: 0 });
    const late = report.mostFrequent[1];
    expect(late.value).toBe('late 3');
    expect(late.count).toBeGreaterThanOrEqual(17_000);
    expect(late.count - late.error).toBeLessThanOrEqual(17_000);
    expect(report.numbers).toMatchObject({ count: 160_000, minimum: 2, maximum: 199_999 });
    expect(report.numbers?.rankError).toBeGreaterThan(0);
    expect(Math.abs((report.numbers?.quantiles[3] ?? 0) - 100_000)).toBeLessThan(2000);
    expect(report.identifies).toBe(false);
    expect(report.lengths?.maximum).toBe(6);
    const integers = report.shapes.types.find(({ value }) => value === 'integer');
    expect(Math.abs((integers?.share ?? 0) - 0.8)).toBeLessThan(0.05);
  });

  it('bears hard text', () => {
    const broken = new Utf8Column(Uint8Array.of(0xff, 0xfe, 0x00, 0xc3, 0x31), Int32Array.of(0, 1, 2, 3, 4, 5));
    expect(statistics(broken).distinct.count).toBe(5);
    const hard = ['\0', '\ud800', 'a'.repeat(1 << 20), '🙂'.repeat(5000), '1'.repeat(100_000), '('.repeat(10_000), 'a\u0300'.repeat(3000), '\u202e'];
    expect(statistics(hard).distinct.count).toBe(8);
    expect(statisticsText(statistics(hard))).not.toMatch(/[\0\u001b]/);
    expect(statistics([])).toMatchObject({ rows: 0, lengths: null, numbers: null, identifies: false });
    expect(statisticsText(statistics([]))).toContain('rows         0');
    // what rests on a sample says so
    const many = Array.from({ length: 500 }, (_, i) => `value ${i}`);
    for (const line of ['types ', 'letters ', 'masks']) {
      expect(statisticsText(statistics(many, { maxDistinct: 100 }))).toMatch(new RegExp(`^${line}.*\\(of a sample\\)$`, 'm'));
      expect(statisticsText(statistics(many))).toMatch(new RegExp(`^${line}[^(]*$`, 'm'));
    }
    expect(() => statistics([], { maxdistinct: 5 } as never)).toThrow(/maxDistinct/);
  });
});
