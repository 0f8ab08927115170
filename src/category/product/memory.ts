import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import type { ParseStep } from './parse.js';
import type { ProductWords } from './words.js';
import { WordRewriter } from './word-rewriter.js';

const SIZED = /^(\d{1,4})([a-z]*)$/;
/** Working memory that devices have, and storage, in gigabytes: what numbers without a unit may be, and what a plus holds together. */
const MEMORY: ReadonlySet<number> = new Set([1, 2, 3, 4, 6, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96, 128]);
const STORAGE: ReadonlySet<number> = new Set([16, 32, 64, 128, 256, 512, 1024]);
/** Storage of two numbers that have no unit, at least, and how much more it is than the memory: 8/32 is a thread. */
const MIN_BARE = 64;
const MIN_TIMES = 4;
const PLUS = 'plus';
const GIGABYTE = 'gb';
const TERABYTE = 'tb';

/** Memory and storage, each with its unit, and where the words that tell them end. */
interface Told {
  readonly sizes: readonly [memory: string, storage: string];
  readonly end: number;
}

/**
 * Working memory and storage in one ("8/128", "8GB/128", "6/128 GB", "4+64GB", "16/1TB"): each a size of its own. O(words).
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
    while (first + 1 < count && this.#toldAt(first, count) === null) first++;
    if (first + 1 >= count) return count;
    this.#out.begin();
    for (let i = 0; i < count; ) {
      const told = this.#toldAt(i, count);
      if (told === null) {
        this.#out.put(this.#ids[i], this.#gaps[i]);
        i++;
        continue;
      }
      const text = Array.from(this.#ids.subarray(i, told.end), (id) => this.#words.textOf(id)).join(' ');
      steps?.push({ text, becomes: told.sizes.join(' '), rule: 'memory' });
      this.#out.put(this.#words.id(told.sizes[0]), this.#gaps[i]);
      this.#out.put(this.#words.id(told.sizes[1]), Gap.space);
      i = told.end;
    }
    return this.#out.finish();
  }

  /** What the words from `i` on tell; `null`: no memory and its storage. */
  #toldAt(i: number, count: number): Told | null {
    const hasPlus = i + 2 < count && this.#ids[i + 1] === this.#plus;
    const at = hasPlus ? i + 2 : i + 1;
    if (at >= count || !(hasPlus || this.#gaps[at] === Gap.slash)) return null;
    if ((i > 0 && this.#gaps[i] === Gap.slash) || (at + 1 < count && this.#gaps[at + 1] === Gap.slash)) return null;
    const [, memory = '', ofMemory = ''] = SIZED.exec(this.#textAt(i)) ?? [];
    const [, storage = '', ofStorage = ''] = SIZED.exec(this.#textAt(at)) ?? [];
    if (memory === '' || storage === '') return null;
    const next = ofStorage === '' && at + 1 < count ? this.#textAt(at + 1) : '';
    const behind = this.#unitOfStorage(next, true);
    const unit = this.#unitOfStorage(ofStorage, false) ?? behind;
    const own = this.#unitOfStorage(ofMemory, false);
    if ((ofStorage !== '' && unit === undefined) || (ofMemory !== '' && own === undefined)) return null;
    const areUsual = MEMORY.has(Number(memory)) && (unit === TERABYTE || STORAGE.has(Number(storage)));
    if (unit === undefined && own === undefined && (hasPlus || !areUsual || !this.#areBare(Number(memory), Number(storage), next))) return null;
    if (hasPlus && !areUsual) return null;
    const shared = unit === TERABYTE ? GIGABYTE : (unit ?? GIGABYTE);
    return { sizes: [memory + (own ?? shared), storage + (unit ?? own ?? GIGABYTE)], end: at + (behind === undefined ? 1 : 2) };
  }

  /** Whether two numbers without a unit are memory and its storage. @param next  the word behind them. */
  #areBare(memory: number, storage: number, next: string): boolean {
    return storage >= MIN_BARE && storage >= MIN_TIMES * memory && (next === '' || this.#words.unitOf(next) === null);
  }

  /** The unit of storage that some letters are, as the tables name it; `undefined`: they are none. @param isApart  a word of its own, which may be another ("64 to 128"). */
  #unitOfStorage(text: string, isApart: boolean): string | undefined {
    const row = text === '' ? null : this.#words.unitOf(text);
    return row?.class === 'storage' && !(isApart && row.ambiguous === 'context') ? row.canonicalWords.join('') : undefined;
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}
