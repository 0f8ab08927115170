import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InternTable } from '../../src/kernel/intern-table.js';
import { Kernel } from '../../src/kernel/kernel.js';
import { anyBytes } from '../reference/arbitraries.js';
import { wordHash } from '../reference/word-hash.js';
import { Interner } from '../reference/interner.js';

/** Id of some bytes: written behind the text there is, as the scan does it. */
function intern(kernel: Kernel, table: InternTable, bytes: Uint8Array): number {
  table.reserve(1, bytes.length);
  kernel.u8.set(bytes, table.bytesPointer + table.textBytes);
  return kernel.call.internTail(table.header, bytes.length);
}

describe('InternTable', () => {
  it('begins with the ids of another table as if they had been given one by one', () => {
    const texts = fc.uniqueArray(fc.oneof(anyBytes, fc.uint8Array({ maxLength: 2 })), { maxLength: 60, selector: (bytes) => bytes.join() });
    fc.assert(
      fc.property(texts, fc.nat(), (all, seed) => {
        const [kernel, otherKernel] = [new Kernel(), new Kernel()];
        const [table, other] = [new InternTable(kernel, 1, 16), new InternTable(otherKernel, 1, 16)];
        for (const text of all) table.describe(intern(kernel, table, text), seed & 0x7f, seed % all.length);
        other.fill(table.toParts());
        expect(other.toParts()).toEqual(table.toParts());
        for (const [id, text] of all.entries()) expect(intern(otherKernel, other, text)).toBe(id);
        expect(intern(otherKernel, other, new TextEncoder().encode('a new word, longer than any other of these, which are of sixteen bytes or so'))).toBe(
          all.length,
        );
      }),
    );
  });

  it('is the reference for any bytes, from the smallest table on', () => {
    const texts = fc.array(fc.oneof(anyBytes, fc.uint8Array({ maxLength: 2 })), { maxLength: 60 });
    fc.assert(
      fc.property(texts, (all) => {
        const kernel = new Kernel();
        const table = new InternTable(kernel, 1, 16);
        const reference = new Interner();
        for (const text of all) expect(intern(kernel, table, text)).toBe(reference.intern(text));
        expect(table.count).toBe(reference.texts.length);
        expect(table.textBytes).toBe(reference.texts.reduce((sum, text) => sum + text.length, 0));
        reference.texts.forEach((text, id) => {
          expect(table.bytes(id)).toEqual(text);
          expect(table.length(id)).toBe(text.length);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('tells apart texts that differ in one byte only, at every place and length', () => {
    const kernel = new Kernel();
    const table = new InternTable(kernel);
    const seen = new Set<number>();
    let count = 0;
    for (let length = 0; length <= 20; length++) {
      for (let place = -1; place < length; place++) {
        const text = new Uint8Array(length).fill(9);
        if (place >= 0) text[place] ^= 1;
        const id = intern(kernel, table, text);
        // rubbish behind the text, of another kind each time, has no say
        kernel.u8.fill(count, table.bytesPointer + table.textBytes, table.bytesPointer + table.textBytes + 16);
        expect(intern(kernel, table, text)).toBe(id);
        seen.add(id);
        count++;
      }
    }
    expect(seen.size).toBe(count);
  });

  describe('where two words fall into the same slot', () => {
    /** Interns two texts, the second where its slot is forged to be the first one's. */
    function collide(first: Uint8Array, second: Uint8Array): { ids: number[]; texts: Uint8Array[] } {
      const kernel = new Kernel();
      const table = new InternTable(kernel, 2, 64);
      const firstId = intern(kernel, table, first);
      const [slots, slotMask] = kernel.u32.subarray(table.header >> 2, (table.header >> 2) + 2);
      // a slot: the first and the last eight bytes, id + 1, class and length
      const slot = slots + (wordHash(second) & slotMask) * 32;
      const ends = Buffer.alloc(16);
      ends.set(first.subarray(0, 8));
      if (first.length > 8) ends.set(first.subarray(-8), 8);
      kernel.u8.set(ends, slot);
      kernel.u32[(slot + 16) >> 2] = firstId + 1;
      kernel.u16[(slot + 22) >> 1] = first.length;
      const secondId = intern(kernel, table, second);
      return { ids: [firstId, secondId], texts: Array.from({ length: table.count }, (_, id) => table.bytes(id).slice()) };
    }

    it('keeps apart texts of any length that differ in one byte', () => {
      for (let length = 1; length <= 18; length++) {
        for (let place = 0; place < length; place++) {
          const first = Uint8Array.from({ length }, (_, i) => i);
          const second = first.slice();
          second[place] ^= 0x80;
          expect(collide(first, second), `byte ${place} of ${length}`).toEqual({ ids: [0, 1], texts: [first, second] });
        }
      }
    });

    it('keeps apart texts of which one begins with the other', () => {
      for (let length = 0; length <= 18; length++) {
        const short = new Uint8Array(length).fill(7);
        const long = new Uint8Array(length + 1).fill(7);
        expect(collide(short, long), `${length} in front`).toEqual({ ids: [0, 1], texts: [short, long] });
        expect(collide(long, short), `${length} behind`).toEqual({ ids: [0, 1], texts: [long, short] });
      }
    });

    it('still knows a text by its bytes', () => {
      for (let length = 0; length <= 18; length++) {
        const text = new Uint8Array(length).fill(length);
        expect(collide(text, text)).toEqual({ ids: [0, 0], texts: [text] });
      }
    });
  });

  it('keeps ids and texts of 100,000 words through all doublings', () => {
    const kernel = new Kernel();
    const table = new InternTable(kernel, 2, 32);
    const count = 100_000;
    const word = (i: number): string => `${i.toString(36)}-${'x'.repeat(i % 23)}`;
    let growths = 0;
    let { buffer } = kernel.u8;
    for (let i = 0; i < count; i++) {
      if (table.internAscii(word(i)) !== i) throw new Error(`word ${i} was known already`);
      if (kernel.u8.buffer !== buffer) {
        growths++;
        buffer = kernel.u8.buffer;
      }
    }
    expect(table.count).toBe(count);
    expect(growths).toBeGreaterThan(3);
    for (let i = 0; i < count; i++) if (table.internAscii(word(i)) !== i) throw new Error(`word ${i} has another id`);
    expect(table.count).toBe(count);
    for (let i = 0; i < count; i += 997) expect(Buffer.from(table.bytes(i)).toString()).toBe(word(i));
  });

  it('gives no id where there is no room, and changes nothing', () => {
    const kernel = new Kernel();
    const table = new InternTable(kernel, 2, 64);
    table.internAscii('a');
    table.internAscii('b');
    kernel.u8[table.bytesPointer + table.textBytes] = 0x63;
    expect(kernel.call.internTail(table.header, 1)).toBe(-1);
    expect([table.count, table.textBytes]).toEqual([2, 2]);
    kernel.u8[table.bytesPointer + table.textBytes] = 0x62;
    expect(kernel.call.internTail(table.header, 1)).toBe(1); // known ones are still found
    expect(table.internAscii('c')).toBe(2);
  });

  it('reserves as much as was asked for at once', () => {
    const kernel = new Kernel();
    const table = new InternTable(kernel, 2, 32);
    table.internAscii('first');
    table.reserve(5000, 100_000);
    const [, slotMask, , capacity] = kernel.u32.subarray(table.header >> 2, (table.header >> 2) + 4);
    expect((slotMask + 1) * 3).toBeGreaterThanOrEqual(capacity * 4); // at most three quarters of the slots are ever taken
    const { buffer } = kernel.u8;
    for (let i = 0; i < 5000; i++) {
      const text = new TextEncoder().encode(`n${i}`);
      kernel.u8.set(text, table.bytesPointer + table.textBytes);
      expect(kernel.call.internTail(table.header, text.length)).toBe(i + 1);
    }
    expect(kernel.u8.buffer).toBe(buffer);
    expect(table.internAscii('first')).toBe(0);
  });

  it('lives beside other tables in one kernel', () => {
    const kernel = new Kernel();
    const tables = [new InternTable(kernel, 1, 16), new InternTable(kernel, 1, 16), new InternTable(kernel, 1, 16)];
    for (let i = 0; i < 3000; i++) for (const [t, table] of tables.entries()) expect(table.internAscii(`${t}:${i}`)).toBe(i);
    tables.forEach((table, t) => {
      for (let i = 0; i < 3000; i += 7) expect(Buffer.from(table.bytes(i)).toString()).toBe(`${t}:${i}`);
    });
  });
});
