import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AfterPiece, type RecordBatch, RecordParser } from '../../src/source/index.js';
import { parseWhole } from '../../src/source/parse-records.js';
import { type UnclosedQuote, UnclosedQuoteFinder } from '../../src/source/unclosed-quote.js';

/** Visits the records of a text that is there as a whole. */
function parseRecords(bytes: Buffer, delimiter: string, visit: (cells: string[]) => void, afterPiece?: AfterPiece): Promise<void> {
  const batch = (some: RecordBatch): void => {
    for (let i = 0; i < some.length; i++) visit(some.cells(i));
  };
  return parseWhole(bytes, new RecordParser(delimiter, { batch, record: visit }, bytes.length), afterPiece);
}

async function recordsOf(text: string | Buffer, delimiter = ','): Promise<string[][]> {
  const records: string[][] = [];
  await parseRecords(Buffer.from(text), delimiter, (cells) => records.push(cells));
  return records;
}

/** Records, or the error's message, of a text that comes in pieces of so many bytes, again and again. */
async function ofPieces(bytes: Buffer, delimiter: string, pieces: readonly number[]): Promise<string[][] | string> {
  const records: string[][] = [];
  const record = (cells: string[]): number => records.push(cells);
  const batch = (some: RecordBatch): void => {
    for (let i = 0; i < some.length; i++) record(some.cells(i));
  };
  const parser = new RecordParser(delimiter, { batch, record }, bytes.length + 1);
  try {
    for (let at = 0, i = 0; at < bytes.length; i++) {
      const end = at + pieces[i % pieces.length];
      await parser.push(bytes.subarray(at, end));
      at = end;
    }
    await parser.end();
    return records;
  } catch (error) {
    parser.close();
    return (error as Error).message;
  }
}

function unclosedQuote(text: string, pieceBytes: number): UnclosedQuote | undefined {
  const finder = new UnclosedQuoteFinder(',');
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) finder.push(bytes.subarray(at, at + pieceBytes));
  finder.push(Buffer.alloc(0), true);
  return finder.found;
}

describe('RecordParser', () => {
  it('reads the same records, or throws the same, whatever the pieces', async () => {
    const unit = fc.constantFrom('a', 'b', ',', '§', '"', '"', '\n', '\r', '\r\n', 'é', '😀', '""', ',"', '",', '"\n');
    const pieces = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 50 }), fc.constantFrom(',', '§'), pieces, async (content, delimiter, sizes) => {
        const whole = await ofPieces(Buffer.from(content), delimiter, [1 << 20]);
        expect(await ofPieces(Buffer.from(content), delimiter, sizes)).toEqual(whole);
        if (typeof whole === 'string') refused++;
      }),
      { numRuns: 1000 },
    );
    expect(refused, 'enough texts are refused').toBeGreaterThan(50);
  });

  it('counts lines through the records that need no forgiveness', async () => {
    const text = Buffer.from(`id,name\r\n${'1,"a\nb"\r\n\r\n'.repeat(50_000)}2,"c\n`);
    for (const size of [1000, 1 << 20]) expect(await ofPieces(text, ',', [size])).toContain('the quote that opens on line 150002 is never closed');
    const ends = fc.array(fc.constantFrom('\n', '\r', '\r\n', 'a\n', 'a,b\r\n', `${'a'.repeat(15)}\r\n`, '"\r\n",b\n'), { maxLength: 40 });
    const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(ends, pieces, async (lines, sizes) => {
        const front = `a,b\n${lines.join('')}c\n`;
        const line = front.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').length;
        expect(await ofPieces(Buffer.from(`${front}2,"c\n`), ',', sizes)).toContain(`the quote that opens on line ${line} is never closed`);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text that is there as a whole', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    ['one cell', 'a', [['a']]],
    [
      'rows',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CR LF',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'CR',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['all line ends in one file', 'a\nb\r\nc\rd', [['a'], ['b'], ['c'], ['d']]],
    ['empty lines', '\n\na\n\r\n\nb\n\n', [['a'], ['b']]],
    ['an empty quoted cell is a record', 'a\n""\nb\n', [['a'], [''], ['b']]],
    ['a blank line is a record', 'a\n \nb\n', [['a'], [' '], ['b']]],
    [
      'empty cells',
      ',\n,,\n',
      [
        ['', ''],
        ['', '', ''],
      ],
    ],
    ['quotes', '"a,b","c ""d""","e\nf"\n', [['a,b', 'c "d"', 'e\nf']]],
    ['a quote in an unquoted cell', '5" pipe,b\n', [['5" pipe', 'b']]],
    [
      'text behind a closing quote',
      '"Acme" Ltd,b\n"c",d\n',
      [
        ['"Acme" Ltd', 'b'],
        ['c', 'd'],
      ],
    ],
    ['blanks stay', ' a , b \n', [[' a ', ' b ']]],
    ['uneven rows', 'a,b\nc\nd,e,f\n', [['a', 'b'], ['c'], ['d', 'e', 'f']]],
    ['NUL', 'a\0b,"\0"\n', [['a\0b', '\0']]],
    ['a proper multi-line cell that begins with a quote', '"""a\nb""",c\n', [['"a\nb"', 'c']]],
  ])('%s', async (_, text, expected) => expect(await recordsOf(text)).toEqual(expected));

  it('reads other delimiters, also of several bytes', async () => {
    expect(await recordsOf('a\tb,c\n', '\t')).toEqual([['a', 'b,c']]);
    expect(await recordsOf('a§"b§"\n', '§')).toEqual([['a', 'b§']]);
  });

  it('reads broken UTF-8 as U+FFFD', async () => {
    expect(await recordsOf(Buffer.from([0x61, 0xff, 0x2c, 0x62, 0x0a]))).toEqual([['a\uFFFD', 'b']]);
  });

  it('gives back what was written, whatever the chunks', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', '😀', ' '), maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 }), fc.integer({ min: 0, max: 8 }), async (rows, shift) => {
        // A long first cell moves the rows to and fro over the chunk's end.
        const filler = 'x'.repeat((1 << 18) - shift);
        const text = [[filler, ''], ...rows].map((cells) => cells.map((c) => `"${c.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect((await recordsOf(text)).slice(1)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  it('waits for back-pressure after each chunk', async () => {
    let waiting = 0;
    let rowsWhileWaiting = 0;
    const seen: number[] = [];
    await parseRecords(
      Buffer.from('abcdefg,hijklmn\n'.repeat(60_000)),
      ',',
      () => {
        rowsWhileWaiting += waiting;
      },
      async (parsedBytes) => {
        seen.push(parsedBytes);
        waiting = 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        waiting = 0;
      },
    );
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBe(960_000);
    expect(rowsWhileWaiting).toBe(0);
  });

  it('passes on what the visitor throws', async () => {
    const stop = new Error('stop');
    const failing = parseRecords(Buffer.from('a\nb\n'), ',', () => {
      throw stop;
    });
    await expect(failing).rejects.toBe(stop);
  });
});

describe('a quote that is never closed', () => {
  it.each<[string, string, number]>([
    ['in the only cell', '"abc', 1],
    ['in the last row', 'a,b\nc,"d\n', 2],
    ['rows before the end', 'a,b\n1,"x\n2,y\n3,z\n', 2],
    ['behind empty lines and CR LF', 'a,b\r\n\r\n"c\r\nd', 3],
    ['behind CR', 'a\r"c\rd', 2],
    ['behind a proper multi-line cell', '"a\nb",c\n"d\n', 3],
    ['behind a closed cell of the row', '"a","b\n', 1],
    ['before a later quoted cell, which would end it', 'id,name\n1,"abc\n2,"def"\n3,ghi\n', 2],
    ['before a later quoted cell, uneven or not', '"a\nb,c\n"d",e\n"f",g\n', 1],
  ])('%s', async (_, text, line) => {
    await expect(recordsOf(text)).rejects.toMatchObject({ code: 'ERR_SOURCE_FORMAT', message: expect.stringContaining(`opens on line ${line} `) });
  });

  it.each(['', 'a,"b"\n', '"a""b\n""c",d', '"a" b,c\nd "e\n', '"a\n","b\r\n"\n', 'x"y\n'])('is not seen in %j', (text) => {
    for (const size of [1, 2, 3, 100]) expect(unclosedQuote(text, size)).toBeUndefined();
  });
});
