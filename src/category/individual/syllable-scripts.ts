import { plainHan } from '../../lexicon/han-characters.js';
import { isJapaneseSurname, japaneseGiven, japaneseNames, japaneseReading, japaneseSurname } from '../../lexicon/japanese-names.js';
import { isReadAs, japaneseReadings } from '../../lexicon/kanji-readings.js';
import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';
import { foldWords } from '../../text/fold.js';
import { romanizeHangul } from '../../text/hangul.js';
import { isKana, romanizeKana } from '../../text/kana.js';
import { nameOfScript } from './consonant-scripts.js';
import { foreignPair, isGivenInKana, japanesePair } from './foreign-names.js';

const HAN = '\\u3400-\\u9FFF\\uF900-\\uFAFF\\u3005\\u30CE\\u30F6';
const KANA = '\\u3041-\\u3096\\u30A1-\\u30FA\\u30FC';
/** A token of scripts that write a character for each syllable or morpheme: Han, Hangul and kana. */
const SYLLABLES = new RegExp(`^[${HAN}${KANA}\\uAC00-\\uD7AF]+$`, 'u');
/** Such tokens with blanks between them, the first without kana, which have no surnames of their own. */
const WITH_BLANK = new RegExp(`^[${HAN}\\uAC00-\\uD7AF]+(?: [${HAN}${KANA}\\uAC00-\\uD7AF]+)+$`, 'u');
/** A name without a blank, by what Chinese and Korean ones are made of. */
const WITHOUT_BLANK = /^[\u3400-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF]{2,5}$/u;
/** A surname in Han, and a given name in Han or kana. */
const JAPANESE = new RegExp(`^[${HAN}]{1,3}[${HAN}${KANA}]{1,5}$`, 'u');
/** Endings of given names that hardly any but Japanese ones have, by which a surname of one character (林) is Japanese, too. */
const JAPANESE_ENDING = /[郎介輔彦]$/u;
/** Begins with a surname of two characters. */
const isCompound = recognizer('individual', 'compound-surname');
/** Characters that are read otherwise in names than mostly elsewhere, as others that are read so: 晟 is sheng, as 盛 is. */
const asInNames = rewriter('individual', 'han-reading');
const LONGEST_SURNAME = 3;
/** What no name begins with: small kana, the syllabic n and the mark of a long vowel. */
const BEHIND_KANA = /^[ァィゥェォッャュョヮンーぁぃぅぇぉっゃゅょゎん]/;
const MIN_IN_KANA = 2;
const LONGEST_IN_KANA = 6;
/** Characters of most surnames of Japan, of most names of China, and of most given names there. */
const USUAL_SURNAME = 2;
const MOST_CHINESE = 3;
const MOST_CHINESE_GIVEN = 2;

/** Surname and given name in Latin letters. */
type SplitName = readonly [surname: string, given: string];

/** Whether a token is of Han, Hangul or kana: those with a blank between them may be one name. */
export function isOfSyllables(token: string): boolean {
  return SYLLABLES.test(token);
}

/**
 * Surname and given name of a name in Han or Hangul, which stand in this order, with a blank between them or without; `null` for any other text, and where there
 * is a blank behind what is no surname. Japanese names of the tables as they are read in Japan, others in pinyin and the official Korean romanization.
 *
 * @example splitSyllables('김정은')  // => ['gim', 'jeongeun']
 * @example splitSyllables('山田 太郎')  // => ['yamada', 'taro']
 */
export function splitSyllables(text: string): SplitName | null {
  const parts = text.split(' ');
  const foreign = foreignPair(parts);
  if (foreign !== null) return foreign;
  const kana = japanesePair(parts);
  if (kana !== null) return [japaneseReading(kana[0]), japaneseReading(kana[1])];
  if (parts.length === 1 && isKana(text)) return splitKana(text);
  if (WITH_BLANK.test(text)) return splitAtBlank(text);
  const japanese = JAPANESE.test(text) ? splitJapanese([...text]) : null;
  if (japanese !== null || !WITHOUT_BLANK.test(text)) return japanese;
  const characters = [...text];
  const length = isCompound(text) || characters.length > 3 ? 2 : 1;
  return [surnameOf(characters.slice(0, length).join('')), latin(characters.slice(length).join(''))];
}

/** The longest surname of the tables in front of what is as likely a given name, of a name in kana without a blank: タナベヨシエ. */
function splitKana(text: string): SplitName | null {
  for (let length = Math.min(LONGEST_IN_KANA, text.length - MIN_IN_KANA); length >= MIN_IN_KANA; length--) {
    const [surname, given] = [text.slice(0, length), text.slice(length)];
    if (BEHIND_KANA.test(given) || !isJapaneseSurname(surname) || !isGivenInKana(given)) continue;
    return [japaneseReading(surname), japaneseReading(given)];
  }
  return null;
}

function splitAtBlank(text: string): SplitName | null {
  const [first, ...others] = text.split(' ');
  const rest = others.join('');
  const { surname: surnames } = japaneseNames();
  // (also in characters that are a Chinese name's as well: 德永 誠)
  const surname = surnames.get(first) ?? (first.length > 1 && !isCompound(first) ? surnames.ofPlain(plainHan(first)) : undefined);
  if (surname !== undefined && (first.length > 1 || isJapaneseGiven(rest))) return [surname, givenInJapan(rest)];
  if (first.length > 1 && !isCompound(first) && (isJapanese(first, rest) || (rest.length > 1 && isReadAs(first + rest))))
    return [surnameInJapan(first), givenInJapan(rest)];
  if (first.length > 2) return null;
  // (철수 김)
  if (first.length === 2 && rest.length === 1 && !isCompound(first)) return [surnameOf(rest), latin(first)];
  return [surnameOf(first), latin(rest)];
}

/** The longest surname of the tables in front of a given name, where the two together are hardly a Chinese name. */
function splitJapanese(characters: readonly string[]): SplitName | null {
  for (let length = Math.min(LONGEST_SURNAME, characters.length - 1); length > 0; length--) {
    const surname = japaneseNames().surname.get(characters.slice(0, length).join(''));
    if (surname === undefined) continue;
    const rest = characters.slice(length).join('');
    const isJapanese = length > 1 ? isJapaneseGiven(rest) || rest.length > 1 || length > 2 : rest.length > 1 && isOfJapanAlone(rest);
    if (isJapanese) return [surname, givenInJapan(rest)];
  }
  // (Chinese names of four characters and more have a surname of two that is in the tables)
  if (characters.length <= MOST_CHINESE) return null;
  const length = japaneseSurname(characters.slice(0, LONGEST_SURNAME).join('')) === undefined ? USUAL_SURNAME : LONGEST_SURNAME;
  const written = characters.slice(0, length).join('');
  const rest = characters.slice(length).join('');
  return isJapanese(written, rest) ? [surnameInJapan(written), givenInJapan(rest)] : null;
}

/** Whether two texts are read in Japan as a surname and a given name, character by character, and the first is no surname of China. */
function isJapanese(surname: string, given: string): boolean {
  return !isCompound(surname) && isReadAs(surname, 'surname') && isReadAs(given, 'given');
}

/** Whether a text in Chinese characters may be a given name of Japan beside a surname of there. */
const isJapaneseGiven = (written: string): boolean => japaneseNames().given.has(written) || isOfJapanAlone(written);

/** Whether it is hardly a name of China. */
const isOfJapanAlone = (written: string): boolean =>
  (written.length > MOST_CHINESE_GIVEN || JAPANESE_ENDING.test(written)) && (japaneseGiven(written) !== undefined || isReadAs(written, 'given'));

const surnameInJapan = (written: string): string => japaneseSurname(written) ?? japaneseReadings(written, 'surname', 1)[0] ?? latin(written);
const givenInJapan = (written: string): string => japaneseGiven(written) ?? japaneseReadings(written, 'given', 1)[0] ?? latin(written);

/** (Surnames of one letter in the official romanization are listed: they are no initials.) */
const surnameOf = (written: string): string => nameOfScript(written) ?? latin(written);

/** (The sounds of a name that meet are written as they are alone.) */
const latin = (written: string): string =>
  foldWords(Array.from(romanizeKana(asInNames(written.replace(/(.)\u3005/gu, '$1$1'))), romanizeHangul).join('')).join('');
