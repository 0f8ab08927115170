// Pairs of words: a table of `mask + 1` slots (u64, 0: free), open addressing; a slot is first + 1 << 32 | second << 3 | kind.

/** The two begin a phrase. */
export const PHRASE: u32 = 0;

/** Adds a pair of words; the table must have room. */
export function addPair(pairs: usize, pairMask: u32, first: u32, second: u32, kind: u32): void {
  const pair = pairOf(first, second, kind);
  let slot = slotOf(first, second, kind) & pairMask;
  while (load<u64>(pairs + ((<usize>slot) << 3)) != 0) slot = (slot + 1) & pairMask;
  store<u64>(pairs + ((<usize>slot) << 3), pair);
}

export function hasPair(pairs: usize, pairMask: u32, first: u32, second: u32, kind: u32): bool {
  const pair = pairOf(first, second, kind);
  let slot = slotOf(first, second, kind) & pairMask;
  while (true) {
    const found = load<u64>(pairs + ((<usize>slot) << 3));
    if (found == pair) return true;
    if (found == 0) return false;
    slot = (slot + 1) & pairMask;
  }
}

@inline
function pairOf(first: u32, second: u32, kind: u32): u64 {
  return (<u64>(first + 1) << 32) | (<u64>((second << 3) | kind));
}

@inline
function slotOf(first: u32, second: u32, kind: u32): u32 {
  const hash = ((first * 0x9e3779b1) ^ ((second << 3) | kind)) * 0x85ebca6b;
  return hash ^ (hash >> 15);
}
