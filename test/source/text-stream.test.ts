import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NamesakeError } from '../../src/index.js';
import { decodeText, type Encoding, TextStream } from '../../src/source/index.js';
import { refuseBinary } from '../../src/source/read-bytes.js';
import { Utf8Check } from '../../src/source/utf8-check.js';

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  readonly firstBadLine: number;
}

function streamed(bytes: Buffer, sizes: readonly number[], encoding?: Encoding): Decoded {
  const stream = new TextStream('the input', encoding);
  const out: Buffer[] = [];
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const piece = Buffer.from(bytes.subarray(at, at + sizes[i % sizes.length]));
    at += piece.length;
    out.push(Buffer.from(stream.push(piece)));
    piece.fill(0);
  }
  out.push(stream.end());
  return { text: Buffer.concat(out).toString(), encoding: stream.encoding, firstBadLine: stream.firstBadLine };
}

const whole = (bytes: Buffer, encoding?: Encoding): Decoded => {
  refuseBinary(bytes, 'the input');
  const { bytes: decoded, ...facts } = decodeText(bytes, encoding);
  return { ...facts, text: decoded.toString() };
};

/** What is decoded, or why it is refused. */
function outcomeOf(decode: () => Decoded): Decoded | string {
  try {
    return decode();
  } catch (error) {
    if (error instanceof NamesakeError) return error.message;
    throw error;
  }
}

describe('TextStream', () => {
  const unit = fc.constantFrom('a', ',', '\n', 'é', '€', '😀', '\uFEFF', '株');
  const text = fc.string({ unit, maxLength: 40 });
  const bytes = fc.oneof(
    text.map((t) => Buffer.from(t)),
    text.map((t) => Buffer.from(t, 'latin1')),
    text.map((t) => Buffer.from(t, 'utf16le')),
    text.map((t) => Buffer.from(`\uFEFF${t}`, 'utf16le').swap16()),
    fc.uint8Array({ maxLength: 40 }).map((a) => Buffer.from(a)),
  );
  const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 });
  const encoding = fc.constantFrom(undefined, 'utf-8' as const, 'utf-16le' as const, 'utf-16be' as const, 'windows-1252' as const);

  it('is decodeText for what ends within the head', () => {
    fc.assert(
      fc.property(bytes, sizes, encoding, (content, pieces, given) => {
        expect(outcomeOf(() => streamed(content, pieces, given))).toEqual(outcomeOf(() => whole(content, given)));
      }),
      // (what begins as an archive is refused, whatever it is)
      { numRuns: 3000, examples: [[Buffer.from([0x1f, 0x8b]), [1], undefined]] },
    );
  });

  it('is decodeText behind the head, for any pieces', () => {
    const filler = Buffer.alloc(1 << 20, 'x\n');
    fc.assert(
      fc.property(text, sizes, encoding, fc.boolean(), (content, pieces, given, broken) => {
        const big = Buffer.concat([filler, Buffer.from(content), broken && given ? Buffer.from([0xe2, 0x82]) : Buffer.alloc(0)]);
        const some = [(1 << 20) - 3, ...pieces, ...pieces, ...pieces, ...pieces, ...pieces, ...pieces, ...pieces, ...pieces, 100];
        expect(streamed(big, some, given)).toEqual(whole(big, given));
      }),
      { numRuns: 40 },
    );
  });

  it.each([1, 5, 1 << 21])('names the line that is no UTF-8 behind the head, in pieces of %i', (size) => {
    const bytes = Buffer.concat([Buffer.alloc(1 << 20, 'abc\n'), Buffer.from('é\r\n'), Buffer.from('M\xfcller\n', 'latin1')]);
    const message = expect.stringMatching(/^line 262146 is not UTF-8/);
    expect(() => streamed(bytes, [(1 << 20) - 1, size, size, size, size, size, size, size, size, size, size, size, size])).toThrow(
      expect.objectContaining({ code: 'ERR_SOURCE_FORMAT', message }),
    );
  });

  it('refuses a character that the text cuts off', () => {
    const bytes = Buffer.concat([Buffer.alloc(1 << 20, 'abc\n'), Buffer.from([0xe2, 0x82])]);
    expect(() => streamed(bytes, [1 << 20, 1])).toThrow(/^line 262145 is not UTF-8/);
  });

  it('is not misled where the head ends within a character', () => {
    const bytes = Buffer.concat([Buffer.alloc((1 << 20) - 1, 'a'), Buffer.from('€uro')]);
    for (const size of [1 << 20, 1 << 21, 12_345]) expect(streamed(bytes, [size])).toEqual(whole(bytes));
  });
});

describe('Utf8Check', () => {
  it('finds the line that decodeText finds, whatever the pieces', () => {
    const part = fc.constantFrom([0x61], [0x0a], [0xc3, 0xa9], [0xe2, 0x82, 0xac], [0xf0, 0x9f, 0x98, 0x80], [0xff], [0xe2, 0x82], [0xc3], [0x80], [0xf8]);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (parts, size) => {
        const bytes = Buffer.from(parts.flat());
        const check = new Utf8Check();
        for (let at = 0; at < bytes.length; at += size) check.push(bytes.subarray(at, at + size));
        check.end();
        expect(check.firstBadLine).toBe(lineOfFirstBad(bytes));
      }),
      { numRuns: 3000 },
    );
  });
});

/** By the platform's decoder, line by line. */
function lineOfFirstBad(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => Buffer.from(Buffer.from(line, 'latin1').toString('utf8')).compare(Buffer.from(line, 'latin1')) !== 0);
}
