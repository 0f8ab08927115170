import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningService } from '../../src/service/index.js';
import { hasMariadb, startMariadb } from '../servers/mariadb.js';
import { hasPostgres, startPostgres } from '../servers/postgres.js';
import type { TestServer } from '../servers/test-server.js';
import { run, serve } from './serving.js';

const ROWS = 300_000;

interface Kind {
  readonly family: string;
  readonly has: boolean;
  readonly start: () => Promise<TestServer>;
  readonly series: string;
  /** Ends every other connection. */
  readonly kill: (server: TestServer) => Promise<void>;
  readonly tables: string;
}

const KINDS: readonly Kind[] = [
  {
    family: 'postgres',
    has: hasPostgres,
    start: startPostgres,
    series: `SELECT n, 'Company number ' || n FROM generate_series(1, ${ROWS}) AS n`,
    kill: async (server) =>
      void (await server.run('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL')),
    tables: "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  },
  {
    family: 'mysql',
    has: hasMariadb,
    start: startMariadb,
    series: `SELECT seq, CONCAT('Company number ', seq) FROM seq_1_to_${ROWS}`,
    kill: async (server) => {
      const found = await server.run("SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND user NOT IN ('system user')");
      for (const [id] of found) await server.run(`KILL ${id}`).catch(() => undefined);
    },
    tables: 'SELECT table_name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1',
  },
];

describe.each(KINDS.filter(({ has }) => has))('jobs over $family', ({ family, start, series, kill, tables }) => {
  let service: RunningService;
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.run('CREATE TABLE companies (id int, name varchar(200))', `INSERT INTO companies ${series}`);
    service = await serve();
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  const ask = (more: Record<string, string>) =>
    run(service.url, {
      function: 'match',
      process: 'keysonly',
      category: 'company',
      source: family,
      table: 'companies',
      column: 'name',
      connection: server.url,
      ...more,
    });
  const tableNames = async (): Promise<string[]> => (await server.run(tables)).map(([name]) => String(name));

  it('a connection that is killed midway leaves no table, and is told', async () => {
    const before = await tableNames();
    const asked = ask({ process: 'createtable', newtable: 'half' });
    // (until something is being written)
    await expect
      .poll(
        async () =>
          (await server.run(family === 'mysql' ? 'SHOW FULL PROCESSLIST' : 'SELECT query FROM pg_stat_activity')).some(
            (row) => /INSERT|COPY/i.test(row.join(' ')) && !/FULL PROCESSLIST|pg_stat/i.test(row.join(' ')),
          ),
        { interval: 5, timeout: 10_000 },
      )
      .toBe(true);
    await kill(server);
    const { status, text } = await asked;
    expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_CONNECTION']);
    expect(text).not.toContain(server.password);
    expect(await tableNames()).toEqual(before);
  }, 60_000);

  it('a transfer whose connection is killed breaks off', async () => {
    const query = new URLSearchParams({
      function: 'match',
      process: 'keysonly',
      category: 'company',
      source: family,
      table: 'companies',
      column: 'name',
      connection: server.url,
    });
    const answer = await fetch(`${service.url}/run?${query}`);
    expect(answer.status).toBe(200);
    await kill(server);
    await expect(answer.text()).rejects.toThrow();
  }, 60_000);

  const HOSTILE = [
    'companies; DROP TABLE companies',
    "companies' OR '1'='1",
    'companies" --',
    'companies`; --',
    '"companies',
    'no such table',
    '(SELECT 1)',
    'companies UNION SELECT 1',
    '*',
    'a.b.c.d',
    '..',
    'name\0',
    '\u202e',
  ];
  it.each(HOSTILE)('refuses %j as the name of a table, a column, a reference', async (name) => {
    for (const parameter of ['table', 'column', 'reference']) {
      const { status, text } = await ask({ [parameter]: name });
      expect([parameter, status]).toEqual([parameter, 400]);
      expect(['ERR_TABLE', 'ERR_COLUMN_MISSING', 'ERR_OPTION_RANGE', 'ERR_SOURCE_READ']).toContain(JSON.parse(text).Code);
    }
    expect(await server.run('SELECT COUNT(*) FROM companies')).toEqual([[expect.toSatisfy((count) => Number(count) === ROWS)]]);
  });

  it.each(HOSTILE)('makes a table that is called %j, or none', async (newtable) => {
    await server.run('CREATE TABLE few (name varchar(20))', "INSERT INTO few VALUES ('Cisco')");
    try {
      const before = await tableNames();
      const { status } = await ask({ table: 'few', process: 'createtable', newtable });
      const after = await tableNames();
      expect([200, 400]).toContain(status);
      expect(after.length).toBe(before.length + (status === 200 ? 1 : 0));
      for (const name of before) expect(after).toContain(name);
      const quote = family === 'mysql' ? '`' : '"';
      for (const name of after) if (!before.includes(name)) await server.run(`DROP TABLE ${quote}${name.replaceAll(quote, quote + quote)}${quote}`);
    } finally {
      await server.run('DROP TABLE few');
    }
  });
});
