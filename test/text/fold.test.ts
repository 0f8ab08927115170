import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWords, secondReading } from '../../src/text/fold.js';
import { anyString } from '../reference/arbitraries.js';

describe('foldWords', () => {
  describe.each([
    [
      'case and separators',
      [
        ['', []],
        ['   ', []],
        ['.,;!', []],
        ['Acme Holding', ['acme', 'holding']],
        ['ACME-Holding/17', ['acme', 'holding', '17']],
        ['acme_holding', ['acme', 'holding']],
        ['A.B.C.', ['a', 'b', 'c']],
        ['a\tb\nc\r\nd\u2028e', ['a', 'b', 'c', 'd', 'e']],
        ['a\u00A0b\u2003c\u3000d', ['a', 'b', 'c', 'd']],
        ['a\0b', ['a', 'b']],
        ['x–y—z…w·v•u', ['x', 'y', 'z', 'w', 'v', 'u']],
        ['(Acme) [Ltd] {x} <y> "z" «q» „p“', ['acme', 'ltd', 'x', 'y', 'z', 'q', 'p']],
      ],
    ],
    [
      '& and +',
      [
        ['AT&T', ['at', '&', 't']],
        ['A & B', ['a', '&', 'b']],
        ['&', ['&']],
        ['C++', ['c', '+', '+']],
        ['＆', ['&']],
        ['﹠', ['&']],
        ['C⁺⁺', ['c', '+', '+']],
        ['a+&b', ['a', '+', '&', 'b']],
      ],
    ],
    [
      'letters of Greek that are another one together',
      [
        ['Ηπείρου', ['ipeirou']],
        ['Ευρώπη', ['evropi']],
        ['Ευτυχία', ['eftychia']],
        ['ΑΥΓΕΡΙΝΟΣ Παύλος', ['avgerinos', 'pavlos']],
        ['Άγγελος', ['angelos']],
        ['Σύγχρονη', ['synchroni']],
        ['Μπακάλης', ['bakalis']],
        ['Λάμπρος', ['lampros']],
        // (parted by two dots, or by themselves)
        ['Πραΰς', ['prays']],
        ['Κύπρος', ['kypros']],
      ],
    ],
    [
      'compatibility forms (NFKC)',
      [
        ['ｎｏ．１', ['no', '1']],
        ['ＡＣＭＥ　ＬＴＤ', ['acme', 'ltd']],
        ['ﬁnance oﬃce', ['finance', 'office']],
        ['ĳssel', ['ijssel']],
        ['①②', ['12']],
        ['x²', ['x2']],
        ['Ⅳ', ['iv']],
        ['№5', ['no5']],
        ['½', ['1', '2']],
        ['𝐀𝐜𝐦𝐞', ['acme']],
        ['ⒶⒸ', ['ac']],
      ],
    ],
    [
      'Latin letters with marks, in one piece and in two',
      [
        ['Société Générale', ['societe', 'generale']],
        ['Socie\u0301te\u0301 Ge\u0301ne\u0301rale', ['societe', 'generale']],
        ['São Paulo', ['sao', 'paulo']],
        ['Łódź Dvořák Škoda', ['lodz', 'dvorak', 'skoda']],
        ['Dvor\u030Ca\u0301k', ['dvorak']],
        ['Ñandú', ['nandu']],
        ['Nguyễn', ['nguyen']],
        ['Nguye\u0302\u0303n', ['nguyen']],
        ['a\u0301\u0302\u0303\u0304b', ['ab']],
        ['Müller Jäger Öl', ['muller', 'jager', 'ol']],
      ],
    ],
    [
      'letters that are two',
      [
        ['Straße', ['strasse']],
        ['STRAẞE', ['strasse']],
        ['Æon œuvre', ['aeon', 'oeuvre']],
        ['Þór', ['thor']],
      ],
    ],
    [
      'Nordic and Turkish',
      [
        ['Ørsted', ['orsted']],
        ['Ångström', ['angstrom']],
        ['A\u030Angstro\u0308m', ['angstrom']],
        ['\u212Bngström', ['angstrom']], // the sign for the unit
        ['Mærsk', ['maersk']],
        ['Guðmundur', ['gudmundur']],
        ['İstanbul', ['istanbul']],
        ['ISTANBUL', ['istanbul']],
        ['ısı', ['isi']],
        ['Ağaoğlu Şirketi', ['agaoglu', 'sirketi']],
      ],
    ],
    [
      'other scripts',
      [
        ['ООО Газпром', ['ooo', 'gazprom']],
        ['Київ', ['kiiv']],
        ['Ελλάδα', ['ellada']],
        ['ΑΘΗΝΑ Αθήνας', ['athina', 'athinas']],
        ['شركة', ['shrkh']],
        ['בנק', ['vnk']],
        ['株式会社', ['zhushihuishe']],
        ['中国银行', ['zhongguoyinxing']],
        ['トヨタ', ['toyota']],
        ['ﾄﾖﾀ', ['toyota']],
        ['とよた', ['toyota']],
        ['삼성전자', ['samseongjeonja']],
        ['삼성', ['samseong']],
        ['शर्मा', ['srma']],
        ['টাটা', ['tata']],
        ['ไทย', ['aithy']],
        ['Հայ', ['hay']],
        ['საქართველო', ['sakartvelo']],
        ['٣٤ ३४', ['34', '34']],
      ],
    ],
    [
      'legal marks: gone, they neither split nor spell',
      [
        ['Acme™', ['acme']],
        ['™Acme', ['acme']],
        ['Acme® Ltd', ['acme', 'ltd']],
        ['Acme©', ['acme']],
        ['Acme℠', ['acme']],
        ['℗Acme', ['acme']],
        ['Ac™me', ['acme']],
      ],
    ],
    [
      'apostrophes: gone, they do not split',
      ["'", '`', '’', '‘', '‛', '′', '＇', '｀', 'ʹ', 'ʻ', 'ʼ', 'ʽ', 'ʾ', 'ʿ', 'ˈ', '՚', '׳', 'ˋ', '‵', 'ꞌ'].map((apostrophe) => [
        `O${apostrophe}Neil`,
        ['oneil'],
      ]),
    ],
    [
      'characters without width: gone, they do not split',
      [
        '\u00AD',
        '\u200B',
        '\u200C',
        '\u200D',
        '\u2060',
        '\uFEFF',
        '\u200E',
        '\u200F',
        '\u202A',
        '\u202C',
        '\u2066',
        '\u2069',
        '\u034F',
        '\u061C',
        '\uFE0F',
      ].map((nothing) => [`Ac${nothing}me`, ['acme']]),
    ],
    [
      'what cannot be read',
      [
        ['ab\uFFFDcd', ['ab', 'cd']],
        ['\uFFFD', []],
        ['ab\uD83Dcd', ['ab', 'cd']],
        ['ab\uDE00cd', ['ab', 'cd']],
        ['\uD83D', []],
        ['ab\uE000cd', ['abcd']],
        ['\u{10FFFF}', []],
        ['\uFFFF', []],
      ],
    ],
    [
      'emoji: by their names',
      [
        ['😀', ['grinning']],
        ['Acme 🚀', ['acme', 'rocket']],
      ],
    ],
  ] as [string, [string, string[]][]][])('%s', (_, rows) => {
    it.each(rows)('%j', (text, words) => {
      expect(foldWords(text)).toEqual(words);
    });
  });

  it('never throws, and has words of a to z, digits, & and + only', () => {
    fc.assert(
      fc.property(anyString, (text) => {
        for (const word of foldWords(text)) expect(word).toMatch(/^(?:[a-z0-9]+|[&+])$/);
      }),
      { numRuns: 1500 },
    );
  });

  it('has such words for every code point there is', () => {
    for (let first = 0; first < 0x11_0000; first += 512) {
      const text = Array.from({ length: 512 }, (_, i) => String.fromCodePoint(first + i)).join(' ');
      expect(
        foldWords(text).every((word) => /^(?:[a-z0-9]+|[&+])$/.test(word)),
        `from U+${first.toString(16)}`,
      ).toBe(true);
    }
  });

  it('leaves its own words as they are', () => {
    fc.assert(
      fc.property(anyString, (text) => {
        const words = foldWords(text);
        expect(foldWords(words.join(' '))).toEqual(words);
      }),
      { numRuns: 300 },
    );
  });

  it('reads composed and decomposed text alike', () => {
    const letters = fc.string({ unit: fc.constantFrom('é', 'Å', 'ö', 'ữ', 'ñ', '각', 'が', 'й', 'ά', ' ', 'a'), maxLength: 12 });
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldWords(text.normalize('NFD'))).toEqual(foldWords(text.normalize('NFC')));
      }),
      { numRuns: 300 },
    );
  });

  it('reads text in any case alike, where case is all that differs', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'É', 'ö', 'ñ', 'Д', 'ω', ' ', '.', '&', "'"), maxLength: 12 });
    fc.assert(
      fc.property(text, (name) => {
        expect(foldWords(name.toUpperCase())).toEqual(foldWords(name.toLowerCase()));
      }),
      { numRuns: 300 },
    );
  });
});

describe('secondReading', () => {
  it.each([
    ['Müller', 'mueller'],
    ['MÜLLER', 'mueller'],
    ['Mu\u0308ller', 'mueller'],
    ['Jäger', 'jaeger'],
    ['Öl', 'oel'],
    ['Ørsted', 'oersted'],
    ['Århus', 'aarhus'],
    ['A\u030Arhus', 'aarhus'],
    ['\u212Brhus', 'aarhus'],
    ['Größe', 'groesse'],
    ['Äöüøå', 'aeoeueoeaa'],
    ["Müller's", 'muellers'],
    ['Müller®', 'mueller'],
    ['üé', 'uee'],
    ['Muller', null],
    ['Société', null],
    ['Æon', null],
    ['Straße', null],
    ['İstanbul', null],
    ['', null],
    ['株', null],
    ['\uD83D', null],
  ])('%j: %j', (word, reading) => {
    expect(secondReading(word)).toBe(reading);
  });

  it('never throws, and is null or letters and digits that differ from the first reading', () => {
    const word = fc.oneof(anyString, fc.string({ unit: fc.constantFrom('ä', 'Ö', 'u\u0308', 'ø', 'Å', 'b', "'", '\uD83D') }));
    fc.assert(
      fc.property(word, (text) => {
        const reading = secondReading(text);
        if (reading === null) return;
        expect(reading).toMatch(/^[a-z0-9&+]+$/);
        expect(reading).not.toBe(foldWords(text).join(''));
      }),
      { numRuns: 800 },
    );
  });
});

describe('edges of the folding', () => {
  // NFKC makes U+00B4 a blank and a combining accent before it could be left out as an apostrophe
  it('leaves out an acute accent that stands for an apostrophe', () => {
    expect(foldWords('L\u00B4Oréal')).toEqual(['loreal']);
  });

  // NFKC makes ™ the letters "tm" before it could be left out
  it('leaves ™ out of the second reading', () => {
    expect(secondReading('Müller™')).toBe('mueller');
  });
});
