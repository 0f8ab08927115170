import { describe, expect, it } from 'vitest';
import { romanizeBurmese } from '../../src/text/burmese.js';

describe('romanizeBurmese', () => {
  it.each([
    ['အောင်ဆန်းစုကြည်', 'aung san su kyi'],
    ['ဦးသန့်', 'u thant'],
    ['ဝင်းမြင့်', 'win myint'],
    ['သိန်းစိန်', 'thein sein'],
    ['မင်းအောင်လှိုင်', 'min aung hlaing'],
    ['ခင်မျိုးချစ်', 'khin myo chit'],
    ['ထွန်း', 'htun'],
    ['၂', '2'],
  ])('%s: %s', (written, latin) => expect(romanizeBurmese(written)).toBe(latin));

  it('takes any text, and leaves other characters as they are', () => {
    expect(romanizeBurmese('')).toBe('');
    expect(romanizeBurmese('A1 é\uD800')).toBe('A1 é\uD800');
    for (let code = 0x1000; code < 0x10a0; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, letter.repeat(3), `က${letter}`, `${letter}က`]) expect(() => romanizeBurmese(text)).not.toThrow();
    }
  });
});
