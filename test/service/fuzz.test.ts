import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/service/open-api.js';
import type { RunningService } from '../../src/service/index.js';
import { type RawAnswer, rawAsk } from './raw-ask.js';
import { logged, run, serve, serveFiles } from './serving.js';

/** An answer that takes longer is taken for none. */
const HANG_MS = 15_000;

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly schema: { readonly enum?: readonly string[] }; readonly example?: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}
const { paths } = openApi() as { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };
const PATHS = Object.keys(paths);
const described = (path: string): Described => Object.values(paths[path])[0];

let service: RunningService;
let files: { origin: string; close(): Promise<void> };
beforeAll(async () => {
  files = await serveFiles(new Map([['/a.csv', { text: 'id,name\n1,Cisco\n2,Cisco Systems\n' }]]));
  service = await serve({ limits: { seconds: 5, bytes: 1_000_000, rows: 10_000, jobs: 2 } });
});
afterAll(async () => {
  await service.stop();
  await files.close();
});

const HOSTILE = [
  '\0',
  'a\0b',
  '\r\nX-Injected: 1',
  "'; DROP TABLE jobs; --",
  '" OR ""="',
  '../../../../etc/passwd',
  '/etc/passwd',
  'C:\\Windows\\win.ini',
  'file:///etc/passwd',
  'data:text/csv,a',
  'http://127.0.0.1:1/',
  'http://[::1]:1/a.csv',
  'http://169.254.169.254/latest/meta-data',
  'http://user:secret@127.0.0.1/',
  'http://',
  '//127.0.0.1/a.csv',
  'upload:../../x',
  'upload:',
  'postgres://u:p@127.0.0.1:1/d?sslmode=disable',
  'u:p@tcp(127.0.0.1:1)/d',
  'server=127.0.0.1;port=1;user id=u;password=p;database=d;',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '{{7*7}}%n%s',
  '=1+1',
  '-1',
  '1e999',
  'NaN',
  '0x10',
  '99999999999999999999',
  '١٢٣',
  '\u202e\u0000\ufeff',
  '\ud800',
  'x'.repeat(5000),
  'ﷺ'.repeat(500),
  'a\u0301'.repeat(800),
  '(a+)+$'.repeat(200),
  ' ',
  'null',
  'true',
  '[]',
];
const DATA = [
  '[{"Data": "Cisco"}, {"Data": "Cisco Systems"}]',
  '[{"Data": "Cisco", "Reference": "1"}, {"data": "IBM", "REFERENCE": "2"}]',
  '[{"Data": 1}, {"Data": true}, {"Data": 1e400}]',
  '[{"Data": null}]',
  '[{"Data": {}}]',
  '[{"__proto__": {"Data": "x"}}]',
  '[{"__proto__": "x", "Data": "y"}]',
  '[{"Data": "x", "Data": "y"}]',
  '[{"Data": "\\ud800"}, {"Data": "\\udc00\\u0000"}]',
  '[{"Data": ""}, {"Data": " "}]',
  '[]',
  '{}',
  '"Data"',
  '[[[]]]',
  `${'['.repeat(20_000)}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `[{"Data": ${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}]`,
  `[{"Data": "${'A'.repeat(60_000)}"}]`,
  `[${Array.from({ length: 100 }, (_, i) => `{"Data": "${'ab '.repeat(100)}${i}"}`).join(',')}]`,
  `[${'{"Data": "a"},'.repeat(101).slice(0, -1)}]`,
  '[{"Data": "a"}',
  '\ufeff[{"Data": "a"}]',
];
const FREE: Readonly<Record<string, readonly string[]>> = {
  data: DATA,
  source: [
    'csv',
    'tsv',
    'json',
    'jsonref',
    'excel',
    'parquet',
    'jsonbatch',
    'jsonrefbatch',
    'postgres',
    'mysql',
    'SQL Server',
    'snowflake',
    'databricks',
    'azure sql',
  ],
  process: ['matchreport', 'keysonly', 'report', 'invalidonly', 'gensql', 'createtable'],
  table: ['csv', 'jsonbatch', 'a.b.c', '"'],
  column: ['1', 'name', '0', '-1', '99'],
  reference: ['1', 'id', '2'],
  delimiter: ['tab', ',', '"', '\n', '||'],
  encoding: ['utf-8', 'utf-16le', 'latin1', 'utf-7'],
};
const OWN: Readonly<Record<string, () => readonly string[]>> = {
  connection: () => [`${files.origin}/a.csv`, `${files.origin}/none.csv`],
  category: () => ['company', 'individual'],
};
const valuesOf = (name: string, given: readonly string[] = []): fc.Arbitrary<string> => {
  const own = [...given, ...(FREE[name] ?? []), ...(OWN[name]?.() ?? [])];
  const strange = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 30 }));
  return own.length === 0 ? strange : fc.oneof({ weight: 14, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: strange });
};

/** Percent-encodes, lone surrogates too, as bytes that are no UTF-8. */
const encoded = (text: string): string => Array.from(text, (sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('');

/** How often parameters are there, in percent: so that many requests come far. */
const OFTEN: Readonly<Record<string, number>> = {
  function: 97,
  source: 97,
  table: 97,
  column: 97,
  connection: 95,
  data: 90,
  left: 97,
  right: 97,
  category: 80,
  process: 40,
  name: 90,
};
const NEEDS: Readonly<Record<string, string>> = { minimum: '0', maximum: '100' };

/** Some parameters of a path. */
function queryOf(path: string): fc.Arbitrary<string> {
  const known = described(path).parameters ?? [];
  const one = ({ name, schema, example }: (typeof known)[number]): fc.Arbitrary<string | null> =>
    fc
      .record({ there: fc.integer({ min: 0, max: 99 }), loud: fc.boolean(), value: valuesOf(name, schema.enum ?? (example === undefined ? [] : [example])) })
      .map(({ there, loud, value }) => {
        const isShouted = loud && name !== 'connection';
        const given = NEEDS[name] ?? value;
        return there < (OFTEN[name] ?? 8) ? `${loud ? name.toUpperCase() : name}=${encoded(isShouted ? given.toUpperCase() : given)}` : null;
      });
  const strange = fc.constantFrom('', '&&&', '&=', '&__proto__=x', '&constructor=x', '&function=match', '&%', '&a%ZZ=%C3%28', `&${'p='.repeat(300)}`);
  return fc.tuple(fc.tuple(...known.map(one)), strange).map(([parts, more]) => `${parts.filter((part) => part !== null).join('&')}${more}`);
}

/** A query whose batch can be done, with the rest as it comes. */
const batchQuery = (path: string): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...DATA), fc.constantFrom('jsonbatch', 'jsonrefbatch'), queryOf(path)).map(([data, source, rest]) => {
    return `source=${source}&table=x&data=${encoded(data)}&minimum=1&maximum=2&${rest}`;
  });

const HEADERS = [
  'X-Api-Key: x',
  'X-Api-Key: \x01',
  'Host: a b',
  'Host: [::1',
  'Host:',
  'Expect: 100-continue',
  'Expect: tea',
  'Range: bytes=0-1',
  'Accept-Encoding: br',
]
  .concat(['Content-Length: 5', 'Content-Length: -1', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Upgrade: websocket', 'If-None-Match: *'])
  .concat([
    'Content-Type: multipart/form-data',
    'Cookie: __proto__=1',
    `X: ${'y'.repeat(20_000)}`,
    `X: ${'y'.repeat(300_000)}`,
    'Bad Header: 1',
    'X-Forwarded-For: 1',
  ]);
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'get', 'FOO', ''];
const TARGETS = [
  '/run/',
  '//run',
  '/RUN',
  '/run%00',
  '/%72un',
  '/../run',
  '/files/../../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/page.js/..',
  '/__proto__',
  '/constructor',
  '*',
  '',
  'run',
].concat([
  'http://other.example/run',
  'http://[/',
  '/\\run',
  '/%',
  '/run#a',
  `/${'a/'.repeat(2000)}`,
  '/page/index.html',
  '/\xff\xfe',
  '/run?\xc3\x28=\xed\xa0\x80',
]);
const BODIES = ['', 'a,b\n1,2\n', '\0\xff', '5\r\nhello\r\n0\r\n\r\n', 'x'.repeat(100_000), 'x'.repeat(1_200_000)];

/** What is wrong with an answer; nothing: null. */
function wrong(path: string | null, method: string, { status, headers, body }: RawAnswer): string | null {
  if (status === 0) return 'no answer';
  const known = path === null ? null : described(path).responses;
  // (a single value that nobody can look up is a failure of the service, without a body; a defect is logged as one)
  const isBare = status >= 400 && known?.[status] !== undefined && known[status].content === undefined;
  if (status === 500 && !isBare) return `a defect: ${body}`;
  if (known !== null && known[status] === undefined) return `status ${status} is not described: ${body}`;
  const type = headers['content-type'] ?? '';
  if (status === 200 && known !== null && known[200].content?.[type.split(';')[0]] === undefined) return `type ${type} is not described`;
  if (body.includes(tmpdir()) || body.includes('node_modules') || body.includes('root:')) return `a path of the machine: ${body}`;
  // (what cannot be read may not be known to be HEAD)
  if (method.toUpperCase() === 'HEAD' && (body === '' || ![400, 408, 431].includes(status))) return body === '' ? null : 'a body';
  if (type.startsWith('application/x-ndjson')) return body.trimEnd().split('\n').every(isJson) ? null : 'no lines of JSON';
  // (what cannot be read is answered before anybody knows what it asks for)
  if (body === '' && (isBare || (known === null && status === 405))) return null;
  if (!type.startsWith('application/json')) return status === 200 ? null : `a failure as ${type}`;
  if (!isJson(body)) return `no JSON: ${body.slice(0, 200)}`;
  if (status === 200) return null;
  const failure = JSON.parse(body) as Record<string, unknown>;
  const isFailure = Object.keys(failure).sort().join() === 'Code,Message' && /^ERR_[A-Z_]+$/.test(String(failure.Code)) && failure.Message !== '';
  return isFailure ? null : `a failure without Code and Message: ${body}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function ask(path: string | null, method: string, target: string, headers: readonly string[] = [], body = ''): Promise<void> {
  const own = headers.some((line) => /^host/i.test(line)) ? [] : ['Host: x'];
  const length =
    body === '' || headers.some((line) => /^(content-length|transfer)/i.test(line)) ? [] : [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`];
  const text = `${method} ${target} HTTP/1.1\r\n${[...own, 'Connection: close', ...length, ...headers].join('\r\n')}\r\n\r\n${body}`;
  const answer = await rawAsk(service.url, Buffer.from(text, 'latin1'), HANG_MS);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const reason = wrong(path, method, answer);
  if (reason !== null) throw new Error(`${reason}\n${text.slice(0, 3000)}`);
}

/** How often each status was answered in a test. */
const statuses = new Map<number, number>();
afterEach(() => statuses.clear());

/** Every failed run says its seed. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 400);
/** `good`: requests that are answered with 200, where chance may give none. */
async function check<T>(requests: fc.Arbitrary<T>, send: (request: T) => Promise<void>, good: readonly T[] = []): Promise<void> {
  await fc.assert(fc.asyncProperty(requests, send), { numRuns: RUNS, endOnFailure: true, examples: good.map((request) => [request] as [T]) });
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, expect.toSatisfy((status) => status >= 400)]));
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  expect((await fetch(`${service.url}/ready`)).status).toBe(200);
}

interface AnyRequest {
  known: string;
  target: string | null;
  method: string;
  headers: string[];
  body: string;
}

describe('requests that nobody has thought of', () => {
  it.each(['/run', '/jobs', '/explain'])('GET %s with any parameters', { timeout: 240_000 }, async (path) => {
    const good = path === '/explain' ? 'left=a&right=b' : `function=nonunique&source=jsonbatch&table=x&data=${encoded('[{"Data":"a"}]')}`;
    await check(queryOf(path), (query) => ask(path, 'GET', `${path}?${query}`), [good]);
  });

  it.each(['/run', '/jobs'])('GET %s of batches', { timeout: 240_000 }, async (path) => {
    await check(batchQuery(path), (query) => ask(path, 'GET', `${path}?${query}`));
  });

  it('POST /files of any name and content', { timeout: 240_000 }, async () => {
    const request = fc.tuple(queryOf('/files'), fc.constantFrom(...BODIES));
    await check(request, ([query, body]) => ask('/files', 'POST', `/files?${query}`, [], body));
  });

  it('any method with any header at any path', { timeout: 240_000 }, async () => {
    const request: fc.Arbitrary<AnyRequest> = fc.record({
      known: fc.constantFrom(...PATHS),
      target: fc.option(fc.constantFrom(...TARGETS), { freq: 3 }),
      method: fc.constantFrom(...METHODS),
      headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
      body: fc.constantFrom(...BODIES),
    });
    // (a body that is announced and does not come is another test)
    const whole = request.filter(({ headers, body }) => body.length >= 5 || !headers.some((line) => /^(content-length: 5|transfer|expect: 100)/i.test(line)));
    const send = ({ known, target, method, headers, body }: AnyRequest): Promise<void> => {
      const isKnown = target === null && ['GET', 'HEAD'].includes(method);
      const isChunked = headers.some((line) => /^transfer/i.test(line));
      return ask(isKnown ? known : null, method, target ?? known, headers, isChunked ? BODIES[3] : body);
    };
    await check(whole, send, [{ known: '/health', target: null, method: 'GET', headers: [], body: '' }]);
  });
});

describe('files of the machine', () => {
  const LOCATIONS = [
    '/etc/passwd',
    'file:///etc/passwd',
    '../../../etc/passwd',
    'etc/passwd',
    'FILE:/etc/passwd',
    'upload:../../../../etc/passwd',
    'data:text/csv,a',
  ];
  it.each(LOCATIONS)('are not read: connection=%s', async (connection) => {
    for (const source of ['csv', 'tsv', 'json', 'jsonref', 'excel', 'parquet']) {
      const { status, text } = await run(service.url, { function: 'statistics', source, table: source, column: '1', connection });
      const code = connection.startsWith('upload:') ? [404, 'ERR_PATH'] : [400, 'ERR_ADDRESS_REFUSED'];
      expect([status, JSON.parse(text).Code]).toEqual(code);
    }
  });
});
