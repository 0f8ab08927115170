import * as duckdb from '@duckdb/node-api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertStatement, sqlDialect } from '../../src/target/insert-statement.js';

describe('insertStatement', () => {
  it.each([
    ['ansi', `INSERT INTO "a b"."t""x" ("c") VALUES ('it''s \\ \n \ufffd');\n`],
    ['mysql', "INSERT INTO `a b`.`t\"x` (`c`) VALUES ('it''s \\\\ \\n \\0');\n"],
    ['sqlserver', `INSERT INTO [a b].[t"x] ([c]) VALUES (N'it''s \\ \n \ufffd');\n`],
  ] as const)('quotes for %s', (dialect, expected) => {
    expect(insertStatement('a b."t""x"', ['c'], dialect)(["it's \\ \n \0"])).toBe(expected);
  });

  it('keeps names of one part with dots in quotes apart', () => {
    expect(insertStatement('"a.b"', ['x'])([''])).toBe(`INSERT INTO "a.b" ("x") VALUES ('');\n`);
    for (const table of ['', '.', 'a.', 'a..b', 'a"b', '"a']) expect(() => insertStatement(table, ['x'])).toThrow(/table/);
    expect(() => insertStatement('t', [''])).toThrow(/1 to 128/);
    expect(() => sqlDialect('postgress')).toThrow(/ansi/);
  });

  it('writes NULL', () => expect(insertStatement('t', ['a', 'b'])([null, ''])).toBe(`INSERT INTO "t" ("a", "b") VALUES (NULL, '');\n`));

  it('is read by a database as what it was', async () => {
    const connection = await (await duckdb.DuckDBInstance.create()).connect();
    await connection.run('CREATE TABLE "o""dd" (a VARCHAR, "b c" VARCHAR)');
    const rows = fc.sample(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string()), 200).map((row) => row.map((text) => text.replaceAll('\0', '')));
    const insert = insertStatement('"o""dd"', ['a', 'b c']);
    await connection.run(rows.map(insert).join(''));
    expect((await connection.runAndReadAll('SELECT * FROM "o""dd"')).getRows()).toEqual(rows);
    connection.closeSync();
  });
});
