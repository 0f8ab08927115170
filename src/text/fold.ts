import anyAscii from 'any-ascii';

/** Marks that say nothing about the name; NFKC would turn ™ into the letters "TM". */
const LEGAL_MARKS = /[\u2122\u00AE\u00A9\u2120\u2117]/g;
/** Apostrophes and the like, soft hyphens, zero-width characters, byte order marks: left out, they do not split a word. */
const JOINERS = /['`\u00B4\u1FFD\u1FEF\u02B9-\u02BF\u02C8\u055A\u05F3\u2018-\u201B\u2032\uFF07\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** U+FFFD and lone surrogates, which is what broken text becomes in UTF-8. */
const UNREADABLE = /\uFFFD|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const NOT_WORD = /[^a-z0-9&+]+/;
/** What two letters of Greek are together, as ELOT 743 and ISO 843 write it (υ by itself is y): Ηπείρου, Ευρώπη, Ευάγγελος, Μπακάλης. */
const GREEK_PAIR = /(?<ou>ο[υύ])|(?<voiced>[αεη])[υύ](?=[αάεέηήιίοόυύωώβγδζλμνρ])|(?<voiceless>[αεη])[υύ]|γ(?<nasal>[γξχ])|(?<![α-ωάέήίόύώ])(?<b>μπ)/g;
/** Letters with which such a pair is written. */
const GREEK_PAIRED = /[υύγμΥΎΓΜ]/;

/**
 * Text → words of the letters a to z, digits, `&` and `+`: NFKC, marks and apostrophes out, any script to Latin, lower case, split at everything else.
 * What cannot be read (U+FFFD, lone surrogates, private use) splits or vanishes; nothing throws.
 *
 * @example foldWords('Société Générale’s ｎｏ．１ Straße')  // => ['societe', 'generales', 'no', '1', 'strasse']
 */
export function foldWords(text: string): string[] {
  return foldPlain(text) ?? foldAny(text);
}

function foldAny(text: string): string[] {
  const plain = text.replace(LEGAL_MARKS, '').replace(JOINERS, '').normalize('NFKC').replace(JOINERS, '');
  return anyAscii(withGreekPairs(plain.replace(UNREADABLE, ' ')))
    .toLowerCase()
    .replace(JOINERS, '')
    .replace(/[&+]/g, ' $& ')
    .split(NOT_WORD)
    .filter(Boolean);
}

function withGreekPairs(text: string): string {
  if (!GREEK_PAIRED.test(text)) return text;
  return text.toLowerCase().replace(GREEK_PAIR, (...found) => {
    const { ou, voiced, voiceless, nasal } = found[found.length - 1] as Readonly<Record<string, string | undefined>>;
    if (ou) return 'ou';
    if (voiced) return `${voiced}v`;
    if (voiceless) return `${voiceless}f`;
    return nasal ? `n${nasal}` : 'b';
  });
}

/** Letters and digits by UTF-16 unit, in blocks of 256, as they are met: what a unit is folded to wherever it stands; '': that hangs on what stands beside it. */
const plainUnits = new Array<(string | undefined)[] | undefined>(256).fill(undefined);
/** What may make one character with the one in front of it (the voiced marks of kana among it), or is half of one. */
const COMPOSING = /[\p{M}\u1100-\u11FF\uD800-\uDFFF]/u;
const LETTERS_OR_DIGITS = /^[a-z0-9]+$/;

/** {@link foldAny} of ASCII letters and digits and of units that are folded one by one, parted by blanks: a fifth of the time; `null` for any other text. */
function foldPlain(text: string): string[] | null {
  const words: string[] = [];
  let word = '';
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x20) {
      if (word !== '') words.push(word);
      word = '';
      continue;
    }
    const folded = plainUnits[unit >> 8]?.[unit & 0xff] ?? foldUnit(unit);
    if (folded === '') return null;
    word += folded;
  }
  if (word !== '') words.push(word);
  return words;
}

function foldUnit(unit: number): string {
  const text = String.fromCharCode(unit);
  const plain = text.normalize('NFKC');
  const folded = anyAscii(plain).toLowerCase();
  const block = (plainUnits[unit >> 8] ??= new Array<string | undefined>(256).fill(undefined));
  // (one word, and nothing around it that would part it from its neighbours)
  return (block[unit & 0xff] =
    !COMPOSING.test(plain) && !GREEK_PAIRED.test(plain) && foldAny(text)[0] === folded && LETTERS_OR_DIGITS.test(folded) ? folded : '');
}

const SECOND_READING: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * The other usual spelling of a word with ä, ö, ü, ø or å in letters a to z (Müller → mueller, Ørsted → oersted, Århus → aarhus); `null` where there is none.
 */
export function secondReading(word: string): string | null {
  const composed = word.replace(LEGAL_MARKS, '').normalize('NFKC').toLowerCase();
  const read = composed.replace(/[äöüøå]/g, (letter) => SECOND_READING[letter]);
  if (read === composed) return null;
  return foldWords(read).join('');
}
