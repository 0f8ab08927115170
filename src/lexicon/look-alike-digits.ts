/** Digits that scans have for letters, and what they are read as. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'il', 5: 's', 8: 'b' };
/**
 * Letters with one such digit or two (of fewer than six, two zeros): amid them or in front; at the end a number of the name stands more often than a letter ("Studio5"), but for a zero, and a one where
 * a list has the word (Denta1).
 */
const MAY_BE_LETTERS = /^(?=[a-z]*\d[a-z]*$|(?=.{6}|[a-z]+00[a-z]+$)[a-z]*\d[a-z]*\d[a-z]*$)[a-z0158]{3,}[a-z01]$/;
/** A digit amid letters that is one of them, whatever the word is: T0ngani. An eight is rather read as it is spoken (Cre8tive). */
const ONE_AMID = /^([a-z]+)(0(?=[a-z])|[15](?=[a-z]{2}))([a-z]+)$/;
/** Letters of a word with such a digit, and of a word beside a digit that is none ("Route1Media"). */
const [MIN_LETTERS, MIN_WORD] = [5, 4];
const DIGIT = /[0158]/;
const VOWEL = /[aeiouy]/;

/**
 * The word that letters with a digit among them stand for, as scans have it: c0mpany, 5ystems; itself where there is none. Letters that a list has, or, where the digit
 * stands amid letters that are no words, any.
 *
 * @param isWord  whether letters are a known word.
 * @example lettersOfDigits('1nternational', (word) => word === 'international')  // => 'international'
 * @example lettersOfDigits('studio5', () => true)  // => 'studio5'
 */
export function lettersOfDigits(text: string, isWord: (word: string) => boolean): string {
  if (!MAY_BE_LETTERS.test(text)) return text;
  const known = readings(text).find(isWord);
  if (known !== undefined) return known;
  const [, before = '', digit = '', behind = ''] = ONE_AMID.exec(text) ?? [];
  if (digit === '' || before.length + behind.length < MIN_LETTERS - 1) return text;
  if (digit !== '0' && [before, behind].some((part) => part.length >= MIN_WORD && isWord(part))) return text;
  return before + (digit === '1' ? letterOfOne(before, behind) : LETTERS[digit]) + behind;
}

/** An i between consonants, an l beside a vowel. */
function letterOfOne(before: string, behind: string): string {
  return VOWEL.test(before[before.length - 1]) || VOWEL.test(behind[0]) ? 'l' : 'i';
}

function readings(text: string): string[] {
  const found = DIGIT.exec(text);
  if (found === null) return [text];
  // (an l rather ends a word: Kar1)
  const letters = [...LETTERS[found[0]]];
  if (found.index === text.length - 1) letters.reverse();
  return letters.flatMap((letter) => readings(text.slice(0, found.index) + letter + text.slice(found.index + 1)));
}
