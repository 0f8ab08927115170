import { NamesakeError } from '../errors.js';
import { bytesOfText } from './byte-text.js';
import { kernelCharacters, kernelOrder, kernelText } from './wasm.gen.js';

/** The kernel's functions, as src/kernel/assembly documents them. Pointers are byte addresses in the kernel's memory. */
export interface KernelExports {
  scan(
    interner: number,
    classes: number,
    text: number,
    offsets: number,
    firstRow: number,
    rowEnd: number,
    maxBytes: number,
    outIds: number,
    outGaps: number,
    outCapacity: number,
    outRowEnds: number,
    outTails: number,
    plain: number,
  ): number;
  addPair(pairs: number, pairMask: number, first: number, second: number, kind: number): void;
  composeKeys(
    ids: number,
    rowStarts: number,
    rowEnds: number,
    targets: number,
    rows: number,
    bytes: number,
    ends: number,
    separator: number,
    seed: bigint,
    alphabet: number,
    scratch: number,
    out: number,
    present: number,
  ): void;
  scanCells(text: number, from: number, end: number, last: number, delimiter: number, cells: number, recordEnds: number, found: number): void;
  gatherCells(text: number, cells: number, recordEnds: number, records: number, column: number, out: number, offsets: number): void;
  hash64(start: number, length: number, seed: bigint): bigint;
  hash256(start: number, length: number, seed: bigint, out: number): void;
  describe(interner: number, id: number, cls: number, word: number): void;
  internTail(interner: number, length: number): number;
  rebuildSlots(interner: number): void;
  editDistance(a: number, aLength: number, b: number, bLength: number, max: number, transpose: number, scratch: number): number;
  jaroWinkler(a: number, aLength: number, b: number, bLength: number, prefixWeight: number, scratch: number): number;
  widenRows(text: number, offsets: number, base: number, rows: number, units: number, lengths: number): void;
  editDistances(block: number, queries: number, from: number, bound: number): void;
  jaroWinklers(block: number, queries: number, from: number, bound: number, prefixWeight: number): void;
  writeQuotients(quotients: number): void;
  packedEditDistances(block: number, queries: number, end: number, bound: number): void;
  packedJaroWinklers(block: number, queries: number, end: number, bound: number, prefixWeight: number): void;
  keyedLines(values: number, offsets: number, rows: number, keys: number, keyLength: number, present: number, delimiter: number, out: number): number;
  lineEnds(text: number, length: number, behindReturn: number): number;
  splitLines(text: number, length: number, starts: number, capacity: number): number;
  searchCandidates(search: number, from: number, end: number, out: number, counts: number): void;
  alignWords(pair: number): void;
  compareCompanies(companies: number): void;
  weighCompanies(companies: number, table: number, pairs: number, count: number, odds: number, vetoes: number): void;
}

const PAGE_BYTES = 65_536;
const MAX_PAGES = 65_536;

/** A kernel that has grown beyond is not lent again. */
const MAX_SPARE_BYTES = 1 << 22;

let compiled: WebAssembly.Module | undefined;
/** Kernels that wait to be lent. */
const spare: Kernel[] = [];

/**
 * One instance of the kernel with its own memory, handed out by a bump allocator: regions are never freed one by one; whoever
 * needs a fresh start makes a new `Kernel`. The typed views are replaced when the memory grows, so hold them only between two `alloc`s.
 */
export class Kernel {
  readonly call: KernelExports;
  u8!: Uint8Array;
  u16!: Uint16Array;
  i32!: Int32Array;
  u32!: Uint32Array;
  f32!: Float32Array;
  f64!: Float64Array;
  #memory: WebAssembly.Memory;
  #top = PAGE_BYTES; // below lie the module's own constants

  /** @param memory  its own from now on; beyond the first page all zeros. */
  constructor(memory: WebAssembly.Memory = new WebAssembly.Memory({ initial: 16, maximum: MAX_PAGES })) {
    compiled ??= new WebAssembly.Module(bytesOfText(kernelText, kernelCharacters, kernelOrder));
    this.#memory = memory;
    this.call = new WebAssembly.Instance(compiled, { env: { memory: this.#memory } }).exports as unknown as KernelExports;
    this.#refresh();
  }

  /** Lends a kernel to `use`, which keeps nothing of it: beginning one takes as long as linking some dozen values. */
  static lend<T>(use: (kernel: Kernel) => T): T {
    const kernel = spare.pop() ?? new Kernel();
    const result = use(kernel);
    // (one that something went wrong with is left to the collector)
    if (kernel.u8.length <= MAX_SPARE_BYTES) {
      kernel.u8.fill(0, PAGE_BYTES, kernel.#top);
      kernel.#top = PAGE_BYTES;
      spare.push(kernel);
    }
    return result;
  }

  /** A new kernel in the memory of one that nobody uses any longer: it need not wait for the collector to have that back. */
  static inPlaceOf(used: Kernel): Kernel {
    used.u8.fill(0, PAGE_BYTES, used.#top);
    return new Kernel(used.#memory);
  }

  /** A zeroed region of at least `bytes` bytes, aligned to 16. */
  alloc(bytes: number): number {
    const at = Math.ceil(this.#top / 16) * 16; // no bit operators: addresses go beyond 2 GiB
    const end = at + bytes;
    if (end > this.u8.length) {
      const pages = Math.ceil((end - this.u8.length) / PAGE_BYTES);
      // A tenth more than asked for: growing is a system call and new views.
      const current = this.u8.length / PAGE_BYTES;
      const wanted = Math.min(Math.max(pages, Math.ceil(current / 10)), MAX_PAGES - current);
      if (wanted < pages) throw new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the kernel is out of memory', 'at most 4 GiB of different words', `${end} bytes`);
      try {
        this.#memory.grow(wanted);
      } catch (cause) {
        throw new NamesakeError('ERR_COLUMN_TOO_LARGE', 'the kernel is out of memory', 'less text, or a machine with more memory', `${end} bytes`, { cause });
      }
      this.#refresh();
    }
    this.#top = end;
    return at;
  }

  #refresh(): void {
    const { buffer } = this.#memory;
    this.u8 = new Uint8Array(buffer);
    this.u16 = new Uint16Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.f32 = new Float32Array(buffer);
    this.f64 = new Float64Array(buffer);
  }
}
