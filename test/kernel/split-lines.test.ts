import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KernelMemory } from './kernel-memory.js';

const memory = new KernelMemory(1 << 14);

/** Begin of each line and the end, as the kernel finds them; `null` where there are more lines than `capacity`. */
function split(text: Uint8Array, capacity: number): number[] | null {
  const { kernel } = memory.clear();
  const at = memory.put(text);
  memory.put(new Uint8Array(16).fill(10)); // newlines behind the text are none of its own
  const starts = memory.take((capacity + 2) * 4, 4);
  const lines = kernel.call.splitLines(at, text.length, starts, capacity);
  expect(kernel.u8[at + text.length]).toBe(10);
  if (lines > capacity) {
    expect(lines).toBe(capacity + 1);
    return null;
  }
  return Array.from(kernel.i32.subarray(starts >> 2, (starts >> 2) + lines + 1));
}

describe('splitLines', () => {
  it('is a search for newlines, at any length', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(10, 0, 13, 65, 138, 255), { maxLength: 80 }), fc.integer({ min: 1, max: 60 }), (bytes, capacity) => {
        const starts = [0, ...bytes.flatMap((byte, i) => (byte === 10 ? [i + 1] : [])), bytes.length + 1];
        expect(split(Uint8Array.from(bytes), capacity)).toEqual(starts.length - 1 > capacity ? null : starts);
      }),
      { numRuns: 1000 },
    );
  });
});
