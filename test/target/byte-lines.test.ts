import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteLines, lineOf } from '../../src/target/index.js';

/** Lines by way of bytes, each cell amid other text. */
function byBytes(rows: readonly (readonly string[])[], delimiter: string, escapeFormulas: boolean): string {
  const lines = new ByteLines(delimiter, escapeFormulas);
  for (const row of rows) {
    for (const cell of row) {
      const bytes = Buffer.from(`\u00a0${cell}\u00a0`);
      lines.cell(bytes, 2, bytes.length - 2);
    }
    lines.endLine();
  }
  return Buffer.from(lines.take()).toString();
}

function byTexts(rows: readonly (readonly string[])[], delimiter: string, escapeFormulas: boolean): string {
  const lines = new ByteLines(delimiter, escapeFormulas);
  for (const row of rows) {
    for (const cell of row) lines.text(cell);
    lines.endLine();
  }
  return Buffer.from(lines.take()).toString();
}

describe('ByteLines', () => {
  it('writes what lineOf writes', () => {
    const unit = fc.constantFrom('a', '"', ',', '\t', '|', ';', '\n', '\r', ' ', '=', '-', '+', '@', "'", 'é', '\u00a0', '\ufeff', '株', '😀', '\0');
    const cell = fc.string({ unit, maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        fc.constantFrom(',', '\t', '|', ';'),
        fc.boolean(),
        (rows, delimiter, escaped) => {
          const line = lineOf(delimiter, escaped);
          const expected = rows.map(line).join('');
          expect(byBytes(rows, delimiter, escaped)).toBe(expected);
          expect(byTexts(rows, delimiter, escaped)).toBe(expected);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('takes texts of any length, and lone surrogates as U+FFFD', () => {
    const texts = ['a'.repeat(64), 'a'.repeat(65), 'é'.repeat(65), '\ud800a'];
    expect(byTexts([texts], ',', false)).toBe(`${texts.join(',').replace('\ud800', '\ufffd')}\n`);
  });

  it('holds lines of any length, and gives them up when they are taken', () => {
    const lines = new ByteLines(',');
    const long = Buffer.from('"'.repeat(2_000_000));
    lines.cell(long, 0, long.length);
    lines.endLine();
    expect(lines.length).toBe(4_000_003);
    const taken = lines.take();
    lines.cell(Buffer.from('a'), 0, 1);
    lines.endLine();
    expect(taken.every((byte, i) => byte === (i === taken.length - 1 ? 10 : 0x22))).toBe(true);
    expect(Buffer.from(lines.take()).toString()).toBe('a\n');
  });
});
