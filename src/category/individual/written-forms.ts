import { charactersOf, isCharactersWord, readingOf, spokenWord } from '../../lexicon/han-characters.js';
import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';
import { isVietnameseSyllable } from './vietnamese-order.js';

/** Names in scripts that are read alike in Latin letters though they are written otherwise: 정호 and 종호, حسن and حسان, Hùng and Hưng. */
const WRITTEN = { hangul: /^\p{Script=Hangul}{1,8}$/u, arabic: /^[\p{Script=Arabic}\p{M}]{2,24}$/u } as const;
const isVietnameseSurname = recognizer('individual', 'vietnamese-surname');
const MARKED = /^(?=.*[^\x00-\x7f])[\p{Script=Latin}\p{M}]{2,12}$/u;

/** Marks of tones: grave, acute, tilde, hook and dot; those of vowels (ă, â, ơ) stay where they are. */
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** As they are compared: what is written otherwise by other customs alone is the same. */
const plainHangul = rewriter('individual', 'written-hangul');
const plainArabic = rewriter('individual', 'written-arabic');

/** A syllable of Vietnamese with its marks behind its letters: the tone stands over either of two vowels (Thùy, Thuỳ). */
const plainVietnamese = (syllable: string): string => {
  const marked = syllable.normalize('NFD');
  return marked.replace(TONES, '') + (marked.match(TONES)?.join('') ?? '');
};

/**
 * The word for how a token of a name is written, beside the words that it is read as: it tells names apart, and joins none. None for scripts in which it would say nothing more.
 *
 * @param folded  the words that it is read as.
 */
export function writtenWords(token: string, folded: readonly string[]): readonly string[] {
  if (WRITTEN.hangul.test(token)) return [spokenWord(plainHangul(token), '')];
  if (WRITTEN.arabic.test(token)) return [spokenWord(plainArabic(token.normalize('NFKC')), '')];
  const reading = folded.join('');
  // (the marks of surnames, of which there are few, are often left out in part)
  return MARKED.test(token) && isVietnameseSyllable(reading) && !isVietnameseSurname(reading)
    ? [spokenWord(plainVietnamese(token.toLowerCase()), reading)]
    : [];
}

/** How names are written: alike, as far as both say it; as others are that are read alike (in scripts in which a letter of another is a slip as well); as two are; as one, in Hangul or Chinese characters. */
export const Written = { alike: 0, doubtful: 1, otherwise: 2, same: 3 } as const;
export type Written = (typeof Written)[keyof typeof Written];

/** Syllables of a name in Hangul and characters of one in Chinese, the surname among them. */
const SYLLABLES = { least: 2, most: 4 } as const;

/**
 * What the words of {@link writtenWords} of two values say. Names in Hangul or Chinese characters of one surname that are written otherwise are two (윤정호 and 윤종호, Zhang Wei 张伟 and Zhang Wei 张薇; a title
 * may stand behind one); of Arabic names a word that either has alone is a doubt, of Vietnamese ones a given name that has other marks.
 */
export function compareWritten(left: readonly string[], right: readonly string[]): Written {
  const texts = [isCharactersWord, isHangul].map((isOf) => [left, right].map((words) => words.filter(isOf).map(charactersOf).join('')));
  if (texts.some(([one, other]) => areTwo(one, other))) return Written.otherwise;
  if (texts.some(([one, other]) => one === other && one.length >= SYLLABLES.least)) return Written.same;
  const [ofLeft, ofRight] = [left, right].map((words) => words.filter(isArabic).map(charactersOf));
  if (ofLeft.some((word) => !isAmong(word, ofRight)) && ofRight.some((word) => !isAmong(word, ofLeft))) return Written.doubtful;
  const areMarkedOtherwise = left.some((word) => isMarkedOtherwise(word, right)) && right.some((word) => isMarkedOtherwise(word, left));
  return areMarkedOtherwise ? Written.doubtful : Written.alike;
}

const isHangul = (word: string): boolean => !isCharactersWord(word) && WRITTEN.hangul.test(charactersOf(word));
const isArabic = (word: string): boolean => !isCharactersWord(word) && WRITTEN.arabic.test(charactersOf(word));

function areTwo(one: string, other: string): boolean {
  if (one === '' || other === '' || one[0] !== other[0] || one.startsWith(other) || other.startsWith(one)) return false;
  return [one, other].every(({ length }) => length >= SYLLABLES.least && length <= SYLLABLES.most);
}

/** (عبدالرحمن is one word or two) */
const isAmong = (word: string, words: readonly string[]): boolean =>
  words.includes(word) || words.join('').includes(word) || words.some((other) => word.includes(other));

/** Whether a word is read as one of the others is that has other marks, and as none that has the same. */
function isMarkedOtherwise(word: string, others: readonly string[]): boolean {
  const reading = readingOf(word);
  if (reading === '' || isCharactersWord(word)) return false;
  const same = others.filter((other) => readingOf(other) === reading);
  return same.length > 0 && !same.includes(word);
}
