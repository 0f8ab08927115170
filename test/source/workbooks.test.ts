import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { eachRowBatch, readTable } from '../../src/source/index.js';

const pathOf = (name: string): string => fileURLToPath(new URL(`../fixtures/workbooks/${name}`, import.meta.url));

/** The header and the rows below it, by both ways of reading, which agree. */
async function rowsOf(name: string): Promise<(readonly string[])[]> {
  const table = await readTable(pathOf(name), { column: '1', limits: { maxBytes: 1 << 20 } });
  const rows: string[][] = [];
  await table.eachRow((cells) => void rows.push([...cells]));
  const streamed: (readonly string[])[] = [];
  await eachRowBatch(pathOf(name), { column: '1', format: 'excel' }, ({ rows: some }) => void streamed.push(...some));
  expect(streamed).toEqual(rows);
  return [table.header ?? [], ...rows];
}

/** Of fixtures with a case a row: what it is, and its value. */
async function valuesOf(name: string): Promise<Record<string, string>> {
  const [header, ...rows] = await rowsOf(name);
  expect(header).toEqual(['what', 'value']);
  return Object.fromEntries(rows);
}

describe('dates', () => {
  const DATES = {
    day: '2024-05-31',
    moment: '2024-05-31T10:00:00',
    'odd second': '2024-05-31T23:59:59',
    millisecond: '2024-05-31T10:20:30.123',
    time: '10:30:00',
    midnight: '00:00:00',
    'iso text': '2024-05-31',
    late: '9999-12-31',
  };

  it('of the years from 1900', async () => {
    expect(await valuesOf('openpyxl-dates-1900.xlsx')).toEqual({
      ...DATES,
      // (30 hours and 5 minutes: only the format tells them from a date)
      duration: '1900-01-01T06:05:00',
      early: '1900-01-01',
      leap: '1900-03-01',
      old: '1904-01-02',
    });
  });

  it('of the years from 1904', async () => {
    expect(await valuesOf('openpyxl-dates-1904.xlsx')).toEqual({ ...DATES, duration: '1904-01-02T06:05:00', old: '1904-01-02' });
    expect(await valuesOf('libreoffice-1904.xlsx')).toEqual({
      day: '2024-05-31',
      moment: '2024-05-31T10:00:00',
      'odd second': '2024-05-31T23:59:59',
      time: '10:30:00',
      duration: '1904-01-02T06:05:00',
    });
  });

  it('as ISO text', async () => {
    expect(await valuesOf('openpyxl-dates-iso.xlsx')).toEqual({
      ...DATES,
      duration: '1900-01-01T06:05:00',
      early: '1900-01-01',
      leap: '1900-03-01',
      old: '1904-01-02',
    });
  });
});

describe('values', () => {
  it('of openpyxl: as stored, not as shown', async () => {
    expect(await valuesOf('openpyxl-values.xlsx')).toEqual({
      percent: '0.125',
      currency: '1234.5',
      'currency locale': '1234.5',
      rounded: '3.14159265358979',
      fraction: '0.5',
      scientific: '123456789',
      'leading zeros': '42',
      'text number': '0042',
      'sixteen digits': '1234567890123456',
      // (a number of Excel is a double)
      seventeen: '12345678901234570000',
      sum: '0.3',
      tiny: '1.5e-7',
      huge: '1e+300',
      negative: '0',
      'integer float': '5',
      true: 'true',
      false: 'false',
      div: '#DIV/0!',
      na: '#N/A',
      ref: '#REF!',
      'formula without value': '',
      blank: '',
      space: ' padded ',
      lines: 'two\nlines',
      quote: 'say "hi", then',
      rich: 'plain bold end',
      escape: 'A',
      chinese: '株式会社トヨタ',
      arabic: 'شركة',
      emoji: '🙂 Ltd',
      markup: '<b> & "q"',
      'formula as text': "'=1+1",
      'phone format': '5551234567',
      'day words': '4',
      'month format in red': '7',
      'minutes literal': '7',
      'text format': '00123',
      'hours escaped': '8',
    });
  });

  it('of LibreOffice: formulas as last computed', async () => {
    expect(await valuesOf('libreoffice-values.xlsx')).toEqual({
      day: '2024-05-31',
      moment: '2024-05-31T10:00:00',
      'odd second': '2024-05-31T23:59:59',
      time: '10:30:00',
      duration: '1900-01-01T06:05:00',
      percent: '0.125',
      currency: '1234.5',
      // (LibreOffice writes 1 where the format is not that of truth values)
      true: '1',
      'true formula': 'true',
      'number formula': '0.333333333333333',
      'text formula': 'Acme Ltd',
      'date formula': '2024-05-31',
      'empty formula': '',
      'error formula': '#DIV/0!',
      'missing formula': '#N/A',
      rich: 'plain bold end',
      // (it writes fifteen digits)
      digits: '1234567890123460',
      japanese: '株式会社トヨタ',
      korean: '삼성전자',
    });
  });
});

describe('sheets', () => {
  it('merged cells have their value in the first one; what is hidden in a sheet is read', async () => {
    expect(await rowsOf('openpyxl-merged-hidden.xlsx')).toEqual([
      ['name', 'city', 'note'],
      ['Acme', 'Paris', 'a'],
      ['Globex', '', 'b'],
      ['Initech', 'Rome', 'c'],
      ['Hooli', '', 'd'],
    ]);
  });

  it('the first one that is shown and has cells', async () => {
    expect(await rowsOf('openpyxl-hidden-sheets.xlsx')).toEqual([['name'], ['right']]);
    expect(await rowsOf('openpyxl-chart-first.xlsx')).toEqual([
      ['name', 'n'],
      ['right', '1'],
    ]);
  });

  it('rows without a value are skipped, columns in front keep their place', async () => {
    expect(await rowsOf('openpyxl-offset.xlsx')).toEqual([
      ['', '', 'name', 'city'],
      ['', '', 'Acme', 'Paris'],
      ['', '', 'Globex', 'Rome', 'more'],
    ]);
    expect(await rowsOf('openpyxl-write-only.xlsx')).toEqual([
      ['name', 'when'],
      ['Zürich', '2024-05-31T10:00:00'],
      ['two', ''],
    ]);
  });

  it('of a header alone, or of nothing', async () => {
    expect(await rowsOf('openpyxl-header-only.xlsx')).toEqual([['name', 'city']]);
    expect(await rowsOf('openpyxl-empty.xlsx')).toEqual([[]]);
  });
});

describe('what is refused', () => {
  it.each([undefined, 'excel', 'csv'] as const)('an old workbook, and one with a password, said to be %s', async (format) => {
    await expect(readTable(pathOf('libreoffice-old.xls'), { column: '1', format })).rejects.toThrow(
      /is an old Excel workbook; expected the same saved as \.xlsx or CSV/,
    );
    await expect(readTable(pathOf('msoffcrypto-password.xlsx'), { column: '1', format })).rejects.toThrow(
      /has a password; expected a workbook saved without one/,
    );
  });
});
