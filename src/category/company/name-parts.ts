import { foreignNames } from '../../lexicon/foreign-names.js';
import { heardIn, HeardWords, kanaSpellings, SHARE_OF_FIRMS } from '../../lexicon/heard-words.js';
import { isJapaneseName, japaneseReading } from '../../lexicon/japanese-names.js';
import { lazily } from '../../lexicon/lazily.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import { foldWords } from '../../text/fold.js';
import { romanizeHangul } from '../../text/hangul.js';
import { isKana, romanizeKana } from '../../text/kana.js';
import { romanizeOwnScript } from '../../text/own-scripts.js';
import { cutLoanwords, type NamePart } from './loanwords.js';

/** (A shorter word is like too many, a longer one none.) */
const KATAKANA = /^[\u30A1-\u30F4\u30FC]{3,12}$/;
const heardWords = lazily(() => new HeardWords(['company'], kanaSpellings()));
/** The first of several: 第一, 第十二. */
const LAST_ORDINAL = /第([一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])$/u;
const ORDINAL = /第([一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九])/u;
const DIGITS = '〇一二三四五六七八九';

/** The ordinal that a name ends in, and its number; `null`: it ends in none. */
export function lastOrdinal(name: string): { readonly written: string; readonly number: string } | null {
  const found = LAST_ORDINAL.exec(name);
  return found === null ? null : { written: found[0], number: String(ordinalOf(found[1])) };
}

/** The number that an ordinal of one or two characters says: 三 is 3, 十二 12, 二十 20. */
function ordinalOf(written: string): number {
  const [tens, ones] = written.includes('十') ? written.split('十') : ['', written];
  return (written.includes('十') ? (tens === '' ? 10 : DIGITS.indexOf(tens) * 10) : 0) + Math.max(0, DIGITS.indexOf(ones));
}

/**
 * The words of a name in a script without blanks that is left beside its places and trades: ordinals, loanwords, and what stands between them as it is read.
 *
 * @param known  names that everybody knows in their own script, folded, which are not cut.
 * @param readHan  how Chinese characters are read where not as in China; `null`: they are not.
 */
export function wordsOfName(name: string, known: ReadonlySet<string>, readHan: ReadHan = () => null): string[] {
  return name.split(ORDINAL).flatMap((part, i) => (i % 2 === 1 ? [String(ordinalOf(part))] : part === '' ? [] : wordsOfPart(part, known, readHan)));
}

type ReadHan = (characters: string) => readonly string[] | null;
/** Chinese characters, or a run of anything else. */
const HAN_RUNS = /[\p{Script=Han}\u3005]+|[^\p{Script=Han}\u3005]+/gu;

/** Names by the set of known ones and as they were cut lately: what cuts a name asks for it several times. */
const cuts = new WeakMap<ReadonlySet<string>, Map<string, readonly NamePart[]>>();
const MOST_CUTS = 4096;

/** {@link cutLoanwords} of a name, which is remembered. */
export function loanwordsOf(name: string, known: ReadonlySet<string>): readonly NamePart[] {
  let cut = cuts.get(known);
  if (cut === undefined) cuts.set(known, (cut = new Map()));
  let parts = cut.get(name);
  if (parts !== undefined) return parts;
  parts = cutLoanwords(name, (part) => isOf(known, part));
  if (cut.size >= MOST_CUTS) cut.clear();
  cut.set(name, parts);
  return parts;
}

const isOf = (known: ReadonlySet<string>, part: string): boolean => known.has(foldWords(romanizeOwnScript(part)).join(' '));

function wordsOfPart(name: string, known: ReadonlySet<string>, readHan: ReadHan): string[] {
  // (サイト商事 is Saito's)
  if (isJapaneseName(name)) return [japaneseReading(name)];
  const person = KATAKANA.test(name) ? foreignNames().of(name) : undefined;
  if (person !== undefined) return [person];
  return loanwordsOf(name, known).flatMap(({ written, word }) => {
    if (word !== null) return word.split(' ');
    const foreign = KATAKANA.test(written) && !isOf(known, written) ? foreignWord(written) : null;
    return foreign === null ? (written.match(HAN_RUNS) ?? []).flatMap((run) => readHan(run) ?? foldWords(inLatinLetters(run))) : [foreign];
  });
}

/** (Long vowels are as other names of Japan have them: コウヨウ is Koyo.) */
const inLatinLetters = (run: string): string => (isKana(run) ? japaneseReading(run) : romanizeOwnScript(romanizeHangul(run)));

/** The name or word that one in katakana is at home, as far as one is known to be; not of what names of firms have as it is. */
function foreignWord(katakana: string): string | null {
  const name = foreignNames().of(katakana);
  if (name !== undefined) return name;
  return wordFrequency(romanizeKana(katakana), 'company') > 0 ? null : heardIn(heardWords, katakana, SHARE_OF_FIRMS);
}
