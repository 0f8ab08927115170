import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InternTable } from '../../src/kernel/intern-table.js';
import { Kernel } from '../../src/kernel/kernel.js';
import { byteClasses, CLASS_BYTES, Gap } from '../../src/text/byte-classes.js';
import { anyBytes, anyString } from '../reference/arbitraries.js';
import { Interner } from '../reference/interner.js';
import { type ScannedRow, scanRow } from '../reference/scan.js';

const CLASSES = byteClasses();

interface ScanLimits {
  readonly maxBytes?: number;
  /** Room for tokens in all. */
  readonly tokens?: number;
  /** Ids and bytes the interner begins with. */
  readonly ids?: number;
  readonly bytes?: number;
  readonly classes?: Uint8Array;
}

/** Scans rows with the kernel as the key engine does: on a stop, room is made and the scan taken up again. Counts the stops. */
function scan(rows: readonly Uint8Array[], limits: ScanLimits = {}): { rows: ScannedRow[]; ids: number[][]; stops: number } {
  const { maxBytes = 2048, tokens = 4096, ids = 256, bytes = 4096, classes = CLASSES } = limits;
  const kernel = new Kernel();
  const table = new InternTable(kernel, ids, bytes);
  const offsets = kernel.alloc((rows.length + 1) * 4);
  const text = kernel.alloc(rows.reduce((sum, row) => sum + row.length, 0) + 16);
  const outIds = kernel.alloc(tokens * 4);
  const outGaps = kernel.alloc(tokens);
  const rowEnds = kernel.alloc(rows.length * 4);
  const tails = kernel.alloc(rows.length);
  const atClasses = kernel.alloc(CLASS_BYTES);
  kernel.u8.set(classes, atClasses);
  let end = 0;
  rows.forEach((row, i) => {
    kernel.u8.set(row, text + end);
    end += row.length;
    kernel.i32[(offsets >> 2) + i + 1] = end;
  });
  kernel.u8.fill(0xee, text + end, text + end + 16);
  let done = 0;
  let stops = 0;
  while (done < rows.length) {
    const next = kernel.call.scan(table.header, atClasses, text, offsets, done, rows.length, maxBytes, outIds, outGaps, tokens, rowEnds, tails, 0);
    if (next < done || next > rows.length) throw new Error(`the scan went from row ${done} to ${next}`);
    if (next < rows.length) {
      stops++;
      table.reserve(maxBytes, maxBytes + 16);
      if (next === done && stops > 2 * rows.length) throw new Error('the scan does not get on');
    }
    done = next;
  }
  const result: ScannedRow[] = [];
  const resultIds: number[][] = [];
  let from = 0;
  for (let row = 0; row < rows.length; row++) {
    const to = kernel.i32[(rowEnds >> 2) + row];
    const rowIds = Array.from(kernel.i32.subarray((outIds >> 2) + from, (outIds >> 2) + to));
    resultIds.push(rowIds);
    result.push({
      tokens: rowIds.map((id) => [...table.bytes(id)]),
      gaps: [...kernel.u8.subarray(outGaps + from, outGaps + to)],
      tail: kernel.u8[tails + row],
    });
    from = to;
  }
  return { rows: result, ids: resultIds, stops };
}

function reference(rows: readonly Uint8Array[], maxBytes = 2048, classes = CLASSES): { rows: ScannedRow[]; ids: number[][] } {
  const interner = new Interner();
  const scanned = rows.map((row) => scanRow(classes, row, maxBytes));
  return { rows: scanned, ids: scanned.map((row) => row.tokens.map((token) => interner.intern(Uint8Array.from(token)))) };
}

function expectSame(rows: readonly Uint8Array[], limits: ScanLimits = {}): number {
  const got = scan(rows, limits);
  const expected = reference(rows, limits.maxBytes, limits.classes);
  expect(got.rows).toEqual(expected.rows);
  expect(got.ids).toEqual(expected.ids);
  return got.stops;
}

const encoder = new TextEncoder();
const bytes = (text: string): Uint8Array => encoder.encode(text);
const name = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'z',
    '9',
    ' ',
    '.',
    ',',
    "'",
    '`',
    '&',
    '+',
    '-',
    '(',
    ')',
    '/',
    '"',
    '\0',
    'é',
    'Ã',
    'â',
    '€',
    '株',
    '\u00a0',
    '\u2013',
    '\u2019',
    '\u201c',
    '\u200f',
    '\u3000',
    '＆',
    'Ａ',
    '（',
  ),
});
const longWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é', ' '), minLength: 8, maxLength: 20 });
const referring = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'Z',
        'é',
        ' ',
        "'",
        '+',
        '&',
        'amp;',
        '&amp;',
        '&AMP;',
        '&amp;amp;',
        '#',
        ';',
        '&#39;',
        '<br>',
        '</b>',
        '<',
        '>',
        '/',
        'b',
        '<i x="1">',
        '\\u00e9',
        '\\u0026',
        '\\ud842',
        '\\udfb7',
        '\\U00e9',
        '\\u',
        '%',
        '%20',
        '%C3%A9',
        '%E2%80%99',
        '%ED%A0%80',
        '00',
        '&#x27;',
        '&#38;',
        '&#233;',
        '&#150;',
        '&#65;',
      ],
      ...['&#0;', '&#xd800;', '&#x1F600;', '&#x110000;', '&#12345678;', '&nbsp;', '&quot;', '&eacute;', '&Uuml;', '&szlig;', '&sons;', '&#', 'x41;'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));
const row = fc.oneof(name.map(bytes), referring.map(bytes), anyBytes, anyString.map(bytes));

describe('scan', () => {
  it.each([
    // text, tokens with the gap in front, gap behind
    [
      'Acme Ltd.',
      [
        [0, 'acme'],
        [Gap.space, 'ltd'],
      ],
      Gap.dot,
    ],
    [
      '  A, B',
      [
        [Gap.space, 'a'],
        [Gap.comma | Gap.space, 'b'],
      ],
      0,
    ],
    ["O'Neil's", [[0, 'oneils']], 0],
    ["' a '", [[Gap.space, 'a']], Gap.space],
    [
      "a' b",
      [
        [0, 'a'],
        [Gap.space, 'b'],
      ],
      0,
    ],
    ["a'", [[0, 'a']], 0],
    [
      'AT&T',
      [
        [0, 'at'],
        [0, '&'],
        [0, 't'],
      ],
      0,
    ],
    [
      "&'+",
      [
        [0, '&'],
        [Gap.space, '+'],
      ],
      0,
    ],
    [
      '++',
      [
        [0, '+'],
        [0, '+'],
      ],
      0,
    ],
    [
      'x (y)/z',
      [
        [0, 'x'],
        [Gap.space | Gap.open, 'y'],
        [Gap.close | Gap.slash, 'z'],
      ],
      0,
    ],
    [
      'a-b_c',
      [
        [0, 'a'],
        [Gap.hyphen, 'b'],
        [Gap.space, 'c'],
      ],
      0,
    ],
    [
      'a!\0\tb',
      [
        [0, 'a'],
        [Gap.other | Gap.space, 'b'],
      ],
      0,
    ],
    ['É株', [[0, 'É株']], 0],
    [
      'Acme<br>Ltd <b>a</b>b',
      [
        [0, 'acme'],
        [Gap.space, 'ltd'],
        [Gap.space, 'ab'],
      ],
      0,
    ],
    [
      'x <y>',
      [
        [0, 'x'],
        [Gap.space | Gap.open, 'y'],
      ],
      Gap.close,
    ],
    [
      'AT&amp;T',
      [
        [0, 'at'],
        [0, '&'],
        [0, 't'],
      ],
      0,
    ],
    ['O&#39;Brien&apos;s', [[0, 'obriens']], 0],
    [
      'M&uuml;ller&nbsp;&amp;#233;',
      [
        [0, 'mu\u0308ller'],
        [Gap.space, 'é'],
      ],
      0,
    ],
    [
      'São\u00a0Paulo\u3000S\u2010P \u2013 ＳＰ．',
      [
        [0, 'são'],
        [Gap.space, 'paulo'],
        [Gap.space, 's'],
        [Gap.hyphen, 'p'],
        [Gap.space | Gap.hyphen, 'sp'],
      ],
      Gap.dot,
    ],
    ['\u200fO\u2019Brien\u00b4s\u200e', [[Gap.space, 'obriens']], 0],
    [
      'Ｒ＆Ｄ（«Ｂ»、Ｃ）',
      [
        [0, 'r'],
        [0, '&'],
        [0, 'd'],
        [Gap.open | Gap.other, 'b'],
        [Gap.other, '、c'],
      ],
      Gap.close,
    ],
    // "à", "–" and "Ò", read as Windows-1252
    [
      'SocietÃ\u00a0 Aâ€\u201cB Ã\u2019',
      [
        [0, 'societÃ\u00a0'],
        [Gap.space, 'aâ€\u201cb'],
        [Gap.space, 'Ã\u2019'],
      ],
      0,
    ],
    [
      '&lt;b&gt;Q&A;',
      [
        [Gap.open, 'b'],
        [Gap.close, 'q'],
        [0, '&'],
        [0, 'a'],
      ],
      Gap.comma,
    ],
    [
      'a &amp;amp; b&#150;c',
      [
        [0, 'a'],
        [Gap.space, '&'],
        [Gap.space, 'b'],
        [Gap.hyphen, 'c'],
      ],
      0,
    ],
    ['', [], 0],
    ['.,', [], Gap.dot | Gap.comma],
  ] as [string, [number, string][], number][])('%j', (text, tokens, tail) => {
    const expected = { tokens: tokens.map(([, token]) => [...bytes(token)]), gaps: tokens.map(([gap]) => gap), tail };
    expect(scan([bytes(text)]).rows).toEqual([expected]);
    expect(reference([bytes(text)]).rows).toEqual([expected]);
  });

  it('is the reference for rows of any bytes', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => void expectSame(rows)),
      { numRuns: 200 },
    );
  });

  it('is the reference for rows of blanks and words of every length, sixteen bytes at a time', () => {
    const usual = fc.string({ unit: fc.constantFrom('a', 'Q', 'z', 'Z', '0', '9', '@', '[', '`', '{', '/', ':', ' ', ' ', '.', ','), maxLength: 70 });
    fc.assert(
      fc.property(fc.array(usual.map(bytes), { maxLength: 40 }), (rows) => void expectSame(rows)),
      { numRuns: 300 },
    );
    for (let length = 0; length <= 130; length++) expectSame([bytes('x'.repeat(length)), bytes(`${'y'.repeat(length)} z`), bytes(' '.repeat(length))]);
  });

  it('is the reference for every byte that may be escaped, and two and more of them', () => {
    const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
    const leads = ['c1', 'c2', 'd0', 'df', 'e0', 'ed', 'ef', 'f0', 'f4', 'f5'];
    for (const byte of hex) {
      expectSame(['', 'b', '%', '%4', '%b'].map((end) => bytes(`a%${byte}${end}`)));
      expectSame(leads.flatMap((lead) => ['', '%a9', '%a9%80'].map((end) => bytes(`a%${lead}%${byte}${end}b`))));
      expectSame(['d8', 'db', 'dc', '00', '26'].map((unit) => bytes(`a\\u${unit}${byte}\\udc${byte}b`)));
    }
  });

  it('is the reference for letters that were lost', () => {
    const classes = byteClasses('', '', '?\u001a');
    const lossy = fc.string({
      unit: fc.constantFrom(
        'a',
        'b',
        '7',
        '?',
        '?',
        '？',
        '\uFFFD',
        '\u001a',
        ' ',
        '.',
        "'",
        '&',
        '&#63;',
        '&uuml;',
        '<br>',
        '\\u00e9',
        '\\u0026',
        '%20',
        '%C3%BC',
        '%',
        'é',
        '\u2019',
        '\u2013',
      ),
    });
    const row = fc.oneof(lossy.map(bytes), anyBytes);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => void expectSame(rows, { classes })),
      { numRuns: 1000 },
    );
    const tokens = (text: string): string[] =>
      scan([bytes(text)], { classes }).rows[0].tokens.map((token) => token.map((byte) => (byte >= 0xfe ? '_' : String.fromCharCode(byte))).join(''));
    expect(tokens('M?ller & S??ne')).toEqual(['m_ller', '&', 's__ne']);
    expect(tokens('\uFFFD\u001astra \uFFFD')).toEqual(['__stra']);
    expect(scan([bytes('Kestrel \uFFFD Foods')], { classes }).rows[0].gaps).toEqual([0, Gap.hyphen | Gap.space]);
    expect(tokens('?stra ??land Nestl? ??? (?)')).toEqual(['_stra', '__land', 'nestl_']);
    expect(scan([bytes('who? me')], { classes }).rows[0].gaps).toEqual([0, Gap.space]);
  });

  it('is the reference for any table of classes', () => {
    const cls = fc.oneof(fc.nat(255), fc.nat(0x20), fc.constantFrom(0, 1, 2, 3));
    fc.assert(
      fc.property(fc.array(cls, { minLength: 256, maxLength: 256 }), fc.array(anyBytes, { maxLength: 5 }), (classes, rows) => {
        const table = byteClasses();
        table.set(classes);
        table[256] = 0;
        expectSame(rows, { classes: table });
      }),
      { numRuns: 100 },
    );
  });

  it('has the same rows whatever stops it on the way: tokens, ids or bytes', () => {
    const limits: ScanLimits[] = [
      { ids: 1, bytes: 32, maxBytes: 16 },
      { ids: 4, bytes: 1 << 12, maxBytes: 40 },
      { ids: 1 << 10, bytes: 32, maxBytes: 16 },
    ];
    for (const limit of limits) {
      let stops = 0;
      fc.assert(
        fc.property(fc.array(fc.oneof(name, longWord), { minLength: 1, maxLength: 30 }), (names) => {
          stops += expectSame(names.map(bytes), limit);
        }),
        { numRuns: 60 },
      );
      expect(stops).toBeGreaterThan(30);
    }
  });

  it('stops in front of the row that might not fit the room for tokens, and goes on behind it', () => {
    const kernel = new Kernel();
    const table = new InternTable(kernel, 64, 1024);
    const text = kernel.alloc(64);
    const offsets = kernel.alloc(64);
    const [outIds, outGaps, rowEnds, tails, classes] = [64, 64, 64, 64, CLASS_BYTES].map((size) => kernel.alloc(size));
    kernel.u8.set(CLASSES, classes);
    kernel.u8.set(bytes('a b c d e f'), text);
    kernel.i32.set([0, 4, 8, 11], offsets >> 2);
    const from = (row: number, room: number): number =>
      kernel.call.scan(table.header, classes, text, offsets, row, 3, 2048, outIds, outGaps, room, rowEnds, tails, 0);
    expect(from(0, 3)).toBe(0);
    expect(table.count).toBe(0);
    expect(from(0, 4)).toBe(1); // 4 bytes could be 4 tokens
    expect(table.count).toBe(2);
    expect(from(1, 5)).toBe(1); // 2 tokens there are, and 4 bytes
    expect(from(1, 6)).toBe(2);
    expect(from(2, 7)).toBe(3);
    expect(Array.from(kernel.i32.subarray(rowEnds >> 2, (rowEnds >> 2) + 3))).toEqual([2, 4, 6]);
    expect(Array.from(kernel.i32.subarray(outIds >> 2, (outIds >> 2) + 6))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    // ids and bytes there is room for, the longest row that is taken
    [4, 1024, 4],
    [64, 32, 16],
    [64, 40, 24],
  ])('asks for as many ids as a row has bytes, and for 16 bytes of text more: %i ids and %i bytes take %i', (ids, capacity, longest) => {
    const kernel = new Kernel();
    const table = new InternTable(kernel, ids, capacity);
    const [text, offsets, outIds, outGaps, rowEnds, tails, classes] = [64, 64, 256, 64, 64, 64, CLASS_BYTES].map((size) => kernel.alloc(size));
    kernel.u8.set(CLASSES, classes);
    kernel.u8.set(bytes('abcdefghijklmnopqrstuvwxyz'), text);
    const rowOf = (length: number): number => {
      kernel.i32.set([0, length], offsets >> 2);
      return kernel.call.scan(table.header, classes, text, offsets, 0, 1, 2048, outIds, outGaps, 64, rowEnds, tails, 0);
    };
    expect(rowOf(longest + 1)).toBe(0);
    expect(table.count).toBe(0);
    expect(rowOf(longest)).toBe(1);
    expect(table.count).toBe(1);
    expect(rowOf(longest)).toBe(0); // some of the room is taken now
  });

  describe('cuts a long row', () => {
    it('behind the last whole character', () => {
      const text = bytes('aé株😀b'); // ends at 1, 3, 6, 10, 11
      const read = [0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11, 11];
      read.forEach((length, maxBytes) => {
        const [{ tokens }] = scan([text, bytes('x')], { maxBytes }).rows;
        expect(Buffer.from(tokens.flat()).toString(), `${maxBytes} bytes`).toBe(Buffer.from(text.slice(0, length)).toString());
      });
    });

    it('as if what follows were not there', () => {
      fc.assert(
        fc.property(anyString, fc.nat(40), (text, maxBytes) => {
          const encoded = bytes(text);
          expectSame([encoded, encoded], { maxBytes });
          // valid UTF-8 stays valid
          const [{ tokens }] = scan([encoded], { maxBytes }).rows;
          for (const token of tokens) expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(token))).not.toThrow();
        }),
        { numRuns: 150 },
      );
    });

    it('and none that is as long as may be, whatever the next one begins with', () => {
      expectSame([bytes('abcd'), Uint8Array.of(0x80, 0x81, 0x82), bytes('株')], { maxBytes: 4 });
      expect(scan([bytes('abcd'), Uint8Array.of(0x80)], { maxBytes: 4 }).rows[0].tokens).toEqual([[...bytes('abcd')]]);
    });

    it('exactly at the limit of the keys', () => {
      for (const length of [2047, 2048, 2049, 5000]) {
        const [{ tokens }] = scan([bytes('a'.repeat(length))], { ids: 8192, bytes: 1 << 14, tokens: 8192 }).rows;
        expect(tokens[0].length).toBe(Math.min(length, 2048));
      }
    });
  });
});

describe('byteClasses', () => {
  it('is the usual table: sixteen bytes at a time may be read', () => {
    expect(CLASSES[256]).toBe(1);
  });

  it('has letters and digits in lower case, and keeps what is not ASCII', () => {
    for (let byte = 0; byte < 256; byte++) {
      const character = String.fromCharCode(byte);
      if (/[A-Za-z0-9]/.test(character)) expect(CLASSES[byte], character).toBe(character.toLowerCase().charCodeAt(0));
      else if (byte >= 0x80) expect(CLASSES[byte], `byte ${byte}`).toBe(byte);
      else expect(CLASSES[byte], `byte ${byte}`).toBeLessThan(0x20);
    }
  });
});
