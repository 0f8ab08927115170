import { Gap } from '../../text/byte-classes.js';
import { Initials } from './initials.js';
import type { CompanyParse } from './parse.js';
import { Flag, isConnective, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Letters of the first word of the name that must be there where it is cut short and stands alone ("ESSILOR INTERNATIONAL SA ESSILO"). */
const MIN_CUT = 4;
const MAX_ACRONYM = 6;
/** Fewer initials are those of too many others to be what a firm is called ("AS", "GM"). */
const MIN_CALLED = 3;
/** Letters of a word made of the beginnings of others. */
const MIN_BLEND = 4;
const MAX_BLEND = 12;
const MAX_INNER_ACRONYM = 3;
/** Initials of which some stand inside the words ("SBB": Schweizerische Bundesbahnen): of more letters, or with vowels from inside, it is a name made of the words ("Gurmol"). */
const SPELLED_INSIDE = /^[a-z]{3,4}$/;
const VOWEL = /[aeiou]/;
/** A word that an article or "of" has lost its vowel in front of gives its own first letter ("Office National de l'Eau Potable": ONEP). */
const ELIDED = /^[dl][aeiouh]/;
/** Words that initials may stand for, with connectives and legal forms between them: every way to read them is tried. */
const MAX_SPELLED_WORDS = 12;

/** Whether what follows this gap may say the name in front of it again: a bracket, or a hyphen between blanks. */
export function mayRestate(gap: number): boolean {
  return (gap & Gap.open) !== 0 || isDash(gap);
}

/**
 * Leaves out what only says the name again: its first words in brackets ("Visa Inc. (Visa)"), its initials ("General Motors (GM)", "GM - General Motors"), the
 * name behind its own legal form, whole or as far as a column was wide ("RANDSTAD HOLDING NV RANDSTAD HO").
 * The words left out are moved behind the words of the parse. O(words) for each bracket and legal form.
 */
export function leaveOutRestated(parse: CompanyParse, vocabulary: CompanyWords): void {
  leaveOutRepeated(parse, vocabulary);
  const { words, gaps } = parse;
  for (let open = 1; open < parse.wordCount; open++) {
    if (!mayRestate(gaps[open])) continue;
    const bracketed = (gaps[open] & Gap.open) !== 0;
    let close = open + 1;
    while (close < parse.wordCount && !(gaps[close] & (bracketed ? Gap.close | Gap.open : Gap.open) || (!bracketed && isDash(gaps[close])))) close++;
    // "Acme (AC) Limited": in front of the legal form it is part of a registered name
    if (bracketed && close < parse.wordCount && vocabulary.legalMode[words[close]] !== LegalMode.none) continue;
    // "Acme (agrupamento complementar de empresas)"
    if (isLegalForm(words, vocabulary, open, close)) continue;
    if (
      (bracketed && isStart(vocabulary, words, open, close)) ||
      (close === open + 1 && isAcronym(parse, vocabulary, open, 0, open) && areInitials(vocabulary, words[open], words, 0, open))
    ) {
      if (close === open + 1) noteAcronym(parse, vocabulary, open, close);
      leaveOut(parse, open, close);
      open--;
    } else if (open === 1 && isAcronym(parse, vocabulary, 0, 1, close) && saysAgain(parse, vocabulary, open, close)) {
      noteAcronym(parse, vocabulary, 0, close);
      leaveOut(parse, 0, 1);
      open = 0;
    } else if (close === open + 1 && isBlend(vocabulary, words, open, 0, open)) noteAcronym(parse, vocabulary, open, close);
  }
}

/** Whether the first word of a value is the initials of the words `from .. end`, or of those in front of the first comma ("MEF - Ministry of Economy and Finance, Italy"). */
function saysAgain({ words, gaps }: CompanyParse, vocabulary: CompanyWords, from: number, end: number): boolean {
  if (areInitials(vocabulary, words[0], words, from, end)) return true;
  const comma = firstComma(gaps, from + 1, end);
  return comma < end && areInitials(vocabulary, words[0], words, from, comma);
}

/** Where the first comma among the words `from .. end` stands; `end`: there is none. */
function firstComma(gaps: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && !(gaps[at] & Gap.comma)) at++;
  return at;
}

/**
 * Whether a word is made of the beginnings of two words and more of `from .. end` ("Companhia de Saneamento do Paraná (SANEPAR)"): the firm is called so, and the
 * word stays in its name. Of the words only one, and connectives, may give nothing; legal forms give nothing.
 */
function isBlend(vocabulary: CompanyWords, words: Int32Array, at: number, from: number, end: number): boolean {
  const { kind, flags, legalMode } = vocabulary;
  const letters = vocabulary.textOf(words[at]);
  if (letters.length < MIN_BLEND || !mayBeInitials(letters, MAX_BLEND) || end - from < 2 || end - from > MAX_SPELLED_WORDS) return false;
  if (kind[words[at]] !== Kind.name || flags[words[at]] & Flag.place || legalMode[words[at]] !== LegalMode.none) return false;
  const isWord = (i: number): boolean => !isConnective(kind[words[i]]) && legalMode[words[i]] === LegalMode.none;
  const countWords = (i: number): number => {
    let count = 0;
    for (; i < end; i++) count += Number(isWord(i));
    return count;
  };
  const reads = (i: number, read: number, given: number, passed: number): boolean => {
    if (read === letters.length && given > 1 && passed + countWords(i) <= 1) return true;
    if (i === end || passed > 1) return false;
    if (!isWord(i)) return reads(i + 1, read, given, passed);
    const text = vocabulary.textOf(words[i]);
    for (let length = 1; length < text.length && text[length - 1] === letters[read + length - 1]; length++) {
      if (reads(i + 1, read + length, given + 1, passed)) return true;
    }
    return reads(i + 1, read, given, passed + 1);
  };
  return reads(from, 0, 0, 0);
}

/**
 * What says all of the name again by its initials is what it is called as well ("Verkehrsbetriebe Zürich (VBZ)": VBZ; but "Islamic Revolutionary Guard Corps (IRGC)
 * Qods Force"). `end`: where the name and its initials end.
 */
function noteAcronym(parse: CompanyParse, vocabulary: CompanyWords, at: number, end: number): void {
  const isAll = end === parse.wordCount || vocabulary.legalMode[parse.words[end]] !== LegalMode.none;
  if (isAll && mayBeInitials(vocabulary.textOf(parse.words[at]), MAX_BLEND)) parse.acronym = parse.words[at];
}

/** Whether a word may be the initials that a firm is called by, as far as its letters tell. */
export const mayBeInitials = (text: string, most = MAX_ACRONYM): boolean => text.length >= MIN_CALLED && text.length <= most && /^[a-z]+$/.test(text);

/**
 * Where the words end whose initials a value begins with, without anything between: all that follow, its legal forms aside ("BSI Bundesamt für Sicherheit in der
 * Informationstechnik"), or those in front of the first comma ("CEB Ceylon Electricity Board, Colombo"); 0: it does not.
 */
export function initialsEnd(parse: CompanyParse, vocabulary: CompanyWords): number {
  const { words, wordCount } = parse;
  const { legalMode } = vocabulary;
  // ("H&M Hennes & Mauritz": two letters are enough where they are written as initials)
  if (!mayBeInitials(vocabulary.textOf(words[0])) && parse.initials[0] !== Initials.ampersand) return 0;
  let end = wordCount;
  while (end > 1 && legalMode[words[end - 1]] !== LegalMode.none) end--;
  if (areInitials(vocabulary, words[0], words, 1, end, false) || (end < wordCount && areInitials(vocabulary, words[0], words, 1, wordCount, false)))
    return wordCount;
  const comma = firstComma(parse.gaps, 2, end);
  return comma < end && areInitials(vocabulary, words[0], words, 1, comma, false) ? comma : 0;
}

/** Where the initials stand that a value ends in, legal forms aside, which are those of all words in front of them ("Qatar Investment Authority QIA"); 0: it does not. */
export function initialsStart({ words, wordCount }: CompanyParse, vocabulary: CompanyWords): number {
  let last = wordCount - 1;
  while (last > 0 && vocabulary.legalMode[words[last]] !== LegalMode.none) last--;
  if (last < MIN_CALLED || !mayBeInitials(vocabulary.textOf(words[last]))) return 0;
  return areInitials(vocabulary, words[last], words, 0, last, false) ? last : 0;
}

function leaveOutRepeated(parse: CompanyParse, vocabulary: CompanyWords): void {
  for (let at = 2; at < parse.wordCount; at++) {
    if (vocabulary.legalMode[parse.words[at - 1]] === LegalMode.none) continue;
    const repeated = repeatedWords(parse, vocabulary, at);
    if (repeated === 0) continue;
    leaveOut(parse, at, at + repeated);
    return;
  }
}

/** How many of the words from `at` on are the name in front of the legal form there again: all of it, or the last words of the value, the last of which may be cut short. */
function repeatedWords({ words, wordCount }: CompanyParse, vocabulary: CompanyWords, at: number): number {
  const { flags } = vocabulary;
  const most = Math.min(at, wordCount - at);
  let equal = 0;
  while (equal < most && words[at + equal] === words[equal]) equal++;
  const left = wordCount - at - equal;
  if (left === 1 && equal < at) {
    const cut = vocabulary.textOf(words[at + equal]);
    const isCut = (equal > 0 || cut.length >= MIN_CUT) && vocabulary.textOf(words[equal]).startsWith(cut);
    return isCut && !(flags[words[at + equal]] & Flag.digits) ? equal + 1 : 0;
  }
  // (a place is where it is, and a number says nothing again)
  if (equal === 1 && flags[words[0]] & (Flag.initial | Flag.digits | Flag.place)) return 0;
  return left === 0 || equal + 1 >= at ? equal : 0;
}

/** Whether a gap is a dash between blanks. */
export function isDash(gap: number): boolean {
  return (gap & (Gap.hyphen | Gap.space)) === (Gap.hyphen | Gap.space);
}

/** Whether words are a legal form of several words. */
function isLegalForm(words: Int32Array, { phrases, canonical, rows, flags }: CompanyWords, from: number, end: number): boolean {
  if (!(flags[canonical[words[from]]] & Flag.phraseStart)) return false;
  const row = phrases.matchMapped(words, canonical, from, end);
  return row >= 0 && phrases.matchLength === end - from && rows.at(row).table === 'legalForms';
}

/** Whether the words of a bracket, legal forms and articles aside, are the first words of the value, by their letters. */
function isStart(vocabulary: CompanyWords, words: Int32Array, open: number, close: number): boolean {
  const { kind, canonical, legalMode, flags } = vocabulary;
  while (close - open > 1 && (legalMode[words[close - 1]] !== LegalMode.none || kind[words[close - 1]] === Kind.article)) close--;
  const head = open;
  const from = head > 1 && kind[words[0]] === Kind.article ? 1 : 0;
  if (close - open > 1 && kind[words[open]] === Kind.article) open++;
  // "A & B (A)", "Area 51 (51)", "China Railway (China)": what numbers a firm says nothing again, and a place is where it is
  if (close - open === 1 && (flags[words[open]] & (Flag.initial | Flag.digits | Flag.place) || legalMode[words[open]] !== LegalMode.none)) return false;
  let inner = '';
  for (let i = open; i < close; i++) inner += vocabulary.textOf(canonical[words[i]]);
  let start = '';
  for (let i = from; i < head && start.length < inner.length; i++) start += vocabulary.textOf(canonical[words[i]]);
  return start === inner;
}

/**
 * Whether a word may be the initials of the words `from .. end`: letters, and no legal form or place besides ("Delta Energy (DE)"), unless it is written as
 * initials ("P&G") or is the well-known short form of these very words.
 */
function isAcronym(parse: CompanyParse, vocabulary: CompanyWords, at: number, from: number, end: number): boolean {
  const word = parse.words[at];
  const text = vocabulary.textOf(word);
  if (text.length < 2 || text.length > MAX_ACRONYM || !/^[a-z]+$/.test(text)) return false;
  if (parse.initials[at] === Initials.ampersand) return true;
  return (!(vocabulary.flags[word] & Flag.place) && vocabulary.legalMode[word] === LegalMode.none) || isShortFor(vocabulary, word, parse.words, from, end);
}

function isShortFor(vocabulary: CompanyWords, word: number, words: Int32Array, from: number, end: number): boolean {
  const entry = vocabulary.known.wholeNames.match([word], 0, 1);
  if (entry < 0) return false;
  const name = vocabulary.known.canonical(entry);
  let at = 0;
  for (let i = from; i < end && at < name.length; i++) if (vocabulary.canonical[words[i]] === name[at]) at++;
  return at === name.length;
}

/**
 * Whether the letters of `acronym` are the first letters of the words `from .. end`, of which connectives and legal forms may be passed over; "UK" in "UKBA" gives both
 * of its own. Of three or four letters words may give further consonants from inside, as compounds do ("SWM": Stadtwerke München).
 */
function areInitials(vocabulary: CompanyWords, acronym: number, words: Int32Array, from: number, end: number, inside = true): boolean {
  if (end - from < 2 || end - from > MAX_SPELLED_WORDS) return false;
  const { kind, legalMode } = vocabulary;
  const letters = vocabulary.textOf(acronym);
  const givesElided = (text: string, letter: string): boolean => letters.length >= MIN_CALLED && text[1] === letter && ELIDED.test(text);
  const reads = (i: number, at: number): boolean => {
    if (i === end) return at === letters.length;
    const text = vocabulary.textOf(words[i]);
    if (at < letters.length && (text[0] === letters[at] || givesElided(text, letters[at])) && reads(i + 1, at + 1)) return true;
    if (at < letters.length && text[0] === letters[at] && inside && SPELLED_INSIDE.test(letters) && readsInside(i, at)) return true;
    if (text.length <= MAX_INNER_ACRONYM && letters.startsWith(text, at) && reads(i + 1, at + text.length)) return true;
    return (isConnective(kind[words[i]]) || (i > from && legalMode[words[i]] !== LegalMode.none)) && reads(i + 1, at);
  };
  // (a letter more of the word, in its order)
  const readsInside = (i: number, at: number): boolean => {
    const text = vocabulary.textOf(words[i]);
    for (let inside = 1, next = at + 1; next < letters.length && !VOWEL.test(letters[next]); next++) {
      inside = text.indexOf(letters[next], inside) + 1;
      if (inside === 0) return false;
      if (reads(i + 1, next + 1)) return true;
    }
    return false;
  };
  return reads(from, 0);
}

/** Moves the words `from .. end` behind the others. */
function leaveOut(parse: CompanyParse, from: number, end: number): void {
  const { words, gaps, initials, wordCount } = parse;
  const left = words.slice(from, end);
  const leftInitials = initials.slice(from, end);
  const gap = gaps[from];
  words.copyWithin(from, end, wordCount);
  gaps.copyWithin(from, end, wordCount);
  initials.copyWithin(from, end, wordCount);
  const kept = wordCount - (end - from);
  words.set(left, kept);
  initials.set(leftInitials, kept);
  if (from < kept) gaps[from] = from === 0 ? 0 : (gap | gaps[from]) & ~(Gap.open | Gap.close | Gap.hyphen);
  parse.wordCount = kept;
  parse.steps?.push({ from: kept, end: wordCount, role: 'the name again', entry: -1 });
}
