import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyKey } from '../../src/key/index.js';
import type { RunningService } from '../../src/service/index.js';
import { DATABASE_NAMES, databaseFamily, FILE_FAMILIES } from '../../src/source/database/index.js';
import { logged, run, serve, serveFiles, serveHeld } from './serving.js';

const CISCO = [{ Data: 'Cisco' }, { Data: 'Cisco Systems', Reference: '30' }, { Data: 'Acme <i>' }, { Data: 'IBM' }, { Data: 'I.B.M. Corp' }];
const SECRET = 'hunter2-secret-password';

let service: RunningService;
let files: { origin: string; close(): Promise<void> };
const LARGE_ROWS = 60_000;

beforeAll(async () => {
  const large = `name\n${Array.from({ length: LARGE_ROWS }, (_, i) => `Company number ${i} of all`).join('\n')}\n`;
  files = await serveFiles(new Map(Object.entries({ '/large.csv': { text: large }, '/a.csv': { text: 'id,name\n1,Cisco\n2,Cisco Systems\n' } })));
  service = await serve();
}, 60_000);
afterAll(async () => {
  await service.stop();
  await files.close();
});

const batch = (more: Record<string, string | undefined> = {}): Record<string, string | undefined> => ({
  function: 'match',
  process: 'matchreport',
  category: 'company',
  source: 'jsonrefbatch',
  table: 'jsonrefbatch',
  data: JSON.stringify(CISCO),
  ...more,
});

describe('what clients parse', () => {
  const [cisco, ibm] = [companyKey('Cisco'), companyKey('IBM')];

  it('the JSON match report, byte for byte', async () => {
    const expected = `{"Status": "success", "Message": "",
 "MatchClusters": [
  [{"Data": "Cisco", "Reference": "", "SimKey": "${cisco}"},
   {"Data": "Cisco Systems", "Reference": "30", "SimKey": "${cisco}"}],
  [{"Data": "IBM", "Reference": "", "SimKey": "${ibm}"},
   {"Data": "I.B.M. Corp", "Reference": "", "SimKey": "${ibm}"}]
 ]}
`;
    for (const way of [{ json: 'true' }, { target: 'json' }, { JSON: 'TRUE' }, { target: 'JSON', html: 'true' }])
      expect(await run(service.url, batch(way))).toMatchObject({ status: 200, type: 'application/json; charset=utf-8', text: expected });
  });

  it('the text match report: a line a member, a blank line between clusters', async () => {
    const text = `Cisco,,${cisco}\nCisco Systems,30,${cisco}\n\nIBM,,${ibm}\nI.B.M. Corp,,${ibm}\n`;
    expect(await run(service.url, batch())).toMatchObject({ status: 200, type: 'text/csv; charset=utf-8', text });
  });

  it('numbers of a batch keep all their digits', async () => {
    const data = '[{"Data": "Cisco", "reference": 12345678901234567890}, {"Data": 1.50, "Reference": 1, "Reference": 2.0}]';
    const { text } = await run(service.url, batch({ process: 'keysonly', data }));
    expect(text.split('\n').map((line) => line.replace(/[^,]*$/, ''))).toEqual(['Cisco,12345678901234567890,', '1.50,2.0,', '']);
  });

  it('html: each line break carries <br>, and no value is markup', async () => {
    const report = await run(service.url, batch({ html: 'true' }));
    expect(report.type).toBe('text/html; charset=utf-8');
    expect(report.text).toBe(`Cisco,,${cisco}<br>\nCisco Systems,30,${cisco}<br>\n<br>\nIBM,,${ibm}<br>\nI.B.M. Corp,,${ibm}<br>\n`);
    const all = await run(service.url, batch({ html: 'true', process: 'keysonly' }));
    expect(all.text).toContain('Acme &lt;i&gt;,');
    expect(all.text).not.toContain('<i>');
  });

  it('keysonly: one line a record in input order, the key last', async () => {
    const { text } = await run(service.url, batch({ process: 'keysonly' }));
    expect(text.split('\n').slice(0, 2)).toEqual([`Cisco,,${cisco}`, `Cisco Systems,30,${cisco}`]);
    expect(text.trim().split('\n').length).toBe(CISCO.length);
    expect(cisco).toMatch(/^[\w-]{43,44}$/);
  });

  it('details: scores, and what was not merged', async () => {
    const data = JSON.stringify([{ Data: 'Nordic Trading 392 Ltd' }, { Data: 'Nordic Trading 393 Ltd' }, { Data: 'Cisco' }, { Data: 'Cisco Inc' }]);
    const { text } = await run(service.url, batch({ json: 'true', details: 'true', data }));
    const report = JSON.parse(text) as { MatchClusters: { Cluster: number; Score: number }[][]; NotMerged: object[] };
    expect(report.MatchClusters[0][0]).toMatchObject({ Cluster: 1, Score: expect.any(Number) });
    expect(report.NotMerged).toEqual([
      expect.objectContaining({ Left: 'Nordic Trading 392 Ltd', Right: 'Nordic Trading 393 Ltd', Reason: 'their numbers differ' }),
    ]);
  });
});

describe('parameters', () => {
  const NAMES = ['Postgres', 'MySQL', 'Snowflake', 'Databricks', 'SQL Server', 'MariaDB', 'MariaDB SkySQL', 'CockroachDB', 'Azure SQL', 'Azure MySQL'].concat(
    ['Microsoft SQL Server', 'AWS RDS Postgres', 'AWS RDS MySQL', 'AWS RDS SQL Server', 'AWS Aurora Postgres', 'AWS Aurora MySQL'],
    ['Google SQL Cloud Postgres', 'Google SQL Cloud MySQL', 'snowflake', 'azure sql', 'aws rds postgres'],
  );
  const isFile = (name: string): boolean => FILE_FAMILIES.some((family) => family === databaseFamily(name));
  it.each([...NAMES, ...DATABASE_NAMES.filter((name) => !isFile(name))])('source=%s is a database', async (source) => {
    for (const name of [source, source.toUpperCase(), source.toLowerCase()]) {
      const connection = `nonsense ${SECRET}`;
      const answer = await run(service.url, { function: 'statistics', source: name, table: 't', column: 'c', connection });
      expect([answer.status, JSON.parse(answer.text).Code]).toEqual([400, 'ERR_CONNECTION_STRING']);
      expect(answer.text).not.toContain(SECRET);
    }
  });

  it.each(DATABASE_NAMES.filter(isFile))('source=%s is a file, which is refused unseen', async (source) => {
    const answer = await run(service.url, { function: 'statistics', source, table: 't', column: 'c', connection: `/srv/${SECRET}` });
    expect([answer.status, JSON.parse(answer.text).Code]).toEqual([400, 'ERR_ADDRESS_REFUSED']);
    expect(answer.text).not.toContain(SECRET);
  });

  it.each([
    ['function', 'matches', 'ERR_OPTION_RANGE', 'did you mean "match"'],
    ['process', 'keyonly', 'ERR_OPTION_RANGE', 'keysonly'],
    ['category', 'companies', 'ERR_OPTION_RANGE', 'one of company'],
    ['algorithm', 'loose', 'ERR_OPTION_RANGE', 'wide'],
    ['source', 'csw', 'ERR_OPTION_RANGE', 'did you mean "csv"'],
    ['target', 'xml', 'ERR_OPTION_RANGE', 'ssv'],
    ['json', 'yes', 'ERR_OPTION_RANGE', 'true, false'],
    ['html', '1', 'ERR_OPTION_RANGE', 'true, false'],
    ['threshold', '2', 'ERR_OPTION_RANGE', '0 to 1'],
    ['threshold', 'high', 'ERR_OPTION_RANGE', '0 to 1; got "high"'],
    ['policy', 'lax', 'ERR_OPTION_RANGE', 'strict'],
    ['method', 'magic', 'ERR_OPTION_RANGE', 'linkage'],
    ['data', '{}', 'ERR_OPTION_RANGE', 'a JSON list'],
    ['data', '[1]', 'ERR_OPTION_RANGE', 'item 1'],
    ['data', '[{"Data": "a"}, {"Name": "b"}]', 'ERR_OPTION_RANGE', 'item 2'],
    ['data', '[{"Data": ["a"]}]', 'ERR_OPTION_RANGE', 'a text'],
    ['data', '[', 'ERR_OPTION_RANGE', 'JSON'],
  ])('%s=%s: %s', async (name, value, code, said) => {
    const answer = await run(service.url, batch({ [name]: value }));
    expect([answer.status, answer.type, JSON.parse(answer.text).Code]).toEqual([400, 'application/json', code]);
    expect(JSON.parse(answer.text).Message).toContain(said);
  });

  it.each(['function', 'process', 'category', 'source', 'table', 'data'])('%s is needed', async (name) => {
    const answer = await run(service.url, batch({ [name]: undefined }));
    expect([answer.status, JSON.parse(answer.text).Code]).toEqual([400, 'ERR_USAGE']);
    expect(JSON.parse(answer.text).Message).toContain(`"${name}"`);
  });

  it.each(['minimum', 'maximum'])('notinrange needs %s', async (name) => {
    const all = { function: 'notinrange', source: 'jsonbatch', table: 'jsonbatch', data: '[{"Data": "5"}]', minimum: '1', maximum: '2' };
    expect((await run(service.url, all)).status).toBe(200);
    expect((await run(service.url, { ...all, [name]: undefined })).status).toBe(400);
    expect((await run(service.url, { ...all, minimum: '3' })).status).toBe(400);
    expect((await run(service.url, { ...all, [name]: 'abc' })).status).toBe(400);
  });

  it('a batch of 100 items is taken, one of 101 is not', async () => {
    const items = (count: number): string => JSON.stringify(Array.from({ length: count }, (_, i) => ({ Data: `Value ${i}` })));
    expect((await run(service.url, batch({ data: items(100) }))).status).toBe(200);
    const refused = await run(service.url, batch({ data: items(101) }));
    expect([refused.status, JSON.parse(refused.text).Code]).toEqual([413, 'ERR_LIMIT']);
  });

  it('a hundred long values fit into a call', async () => {
    const data = JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ Data: `Société numéro ${i} ${'ß'.repeat(60)}` })));
    expect((await run(service.url, batch({ data, process: 'keysonly' }))).status).toBe(200);
  });

  it('unknown ones are ignored, and told', async () => {
    const { status, headers } = await run(service.url, batch({ colour: 'red', 'x\r\ny': 'z' }));
    expect([status, headers.get('x-ignored-parameters')]).toEqual([200, 'colour, x??y']);
  });

  it('of one that is given twice the first counts, and the other is told where it says something else', async () => {
    const { status, text, headers } = await run(service.url, batch({ PROCESS: 'gensql', Category: batch({}).category }));
    expect([status, text, headers.get('x-ignored-parameters')]).toEqual([200, (await run(service.url, batch({}))).text, 'PROCESS']);
  });

  it('columns of files by name, and files without a header', async () => {
    const csv = { function: 'match', process: 'keysonly', category: 'company', source: 'csv', table: 'csv', connection: `${files.origin}/a.csv` };
    expect((await run(service.url, { ...csv, column: 'name', reference: 'id' })).text).toBe(
      `Cisco,1,${companyKey('Cisco')}\nCisco Systems,2,${companyKey('Cisco Systems')}\n`,
    );
    expect((await run(service.url, { ...csv, column: '2', header: 'false' })).text.split('\n')[0]).toBe(`name,${companyKey('name') ?? ''}`);
    const missing = await run(service.url, { ...csv, column: '3' });
    expect([missing.status, JSON.parse(missing.text).Code]).toEqual([400, 'ERR_COLUMN_MISSING']);
    expect(JSON.parse(missing.text).Message).toContain('1 id, 2 name');
  });
});

describe('the service', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 to %s', async (method) => {
    const answer = await fetch(`${service.url}/run`, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await answer.json()).toMatchObject({ Code: 'ERR_METHOD' });
  });

  it('answers 404 to other paths', async () => {
    const answer = await fetch(`${service.url}/runs`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { Code: 'ERR_PATH' }]);
  });

  it('tells that it lives and is ready', async () => {
    expect(await (await fetch(`${service.url}/health`)).json()).toEqual({ Status: 'ok' });
    expect(await (await fetch(`${service.url}/ready`)).json()).toEqual({ Status: 'ready' });
  });

  it('counts for Prometheus', async () => {
    await run(service.url, batch());
    const text = await (await fetch(`${service.url}/metrics`)).text();
    expect(text).toMatch(/^namesake_requests_total\{path="\/run",status="200"\} \d+$/m);
    expect(text).toMatch(/^namesake_jobs_total\{function="match",process="matchreport",source="batch",status="200"\} \d+$/m);
    expect(text).toMatch(/^namesake_request_seconds_bucket\{path="\/run",le="\+Inf"\} \d+$/m);
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  });

  it('logs neither secrets nor values', async () => {
    await run(service.url, batch({ apikey: SECRET, data: JSON.stringify([{ Data: `${SECRET} value` }]) }));
    await run(service.url, { function: 'statistics', source: 'postgres', table: 't', column: 'c', connection: `postgres://u:${SECRET}@127.0.0.1:1/d` });
    await run(service.url, { function: 'statistics', source: 'csv', table: 't', column: '1', connection: `${files.origin}/none.csv?token=${SECRET}` });
    expect(logged.filter((line) => line.message === 'request').length).toBeGreaterThan(2);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  const large = (origin: string, more: Record<string, string> = {}): URLSearchParams =>
    new URLSearchParams({
      function: 'match',
      process: 'keysonly',
      category: 'company',
      source: 'csv',
      table: 'csv',
      column: '1',
      connection: `${origin}/large.csv`,
      ...more,
    });

  it('ends the job of a client that goes away', async () => {
    const before = logged.length;
    const left = await new Promise<boolean>((resolve, reject) => {
      const asking = request(`${service.url}/run?${large(files.origin)}`, (answer) => {
        answer.once('data', () => {
          answer.destroy();
          resolve(true);
        });
      });
      asking.on('error', reject);
      asking.end();
    });
    expect(left).toBe(true);
    await expect.poll(() => logged.slice(before).some(({ code }) => code === 'ERR_ABORTED'), { timeout: 10_000 }).toBe(true);
    await expect.poll(async () => /namesake_jobs_running (\d+)/.exec(await (await fetch(`${service.url}/metrics`)).text())?.[1]).toBe('0');
  });

  it('breaks off a transfer whose source breaks', async () => {
    // (the beginning is long enough for an answer to begin)
    const lines = Array.from({ length: 200_000 }, (_, i) => `Company ${i}`).join('\n');
    const broken = createServer((_, response) => response.end(`name\n${lines}\n"${'x'.repeat(1000)}\xff`, 'latin1'));
    await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done));
    const origin = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const limited = await serve({ limits: { rows: 150_000 } });
    try {
      const answer = await fetch(`${limited.url}/run?${large(origin)}`);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
    } finally {
      await limited.stop();
      broken.close();
    }
  });

  it('refuses what is too much before it begins', async () => {
    const limited = await serve({ limits: { bytes: 1000, seconds: 30 } });
    try {
      const answer = await fetch(`${limited.url}/run?${large(files.origin)}`);
      expect([answer.status, await answer.json()]).toMatchObject([413, { Code: 'ERR_LIMIT' }]);
    } finally {
      await limited.stop();
    }
  });

  it('has a limit of time', async () => {
    const hanging = createServer(() => {});
    await new Promise<void>((done) => hanging.listen(0, '127.0.0.1', done));
    const limited = await serve({ limits: { seconds: 1 } });
    try {
      const answer = await fetch(`${limited.url}/run?${large(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}`)}`);
      expect([answer.status, await answer.json()]).toMatchObject([413, { Code: 'ERR_LIMIT' }]);
    } finally {
      await limited.stop();
      hanging.closeAllConnections();
      hanging.close();
    }
  });

  it('says when to come back', async () => {
    const limited = await serve({ limits: { requestsPerSecond: 1, burst: 2, jobs: 1, jobsPerKey: 1, waiting: 0 } });
    try {
      const asked = await Promise.all([1, 2, 3].map(() => run(limited.url, batch())));
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
      const refused = asked.find(({ status }) => status === 429);
      expect(refused?.headers.get('retry-after')).toBe('1');
      expect(JSON.parse(refused?.text ?? '')).toMatchObject({ Code: 'ERR_BUSY' });
    } finally {
      await limited.stop();
    }
  });

  it('refuses a job that would have to wait for too many others', async () => {
    const limited = await serve({ limits: { jobs: 1, jobsPerKey: 1, waiting: 1 } });
    const held = await serveHeld('name\nCisco\n');
    try {
      const asked = Array.from({ length: 4 }, () => fetch(`${limited.url}/run?${large(held.origin)}`));
      const refused = await Promise.any(asked);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      held.release();
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.sort()).toEqual([200, 200, 429, 429]);
    } finally {
      await limited.stop();
      await held.close();
    }
  });

  it('lets jobs end when it is told to stop, and takes no others', async () => {
    const stopping = await serve({ graceSeconds: 30 });
    const held = await serveHeld('name\nCisco\nIBM\n');
    const asked = fetch(`${stopping.url}/run?${large(held.origin, { function: 'statistics', process: 'report' })}`);
    await expect.poll(held.asked).toBe(1);
    const stopped = stopping.stop();
    await expect(fetch(`${stopping.url}/health`)).rejects.toThrow();
    held.release();
    const answer = await asked;
    expect([answer.status, (await answer.text()).trim().split('\n').length]).toEqual([200, 3]);
    await stopped;
    await held.close();
  });
});
