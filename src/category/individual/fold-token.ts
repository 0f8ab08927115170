import { charactersWord, isCharactersWord, isHan, isSpokenWord, plainToken } from '../../lexicon/han-characters.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import { foldWords } from '../../text/fold.js';
import { romanizeOwnScript } from '../../text/own-scripts.js';
import { foldConsonantal, nameOfScript } from './consonant-scripts.js';
import { foreignName } from './foreign-names.js';
import { foldIndic } from './indic-scripts.js';
import { isOfSyllables, splitSyllables } from './syllable-scripts.js';
import { writtenWords } from './written-forms.js';

/** Stands for a comma among folded words. */
export const COMMA = ',';
/** Stands in front of the words of a token in Han, Hangul or kana. */
export const SYLLABLES = ';';
/** What stands between the names of a foreigner in katakana, which is a token: ジョン・スミス, ジャン＝ポール, ジョージ・W・ブッシュ. */
const PARTING = /[\u30FB\u00B7\u2022\u2027=\u30A0]/;
const KANA_PARTS = new RegExp(`^[\\u30A1-\\u30F4\\u30FC]+(?:${PARTING.source}(?:[\\u30A1-\\u30F4\\u30FC]+|[A-Za-z]))+$`);
/** One letter of an alphabet that is written with others in Latin. */
const OTHER_LETTER = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]$/u;
/** Letters that names of a language are usually written with others for than what they look like. */
const withUsualLetters = rewriter('individual', 'letter');

/**
 * Folds one token of a person's name. A Han or Hangul name of several characters becomes the surname, a comma and the given name as one word; Indian scripts
 * get the vowels that they do not write, names of the west in katakana and Hangul are what they are at home, Thai, Burmese and Khmer are read as they are spoken.
 * Behind the words of one in nothing but Chinese characters stands a word for these, which many names are read like, and behind those of other scripts that are read alike
 * one for how it is written (written-forms.ts).
 *
 * @example foldNameToken('김정은')  // => [';', 'gim', ',', 'jeongeun', '~ae40c815c740']
 * @example foldNameToken('王偉')  // => [';', 'wang', ',', 'wei', '^738b4f1f']
 */
export function foldNameToken(token: string): string[] {
  const plain = plainToken(token).trim();
  const characters = plain.replaceAll(' ', '');
  const words = foldPlainly(token, plain);
  const names = words.filter((word) => !isCharactersWord(word) && !isSpokenWord(word));
  return [...names, ...(isHan(characters) ? [charactersWord(characters)] : writtenWords(plain, names))];
}

function foldPlainly(token: string, plain: string): string[] {
  // (U+3000 parts no tokens)
  if (plain.includes(' ') && isOfSyllables(plain.replaceAll(' ', '')) && splitSyllables(plain) === null)
    return plain.split(' ').filter(Boolean).flatMap(foldNameToken);
  if (KANA_PARTS.test(plain)) return [SYLLABLES, ...plain.split(PARTING).flatMap((part) => foreignName(part) ?? foldWords(romanizeOwnScript(part)))];
  const foreign = foreignName(plain);
  if (foreign !== null) return [SYLLABLES, foreign];
  const split = splitSyllables(plain);
  if (split !== null) return [SYLLABLES, split[0], COMMA, split[1]];
  if (isOfSyllables(plain)) return [SYLLABLES, ...foldWords(romanizeOwnScript(plain))];
  const consonantal = foldConsonantal(plain);
  if (consonantal !== null) return consonantal;
  // (Ю. is an initial as J. is, though it takes two letters)
  if (OTHER_LETTER.test(plain)) return foldWords(romanizeOwnScript(plain)).map((word) => word[0]);
  return foldCyrillic(plain) ?? foldThai(plain) ?? foldIndic(plain) ?? foldWords(romanizeOwnScript(withUsualLetters(token)));
}

const CYRILLIC = /^[\u0400-\u04FF]+$/;

/** A name of the west that Russian writes as it sounds, as it is at home: Джордж; `null` for any other token. */
function foldCyrillic(token: string): string[] | null {
  if (!CYRILLIC.test(token)) return null;
  const name = nameOfScript(token.toLowerCase().replaceAll('ё', 'е'));
  return name === undefined ? null : [name];
}

const THAI = /[\u0E00-\u0E7F]/;
/** Letters of the longest title of script-names.tsv that Thai names begin with. */
const LONGEST_TITLE = 8;
/** What may stand behind one: a consonant or the vowel in front of it. */
const BEGINNING = /^[\u0E01-\u0E2E\u0E40-\u0E44]./;

/** Words of a Thai token, a title in front of a name apart, as it is written without a blank (นายสมชาย); `null` for any other. */
function foldThai(token: string): string[] | null {
  if (!THAI.test(token)) return null;
  for (let length = Math.min(LONGEST_TITLE, token.length); length > 1; length--) {
    const title = nameOfScript(token.slice(0, length));
    const rest = token.slice(length);
    if (title !== undefined && (rest === '' || BEGINNING.test(rest))) return [title, ...foldWords(romanizeOwnScript(rest))];
  }
  return foldWords(romanizeOwnScript(token));
}
