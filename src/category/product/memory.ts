import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';
import { WordRewriter } from './word-rewriter.js';

const GIGABYTES = /^(\d{1,4})(gb?|go)?$/;
const TERABYTES = /^([1-4])(tb|to)$/;
/** Working memory that devices have, and storage, in gigabytes. */
const MEMORY: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96, 128]);
const STORAGE: ReadonlySet<number> = new Set([16, 32, 64, 128, 256, 512, 1024]);
/** Storage of two numbers that have no unit, at least, and how much more it is than the memory: 8/32 is a thread. */
const MIN_BARE = 64;
const MIN_TIMES = 4;
const PLUS = 'plus';
/** Gigabytes that are one terabyte. */
const TERABYTE = 1024;

/**
 * Working memory and storage in one ("8/128", "8GB/128", "4+64GB", "16GB/1TB"): each a size of its own. O(words).
 */
export class MemoryReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;
  readonly #out: WordRewriter;
  readonly #plus: WordId;

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
    this.#out = new WordRewriter(ids, gaps);
    this.#plus = words.id(PLUS);
  }

  /** Rewrites the first `count` words; returns how many there are then. */
  read(count: number, steps: ParseStep[] | null): number {
    let first = 0;
    while (first + 1 < count && this.#storageAt(first, count) < 0) first++;
    if (first + 1 >= count) return count;
    this.#out.begin();
    for (let i = 0; i < count; ) {
      const storage = this.#storageAt(i, count);
      if (storage < 0) {
        this.#out.put(this.#ids[i], this.#gaps[i]);
        i++;
        continue;
      }
      const sizes = [i, storage].map((at) => sizeOf(this.#textAt(at)));
      steps?.push({ text: `${this.#textAt(i)}/${this.#textAt(storage)}`, becomes: sizes.join(' '), rule: 'size' });
      this.#out.put(this.#words.id(sizes[0]), this.#gaps[i]);
      this.#out.put(this.#words.id(sizes[1]), Gap.space);
      i = storage + 1;
      if (this.#isUnitOfStorage(i, count) && /^\d+$/.test(this.#textAt(storage))) i++;
    }
    return this.#out.finish();
  }

  /** Where the storage stands that is told with the memory of word `i`; -1: none is. */
  #storageAt(i: number, count: number): number {
    const hasPlus = i + 2 < count && this.#ids[i + 1] === this.#plus;
    const at = hasPlus ? i + 2 : i + 1;
    if (at >= count || !(hasPlus || this.#gaps[at] === Gap.slash) || (at + 1 < count && this.#gaps[at + 1] === Gap.slash)) return -1;
    const memory = GIGABYTES.exec(this.#textAt(i));
    if (memory === null || !MEMORY.has(Number(memory[1])) || (i > 0 && this.#gaps[i] === Gap.slash)) return -1;
    const terabytes = TERABYTES.exec(this.#textAt(at));
    if (terabytes !== null) return at;
    const storage = GIGABYTES.exec(this.#textAt(at));
    if (storage === null || !STORAGE.has(Number(storage[1])) || Number(storage[1]) <= Number(memory[1])) return -1;
    if (memory[2] !== undefined || storage[2] !== undefined || this.#isUnitOfStorage(at + 1, count)) return at;
    const isUnit = at + 1 < count && this.#words.unitOf(this.#textAt(at + 1)) !== null;
    return !isUnit && !hasPlus && Number(storage[1]) >= MIN_BARE && Number(storage[1]) >= MIN_TIMES * Number(memory[1]) ? at : -1;
  }

  #isUnitOfStorage(i: number, count: number): boolean {
    return i < count && this.#words.unitOf(this.#textAt(i))?.class === 'storage';
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}

/** "128" → "128gb", "1024" → "1tb". */
function sizeOf(text: string): string {
  const terabytes = TERABYTES.exec(text);
  if (terabytes !== null) return `${terabytes[1]}tb`;
  const [, number] = GIGABYTES.exec(text) as RegExpExecArray;
  return Number(number) === TERABYTE ? '1tb' : `${number}gb`;
}
