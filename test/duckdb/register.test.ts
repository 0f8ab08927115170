import * as duckdb from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../../src/duckdb/index.js';
import { keys } from '../../src/key/index.js';
import { matchScore } from '../../src/link/index.js';

let instance: duckdb.DuckDBInstance;
let connection: duckdb.DuckDBConnection;
beforeAll(async () => {
  instance = await duckdb.DuckDBInstance.create();
  connection = await instance.connect();
  register(connection, { duckdb });
});
afterAll(() => {
  connection.closeSync();
  instance.closeSync();
});
const rowsOf = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRows();

describe('register', () => {
  it.each(['company', 'individual', 'address', 'global-address', 'product'] as const)('adds the keys of %s', async (category) => {
    const values = ['Bob Smith', 'IBM', '500 Main St.', 'Sony DSC-W120/B', 'Müller', '', 'Ltd.'];
    const name = `${category.replace('-', '_')}_key`;
    const list = values.map((value) => `('${value}')`).join(', ');
    const rows = await rowsOf(`SELECT v, ${name}(v), ${name}(v, 'wide') FROM (VALUES ${list}) t(v)`);
    const wide = keys(values, { category, level: 'wide' });
    expect(rows).toEqual(keys(values, { category }).map((key, i) => [values[i], key, wide[i]]));
  });

  it('gives keys of a table of many chunks in their order', async () => {
    await connection.run(`CREATE TABLE t AS SELECT i::INT AS id, 'Acme ' || (i % 1000) || ' Widgets Ltd' AS name FROM range(10000) r(i)`);
    await connection.run('UPDATE t SET name = NULL WHERE id % 7 = 0');
    const rows = await rowsOf('SELECT id, name, company_key(name) FROM t ORDER BY id');
    const expected = keys(rows.map(([, name]) => name as string | null));
    expect(rows.map(([, , key]) => key)).toEqual(expected);
    expect(await rowsOf('SELECT count(DISTINCT company_key(name)) FROM t')).toEqual([[BigInt(new Set(expected.filter((key) => key !== null)).size)]]);
  });

  it('takes the level row by row, and NULL for anything', async () => {
    const rows = await rowsOf(
      `SELECT company_key(v, l) FROM (VALUES ('IBM', 'narrow'), ('IBM', NULL), (NULL, 'wide'), ('IBM', 'wide'), ('IBM', 'narrow')) t(v, l)`,
    );
    const [narrow, wide] = [keys(['IBM'], { level: 'narrow' })[0], keys(['IBM'], { level: 'wide' })[0]];
    expect(rows).toEqual([[narrow], [null], [null], [wide], [narrow]]);
    expect(await rowsOf('SELECT company_key(NULL), match_score(NULL, NULL)')).toEqual([[null, null]]);
  });

  it('adds match scores', async () => {
    const pairs = [
      ['IBM', 'I.B.M. Corp'],
      ['Trading 392', 'Trading 393'],
      ['Bob Smith', 'Smith, Robert'],
    ];
    const list = pairs.map(([a, b]) => `('${a}', '${b}')`).join(', ');
    const rows = await rowsOf(`SELECT match_score(a, b), match_score(a, b, 'individual') FROM (VALUES ${list}) t(a, b)`);
    expect(rows).toEqual(pairs.map(([a, b]) => [matchScore(a, b), matchScore(a, b, { category: 'individual' })]));
    expect(await rowsOf(`SELECT match_score(a, NULL) FROM (VALUES ('x')) t(a)`)).toEqual([[null]]);
  });

  it('serves other connections of the database', async () => {
    const other = await instance.connect();
    expect((await other.runAndReadAll(`SELECT company_key('IBM')`)).getRows()).toEqual([keys(['IBM'])]);
  });

  it.each([
    [`SELECT company_key('IBM', 'widest')`, /option "level"/],
    [`SELECT match_score('a', 'b', 'vessel')`, /option "category"/],
  ])('fails the query %s', (sql, message) => expect(connection.run(sql)).rejects.toThrow(message));

  it('keeps text as it is', async () => {
    const [[key]] = await rowsOf(`SELECT company_key('Zoë' || chr(0) || 'Łódź 株式会社 😀')`);
    expect(key).toBe(keys(['Zoë\0Łódź 株式会社 😀'])[0]);
  });

  it('refuses wrong options', () => {
    expect(() => register(connection, {} as { duckdb: typeof duckdb })).toThrow(expect.objectContaining({ code: 'ERR_INPUT_TYPE' }));
    expect(() => register(connection, { duckbd: duckdb } as unknown as { duckdb: typeof duckdb })).toThrow(/did you mean "duckdb"/);
  });
});
