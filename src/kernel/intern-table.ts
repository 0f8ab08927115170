import type { Kernel } from './kernel.js';

/** Id of a byte string in an {@link InternTable}: dense, in order of first sight. Never part of a key. */
export type InternId = number;

/** Class of a token of two ASCII letters and more that nothing else is said of, of digits without a zero in front, and of anything else (assembly/intern.ts). */
export const PLAIN_LETTERS = 0;
export const PLAIN_NUMBER = 2048;
export const NO_CLASS = 0xffff;
/** Bit of a class: another id stands for it (assembly/plain-rows.ts). */
const REWRITTEN = 128;

/** The ids of an {@link InternTable} outside the kernel: see {@link InternTable.toParts}. */
export interface InternParts {
  readonly bytes: Uint8Array;
  readonly ends: Int32Array;
  readonly classes: Uint16Array;
  readonly words: Int32Array;
}

const HEADER_BYTES = 48;
/** The scan's scratch: 8,192 pending tokens and their folded text (assembly/scan.ts). */
const SCAN_SCRATCH_BYTES = 8192 * 16 + 16 + 2 * 4096 + 64;
const SLOT_BYTES = 32;
/** Ids that a table has room for at first: three quarters of its slots. */
const FIRST_CAPACITY = 3 << 14;

/** Byte strings ↔ dense ids, in the kernel's memory (layout: assembly/intern.ts). Grows by doubling. */
export class InternTable {
  readonly header: number;
  readonly #kernel: Kernel;

  constructor(kernel: Kernel, capacity = FIRST_CAPACITY, bytesCapacity = 1 << 20) {
    this.#kernel = kernel;
    this.header = kernel.alloc(HEADER_BYTES);
    const ends = kernel.alloc((capacity + 1) * 4);
    const bytes = kernel.alloc(bytesCapacity);
    const slotCount = slotsFor(capacity);
    const slots = kernel.alloc(slotCount * SLOT_BYTES);
    const scratch = kernel.alloc(SCAN_SCRATCH_BYTES);
    const classes = kernel.alloc(capacity * 2);
    const words = kernel.alloc(capacity * 4);
    kernel.u32.set([slots, slotCount - 1, 0, capacity, ends, bytes, bytesCapacity, scratch, classes, words], this.header >>> 2);
  }

  #field(index: number): number {
    return this.#kernel.u32[(this.header >>> 2) + index];
  }

  /** Number of ids; they are 0 .. count - 1. */
  get count(): number {
    return this.#field(2);
  }

  get endsPointer(): number {
    return this.#field(4);
  }

  get bytesPointer(): number {
    return this.#field(5);
  }

  /** Address of the ids' classes, 16 bits each. */
  get classesPointer(): number {
    return this.#field(8);
  }

  /** Address of the ids that the ids stand for, 32 bits each. */
  get wordsPointer(): number {
    return this.#field(9);
  }

  classOf(id: InternId): number {
    return this.#kernel.u16[(this.classesPointer >>> 1) + id];
  }

  /** What the kernel is to take an id for: a class (see assembly/plain-rows.ts) and the id that stands for it. */
  describe(id: InternId, cls: number, word: InternId): void {
    const rewritten = word === id ? cls & ~REWRITTEN : cls | REWRITTEN;
    this.#kernel.call.describe(this.header, id, cls === NO_CLASS ? NO_CLASS : rewritten, word);
  }

  /** Bytes of text held. */
  get textBytes(): number {
    return this.#kernel.u32[(this.endsPointer >>> 2) + this.count];
  }

  /** Address of the first byte of `id`. */
  start(id: InternId): number {
    return this.bytesPointer + this.#kernel.u32[(this.endsPointer >>> 2) + id];
  }

  length(id: InternId): number {
    const at = (this.endsPointer >>> 2) + id;
    return this.#kernel.u32[at + 1] - this.#kernel.u32[at];
  }

  /** All ids there are: their texts one behind the other, where each ends, what was said of them. */
  toParts(): InternParts {
    const { u8, u16, i32 } = this.#kernel;
    const part = <T extends Uint8Array | Uint16Array | Int32Array>(view: T, at: number, length: number): T =>
      view.slice(at / view.BYTES_PER_ELEMENT, at / view.BYTES_PER_ELEMENT + length) as T;
    return {
      bytes: part(u8, this.bytesPointer, this.textBytes),
      ends: part(i32, this.endsPointer, this.count + 1),
      classes: part(u16, this.classesPointer, this.count),
      words: part(i32, this.wordsPointer, this.count),
    };
  }

  /** Gives an empty table the ids of another one. */
  fill({ bytes, ends, classes, words }: InternParts): void {
    this.reserve(words.length, bytes.length);
    const { u8, u16, i32, u32, call } = this.#kernel;
    u8.set(bytes, this.bytesPointer);
    i32.set(ends, this.endsPointer >>> 2);
    u16.set(classes, this.classesPointer >>> 1);
    i32.set(words, this.wordsPointer >>> 2);
    u32[(this.header >>> 2) + 2] = words.length;
    call.rebuildSlots(this.header);
  }

  /** Makes room for `ids` more ids and `bytes` more bytes of text. */
  reserve(ids: number, bytes: number): void {
    const k = this.#kernel;
    const count = this.count;
    let capacity = this.#field(3);
    if (count + ids > capacity) {
      while (count + ids > capacity) capacity *= 2;
      const ends = k.alloc((capacity + 1) * 4);
      k.u8.copyWithin(ends, this.endsPointer, this.endsPointer + (count + 1) * 4);
      const slotCount = slotsFor(capacity);
      const slots = k.alloc(slotCount * SLOT_BYTES);
      const classes = k.alloc(capacity * 2);
      k.u8.copyWithin(classes, this.classesPointer, this.classesPointer + count * 2);
      k.u32.set([slots, slotCount - 1, count, capacity, ends], this.header >>> 2);
      const words = k.alloc(capacity * 4);
      k.u8.copyWithin(words, this.wordsPointer, this.wordsPointer + count * 4);
      k.u32.set([classes, words], (this.header >>> 2) + 8);
      k.call.rebuildSlots(this.header);
    }
    const used = this.textBytes;
    let bytesCapacity = this.#field(6);
    if (used + bytes + 16 > bytesCapacity) {
      while (used + bytes + 16 > bytesCapacity) bytesCapacity *= 2;
      const at = k.alloc(bytesCapacity);
      k.u8.copyWithin(at, this.bytesPointer, this.bytesPointer + used);
      k.u32.set([at, bytesCapacity], (this.header >>> 2) + 5);
    }
  }

  /** Id of an ASCII string, given now if it is new. */
  internAscii(text: string): InternId {
    this.reserve(1, text.length);
    const { u8, u32 } = this.#kernel;
    const header = this.header >>> 2;
    const tail = u32[header + 5] + u32[(u32[header + 4] >>> 2) + u32[header + 2]];
    for (let i = 0; i < text.length; i++) u8[tail + i] = text.charCodeAt(i);
    return this.#kernel.call.internTail(this.header, text.length);
  }

  /** Id of the `length` bytes at `start` in the kernel's memory, given now if they are new. */
  internCopy(start: number, length: number): InternId {
    this.reserve(1, length);
    this.#kernel.u8.copyWithin(this.bytesPointer + this.textBytes, start, start + length);
    return this.#kernel.call.internTail(this.header, length);
  }

  /** The bytes of `id`: a view, valid until the next growth. */
  bytes(id: InternId): Uint8Array {
    const start = this.start(id);
    return this.#kernel.u8.subarray(start, start + this.length(id));
  }
}

/** Slots of a table with room for `capacity` ids: a power of two, at most three quarters of them ever taken. */
function slotsFor(capacity: number): number {
  return 2 ** Math.ceil(Math.log2((capacity * 4) / 3));
}
