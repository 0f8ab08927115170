import { wordFrequency } from '../../lexicon/lexicon.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import type { IndividualParse } from './parse.js';
import { isOfSouth } from './romanization.js';
import { isParticle, RARELY_PER_MILLION, surnameFirst } from './surname-first.js';
import { MAX_WORDS } from './tokens.js';
import { takeVietnamese, takeVietnameseInFront } from './vietnamese-order.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** How much rarer the last word must be as a surname than the first one, in nats. */
const CLEARLY = 1.5;
/** How much rarer a surname must be as a given name, in nats, to be hardly one. */
const HARDLY = 3;
/** The commonest surnames, in nats: Kim, Lee, Nguyen. */
const COMMONEST = 8;
/** From here on, in nats, a syllable is a surname that hardly anybody has. */
const UNCOMMON = 10;
/** From here on, in nats, no list has a surname. */
export const UNLISTED = 12.5;
/** Letters of two syllables. */
const LONGEST_SYLLABLE = 6;
/** Romanized syllables of Chinese and Korean. */
const isWrittenSyllable = recognizer('individual', 'syllable');
/** The same and those with a glide: hyun, hwa, hsueh. */
const isGlideSyllable = recognizer('individual', 'glide-syllable');
const isKoreanSurname = recognizer('individual', 'korean-surname');
const isKoreanSyllable = recognizer('individual', 'korean-syllable');
/** Two words that each so many of a million bear are two given names, whatever surname stands beside them: Jean-Paul Chan; without a hyphen, Mei Ling Wang. */
const COMMON_PER_MILLION = 1000;
const KNOWN_PER_MILLION = 100;

/** A particle; one that says whose child somebody is stands in front of a name. */
const PARTICLE_OR_SAID = Flag.particle | Flag.descent | Flag.initial;

/** Words of one part of a name, and what separates each from the one before. The buffers are reused. */
export class NamePart {
  readonly words = new Int32Array(MAX_WORDS);
  readonly gaps = new Uint8Array(MAX_WORDS);
  /** The flags of each word, or of the phrase that it belongs to. */
  readonly can = new Int32Array(MAX_WORDS);
  count = 0;
}

/**
 * Given names and surname of a name without a comma. The surname is the last word, the particles in front of it and what hyphens join to it; where an East Asian
 * surname stands in front of syllables, it is the first.
 */
export function splitName(vocabulary: IndividualWords, part: NamePart, into: IndividualParse): void {
  const { flags } = vocabulary;
  const { words, gaps, count } = part;
  if (count === 1) {
    into.given[into.givenCount++] = words[0];
    return;
  }
  // "Henry of Anhalt Dessau", see bynames.ts
  const of = words.indexOf(vocabulary.of);
  if (of > 0 && of < count - 1) {
    for (let i = of; i < count; i++) into.surname[into.surnameCount++] = words[i];
    takeGiven(vocabulary, part, 0, of, into);
    return;
  }
  // "Subbarao K. V.": initials behind the name
  let initialsFrom = count;
  while (initialsFrom > 0 && flags[words[initialsFrom - 1]] & Flag.initial) initialsFrom--;
  if (initialsFrom > 0 && initialsFrom < count) {
    // (Smith John A.)
    const end = (initialsFrom > 1 && surnameFirst(vocabulary, words, count)) || initialsFrom;
    if (initialsFrom > 1 && end === initialsFrom) into.byPlace = 'inFrontOfInitials';
    for (let i = 0; i < end; i++) into.surname[into.surnameCount++] = words[i];
    for (let i = end; i < count; i++) into.given[into.givenCount++] = words[i];
    return;
  }
  if (takeVietnamese(vocabulary, part, into)) return;
  if (isEastAsianOrder(vocabulary, part)) {
    into.surname[into.surnameCount++] = words[0];
    takeGiven(vocabulary, part, 1, count, into);
    // syllables written apart are one given name, too: Kim Jong Un
    joinSyllables(vocabulary, into, true);
    return;
  }
  if (takeVietnameseInFront(vocabulary, part, into)) return;
  const foreign = givenBesideEastAsian(vocabulary, part);
  if (foreign >= 0) {
    const from = foreign === 0 ? 1 : 0;
    into.surname[into.surnameCount++] = words[from];
    takeSyllablesBehind(vocabulary, part, from + 1, words[foreign], into);
    return;
  }
  // Ivanov Ivan Ivanovich
  if (count === 3 && !(flags[words[0]] & Flag.givenName) && flags[words[1]] & Flag.givenName && flags[words[2]] & Flag.patronymic) {
    into.surname[into.surnameCount++] = words[0];
    takeGiven(vocabulary, part, 1, count, into);
    return;
  }
  // Van der Merwe Jacobus Petrus
  const front = count > 2 && isParticle(vocabulary, words[0]) ? surnameFirst(vocabulary, words, count) : 0;
  if (front > 0) {
    for (let i = 0; i < front; i++) into.surname[into.surnameCount++] = words[i];
    takeGiven(vocabulary, part, front, count, into);
    return;
  }
  let from = count - 1;
  while (from > 1 && (gaps[from] & Gap.hyphen || (!(gaps[from] & Gap.dot) && isParticleOfSurname(vocabulary, part, from - 1)))) from--;
  // "van der Berg" alone is all surname; "Al Yankovic" has a given name, "L. van Beethoven" an initial
  if (from === 1 && (flags[words[0]] & (Flag.particle | Flag.givenName | Flag.initial)) === Flag.particle && count > 2) from = 0;
  into.byPlace = 'last';
  for (let i = from; i < count; i++) into.surname[into.surnameCount++] = words[i];
  takeGiven(vocabulary, part, 0, from, into);
  // Hsiao-ming Wang, Ji Hoon Lee
  if (from === count - 1 && count === 3 && flags[words[from]] & Flag.eastAsianSurname) joinSyllables(vocabulary, into, (gaps[1] & Gap.hyphen) !== 0);
}

/** Whether the word at `i` is a particle of the surname behind it, and no syllable of a Chinese or Korean given name: Xiao Di Wang. */
function isParticleOfSurname({ flags }: IndividualWords, { words, can }: NamePart, i: number): boolean {
  if (!(can[i] & Flag.particle) || flags[words[i]] & Flag.initial) return false;
  return !(flags[words[i + 1]] & Flag.eastAsianSurname) || !(flags[words[i - 1]] & flags[words[i]] & Flag.glideSyllable);
}

/** Takes a given name of another language, and behind it the two syllables `from`, as one. */
function takeSyllablesBehind(vocabulary: IndividualWords, part: NamePart, from: number, foreign: WordId, into: IndividualParse): void {
  takeGiven(vocabulary, part, from, from + 2, into);
  joinSyllables(vocabulary, into, true);
  // (in front of what was joined)
  into.given.copyWithin(1, 0, into.givenCount++);
  into.given[0] = foreign;
}

/** Takes the given names of a part behind an East Asian surname and its comma, of which the last is of another language: "Chan, Tai Man Peter". Returns whether they are so. */
export function takeSyllablesAndGiven(vocabulary: IndividualWords, part: NamePart, into: IndividualParse): boolean {
  const { words, gaps, count } = part;
  if (count !== 3 || gaps[1] & Gap.hyphen || gaps[2] & Gap.hyphen) return false;
  if ((vocabulary.flags[words[2]] & (Flag.givenName | Flag.glideSyllable)) !== Flag.givenName) return false;
  if (!isOfSouth(vocabulary.textOf(words[0])) || !isOfSouth(vocabulary.textOf(words[1]))) return false;
  takeSyllablesBehind(vocabulary, part, 0, words[2], into);
  return true;
}

/**
 * Where the particles begin that lists put behind a name, of "Berg, Jan van der" or "Berg van der, Jan", so that it stands under its own letter; the number of
 * words where there are none.
 */
export function particlesBehind(vocabulary: IndividualWords, { words, gaps, can, count }: NamePart): number {
  let from = count;
  while (from > 1 && (can[from - 1] & PARTICLE_OR_SAID) === Flag.particle && !(gaps[from - 1] & Gap.hyphen)) from--;
  // (Doe, John Ben)
  return from < count && wordFrequency(vocabulary.textOf(words[from]), 'given') > RARELY_PER_MILLION ? count : from;
}

/** Makes one word of a given name of two syllables; without a hyphen only where they are no given names by themselves. */
export function joinSyllables(vocabulary: IndividualWords, into: IndividualParse, sure: boolean): void {
  const { given } = into;
  if (into.givenCount !== 2) return;
  const first = vocabulary.textOf(given[0]);
  const second = vocabulary.textOf(given[1]);
  if (!(vocabulary.flags[given[0]] & vocabulary.flags[given[1]] & Flag.glideSyllable) && !(isOfSouth(first) && isOfSouth(second))) return;
  const known = Math.min(wordFrequency(first, 'given'), wordFrequency(second, 'given'));
  if (known >= (sure ? COMMON_PER_MILLION : KNOWN_PER_MILLION)) return;
  given[0] = vocabulary.id(first + second);
  into.givenCount = 1;
}

/**
 * Takes words `from .. end` of a part as given names. Syllables with a hyphen between them that are no names of their own are one: Jong-un, Ming-liang.
 */
export function takeGiven(vocabulary: IndividualWords, { words, gaps }: NamePart, from: number, end: number, into: IndividualParse): void {
  for (let i = from; i < end; i++) {
    if (i > from && gaps[i] & Gap.hyphen && mayBeSyllable(vocabulary, words[i]) && vocabulary.textOf(words[i - 1]).length <= LONGEST_SYLLABLE) {
      const joined = vocabulary.id(vocabulary.textOf(into.given[into.givenCount - 1]) + vocabulary.textOf(words[i]));
      into.given[into.givenCount - 1] = joined;
    } else into.given[into.givenCount++] = words[i];
  }
}

function mayBeSyllable(vocabulary: IndividualWords, word: WordId): boolean {
  return (vocabulary.flags[word] & (Flag.givenName | Flag.initial)) === 0 && vocabulary.textOf(word).length <= LONGEST_SYLLABLE;
}

function isEastAsianOrder(vocabulary: IndividualWords, part: NamePart): boolean {
  const { words, gaps, count } = part;
  const { flags } = vocabulary;
  const last = words[count - 1];
  // Park Geun-hye, Ban Ki-moon, Mao Tse-tung: a hyphen between the syllables behind the surname says it
  if (count === 3 && flags[words[0]] & Flag.eastAsianSurname && !(gaps[1] & Gap.hyphen) && gaps[2] & Gap.hyphen)
    return (flags[words[1]] & flags[last] & Flag.glideSyllable) !== 0 || areSyllablesOfSouth(vocabulary, part, 0);
  if (count > 4 || !(flags[words[0]] & Flag.eastAsianSurname)) return false;
  if (count === 3 && (isSurnameOfSyllables(vocabulary, part, 0) || isSurnameOfSouth(vocabulary, part, 0) || isSurnameOfKorea(vocabulary, part))) return true;
  if (flags[last] & Flag.eastAsianSurname) return false;
  // Cheng-qing Zong: a hyphen joins syllables of a given name
  if (count > 2 && gaps[1] & Gap.hyphen) return false;
  // Dong Hong Ji: the last word is as good a surname; two syllables that no list has are none (Qiao Xiaoming)
  const rarity = vocabulary.surnameRarity(last);
  if (rarity - vocabulary.surnameRarity(words[0]) < CLEARLY && (count > 2 || rarity < UNLISTED || isWrittenSyllable(vocabulary.textOf(last)))) return false;
  for (let i = 1; i < count; i++) {
    const text = vocabulary.textOf(words[i]);
    if (vocabulary.rows.given.get(text) !== undefined || !isSyllables(text)) return false;
  }
  return true;
}

/** Where a given name of another language stands in front of all of an East Asian one, or behind it: Raymond Tan Boon Keng, Jackie Chan Kong-sang, Chan Tai Man Peter; -1: none does. */
function givenBesideEastAsian(vocabulary: IndividualWords, part: NamePart): number {
  const { words, gaps, count } = part;
  if (count !== 4) return -1;
  const { flags } = vocabulary;
  const isOther = (i: number): boolean => (flags[words[i]] & (Flag.givenName | Flag.glideSyllable)) === Flag.givenName;
  const isSurname = (i: number): boolean => (flags[words[i]] & Flag.eastAsianSurname) !== 0;
  const isInFront = isOther(0) && isSurname(1) && !(gaps[1] & Gap.hyphen);
  if (isInFront && (isSurnameOfSouth(vocabulary, part, 1) || isSurnameOfSyllables(vocabulary, part, 1))) return 0;
  // (behind it only where the syllables say that they are of the south: Mai Lan Anh is no Anh)
  if (isOther(3) && isSurname(0) && !(gaps[3] & Gap.hyphen) && isSurnameOfSouth(vocabulary, part, 0)) return 3;
  return -1;
}

/**
 * Whether the word at `from` is a surname and hardly a given name, two syllables stand behind it, and the last one is rather a given name: Wong Mei Ling, though Ling is a
 * surname, too.
 */
function isSurnameOfSyllables(vocabulary: IndividualWords, { words, gaps }: NamePart, from: number): boolean {
  const { flags } = vocabulary;
  const [surname, first, last] = [words[from], words[from + 1], words[from + 2]];
  if (gaps[from + 1] & Gap.hyphen || !(flags[first] & flags[last] & Flag.glideSyllable)) return false;
  const rather = (word: WordId): number => vocabulary.surnameRarity(word) - vocabulary.givenWeight(word);
  // (Young Kil Kim)
  if (vocabulary.surnameRarity(last) < COMMONEST) return false;
  return rather(surname) < -HARDLY && rather(last) - rather(surname) > HARDLY;
}

/**
 * Whether the word at `from` is a surname, two syllables of Cantonese or Hokkien stand behind it, and the last one is hardly a surname beside it: Wong Ka Wah, Lee Siu Lung;
 * not Man Kit Chan.
 */
function isSurnameOfSouth(vocabulary: IndividualWords, part: NamePart, from: number): boolean {
  return !(part.gaps[from + 1] & Gap.hyphen) && areSyllablesOfSouth(vocabulary, part, from);
}

/** The same, with or without a hyphen between, which says it beside what is hardly a given name: Tang Sui-wah, Lau Kwok-fan; not May Lee-Chan. */
function areSyllablesOfSouth(vocabulary: IndividualWords, { words, gaps }: NamePart, from: number): boolean {
  const [surname, first, last] = [words[from], words[from + 1], words[from + 2]];
  if (!isOfSouth(vocabulary.textOf(first)) || !isOfSouth(vocabulary.textOf(last))) return false;
  if (gaps[from + 2] & Gap.hyphen && vocabulary.surnameRarity(surname) - vocabulary.givenWeight(surname) < -HARDLY) return true;
  if (!(vocabulary.flags[last] & Flag.eastAsianSurname)) return true;
  const rarity = vocabulary.surnameRarity(last);
  return rarity >= UNCOMMON && rarity - vocabulary.surnameRarity(surname) >= CLEARLY;
}

/** Whether the first of three words is one of the commonest surnames of Korea, and two syllables of its given names stand behind it: Kim Young Ho; not Sung Ho Park, Kim Anh Ho. */
function isSurnameOfKorea(vocabulary: IndividualWords, { words, gaps }: NamePart): boolean {
  if (gaps[1] & Gap.hyphen) return false;
  const [surname, first, last] = Array.from(words.subarray(0, 3), (word) => vocabulary.textOf(word));
  return isKoreanSurname(surname) && !isKoreanSurname(last) && isKoreanSyllable(first) && isKoreanSyllable(last);
}

/** One to three syllables of a Chinese or Korean name, which may have glides, written as one. */
export function isSpoken(text: string): boolean {
  if (text.length < 2) return false;
  if (isGlideSyllable(text)) return true;
  for (let cut = 1; cut < text.length; cut++) if (isGlideSyllable(text.slice(0, cut)) && isGlideSyllable(text.slice(cut))) return true;
  return false;
}

/** One syllable of a Chinese or Korean name, or two written as one. */
export function isSyllables(text: string): boolean {
  if (text.length === 1) return false;
  if (isWrittenSyllable(text)) return true;
  for (let cut = 2; cut <= text.length - 2; cut++) if (isWrittenSyllable(text.slice(0, cut)) && isWrittenSyllable(text.slice(cut))) return true;
  return false;
}
