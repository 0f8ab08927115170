import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as duckdb from '@duckdb/node-api';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { eachColumnBatch, readTable } from '../../src/source/index.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The values of a column by both ways of reading, which agree. */
async function valuesOf(path: string, options: Parameters<typeof readTable>[1] = { column: 'name' }): Promise<string[]> {
  const table = await readTable(path, options);
  const values = Array.from({ length: table.values.length }, (_, row) => table.values.at(row));
  const streamed: string[] = [];
  await eachColumnBatch(path, options, ({ values: batch }) => {
    for (let row = 0; row < batch.length; row++) streamed.push(batch.at(row));
  });
  expect(streamed).toEqual(values);
  return values;
}

async function rowsOf(path: string): Promise<string[][]> {
  const rows: string[][] = [];
  await (await readTable(path, { column: '1' })).eachRow((cells) => void rows.push([...cells]));
  return rows;
}

const ODD = ['Acme', 'a,b', 'q"uote', 'two\nlines', ' blank ', 'Zürich', '=1+1', '🙂'];

describe('objects of JSON', () => {
  it('have no other names than their own', async () => {
    const path = file('names.json', '[{"name":"a","constructor":"b"},{"name":"c"}]');
    expect(await valuesOf(path, { column: 'constructor' })).toEqual(['b', '']);
  });
});

describe('gzip', () => {
  it('is read as what it packs', async () => {
    expect(await valuesOf(file('a.tsv.gz', gzipSync('id\tname\n1\tAcme, Ltd\n')))).toEqual(['Acme, Ltd']);
    expect(await valuesOf(file('b.csv.gz', gzipSync(Buffer.from('\ufeffname\nZürich\n', 'utf16le'))))).toEqual(['Zürich']);
    await expect(readTable(file('c.csv.gz', gzipSync('name\nAcme\n'.repeat(1000)).subarray(0, 40)), { column: 'name' })).rejects.toThrow(/cannot be unpacked/);
    await expect(readTable(file('d.gz', gzipSync('PAR1....')), { column: 'name' })).rejects.toThrow(/Parquet/);
    for (const name of ['e.json.gz', 'f.jsonl.gz', 'g.NDJSON.gz'])
      await expect(readTable(file(name, gzipSync('{"name": "Acme"}\n')), {})).rejects.toThrow(/packed; got JSON: unpack it first/);
  });
});

describe('Parquet', () => {
  it.each(['uncompressed', 'snappy', 'gzip', 'zstd', 'lz4_raw', 'brotli'])('with %s, as DuckDB writes it', async (codec) => {
    const path = join(folder, `${codec}.parquet`);
    const connection = await (await duckdb.DuckDBInstance.create()).connect();
    await connection.run('CREATE TABLE t (id BIGINT, name VARCHAR, day DATE, moment TIMESTAMP, price DOUBLE, ok BOOLEAN, tags VARCHAR[])');
    for (const [id, name] of ODD.entries())
      await connection.run(`INSERT INTO t VALUES (9007199254740993 + ${id}, $1, '2024-05-31', '2024-05-31 10:00:00', 1.5, true, ['x', 'y'])`, [name]);
    await connection.run('INSERT INTO t (id) VALUES (1)');
    await connection.run(`COPY t TO '${path}' (FORMAT parquet, COMPRESSION ${codec})`);
    connection.closeSync();
    expect(await valuesOf(path)).toEqual([...ODD, '']);
    const rows = await rowsOf(path);
    expect(rows[0]).toEqual(['9007199254740993', 'Acme', '2024-05-31', '2024-05-31T10:00:00', '1.5', 'true', '["x","y"]']);
    expect(rows[ODD.length]).toEqual(['1', '', '', '', '', '', '']);
  });

  it('that is broken is told of', async () => {
    await expect(readTable(file('broken.parquet', 'PAR1 and nothing more PAR1'), { column: 'name' })).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });
});

describe('workbooks', () => {
  it('are read: the first sheet, values and dates as text', async () => {
    const rows = [['id', 'name', 'day'], ...ODD.map((name, i) => [i, name, new Date(Date.UTC(2024, 4, 31))]), [99, 'short']];
    const path = file(
      'a.xlsx',
      await writeXlsx({
        sheets: [
          { name: 'one', rows },
          { name: 'two', rows: [['other']] },
        ],
      }),
    );
    expect(await valuesOf(path)).toEqual([...ODD, 'short']);
    expect((await rowsOf(path)).at(-1)).toEqual(['99', 'short', '']);
    expect((await rowsOf(path))[0]).toEqual(['0', 'Acme', '2024-05-31']);
    expect((await valuesOf(path, { column: '2', header: false }))[0]).toBe('name');
  });

  it('that are broken are told of', async () => {
    await expect(readTable(file('broken.xlsx', 'PK\x03\x04 and nothing more'), { column: 'name' })).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });
});

describe('JSON', () => {
  it('lists of objects have a column for each name', async () => {
    const path = file('a.json', JSON.stringify([{ id: 1, name: 'Acme' }, ...ODD.map((name) => ({ name, more: { a: [1] } })), { id: null }]));
    expect(await valuesOf(path)).toEqual(['Acme', ...ODD, '']);
    const rows = await rowsOf(path);
    expect(rows.slice(0, 2)).toEqual([
      ['1', 'Acme', ''],
      ['', 'Acme', '{"a":[1]}'],
    ]);
    expect((await readTable(path, { column: 'name' })).header).toEqual(['id', 'name', 'more']);
    expect(await valuesOf(path, { column: '2', header: false })).toEqual(['Acme', ...ODD, '']);
  });

  it('other items, and items on lines', async () => {
    expect(await valuesOf(file('b.json', '["Acme", 5, null, true]'), { column: 'Data' })).toEqual(['Acme', '5', '', 'true']);
    expect(await valuesOf(file('c.json', '[["a", "b"], ["c"]]'), { column: '2' })).toEqual(['b', '']);
    expect(await valuesOf(file('d.jsonl', '{"name": "Acme"}\n{"name": "x\\ny", "id": 2}\n'))).toEqual(['Acme', 'x\ny']);
    expect(await valuesOf(file('proto.json', '[{"__proto__": "p", "name": "n"}]'))).toEqual(['n']);
  });

  it('numbers are the texts that they were: identifiers keep all their digits', async () => {
    const numbers = ['12345678901234567890', '9007199254740993', '1.50', '-0', '1e3', '1e400', '7'];
    const nested = '{"a":12345678901234567890,"b":1.50,"c":[0.1,1e400]}';
    const kept = '{"a":"12345678901234567890","b":1.5,"c":[0.1,"1e400"]}';
    expect(await valuesOf(file('numbers.json', `[${[...numbers, nested].map((id) => `{"id": ${id}}`).join()}]`), { column: 'id' })).toEqual([...numbers, kept]);
    expect(await valuesOf(file('numbers.jsonl', numbers.map((id) => `{"id": ${id}}\n`).join('')), { column: 'id' })).toEqual(numbers);
    expect(await valuesOf(file('values.json', `[${numbers.join()}]`), { column: 'Data' })).toEqual(numbers);
    expect(await valuesOf(file('rows.json', `[[${numbers.join()}]]`), { column: '2' })).toEqual([numbers[1]]);
  });

  it('what is broken is told of by its place', async () => {
    for (const [name, text, got] of [
      ['comma.jsonl', '{"a": 1}\n{"a": 2\n{"a": 3}', 'item 2: Unexpected LEFT_BRACE ("{")'],
      ['word.jsonl', '{"a": 1}\nhello\n', 'item 2: Unexpected "h" at byte 9'],
      ['cut.json', '[{"a": 1}, {"a": ', 'item 2: the file ends within it'],
      ['number.json', '{"a": 1}', 'it does not begin with ['],
      ['wide.json', Buffer.from('\ufeff[{"a": 1}]', 'utf16le'), 'UTF-16: JSON is to be UTF-8'],
    ] as const) {
      const { message } = await readTable(file(name, text), { column: 'a' }).catch((error) => error);
      expect(message).toContain(`; got ${got}`);
    }
  });

  it('said to be JSON: with a byte order mark, one object, items on lines', async () => {
    const said = (format: 'json' | 'jsonref', text: string): Promise<string[]> => valuesOf(file('said', text), { column: 'name', format });
    for (const format of ['json', 'jsonref'] as const) {
      for (const mark of ['', '\ufeff']) {
        expect(await said(format, `${mark}[{"name": "Acme"}]`)).toEqual(['Acme']);
        expect(await said(format, `${mark}{\n  "name": "Acme"\n}\n`)).toEqual(['Acme']);
        expect(await said(format, `${mark}{"name": "Acme"}\n\n{"name": "Globex"}\n`)).toEqual(['Acme', 'Globex']);
      }
    }
    for (const text of ['"Acme"', '[{"name": "Acme"}] more', '[{"name": "Acme"}, ', Buffer.from('[{"name": "Z\xfcrich"}]', 'latin1')])
      await expect(valuesOf(file('said', text), { column: 'name', format: 'json' })).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });

  it('references may be missing, but not all of them', async () => {
    const options = { column: 'Data', reference: 'Reference', format: 'jsonref' } as const;
    const table = await readTable(file('ref', '[{"Data": "Acme", "Reference": 1}, {"Data": "Globex"}, {"Reference": "3"}]'), options);
    expect([0, 1, 2].map((row) => [table.values.at(row), table.references?.at(row)])).toEqual([
      ['Acme', '1'],
      ['Globex', ''],
      ['', '3'],
    ]);
    await expect(readTable(file('noref', '[{"Data": "Acme"}]'), options)).rejects.toMatchObject({ code: 'ERR_COLUMN_MISSING' });
  });

  it('that is nested without end is told of', async () => {
    const deep = `[{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}]`;
    await expect(readTable(file('deep.json', deep), { column: 'a' })).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });

  it('that is broken or no list is told of', async () => {
    for (const [name, text] of Object.entries({ 'e.json': '{"a": 1}', 'f.json': '[{"a": 1}', 'g.json': '[{a: 1}]', 'h.jsonl': '{"a": 1}\n{"b"' }))
      await expect(readTable(file(name, text), { column: 'a' })).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
    const empty = await readTable(file('i.json', '[]'), { column: 'a' }).catch((error) => error);
    expect(empty.values?.length ?? empty.code).toBe(0);
  });
});
