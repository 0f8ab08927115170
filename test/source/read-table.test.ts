import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Utf8Column } from '../../src/column/index.js';
import { ColumnBuilder, type ReadTableOptions, readBytes, readTable, type Table } from '../../src/source/index.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'namesake-source-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer, name = 'x.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const tableOf = (content: string | Buffer, options?: ReadTableOptions, name?: string): Promise<Table> => readTable(fileOf(content, name), options);
const valuesOf = (column: Utf8Column | null): string[] => (column === null ? [] : Array.from({ length: column.length }, (_, i) => column.at(i)));

async function rowsOf(table: Table): Promise<[string[], number][]> {
  const rows: [string[], number][] = [];
  await table.eachRow((cells, row) => rows.push([cells, row]));
  return rows;
}

describe('readTable', () => {
  it('reads a column and a reference', async () => {
    const table = await tableOf('id,name\n1,Acme\n2,"Bee, Inc."\n', { column: 'name', reference: 'id' });
    expect(valuesOf(table.values)).toEqual(['Acme', 'Bee, Inc.']);
    expect(valuesOf(table.references)).toEqual(['1', '2']);
    expect([table.header, table.width, table.ragged.rows, table.delimiter]).toEqual([['id', 'name'], 2, 0, ',']);
  });

  it('reads the first line as data without a header', async () => {
    const table = await tableOf('1,Acme\n2,Bee\n', { column: '2', header: false });
    expect(valuesOf(table.values)).toEqual(['Acme', 'Bee']);
    expect([table.header, table.references]).toEqual([null, null]);
    expect(await rowsOf(table)).toEqual([
      [['1', 'Acme'], 0],
      [['2', 'Bee'], 1],
    ]);
  });

  it('gives the rows once more as often as asked, without the header', async () => {
    const table = await tableOf('a,b\n1\n\n2,3,4\n', { column: '1' });
    const rows = [
      [['1'], 0],
      [['2', '3', '4'], 1],
    ];
    expect(await rowsOf(table)).toEqual(rows);
    expect(await rowsOf(table)).toEqual(rows);
  });

  it('counts ragged rows; a cell that is not there is empty', async () => {
    const table = await tableOf('a,b\n1,2\n3\n4,5,6\n', { column: 'b' });
    expect(valuesOf(table.values)).toEqual(['2', '', '5']);
    expect(table.ragged).toEqual({ rows: 2, firstRow: 2 });
  });

  it('reads an empty file as no rows, whatever column is asked for', async () => {
    for (const content of ['', '\n\r\n', '\uFEFF']) {
      const table = await tableOf(content, { column: 'name', reference: 'id' });
      expect([table.width, table.header, table.values.length, table.references?.length]).toEqual([0, null, 0, 0]);
      expect(await rowsOf(table)).toEqual([]);
    }
  });

  it('reads a header alone as no rows, and still wants its column', async () => {
    expect((await tableOf('a,b\n', { column: 'b' })).values.length).toBe(0);
    await expect(tableOf('a,b\n', { column: 'c' })).rejects.toMatchObject({ code: 'ERR_COLUMN_MISSING' });
    await expect(tableOf('a,b\n', { column: 'a', reference: 'c' })).rejects.toMatchObject({
      code: 'ERR_COLUMN_MISSING',
      message: expect.stringContaining('--reference'),
    });
  });

  it('finds a name behind a byte order mark', async () => {
    expect((await tableOf('\uFEFFname,x\nAcme,1\n', { column: 'name' })).header).toEqual(['name', 'x']);
  });

  it('reads a cell of 10 MB', async () => {
    const cell = 'Größe '.repeat(1_500_000);
    const { values } = await tableOf(`a,b\n"${cell}",1\nx,2\n`, { column: 'a' });
    expect(values.length).toBe(2);
    expect(values.at(0) === cell).toBe(true);
    expect(values.at(1)).toBe('x');
  });

  it('reads rows that are all ragged', async () => {
    const table = await tableOf(`a,b\n${'1,2,3\n'.repeat(100_000)}`, { column: 'b' });
    expect([table.values.length, table.ragged.rows, table.values.at(99_999)]).toEqual([100_000, 100_000, '2']);
  });

  it('tells how far it is', async () => {
    const seen: number[][] = [];
    await tableOf(`a\n${'abcdefgh\n'.repeat(50_000)}`, { progress: (parsed, total, rows) => seen.push([parsed, total, rows]) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)?.slice(0, 2)).toEqual([450_002, 450_002]);
  });

  it('passes a given delimiter and encoding on', async () => {
    const table = await tableOf(Buffer.from('a:b\nM\xfc:1\n', 'latin1'), { delimiter: ':', encoding: 'utf-8', column: 'a' });
    expect(valuesOf(table.values)).toEqual(['M\uFFFD']);
  });
});

describe('readBytes', () => {
  it('says why a file cannot be read', async () => {
    await expect(readBytes(join(folder, 'none.csv'))).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', message: expect.stringContaining('no such file') });
    await expect(readBytes(folder)).rejects.toMatchObject({ code: 'ERR_SOURCE_READ', message: expect.stringContaining('directory') });
  });

  it.skipIf(process.platform !== 'linux')('reads what tells no size', async () => {
    expect((await readBytes('/proc/self/status')).length).toBeGreaterThan(100);
  });

  it.each([
    ['a workbook', 'PK\x03\x04xl'],
    ['a Parquet file', 'PAR1....'],
    ['a gzip archive', '\x1f\x8b\x08'],
  ])('refuses %s', async (_, content) => {
    await expect(readBytes(fileOf(Buffer.from(content, 'latin1'), 'b'))).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });
});

describe('ColumnBuilder', () => {
  it('makes the same column as Utf8Column.from', () => {
    const texts = Array.from({ length: 10_000 }, (_, i) => ['', 'é'.repeat(i % 50), `value ${i}`, '\uD83D', '😀'][i % 5]);
    const builder = new ColumnBuilder();
    for (const text of texts) builder.append(text);
    const expected = Utf8Column.from(texts);
    const column = builder.finish();
    expect(column.offsets).toEqual(expected.offsets);
    expect(Buffer.compare(column.data, expected.data)).toBe(0);
  });

  it('makes an empty column', () => expect(new ColumnBuilder().finish().length).toBe(0));
});
