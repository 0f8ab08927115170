// Plain lines of addresses of the United States: number, direction, name, type, direction, unit; then nothing, or town, state and ZIP behind a comma. What comes
// out must be what TypeScript would give (src/category/address/parse.ts). Among addresses of the world, whose words are more things, fewer of them are plain: those
// with a name, a type and a ZIP.
import { composeKey, KEY_CHARACTERS } from './compose';
import { Interner } from './intern';
import { hasPair, PHRASE } from './pair-table';
import { appendToken, appendWord, classOf, lengthOf, PlainRows, REWRITTEN, tokenAt, wordOf, WORLD_ADDRESSES } from './plain-tokens';

// Bits of a class (src/category/address/plain-words.ts); a token that nothing is known of has all of them, one of letters that TypeScript has not met has none:
const NAME: u32 = 1; // may be a word of the street's name, as it is spelled
const TYPE: u32 = 2; // behind a name
const DIRECTION: u32 = 4;
const UNIT: u32 = 8; // of a NAME: it may be one; ask where it is the last word of a street, beside an ORDINAL, or begins a town
const STATE: u32 = 16;
const TOWN: u32 = 32; // may be a word of the town
const BEGINS: u32 = 64; // ask where a token of FOLLOWS is next and the two are a pair of PHRASE
const FOLLOWS: u32 = 256;
const ORDINAL: u32 = 512; // a NAME that says a number; of what is no NAME: a country
const ZERO: u32 = 1024; // digits with a zero in front
const NUMBER: u32 = 2048; // other digits
const ASKS: u32 = 4096; // ask where it is the last word of a value without town, or a word of a town without postcode (in the world: the last one of any town)
const STRONG: u32 = 8192; // a type that is hardly anything else
const LETTER: u32 = 16384; // one letter, or letters and digits that a unit is called by; ask where two stand together
const UNKNOWN: u32 = 32768;

// Kinds of pairs besides PHRASE, by what the two are.
const STATE_PAIR: u32 = 1;
const TOWN_PAIR: u32 = 2; // and no longer phrase begins with them
const COUNTRY_PAIR: u32 = 3;
const LONGER_PAIR: u32 = 4; // a town, with which longer phrases begin

const GAP_SPACE: u8 = 1;
const GAP_DOT: u8 = 2;
const GAP_COMMA: u8 = 4;
const GAP_HYPHEN: u8 = 64;
const GAP_OTHER: u8 = 128; // #
/** What may stand between words: blanks, dots, commas. */
const GAPS: u8 = 7;
const ZIP_LENGTH: u32 = 5;
const ZIP_END_LENGTH: u32 = 4;
/** Digits of a unit that is no postcode where it stands last. */
const UNIT_LENGTH: u32 = 3;

// What `readAddress` answers: numbers of tokens, six bits each, 0 where there is no such thing.
const TOKEN: i32 = 63;
const AT_END: u32 = 0; // the end of the street's words
const AT_TYPE: u32 = 6; // of the street
const AT_UNIT: u32 = 12;
const AT_ZIP: u32 = 18;
const AT_TOWN: u32 = 24; // where it is part of the key

// Numbers of the marks (PlainRows.marks).
const STREET_MARK: usize = 0;
const UNIT_MARK: usize = 4;
const TOWN_MARK: usize = 8;
const STATE_MARK: usize = 12;
const ZIP_MARK: usize = 16;

/** Whether the `count` tokens of a row are a plain line, and where its parts are; -1: it is none. `ids`: of the tokens. */
export function readAddress(plain: PlainRows, tokens: usize, ids: usize, gaps: usize, count: i32): i32 {
  if (count < 2 || !isNumber(classOf(tokens, 0)) || load<u8>(gaps) & ~GAPS) return -1;
  // ("1. 12 High St": a number of a list in front)
  if (load<u8>(gaps + 1) & GAP_DOT) return -1;
  let stop = count; // the first comma
  let marked = 0; // the token behind a #
  let zipEnd = 0; // the token behind a hyphen
  let phrases: u32 = 0; // bit i: tokens i - 1 and i are a pair of PHRASE (`plain.maxTokens` is 32)
  let before: u32 = 0;
  for (let i = 1; i < count; i++) {
    const cls = classOf(tokens, i);
    const gap = load<u8>(gaps + i);
    if (cls & UNKNOWN || cls == 0 || cls & before & LETTER) return -1;
    if (gap & ~GAPS) {
      if (gap == GAP_HYPHEN && zipEnd == 0) zipEnd = i;
      else if ((gap & ~GAPS) == GAP_OTHER && marked == 0) marked = i;
      else return -1;
    } else if (before & BEGINS && cls & FOLLOWS && (gap & GAP_COMMA) == 0 && isPair(plain, ids, i, PHRASE)) phrases |= 1 << i;
    if (gap & GAP_COMMA && stop == count) stop = i;
    before = cls;
  }
  const world = plain.grammar == WORLD_ADDRESSES;
  const street = readStreet(tokens, stop, marked);
  if (street < 0 || (world && (stop == count || zipEnd != 0 || !isReadElsewhere(tokens, gaps, street, stop)))) return -1;
  let unit = tokenIn(street, AT_UNIT);
  if (stop == count) return zipEnd | phrases || (marked != 0 && marked != unit) || asksAtEnd(tokens, street, unit, count) ? -1 : street;
  // a unit between commas
  let town = stop;
  if (town == marked || isUnit(classOf(tokens, town))) {
    if (unit != 0) return -1;
    unit = town == marked ? town : town + 1;
    town = unit + 1;
    if (town > count || !isId(classOf(tokens, unit)) || (unit > stop && load<u8>(gaps + unit) & GAP_COMMA)) return -1;
    if (town < count && (load<u8>(gaps + town) & GAP_COMMA) == 0) return -1;
  }
  if (marked != 0 && marked != unit) return -1;
  if (world && (town == count || (unit != 0 && !isNumberOfUnit(tokens, unit)))) return -1;
  const withUnit = (street & ~(TOKEN << AT_UNIT)) | (unit << AT_UNIT);
  if (town == count) return zipEnd | phrases || asksAtEnd(tokens, street, unit, count) ? -1 : withUnit;
  const behind = readTown(plain, tokens, ids, gaps, count, town, zipEnd, phrases, unit > stop);
  return behind < 0 ? -1 : withUnit | behind;
}

/**
 * Town, state, postcode and country of tokens `town .. count`; -1: they are nothing of the kind. `phrases`: bit i where tokens i - 1 and i are a pair; `isUnitApart`: a unit
 * stands between commas in front of them.
 */
function readTown(plain: PlainRows, tokens: usize, ids: usize, gaps: usize, count: i32, town: i32, zipEnd: i32, phrases: u32, isUnitApart: bool): i32 {
  const world = plain.grammar == WORLD_ADDRESSES;
  const whole = plain.whole != 0;
  // from the end
  let end = count;
  if (phrases >> (end - 1) & 1 && isPair(plain, ids, end - 1, COUNTRY_PAIR)) {
    if ((load<u8>(gaps + end - 2) & GAP_COMMA) == 0) return -1;
    phrases ^= 1 << (end - 1);
    end -= 2;
  } else if ((classOf(tokens, end - 1) & (NAME | ORDINAL)) == ORDINAL && load<u8>(gaps + end - 1) & GAP_COMMA) end--;
  let zip = end - 1;
  if (zipEnd != 0) {
    if (zip != zipEnd || !isDigits(classOf(tokens, zip)) || lengthOf(tokens, zip) != ZIP_END_LENGTH || !isDigits(classOf(tokens, --zip))) return -1;
  }
  if (!isDigits(classOf(tokens, zip))) zip = 0;
  else if (lengthOf(tokens, zip) != ZIP_LENGTH) return -1;
  let state = zip != 0 ? zip - 1 : end - 1;
  // town, state and country are written as they are told where they are part of the key
  const isTold = whole || zip == 0;
  if (phrases >> state & 1 && !isTold && isPair(plain, ids, state, STATE_PAIR)) phrases ^= 1 << state--;
  else if ((classOf(tokens, state) & STATE) == 0 || (isTold && classOf(tokens, state) & (TYPE | DIRECTION))) return -1;
  if (state <= town) return -1;
  // ("Apt 5, …, CT 06012" is a numbered street there)
  if (world && (zip == 0 || (isUnitApart && classOf(tokens, state) & TYPE) || classOf(tokens, state - 1) & ASKS)) return -1;
  const asks = isTold ? ASKS : 0;
  for (let i = town; i < state; i++) {
    const cls = classOf(tokens, i);
    if ((cls & TOWN) == 0 || cls & asks || (i > town && load<u8>(gaps + i) & GAP_COMMA)) return -1;
  }
  if (!beginsTown(tokens, town, state) || (phrases != 0 && (isTold || !arePairsOfTown(plain, ids, gaps, phrases, town, state)))) return -1;
  if (!isTold) return zip << AT_ZIP;
  return end == count ? (zip << AT_ZIP) | (town << AT_TOWN) : -1;
}

/** Whether the first word of a town is no unit, and no direction alone or of two letters. */
@inline
function beginsTown(tokens: usize, town: i32, state: i32): bool {
  const first = classOf(tokens, town);
  if (first & DIRECTION && (state == town + 1 || lengthOf(tokens, town) == 2)) return false;
  return (first & UNIT) == 0;
}

/**
 * Whether a plain street is read alike among addresses of the world: one with a type that is hardly anything else, and with words for a name that are neither types nor
 * directions; or a number for a name, which is the second one of a house where more than its type is behind it.
 */
function isReadElsewhere(tokens: usize, gaps: usize, street: i32, stop: i32): bool {
  const type = tokenIn(street, AT_TYPE);
  if (type == 0 || (classOf(tokens, type) & STRONG) == 0) return false;
  const name = classOf(tokens, 1) & DIRECTION ? 2 : 1;
  if (name < type && isNumber(classOf(tokens, name))) return lengthOf(tokens, name) != ZIP_LENGTH && (name == 2 || (type + 1 == stop && load<u8>(gaps + name) == GAP_SPACE));
  for (let i = name; i < type; i++) if ((classOf(tokens, i) & (NAME | STRONG)) != NAME) return false;
  return name < type;
}

/** Whether a unit goes by a number that is no postcode. */
@inline
function isNumberOfUnit(tokens: usize, unit: i32): bool {
  return isNumber(classOf(tokens, unit)) && lengthOf(tokens, unit) != ZIP_LENGTH;
}

/** Name, type, directions and unit of tokens `1 .. stop`, which stand behind a number; -1: they are no plain street. `marked`: the token behind a #. */
function readStreet(tokens: usize, stop: i32, marked: i32): i32 {
  let name = 1;
  // "South Street" has no other name
  if (classOf(tokens, 1) & DIRECTION && !isNameAlone(tokens, 1, stop)) name++;
  let type = name;
  if (name < stop && isNumber(classOf(tokens, name))) {
    if (++type == stop || (classOf(tokens, type) & TYPE) == 0) return -1;
  } else if (name + 1 < stop && (classOf(tokens, name) & (LETTER | DIRECTION | UNKNOWN)) == LETTER && lengthOf(tokens, name) == 1 && name + 1 != marked) {
    // "M Street"; but "12 A Lake"
    if ((classOf(tokens, ++type) & STRONG) == 0) return -1;
  } else if (name < stop && classOf(tokens, name) & DIRECTION) {
    if (!isNameAlone(tokens, name, stop)) return -1;
    type++;
  } else {
    while (type < stop && type != marked && classOf(tokens, type) & NAME) type++;
    if (type == name) return -1;
    if (type == stop || type == marked || (classOf(tokens, type) & TYPE) == 0) type--;
    if (!isPlainName(tokens, name, type)) return -1;
  }
  let end = type + 1;
  const isTyped = type > name && (classOf(tokens, type) & TYPE) != 0;
  if (end < stop && end != marked && classOf(tokens, end) & DIRECTION) {
    // "Park St NW": a saint
    if (type > name + 1 && classOf(tokens, type - 1) & STRONG) return -1;
    end++;
  }
  const result = (end << AT_END) | (isTyped ? type << AT_TYPE : 0);
  if (end == stop) return result;
  const unit = end == marked ? end : isUnit(classOf(tokens, end)) ? end + 1 : stop;
  return unit + 1 == stop && isId(classOf(tokens, unit)) ? result | (unit << AT_UNIT) : -1;
}

/** Whether a direction is all that the street is called by: South Street. */
@inline
function isNameAlone(tokens: usize, i: i32, stop: i32): bool {
  return i + 1 < stop && (classOf(tokens, i + 1) & STRONG) != 0 && (i + 2 == stop || (classOf(tokens, i + 2) & (NAME | TYPE)) == 0);
}

/** Whether tokens `name .. type` are nothing but a name, and the one at `type` its type, or its last word where there is no type. */
function isPlainName(tokens: usize, name: i32, type: i32): bool {
  const last = classOf(tokens, type);
  for (let i = name; i < type; i++) {
    const cls = classOf(tokens, i);
    // ("5th Main" is a part of a street)
    if ((cls & UNIT && classOf(tokens, i + 1) & (ORDINAL | UNIT)) || (cls & ORDINAL && classOf(tokens, i + 1) & UNIT)) return false;
    // "Park Avenue", "Commerce Park Drive"; but "Commerce Park Lake Drive"
    if (cls & STRONG && i > name && (i + 1 < type || (last & STRONG) == 0)) return false;
  }
  if (type > name && last & TYPE) return true;
  // "Broadway", "100 Park"; but "100 N Park"
  return (last & NAME) != 0 && (last & UNIT) == 0 && lengthOf(tokens, type) != 2 && ((last & STRONG) == 0 || name == 1);
}

/** Whether a value that ends with its street, or with its unit, may be read otherwise: "100 Delaware", "12 Main Ct" and "Apt 1010" end with a state and a postcode. */
@inline
function asksAtEnd(tokens: usize, street: i32, unit: i32, count: i32): bool {
  const last = classOf(tokens, count - 1);
  if (unit != 0) return isNumber(last) && lengthOf(tokens, unit) > UNIT_LENGTH;
  const type = tokenIn(street, AT_TYPE);
  // "Peachtree Street NE"
  if (last & DIRECTION) return (last & STATE) != 0 && (classOf(tokens, type) & STRONG) == 0;
  if (type != 0 && classOf(tokens, type) & STRONG) return (last & STATE) != 0;
  // "2 Cottage Row Denver", "2 Cottage Row Forest Park"
  for (let i = 2; i + 1 < count; i++) if (classOf(tokens, i) & TYPE) return true;
  return (last & (type != 0 ? STATE : ASKS)) != 0;
}

/** Whether each of the pairs of `phrases`, which are all that there are but for those of state and country, is a part of the town, tokens `town .. state`. */
function arePairsOfTown(plain: PlainRows, ids: usize, gaps: usize, phrases: u32, town: i32, state: i32): bool {
  if (phrases & (phrases << 1)) return false;
  for (let left = phrases; left != 0; left &= left - 1) {
    const i = <i32>ctz(left);
    if (i <= town || i >= state) return false;
    if (!isPair(plain, ids, i, TOWN_PAIR) && !(load<u8>(gaps + i + 1) & GAP_COMMA && isPair(plain, ids, i, LONGER_PAIR))) return false;
  }
  return true;
}

/** Whether tokens `i - 1` and `i` are a pair of a kind. */
@inline
function isPair(plain: PlainRows, ids: usize, i: i32, kind: u32): bool {
  return hasPair(plain.pairs, plain.pairMask, idOf(ids, i - 1), idOf(ids, i), kind);
}

@inline
function idOf(ids: usize, i: i32): u32 {
  return load<u32>(ids + ((<usize>i) << 2));
}

@inline
function isNumber(cls: u32): bool {
  return (cls & (NUMBER | UNKNOWN)) == NUMBER;
}

@inline
function isDigits(cls: u32): bool {
  return (cls & UNKNOWN) == 0 && (cls & (NUMBER | ZERO)) != 0;
}

/** What a unit is called: digits, or a letter. */
@inline
function isId(cls: u32): bool {
  return (cls & UNKNOWN) == 0 && (cls & (NUMBER | LETTER)) != 0;
}

/** Apt, Suite. */
@inline
function isUnit(cls: u32): bool {
  return (cls & (NAME | UNIT)) == UNIT;
}

@inline
function tokenIn(read: i32, at: u32): i32 {
  return (read >> at) & TOKEN;
}

/** Whether the word that stands for token `i` of the street takes its place. */
@inline
function isRewritten(tokens: usize, i: i32, type: i32): bool {
  const cls = classOf(tokens, i);
  if ((cls & REWRITTEN) == 0) return false;
  // (of those that are names themselves only two letters are written out)
  if (cls & DIRECTION) return i + 1 != type || lengthOf(tokens, i) == 2;
  return i == type || (cls & (ORDINAL | STRONG)) != 0;
}

/**
 * Writes what the wide level is made of over the ids of a plain line, from `at`: the number and the street's words, without the mark between them; the postcode behind its mark.
 * Returns their end; -1 where the town would stand there, for which there is no room.
 */
export function keepAddress(plain: PlainRows, tokens: usize, count: i32, read: i32, ids: usize, from: i32): i32 {
  if (tokenIn(read, AT_TOWN) != 0) return -1;
  const end = tokenIn(read, AT_END);
  const type = tokenIn(read, AT_TYPE);
  const zip = tokenIn(read, AT_ZIP);
  const row = ids + ((<usize>from) << 2);
  for (let i = 1; i < end; i++) if (isRewritten(tokens, i, type)) store<u32>(row + ((<usize>i) << 2), wordOf(tokens, i));
  if (zip == 0) return from + end;
  // (a town and a state stand in front of it)
  store<u32>(row + ((<usize>end) << 2), load<u32>(plain.marks + ZIP_MARK));
  store<u32>(row + ((<usize>end) << 2), idOf(row, zip), 4);
  return from + end + 2;
}

/** The key of a plain line at the medium level, or at the narrow one (`plain.whole`). */
export function composeAddress(interner: Interner, plain: PlainRows, tokens: usize, count: i32, read: i32, row: i32): void {
  const end = tokenIn(read, AT_END);
  const type = tokenIn(read, AT_TYPE);
  const unit = tokenIn(read, AT_UNIT);
  const zip = tokenIn(read, AT_ZIP);
  const town = tokenIn(read, AT_TOWN);
  let write = appendToken(plain, tokenAt(tokens, 0), plain.text);
  write = appendWord(interner, plain, load<u32>(plain.marks + STREET_MARK), write);
  for (let i = 1; i < end; i++)
    write = isRewritten(tokens, i, type) ? appendWord(interner, plain, wordOf(tokens, i), write) : appendToken(plain, tokenAt(tokens, i), write);
  if (unit != 0) {
    write = appendWord(interner, plain, load<u32>(plain.marks + UNIT_MARK), write);
    write = classOf(tokens, unit) & REWRITTEN && (classOf(tokens, unit) & DIRECTION) == 0 ? appendWord(interner, plain, wordOf(tokens, unit), write) : appendToken(plain, tokenAt(tokens, unit), write);
  }
  if (town != 0) {
    const state = zip != 0 ? zip - 1 : count - 1;
    write = appendWord(interner, plain, load<u32>(plain.marks + TOWN_MARK), write);
    for (let i = town; i < state; i++) write = appendToken(plain, tokenAt(tokens, i), write);
    write = appendWord(interner, plain, load<u32>(plain.marks + STATE_MARK), write);
    write = appendWord(interner, plain, wordOf(tokens, state), write);
  }
  if (zip != 0) {
    write = appendWord(interner, plain, load<u32>(plain.marks + ZIP_MARK), write);
    write = appendToken(plain, tokenAt(tokens, zip), write);
  }
  composeKey(plain.text, <i32>(write - plain.text), plain.seed, plain.alphabet, plain.keys + <usize>(row * KEY_CHARACTERS));
  store<u8>(plain.present + row, 1);
}
