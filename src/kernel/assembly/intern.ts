// Interner: byte strings → dense ids 0, 1, 2 … in order of first sight. Open addressing, linear probing, load ≤ 1/2.
// A slot holds 24 bits of the hash, the length (255: or more), id + 1 (0 = free) and the first eight bytes, so that a word of up to eight letters
// is recognized in the slot itself: one cache miss instead of three. Ids hang on the order of the rows: they never enter a key.
import { hash64 } from './hash';

@unmanaged
export class Interner {
  slots: usize; // 16 bytes each: u64 mark << 32 | id + 1, u64 first eight bytes
  slotMask: u32; // slotCount - 1, slotCount a power of two
  count: u32; // ids given so far
  capacity: u32; // ids there is room for, ≤ slotCount / 2
  ends: usize; // u32[capacity + 1]: ends[i] .. ends[i + 1] are the bytes of id i
  bytes: usize; // the text of all ids, one behind the other
  bytesCapacity: u32;
  scratch: usize; // SCAN_SCRATCH_BYTES for the scan's block of tokens
  classes: usize; // u16[capacity]: what TypeScript says of an id; a new one is of PLAIN_LETTERS or NO_CLASS
  words: usize; // i32[capacity]: the id that an id stands for; a new one for itself
}

/** Two ASCII letters and more; anything else. */
const PLAIN_LETTERS: u16 = 0;
const NO_CLASS: u16 = 0xffff;

/** Id of the `length` bytes that the caller has already written at the end of the interner's text; -1: no room. */
export function internTail(interner: Interner, length: i32): i32 {
  const text = interner.bytes + load<u32>(interner.ends + ((<usize>interner.count) << 2));
  return intern(interner, text, length, hash64(text, length, 0));
}

/** Touches the slot that `hash` leads to, so that many tokens wait for memory at once instead of one after the other. */
@inline
export function touch(interner: Interner, hash: u64): u64 {
  return load<u64>(interner.slots + ((<usize>((<u32>hash) & interner.slotMask)) << 4));
}

/** Id of the `length` bytes at `text` with this hash (8 readable bytes behind them); -1: no room. */
export function intern(interner: Interner, text: usize, length: i32, hash: u64): i32 {
  const mark = markOf(hash, length);
  const head = headOf(text, length);
  const mask = interner.slotMask;
  let slot: u32 = (<u32>hash) & mask;
  while (true) {
    const at = interner.slots + ((<usize>slot) << 4);
    const entry = load<u64>(at);
    const idPlusOne = <u32>entry;
    if (idPlusOne == 0) break;
    if (<u32>(entry >> 32) == mark && load<u64>(at, 8) == head) {
      if (length <= 8) return idPlusOne - 1;
      const ends = interner.ends + ((<usize>(idPlusOne - 1)) << 2);
      const from = load<u32>(ends);
      if (<i32>(load<u32>(ends, 4) - from) == length && equalBytes(interner.bytes + from, text, length)) return idPlusOne - 1;
    }
    slot = (slot + 1) & mask;
  }
  const id = interner.count;
  if (id >= interner.capacity) return -1;
  const ends = interner.ends + ((<usize>id) << 2);
  const from = load<u32>(ends);
  if (interner.bytes + from != text) memory.copy(interner.bytes + from, text, <usize>length);
  const free = interner.slots + ((<usize>slot) << 4);
  store<u64>(free, ((<u64>mark) << 32) | (<u64>(id + 1)));
  store<u64>(free, head, 8);
  store<u32>(ends, from + length, 4);
  store<u16>(interner.classes + ((<usize>id) << 1), length >= 2 && allLetters(text, length) ? PLAIN_LETTERS : NO_CLASS);
  store<i32>(interner.words + ((<usize>id) << 2), id);
  interner.count = id + 1;
  return id;
}

function allLetters(text: usize, length: i32): bool {
  for (let i = 0; i < length; i++) if (<u8>(load<u8>(text + i) - 97) > 25) return false;
  return true;
}

@inline
function markOf(hash: u64, length: i32): u32 {
  return (<u32>(hash >> 40) << 8) | <u32>min(length, 255);
}

@inline
function headOf(text: usize, length: i32): u64 {
  const head = load<u64>(text);
  return length >= 8 ? head : head & (((<u64>1) << (<u64>(length << 3))) - 1);
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
    const length = <i32>(load<u32>(ends, 4) - from);
    const hash = hash64(interner.bytes + from, length, 0);
    let slot: u32 = (<u32>hash) & mask;
    while (<u32>load<u64>(interner.slots + ((<usize>slot) << 4)) != 0) slot = (slot + 1) & mask;
    const free = interner.slots + ((<usize>slot) << 4);
    store<u64>(free, ((<u64>markOf(hash, length)) << 32) | (<u64>(id + 1)));
    store<u64>(free, headOf(interner.bytes + from, length), 8);
  }
}
