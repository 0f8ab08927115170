import fc from 'fast-check';

/** Lengths around the sizes of machine words, where loops over words change hands. */
export const wordSizeLength = fc.constantFrom(0, 1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 66, 129, 130);

/** Any bytes: NUL, broken UTF-8, whatever comes. Few different ones half of the time, so that texts have something in common. */
export const bytesOfLength = (length: number): fc.Arbitrary<Uint8Array> => {
  const size = { minLength: length, maxLength: length };
  return fc.oneof(
    fc.uint8Array(size),
    fc.array(fc.constantFrom(0, 97, 98, 0x80, 0xff), size).map((bytes) => Uint8Array.from(bytes)),
  );
};

export const anyBytes: fc.Arbitrary<Uint8Array> = wordSizeLength.chain(bytesOfLength);

/** Changes to a text, by place: what a typist does. */
type Edit = { readonly kind: 'insert' | 'delete' | 'replace' | 'swap'; readonly at: number; readonly symbol: number };

const edit = (symbol: fc.Arbitrary<number>): fc.Arbitrary<Edit> =>
  fc.record({ kind: fc.constantFrom('insert', 'delete', 'replace', 'swap'), at: fc.nat(200), symbol });

function apply(symbols: number[], { kind, at, symbol }: Edit): void {
  const i = symbols.length === 0 ? 0 : at % symbols.length;
  if (kind === 'insert') symbols.splice(i, 0, symbol);
  else if (symbols.length === 0) return;
  else if (kind === 'delete') symbols.splice(i, 1);
  else if (kind === 'replace') symbols[i] = symbol;
  else if (i + 1 < symbols.length) [symbols[i], symbols[i + 1]] = [symbols[i + 1], symbols[i]];
}

/** Two rows of symbols: unrelated, or one the other with some edits; alike ends come with the edits. */
export const symbolPair = (symbol: fc.Arbitrary<number>, length: fc.Arbitrary<number> = wordSizeLength, maxEdits = 12): fc.Arbitrary<[number[], number[]]> => {
  const symbols = length.chain((size) => fc.array(symbol, { minLength: size, maxLength: size }));
  const edited = fc.tuple(symbols, fc.array(edit(symbol), { maxLength: maxEdits })).map(([before, edits]): [number[], number[]] => {
    const after = [...before];
    for (const change of edits) apply(after, change);
    return [before, after];
  });
  return fc.oneof({ weight: 1, arbitrary: fc.tuple(symbols, symbols) }, { weight: 3, arbitrary: edited });
};

/** Pairs of byte strings over alphabets of 2, 4 and 256 symbols. */
export const bytePair: fc.Arbitrary<[Uint8Array, Uint8Array]> = fc
  .oneof(symbolPair(fc.constantFrom(0, 255)), symbolPair(fc.constantFrom(0, 97, 98, 0x80)), symbolPair(fc.nat(255)))
  .map(([a, b]) => [Uint8Array.from(a), Uint8Array.from(b)]);

/** Any JavaScript string, with what breaks careless code in it more often than by chance. */
export const anyString: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        '\0',
        '\n',
        '\r\n',
        '',
        '\uFEFF',
        '\uFFFD',
        '\uD83D',
        '\uDE00',
        '😀',
        'é',
        'e\u0301',
        'ß',
        'İ',
        '™',
        '®',
        '’',
        "'",
        '\u00AD',
        '\u200B',
        '&',
        '+',
        ' ',
        '.',
        'a',
        'Z',
        '7',
        '株',
        'ﬃ',
        'Ａ',
        '\u{10FFFF}',
        '\uE000',
      ),
    )
    .map((parts) => parts.join('')),
);

const stringsOver = (unit: fc.Arbitrary<number>): fc.Arbitrary<[string, string]> =>
  symbolPair(unit).map(([a, b]) => [String.fromCharCode(...a), String.fromCharCode(...b)]);

/** Pairs of strings of all the kinds that are worked out in different ways: bytes as they are, few code units renamed to bytes, too many for that. */
export const stringPair: fc.Arbitrary<[string, string]> = fc.oneof(
  stringsOver(fc.oneof(fc.constantFrom(0, 97, 255), fc.nat(255))),
  // U+0161 and U+0100 end in the bytes of U+0061 and U+0000
  stringsOver(
    fc.oneof(
      fc.constantFrom(97, 0x161, 0, 0x100, 0xd83d, 0xde00, 0xffff),
      fc.nat({ max: 90 }).map((i) => i * 700),
    ),
  ),
  stringsOver(fc.constantFrom(97, 98, 0x161, 0x4e00)),
  // some 300 code units that occur once make the pair wide; what is in front of them is compared all the same
  fc
    .tuple(stringsOver(fc.constantFrom(97, 98, 0x4e00)), fc.integer({ min: 256, max: 300 }), fc.boolean())
    .map(([[a, b], different, inBoth]): [string, string] => {
      const filler = String.fromCharCode(...Array.from({ length: different }, (_, i) => 0x4e01 + i));
      return [a + filler, b + (inBoth ? filler.slice(0, 40) + filler.slice(41) : '')];
    }),
  fc.tuple(anyString, anyString),
);
