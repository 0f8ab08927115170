import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionNamed } from '../../src/catalogue/index.js';
import { companyKey } from '../../src/key/index.js';
import { ENRICH_FUNCTIONS } from '../../src/enrich/index.js';
import { type Accounts, openAccounts } from '../../src/service/accounts/index.js';
import type { RunningService } from '../../src/service/index.js';
import { serve, serveFiles } from './serving.js';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PAY_TO = '0x1111111111111111111111111111111111111111';
const LISTED =
  'address-parse building-profile business-info business-info-domain business-info-name buying-signals city-standard company-verification competitor-analysis country-standard custom customs-duty-rates email-domain-type email-trust-score entity-type esg-profile eu-vat-rates executive-profile facilities-profile gender-from-name gov-contracts industry-codes ip-profile irs-per-diem-rates muni-issuer-profile name-origin org-standard parent-company phone-profile private-company-deal-intel property-history sales-use-tax-rates sic-codes state-standard stock-analysis tech-stack translate university-info x-handle'.split(
    ' ',
  );
const CREDITS: Readonly<Record<number, string>> = {
  1: 'address-parse city-standard country-standard email-domain-type entity-type gender-from-name name-origin org-standard state-standard translate',
  5: 'x-handle',
  10: 'business-info-domain business-info-name',
  25: 'building-profile business-info buying-signals company-verification competitor-analysis custom email-trust-score esg-profile eu-vat-rates executive-profile facilities-profile gov-contracts industry-codes ip-profile irs-per-diem-rates muni-issuer-profile parent-company phone-profile private-company-deal-intel property-history sales-use-tax-rates sic-codes stock-analysis tech-stack university-info',
  35: 'customs-duty-rates',
};
const IN_LANGUAGES =
  'building-profile business-info business-info-domain business-info-name buying-signals company-verification competitor-analysis custom customs-duty-rates email-trust-score esg-profile eu-vat-rates executive-profile facilities-profile gov-contracts industry-codes ip-profile irs-per-diem-rates muni-issuer-profile parent-company phone-profile private-company-deal-intel property-history sales-use-tax-rates sic-codes stock-analysis tech-stack university-info x-handle'.split(
    ' ',
  );
const EMBEDDED = ENRICH_FUNCTIONS.filter(({ embedded }) => embedded !== undefined);

let accounts: Accounts;
let service: RunningService;
let files: { origin: string; close(): Promise<void> };
let key = '';
let account = '';

beforeAll(async () => {
  accounts = await openAccounts(join(mkdtempSync(join(tmpdir(), 'namesake-enrich-')), 'accounts.db'));
  ({ key, id: account } = await accounts.create({ name: 'test', credits: 1_000_000_000 }));
  service = await serve({ payments: { facilitator: 'http://127.0.0.1:1', payTo: PAY_TO } }, accounts);
  const long = `email\n${Array.from({ length: 101 }, (_, i) => `a${i}@gmail.com\n`).join('')}`;
  files = await serveFiles(
    new Map([
      ['/a.csv', { text: 'id,email,note\n1,a@gmail.com,"x, y"\n2,b@stanford.edu,\n' }],
      ['/a.tsv', { text: 'email\tid\na@gmail.com\t1\n' }],
      ['/101.csv', { text: long }],
      ['/100.csv', { text: long.split('\n').slice(0, 101).join('\n') }],
      ['/none.csv', { text: 'email\n' }],
    ]),
  );
}, 60_000);
afterAll(async () => {
  await service.stop();
  await accounts.close();
  await files.close();
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers: Headers;
}

async function ask(
  method: string,
  path: string,
  query: Readonly<Record<string, string>>,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const payload = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
  const answer = await fetch(`${service.url}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...payload,
  });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text(), headers: answer.headers };
}
const post = (query: Readonly<Record<string, string>>, body: unknown) => ask('POST', '/enrich', { apikey: key, ...query }, body);
const DOMAINS = { function: 'email-domain-type' };

describe('document 1: functions', () => {
  it('has the functions of the list, and no others', () => expect(ENRICH_FUNCTIONS.map(({ name }) => name)).toEqual(LISTED));

  it.each(Object.entries(CREDITS).flatMap(([credits, names]) => names.split(' ').map((name) => [name, Number(credits)] as const)))(
    '%s costs %i a record',
    (name, credits) => {
      expect(ENRICH_FUNCTIONS.find((fn) => fn.name === name)?.credits).toBe(credits);
    },
  );

  it('"Functions that honor language (29)"', () => {
    expect(ENRICH_FUNCTIONS.filter(({ supportsLanguage }) => supportsLanguage).map(({ name }) => name)).toEqual(IN_LANGUAGES);
    expect(IN_LANGUAGES.length).toBe(29);
  });

  it('"A free catalog at GET /functions lists every function with its inputs, outputs, price and a runnable example"', async () => {
    const { status, text } = await ask('GET', '/functions', {});
    expect(status).toBe(200);
    const { version, functions } = JSON.parse(text) as { version: string; functions: Record<string, unknown>[] };
    expect(version).toBe('2.0.0');
    expect(functions.map(({ name }) => name)).toEqual(LISTED);
    for (const fn of functions) {
      expect(fn).toMatchObject({
        inputs: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
        outputs: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
        price: { credits: expect.any(Number), usd: expect.stringMatching(/^\d+\.\d\d$/) },
        supports_language: expect.any(Boolean),
        available: expect.any(Boolean),
      });
      const { method, url, body } = fn.example as { method: string; url: string; body: unknown };
      const run = await fetch(`${url}&apikey=${key}`, { method, body: JSON.stringify(body) });
      expect([fn.name, run.status, ((await run.json()) as { ErrorCount: number }).ErrorCount]).toEqual([fn.name, 200, fn.available ? 0 : 1]);
    }
  });

  it('what the package and its tables answer is available without a host', async () => {
    const { functions } = JSON.parse((await ask('GET', '/functions', {})).text) as { functions: { name: string; available: boolean }[] };
    const available = functions.filter((fn) => fn.available).map(({ name }) => name);
    const fromTables = ['business-info-domain', 'business-info-name', 'eu-vat-rates', 'industry-codes', 'ip-profile', 'sic-codes'];
    expect(available).toEqual([...EMBEDDED.map(({ name }) => name), ...fromTables].sort());
  });

  it('a text guide at /llms-full.txt names all of them', async () => {
    const { type, text } = await ask('GET', '/llms-full.txt', {});
    expect(type).toMatch(/^text\/plain/);
    for (const name of LISTED) expect(text).toContain(`### ${name} (`);
  });

  it('the manifest at /.well-known/x402.json "lists language support under languageSupport"', async () => {
    for (const path of ['/.well-known/x402.json', '/.well-known/x402']) {
      const { status, text } = await ask('GET', path, {});
      expect([status, JSON.parse(text)]).toMatchObject([200, { languageSupport: { functions: IN_LANGUAGES } }]);
      expect(JSON.parse(text).languageSupport.languages.length).toBe(16);
    }
  });
});

describe.each(EMBEDDED.map((fn) => [fn.name, fn] as const))('document 1: %s', (name, fn) => {
  const [[field, value]] = Object.entries(fn.example);
  const expected = async (inputs: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
    const declaration = functionNamed(fn.embedded ?? '');
    const apply = await declaration.load();
    const fields = apply(fn.inputs.map((input) => inputs[input.name] ?? ''));
    return Object.fromEntries(declaration.outputs.map((output, i) => [output.name, fields[i]]));
  };

  it('"Object input: each entry is the original object with the output fields appended after its own fields"', async () => {
    const record = { id: 7, ...fn.example, nested: { a: [1, null] } };
    const { status, text } = await post({ function: name }, [record]);
    const answer = JSON.parse(text);
    expect([status, answer.Code, answer.Function, answer.RecordCount, answer.ErrorCount]).toEqual([200, 'Success', name, 1, 0]);
    const fields = await expected(fn.example);
    const taken = Object.keys(record);
    const names = Object.keys(fields).map((output) => (taken.includes(output) ? `${output}_enriched` : output));
    expect(answer.OutputFields).toEqual(names);
    expect(answer.Records).toEqual([{ ...record, ...Object.fromEntries(names.map((output, i) => [output, Object.values(fields)[i]])) }]);
    expect(Object.keys(answer.Records[0])).toEqual([...taken, ...names]);
  });

  it('"Plain-value or row-array input: each entry is {Input, Output}"', async () => {
    const fields = await expected({ [fn.inputs[0].name]: value });
    const plain = JSON.parse((await post({ function: name }, [value])).text);
    expect(plain.Records).toEqual([{ Input: [value], Output: fields }]);
    const rows = JSON.parse((await post({ function: name, lookup_column: '2' }, [['x', value, 3, null, true]])).text);
    expect(rows.Records).toEqual([{ Input: ['x', value, 3, null, true], Output: fields }]);
    const named = JSON.parse((await post({ function: name, [`${fn.inputs[0].name}_column`]: '1' }, [[value, 'x']])).text);
    expect(named.Records[0].Output).toEqual(fields);
  });

  it('"lookup_field=<field> names the field holding the lookup value"', async () => {
    const fields = await expected({ [fn.inputs[0].name]: value });
    for (const query of [{ lookup_field: 'what' }, { [`${fn.inputs[0].name}_field`]: 'what' }, { LOOKUP_FIELD: 'what' }]) {
      const answer = JSON.parse((await post({ function: name, ...(query as Record<string, string>) }, [{ what: value, other: 'z' }])).text);
      expect(answer.Records).toEqual([{ what: value, other: 'z', ...fields }]);
    }
  });

  it('"Omitted when the objects have one field, or a field named like the input"', async () => {
    const fields = await expected({ [fn.inputs[0].name]: value });
    for (const record of [{ anything: value }, { x: 1, [field]: value }, { x: 1, lookup: value }, { x: 1, [field.toUpperCase()]: value }]) {
      const answer = JSON.parse((await post({ function: name }, [record])).text);
      expect(Object.values(answer.Records[0]).slice(Object.keys(record).length)).toEqual(Object.values(fields));
    }
  });

  it('"filetype: json (default), csv or tsv"', async () => {
    const csv = await post({ function: name, filetype: 'CSV' }, [{ id: 'a,b', ...fn.example }]);
    expect([csv.status, csv.type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(csv.text.split('\n')[0].split(',').slice(0, 2)).toEqual(['id', Object.keys(fn.example)[0]]);
    expect(csv.text.split('\n')[1]).toMatch(/^"a,b",/);
    const tsv = await post({ function: name, filetype: 'tsv' }, [value]);
    expect([tsv.status, tsv.type, tsv.text.split('\n')[0].split('\t')[0]]).toEqual([200, 'text/tab-separated-values; charset=utf-8', 'Input']);
  });
});

describe('document 1: rules', () => {
  it('"{"records": [ ...1 to 100 items... ]}"', async () => {
    const { text } = await post(DOMAINS, { records: ['a@gmail.com'], other: [1] });
    expect(JSON.parse(text).Records).toEqual([{ Input: ['a@gmail.com'], Output: { DomainType: 'Generic' } }]);
  });

  it('"other fields pass through unchanged": to the last digit, in their order', async () => {
    const { text } = await post(DOMAINS, '[{"n": 12345678901234567890, "email": "a@gmail.com", "x": 1.50, "__proto__": {"y": 1}, "a\\"b": "}"}]');
    expect(text).toContain('{"n": 12345678901234567890, "email": "a@gmail.com", "x": 1.50, "__proto__": {"y": 1}, "a\\"b": "}","DomainType":"Generic"}');
  });

  it('"When an output field name already exists in the object, the output field gets the suffix _enriched"', async () => {
    const { text } = await post(DOMAINS, [{ email: 'a@gmail.com', DomainType: 'mine' }, { email: 'b@stanford.edu' }]);
    const answer = JSON.parse(text);
    expect(answer.OutputFields).toEqual(['DomainType_enriched']);
    expect(answer.Records[0]).toEqual({ email: 'a@gmail.com', DomainType: 'mine', DomainType_enriched: 'Generic' });
  });

  it('"A record whose enrichment failed has empty output fields and adds one to ErrorCount", and is not charged', async () => {
    const before = accounts.balance(account);
    const { status, text } = await post(DOMAINS, [{ email: '' }, { email: 'a@gmail.com' }, { email: null }, {}]);
    expect(status).toBe(200);
    const answer = JSON.parse(text);
    expect([answer.RecordCount, answer.ErrorCount]).toEqual([4, 3]);
    expect(answer.Records.map((record: Record<string, string>) => record.DomainType)).toEqual(['', 'Generic', '', '']);
    expect(before - accounts.balance(account)).toBe(100);
  });

  it('a function that has no provider answers empty fields, and is not charged', async () => {
    const before = accounts.balance(account);
    const answer = JSON.parse((await post({ function: 'stock-analysis' }, ['IBM', 'AAPL'])).text);
    expect([answer.Code, answer.RecordCount, answer.ErrorCount]).toEqual(['Success', 2, 2]);
    expect(accounts.balance(account)).toBe(before);
  });

  it.each(['fr', 'FR', 'French', 'FRANÇAIS', 'klingon', ''])('language=%j is never an error, and changes no column', async (language) => {
    const answer = JSON.parse((await post({ function: 'phone-profile', language }, ['+1 415 555 2671'])).text);
    expect(answer.OutputFields[0]).toBe('Valid');
    expect((await post({ ...DOMAINS, language }, ['a@gmail.com'])).status).toBe(200);
  });

  it('"other fields pass through unchanged", to the last digit, in text as well; and so does what is looked up', async () => {
    const body = '[{"email": "a@gmail.com", "id": 12345678901234567890, "rate": 1.50, "list": [9007199254740993], "ok": true, "none": null}]';
    const csv = await post({ ...DOMAINS, filetype: 'csv' }, body);
    expect(csv.text).toBe('email,id,rate,list,ok,none,DomainType\na@gmail.com,12345678901234567890,1.50,[9007199254740993],true,,Generic\n');
    expect((await post({ ...DOMAINS, lookup_column: '1', filetype: 'tsv' }, '[["a@gmail.com", 0.10, false]]')).text).toContain('a@gmail.com\t0.10\tfalse\t');
    expect((await post({ function: 'entity-type', filetype: 'csv' }, '[12345678901234567890]')).text).toContain('\n12345678901234567890,');
  });

  it('what is nested in a record is passed on, however deep', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { status, text } = await post({ ...DOMAINS, filetype: 'csv' }, `[{"email": "a@gmail.com", "x": ${deep}}]`);
    expect([status, text]).toEqual([200, `email,x,DomainType\na@gmail.com,${deep},Generic\n`]);
  });

  it('a byte order mark before the body does not count', async () => {
    expect((await post(DOMAINS, '\ufeff["a@gmail.com"]')).status).toBe(200);
  });

  it('parameters that count for nothing are told', async () => {
    const ignored = async (query: Readonly<Record<string, string>>, body: unknown) =>
      (await post({ ...DOMAINS, ...query }, body)).headers.get('x-ignored-parameters');
    expect(await ignored({ lookup_field: 'email', language: 'fr', filetype: 'csv' }, [{ email: 'a' }])).toBe(null);
    expect(await ignored({ lokup_field: 'other', lookup_column: '2', topic_value: 'x' }, [{ email: 'a', other: 'b' }])).toBe(
      'lokup_field, lookup_column, topic_value',
    );
  });

  it('"For functions with several inputs, object fields named after the inputs map automatically"', async () => {
    const answer = JSON.parse((await post({ function: 'customs-duty-rates' }, [{ hscode: '6109.10', lookup: 'T-shirts', origin: 'VN', sku: 'a' }])).text);
    expect([answer.Code, answer.RecordCount]).toEqual(['Success', 1]);
    const cities = JSON.parse((await post({ function: 'city-standard' }, [{ country: 'US', state: 'TX', city: 'Paris' }])).text);
    expect(cities.Records[0].State).toBe('TX');
    const columns = JSON.parse((await post({ function: 'city-standard', lookup_column: '2', state_column: '1' }, [['TX', 'Paris']])).text);
    expect(columns.Records[0].Output.State).toBe('TX');
  });

  it('"custom takes topic_value and output_fields_value"', async () => {
    const asked = { function: 'custom', topic_value: 'mountains', output_fields_value: '["Height", "Country"]' };
    const answer = JSON.parse((await post(asked, [{ lookup: 'K2' }])).text);
    expect(answer.OutputFields).toEqual(['Height', 'Country']);
    for (const wrong of ['', '[]', '{}', '["a", "a"]', '[1]', 'Height'])
      expect([wrong, (await post({ ...asked, output_fields_value: wrong }, ['K2'])).status]).toEqual([wrong, 400]);
    expect((await post({ ...asked, topic_value: '' }, ['K2'])).status).toBe(400);
  });
});

describe('document 1: "400: Missing or invalid parameters; …"', () => {
  const many = Array.from({ length: 101 }, () => 'a@gmail.com');
  it.each([
    ['no function', {}, ['a'], 'ERR_USAGE'],
    ['an unknown function', { function: 'email-domain' }, ['a'], 'ERR_OPTION_RANGE'],
    ['an unknown filetype', { ...DOMAINS, filetype: 'xml' }, ['a'], 'ERR_OPTION_RANGE'],
    ['"input exceeds the maximum record count"', DOMAINS, many, 'ERR_INPUT_TYPE'],
    ['no records', DOMAINS, [], 'ERR_INPUT_TYPE'],
    ['no list', DOMAINS, { record: [] }, 'ERR_INPUT_TYPE'],
    ['a text', DOMAINS, '"a@gmail.com"', 'ERR_INPUT_TYPE'],
    ['"invalid JSON body"', DOMAINS, '[{"email": "a@gmail.com"', 'ERR_INPUT_TYPE'],
    ['nothing', DOMAINS, '', 'ERR_INPUT_TYPE'],
    ['"records of mixed shapes": object and value', DOMAINS, [{ email: 'a' }, 'b'], 'ERR_INPUT_TYPE'],
    ['"records of mixed shapes": value and row', DOMAINS, ['a', ['b']], 'ERR_INPUT_TYPE'],
    ['"records of mixed shapes": rows of different lengths', DOMAINS, [['a'], ['b', 'c']], 'ERR_INPUT_TYPE'],
    ['a row with an object in it', DOMAINS, [[{ a: 1 }]], 'ERR_INPUT_TYPE'],
    ['"a lookup_field that does not exist"', { ...DOMAINS, lookup_field: 'mail' }, [{ email: 'a', other: 'b' }], 'ERR_COLUMN_MISSING'],
    ['"a lookup_field that does not exist", as rows have none', { ...DOMAINS, lookup_field: 'email' }, [['a']], 'ERR_COLUMN_MISSING'],
    ['"a lookup_field that does not exist", as plain values have none', { ...DOMAINS, lookup_field: 'email' }, ['a'], 'ERR_COLUMN_MISSING'],
    ['a column that does not exist', { ...DOMAINS, lookup_column: '3' }, [['a', 'b']], 'ERR_COLUMN_MISSING'],
    ['a column that is no number', { ...DOMAINS, lookup_column: 'b' }, [['a', 'b']], 'ERR_COLUMN_MISSING'],
    ['rows without a column said', DOMAINS, [['a', 'b']], 'ERR_USAGE'],
    ['objects without a field that could be meant', DOMAINS, [{ a: 1, b: 2 }], 'ERR_COLUMN_MISSING'],
  ])('%s', async (_, query, body, code) => {
    const before = accounts.balance(account);
    const answer = await post(query as Record<string, string>, body);
    expect([answer.status, JSON.parse(answer.text).Code]).toEqual([400, code]);
    expect(JSON.parse(answer.text).Message).toEqual(expect.any(String));
    expect(accounts.balance(account)).toBe(before);
  });

  it('"the error lists the available fields"', async () => {
    const { text } = await post({ ...DOMAINS, lookup_field: 'mail' }, [{ email: 'a', 'other field': 'b' }]);
    expect(JSON.parse(text).Message).toContain('email, other field');
  });

  it('"at most 1048576 bytes": one more is too much, as many are not', async () => {
    const body = (bytes: number): string => {
      const text = '[{"email":"a@gmail.com","x":""}]';
      return text.replace('""', `"${'x'.repeat(bytes - text.length)}"`);
    };
    expect((await post(DOMAINS, body(1_048_576))).status).toBe(200);
    const refused = await post(DOMAINS, body(1_048_577));
    expect([refused.status, JSON.parse(refused.text).Code]).toEqual([413, 'ERR_LIMIT']);
  });

  it('100 records are taken', async () => {
    const answer = JSON.parse((await post(DOMAINS, many.slice(1))).text);
    expect([answer.RecordCount, answer.Records.length]).toEqual([100, 100]);
  });
});

describe('document 1: GET /enrich', () => {
  const get = (query: Readonly<Record<string, string>>) => ask('GET', '/enrich', { apikey: key, ...DOMAINS, ...query });

  it('"The rows of the file streamed back as CSV/TSV text, with the output fields appended as new columns"', async () => {
    const csv = await get({ connection: `${files.origin}/a.csv`, filetype: 'csv', lookup_column: '2' });
    expect([csv.status, csv.type, csv.text]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'id,email,note,DomainType\n1,a@gmail.com,"x, y",Generic\n2,b@stanford.edu,,Education\n',
    ]);
    const tsv = await get({ connection: `${files.origin}/a.tsv`, filetype: 'tsv', lookup_column: '1' });
    expect(tsv.text).toBe('email\tid\tDomainType\na@gmail.com\t1\tGeneric\n');
    const named = await get({ connection: `${files.origin}/a.csv` });
    expect(named.text).toBe(csv.text);
  });

  it('"a lookup_field that does not exist (the error lists the available fields)", of a file, too', async () => {
    const connection = `${files.origin}/a.csv`;
    expect((await get({ connection, lookup_field: 'note' })).text).toBe('id,email,note,DomainType\n1,a@gmail.com,"x, y",Unknown\n2,b@stanford.edu,,\n');
    expect((await get({ connection, EMAIL_FIELD: 'Email' })).text).toContain('Generic');
    const before = accounts.balance(account);
    const wrong = await get({ connection, lookup_field: 'mail' });
    expect([wrong.status, JSON.parse(wrong.text)]).toEqual([
      400,
      { Code: 'ERR_COLUMN_MISSING', Message: 'no record has the field "mail"; expected one of id, email, note; got none of that name' },
    ]);
    expect(accounts.balance(account)).toBe(before);
  });

  it('up to 100 records', async () => {
    expect((await get({ connection: `${files.origin}/100.csv` })).text.trim().split('\n').length).toBe(101);
    for (const [path, code] of [
      ['101.csv', 'ERR_INPUT_TYPE'],
      ['none.csv', 'ERR_INPUT_TYPE'],
      ['missing.csv', 'ERR_SOURCE_READ'],
    ]) {
      const answer = await get({ connection: `${files.origin}/${path}` });
      expect([path, answer.status, JSON.parse(answer.text).Code]).toEqual([path, 400, code]);
    }
    const other = await get({ connection: 'file:///etc/passwd' });
    expect([other.status, JSON.parse(other.text).Code]).toEqual([400, 'ERR_ADDRESS_REFUSED']);
  });
});

describe('document 1: authorization', () => {
  const challengeOf = (answer: Answer) => JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString());

  it('"A request with no key and no parameters returns the ceiling challenge (HTTP 402)"', async () => {
    for (const method of ['POST', 'GET']) {
      const answer = await ask(method, '/enrich', {});
      expect(answer.status).toBe(402);
      expect(challengeOf(answer)).toEqual(JSON.parse(answer.text));
      expect(JSON.parse(answer.text)).toMatchObject({
        x402Version: 2,
        error: 'Payment Required',
        accepts: [{ amount: '35000000', network: 'eip155:8453', payTo: PAY_TO }],
      });
    }
  });

  it.each([
    ['email-domain-type', 1, '10000'],
    ['email-domain-type', 100, '1000000'],
    ['business-info-domain', 3, '300000'],
    ['customs-duty-rates', 100, '35000000'],
    ['x-handle', 2, '100000'],
  ])('"an exact quote: price per record times the number of records": %s × %i', async (name, count, amount) => {
    const answer = await ask(
      'POST',
      '/enrich',
      { function: name },
      Array.from({ length: count }, () => ({ lookup: 'x', email: 'a@b.c' })),
    );
    expect([answer.status, challengeOf(answer).accepts[0].amount]).toEqual([402, amount]);
    expect(challengeOf(answer)).toEqual(JSON.parse(answer.text));
  });

  it('a key that is none is refused', async () => {
    expect((await ask('POST', '/enrich', { ...DOMAINS, apikey: 'ns_none' }, ['a'])).status).toBe(401);
  });

  it('a key without enough credits is asked for payment', async () => {
    const poor = await accounts.create({ name: 'poor', credits: 150 });
    const asked = await ask('POST', '/enrich', { ...DOMAINS, apikey: poor.key }, ['a@gmail.com', 'b@gmail.com']);
    expect([asked.status, JSON.parse(asked.text).Code]).toEqual([402, 'ERR_CREDITS']);
    expect((await ask('POST', '/enrich', { ...DOMAINS, apikey: poor.key }, ['a@gmail.com'])).status).toBe(200);
    expect(accounts.balance(poor.id)).toBe(50);
  });

  it('an idempotency key repeats an answer without a second charge', async () => {
    const before = accounts.balance(account);
    const headers = { 'idempotency-key': 'once' };
    const first = await ask('POST', '/enrich', { ...DOMAINS, apikey: key }, ['a@gmail.com'], headers);
    const second = await ask('POST', '/enrich', { ...DOMAINS, apikey: key }, ['a@gmail.com'], headers);
    expect([second.status, second.text]).toEqual([200, first.text]);
    expect(before - accounts.balance(account)).toBe(100);
  });

  it('wherever the API key stands', async () => {
    const before = accounts.balance(account);
    const headers = { 'idempotency-key': 'moved' };
    const first = await ask('POST', '/enrich', { ...DOMAINS, apikey: key }, ['a@gmail.com'], headers);
    const second = await ask('POST', '/enrich', DOMAINS, ['a@gmail.com'], { ...headers, 'x-api-key': key });
    expect([second.status, second.text, before - accounts.balance(account)]).toEqual([200, first.text, 100]);
  });

  it('and is of no use for another request', async () => {
    const headers = { 'idempotency-key': 'mine' };
    const asked = (query: object, body: unknown) => ask('POST', '/enrich', { ...DOMAINS, ...query, apikey: key }, body, headers);
    expect((await asked({}, ['a@gmail.com'])).status).toBe(200);
    const before = accounts.balance(account);
    for (const [query, body] of [
      [{}, ['b@gmail.com']],
      [{ function: 'country-standard' }, ['a@gmail.com']],
      [{ filetype: 'csv' }, ['a@gmail.com']],
    ] as const) {
      const { status, text } = await asked(query, body);
      expect([status, JSON.parse(text).Code]).toEqual([400, 'ERR_OPTION_RANGE']);
    }
    const lookup = await ask('GET', '/getemaildomaintype', { license: key, email: 'a@gmail.com' }, undefined, headers);
    expect([lookup.status, accounts.balance(account)]).toEqual([400, before]);
  });
});

describe('document 3', () => {
  const get = (path: string, query: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    ask('GET', path, query, undefined, headers);
  const MAIL = '/getemaildomaintype';

  it('"DomainType, Code, Credits", no extra fields', async () => {
    const { status, text } = await get(MAIL, { license: key, email: 'jane@stanford.edu' });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ DomainType: 'Education', Code: 'Success', Credits: expect.stringMatching(/^\d+(\.\d+)?$/) });
  });

  it('"License ... also accepted as the x-api-key header"', async () => {
    expect((await get(MAIL, { email: 'jane@stanford.edu' }, { 'x-api-key': key })).status).toBe(200);
  });

  it('"Credits are drawn from the account, and the remaining balance is returned in Credits"', async () => {
    const own = await accounts.create({ name: 'own', credits: 300 });
    const credits = [];
    for (let i = 0; i < 3; i++) credits.push(JSON.parse((await get(MAIL, { license: own.key, email: 'a@gmail.com' })).text).Credits);
    expect(credits).toEqual(['2', '1', '0']);
    const out = await get(MAIL, { license: own.key, email: 'a@gmail.com' });
    expect([out.status, out.text]).toEqual([401, '']);
  });

  it.each(['/getbusinessinfodomain', '/getbusinessinfoname', MAIL])('%s: "A request with no parameters at all still returns a quote"', async (path) => {
    const answer = await get(path, {});
    expect(answer.status).toBe(402);
    const body = JSON.parse(answer.text);
    expect(JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())).toEqual(body);
    expect(body).toMatchObject({
      x402Version: 2,
      error: 'Payment Required',
      resource: { mimeType: 'application/json' },
      accepts: [
        {
          scheme: 'exact',
          network: 'eip155:8453',
          amount: path === MAIL ? '10000' : '100000',
          payTo: PAY_TO,
          maxTimeoutSeconds: 60,
          extra: { name: 'USD Coin', version: '2' },
        },
      ],
      extensions: { bazaar: { info: { input: { type: 'http', method: 'GET' }, output: { type: 'json' } } } },
    });
  });

  it('"An invalid, expired or out-of-credit key gives 401", without a body', async () => {
    const ended = await accounts.create({ name: 'ended', credits: 100, expiresMs: Date.now() - 1 });
    const revoked = await accounts.create({ name: 'revoked', credits: 100 });
    await accounts.revoke(revoked.id);
    const empty = await accounts.create({ name: 'empty', credits: 0 });
    for (const license of ['ns_none', ended.key, revoked.key, empty.key]) {
      const answer = await get(MAIL, { license, email: 'a@gmail.com' });
      expect([answer.status, answer.text]).toEqual([401, '']);
    }
  });

  it.each([
    ['email', ''],
    ['email', 'a'],
    ['email', 'no mail'],
    ['email', `${'a'.repeat(310)}@example.com`],
    ['other', 'a@gmail.com'],
  ])('"400: A parameter is missing or malformed": %s=%j', async (name, value) => {
    const answer = await get(MAIL, { license: key, [name]: value });
    expect([answer.status, answer.text]).toEqual([400, '']);
  });

  it.each(['', 'x'.repeat(257)])('lookup: "string, length 1 to 256"', async (lookup) => {
    expect((await get('/getbusinessinfodomain', { license: key, lookup })).status).toBe(400);
  });

  it('what nobody can look up is a failure of the service, and is not charged', async () => {
    const down = await serve({ providers: { order: { 'business-info-domain': ['wikidata'] } } }, accounts);
    const before = accounts.balance(account);
    const answer = await fetch(`${down.url}/getbusinessinfodomain?license=${key}&lookup=IBM`);
    expect([answer.status, await answer.text(), accounts.balance(account)]).toEqual([500, '', before]);
    await down.stop();
  });

  it.each([
    ['/getbusinessinfodomain', 'IBM', 'Domain', 'ibm.com'],
    ['/getbusinessinfodomain', 'jane@ibm.com', 'Domain', 'ibm.com'],
    ['/getbusinessinfoname', 'ibm.com', 'CompanyName', 'International Business Machines Corporation'],
    ['/getbusinessinfoname', 'Microsft', 'CompanyName', 'Microsoft Corporation'],
  ])('%s of %s', async (path, lookup, field, value) => {
    const answer = await get(path, { license: key, lookup });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { [field]: value, Code: 'Success', Credits: expect.stringMatching(/^\d+$/) }]);
  });

  it('"When no domain can be determined, the response is still HTTP 200 with an empty Domain; the call is charged"', async () => {
    const before = accounts.balance(account);
    const answer = await get('/getbusinessinfodomain', { license: key, lookup: 'Zyxwv Industries of Nowhere' });
    expect(JSON.parse(answer.text)).toMatchObject({ Domain: '', Code: 'Success' });
    expect(before - accounts.balance(account)).toBe(1000);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('"HTTP GET only (other methods give 405)": %s', async (method) => {
    const answer = await fetch(`${service.url}${MAIL}?license=${key}&email=a@gmail.com`, { method });
    expect([answer.status, await answer.text(), answer.headers.get('allow')]).toEqual([405, '', 'GET']);
  });
});

describe('document 4: one-value endpoints', () => {
  it.each([
    ['/getcompanymatchadvanced', { company: 'IBM', algorithm: 'Wide' }, { SimKey: expect.stringMatching(/^[\w-]{43,44}$/) }],
    ['/getcompanymatchadvanced', { company: 'IBM' }, { SimKey: companyKey('IBM') }],
    ['/getfullnamematch', { fullname: 'Bob Smith' }, { SimKey: expect.stringMatching(/^[\w-]{43,44}$/) }],
    ['/getaddressmatchadvanced', { address: '500 Main St', algorithm: 'narrow' }, { SimKey: expect.stringMatching(/^[\w-]{43,44}$/) }],
    ['/getglobaladdressmatch', { address: '10 Downing Street, London' }, { SimKey: expect.stringMatching(/^[\w-]{43,44}$/) }],
    ['/getproductmatch', { product: 'iPhone 12 64GB' }, { SimKey: expect.stringMatching(/^[\w-]{43,44}$/) }],
    ['/getorgmatchscore', { org1: 'IBM', org2: 'IBM' }, { Score: 100 }],
    ['/getfullnamematchscore', { fullname1: 'Bob Smith Jr', fullname2: 'Bob Smith Sr' }, { Score: 0 }],
    ['/getorgstandard', { org: 'ACME INTL INC' }, { Standard: 'Acme International Inc.' }],
    ['/getcountrystandard', { country: 'Polska' }, { Standard: 'Poland' }],
    ['/getcountryinfo', { country: 'Polska' }, { Standard: 'Poland', ISO2: 'PL' }],
    ['/getstateabbreviation', { state: 'Calif.' }, { Standard: 'California', Abbreviation: 'CA' }],
    ['/getcitystandard', { city: 'Philly' }, { Standard: 'Philadelphia' }],
    ['/getentitytype', { data: 'Smith Brothers Holdings Ltd' }, { EntityType: 'organization' }],
    ['/getgender', { name: 'Maria Rossi' }, { Gender: 'female' }],
    ['/getnameorigin', { name: 'Agnieszka Kowalczyk' }, { Origin: 'Polish' }],
    ['/addressparse', { address: '500 N Main St, Springfield, IL 62701' }, { Number: '500', City: 'Springfield' }],
  ])('%s', async (path, query, expected) => {
    const { status, text } = await ask('GET', path, { license: key, ...(query as Record<string, string>) });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ...expected, Code: 'Success', Credits: expect.any(String) });
    expect((await ask('GET', path, { license: key })).status).toBe(400);
  });

  it('an algorithm that is none is refused', async () => {
    expect((await ask('GET', '/getcompanymatchadvanced', { license: key, company: 'IBM', algorithm: 'loose' })).status).toBe(400);
  });
});
