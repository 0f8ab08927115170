import { describe, expect, it } from 'vitest';
import { romanizeBurmese } from '../../src/text/burmese.js';
import { takesAnyText } from './any-text.js';

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

  takesAnyText(romanizeBurmese, 0x1000, 0x10a0, 'က');
});
