const FIRST_CAPACITY = 1 << 10;
const NONE = -1;

/** The arrays of {@link TermLists}, as they are saved. */
export interface TermListArrays {
  /** Newest entry of each bucket, -1: none; as many as a power of two. */
  readonly heads: Int32Array;
  readonly keys: Int32Array;
  readonly items: Int32Array;
  /** The entry before in the same bucket; always a smaller one, -1: none. */
  readonly next: Int32Array;
}

/**
 * For each term, given by a 32-bit number, a list of items, newest first: chained hashing over four arrays, so that it grows entry by entry and is saved as it
 * lies in memory. Two terms with one number share a list; whoever asks checks or does not mind. Adding O(1), asking O(list).
 */
export class TermLists {
  #heads = new Int32Array(FIRST_CAPACITY).fill(NONE);
  #keys = new Int32Array(FIRST_CAPACITY);
  #items = new Int32Array(FIRST_CAPACITY);
  #next = new Int32Array(FIRST_CAPACITY);
  #count = 0;
  /** Entries that lie side by side. */
  #laid = 0;
  /** Whether the arrays are those that were opened, which are never written to. */
  #borrowed = false;

  /** Lists over arrays that have been saved. */
  static from({ heads, keys, items, next }: TermListArrays): TermLists {
    const lists = new TermLists();
    lists.#heads = heads as Int32Array<ArrayBuffer>;
    lists.#keys = keys as Int32Array<ArrayBuffer>;
    lists.#items = items as Int32Array<ArrayBuffer>;
    lists.#next = next as Int32Array<ArrayBuffer>;
    lists.#count = lists.#laid = items.length;
    lists.#borrowed = true;
    return lists;
  }

  /** The arrays without spare room: views, valid until the next `add`. */
  arrays(): TermListArrays {
    this.compact();
    const count = this.#count;
    return { heads: this.#heads, keys: this.#keys.subarray(0, count), items: this.#items.subarray(0, count), next: this.#next.subarray(0, count) };
  }

  add(term: number, item: number): void {
    if (this.#borrowed || this.#count === this.#items.length) this.#grow();
    const at = this.#count++;
    const bucket = bucketOf(term, this.#heads.length);
    this.#keys[at] = term;
    this.#items[at] = item;
    this.#next[at] = this.#heads[bucket];
    this.#heads[bucket] = at;
  }

  /** Writes the newest items of a term to `out`, as many as there is room for; returns their number. */
  collect(term: number, out: Int32Array): number {
    const key = term | 0;
    let count = 0;
    for (let at = this.#heads[bucketOf(term, this.#heads.length)]; at >= 0 && count < out.length; at = this.#next[at])
      if (this.#keys[at] === key) out[count++] = this.#items[at];
    return count;
  }

  #grow(): void {
    this.#lay(Math.max(FIRST_CAPACITY, this.#count * 2));
  }

  /** Lays each bucket's entries side by side, so that a list is read in one go: for lists that were added to for long. O(entries). */
  compact(): void {
    if (this.#laid === this.#count) return;
    this.#lay(Math.max(FIRST_CAPACITY, this.#count));
    this.#laid = this.#count;
  }

  /** New arrays with room for `capacity` entries, ordered by bucket and, in each, as they were added. */
  #lay(capacity: number): void {
    this.#borrowed = false;
    const count = this.#count;
    const buckets = 2 ** Math.ceil(Math.log2(capacity));
    const ends = new Int32Array(buckets);
    for (let at = 0; at < count; at++) ends[bucketOf(this.#keys[at], buckets)]++;
    for (let bucket = 1; bucket < buckets; bucket++) ends[bucket] += ends[bucket - 1];
    // read from the newest entry on: each takes the last free place of its bucket
    const places = ends.slice();
    const keys = new Int32Array(capacity);
    const items = new Int32Array(capacity);
    const next = new Int32Array(capacity);
    for (let at = count - 1; at >= 0; at--) {
      const bucket = bucketOf(this.#keys[at], buckets);
      const place = --places[bucket];
      keys[place] = this.#keys[at];
      items[place] = this.#items[at];
      next[place] = place - 1;
    }
    const heads = new Int32Array(buckets).fill(NONE);
    for (let bucket = 0; bucket < buckets; bucket++) {
      const start = bucket === 0 ? 0 : ends[bucket - 1];
      if (start === ends[bucket]) continue;
      heads[bucket] = ends[bucket] - 1;
      next[start] = NONE;
    }
    [this.#heads, this.#keys, this.#items, this.#next] = [heads, keys, items, next];
  }
}

function bucketOf(term: number, buckets: number): number {
  const mixed = Math.imul(term ^ (term >>> 16), 0x7feb352d);
  return ((mixed ^ (mixed >>> 15)) >>> 0) & (buckets - 1);
}

/** A term's number: what kind of term it is, and a number of its own. */
export function termOf(kind: number, number: number): number {
  const mixed = Math.imul(number ^ Math.imul(kind + 1, 0x9e3779b1), 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
