import { withUsualLinks } from '../text/kana.js';
import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

/** What a word for characters begins with, and one for katakana or Hangul; no other word does. */
const SIGN = '^';
const SPOKEN_SIGN = '~';
const BEFORE_READING = ':';
/** (A longer text is no name, and its words would be four times as long.) */
const HAN = /^[\p{Script=Han}\u3005]{1,32}$/u;
const DIGITS = 4;

/** What stands for a step of none in the packed table. */
const FIRST_STEP = 0x30;

const numberOf = (step: string): number => Number(step.codePointAt(0)) - FIRST_STEP;

/** The simplified character of each traditional one, and of each as Japan writes it (tables/shared/han-variants.tsv, packed by scripts/tables/han-variants.mjs). */
const variants = lazily((): ReadonlyMap<string, string> => {
  const [steps, otherSteps] = tableText('shared', 'hanVariants').split('\n');
  const plain = new Map<string, string>();
  let [variant, written] = [0, 0];
  const others = Array.from(otherSteps, numberOf);
  for (const [i, step] of Array.from(steps, numberOf).entries()) {
    variant += step;
    written += others[i] % 2 === 0 ? others[i] / 2 : -(others[i] + 1) / 2;
    plain.set(String.fromCodePoint(variant), String.fromCodePoint(written));
  }
  return plain;
});

/** The simplified characters that have more than one other form: 关, of 關 and of 関 as Japan writes it. */
const ofSeveralForms = lazily((): ReadonlySet<string> => {
  const met = new Set<string>();
  const several = new Set<string>();
  for (const plain of variants().values()) (met.has(plain) ? several : met).add(plain);
  return several;
});

/** Whether a character is one of three forms and more, none of them the simplified one: 関 and 關. */
export function isOfSeveralForms(character: string): boolean {
  const plain = variants().get(character);
  return plain !== undefined && ofSeveralForms().has(plain);
}

/** Whether a text is nothing but Chinese characters, and no more than a name has. */
export const isHan = (text: string): boolean => HAN.test(text);

/** Chinese characters as mainland China writes them, repeated ones in full: 華為 is 华为, 佐々木 佐佐木. O(length). */
export function plainHan(characters: string): string {
  const plain = variants();
  return Array.from(characters.replace(/(.)\u3005/gu, '$1$1'), (character) => plain.get(character) ?? character).join('');
}

/** Half of a character beyond U+FFFF. */
const RARE = /[\uD840-\uD888]/;

/** Characters beyond U+FFFF as the usual ones that they are forms of, by which tables have names: 𠮷田 is 吉田. O(length). */
export function usualHan(text: string): string {
  if (!RARE.test(text)) return text;
  const plain = variants();
  return Array.from(text, (character) => (character.length > 1 ? (plain.get(character) ?? character) : character)).join('');
}

/** A token in its usual characters: full-width ones as others, rare forms of Chinese ones and kana between these as tables have them. O(length). */
export const plainToken = (token: string): string => withUsualLinks(usualHan(token.normalize('NFKC')));

/**
 * The word for the characters of a name, which others are read like (华信 and 华鑫 are both huaxin): it tells names apart that are written in characters, and joins none. ASCII, as all words: four
 * digits a character, and what they are read as where that is to be known.
 *
 * @example charactersWord('華信', 'huaxin')  // => '^534e4fe1:huaxin'
 */
export function charactersWord(characters: string, reading = ''): string {
  return wordFor(SIGN, plainHan(characters), reading);
}

/**
 * The word for the katakana or Hangul that a name is written in, and what it was read as: which word of another language it is said like cannot be seen from that (ラキール is rakiru, and may be LaKeel).
 *
 * @example spokenWord('ラキ', 'raki')  // => '~30e930ad:raki'
 */
export const spokenWord = (text: string, reading: string): string => wordFor(SPOKEN_SIGN, text, reading);

function wordFor(sign: string, text: string, reading: string): string {
  let word = sign;
  for (const character of text) for (let i = 0; i < character.length; i++) word += character.charCodeAt(i).toString(16).padStart(DIGITS, '0');
  return reading === '' ? word : word + BEFORE_READING + reading;
}

export const isCharactersWord = (word: string): boolean => word.startsWith(SIGN);
export const isSpokenWord = (word: string): boolean => word.startsWith(SPOKEN_SIGN);

/** The characters that a word is for. */
export function charactersOf(word: string): string {
  const [digits] = word.slice(SIGN.length).split(BEFORE_READING);
  return (digits.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
}

/** What they are read as; '': the word does not say that. */
export const readingOf = (word: string): string => word.split(BEFORE_READING)[1] ?? '';
