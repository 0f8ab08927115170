import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import * as duckdb from '@duckdb/node-api';
import * as fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { eachColumnBatch, readColumns, type ReadTableOptions, readTable } from '../../src/source/index.js';
import { type Packing, unpack } from '../../src/source/packed/unpack.js';
import { ZstdFrames } from '../../src/source/packed/zstd-frames.js';
import { JsonDepth } from '../../src/source/records/json-depth.js';

const folder = mkdtempSync(join(tmpdir(), 'namesake-strangers-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, `${files++}-${name}`);
  writeFileSync(path, content);
  return path;
}

/** What all ways of reading a file agree on: its rows, or the code of the error. */
async function outcome(path: string, options: ReadTableOptions): Promise<number | string> {
  const streamed = async (): Promise<number> => {
    let rows = 0;
    await eachColumnBatch(path, options, ({ values }) => void (rows += values.length));
    return rows;
  };
  const ways = [async () => (await readTable(path, options)).values.length, async () => (await readColumns(path, options)).values.length, streamed];
  const outcomes = await Promise.all(ways.map((way) => way().catch((error) => error.code as string)));
  expect(new Set(outcomes).size).toBe(1);
  return outcomes[0];
}

const column = '1';
const LINES = `name,city\nAcme Ltd,Zürich\nGlobex,Paris\n${Array.from({ length: 200 }, (_, i) => `Acme ${i + 1} Ltd,City ${(i + 1) % 7}\n`).join('')}`;
/** LINES by `zstd -19`, with a checksum. */
const ZSTD = Buffer.from(
  'KLUv/WRcDo0MAPahSSKQF6bQAXn///9Q6kzNo1FBDU3XrkeNur733ntvuYHXdQUuUwA/ADQAR0ZFREOlSSgH58amhmam88hksVdrlTptrzTHb7um5/5yopxZFdFMe6HBOALM4FgcCBgaJAwsSCCAgABxLBw8KGA4wBhQSCgQAAgNxoEwJBQHBQGfMsonm1wyySNXXhY5E/PSspJysnlKJiIeGhYSDhZHwTy8O7s6urneJ5eGdmZWRjZW28SysK6sqqimWpdUElJVUz1162upk0b6aKOLJnro0tNC54zzzTbXTPPMnZ9lzo79uvXq1Ke336Xn49/b19PP938JIs0c88str5zyyZufS5444ocbXjjhgxcfFzxvvO+2u2665+79LXfaaJ9tdtlkj117W+yssb7a6oDQqBFgcF/ZvwPQU8YQEiIoAiLmAwUFDQkJCQoKCgoKEhISEhQUFDR4CA7ZEAy5EBRCYo4MDQ0NDQ0ZGRkZGhoaGhoqI9IhGXIhEdKDJMBzAOeui7sud13udrnrcpe6oMjVsUHwcHcVTO9IWQ==',
  'base64',
);
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd];
const SKIPPED = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
const BLOCK_BYTES = 1 << 17;

/** A zstd frame of blocks that are `a` over and over: 4 bytes for 128 KiB. */
function zstdBomb(blocks: number, windowDescriptor = 0x50): Buffer {
  const block = (last: number): number[] => {
    const head = (BLOCK_BYTES << 3) | 2 | last;
    return [head & 0xff, (head >> 8) & 0xff, head >> 16, 0x61];
  };
  return Buffer.from([...MAGIC, 0, windowDescriptor, ...Array.from({ length: blocks }, (_, i) => block(Number(i === blocks - 1))).flat()]);
}

async function unpacked(packing: Packing, bytes: Buffer, pieceBytes = bytes.length || 1, ofStrangers = false): Promise<Buffer> {
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
  };
  const parts: Buffer[] = [];
  for await (const part of unpack(packing, pieces(), ofStrangers)) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const PACK: Readonly<Record<Packing, (bytes: Buffer) => Buffer>> = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync, zstd: () => ZSTD };

describe.each(Object.keys(PACK) as Packing[])('%s', (packing) => {
  const packed = PACK[packing](Buffer.from(LINES));

  it('is unpacked, however it is cut', async () => {
    for (const pieceBytes of [1, 2, 7, 100, packed.length]) expect((await unpacked(packing, packed, pieceBytes)).toString()).toBe(LINES);
  });

  it('that is cut off fails, wherever', async () => {
    for (const end of [0, 1, 3, 5, 20, packed.length >> 1, packed.length - 1]) await expect(unpacked(packing, packed.subarray(0, end))).rejects.toThrow();
  });
});

describe('packed text', () => {
  it.each([
    ['gzip', 'a.csv.gz', gzipSync(LINES)],
    ['zstd', 'a.csv.zst', ZSTD],
    ['gzip of two members', 'b.csv.gz', Buffer.concat([gzipSync(LINES.slice(0, 1000)), gzipSync(LINES.slice(1000))])],
    ['zstd before a frame to be skipped', 'b.csv.zst', Buffer.concat([ZSTD, SKIPPED])],
  ])('by %s is read', async (_, name, bytes) => {
    expect(await outcome(file(name, bytes), { column })).toBe(202);
  });

  it('deflate without a frame of its own is read as well', async () => {
    expect((await unpacked('deflate', deflateRawSync(LINES), 10)).toString()).toBe(LINES);
  });

  it('zstd frames follow each other', async () => {
    const frames = Buffer.concat([ZSTD, SKIPPED, ZSTD, ZSTD]);
    for (const pieceBytes of [1, 13, frames.length]) expect((await unpacked('zstd', frames, pieceBytes)).toString()).toBe(LINES.repeat(3));
  });

  it.each([
    ['another frame behind it', Buffer.concat([ZSTD, Buffer.from('and text')])],
    ['a block larger than blocks are', Buffer.from([...MAGIC, 0, 0x50, 0xff, 0xff, 0xff])],
    ['a dictionary', Buffer.from([...MAGIC, 1, 0x50, 1, 1, 0, 0])],
    ['a window of 2 TB', zstdBomb(1, 0xff)],
  ])('zstd with %s is refused', async (_, bytes) => {
    expect(await outcome(file('c.csv.zst', bytes), { column })).toBe('ERR_SOURCE_FORMAT');
  });

  it('a large zstd window is given to the own files only', async () => {
    const frame = zstdBomb(1, 0x78);
    expect(await unpacked('zstd', frame)).toHaveLength(BLOCK_BYTES);
    await expect(unpacked('zstd', frame, 10, true)).rejects.toThrow(/window/);
  });

  it('is not believed by its name', async () => {
    expect(await outcome(file('d.csv.zst', LINES), { column })).toBe(202);
    expect(await outcome(file('d.csv.gz', LINES), { column })).toBe(202);
  });

  it('zstd parts are the bytes that came, whatever the pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60), { maxLength: 40 }), (lengths) => {
        const frames = new ZstdFrames(1 << 23);
        const parts: Buffer[] = [];
        let at = 0;
        for (const length of [...lengths, ZSTD.length]) {
          for (const { bytes } of frames.push(ZSTD.subarray(at, (at += length)))) parts.push(Buffer.from(bytes));
        }
        frames.end();
        expect(Buffer.concat(parts)).toEqual(ZSTD);
      }),
    );
  });
});

describe('limits', () => {
  const maxBytes = 10_000;
  const rows = (count: number): unknown[][] => [['name'], ...Array.from({ length: count }, (_, i) => [`Acme ${i}`])];
  const sheet = (count: number): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'one', rows: rows(count) as string[][] }] });
  const json = (count: number): string => JSON.stringify(rows(count).map(([name]) => ({ name })));

  it.each([
    ['text', 'a.csv', async (count: number) => rows(count).join('\n')],
    ['gzip', 'a.csv.gz', async (count: number) => gzipSync(rows(count).join('\n'))],
    ['a workbook', 'a.xlsx', sheet],
    ['JSON', 'a.json', async (count: number) => json(count - 1)],
  ])('of rows hold for %s: so many, and not one more', async (_, name, make) => {
    const path = file(name, await make(500));
    expect(await outcome(path, { column, limits: { maxRows: 500 } })).toBe(500);
    expect(await outcome(path, { column, limits: { maxRows: 499 } })).toBe('ERR_LIMIT');
    expect(await outcome(path, { column, limits: {} })).toBe(500);
  });

  it('of bytes hold for text: so many, and not one more', async () => {
    const path = file('b.csv', LINES);
    const { length } = Buffer.from(LINES);
    expect(await outcome(path, { column, limits: { maxBytes: length } })).toBe(202);
    expect(await outcome(path, { column, limits: { maxBytes: length - 1 } })).toBe('ERR_LIMIT');
    const packed = file('b.csv.gz', gzipSync(LINES));
    expect(await outcome(packed, { column, limits: { maxBytes: length } })).toBe(202);
    expect(await outcome(packed, { column, limits: { maxBytes: length - 1 } })).toBe('ERR_LIMIT');
  });

  it.each([
    ['gzip', 'bomb.csv.gz', gzipSync(Buffer.alloc(1 << 23, 'a'))],
    ['gzip members', 'bombs.csv.gz', Buffer.concat(Array.from({ length: 100 }, () => gzipSync(Buffer.alloc(1 << 12, 'a\n'))))],
    ['zstd', 'bomb.csv.zst', zstdBomb(1000)],
    ['wide JSON', 'bomb.json', `[{${Array.from({ length: 500 }, (_, i) => `"${i}":1`).join()}}${',{}'.repeat(500)}]`],
  ])('of bytes end a bomb of %s', async (_, name, bytes) => {
    expect(await outcome(file(name, bytes), { column, limits: { maxBytes } })).toBe('ERR_LIMIT');
  });

  it('a bomb is given up with the first pieces', async () => {
    let pieces = 0;
    const bomb = async function* (): AsyncGenerator<Buffer> {
      yield zstdBomb(100_000);
    };
    for await (const piece of unpack('zstd', bomb(), true)) {
      expect(piece.length).toBeLessThanOrEqual(BLOCK_BYTES);
      if (++pieces === 3) break;
    }
    expect(pieces).toBe(3);
  });
});

describe('workbooks of strangers', () => {
  const SHEET = 'xl/worksheets/sheet1.xml';
  const workbook = async (): Promise<Buffer> =>
    Buffer.from(await writeXlsx({ sheets: [{ name: 'one', rows: Array.from({ length: 5000 }, (_, i) => [`${i}${'a'.repeat(100)}`]) }] }));

  /** Writes another unpacked size into the headers of a part: the local one, the central one. */
  function claim(bytes: Buffer, name: string, size: number): Buffer {
    const changed = Buffer.from(bytes);
    const local = changed.indexOf(name) - 30;
    const central = changed.lastIndexOf(name) - 46;
    expect([changed.readUInt32LE(local), changed.readUInt32LE(central)]).toEqual([0x04034b50, 0x02014b50]);
    changed.writeUInt32LE(size, local + 22);
    changed.writeUInt32LE(size, central + 24);
    return changed;
  }

  it('are refused by what they unpack to', async () => {
    const bytes = await workbook();
    const path = file('a.xlsx', bytes);
    expect(await outcome(path, { column, header: false, limits: { maxBytes: 1 << 20 } })).toBe(5000);
    expect(await outcome(path, { column, header: false, limits: { maxBytes: bytes.length } })).toBe('ERR_LIMIT');
    expect(await outcome(file('b.xlsx', claim(bytes, SHEET, 1 << 30)), { column, limits: { maxBytes: 1 << 20 } })).toBe('ERR_LIMIT');
  });

  it('that lie about their sizes are refused', async () => {
    const bytes = await workbook();
    for (const size of [0, 1, 1000, 0xffffffff])
      expect(await outcome(file('c.xlsx', claim(bytes, SHEET, size)), { column, limits: { maxBytes: 1 << 20 } })).toBe('ERR_SOURCE_FORMAT');
  });

  it('without an end, or with a directory of nonsense, are refused', async () => {
    const bytes = await workbook();
    const limits = { maxBytes: 1 << 20 };
    expect(await outcome(file('d.xlsx', bytes.subarray(0, -30)), { column, limits })).toBe('ERR_SOURCE_FORMAT');
    const broken = Buffer.from(bytes);
    broken.writeUInt32LE(7, broken.length - 6);
    expect(await outcome(file('e.xlsx', broken), { column, limits })).toBe('ERR_SOURCE_FORMAT');
  });
});

describe('Parquet of strangers', () => {
  async function parquet(name: string, query: string): Promise<string> {
    const path = file(name, '');
    const connection = await (await duckdb.DuckDBInstance.create()).connect();
    await connection.run(`COPY (${query}) TO '${path}' (FORMAT parquet, ROW_GROUP_SIZE 10000000)`);
    connection.closeSync();
    return path;
  }

  it('is refused by what it says of its rows, before they are read', async () => {
    const path = await parquet('a.parquet', "SELECT 'Acme ' || i AS name FROM range(500) t(i)");
    expect(await outcome(path, { column, limits: { maxRows: 500 } })).toBe(500);
    expect(await outcome(path, { column, limits: { maxRows: 499 } })).toBe('ERR_LIMIT');
    expect(await outcome(path, { column, limits: { maxBytes: 100_000 } })).toBe(500);
    expect(await outcome(path, { column, limits: { maxBytes: 2_000 } })).toBe('ERR_LIMIT');
  });

  it('that is one row five million times is refused', async () => {
    const path = await parquet('b.parquet', "SELECT 'a' AS name FROM range(5000000)");
    expect(statSync(path).size).toBeLessThan(500_000);
    expect(await outcome(path, { column, limits: { maxBytes: 1 << 20 } })).toBe('ERR_LIMIT');
    expect(await outcome(path, { column, limits: { maxBytes: 1 << 30 } })).toBe('ERR_LIMIT');
  });
});

describe('JSON of strangers', () => {
  it('may be nested a thousand deep, and not more', async () => {
    const nested = (depth: number): string => `[${'['.repeat(depth - 1)}1${']'.repeat(depth - 1)}]`;
    expect(await outcome(file('a.json', nested(1000)), { column })).toBe(1);
    expect(await outcome(file('b.json', nested(1001)), { column })).toBe('ERR_SOURCE_FORMAT');
    expect(await outcome(file('c.json', '['.repeat(3_000_000)), { column })).toBe('ERR_SOURCE_FORMAT');
    expect(await outcome(file('d.json', '[{"a":'.repeat(400_000)), { column })).toBe('ERR_SOURCE_FORMAT');
  });

  it('may have ten thousand columns, and not more', async () => {
    expect(await outcome(file('e.json', JSON.stringify([Array(10_001).fill(1)])), { column })).toBe('ERR_SOURCE_FORMAT');
    expect(await outcome(file('f.json', JSON.stringify([Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`n${i}`, i]))])), { column })).toBe(
      'ERR_SOURCE_FORMAT',
    );
  });

  it('has the depth that a reader by hand finds', () => {
    const byHand = (value: unknown): number => (typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(byHand)) : 0);
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(20), (value, cut) => {
        const bytes = Buffer.from(JSON.stringify(value));
        const depth = new JsonDepth();
        expect(Math.max(depth.push(bytes.subarray(0, cut)), depth.push(bytes.subarray(cut)))).toBe(byHand(value));
      }),
    );
  });
});
