// Interner: byte strings → dense ids 0, 1, 2 … in order of first sight. Open addressing, linear probing, load ≤ 3/4.
// A slot (32 bytes: two to a cache line) holds the first and the last eight bytes of its word, its length (65,535: or more) and all that a plain row needs of it, so
// that a word of up to sixteen bytes is recognized and read with one cache miss. Ids hang on the order of the rows: they never enter a key.
import { hash64 } from './hash';

/** Offsets in a slot. */
const HEAD: usize = 0; // u64
const TAIL: usize = 8; // u64, 0 for a word of up to eight bytes
export const ID: usize = 16; // u32 id + 1, 0 = free
export const CLASS: usize = 20; // u16
const LENGTH: usize = 22; // u16
export const WORD: usize = 24; // u32 the id that stands for it
export const SLOT_BITS: u32 = 5;
const MAX_LENGTH: i32 = 0xffff;

@unmanaged
export class Interner {
  slots: usize;
  slotMask: u32; // slotCount - 1, slotCount a power of two
  count: u32; // ids given so far
  capacity: u32; // ids there is room for, ≤ slotCount * 3 / 4
  ends: usize; // u32[capacity + 1]: ends[i] .. ends[i + 1] are the bytes of id i
  bytes: usize; // the text of all ids, one behind the other
  bytesCapacity: u32;
  scratch: usize; // SCAN_SCRATCH_BYTES for the scan's block of tokens
  classes: usize; // u16[capacity]: what TypeScript says of an id, as its slot has it; a new one is of PLAIN_LETTERS, PLAIN_NUMBER or NO_CLASS
  words: usize; // i32[capacity]: the id that an id stands for; a new one for itself
}

/** Two ASCII letters and more; digits without a zero in front; anything else. */
const PLAIN_LETTERS: u16 = 0;
export const PLAIN_NUMBER: u16 = 2048;
const NO_CLASS: u16 = 0xffff;

/** Hash of a word for the table: two multiplications and no branch for up to sixteen bytes. Not for keys. */
@inline
export function wordHash(text: usize, length: i32): u32 {
  const seed = length <= 16 ? <u64>length : hash64(text, length, 0);
  const hash = (headOf(text, length) ^ rotl(seed, 32)) * 0x9e3779b97f4a7c15 ^ (tailOf(text, length) + seed) * 0xd6e8feb86659fd93;
  return <u32>((hash ^ (hash >> 29)) * 0xbf58476d1ce4e5b9 >> 32);
}

/** The first eight bytes, 0 behind the end of a shorter word. */
@inline
function headOf(text: usize, length: i32): u64 {
  const shift = <u64>((8 - min(length, 8)) << 3);
  return length == 0 ? 0 : (load<u64>(text) << shift) >> shift;
}

/** The last eight bytes of a word of more than eight; 0 for any other. */
@inline
function tailOf(text: usize, length: i32): u64 {
  const tail = load<u64>(text + max(length, 8) - 8);
  return length > 8 ? tail : 0;
}

/** Id of the `length` bytes that the caller has already written at the end of the interner's text; -1: no room. */
export function internTail(interner: Interner, length: i32): i32 {
  const text = interner.bytes + load<u32>(interner.ends + ((<usize>interner.count) << 2));
  const slot = intern(interner, text, length, wordHash(text, length));
  return slot == 0 ? -1 : load<i32>(slot, ID) - 1;
}

/** Touches the slot that `hash` leads to, so that many tokens wait for memory at once instead of one after the other. */
@inline
export function touch(slots: usize, mask: u32, hash: u32): u32 {
  return load<u32>(slots + ((<usize>(hash & mask)) << SLOT_BITS), ID);
}

/** The slot of the `length` bytes at `text` with this hash (8 readable bytes behind them); 0: no room. */
@inline
export function intern(interner: Interner, text: usize, length: i32, hash: u32): usize {
  const head = headOf(text, length);
  const tail = tailOf(text, length);
  const at = interner.slots + ((<usize>(hash & interner.slotMask)) << SLOT_BITS);
  // nearly every token is in the slot that its hash leads to, and short
  if (load<u64>(at, HEAD) == head && load<u64>(at, TAIL) == tail && <i32>load<u16>(at, LENGTH) == length && length <= 16 && load<u32>(at, ID) != 0) return at;
  return probe(interner, text, length, hash, head, tail);
}

function probe(interner: Interner, text: usize, length: i32, hash: u32, head: u64, tail: u64): usize {
  const mask = interner.slotMask;
  const shown = min(length, MAX_LENGTH);
  let slot = hash & mask;
  while (true) {
    const at = interner.slots + ((<usize>slot) << SLOT_BITS);
    const idPlusOne = load<u32>(at, ID);
    if (idPlusOne == 0) break;
    if (load<u64>(at, HEAD) == head && load<u64>(at, TAIL) == tail && <i32>load<u16>(at, LENGTH) == shown) {
      if (length <= 16) return at;
      const ends = interner.ends + ((<usize>(idPlusOne - 1)) << 2);
      const from = load<u32>(ends);
      if (<i32>(load<u32>(ends, 4) - from) == length && equalBytes(interner.bytes + from, text, length)) return at;
    }
    slot = (slot + 1) & mask;
  }
  const id = interner.count;
  if (id >= interner.capacity) return 0;
  const ends = interner.ends + ((<usize>id) << 2);
  const from = load<u32>(ends);
  if (interner.bytes + from != text) memory.copy(interner.bytes + from, text, <usize>length);
  store<u32>(ends, from + length, 4);
  store<u16>(interner.classes + ((<usize>id) << 1), firstClass(text, length));
  store<u32>(interner.words + ((<usize>id) << 2), id);
  interner.count = id + 1;
  const at = interner.slots + ((<usize>slot) << SLOT_BITS);
  fillSlot(interner, at, id, text, length);
  return at;
}

function fillSlot(interner: Interner, at: usize, id: u32, text: usize, length: i32): void {
  store<u64>(at, headOf(text, length), HEAD);
  store<u64>(at, tailOf(text, length), TAIL);
  store<u32>(at, id + 1, ID);
  store<u16>(at, load<u16>(interner.classes + ((<usize>id) << 1)), CLASS);
  store<u16>(at, <u16>min(length, MAX_LENGTH), LENGTH);
  store<u32>(at, load<u32>(interner.words + ((<usize>id) << 2)), WORD);
}

/** Says of an id what its class is, and the id that stands for it. */
export function describe(interner: Interner, id: u32, cls: u32, word: u32): void {
  store<u16>(interner.classes + ((<usize>id) << 1), <u16>cls);
  store<u32>(interner.words + ((<usize>id) << 2), word);
  const ends = interner.ends + ((<usize>id) << 2);
  const from = load<u32>(ends);
  let slot = wordHash(interner.bytes + from, <i32>(load<u32>(ends, 4) - from)) & interner.slotMask;
  while (load<u32>(interner.slots + ((<usize>slot) << SLOT_BITS), ID) != id + 1) slot = (slot + 1) & interner.slotMask;
  const at = interner.slots + ((<usize>slot) << SLOT_BITS);
  store<u16>(at, <u16>cls, CLASS);
  store<u32>(at, word, WORD);
}

/** The class of a new id. */
function firstClass(text: usize, length: i32): u16 {
  if (length > 0 && <u8>(load<u8>(text) - 49) < 9) return allWithin(text, length, 48, 10) ? PLAIN_NUMBER : NO_CLASS;
  return length >= 2 && allWithin(text, length, 97, 26) && !mayHaveUmlaut(text, length) ? PLAIN_LETTERS : NO_CLASS;
}

/** Whether an umlaut may be written with two letters: ae, oe, ue, aa in front of another one (src/lexicon/written-umlauts.ts). */
function mayHaveUmlaut(text: usize, length: i32): bool {
  for (let i = 1; i < length - 1; i++) {
    const vowel = load<u8>(text + i);
    if (vowel != 0x61 && vowel != 0x65) continue;
    const before = load<u8>(text + i - 1);
    if (before == 0x61 || (vowel == 0x65 && (before == 0x6f || before == 0x75))) return true;
  }
  return false;
}

/** Whether all bytes are of the `count` ones from `first` on. */
function allWithin(text: usize, length: i32, first: u8, count: u8): bool {
  for (let i = 0; i < length; i++) if (<u8>(load<u8>(text + i) - first) >= count) return false;
  return true;
}

@inline
function equalBytes(a: usize, b: usize, length: i32): bool {
  let i = 0;
  // Both texts have readable bytes behind them (the arena keeps 8 spare), so whole words are compared and the last one is masked.
  for (; i + 8 <= length; i += 8) if (load<u64>(a + i) != load<u64>(b + i)) return false;
  const rest = length - i;
  if (rest == 0) return true;
  return ((load<u64>(a + i) ^ load<u64>(b + i)) << ((<u64>(8 - rest)) << 3)) == 0;
}

/** Fills a new, zeroed slot table (`slots`, `slotMask` already set) from the ids there are. */
export function rebuildSlots(interner: Interner): void {
  const mask = interner.slotMask;
  for (let id: u32 = 0; id < interner.count; id++) {
    const ends = interner.ends + ((<usize>id) << 2);
    const from = load<u32>(ends);
    const text = interner.bytes + from;
    const length = <i32>(load<u32>(ends, 4) - from);
    let slot = wordHash(text, length) & mask;
    while (load<u32>(interner.slots + ((<usize>slot) << SLOT_BITS), ID) != 0) slot = (slot + 1) & mask;
    fillSlot(interner, interner.slots + ((<usize>slot) << SLOT_BITS), id, text, length);
  }
}
