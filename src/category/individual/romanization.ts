import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';

/** Made of syllables of pinyin. */
export const isPinyin = recognizer('individual', 'pinyin-name');
/** Holds a vowel as only the official romanization of Korean writes it: eo, eu. */
const isOfficialKorean = recognizer('individual', 'official-korean');
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
  return light === other || (isOfficialKorean(a) !== isOfficialKorean(b) && plainKorean(light) === plainKorean(other));
}
