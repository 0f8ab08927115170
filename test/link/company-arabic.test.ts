import { describe, expect, it } from 'vitest';
import { arabicName } from '../../src/category/company/arabic-names.js';
import { explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('arabicName', () => {
  it.each([
    ['الهلال', ['al', 'hilal']],
    ['هلال', ['hilal']],
    // with its marks, and with a letter that is written for another
    ['الهِلَال', ['al', 'hilal']],
    ['الأمانه', ['al', 'amana']],
  ])('%s: %j', (token, words) => expect(arabicName(token)).toEqual(words));

  it('knows of no other', () => {
    for (const token of ['', 'ال', 'شركة', 'زغزغ', 'hilal', 'الهلالhilal']) expect(arabicName(token)).toBeNull();
  });
});

describe('names of firms in Arabic letters', () => {
  it.each([
    ['شركة الهلال للتجارة ذ.م.م', 'Al Hilal Trading LLC'],
    ['مستشفى الرحمة الدولي', 'Al Rahma International Hospital'],
    ['مصنع النخيل للبلاستيك', 'Al Nakheel Plastic Factory'],
  ])('%s is %s', (written, latin) => expect(matchScore(written, latin)).toBeGreaterThan(threshold));

  it.each([
    ['شركة الهلال للتجارة', 'شركة النجم للتجارة'],
    ['شركة الهلال للتجارة', 'Al Najm Trading LLC'],
    ['شركة الهلال للتجارة', 'شركة الهلال للتأمين'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('are explained as they are read', () => {
    expect(explainKey('شركة الهلال').reasons.find(({ text }) => text === 'الهلال')).toMatchObject({ role: 'script', becomes: 'al hilal' });
  });
});
