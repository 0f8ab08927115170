import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '../../src/key/index.js';
import { keyCsvTransform } from '../../src/stream/node.js';

type Options = Parameters<typeof keyCsvTransform>[0];

function piecesOf(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, i = 0; at < bytes.length; i++) {
    pieces.push(bytes.subarray(at, at + sizes[i % sizes.length]));
    at += sizes[i % sizes.length];
  }
  return pieces;
}

async function keyed(text: string | Buffer, options?: Options, sizes: readonly number[] = [1 << 16]): Promise<string> {
  const out: Buffer[] = [];
  await pipeline(Readable.from(piecesOf(Buffer.from(text), sizes)), keyCsvTransform(options), async (bytes: AsyncIterable<Buffer>) => {
    for await (const piece of bytes) out.push(piece);
  });
  return Buffer.concat(out).toString();
}

const keyOf = (name: string): string => keys([name])[0] ?? '';

describe('keyCsvTransform', () => {
  it('adds a column and leaves the records as they stand', async () => {
    const text = 'id,name\r\n1,"IBM"\r\n\r\n2,"a ""b""\r\nc, Inc."\r\n3, Ltd. ';
    expect(await keyed(text, { column: 'name' })).toBe(
      `id,name,SimKey\n1,"IBM",${keyOf('IBM')}\n2,"a ""b""\r\nc, Inc.",${keyOf('a "b"\r\nc, Inc.')}\n3, Ltd. ,\n`,
    );
  });

  it('takes a column by its number, and no header', async () => {
    expect(await keyed('1\tIBM\n', { column: 2, header: false })).toBe(`1\tIBM\t${keyOf('IBM')}\n`);
    expect(await keyed('name\nIBM\n')).toBe(`name,SimKey\nIBM,${keyOf('IBM')}\n`);
  });

  it('gives the column another name where the input has it', async () => {
    expect((await keyed('name,SimKey\nIBM,x\n', { column: 1 })).split('\n')[0]).toBe('name,SimKey,SimKey_enriched');
    expect((await keyed('name\nIBM\n', { as: 'a "key"' })).split('\n')[0]).toBe('name,"a ""key"""');
  });

  it('fills up short records and keeps long ones', async () => {
    expect(await keyed('a,b,c\nIBM\n1,2,3,4\n', { column: 'a' })).toBe(`a,b,c,SimKey\nIBM,,,${keyOf('IBM')}\n1,2,3,4,${keyOf('1')}\n`);
  });

  it('goes on where quotes need forgiveness', async () => {
    const text = 'id;name\n1;IBM\n2;"Acme" Ltd\n3\n4;Siemens AG\n';
    expect(await keyed(text, { column: 'name' })).toBe(
      `id;name;SimKey\n1;IBM;${keyOf('IBM')}\n2;"""Acme"" Ltd";${keyOf('"Acme" Ltd')}\n3;;\n4;Siemens AG;${keyOf('Siemens AG')}\n`,
    );
    expect(await keyed('"id" x§name\n1§IBM\n', { column: 'name', delimiter: '§' })).toBe(`"""id"" x"§name§SimKey\n1§IBM§${keyOf('IBM')}\n`);
  });

  it('writes UTF-8, whatever it reads', async () => {
    const text = 'name\nMüller\n';
    const expected = `name,SimKey\nMüller,${keyOf('Müller')}\n`;
    for (const bytes of [text, `\uFEFF${text}`, Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'utf16le')]) {
      expect(await keyed(bytes, {}, [3])).toBe(expected);
    }
  });

  it.each([
    ['nothing', '', ''],
    ['a header alone', 'name\n', 'name,SimKey\n'],
    ['a header alone, without a line end', 'name', 'name,SimKey\n'],
  ])('reads %s', async (_, text, expected) => expect(await keyed(text)).toBe(expected));

  it('gives the same bytes, or the same error, whatever the pieces', async () => {
    const unit = fc.constantFrom('a', 'B', ',', '"', '"', '\n', '\r', '\r\n', 'é', '😀', '""', ',"', '",', '"\n');
    const content = fc.tuple(fc.constantFrom('name,b\n', 'name\r\n', '"x"y,name\n', 'name,SimKey\r'), fc.string({ unit, maxLength: 60 }));
    const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
    const encoding = fc.constantFrom(undefined, 'utf-8' as const, 'windows-1252' as const);
    const outcome = (text: string, options: Options, pieces: readonly number[]): Promise<string> =>
      keyed(text, options, pieces).catch((error) => String(error));
    await fc.assert(
      fc.asyncProperty(content, sizes, encoding, async ([header, rest], pieces, given) => {
        const options: Options = { column: 'name', encoding: given, delimiter: given && ',' };
        expect(await outcome(header + rest, options, pieces)).toBe(await outcome(header + rest, options, [1 << 20]));
      }),
      { numRuns: 200 },
    );
  });

  it('gives every cell back, and the key of its own', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'B', ',', '"', '\n', 'é', ' '), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 20 }), fc.integer({ min: 1, max: 50 }), async (rows, size) => {
        const text = ['id,name', ...rows.map((cells) => cells.map((c) => `"${c.replaceAll('"', '""')}"`).join(','))].join('\n');
        const expected = rows.map(([id, name]) => [id, name, keyOf(name)]);
        expect(parse(await keyed(text, { column: 2 }, [size]))).toEqual([['id', 'name', 'SimKey'], ...expected]);
      }),
      { numRuns: 60 },
    );
  });

  it('does not wait for more than a record where delimiter and encoding are given', async () => {
    const stream = keyCsvTransform({ column: 'name', delimiter: ',', encoding: 'utf-8' });
    const read = stream[Symbol.asyncIterator]();
    stream.write('id,name\n1,IBM\n2,Sie');
    expect(String((await read.next()).value)).toBe(`id,name,SimKey\n1,IBM,${keyOf('IBM')}\n`);
    stream.end('mens AG\n');
    expect(String((await read.next()).value)).toBe(`2,Siemens AG,${keyOf('Siemens AG')}\n`);
  });

  it('fails with the line where the encoding changes', async () => {
    const text = Buffer.concat([Buffer.from(`name\n${'abcdefg\n'.repeat(200_000)}`), Buffer.from('M\xfcller\nx\n', 'latin1')]);
    const message = expect.stringMatching(/^line 200002 is not UTF-8/);
    for (const size of [1000, 1 << 22]) await expect(keyed(text, {}, [size])).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT', message });
    expect((await keyed(text, { encoding: 'utf-8' })).split('\n')[200_001]).toMatch(/^M\uFFFDller,/);
  });

  it.each<[string, Options, string | Buffer, string]>([
    ['a column that is not there', { column: 'nmae' }, 'id,name\n', 'ERR_COLUMN_MISSING'],
    ['several columns and none named', {}, 'id,name\n', 'ERR_COLUMN_MISSING'],
    ['a quote that is never closed', {}, 'name\n"a\nb\n', 'ERR_SOURCE_FORMAT'],
    ['an archive', {}, Buffer.from('PK\x03\x04....'), 'ERR_SOURCE_FORMAT'],
  ])('fails on %s', (_, options, text, code) => expect(keyed(text, options)).rejects.toMatchObject({ code }));

  it.each<[object, RegExp]>([
    [{ colum: 1 }, /did you mean "column"/],
    [{ column: true }, /option "column"/],
    [{ delimiter: '"' }, /option "delimiter"/],
    [{ encoding: 'utf8' }, /option "encoding"/],
    [{ header: 1 }, /option "header"/],
    [{ as: 1 }, /option "as"/],
    [{ level: 'x' }, /option "level"/],
  ])('refuses %j at once', (options, message) => expect(() => keyCsvTransform(options as Options)).toThrow(message));
});

describe('memory', () => {
  const held = (): number => {
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };

  it('stays the same, whatever the size of the file', async () => {
    const line = (i: number): string => `${i},"Company number ${i % 5000}, of ${i % 7} Ltd",some more cells,${'x'.repeat(20)}\n`;
    const block = Buffer.from(Array.from({ length: 1000 }, (_, i) => line(i)).join(''));
    const blocks = Math.ceil((100 * 2 ** 20) / block.length);
    async function* source(): AsyncGenerator<Buffer> {
      yield Buffer.from('id,name,more,filler\n');
      for (let i = 0; i < blocks; i++) yield Buffer.from(block);
    }
    let bytes = 0;
    let peak = 0;
    let early = 0;
    await pipeline(source(), keyCsvTransform({ column: 'name' }), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        bytes += piece.length;
        const now = held();
        if (bytes < 16 * 2 ** 20) early = Math.max(early, now);
        peak = Math.max(peak, now);
      }
    });
    expect(bytes).toBe('id,name,more,filler,SimKey\n'.length + blocks * (block.length + 1000 * 44));
    // garbage that nobody has collected yet comes on top of what is held
    expect(peak - early).toBeLessThan(64);
  }, 60_000);
});
