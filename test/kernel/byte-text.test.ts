import { describe, expect, it } from 'vitest';
import { bytesOfText } from '../../src/kernel/byte-text.js';
import { kernelCharacters, kernelOrder, kernelText } from '../../src/kernel/wasm.gen.js';

describe('bytes of a text', () => {
  it('are single characters and pairs', () => {
    // a, b: 7, 0; ca, cb, cc, cd: 1 to 4; da, ...: 5 and on
    expect([...bytesOfText('abcacdda', 'abcd', '0700010203040506')]).toEqual([7, 0, 1, 4, 5]);
    expect(bytesOfText('', 'abcd', '0700')).toHaveLength(0);
  });

  it('are the kernel, of which every byte has a place', () => {
    const bytes = bytesOfText(kernelText, kernelCharacters, kernelOrder);
    expect(WebAssembly.validate(bytes)).toBe(true);
    expect(new Set(kernelOrder.match(/../g)).size).toBe(256);
    // (nothing in it ends a string, a page's script or a line)
    expect(kernelText).not.toMatch(/['`$<\\\r\n]/);
  });
});
