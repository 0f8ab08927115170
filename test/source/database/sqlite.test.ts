import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConnection } from '../../../src/source/database/connection/parse-connection.js';
import { type Cell, openDatabase } from '../../../src/source/database/index.js';
import { sqlDatabase } from '../../../src/source/database/sql/sql-database.js';
import { sqliteDriver } from '../../../src/source/database/sqlite/sqlite-driver.js';
import { sqliteEngine } from '../../../src/source/database/sqlite/sqlite-engine.js';
import { runSqlite as run } from '../../servers/file-databases.js';
import { cells, codeOf, conformance, counted, errorOf, inBatches, type Now } from './conformance.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sharesLocks = (await sqliteEngine()).sharesLocks;
const ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT 'x' || i AS x FROM n";
const MANY = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999) SELECT i AS id, 'name ' || i AS name FROM n";

let files = 0;
/** A new file. */
async function made(...statements: string[]): Promise<string> {
  const path = join(folder, `made-${files++}.db`);
  await run(path, 'CREATE TABLE t (id INTEGER PRIMARY KEY, name)', ...statements);
  return path;
}

/** What lies in the folder under a file's name. */
const beside = (path: string): string[] => readdirSync(folder).filter((name) => name.startsWith(`${path.slice(folder.length + 1)}`));

async function read(path: string, table: string, columns: readonly string[] | null = null): Promise<Cell[][]> {
  const database = await openDatabase('sqlite', path);
  try {
    return await cells(await database.read(table, columns));
  } finally {
    await database.close();
  }
}

conformance(
  'sqlite',
  async () => {
    const path = join(folder, 'conformance.db');
    const drivers: { running(): number }[] = [];
    return {
      family: 'sqlite',
      dialect: 'ansi',
      open: (url, options = {}) => {
        const { driver, running } = counted(sqliteDriver(parseConnection('sqlite', url), { path: url, mayWrite: true }));
        drivers.push({ running });
        return sqlDatabase(driver, options);
      },
      url: path,
      urlWith: () => path,
      password: '',
      host: '',
      textType: 'TEXT',
      schema: 'main',
      endlessQuery: ENDLESS,
      keepsNul: false,
      types: [
        ['INTEGER', '-9223372036854775808', '-9223372036854775808'],
        ['INT', '9007199254740993', '9007199254740993'],
        ['REAL', '0.1', '0.1'],
        ['REAL', '0.1 + 0.2', '0.30000000000000004'],
        ['REAL', '2', '2.0'],
        ['REAL', '1e300 * 1e300', 'Inf'],
        ['REAL', '-1.5e-300', '-1.5e-300'],
        ['TEXT', '12', '12'],
        ['', '12', '12'],
        ['NUMERIC(30,10)', "'12.50'", '12.5'],
        ['DATE', "'2024-02-29'", '2024-02-29'],
        ['BOOLEAN', 'true', '1'],
        ['BLOB', "x'00ff'", '0x00ff'],
        ['BLOB', "x'5a6fc3ab'", 'Zoë'],
        ['BLOB', "x''", ''],
        ['INTEGER', "'no number'", 'no number'],
        ['TEXT', "CAST(x'61ff62' AS TEXT)", 'a\ufffdb'],
        ['TEXT', "CAST(x'610062' AS TEXT)", 'a\0b'],
        ['JSON', `'{"a": 1}'`, '{"a": 1}'],
      ],
      run: (...statements) => run(path, ...statements),
      tables: async () => (await run(path, 'SELECT name FROM sqlite_schema ORDER BY 1')).map(String),
      running: async () => drivers.reduce((sum, { running }) => sum + running(), 0),
      kill: async () => undefined,
      stop: async () => expect(beside(path)).toEqual(['conformance.db']),
    };
  },
  { file: true, sockets: false, asksForDatabase: false, more },
);

function more(now: Now): void {
  test('there is one schema', async () => {
    expect(await cells(await now().database.read('MAIN.kept', ['id']))).toHaveLength(4);
    for (const table of ['temp.kept', 'other.kept', 'main.kept.id']) expect(await codeOf(now().database.read(table, null))).toBe('ERR_TABLE');
    for (const table of ['temp.made', 'other.made']) expect(await codeOf(now().database.createTable(table, ['v'], inBatches([])))).toBe('ERR_TABLE');
  });

  test('computed and virtual columns', async () => {
    await now().subject.run(
      'CREATE TABLE computed (a, b AS (a * 2), c AS (a * 3) STORED)',
      'INSERT INTO computed VALUES (7)',
      'CREATE VIRTUAL TABLE words USING fts5(word)',
      "INSERT INTO words VALUES ('one')",
    );
    const rows = await now().database.read('computed', null);
    expect([rows.names, await cells(rows)]).toEqual([['a', 'b', 'c'], [['7', '14', '21']]]);
    const words = await now().database.read('words', null);
    expect([words.names, await cells(words)]).toEqual([['word'], [['one']]]);
  });

  test('a row that cannot be computed', async () => {
    await now().subject.run('CREATE VIEW broken AS SELECT abs(id - 9223372036854775807 - 4) AS x FROM kept');
    const error = await errorOf(now().database.read('broken', null).then(cells));
    expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('integer overflow')]);
    expect(await cells(await now().database.read('kept', ['id']))).toHaveLength(4);
  });

  test('a view of what is gone is an error of its own, and hides no table', async () => {
    await now().subject.run('CREATE TABLE gone (id)', 'CREATE VIEW of_gone AS SELECT id FROM gone', 'DROP TABLE gone');
    expect(['ERR_TABLE', 'ERR_SOURCE_READ', 'ERR_COLUMN_MISSING']).toContain(await codeOf(now().database.read('of_gone', null).then(cells)));
    expect(await cells(await now().database.read('kept', ['id']))).toHaveLength(4);
    await now().subject.run('DROP VIEW of_gone');
  });

  test('a table cannot be made while rows are being read', async () => {
    const { database } = now();
    for await (const _ of (await database.read('many', null)).batches()) {
      expect(await codeOf(database.createTable('made_beside', ['v'], inBatches([['1']])))).toBe('ERR_TARGET_WRITE');
      break;
    }
    expect(await database.createTable('made_beside', ['v'], inBatches([['1']]))).toBe(1);
  });
}

describe('a file', () => {
  test('that is not there is not made', async () => {
    for (const name of ['none.db', ':memory:', 'file:x?mode=memory', 'no-folder/none.db']) {
      const error = await errorOf(openDatabase('sqlite', join(folder, name)));
      expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('no such file')]);
      expect(existsSync(join(folder, name))).toBe(false);
    }
  });

  test('that is no database', async () => {
    const write = (name: string, content: string | Buffer): string => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    const texts = [write('a.csv', 'id,name\n1,Cisco\n'.repeat(500)), write('short.db', 'short'), write('almost.db', 'SQLite format 2\0'.repeat(500))];
    for (const path of texts) {
      const error = await errorOf(openDatabase('sqlite', path));
      expect([error.code, error.message]).toEqual(['ERR_SOURCE_FORMAT', expect.stringMatching(/is no SQLite database.*something else/)]);
    }
    const duck = write('duck.db', Buffer.concat([Buffer.alloc(8), Buffer.from('DUCK'), Buffer.alloc(5000)]));
    expect((await errorOf(openDatabase('sqlite', duck))).message).toContain('got one of DuckDB');
    expect((await errorOf(openDatabase('sqlite', folder))).code).toBe('ERR_SOURCE_READ');
  });

  test('that is damaged', async () => {
    const path = await made(`INSERT INTO t ${MANY}`);
    const bytes = readFileSync(path);
    bytes.fill(0xff, 8192, 65536);
    writeFileSync(path, bytes);
    expect(['ERR_SOURCE_FORMAT', 'ERR_SOURCE_READ']).toContain(await codeOf(read(path, 't')));
  });

  test('of nothing has no tables, and gets one', async () => {
    const path = join(folder, 'empty.db');
    writeFileSync(path, '');
    expect(await codeOf(read(path, 't'))).toBe('ERR_TABLE');
    const database = await openDatabase('sqlite', path);
    expect(await database.createTable('made', ['v'], inBatches([['1']]))).toBe(1);
    await database.close();
    expect(await run(path, 'SELECT v FROM made')).toEqual([['1']]);
  });

  test('in which columns are missing lists those that are there', async () => {
    const error = await errorOf(read(await made(), 't', ['nmae']));
    expect([error.code, error.message]).toEqual(['ERR_COLUMN_MISSING', expect.stringMatching(/one of id, name.*did you mean "name"/)]);
  });

  test('with odd signs in its name, by a link', async () => {
    const path = join(folder, 'it\'s 100% "odd" ?mode=memory#x.db');
    await run(path, 'CREATE TABLE t (v)', "INSERT INTO t VALUES ('x')");
    symlinkSync(path, join(folder, 'link.db'));
    expect([await read(path, 't'), await read(join(folder, 'link.db'), 't')]).toEqual([[['x']], [['x']]]);
  });

  test('is read alone: nothing is left beside it, and not a byte is changed', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const before = readFileSync(path);
    expect(await read(path, 't')).toEqual([['1', 'x']]);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(beside(path)).toHaveLength(1);
  });

  test('keeps its kind of journal when a table is made', async () => {
    for (const mode of ['delete', 'wal']) {
      const path = await made(`PRAGMA locking_mode = EXCLUSIVE`, `PRAGMA journal_mode = ${mode}`, "INSERT INTO t VALUES (1, 'x')");
      const database = await openDatabase('sqlite', path);
      const { batches } = await database.read('t', null);
      expect(await database.createTable('made', ['a', 'b'], batches())).toBe(1);
      await database.close();
      expect(await read(path, 'made')).toEqual([['1', 'x']]);
      expect([mode, readFileSync(path)[18]]).toEqual([mode, mode === 'wal' ? 2 : 1]);
    }
  });

  test('that may not be written is not', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const database = await openDatabase('sqlite', 'anything', { checkFile: async () => ({ path, mayWrite: false }) });
    expect(await codeOf(database.createTable('made', ['v'], inBatches([['1']])))).toBe('ERR_ADDRESS_REFUSED');
    expect(await cells(await database.read('t', ['name']))).toEqual([['x']]);
    await database.close();
    expect(await codeOf(read(path, 'made'))).toBe('ERR_TABLE');
  });

  test('is refused where hosts are judged and files are not', async () => {
    const path = await made();
    expect(await codeOf(openDatabase('sqlite', path, { checkHost: async () => undefined }))).toBe('ERR_ADDRESS_REFUSED');
    const refusal = new Error('mine');
    const checkFile = async (): Promise<never> => Promise.reject(refusal);
    await expect(openDatabase('sqlite', path, { checkFile })).rejects.toBe(refusal);
  });

  test('is closed by the signal', async () => {
    const path = await made('PRAGMA journal_mode = DELETE');
    expect(await codeOf(openDatabase('sqlite', path, { signal: AbortSignal.abort() }))).toBe('ERR_ABORTED');
    const abort = new AbortController();
    const database = await openDatabase('sqlite', path, { signal: abort.signal });
    abort.abort();
    expect(await codeOf(database.read('t', null))).toBe('ERR_ABORTED');
    expect(beside(path)).toHaveLength(1);
  });
});

const hasProgram = spawnSync('sqlite3', ['--version']).status === 0;

describe.skipIf(!hasProgram)('a file that another program has open', () => {
  /** Another program that has done something, and waits until it is ended. */
  async function other(path: string, sql: string): Promise<{ kill(): Promise<void> }> {
    const child = spawn('sqlite3', [path], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.write(`${sql}\n.print done\n`);
    await new Promise<void>((resolve) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('done')) resolve();
      });
    });
    return {
      kill: () =>
        new Promise((resolve) => {
          child.on('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    };
  }

  test('and writes is not read', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const program = await other(path, "BEGIN EXCLUSIVE; INSERT INTO t VALUES (2, 'half');");
    const error = await errorOf(read(path, 't'));
    expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringMatching(/locked|another program/)]);
    await program.kill();
    // what it left is undone, or refused by a library that cannot undo it
    if (sharesLocks) expect(await read(path, 't')).toEqual([['1', 'x']]);
  });

  test('with a log, and has written: what it wrote is read', async () => {
    const path = await made();
    const program = await other(path, "PRAGMA journal_mode = WAL; INSERT INTO t VALUES (1, 'in the log');");
    expect(await read(path, 't')).toEqual([['1', 'in the log']]);
    await program.kill();
    expect(await read(path, 't')).toEqual([['1', 'in the log']]);
  });

  test('and writes while a table is made: neither harms the other', async () => {
    const path = await made("INSERT INTO t VALUES (1, 'x')");
    const database = await openDatabase('sqlite', path);
    const rows = (async function* () {
      yield [['1']];
      spawnSync('sqlite3', [path, "INSERT INTO t VALUES (2, 'theirs');"]);
      yield [['2']];
    })();
    const count = await database.createTable('made', ['v'], rows).catch(() => null);
    await database.close();
    const [[check]] = [spawnSync('sqlite3', [path, 'PRAGMA integrity_check;']).stdout.toString().trim().split('\n')];
    expect(check).toBe('ok');
    expect(spawnSync('sqlite3', [path, "SELECT count(*) FROM sqlite_schema WHERE name = 'made'"]).stdout.toString().trim()).toBe(count === null ? '0' : '1');
  });

  test.skipIf(sharesLocks)('and writes while rows are read: that is told at the end', async () => {
    const path = await made(`INSERT INTO t ${MANY}`);
    const database = await openDatabase('sqlite', path);
    const reading = (async () => {
      for await (const batch of (await database.read('t', null)).batches())
        if (batch[0][0] === '0') spawnSync('sqlite3', [path, "UPDATE t SET name = 'theirs' WHERE id > 10000;"]);
    })();
    const error = await errorOf(reading);
    expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining('another program has written meanwhile')]);
    await database.close();
  });

  test('UTF-16', async () => {
    const path = join(folder, 'utf16.db');
    spawnSync('sqlite3', [path, "PRAGMA encoding = 'UTF-16be'; CREATE TABLE t (v); INSERT INTO t VALUES ('Zoë 密 😀'), (12), (x'00ff');"]);
    if (sharesLocks) expect(await read(path, 't')).toEqual([['Zoë 密 😀'], ['12'], ['0x00ff']]);
    else expect(await codeOf(read(path, 't'))).toBe('ERR_SOURCE_FORMAT');
  });
});

test.skipIf(sharesLocks)('a process that is killed while it makes a table leaves none', async () => {
  const path = await made('PRAGMA journal_mode = DELETE', "INSERT INTO t VALUES (1, 'x')");
  const program = join(folder, 'killed.mjs');
  const library = new URL('../../../dist/source/database/index.js', import.meta.url).href;
  writeFileSync(
    program,
    `import { openDatabase } from ${JSON.stringify(library)};
const database = await openDatabase('sqlite', ${JSON.stringify(path)});
await database.createTable('made', ['v'], (async function* () {
  for (let batch = 0; batch < 20; batch++) yield Array.from({ length: 5000 }, (_, i) => ['value '.repeat(20) + i]);
  process.kill(process.pid, 'SIGKILL');
  yield [];
})());`,
  );
  expect(spawnSync(process.execPath, [program]).signal).toBe('SIGKILL');
  // (the library's lock is a folder that outlives it)
  const error = await errorOf(openDatabase('sqlite', path));
  expect([error.code, error.message]).toEqual(['ERR_SOURCE_READ', expect.stringContaining(`made-${files - 1}.db.lock`)]);
  rmSync(`${path}.lock`, { recursive: true });
  expect(await codeOf(read(path, 'made'))).toBe('ERR_TABLE');
  expect(await read(path, 't')).toEqual([['1', 'x']]);
});
