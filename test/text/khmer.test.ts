import { describe, expect, it } from 'vitest';
import { romanizeKhmer } from '../../src/text/khmer.js';
import { takesAnyText } from './any-text.js';

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

  takesAnyText(romanizeKhmer, 0x1780, 0x1800, 'ក');
});
