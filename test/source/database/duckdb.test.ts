import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConnection } from '../../../src/source/database/connection/parse-connection.js';
import { duckdbDriver } from '../../../src/source/database/duckdb/duckdb-driver.js';
import { type Cell, openDatabase } from '../../../src/source/database/index.js';
import { sqlDatabase } from '../../../src/source/database/sql/sql-database.js';
import { runDuckdb as run } from '../../servers/file-databases.js';
import { cells, codeOf, conformance, counted, errorOf, inBatches, type Now } from './conformance.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-duckdb-'));
afterAll(() => rmSync(folder, { recursive: true }));
const LIBRARY = new URL('../../../dist/source/database/index.js', import.meta.url).href;

let files = 0;
/** A new file. */
async function made(...statements: string[]): Promise<string> {
  const path = join(folder, `made-${files++}.duckdb`);
  await run(path, 'CREATE TABLE t (id BIGINT, name VARCHAR)', ...statements);
  return path;
}

async function read(path: string, table: string, columns: readonly string[] | null = null): Promise<Cell[][]> {
  const database = await openDatabase('duckdb', path);
  try {
    return await cells(await database.read(table, columns));
  } finally {
    await database.close();
  }
}

conformance(
  'duckdb',
  async () => {
    const path = join(folder, 'conformance.duckdb');
    // (within a process DuckDB shares a file by its instance alone: what is tested reads by the instance that the tests write by)
    const instance = await DuckDBInstance.create(path);
    const connection = await instance.connect();
    const drivers: { running(): number }[] = [];
    const runHere = async (...statements: string[]): Promise<unknown[][]> => {
      let rows: unknown[][] = [];
      for (const sql of statements) rows = (await connection.runAndReadAll(sql)).getRows();
      return rows;
    };
    await runHere('CREATE SCHEMA other');
    return {
      family: 'duckdb',
      dialect: 'ansi',
      open: (url, options = {}) => {
        const { driver, running } = counted(duckdbDriver(parseConnection('duckdb', url), { path: url, mayWrite: true }, () => instance.connect()));
        drivers.push({ running });
        return sqlDatabase(driver, options);
      },
      url: path,
      urlWith: () => path,
      password: '',
      host: '',
      textType: 'VARCHAR',
      schema: 'other',
      endlessQuery: 'SELECT count(*)::VARCHAR AS x FROM range(100000000000) a, range(1000) b WHERE a.range + b.range = -1',
      keepsNul: false,
      types: [
        ['TINYINT', '-128', '-128'],
        ['BIGINT', '9007199254740993', '9007199254740993'],
        ['HUGEINT', '170141183460469231731687303715884105727', '170141183460469231731687303715884105727'],
        ['DECIMAL(38,10)', '1234567890123456789012345678.1234567890', '1234567890123456789012345678.1234567890'],
        ['DOUBLE', '0.1::DOUBLE + 0.2::DOUBLE', '0.30000000000000004'],
        ['REAL', '1.5', '1.5'],
        ['DOUBLE', "'inf'", 'inf'],
        ['BOOLEAN', 'true', 'true'],
        ['VARCHAR', "'a' || chr(0) || 'b'", 'a\0b'],
        ['DATE', "'2024-02-29'", '2024-02-29'],
        ['TIMESTAMP', "'2024-02-29 13:14:15.123456'", '2024-02-29 13:14:15.123456'],
        ['TIME', "'13:14:15'", '13:14:15'],
        ['INTERVAL', "'1 day 2 hours'", '1 day 02:00:00'],
        ['UUID', "'6d1e2b0a-7c4f-4f6e-9a51-000000000001'", '6d1e2b0a-7c4f-4f6e-9a51-000000000001'],
        ['BLOB', "'\\x00\\xFFa'", '\\x00\\xFFa'],
        ['BIT', "'0101'", '0101'],
        ["ENUM ('a', 'b')", "'b'", 'b'],
        ['VARCHAR[]', "['a', 'b c']", '[a, b c]'],
        ['STRUCT(a INT, b VARCHAR)', "{'a': 1, 'b': 'x'}", "{'a': 1, 'b': x}"],
      ],
      run: runHere,
      tables: async () => (await runHere('SELECT table_name FROM information_schema.tables ORDER BY 1')).map(String),
      running: async () => drivers.reduce((sum, { running }) => sum + running(), 0),
      kill: async () => undefined,
      stop: async () => {
        connection.closeSync();
        instance.closeSync();
      },
    };
  },
  { file: true, sockets: false, asksForDatabase: false, more },
);

function more(now: Now): void {
  test('tables of this file alone', async () => {
    for (const table of ['temp.main.kept', 'conformance.main.kept', 'temp.kept'])
      expect(['ERR_TABLE', 'ERR_SOURCE_READ']).toContain(await codeOf(now().database.read(table, null).then(cells)));
    for (const table of ['temp.made', 'nowhere.made']) expect(await codeOf(now().database.createTable(table, ['v'], inBatches([])))).toBe('ERR_TABLE');
  });

  test('a row that cannot be computed', async () => {
    await now().subject.run('CREATE VIEW broken AS SELECT CAST(name AS INTEGER) AS x FROM kept');
    const error = await errorOf(now().database.read('broken', null).then(cells));
    expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('Could not convert')]);
    expect(await cells(await now().database.read('kept', ['id']))).toHaveLength(4);
  });
}

describe('a file', () => {
  test('that is not there is not made', async () => {
    for (const name of ['none.duckdb', ':memory:', 'md:x', 'no-folder/none.duckdb']) {
      const error = await errorOf(openDatabase('duckdb', join(folder, name)));
      expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('no such file')]);
      expect(existsSync(join(folder, name))).toBe(false);
    }
  });

  test('that is no database', async () => {
    const write = (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    for (const path of [write('a.csv', 'id,name\n1,Cisco\n'.repeat(500)), write('short.duckdb', 'short'), write('empty.duckdb', '')]) {
      const error = await errorOf(openDatabase('duckdb', path));
      expect([error.code, error.message]).toEqual(['ERR_SOURCE_FORMAT', expect.stringMatching(/is no DuckDB database.*something else/)]);
    }
    const sqlite = write('lite.db', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(5000)]));
    expect((await errorOf(openDatabase('duckdb', sqlite))).message).toContain('got one of SQLite');
    expect(await codeOf(openDatabase('duckdb', folder))).toBe('ERR_SOURCE_READ');
  });

  test('that is cut off', async () => {
    const path = await made("INSERT INTO t SELECT i, 'name ' || i FROM range(100000) r(i)");
    writeFileSync(path, readFileSync(path).subarray(0, 40_000));
    expect(['ERR_SOURCE_FORMAT', 'ERR_SOURCE_READ']).toContain(await codeOf(read(path, 't')));
  });

  test('in which columns are missing lists those that are there', async () => {
    const error = await errorOf(read(await made(), 't', ['nmae']));
    expect([error.code, error.message]).toEqual(['ERR_COLUMN_MISSING', expect.stringMatching(/one of id, name.*did you mean "name"/)]);
  });

  test('with odd signs in its name, by a link', async () => {
    const path = join(folder, 'it\'s 100% "odd".duckdb');
    await run(path, 'CREATE TABLE t (v VARCHAR)', "INSERT INTO t VALUES ('x')");
    symlinkSync(path, join(folder, 'link.duckdb'));
    expect([await read(path, 't'), await read(join(folder, 'link.duckdb'), 't')]).toEqual([[['x']], [['x']]]);
  });

  test('is read alone: nothing is left beside it, and not a byte is changed', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const [before, beside] = [readFileSync(path), readdirSync(folder)];
    expect(await read(path, 't')).toEqual([['1', 'x']]);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(beside);
  });

  test('gets a table of its own rows, whole; what was there stays', async () => {
    const path = await made("INSERT INTO t SELECT i, 'name ' || i FROM range(50000) r(i)");
    const database = await openDatabase('duckdb', path);
    const { batches } = await database.read('t', ['name', 'id']);
    expect(await database.createTable('made', ['name', 'id'], batches())).toBe(50_000);
    expect(await codeOf(database.createTable('t', ['v'], inBatches([['1']])))).toBe('ERR_TABLE');
    expect(await cells(await database.read('t', ['id']))).toHaveLength(50_000);
    await database.close();
    expect(await run(path, 'SELECT count(*), count(DISTINCT id), min(name) FROM made')).toEqual([[50_000n, 50_000n, 'name 0']]);
  });

  test('gets none while its rows are being read, or where it may not be written', async () => {
    const path = await made("INSERT INTO t SELECT i, 'name ' || i FROM range(50000) r(i)");
    const database = await openDatabase('duckdb', path);
    const other = await openDatabase('duckdb', path);
    for await (const _ of (await database.read('t', null)).batches()) {
      expect(await codeOf(database.createTable('made', ['v'], inBatches([['1']])))).toBe('ERR_TARGET_WRITE');
      break;
    }
    expect(await codeOf(database.createTable('made', ['v'], inBatches([['1']])))).toBe('ERR_TARGET_WRITE');
    await other.close();
    expect(await database.createTable('made', ['v'], inBatches([['1']]))).toBe(1);
    await database.close();
    const reading = await openDatabase('duckdb', 'anything', { checkFile: async () => ({ path, mayWrite: false }) });
    expect(await codeOf(reading.createTable('more', ['v'], inBatches([['1']])))).toBe('ERR_ADDRESS_REFUSED');
    await reading.close();
    expect(await run(path, 'SELECT v FROM made')).toEqual([['1']]);
    expect(await codeOf(read(path, 'more'))).toBe('ERR_TABLE');
  });

  test('reads no other file, and nothing over the network', async () => {
    writeFileSync(join(folder, 'secret.csv'), 'secret\nhunter2\n');
    const path = await made(
      `CREATE VIEW leak AS SELECT * FROM read_csv('${join(folder, 'secret.csv')}')`,
      `CREATE VIEW text AS SELECT content FROM read_text('${join(folder, 'secret.csv')}')`,
    );
    for (const view of ['leak', 'text']) {
      const error = await errorOf(read(path, view));
      expect(['ERR_SOURCE_READ', 'ERR_TABLE']).toContain(error.code);
      expect(error.message).not.toContain('hunter2');
    }
  });

  test('is refused where hosts are judged and files are not', async () => {
    expect(await codeOf(openDatabase('duckdb', await made(), { checkHost: async () => undefined }))).toBe('ERR_ADDRESS_REFUSED');
  });

  test('a signal that has ended', async () => {
    expect(await codeOf(openDatabase('duckdb', await made(), { signal: AbortSignal.abort() }))).toBe('ERR_ABORTED');
  });
});

describe('a file that another program has open', () => {
  /** A program that makes a table. @param last  what it does when the rows are there. */
  const program = (path: string, last: string): string => {
    const file = join(folder, `program-${files++}.mjs`);
    writeFileSync(
      file,
      `import { openDatabase } from ${JSON.stringify(LIBRARY)};
const database = await openDatabase('duckdb', ${JSON.stringify(path)});
await database.createTable('made', ['v'], (async function* () {
  for (let batch = 0; batch < 20; batch++) yield Array.from({ length: 5000 }, (_, i) => ['value '.repeat(20) + i]);
  ${last}
})());
await database.close();`,
    );
    return file;
  };

  test('and writes is not read; killed, it leaves no table', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const child = spawn(process.execPath, [program(path, "process.stdout.write('half'); await new Promise((done) => setTimeout(done, 1e6));")]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const error = await errorOf(openDatabase('duckdb', path));
    expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('another program has it open')]);
    expect(error.message).not.toContain('PID');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(await read(path, 't')).toEqual([['1', 'x']]);
    expect(await codeOf(read(path, 'made'))).toBe('ERR_TABLE');
  });

  test('is let go when it is closed, also where the reading ended early', async () => {
    const path = await made("INSERT INTO t SELECT i, 'name ' || i FROM range(500000) r(i)");
    const database = await openDatabase('duckdb', path);
    for await (const _ of (await database.read('t', null)).batches()) break;
    await database.close();
    const { status, stderr } = spawnSync(process.execPath, [program(path, '')]);
    expect([status, stderr.toString()]).toEqual([0, '']);
    expect(await read(path, 'made')).toHaveLength(100_000);
  });
});
