import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readTable } from '../../src/source/index.js';

const FIXTURES = fileURLToPath(new URL('../fixtures/parquet/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'namesake-parquet-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function tableOf(path: string, limits = {}): Promise<{ header: readonly string[]; rows: string[][] }> {
  const table = await readTable(path, { column: '1', limits });
  const rows: string[][] = [];
  await table.eachRow((cells) => void rows.push([...cells]));
  return { header: table.header ?? [], rows };
}

/** The cells of each column. */
async function columnsOf(name: string): Promise<Record<string, string[]>> {
  const { header, rows } = await tableOf(join(FIXTURES, name));
  return Object.fromEntries(header.map((column, at) => [column, rows.map((cells) => cells[at] as string)]));
}

const named = (pattern: RegExp): string[] => readdirSync(FIXTURES).filter((name) => pattern.test(name));

describe('every codec and encoding', () => {
  it.each([...named(/^pyarrow-.*-v[12]/), 'pyarrow-delta.parquet'])('%s, of three row groups', async (name) => {
    expect(await columnsOf(name)).toEqual({
      id: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
      name: ['Acme Ltd', 'Globex', '', 'Acme Ltd', 'Initech', 'Zürich', 'a,b', 'q"uote', 'Acme Ltd'],
      score: ['0.5', '', '1.5', '2.5', '0.5', '0.5', '0.5', '0.5', '1e+21'],
    });
  });

  it.each(named(/^duckdb-(?!no-rows)/))('%s, of every type of DuckDB', async (name) => {
    const cells = Object.entries(await columnsOf(name)).map(([column, [cell]]) => [column, cell]);
    expect(Object.fromEntries(cells)).toEqual({
      a_tiny: '1',
      // (DuckDB writes it as a double)
      huge: '1.7014118346046923e+38',
      dec: '1.500',
      bigdec: '12345678901234567890.123456',
      day: '2024-05-31',
      time: '10:30:00.5',
      ts: '2024-05-31T10:00:00',
      tstz: '2024-05-31T08:00:00Z',
      tsns: '2024-05-31T10:00:00.123456789',
      tss: '2024-05-31T10:00:00',
      ok: 'true',
      bytes: 'qgA=',
      id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
      e: 'b',
      iv: 'P1M2DT3S',
      l: '[1,2]',
      s: '{"a":1,"b":"x"}',
      m: '{"k":1}',
      j: '{"j":1}',
      f: '1.5',
      ut: '255',
      ub: '18446744073709551615',
      n: '',
    });
  });
});

it('every type of pyarrow, with nulls', async () => {
  expect(await columnsOf('pyarrow-types.parquet')).toEqual({
    i8: ['1', '', '-128'],
    u8: ['255', '', '0'],
    i16: ['-32768', '', '3'],
    u16: ['65535', '', '3'],
    i32: ['-2147483648', '', '3'],
    u32: ['4294967295', '', '3'],
    i64: ['9007199254740993', '', '-1'],
    u64: ['18446744073709551615', '', '1'],
    f16: ['1.5', '', '-2'],
    f32: ['0.1', '', '10000000000'],
    f64: ['0.1', '', 'NaN'],
    dec9: ['1234.50', '', '-0.01'],
    dec18: ['1234567890123456.78', '', '-0.01'],
    dec38: ['123456789012345678901234567890.12345678', '', '-1.00000000'],
    bool: ['true', '', 'false'],
    text: ['Zürich 🙂', '', ''],
    large: ['株式会社', '', 'x'],
    bin: ['AP8=', '', ''],
    fixed: ['YWJjZA==', '', 'AAECAw=='],
    date: ['2024-05-31', '', '1899-12-31'],
    t_s: ['10:30:00', '', '23:59:59'],
    t_us: ['10:30:00.123456', '', '00:00:00'],
    t_ns: ['10:30:00.123456789', '', '00:00:00'],
    ts_ms: ['2024-05-31T10:00:00.123', '', '2024-05-31'],
    ts_us: ['2024-05-31T10:00:00.123456', '', '1969-12-31T23:59:59.999999'],
    ts_ns: ['2024-05-31T10:00:00.123456789', '', '1970-01-01'],
    ts_utc: ['2024-05-31T10:00:00Z', '', '2024-05-31'],
    // (the zone is not in the file's own schema: the moment is)
    ts_zone: ['2024-05-31T10:00:00Z', '', '2024-05-31'],
    list: ['["a",null,"b"]', '', '[]'],
    struct: ['{"a":1,"b":"2024-05-31"}', '', '{"a":null,"b":null}'],
    nested: ['[{"x":"1.50","y":[1,2]}]', '', '[]'],
    map: ['{"k":1}', '', '{}'],
    null: ['', '', ''],
    dict: ['A', 'B', 'A'],
    dur: ['1', '', '2'],
  });
  expect(await columnsOf('pyarrow-int96.parquet')).toEqual({ ts_ns: ['2024-05-31T10:00:00.123456789', '', '1970-01-01'] });
});

it('files without rows have a header', async () => {
  expect(await tableOf(join(FIXTURES, 'pyarrow-no-rows.parquet'))).toEqual({ header: ['id', 'name', 'score'], rows: [] });
  expect((await tableOf(join(FIXTURES, 'duckdb-no-rows.parquet'))).header).toHaveLength(23);
});

describe('what is broken', () => {
  const whole = readFileSync(join(FIXTURES, 'pyarrow-snappy-v1.parquet'));
  let files = 0;
  function file(bytes: Uint8Array): string {
    const path = join(folder, `${files++}.parquet`);
    writeFileSync(path, bytes);
    return path;
  }

  it('a file cut off anywhere', async () => {
    for (let end = 4; end < whole.length; end += 83) await expect(tableOf(file(whole.subarray(0, end)))).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
  });

  it('counts of rows that lie', async () => {
    // two row groups have 4 rows, in zigzag numbers behind the mark of a field of 64 bits; 63 are said
    const lies = Buffer.from(whole);
    const footer = lies.length - 8 - lies.readUInt32LE(lies.length - 8);
    let changed = 0;
    for (let at = footer; at < lies.length - 8; at++) {
      if (lies[at] !== 0x16 || lies[at + 1] !== 0x08) continue;
      lies[at + 1] = 0x7e;
      changed++;
    }
    expect(changed).toBeGreaterThan(1);
    await expect(tableOf(file(lies))).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT' });
    await expect(tableOf(file(lies), { maxRows: 100 })).rejects.toMatchObject({ code: 'ERR_LIMIT' });
  });

  it('bytes changed anywhere end in an error or in rows', async () => {
    for (let at = 4; at < whole.length - 4; at += 7) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] as number) ^ 0xff;
      const outcome = await tableOf(file(changed), { maxRows: 1000, maxBytes: 1 << 20 }).catch((error) => error.code as string);
      expect(typeof outcome === 'string' ? ['ERR_SOURCE_FORMAT', 'ERR_LIMIT'] : ['rows']).toContain(typeof outcome === 'string' ? outcome : 'rows');
    }
  });
});
