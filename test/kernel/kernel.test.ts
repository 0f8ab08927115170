import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NamesakeError } from '../../src/errors.js';
import { Kernel } from '../../src/kernel/kernel.js';

describe('Kernel', () => {
  it('hands out zeroed, aligned regions that do not overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(100), fc.nat(300_000)), { maxLength: 30 }), (sizes) => {
        const kernel = new Kernel();
        let end = 0;
        for (const size of sizes) {
          const at = kernel.alloc(size);
          expect(at % 16).toBe(0);
          expect(at).toBeGreaterThanOrEqual(end);
          end = at + size;
          expect(end).toBeLessThanOrEqual(kernel.u8.length);
          expect(kernel.u8.subarray(at, end).every((byte) => byte === 0)).toBe(true);
          kernel.u8.fill(0xaa, at, end);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('keeps what was written when its memory grows, under new views', () => {
    const kernel = new Kernel();
    const at = kernel.alloc(4);
    kernel.u32[at >> 2] = 0xdeadbeef;
    const before = kernel.u8;
    kernel.alloc(8 << 20);
    expect(before.length).toBe(0); // the old view is detached, not stale
    expect(kernel.u8.length).toBeGreaterThan(8 << 20);
    expect(kernel.u32[at >> 2]).toBe(0xdeadbeef);
    expect(kernel.i32[at >> 2]).toBe(0xdeadbeef | 0);
    expect([...kernel.u8.subarray(at, at + 4)]).toEqual([0xef, 0xbe, 0xad, 0xde]);
  });

  it('does not share memory with other kernels', () => {
    const [one, other] = [new Kernel(), new Kernel()];
    const at = one.alloc(16);
    expect(other.alloc(16)).toBe(at);
    one.u8.fill(1, at, at + 16);
    expect(other.u8.subarray(at, at + 16).every((byte) => byte === 0)).toBe(true);
  });

  it('begins anew in the memory of one that is done', () => {
    const used = new Kernel();
    const at = used.alloc(4 << 20);
    used.u8.fill(7, at, at + (4 << 20));
    const length = used.u8.length;
    const fresh = Kernel.inPlaceOf(used);
    expect(fresh.u8.length).toBe(length);
    expect(fresh.alloc(4 << 20)).toBe(at);
    expect(fresh.u8.length).toBe(length); // nothing more was taken
    expect(fresh.u8.subarray(at, at + (4 << 20)).some((byte) => byte !== 0)).toBe(false);
  });

  it('says so where more memory is asked for than there can be', () => {
    const kernel = new Kernel();
    expect(() => kernel.alloc(2 ** 32)).toThrow(NamesakeError);
    expect(() => kernel.alloc(2 ** 32)).toThrow(expect.objectContaining({ code: 'ERR_COLUMN_TOO_LARGE' }));
    expect(kernel.alloc(16)).toBe(65_536); // the refusal took nothing
  });

  it('hands out addresses beyond 2 GiB as they are', () => {
    const kernel = new Kernel();
    expect(kernel.alloc(2 ** 31 - 65_536)).toBe(65_536);
    expect(kernel.alloc(16)).toBe(2 ** 31);
  });
});
