// Tokens of a row as plain rows are read from them, and the text of their keys.
import { copyWord } from './compose';
import { Interner } from './intern';

/** Bit of a class: another word stands for the token. */
export const REWRITTEN: u32 = 128;
/** Nothing is known of the token. */
export const NO_CLASS: u32 = 0xffff;

/** Grammars of plain rows; that of companies is 0. */
export const PERSONS: u32 = 1;
export const ADDRESSES: u32 = 2; // of the United States
export const WORLD_ADDRESSES: u32 = 3;

/** What `scan` needs to read rows as plain ones; TypeScript fills it (key-engine.ts). */
@unmanaged
export class PlainRows {
  seed: u64;
  pairs: usize;
  pairMask: u32;
  maxTokens: i32; // a row of more is not plain
  ends: usize; // i32 a row: -1 where it is not plain
  keys: usize; // 43 characters a row; 0: a plain row's kept words are written over its token ids instead, and `ends` says where they end
  present: usize; // u8 a row, with `keys`
  alphabet: usize;
  text: usize; // room for the text of a row
  separator: u32; // between words; 0: none
  marker: u32; // the word between a company's name and a number that stands behind a comma and the endings; between given names and surname
  grammar: u32; // PERSONS, ADDRESSES, WORLD_ADDRESSES, or that of companies
  marks: usize; // u32 each: the words in front of the parts of an address
  whole: u32; // 1: the key of an address has the town beside the postcode
}

@inline
export function tokenAt(tokens: usize, i: i32): usize {
  return tokens + ((<usize>i) << 4);
}

@inline
export function classOf(tokens: usize, i: i32): u32 {
  return load<u32>(tokenAt(tokens, i), 12);
}

@inline
export function wordOf(tokens: usize, i: i32): u32 {
  return load<u32>(tokenAt(tokens, i), 8);
}

/** Bytes of a token. */
@inline
export function lengthOf(tokens: usize, i: i32): u32 {
  return load<u32>(tokenAt(tokens, i), 4);
}

/** Appends an interned word to the text of a row, behind a separator where it is not the first. */
export function appendWord(interner: Interner, plain: PlainRows, word: u32, write: usize): usize {
  if (plain.separator != 0 && write != plain.text) store<u8>(write++, <u8>plain.separator);
  const ends = interner.ends + ((<usize>word) << 2);
  const from = load<u32>(ends);
  return copyWord(interner.bytes + from, load<u32>(ends, 4) - from, write);
}

/** Appends a token as it is folded to the text of a row, behind a separator where it is not the first. */
@inline
export function appendToken(plain: PlainRows, token: usize, write: usize): usize {
  if (plain.separator != 0 && write != plain.text) store<u8>(write++, <u8>plain.separator);
  return copyWord(load<u32>(token), load<u32>(token, 4), write);
}
