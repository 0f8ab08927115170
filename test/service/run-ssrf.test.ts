import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningService } from '../../src/service/index.js';
import { REFUSED_HOSTS, REFUSED_URLS } from '../source/remote/refused-urls.js';
import { logged, run, serve } from './serving.js';

let service: RunningService;
/** A server that nobody may ask; and one that is allowed, and sends its askers there. */
let asked = 0;
const inner = createServer((_, response) => {
  asked++;
  response.end('name\nsecret\n');
});
const leading = createServer((request, response) => response.writeHead(302, { location: decodeURIComponent((request.url ?? '').slice(1)) }).end());

const listening = (server: typeof inner, host: string): Promise<number> =>
  new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)));
let innerPort = 0;
let leadingPort = 0;

beforeAll(async () => {
  innerPort = await listening(inner, '127.0.0.1');
  leadingPort = await listening(leading, '127.0.0.2');
  service = await serve({ hosts: { files: ['127.0.0.2'], databases: [] } });
});
afterAll(async () => {
  await service.stop();
  inner.close();
  leading.close();
  expect(asked).toBe(0);
});

const file = (connection: string) => run(service.url, { function: 'statistics', source: 'csv', table: 'csv', column: '1', connection });

describe('a file of a job', () => {
  it.each(REFUSED_HOSTS)('is not fetched from %s', async (host) => {
    const { status, text } = await file(`http://${host}/a.csv`);
    expect(status).toBe(400);
    expect(['ERR_ADDRESS_REFUSED', 'ERR_OPTION_RANGE', 'ERR_SOURCE_READ']).toContain(JSON.parse(text).Code);
  });

  it.each(REFUSED_URLS)('is not fetched by %s', async (url) => {
    expect((await file(url)).status).toBe(400);
  });

  it.each(['/etc/passwd', 'file:///etc/passwd', './package.json', '-', '\\\\server\\share', 'upload:../../etc/passwd', 'C:\\x.csv'])(
    'is not a path: %s',
    async (path) => {
      const { status, text } = await file(path);
      expect([400, 404]).toContain(status);
      expect(text).not.toContain('root:');
    },
  );

  it('is not fetched from where an allowed host leads', async () => {
    for (const target of [
      `http://127.0.0.1:${innerPort}/`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      `http://localhost:${innerPort}/`,
    ]) {
      const { status, text } = await file(`http://127.0.0.2:${leadingPort}/${encodeURIComponent(target)}`);
      expect([target, status, JSON.parse(text).Code]).toEqual([target, 400, 'ERR_ADDRESS_REFUSED']);
    }
  });
});

describe('a database of a job', () => {
  const CONNECTIONS: readonly (readonly [source: string, connection: string])[] = [
    ['postgres', 'postgres://u:p@127.0.0.1:5432/d'],
    ['postgres', 'postgres://u:p@localhost/d'],
    ['postgres', 'postgres://u:p@[::1]/d'],
    ['postgres', 'postgres://u:p@2130706433/d'],
    ['postgres', 'postgres://u:p@0x7f.1/d'],
    ['postgres', 'postgres://u:p@169.254.169.254/d'],
    ['postgres', 'postgres://u:p@10.0.0.1/d'],
    ['postgres', 'postgres://u:p@/d?host=/var/run/postgresql'],
    ['mysql', 'u:p@tcp(127.0.0.1:3306)/d'],
    ['mysql', 'u:p@tcp([::ffff:127.0.0.1]:3306)/d'],
    ['mysql', 'u:p@tcp(192.168.1.1)/d'],
    ['mysql', 'u:p@unix(/var/run/mysqld/mysqld.sock)/d'],
    ['sqlserver', 'server=127.0.0.1;user id=u;password=p;port=1433;database=d;'],
    ['sqlserver', 'server=tcp:[fd00::1],1433;user id=u;password=p;database=d;'],
    ['databricks', 'token:t@127.0.0.1:443/sql/1.0/warehouses/a'],
    ['databricks', 'token:t@metadata.google.internal:443/sql/1.0/warehouses/a'],
    ['snowflake', 'u:p@127.0.0.1:80/#/d/s'],
  ];
  it.each(CONNECTIONS)('of %s is not asked at %s', async (source, connection) => {
    const { status, text } = await run(service.url, { function: 'statistics', source, table: 't', column: 'c', connection });
    expect(status).toBe(400);
    expect(['ERR_ADDRESS_REFUSED', 'ERR_CONNECTION_STRING', 'ERR_CONNECTION', 'ERR_SOURCE_READ']).toContain(JSON.parse(text).Code);
    if (/127\.|10\.|192\.168|::1|localhost|169\.254|2130706433|0x7f/.test(connection)) expect(JSON.parse(text).Code).not.toBe('ERR_CONNECTION');
  });
});

it('every refusal was logged, without the address', () => {
  expect(logged.some(({ code }) => code === 'ERR_ADDRESS_REFUSED')).toBe(true);
  expect(JSON.stringify(logged)).not.toContain('169.254.169.254');
});
