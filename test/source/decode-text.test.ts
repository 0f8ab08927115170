import { describe, expect, it } from 'vitest';
import { decodeText, encodingNamed, type Encoding } from '../../src/source/index.js';

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
const TEXT = 'name,city\nMüller,Łódź 株式会社 😀\n';

describe('decodeText finds the encoding', () => {
  it.each<[string, Buffer, Encoding, string]>([
    ['nothing', bytes(), 'utf-8', ''],
    ['ASCII', bytes('a,b\n'), 'utf-8', 'a,b\n'],
    ['UTF-8', bytes(TEXT), 'utf-8', TEXT],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], TEXT), 'utf-8', TEXT],
    ['a mark alone', bytes([0xef, 0xbb, 0xbf]), 'utf-8', ''],
    ['UTF-16 LE with a mark', bytes([0xff, 0xfe], [...utf16(TEXT)]), 'utf-16le', TEXT],
    ['UTF-16 BE with a mark', bytes([0xfe, 0xff], [...utf16(TEXT, true)]), 'utf-16be', TEXT],
    ['UTF-16 LE without', utf16(TEXT), 'utf-16le', TEXT],
    ['UTF-16 BE without', utf16(TEXT, true), 'utf-16be', TEXT],
    ['UTF-16 LE of another script behind a mark', bytes([0xff, 0xfe], [...utf16('株式会社')]), 'utf-16le', '株式会社'],
    ['some NUL bytes', bytes('a\0b,c\0\0d\n'), 'utf-8', 'a\0b,c\0\0d\n'],
    ['Latin-1', bytes('M', [0xfc], 'ller\n'), 'windows-1252', 'Müller\n'],
    ['Windows quotes and the euro', bytes([0x80, 0x93, 0x94, 0x9f, 0xff]), 'windows-1252', '€“”Ÿÿ'],
    ['bytes that windows-1252 leaves open', bytes([0x81, 0x8d, 0x8f, 0x90, 0x9d]), 'windows-1252', '\x81\x8d\x8f\x90\x9d'],
    ['UTF-8 cut off within a letter', bytes('abc', [0xc3]), 'windows-1252', 'abcÃ'],
  ])('%s', (_, input, encoding, text) => {
    const decoded = decodeText(input);
    expect(decoded.encoding).toBe(encoding);
    expect(decoded.bytes.toString('utf8')).toBe(text);
  });

  it('agrees with the platform on every windows-1252 byte', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
    // Node's own decoder has read the C1 range as Latin-1 in some versions: only the rest is compared.
    const outside = all.filter((byte) => byte < 0x80 || byte > 0x9f);
    expect(decodeText(Buffer.from(outside), 'windows-1252').bytes.toString()).toBe(new TextDecoder('latin1').decode(outside));
  });

  it('reads UTF-16 in blocks without tearing a surrogate pair', () => {
    const text = `a${'😀'.repeat(600_000)}`;
    for (const big of [false, true]) expect(decodeText(utf16(text, big), big ? 'utf-16be' : 'utf-16le').bytes.toString() === text).toBe(true);
  });

  it('reads lone surrogates and a last odd byte of UTF-16 as U+FFFD', () => {
    const input = bytes([0xff, 0xfe], [...utf16('a\uD800b')], [0x41]);
    expect(decodeText(input).bytes.toString()).toBe('a\uFFFDb\uFFFD');
  });
});

describe('decodeText with a known encoding', () => {
  it('keeps broken UTF-8 where UTF-8 is asked for', () => {
    const decoded = decodeText(bytes('M', [0xfc], 'ller'), 'utf-8');
    expect([decoded.encoding, decoded.firstBadLine, decoded.bytes.toString()]).toEqual(['utf-8', 0, 'M\uFFFDller']);
  });

  it('reads UTF-8 as windows-1252 where that is asked for, and names no line', () => {
    const decoded = decodeText(bytes('Mü'), 'windows-1252');
    expect([decoded.firstBadLine, decoded.bytes.toString()]).toEqual([0, 'MÃ¼']);
  });

  it('drops the mark of that encoding', () => {
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], 'a'), 'utf-8').bytes.toString()).toBe('a');
  });
});

describe('the first line that is no UTF-8', () => {
  it.each([
    ['the first', ['M\xfcller'], 1],
    ['a later one', ['a', 'b', 'M\xfcller', 'a'], 3],
    ['behind good UTF-8', ['M\xc3\xbcller', '\xff'], 2],
    ['behind an empty line', ['', '', '\xff'], 3],
  ])('%s', (_, lines, expected) => {
    expect(decodeText(Buffer.from(lines.join('\n'), 'latin1')).firstBadLine).toBe(expected);
  });

  it('is 0 for UTF-8', () => expect(decodeText(bytes(TEXT)).firstBadLine).toBe(0));
});

describe('encodingNamed', () => {
  it.each([
    ['utf-8', 'utf-8'],
    ['UTF8', 'utf-8'],
    ['Latin1', 'windows-1252'],
    ['ISO-8859-1', 'windows-1252'],
    ['utf-16', 'utf-16le'],
  ])('%s is %s', (name, encoding) => expect(encodingNamed(name)).toBe(encoding));

  it.each(['ebcdic', 'constructor', '__proto__'])('names what there is where it knows none: %s', (name) =>
    expect(() => encodingNamed(name)).toThrow(/utf-8.*windows-1252/s),
  );
});
