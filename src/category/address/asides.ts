// What is said besides an address, in front of it or behind it, as lists and pages have it. It is told from the raw words, before any are united: behind it the end of the address is not where
// state and postcode are looked for.
import { Gap } from '../../text/byte-classes.js';
import { LAST_GROUP, telephoneStart } from '../telephone.js';
import { Fact, UnitClass } from './facts.js';
import { BOUNDARY, type RawWords } from './raw-words.js';
import type { AddressWords } from './words.js';

/** Digits of a telephone number, and of one with the code of a country. */
const MIN_PHONE = 7;
const MIN_INTERNATIONAL = 9;
/** Degrees of latitude or longitude, and what stands behind their dot. */
const DEGREES = /^\d{1,3}$/;
const DECIMALS = /^\d{2,}$/;
/** Digits of a ZIP, and of what stands behind its hyphen. */
const ZIP = 5;
const ZIP_MORE = 4;
/** Letters of the code of a state. */
const STATE_CODE = 2;
/** Words of the name of a country between a ZIP and a remark, at most (United States of America). */
const MOST_OF_COUNTRY = 4;
/** Words of a label, at most. */
const MOST_OF_LABEL = 4;
/** Digits of a number of a list. */
const MOST_OF_LIST = 3;
const DASH = Gap.hyphen | Gap.space;
const NUMBER = Fact.digits | Fact.mixed;
const COUNTRY = Fact.country | Fact.doubtfulCountry | Fact.phrase;
const NO_REMARK = NUMBER | Fact.unit | Fact.doubtfulUnit | Fact.box | Fact.state | Fact.country | Fact.doubtfulCountry | Fact.code;

/** Takes all of it off. O(words). */
export function takeAsides(raw: RawWords, words: AddressWords): void {
  let end = -1;
  while ((end = endOfAddress(raw, words)) >= 0) raw.dropFrom(end);
  const label = labelEnd(raw, words);
  if (label > 0) raw.dropFirst(label);
  if (hasListNumber(raw, words)) raw.dropFirst(1);
}

/** Where something begins that is said behind an address; -1: nothing is. */
function endOfAddress(raw: RawWords, words: AddressWords): number {
  for (const startOf of ENDS) {
    const start = startOf(raw, words);
    if (start >= 0) return start;
  }
  return -1;
}

const ENDS: readonly ((raw: RawWords, words: AddressWords) => number)[] = [phoneStart, americanPhoneStart, coordinatesStart, mailStart, remarkStart];

/** "…, Tel. 020 7946 0018", "… | T: +44 20 7946 0018" */
function phoneStart({ word, gap, count }: RawWords, { flags, phones, signedPhones, and, table }: AddressWords): number {
  let first = count;
  let digits = 0;
  while (first > 1 && flags[word[first - 1]] & Fact.digits) digits += table.length(word[--first]);
  if (digits < MIN_PHONE || first < 2) return -1;
  const isInternational = word[first - 1] === and;
  if (isInternational) first--;
  const sign = first > 1 ? word[first - 1] : -1;
  const isSaid = phones.has(sign) || (signedPhones.has(sign) && (isInternational || (gap[first] & Gap.other) !== 0));
  // (nobody has a house of so many digits)
  if (!isSaid && (!isInternational || digits < MIN_INTERNATIONAL || first === 0)) return -1;
  return isSaid ? first - 1 : first;
}

/** The same of North America, where hyphens, dots or brackets say what it is: "… (312) 555-0199", "… +1 312-555-0199"; digits alone may be a ZIP and what follows it. */
function americanPhoneStart({ word, gap, count }: RawWords, words: AddressWords): number {
  if (count < 2 || !(words.flags[word[count - 1]] & Fact.digits) || words.table.length(word[count - 1]) !== LAST_GROUP) return -1;
  const isInBrackets = (gap[count - 2] & Gap.close) !== 0;
  const isJoined = (gap[count - 1] & (Gap.hyphen | Gap.dot)) !== 0 && (gap[count - 2] === gap[count - 1] || gap[count - 2] === Gap.space);
  if (!(isInBrackets || isJoined)) return -1;
  const start = telephoneStart(
    count,
    (at) => words.textOf(word[at]),
    (at) => gap[at],
  );
  return start < 1 ? -1 : start;
}

/** "… (41.88, -87.63)": geographic coordinates, in degrees with two decimals and more. */
function coordinatesStart({ word, gap, count }: RawWords, words: AddressWords): number {
  const first = count - 4;
  if (first < 1 || !(gap[first + 2] & (Gap.comma | Gap.space | Gap.hyphen))) return -1;
  for (const at of [first, first + 2])
    if (gap[at + 1] !== Gap.dot || !DEGREES.test(words.textOf(word[at])) || !DECIMALS.test(words.textOf(word[at + 1]))) return -1;
  return first;
}

/** "… j.doe@alder-corp.com": words with a sign between, dots and hyphens, the last a dot, without blanks; "No:14.B" has a number behind the sign. */
function mailStart({ word, gap, count }: RawWords, { flags }: AddressWords): number {
  const joins = (i: number): boolean => gap[i] === Gap.dot || gap[i] === Gap.hyphen;
  let host = count - 1;
  if (gap[host] !== Gap.dot) return -1;
  while (host > 1 && joins(host)) host--;
  if (host < 2 || gap[host] !== Gap.other) return -1;
  for (let i = host; i < count; i++) if (flags[word[i]] & NUMBER) return -1;
  let first = host - 1;
  while (first > 1 && joins(first)) first--;
  return gap[first] & Gap.space ? first : -1;
}

/**
 * "…, IL 60637 (HQ)", "… - Headquarters", "…, opposite City Mall": in the United States what stands behind the ZIP, the country or the code of a state in brackets, behind a dash or
 * a sign, or says what is near, and is neither a number, a unit, a state nor a country; behind the code nothing that may be a place.
 */
function remarkStart(raw: RawWords, words: AddressWords): number {
  const { word, count } = raw;
  const { realm, flags, table } = words;
  if (realm !== 'us') return -1;
  let first = count;
  let facts = 0;
  for (let i = count - 1; i > 1 && (isNear(raw, words, i) || !(flags[word[i]] & NO_REMARK)); i--) {
    facts |= isNear(raw, words, i) ? 0 : flags[word[i]];
    if (beginsRemark(raw, words, i)) first = i;
  }
  if (first === count) return -1;
  const before = word[first - 1];
  if (flags[before] & Fact.state && table.length(before) === STATE_CODE && facts === 0) return first;
  return isBehindZip(raw, words, first) ? first : -1;
}

/** Whether what stands from word i on says where else an address is found. */
function isNear({ word }: RawWords, { unitClass }: AddressWords, i: number): boolean {
  return unitClass[word[i]] === UnitClass.landmark;
}

function beginsRemark(raw: RawWords, words: AddressWords, i: number): boolean {
  const { gap } = raw;
  return isNear(raw, words, i) || (gap[i] & (Gap.open | Gap.other)) !== 0 || (gap[i] & DASH) === DASH;
}

/** Whether a ZIP stands in front of word `end`, or a ZIP and a country. */
function isBehindZip({ word, gap }: RawWords, { flags, table }: AddressWords, end: number): boolean {
  let last = end - 1;
  while (last > 0 && last >= end - MOST_OF_COUNTRY && !(flags[word[last]] & Fact.digits)) last--;
  if (last + 1 < end && !(flags[word[last + 1]] & COUNTRY)) return false;
  const zip = table.length(word[last]) === ZIP_MORE && gap[last] & Gap.hyphen ? last - 1 : last;
  return zip > 0 && table.length(word[zip]) === ZIP && (flags[word[zip]] & Fact.digits) !== 0;
}

/** Where what says that an address follows ends: "Address: 12 High St", "Address line 1: …", "Indirizzo - …" (not "Street 5 - 12" nor "Street #12, …"); 0: nothing does. */
function labelEnd({ word, gap, count }: RawWords, { flags, labels, table }: AddressWords): number {
  const isOfLabel = (i: number): boolean => labels.has(word[i]) || (i > 0 && (flags[word[i]] & Fact.digits) !== 0 && table.length(word[i]) === 1);
  let end = 0;
  let mayBePart = false;
  for (; end < MOST_OF_LABEL && end < count && (end === 0 || !(gap[end] & (Gap.other | Gap.hyphen))) && isOfLabel(end); end++)
    mayBePart ||= flags[word[end]] !== 0;
  if (end === 0 || end >= count) return 0;
  if (mayBePart && flags[word[end]] & NUMBER && (end + 1 === count || gap[end + 1] & BOUNDARY)) return 0;
  return (gap[end] & Gap.other) !== 0 || (!mayBePart && (gap[end] & DASH) === DASH) ? end : 0;
}

/** "1. 12 High St", "(2) 12 High St": a number in front of that of the house, as lists have it; of "1. 2. Sokak" and "1. 5th Street" both are names. */
function hasListNumber({ word, gap, count }: RawWords, { flags, table }: AddressWords): boolean {
  if (count < 3 || !(flags[word[0]] & Fact.digits) || table.length(word[0]) > MOST_OF_LIST) return false;
  if (!(flags[word[1]] & NUMBER) || flags[word[1]] & Fact.ordinal) return false;
  return (gap[1] & (Gap.dot | Gap.close)) !== 0 && (gap[1] & Gap.space) !== 0 && !(gap[2] & Gap.dot);
}
