import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionNamed } from '../../src/catalogue/index.js';
import type { CategoryName, Level } from '../../src/category/category.js';
import { keys } from '../../src/key/index.js';
import { matchReport } from '../../src/link/index.js';
import type { RunningService } from '../../src/service/index.js';
import { hasMariadb, startMariadb } from '../servers/mariadb.js';
import { hasPostgres, startPostgres } from '../servers/postgres.js';
import type { TestServer } from '../servers/test-server.js';
import { COLUMNS, type ColumnName, columnOf, jsonOf, ROWS, writeTableFiles } from './job-table.js';
import { run, serve, serveFiles } from './serving.js';

const FILES = ['csv', 'tsv', 'psv', 'ssv', 'excel', 'parquet'] as const;
const JSONS = ['json', 'jsonref'] as const;
const BATCHES = ['jsonbatch', 'jsonrefbatch'] as const;
const DATABASES = [...(hasPostgres ? ['postgres'] : []), ...(hasMariadb ? ['mysql'] : [])];
const SOURCES = [...FILES, ...JSONS, ...BATCHES, ...DATABASES];
const TARGETS = ['', 'csv', 'tsv', 'psv', 'ssv', 'json', 'json=true'] as const;
const DELIMITERS: Readonly<Record<string, string>> = { '': ',', csv: ',', tsv: '\t', psv: '|', ssv: ';' };
const IDS = columnOf('id');
const COLUMN_OF: Readonly<Record<CategoryName, ColumnName>> = {
  company: 'name',
  individual: 'person',
  address: 'street',
  'global-address': 'address',
  product: 'product',
};

let service: RunningService;
let origin = '';
const servers: Record<string, TestServer> = {};
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const files = await writeTableFiles();
  const paths = new Map<string, { path?: string; text?: string }>(Object.entries(files).map(([format, path]) => [`/table.${format}`, { path }]));
  for (const column of COLUMNS) for (const format of JSONS) paths.set(`/${column}.${format}`, { text: jsonOf(column, format === 'jsonref') });
  const fileServer = await serveFiles(paths);
  origin = fileServer.origin;
  closing.push(fileServer.close);
  service = await serve();
  closing.push(() => service.stop());
  if (hasPostgres) servers.postgres = await startPostgres();
  if (hasMariadb) servers.mysql = await startMariadb();
  for (const [family, server] of Object.entries(servers)) {
    closing.push(() => server.stop());
    const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
    const type = family === 'mysql' ? 'VARCHAR(200) CHARACTER SET utf8mb4' : 'text';
    const rows = ROWS.map((row, i) => `(${i}, ${row.map(literal).join(', ')})`);
    await server.run(`CREATE TABLE jobs (seq int, ${COLUMNS.map((name) => `${name} ${type}`).join(', ')})`, `INSERT INTO jobs VALUES ${rows.join(', ')}`);
  }
}, 120_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** The parameters of a source; every other one in capitals. */
function sourceOf(source: string, column: ColumnName, referenced: boolean): Record<string, string> {
  if (BATCHES.some((batch) => batch === source)) return { source, table: source, data: jsonOf(column, source === 'jsonrefbatch') };
  if (JSONS.some((json) => json === source)) return { source, table: source, column: '1', connection: `${origin}/${column}.${source}` };
  const isFile = FILES.some((file) => file === source);
  const named = (name: ColumnName): string => (isFile ? String(COLUMNS.indexOf(name) + 1) : name);
  return {
    source,
    table: isFile ? source : 'jobs',
    column: named(column),
    ...(referenced ? { reference: named('id') } : {}),
    connection: isFile ? `${origin}/table.${source}` : servers[source].url,
  };
}

const hasReferences = (source: string, referenced: boolean): boolean => (source.startsWith('json') ? source.startsWith('jsonref') : referenced);

/** Names in capitals, and the values that may be so. */
function shouted(parameters: Readonly<Record<string, string>>): Record<string, string> {
  const asIs = ['connection', 'table', 'column', 'reference', 'data', 'newtable'];
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name.toUpperCase(), asIs.includes(name) ? value : value.toUpperCase()]));
}

const targetOf = (target: string): Record<string, string> => (target === '' ? {} : target === 'json=true' ? { json: 'true' } : { target });

/** The cells of a result, whatever its format; of JSON with the names of the members above. */
function cellsOf(text: string, target: string): string[][] {
  if (!target.startsWith('json')) return parse(text, { delimiter: DELIMITERS[target], relax_column_count: true, skip_empty_lines: false }) as string[][];
  const list = JSON.parse(text) as Record<string, string>[];
  return list.length === 0 ? [] : [Object.keys(list[0]), ...list.map((member) => Object.values(member).map(String))];
}

/** Cells `Data[,Reference],…` under names, as the result should have them. */
function expectedCells(
  names: readonly string[],
  column: ColumnName,
  referenced: boolean,
  added: readonly (readonly (string | null)[])[],
  header: boolean,
): string[][] {
  const head = ['Data', ...(referenced ? ['Reference'] : []), ...names];
  const rows = columnOf(column).map((value, i) => [value, ...(referenced ? [IDS[i]] : []), ...added[i].map((cell) => cell ?? '')]);
  return header ? [head, ...rows] : rows;
}

const typeOf = (target: string): string =>
  target.startsWith('json')
    ? 'application/json; charset=utf-8'
    : target === 'tsv'
      ? 'text/tab-separated-values; charset=utf-8'
      : target === 'psv' || target === 'ssv'
        ? 'text/plain; charset=utf-8'
        : 'text/csv; charset=utf-8';

const CATEGORIES = Object.keys(COLUMN_OF) as CategoryName[];
const LEVELS: readonly Level[] = ['narrow', 'medium', 'wide'];

/** Every source with every target, with and without references; categories, levels and capitals take turns. */
const MATCHES = SOURCES.flatMap((source, s) =>
  TARGETS.flatMap((target, t) =>
    [false, true].map((referenced, r) => ({
      source,
      target,
      referenced,
      category: CATEGORIES[(s + t + r) % CATEGORIES.length],
      level: LEVELS[(s + t) % LEVELS.length],
      loud: (s + t + r) % 2 === 1,
    })),
  ),
);

describe.each(MATCHES)('match: $source → $target, reference $referenced, $category $level', ({ source, target, referenced, category, level, loud }) => {
  const column = COLUMN_OF[category];
  const withReference = hasReferences(source, referenced);
  const ask = (more: Record<string, string>) => {
    const parameters = { function: 'match', category, algorithm: level, ...sourceOf(source, column, referenced), ...targetOf(target), ...more };
    return run(service.url, loud ? shouted(parameters) : parameters);
  };
  const found = (): (string | null)[] => keys(columnOf(column), { category, level });

  it('matchreport', async () => {
    const { status, type, text } = await ask({ process: 'matchreport' });
    expect([status, type]).toEqual([200, typeOf(target)]);
    const values = columnOf(column);
    const report = matchReport(values, { category, level });
    const clusters = report.clusters.map(({ rows }) =>
      Array.from(rows, (row) => ({ Data: values[row], Reference: withReference ? IDS[row] : '', SimKey: report.simKeyOf(row) ?? '' })),
    );
    expect(clusters.length).toBeGreaterThan(0);
    if (target.startsWith('json')) {
      expect(JSON.parse(text)).toEqual({ Status: 'success', Message: '', MatchClusters: clusters });
      return;
    }
    const blocks = text.split('\n\n').map((block) => cellsOf(block, target));
    expect(blocks).toEqual(
      clusters.map((members) => members.map((member) => Object.values(withReference ? member : { Data: member.Data, SimKey: member.SimKey }))),
    );
  });

  it('keysonly', async () => {
    const { status, type, text } = await ask({ process: 'keysonly' });
    expect([status, type]).toEqual([200, typeOf(target)]);
    const json = target.startsWith('json');
    const names = json && !withReference ? ['Reference', 'SimKey'] : ['SimKey'];
    const added = found().map((key) => (names.length === 2 ? ['', key] : [key]));
    expect(cellsOf(text, target)).toEqual(expectedCells(names, column, withReference, added, json));
  });

  it('keysonly of all columns', async () => {
    const { status, text } = await ask({ process: 'keysonly', keysoutputall: 'true' });
    expect(status).toBe(200);
    const isTable = !source.startsWith('json');
    const head = isTable ? (DATABASES.includes(source) ? ['seq', ...COLUMNS] : [...COLUMNS]) : withReference ? ['Data', 'Reference'] : ['Data'];
    const rows = isTable
      ? ROWS.map((row, i) => (DATABASES.includes(source) ? [String(i), ...row] : [...row]))
      : columnOf(column).map((value, i) => (withReference ? [value, IDS[i]] : [value]));
    const byKey = found();
    expect(cellsOf(text, target)).toEqual([[...head, 'SimKey'], ...rows.map((row, i) => [...row, byKey[i] ?? ''])]);
  });

  it('gensql', async () => {
    const { status, type, text } = await ask({ process: 'gensql', newtable: 'out' });
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const quote = source === 'mysql' ? '`' : '"';
    const named = (name: string): string => `${quote}${name}${quote}`;
    const literal = (value: string | null): string => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);
    const names = ['Data', ...(withReference ? ['Reference'] : []), 'SimKey'].map(named).join(', ');
    const byKey = found();
    const lines = columnOf(column).map((value, i) => {
      const cells = [value, ...(withReference ? [IDS[i]] : []), byKey[i]].map(literal).join(', ');
      return `INSERT INTO ${named('out')} (${names}) VALUES (${cells});\n`;
    });
    expect(text).toBe(lines.join(''));
  });

  const isDatabase = DATABASES.includes(source);
  it('createtable', async () => {
    const newtable = `made_${target.replace(/\W/g, '_')}_${referenced}_${category.replace('-', '_')}`;
    const { status, text } = await ask({ process: 'createtable', newtable });
    if (!isDatabase) {
      expect([status, JSON.parse(text)]).toMatchObject([400, { Code: 'ERR_USAGE' }]);
      return;
    }
    expect(status).toBe(200);
    const message = `Table ${newtable} created successfully.`;
    if (target.startsWith('json')) expect(JSON.parse(text)).toEqual({ Status: 'success', Message: message, Rows: ROWS.length });
    else expect(text.endsWith(message)).toBe(true);
    const made = await servers[source].run(`SELECT * FROM ${newtable}`);
    const byKey = found();
    const expected = columnOf(column).map((value, i) => [value, ...(withReference ? [IDS[i]] : []), byKey[i]]);
    const sorted = (rows: unknown[][]): string[] => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(made)).toEqual(sorted(expected));
    const again = await ask({ process: 'createtable', newtable });
    expect([again.status, JSON.parse(again.text).Code]).toEqual([400, 'ERR_TABLE']);
  });
});

const KEY_FUNCTIONS: readonly (readonly [name: string, category: CategoryName])[] = [
  ['company-name-matching', 'company'],
  ['individual-name-matching', 'individual'],
  ['street-address-matching', 'address'],
  ['global-address-matching', 'global-address'],
  ['product-name-matching', 'product'],
];
const FIELD_FUNCTIONS: readonly (readonly [name: string, column: ColumnName])[] = [
  ['email-info', 'email'],
  ['city-standard', 'city'],
  ['state-standard', 'state'],
  ['country-standard', 'country'],
  ['country-standard-info', 'country'],
  ['phone-info', 'phone'],
  ['entity-type', 'name'],
  ['name-origin', 'person'],
  ['gender', 'person'],
];
const UNAVAILABLE: readonly (readonly [name: string, needs: Record<string, string>])[] = [
  ['translate-to-english', {}],
  ['translate-to-any', { to: 'fr' }],
  ['global-performance', { origin: 'london' }],
  ['company-parent', {}],
  ['currency-rate', {}],
  ['weather-zip', {}],
  ['global-weather', {}],
  ['weather', {}],
];
const FILE_TARGETS = ['', 'CSV', 'TSV'] as const;

describe.each(['csv', 'tsv'])('file functions of %s', (source) => {
  const cases = [...KEY_FUNCTIONS.map(([name, category]) => [name, COLUMN_OF[category]] as const), ...FIELD_FUNCTIONS].flatMap(([name, column]) =>
    FILE_TARGETS.flatMap((target) => [false, true].flatMap((all) => [false, true].map((referenced) => ({ name, column, target, all, referenced })))),
  );
  it.each(cases)('$name → $target, showall $all, reference $referenced', async ({ name, column, target, all, referenced }) => {
    const answer = await run(service.url, {
      function: name,
      ...sourceOf(source, column, referenced),
      ...targetOf(target),
      ...(all ? { showall: 'true' } : {}),
    });
    expect(answer.status).toBe(200);
    const category = KEY_FUNCTIONS.find(([known]) => known === name)?.[1];
    let names: string[] = ['SimKey'];
    let added: (string | null)[][];
    if (category !== undefined) added = keys(columnOf(column), { category }).map((key) => [key]);
    else {
      const declaration = functionNamed(name);
      names = declaration.outputs.map((output) => output.name);
      const apply = await declaration.load();
      added = columnOf(column).map((value) => [...apply([value, ...declaration.inputs.slice(1).map(() => '')])]);
    }
    const free = (taken: readonly string[]): string[] => names.map((field) => (taken.includes(field) ? `${field}_enriched` : field));
    const expected = all
      ? [[...COLUMNS, ...free(COLUMNS)], ...ROWS.map((row, i) => [...row, ...added[i].map((cell) => cell ?? '')])]
      : expectedCells(free(['Data', 'Reference']), column, referenced, added, true);
    expect(cellsOf(answer.text, target.toLowerCase())).toEqual(expected);
  });

  it.each(UNAVAILABLE)('%s is unavailable, after its parameters were checked', async (name, needs) => {
    const parameters = { function: name, ...sourceOf(source, 'name', false), ...needs };
    const answer = await run(service.url, parameters);
    expect([answer.status, JSON.parse(answer.text).Code]).toEqual([501, 'ERR_UNAVAILABLE']);
    for (const missing of [...Object.keys(needs), 'connection', 'column', 'table', 'source']) {
      const without = await run(service.url, { ...parameters, [missing]: undefined });
      expect([missing, without.status, JSON.parse(without.text).Code]).toEqual([missing, 400, 'ERR_USAGE']);
    }
  });
});

const ENGINEERING = SOURCES.flatMap((source, s) =>
  [false, true].flatMap((json, j) => [false, true].map((referenced, r) => ({ source, json, referenced, loud: (s + j + r) % 2 === 0 }))),
);

describe.each(ENGINEERING)('data engineering: $source, json $json, reference $referenced', ({ source, json, referenced, loud }) => {
  const withReference = hasReferences(source, referenced);
  const ask = (column: ColumnName, parameters: Record<string, string>) => {
    const all = { ...sourceOf(source, column, referenced), ...parameters, ...(json ? { json: 'true' } : {}) };
    return run(service.url, loud ? shouted(all) : all);
  };

  it('notinrange', async () => {
    const { status, text } = await ask('amount', { function: 'notinrange', minimum: '0', maximum: '100' });
    expect(status).toBe(200);
    const member = (row: number, finding: string): string[] => [ROWS[row][11], ...(withReference ? [IDS[row]] : []), String(row + 1), finding];
    const expected = [member(1, 'below'), member(2, 'above'), member(3, 'not comparable'), member(7, 'not comparable')];
    expect(cellsOf(text, json ? 'json' : '')).toEqual([['Data', ...(withReference ? ['Reference'] : []), 'Row', 'Finding'], ...expected]);
  });

  it('nonunique', async () => {
    const { status, text } = await ask('name', { function: 'nonunique' });
    expect(status).toBe(200);
    if (json) expect(JSON.parse(text)).toEqual([{ Data: 'Cisco', Count: 2, ...(withReference ? { Rows: [1, 6], References: ['a-1', 'a-6'] } : {}) }]);
    else if (withReference) expect(text).toBe('Data,Count,Row,Reference\nCisco,2,1,a-1\nCisco,2,6,a-6\n');
    else expect(text).toBe('Data,Count\nCisco,2\n');
  });

  it('statistics', async () => {
    const { status, text } = await ask('name', { function: 'statistics' });
    expect(status).toBe(200);
    if (json) {
      expect(JSON.parse(text)).toMatchObject({ rows: ROWS.length });
      return;
    }
    const [head, first, ...others] = cellsOf(text, '');
    expect([head, first.slice(0, 2)]).toEqual([
      ['Value', 'Count', 'Share'],
      ['Cisco', '2'],
    ]);
    expect(others.map(([value, count]) => [value, count]).sort()).toEqual(
      [...new Set(columnOf('name'))]
        .filter((value) => value !== 'Cisco' && value !== '')
        .map((value) => [value, '1'])
        .sort(),
    );
  });

  it('emailval', async () => {
    const declaration = functionNamed('emailval');
    const apply = await declaration.load();
    const names = declaration.outputs.map(({ name }) => name);
    const added = columnOf('email').map((value) => [...apply([value])]);
    const expected = expectedCells(names, 'email', withReference, added, true);
    const report = await ask('email', { function: 'emailval' });
    expect([report.status, cellsOf(report.text, json ? 'json' : '')]).toEqual([200, expected]);
    const invalid = await ask('email', { function: 'emailval', process: 'invalidonly' });
    const place = names.indexOf('Valid') + (withReference ? 2 : 1);
    const wrong = expected.filter((cells, i) => i === 0 || cells[place] === 'false');
    expect(wrong.length).toBeGreaterThan(1);
    expect([invalid.status, cellsOf(invalid.text, json ? 'json' : '')]).toEqual([200, wrong]);
    const sql = await ask('email', { function: 'emailval', process: 'gensql', newtable: 'mails' });
    expect([sql.status, sql.text.trim().split('\n').length]).toEqual([200, ROWS.length]);
    const newtable = `mails_${json}_${referenced}`;
    const table = await ask('email', { function: 'emailval', process: 'createtable', newtable });
    expect(table.status).toBe(DATABASES.includes(source) ? 200 : 400);
    if (DATABASES.includes(source))
      expect(await servers[source].run(`SELECT count(*) FROM ${newtable}`)).toEqual([[expect.toSatisfy((count) => Number(count) === ROWS.length)]]);
  });

  it('weather is unavailable', async () => {
    const { status, text } = await ask('name', { function: 'weather' });
    expect([status, JSON.parse(text).Code]).toEqual([501, 'ERR_UNAVAILABLE']);
  });
});
