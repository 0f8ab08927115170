import { Kernel } from '../../src/kernel/kernel.js';

/** A kernel with one region that each call writes afresh: what the tests need to hand bytes over. */
export class KernelMemory {
  readonly kernel = new Kernel();
  readonly base: number;
  #used = 0;

  constructor(readonly bytes: number) {
    this.base = this.kernel.alloc(bytes);
  }

  /** Forgets what was put; the old bytes stay as rubbish, as in real use. */
  clear(): this {
    this.#used = 0;
    return this;
  }

  /** A region of `length` bytes at an odd place or (aligned) at a multiple of 8. */
  take(length: number, alignment = 1): number {
    const at = Math.ceil((this.base + this.#used) / alignment) * alignment;
    this.#used = at + length - this.base;
    if (this.#used > this.bytes) throw new Error(`the test needs ${this.#used} bytes of kernel memory`);
    return at;
  }

  put(bytes: Uint8Array, alignment = 1): number {
    const at = this.take(bytes.length, alignment);
    this.kernel.u8.set(bytes, at);
    return at;
  }

  putInts(values: ArrayLike<number>): number {
    const at = this.take(values.length * 4, 4);
    this.kernel.i32.set(values, at >> 2);
    return at;
  }
}
