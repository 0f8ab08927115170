import { describe, expect, it } from 'vitest';
import { romanizeKhmer } from '../../src/text/khmer.js';

describe('romanizeKhmer', () => {
  it.each([
    ['ហ៊ុន', 'hun'],
    ['សែន', 'sen'],
    ['ម៉ាណែត', 'manet'],
    ['សុខា', 'sokha'],
    ['សីហនុ', 'seihanu'],
    ['សំរិន', 'samrin'],
    ['ប៉ុល', 'pol'],
    ['ពត', 'pot'],
    ['២', '2'],
  ])('%s: %s', (written, latin) => expect(romanizeKhmer(written)).toBe(latin));

  it('takes any text, and leaves other characters as they are', () => {
    expect(romanizeKhmer('')).toBe('');
    expect(romanizeKhmer('A1 é\uD800')).toBe('A1 é\uD800');
    for (let code = 0x1780; code < 0x1800; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, letter.repeat(3), `ក${letter}`, `${letter}ក`]) expect(() => romanizeKhmer(text)).not.toThrow();
    }
  });
});
