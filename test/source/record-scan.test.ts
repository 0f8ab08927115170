import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecordBatch, RecordScanner } from '../../src/source/record-scan.js';

/** As the project reads delimited text with csv-parse. */
function byCsvParse(bytes: Uint8Array, delimiter = ','): string[][] {
  return parse(Buffer.from(bytes), {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as string[][];
}

interface Scanned {
  readonly records: string[][];
  /** Column i of each record, by the other way to get at it. */
  readonly columns: string[][];
  readonly read: number;
}

/** What the scanner reads of a text that comes in pieces of so many bytes, again and again. */
function scanned(bytes: Uint8Array, delimiter = ',', pieces: readonly number[] = [bytes.length], columns = 3): Scanned {
  const result: Scanned & { read: number } = { records: [], columns: Array.from({ length: columns }, () => []), read: bytes.length };
  const scanner = new RecordScanner(delimiter, bytes.length);
  let at = 0;
  for (let i = 0; !scanner.stopped; i++) {
    const end = Math.min(at + pieces[i % pieces.length], bytes.length);
    const last = end === bytes.length;
    for (const batch of scanner.push(bytes.subarray(at, end), last)) take(batch);
    at = end;
    if (last) break;
  }
  return scanner.stopped ? { ...result, read: at - scanner.rest.length } : result;

  function take(batch: RecordBatch): void {
    for (let i = 0; i < batch.length; i++) {
      const cells = batch.cells(i);
      expect(cells.length).toBe(batch.width(i));
      result.records.push(cells);
    }
    result.columns.forEach((column, c) => {
      const { data, offsets } = batch.column(c);
      for (let i = 0; i < batch.length; i++) column.push(Buffer.from(data.subarray(offsets[i], offsets[i + 1])).toString('utf8'));
    });
  }
}

/** The scan and csv-parse agree as far as the scan goes, and csv-parse goes on from there as if it had read it all. */
function expectSame(bytes: Uint8Array, delimiter = ','): boolean {
  const { records, columns, read } = scanned(bytes, delimiter);
  for (const [c, column] of columns.entries()) expect(column).toEqual(records.map((cells) => cells[c] ?? ''));
  let whole: string[][];
  try {
    whole = byCsvParse(bytes, delimiter);
  } catch {
    expect(read, 'what csv-parse refuses is left to it').toBeLessThan(bytes.length);
    return false;
  }
  expect([...records, ...byCsvParse(bytes.subarray(read), delimiter)]).toEqual(whole);
  return read === bytes.length;
}

const text = (content: string): Uint8Array => Buffer.from(content);

describe('RecordScanner', () => {
  it('is csv-parse, for any text of quotes, delimiters and line ends', () => {
    let whole = 0;
    const unit = fc.constantFrom('a', 'b', ',', '"', '"', '\n', '\r', '\r\n', ' ', 'é', '😀', '""', ',"', '",', '"\n');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (content) => {
        if (expectSame(text(content))) whole++;
      }),
      { numRuns: 5000 },
    );
    expect(whole, 'enough texts are read without csv-parse').toBeGreaterThan(1000);
  });

  it('is csv-parse, for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(',', '\t', ';', '|', 'a'), (bytes, delimiter) => void expectSame(bytes, delimiter)),
      { numRuns: 3000 },
    );
  });

  it('stops at the same place and reads the same records, whatever the pieces', () => {
    const unit = fc.constantFrom('a', 'b', ',', '"', '\n', '\r', '\r\n', 'é', '😀', '""', ',"', '",', '"\n');
    const pieces = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), pieces, (content, sizes) => {
        expect(scanned(text(content), ',', sizes)).toEqual(scanned(text(content)));
      }),
      { numRuns: 1000 },
    );
  });

  it('shows each record as it stands in the text', () => {
    const unit = fc.constantFrom('a', ',', '\n', '\r\n', 'é', '""', ',"b"', '"c",', '"\n"');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (content) => {
        const scanner = new RecordScanner(',', text(content).length);
        for (const batch of scanner.push(text(content), true)) {
          for (let i = 0; i < batch.length; i++) {
            const record = Buffer.from(batch.text.subarray(batch.start(i), batch.end(i)));
            expect(byCsvParse(record)).toEqual([batch.cells(i)]);
            expect(text(content).toString()).toContain(record.toString());
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is csv-parse wherever its room ends', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', ' '), maxLength: 6 });
    const line = fc.tuple(fc.array(fc.tuple(cell, fc.boolean()), { minLength: 1, maxLength: 4 }), fc.constantFrom('\n', '\r\n', '\r', '\n\n'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 0, max: 60 }), (lines, shift) => {
        const filler = `${'x'.repeat((1 << 19) - shift)}\n`;
        const rest = lines.map(
          ([cells, end]) => cells.map(([c, quoted]) => (quoted || /[",\r\n]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c)).join(',') + end,
        );
        expect(expectSame(text(filler + rest.join('')))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('gives a long record room', () => {
    const long = `a,"${'b""c\n'.repeat(300_000)}",d\n`;
    const { records, read } = scanned(text(`1,2,3\n${long}4,5,6\n`));
    expect([records.length, read]).toEqual([3, long.length + 12]);
    expect(records[1][1].length).toBe(5 * 300_000 - 300_000);
    expect(records[2]).toEqual(['4', '5', '6']);
  });

  it('gives a long record room that comes in small pieces, and reads it once', () => {
    const long = `a,"${'b""c\n'.repeat(300_000)}",d\n`;
    const { records, read } = scanned(text(`1,2,3\n${long}4,5,6\n`), ',', [4096]);
    expect([records.length, read, records[1][1].length]).toEqual([3, long.length + 12, 5 * 300_000 - 300_000]);
  });

  it.each([
    ['text behind a closing quote', 'a,b\n"Acme" Ltd,c\nd,e\n', 4],
    ['a quote never closed', 'a,b\nc,"d\ne,f\n', 4],
    ['a quote never closed, at the end', 'a\n"', 2],
  ])('stops in front of %s', (_, content, read) => expect(scanned(text(content)).read).toBe(read));

  const folder = join(dirname(createRequire(import.meta.url).resolve('csv-spectrum/package.json')), 'csvs');
  it.each(readdirSync(folder))('reads %s of csv-spectrum to its end', (name) => expect(expectSame(readFileSync(join(folder, name)))).toBe(true));
});
