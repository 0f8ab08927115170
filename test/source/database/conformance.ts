import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NamesakeError } from '../../../src/errors.js';
import { type Cell, type Database, type DatabaseFamily, type DatabaseOptions, openDatabase, type TableRows } from '../../../src/source/database/index.js';
import type { Driver, Session } from '../../../src/source/database/sql/driver.js';
import { quotedName } from '../../../src/target/sql-names.js';

/** A family of databases, as the tests see it. */
export interface Subject {
  readonly family: DatabaseFamily;
  readonly dialect: 'ansi' | 'mysql' | 'sqlserver';
  /** Opened as {@link openDatabase} does. */
  open(url: string, options?: DatabaseOptions): Promise<Database>;
  readonly url: string;
  readonly password: string;
  /** The connection with other parts. */
  urlWith(parts: { password?: string; host?: string; port?: number; database?: string }): string;
  readonly host: string;
  /** Type, a value in SQL, the text of it. */
  readonly types: readonly (readonly [string, string, string])[];
  readonly textType: string;
  /** Another schema that is there. */
  readonly schema: string;
  /** A query of texts that lasts until it is ended. */
  readonly endlessQuery: string;
  readonly keepsNul: boolean;
  /** How a name without quotes is made. */
  readonly folded?: (name: string) => string;
  run(...statements: string[]): Promise<unknown[][]>;
  /** Names of all tables, views too. */
  tables(): Promise<string[]>;
  /** Number of connections of ours that run something. */
  running(): Promise<number>;
  /** Ends all connections of ours. */
  kill(): Promise<void>;
}

type Rows = readonly (readonly Cell[])[];
const ODD_NAMES = ['a"b', 'a`b', '[x]', "it's; --", 'ünï 密', 'a.b', 'select', 'a?b:c$1', '%s'];
const ODD_TABLE = 'odd "name`]\'; DROP TABLE kept; -- .x';
const MANY = 20_000;

type Started = Subject & { stop(): Promise<void> };

/** The suite while it runs. */
export type Now = () => { readonly subject: Subject; readonly database: Database };

/** What is said of a family before it is started. */
export interface Kind {
  /** It is a file: there is nobody to connect to, and nobody who ends a connection. */
  readonly file?: boolean;
  /** It is reached by a socket of ours, at any host and port. */
  readonly sockets: boolean;
  /** A database that is not there is noticed at once. */
  readonly asksForDatabase: boolean;
  /** Declares what only this family must do. */
  readonly more?: (now: Now) => void;
}

/** What every family must do. */
export function conformance(name: string, start: () => Promise<Started>, { file = false, sockets, asksForDatabase, more = () => undefined }: Kind): void {
  describe(name, () => {
    let subject: Started;
    let database: Database;
    const quoted = (text: string): string => quotedName(text, subject.dialect);

    beforeAll(async () => {
      subject = await start();
      const text = subject.textType;
      const oddColumns = ODD_NAMES.map((column) => `${quoted(column)} ${text}`).join(', ');
      await subject.run(
        `CREATE TABLE kept (id int, name ${text})`,
        `INSERT INTO kept VALUES (1, 'one'), (2, ''), (3, NULL), (4, 'Zoë 密 😀 e\u0301')`,
        `CREATE VIEW kept_view AS SELECT name, id FROM kept WHERE id < 3`,
        `CREATE TABLE ${quoted(ODD_TABLE)} (${oddColumns})`,
        `INSERT INTO ${quoted(ODD_TABLE)} VALUES (${ODD_NAMES.map((_, i) => `'${i}'`).join(', ')})`,
        `CREATE TABLE no_rows (id int)`,
        `CREATE TABLE many (id int, name ${text})`,
        `INSERT INTO many ${numbers(MANY)}`,
        `CREATE VIEW endless AS ${subject.endlessQuery}`,
        `CREATE TABLE ${quoted(subject.schema)}.elsewhere (id int)`,
        `INSERT INTO ${quoted(subject.schema)}.elsewhere VALUES (7)`,
      );
      database = await subject.open(subject.url);
    });
    afterAll(async () => {
      await database?.close();
      await subject?.stop();
    });

    more(() => ({ subject, database }));

    describe('reading', () => {
      test('every type comes as a text', async () => {
        const columns = subject.types.map(([type], i) => `c${i} ${type}`);
        await subject.run(`CREATE TABLE typed (${columns.join(', ')})`, `INSERT INTO typed VALUES (${subject.types.map(([, value]) => value).join(', ')})`);
        const [row] = await cells(await database.read('typed', null));
        expect(row).toEqual(subject.types.map(([, , text]) => text));
      });

      test('NULL, the empty text and any script', async () => {
        const rows = await database.read('kept', null);
        expect(rows.names).toEqual(['id', 'name']);
        expect(byFirst(await cells(rows))).toEqual([
          ['1', 'one'],
          ['2', ''],
          ['3', null],
          ['4', 'Zoë 密 😀 e\u0301'],
        ]);
      });

      test('columns in the order asked for, twice too, whatever their case', async () => {
        const rows = await database.read('kept', ['NAME', 'id', 'name']);
        expect(rows.names).toEqual(['name', 'id', 'name']);
        expect((await cells(rows))[0]).toEqual(['one', '1', 'one']);
      });

      test('odd names', async () => {
        const rows = await database.read(`"${ODD_TABLE.replaceAll('"', '""')}"`, null);
        expect(rows.names).toEqual(ODD_NAMES);
        expect(await cells(rows)).toEqual([ODD_NAMES.map((_, i) => String(i))]);
      });

      test('one odd column', async () => {
        for (const [index, column] of ODD_NAMES.entries())
          expect(await cells(await database.read(`"${ODD_TABLE.replaceAll('"', '""')}"`, [column]))).toEqual([[String(index)]]);
      });

      test('a view', async () => {
        const rows = await database.read('kept_view', null);
        expect(rows.names).toEqual(['name', 'id']);
        expect(byFirst(await cells(rows))).toEqual([
          ['', '2'],
          ['one', '1'],
        ]);
      });

      test('a table without rows', async () => {
        expect(await cells(await database.read('no_rows', null))).toEqual([]);
      });

      test.each(['elsewhere', 'ELSEWHERE', '"elsewhere"'])('a table of another schema: %s', async (table) => {
        expect(await cells(await database.read(`${subject.schema}.${table}`, null))).toEqual([['7']]);
      });

      test('a table of another schema is not found without it', async () => {
        // (SQLite has one)
        if (subject.schema === 'main') return;
        expect(await codeOf(database.read('elsewhere', null))).toBe('ERR_TABLE');
      });

      test('a name that only case tells apart', async () => {
        expect((await database.read('KEPT', ['ID'])).names).toEqual(['id']);
      });

      test('many rows in order, batch by batch', async () => {
        const rows = await database.read('many', ['id', 'name']);
        let expected = 0;
        let batches = 0;
        for await (const batch of rows.batches()) {
          batches++;
          for (const [id, text] of batch) {
            if (id !== String(expected) || text !== `name ${expected}`) expect.fail(`row ${expected} is ${id}, ${text}`);
            expected++;
          }
        }
        expect(expected).toBe(MANY);
        expect(batches).toBeGreaterThan(2);
      });

      test('the same rows twice, one reading inside the other', async () => {
        const rows = await database.read('kept', ['id']);
        const seen: string[] = [];
        for await (const batch of rows.batches()) seen.push(...batch.map(String), ...(await cells(rows)).map(String));
        expect(seen.length).toBe(8);
      });

      test('an early end ends the query, and the next one runs', async () => {
        const rows = await database.read('many', null);
        for await (const batch of rows.batches()) {
          expect(batch.length).toBeLessThan(MANY);
          break;
        }
        expect(await settled(subject)).toBe(0);
        expect((await cells(await database.read('kept', null))).length).toBe(4);
      });

      test('what the reader throws is its own, and ends the query', async () => {
        const mine = new Error('mine');
        const reading = (async () => {
          for await (const _ of (await database.read('many', null)).batches()) throw mine;
        })();
        await expect(reading).rejects.toBe(mine);
        expect(await settled(subject)).toBe(0);
      });

      test('the signal ends a query that runs', async () => {
        const abort = new AbortController();
        const other = await subject.open(subject.url, { signal: abort.signal });
        const reading = cells(await other.read('endless', null));
        const code = codeOf(reading);
        await until(async () => (await subject.running()) > 0);
        abort.abort();
        expect(await code).toBe('ERR_ABORTED');
        expect(await settled(subject)).toBe(0);
        expect(await codeOf(other.read('kept', null))).toBe('ERR_ABORTED');
        await other.close();
      });

      test('closing ends a query that runs', async () => {
        const other = await subject.open(subject.url);
        const code = codeOf(cells(await other.read('endless', null)));
        await until(async () => (await subject.running()) > 0);
        await other.close();
        expect(await code).toBe('ERR_ABORTED');
        expect(await settled(subject)).toBe(0);
        await other.close();
      });

      test.skipIf(file)('a connection that is ended by the server', async () => {
        const other = await subject.open(subject.url);
        const rows = (await other.read('endless', null)).batches();
        const code = codeOf(drained(rows));
        await until(async () => (await subject.running()) > 0);
        await subject.kill();
        expect(await code).toBe('ERR_CONNECTION');
        expect((await cells(await other.read('kept', null))).length).toBe(4);
        await other.close();
      });
    });

    describe('making a table', () => {
      test('holds every row', async () => {
        const rows: Rows = [
          ['1', 'one'],
          [null, ''],
          ['quotes', `'"\`\\\\ \\n ] $1 ? :x {} ,`],
          ['lines', 'a\nb\r\nc\td'],
          ['unicode', 'Zoë 密 😀 e\u0301 \u202e'],
          ['NULL', 'null'],
          ['long', 'x'.repeat(1_000_000)],
        ];
        expect(await database.createTable('made', ['the key', 'value'], inBatches(rows, 2))).toBe(rows.length);
        expect(byFirst(await cells(await database.read('made', ['the key', 'value'])))).toEqual(byFirst(rows));
      });

      test('what a database cannot hold becomes U+FFFD', async () => {
        await database.createTable('made_replaced', ['v'], inBatches([['a\0b'], ['a\ud800b']]));
        const texts = (await cells(await database.read('made_replaced', null))).map(([text]) => text).sort();
        expect(texts).toEqual([subject.keepsNul ? 'a\0b' : 'a\ufffdb', 'a\ufffdb'].sort());
      });

      test('without rows, it is there', async () => {
        expect(await database.createTable('made_empty', ['v'], inBatches([]))).toBe(0);
        expect(await cells(await database.read('made_empty', null))).toEqual([]);
      });

      test('odd names', async () => {
        const table = `"made ${ODD_TABLE.replaceAll('"', '""')}"`;
        await database.createTable(table, ODD_NAMES, inBatches([ODD_NAMES]));
        const rows = await database.read(table, null);
        expect(rows.names).toEqual(ODD_NAMES.map(subject.folded ?? ((column) => column)));
        expect(await cells(rows)).toEqual([ODD_NAMES]);
        expect((await cells(await database.read('kept', null))).length).toBe(4);
      });

      test('in another schema', async () => {
        await database.createTable(`${subject.schema}.made_elsewhere`, ['v'], inBatches([['1']]));
        expect(await cells(await database.read(`${subject.schema}.made_elsewhere`, null))).toEqual([['1']]);
      });

      test('while the rows are being read from the same database', async () => {
        const { batches } = await database.read('many', ['id', 'name']);
        expect(await database.createTable('made_copy', ['id', 'name'], batches())).toBe(MANY);
        const copied = await cells(await database.read('made_copy', ['id']));
        expect(new Set(copied.flat()).size).toBe(MANY);
      });

      test.each(['kept', 'kept_view'])('one of that name stays as it is, and no row is asked for: %s', async (table) => {
        let asked = false;
        const code = await codeOf(
          database.createTable(
            table,
            ['v'],
            (async function* () {
              asked = true;
              yield [['1']];
            })(),
          ),
        );
        expect(code).toBe('ERR_TABLE');
        expect(asked).toBe(false);
        expect((await cells(await database.read('kept', null))).length).toBe(4);
      });

      test.each(['', 'a.b.c.d', '"open', 'a..b', '.', 'nul\0', `a"; DROP TABLE kept; --`, 'x'.repeat(1000)])('a name that is none: %j', async (table) => {
        expect(await codeOf(database.createTable(table, ['v'], inBatches([])))).toBe('ERR_TABLE');
      });

      test.each([[[]], [['']], [['a', 'a']], [['nul\0']], [['x'.repeat(1000)]]])('columns that are none: %j', async (columns) => {
        const before = await subject.tables();
        expect(await codeOf(database.createTable('made_wrong', columns, inBatches([])))).toBe('ERR_TABLE');
        expect(await subject.tables()).toEqual(before);
      });

      test('a row of another width leaves no table', async () => {
        await leavesNothing(subject, async () => {
          expect(await codeOf(database.createTable('made_narrow', ['a', 'b'], inBatches([['1', '2'], ['3']])))).toBe('ERR_TARGET_WRITE');
        });
      });

      test('rows that throw midway leave no table', async () => {
        const mine = new TypeError('mine');
        await leavesNothing(subject, async () => {
          await expect(database.createTable('made_half', ['v'], thenThrows(manyRows(), mine))).rejects.toBe(mine);
        });
        expect(await database.createTable('made_half', ['v'], inBatches([['1']]))).toBe(1);
      });

      test.skipIf(file)('a connection that is ended midway leaves no table', async () => {
        const other = await subject.open(subject.url);
        await leavesNothing(subject, async () => {
          const rows = thenActs(manyRows(), () => subject.kill());
          const error = await errorOf(other.createTable('made_killed', ['v'], rows));
          expect(error.code).toBe('ERR_CONNECTION');
          expect(error.message).toContain(`making the table "made_killed": the connection to ${subject.family}`);
        });
        expect(await other.createTable('made_after', ['v'], inBatches([['1']]))).toBe(1);
        await other.close();
      });

      test('the signal midway leaves no table, though no further row comes', async () => {
        const abort = new AbortController();
        const other = await subject.open(subject.url, { signal: abort.signal });
        await leavesNothing(subject, async () => {
          const rows = thenActs(manyRows(), () => {
            abort.abort();
            return new Promise<void>(() => undefined);
          });
          expect(await codeOf(other.createTable('made_aborted', ['v'], rows))).toBe('ERR_ABORTED');
          await other.close();
        });
      });
    });

    describe('names that would be more than names', () => {
      test.each([
        'kept; DROP TABLE kept',
        'kept" --',
        "kept' OR '1'='1",
        'kept WHERE 1=0',
        '(SELECT 1)',
        'kept, many',
        'kept\0',
        '',
        'x'.repeat(5000),
        '%',
        'kep_',
      ])('table %j', async (table) => {
        expect(await codeOf(database.read(table, null))).toBe('ERR_TABLE');
        expect((await cells(await database.read('kept', null))).length).toBe(4);
      });

      test.each(['id FROM kept; DROP TABLE kept; --', '*', '1', 'id, name', '"id"', "id' --", '', 'nam_'])('column %j', async (column) => {
        const error = await errorOf(database.read('kept', [column]));
        expect(error.code).toBe('ERR_COLUMN_MISSING');
        expect(error.message).toContain('id, name');
        expect((await cells(await database.read('kept', null))).length).toBe(4);
      });
    });

    describe.skipIf(file)('connecting', () => {
      test('a wrong password is refused, unseen', async () => {
        const error = await errorOf(subject.open(subject.urlWith({ password: 'wr0ng-hunter2' })));
        expect(error.code).toBe('ERR_CONNECTION');
        expect(everything(error)).not.toContain('hunter2');
        expect(everything(error)).not.toContain(subject.password);
      });

      test('nobody there', async () => {
        const error = await errorOf(subject.open(subject.urlWith({ port: 1 })));
        expect(error.code).toBe('ERR_CONNECTION');
        expect(error.message).toContain(`there is no connection to ${subject.family}`);
        expect(everything(error)).not.toContain(subject.password);
      });

      test.skipIf(!asksForDatabase)('no such database', async () => {
        const error = await errorOf(subject.open(subject.urlWith({ database: 'nowhere' })));
        expect(error.code).toBe('ERR_CONNECTION');
        expect(error.message.toLowerCase()).toContain('nowhere');
      });

      test('a server that says nothing', async () => {
        const silent = createServer(() => undefined);
        await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
        const { port } = silent.address() as { port: number };
        expect(await codeOf(subject.open(subject.urlWith({ port }), { connectTimeoutMs: 100 }))).toBe('ERR_CONNECTION');
        const abort = new AbortController();
        const opening = codeOf(subject.open(subject.urlWith({ port }), { signal: abort.signal }));
        setTimeout(() => abort.abort(), 50);
        expect(await opening).toBe('ERR_ABORTED');
        silent.close();
      });

      test('a signal that has ended', async () => {
        expect(await codeOf(subject.open(subject.url, { signal: AbortSignal.abort() }))).toBe('ERR_ABORTED');
      });

      test('the host is asked for first', async () => {
        const refusal = new NamesakeError('ERR_ADDRESS_REFUSED', 'no');
        const hosts: string[] = [];
        const checkHost = async (host: string): Promise<void> => {
          hosts.push(host);
          throw refusal;
        };
        await expect(subject.open(subject.url, { checkHost })).rejects.toBe(refusal);
        expect(hosts).toEqual([subject.host]);
      });

      test.skipIf(!sockets)('the addresses of a name are asked for too', async () => {
        const refusal = new NamesakeError('ERR_ADDRESS_REFUSED', 'no');
        const hosts: string[] = [];
        const checkHost = async (host: string): Promise<void> => {
          hosts.push(host);
          if (host !== 'localhost') throw refusal;
        };
        await expect(subject.open(subject.urlWith({ host: 'localhost' }), { checkHost })).rejects.toBe(refusal);
        expect(hosts.length).toBeGreaterThan(1);
        const open = await subject.open(subject.urlWith({ host: 'localhost' }), { checkHost: async () => undefined });
        expect((await cells(await open.read('kept', null))).length).toBe(4);
        await open.close();
      });
    });
  });
}

/** A query of so many rows of a number and a text, in standard SQL that every server has. */
function numbers(count: number): string {
  const digits = Array.from({ length: 10 }, (_, i) => `SELECT ${i} AS d`).join(' UNION ALL ');
  const places = ['a', 'b', 'c', 'd', 'e'];
  const sum = places.map((place, i) => `${place}.d * ${10 ** i}`).join(' + ');
  const joined = places.map((place) => `(${digits}) ${place}`).join(', ');
  return `SELECT n, CONCAT('name ', n) FROM (SELECT ${sum} AS n FROM ${joined}) numbers WHERE n < ${count} ORDER BY n`;
}

export async function cells(rows: TableRows): Promise<Cell[][]> {
  return await drained(rows.batches());
}

async function drained(batches: AsyncIterable<Rows>): Promise<Cell[][]> {
  const all: Cell[][] = [];
  for await (const batch of batches) all.push(...batch.map((row) => [...row]));
  return all;
}

function byFirst(rows: Rows): Rows {
  return [...rows].sort((a, b) => String(a[0]).localeCompare(String(b[0])));
}

export async function* inBatches(rows: Rows, size = 1000): AsyncGenerator<Rows> {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
}

/** More than is inserted at once. */
function manyRows(): Rows {
  return Array.from({ length: 15_000 }, (_, i) => [`value ${i}`]);
}

async function* thenThrows(rows: Rows, error: Error): AsyncGenerator<Rows> {
  yield* inBatches(rows);
  throw error;
}

async function* thenActs(rows: Rows, act: () => Promise<void>): AsyncGenerator<Rows> {
  yield* inBatches(rows);
  await act();
  yield* inBatches(rows);
}

/** Afterwards there are the tables that were there before. */
async function leavesNothing(subject: Subject, act: () => Promise<void>): Promise<void> {
  const before = await subject.tables();
  await act();
  await until(async () => (await subject.running()) === 0);
  expect(await subject.tables()).toEqual(before);
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(20);
}

/** The number of statements that run, once they have had time to end. (One may follow that only ends the connection: what was counted last counts.) */
async function settled(subject: Subject): Promise<number> {
  let running = await subject.running();
  for (let i = 0; i < 100 && running > 0; i++) {
    await delay(20);
    running = await subject.running();
  }
  return running;
}

export async function errorOf(work: Promise<unknown>): Promise<NamesakeError> {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(NamesakeError);
    return error as NamesakeError;
  }
  return expect.fail('nothing was thrown');
}

export async function codeOf(work: Promise<unknown>): Promise<string> {
  return (await errorOf(work)).code;
}

/** All that an error could be printed as. */
function everything(error: NamesakeError): string {
  expect(error.cause).toBeUndefined();
  return [error.stack, error.message, error.what, error.expected, error.got, JSON.stringify(error)].join('\n');
}

/** A driver, and how many of its sessions are giving rows or adding some. */
export function counted(driver: Driver): { readonly driver: Driver; running(): number } {
  let running = 0;
  const during = async <T>(work: Promise<T>): Promise<T> => {
    running++;
    return await work.finally(() => running--);
  };
  const connect: Driver['connect'] = async (options) => {
    const session = await driver.connect(options);
    return new Proxy(session, {
      get(target, name) {
        const member = Reflect.get(target, name, target) as unknown;
        if (name === 'rows')
          return async function* (sql: string) {
            running++;
            try {
              yield* target.rows(sql);
            } finally {
              running--;
            }
          };
        if (name === 'insert') return (...args: Parameters<Session['insert']>) => during(target.insert(...args));
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  };
  return { driver: { ...driver, connect }, running: () => running };
}

/** The driver that a test has not to choose. */
export const openAs =
  (family: DatabaseFamily) =>
  (url: string, options?: DatabaseOptions): Promise<Database> =>
    openDatabase(family, url, options);
