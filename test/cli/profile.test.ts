import { describe, expect, it } from 'vitest';
import { namesake, tempFolder } from './run-cli.js';

const folder = tempFolder();
const file = folder.file(
  'orders.csv',
  'id,city,price,date\n1,Oslo,"1,5",2024-01-05\n2,oslo,"12,75",2024-02-30\n3,Oslo,n/a,2025-01-01\n4,,"1.234,00",\n5,=Rome,0,2024-12-31\n',
);

describe('namesake profile statistics', () => {
  it('prints a text for reading', () => {
    const { code, out } = namesake(['profile', 'statistics', file, '--column', 'city']);
    expect(code).toBe(0);
    expect(out).toMatch(/^rows {9}5\nempty {8}1 \(20 %\)\ndistinct {5}3\nidentifies {3}no\n/);
    expect(out).toContain('"Oslo"                                                        2    40 % ████████');
    expect(out).toContain('look alike: 1 group\n  "Oslo"  "oslo"  (3)');
  });

  it('prints values and their counts, and JSON', () => {
    const { out } = namesake(['profile', 'statistics', file, '--column', 'city', '--target', 'csv', '--escape-formulas']);
    expect(out).toBe("Value,Count,Share\nOslo,2,0.400000\n'=Rome,1,0.200000\noslo,1,0.200000\n");
    const report = JSON.parse(namesake(['profile', 'statistics', file, '--column', 'price', '--target', 'json']).out);
    expect(report).toMatchObject({ rows: 5, numbers: { count: 4, decimalMark: ',', maximum: 1234 } });
    expect(report.values).toHaveLength(5);
    expect(namesake(['profile', 'statistics', '-', '--target', 'csv'], 'a\n').out).toBe('Value,Count,Share\n');
  });
});

describe('namesake profile nonunique', () => {
  it('writes the rows of values that occur more than once', () => {
    const { code, out, err } = namesake(['profile', 'nonunique', file, '--column', 'city', '--reference', 'id']);
    expect([code, out]).toEqual([0, 'Data,Count,Row,Reference\nOslo,2,1,1\nOslo,2,3,3\n']);
    expect(err).toBe('5 rows, 1 empty; 3 different values, 1 of them more than once\n');
    expect(namesake(['profile', 'nonunique', file, '--column', 'city', '--ignore-case', '--quiet']).out).toBe('Data,Count,Row\nOslo,3,1\noslo,3,2\nOslo,3,3\n');
    expect(JSON.parse(namesake(['profile', 'nonunique', file, '--column', 'city', '--target', 'json', '--reference', 'id']).out)).toEqual([
      { Data: 'Oslo', Count: 2, Rows: [1, 3], References: ['1', '3'] },
    ]);
    expect(namesake(['profile', 'nonunique', file, '--column', 'id', '--target', 'json']).out).toBe('[]\n');
  });
});

describe('namesake profile notinrange', () => {
  it('writes what is below, above and not comparable', () => {
    const { code, out, err } = namesake(['profile', 'notinrange', file, '--column', 'price', '--minimum', '1', '--maximum', '100', '--reference', 'id']);
    expect([code, out]).toEqual([0, 'Data,Reference,Row,Finding\n0,5,5,below\n"1.234,00",4,4,above\nn/a,3,3,not comparable\n']);
    expect(err).toBe('5 rows: 2 in range, 1 below, 1 above, 1 not comparable, 0 empty\n');
    const dates = namesake(['profile', 'notinrange', file, '--column', 'date', '--minimum', '2024-01-01', '--maximum', '2024-12-31', '--target', 'json']);
    expect(JSON.parse(dates.out)).toEqual([
      { Data: '2025-01-01', Row: 3, Finding: 'above' },
      { Data: '2024-02-30', Row: 2, Finding: 'not comparable' },
    ]);
  });

  it('takes bounds below zero as people type them', () => {
    const bounds = ['--column', 'price', '--reference', 'id', '--minimum', '-40', '--maximum', '-.5', '--quiet'];
    expect(namesake(['profile', 'notinrange', '-', ...bounds], 'id,price\n1,-41\n2,-40\n3,-1\n4,0\n')).toMatchObject({
      code: 0,
      out: 'Data,Reference,Row,Finding\n-41,1,1,below\n0,4,4,above\n',
    });
  });

  it('says what it needs', () => {
    expect(namesake(['profile', 'notinrange', file, '--column', 'price', '--minimum', '1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--maximum'),
    });
    expect(namesake(['profile', 'notinrange', file, '--column', 'price', '--minimum', 'x', '--maximum', '2'])).toMatchObject({ code: 2, out: '' });
    expect(namesake(['profile', file])).toMatchObject({ code: 2, err: expect.stringContaining('profile statistics') });
  });
});
