import { describe, expect, it } from 'vitest';
import { romanizeIndic } from '../../src/text/indic.js';

describe('romanizeIndic', () => {
  it.each([
    ['राजेन्द्र', 'rajendra'],
    ['अंबानी', 'ambani'],
    ['सिंह', 'singh'],
    ['রহমান', 'rahman'],
    ['ইউনূস', 'iunus'],
    ['যাদব', 'jadab'],
    ['সূর্য', 'surya'],
    ['ਮਨਮੋਹਨ', 'manmohan'],
    ['પટેલ', 'patel'],
    ['విజయ', 'vijaya'],
    ['ಸಿದ್ದರಾಮಯ್ಯ', 'siddaramayya'],
    ['വിജയൻ', 'vijayan'],
    ['මහින්ද', 'mahinda'],
  ])('%s: %s', (written, latin) => expect(romanizeIndic(written)).toBe(latin));

  it('takes any text, and leaves other characters as they are', () => {
    expect(romanizeIndic('')).toBe('');
    expect(romanizeIndic('A1 é\uD800')).toBe('A1 é\uD800');
    for (let code = 0x0900; code < 0x0e00; code++) {
      const letter = String.fromCharCode(code);
      for (const text of [letter, letter.repeat(3), `क${letter}`, `${letter}क`]) expect(() => romanizeIndic(text)).not.toThrow();
    }
  });
});
