import { lazily } from '../../lexicon/lazily.js';
import { recognizer, rewriter, spellingRules } from '../../lexicon/spelling-rules.js';

/** Made of syllables of pinyin. */
export const isPinyin = recognizer('individual', 'pinyin-name');
/** Without the vowels as only the official romanization of Korean writes them: eo, eu. */
const withoutOfficialVowels = rewriter('individual', 'official-korean');
/** A syllable of Cantonese or Hokkien, a blank, and what it may be in pinyin. */
const isSouthernSyllable = recognizer('individual', 'southern');
const plainPinyin = rewriter('individual', 'pinyin');
const plainWadeGiles = rewriter('individual', 'wade-giles');
const lightKorean = rewriter('individual', 'korean');
const plainKorean = rewriter('individual', 'korean-vowel');

/**
 * Whether two given names of Chinese or Korean syllables, each written as one word, may be one name in two romanizations: pinyin and Wade-Giles, the official
 * one of Korean and the usual ones. Wade-Giles is mostly written without the apostrophes that tell its consonants apart, and the usual Korean ones have one
 * vowel for two, so both names are brought to what is common to them; but only where they are seen to be of different systems: two names of pinyin are
 * compared by their letters.
 *
 * @example isSameReading('xiaoming', 'hsiaoming')  // => true
 * @example isSameReading('jongun', 'jeongeun')  // => true
 * @example isSameReading('jun', 'qun')  // => false
 */
export function isSameReading(a: string, b: string): boolean {
  const left = isPinyin(a);
  if (left !== isPinyin(b) && (left ? plainPinyin(a) === plainWadeGiles(b) : plainWadeGiles(a) === plainPinyin(b))) return true;
  const light = lightKorean(a);
  const other = lightKorean(b);
  // (Eun is written so by everybody: Eun-kyung, Eun-gyeong)
  return light === other || (officialVowels(a) !== officialVowels(b) && plainKorean(light) === plainKorean(other));
}

const officialVowels = (text: string): number => text.length - withoutOfficialVowels(text).length;

/** Made of two words that Japanese given names are made of. */
const isJapanese = recognizer('individual', 'japanese-name');
/** A Japanese name as the official romanization has it, without long vowels: shōichi, shouichi and syoiti are syoiti. */
export const plainJapanese = rewriter('individual', 'japanese-reading');

/**
 * What all romanizations of Chinese and Korean have in common of a given name, written as one word: where two names of syllables differ in it, a syllable has another
 * consonant or another vowel, whoever spelled it.
 *
 * @example commonReading('jungsu') === commonReading('jeongsoo')  // => true
 * @example commonReading('wenchun') === commonReading('wenshin')  // => false
 */
export const commonReading = rewriter('individual', 'common-reading');

/**
 * A given name that is made of two words as Japanese ones are, as the official romanization has it, without long vowels; '' for any other.
 *
 * @example japaneseReading('kouichi')  // => 'koiti'
 */
export function japaneseReading(text: string): string {
  return isJapanese(text) ? plainJapanese(text) : '';
}

/**
 * Whether a given name of two syllables, each name written as one word, may be the other one as Hong Kong, Singapore or Malaysia write it: the same characters in
 * Cantonese or Hokkien and in pinyin. Either way several are spelled alike, so that it only says something where the surnames are of two systems, too.
 *
 * @example isSouthernReading('taiman', 'damin')  // => true
 * @example isSouthernReading('taiman', 'daming')  // => false
 */
export function isSouthernReading(southern: string, pinyin: string): boolean {
  if (!isPinyin(pinyin)) return false;
  for (let cut = 1; cut < southern.length; cut++)
    for (let other = 1; other < pinyin.length; other++)
      if (isOneSyllable(southern.slice(0, cut), pinyin.slice(0, other)) && isOneSyllable(southern.slice(cut), pinyin.slice(other))) return true;
  return false;
}

/**
 * Whether a name may be what characters are called whose name in pinyin is the other: in Wade-Giles, even where that looks like pinyin (Chi-ming for Qiming), in Cantonese or in Hokkien.
 * Only where one side is written in characters.
 *
 * @example isNameOfCharacters('taiman', 'dawen')  // => true
 * @example isNameOfCharacters('siu', 'shao')  // => true
 */
export function isNameOfCharacters(name: string, pinyin: string): boolean {
  return isPinyin(pinyin) && (plainPinyin(pinyin) === plainWadeGiles(name) || isOneSyllable(name, pinyin) || isSouthernReading(name, pinyin));
}

/** What each syllable that those rules have in front of their blank may be in pinyin. */
const southernSyllables = lazily(
  () =>
    new Map(
      spellingRules('individual', 'southern').flatMap(({ pattern }) =>
        [...pattern.source.matchAll(/[:|]([a-z]+) (?:\(\?:([a-z|]+)\)|([a-z]+))/g)].map(
          ([, syllable, several, one]) => [syllable, several?.split('|') ?? [one]] as const,
        ),
      ),
    ),
);

/** Whether a word is a syllable of Cantonese or Hokkien, as given names of Hong Kong, Singapore and Malaysia have them: tsz, lung. */
export const isOfSouth = (text: string): boolean => southernSyllables().has(text);

/**
 * What a given name of one or two syllables, written as one word, may be in pinyin: itself, where it is, and what {@link isSouthernReading} takes it for; the first
 * {@link MOST_READINGS} of them.
 *
 * @example pinyinReadings('kinhing')  // => ['jianqing', 'jianxin', 'jianxing']
 */
export function pinyinReadings(text: string): readonly string[] {
  const syllables = southernSyllables();
  const readings = new Set(isPinyin(text) ? [text] : []);
  for (const reading of syllables.get(text) ?? []) readings.add(reading);
  for (let cut = 2; cut <= text.length - 2; cut++) {
    const [first, second] = [syllables.get(text.slice(0, cut)), syllables.get(text.slice(cut))];
    if (first !== undefined && second !== undefined) for (const front of first) for (const behind of second) readings.add(front + behind);
  }
  return [...readings].slice(0, MOST_READINGS);
}

/** So many readings of a name are looked for: more say little. */
const MOST_READINGS = 16;

const isOneSyllable = (southern: string, pinyin: string): boolean => (southern === pinyin && isPinyin(pinyin)) || isSouthernSyllable(`${southern} ${pinyin}`);
