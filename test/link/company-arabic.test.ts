import { describe, expect, it } from 'vitest';
import { scriptName } from '../../src/category/company/script-names.js';
import { explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('scriptName', () => {
  it.each([
    ['الهلال', ['al', 'hilal']],
    ['هلال', ['hilal']],
    // (the article alone is a particle of persons' names)
    ['ال', ['al']],
    // with its marks, and with a letter that is written for another
    ['الهِلَال', ['al', 'hilal']],
    ['الأمانه', ['al', 'amana']],
    // by whom firms are called: rows of persons
    ['כהן', ['cohen']],
    ['ট্রেডার্স', ['traders']],
    ['آل', ['al']],
  ])('%s: %j', (token, words) => expect(scriptName(token)).toEqual(words));

  it('knows of no other', () => {
    for (const token of ['', 'شركة', 'زغزغ', 'זגזג', 'গণেশ', 'hilal', 'الهلالhilal']) expect(scriptName(token)).toBeNull();
  });
});

describe('names of firms in Arabic and Hebrew letters', () => {
  it.each([
    ['شركة الهلال للتجارة ذ.م.م', 'Al Hilal Trading LLC'],
    ['مستشفى الرحمة الدولي', 'Al Rahma International Hospital'],
    ['مصنع النخيل للبلاستيك', 'Al Nakheel Plastic Factory'],
    ['مجموعة الحبتور', 'Al Habtoor Group'],
    // words of well-known names (مصرف الراجحي, קבוצת שטראוס) are read as any others
    ['مؤسسة الراجحي للتجارة', 'Al Rajhi Trading Establishment'],
    ['שטראוס גרופ', 'Strauss Group Ltd'],
    ['לוי הנדסה', 'Levi Engineering Ltd'],
    ['כהן ובניו', 'Cohen & Sons'],
    ['יקב כרמל', 'Carmel Winery'],
    ['شرکت پتروشیمی مارون', 'Maroun Petrochemical Company'],
    ['بیمه آسیا', 'Asia Insurance'],
  ])('%s is %s', (written, latin) => expect(matchScore(written, latin)).toBeGreaterThan(threshold));

  it.each([
    ['شركة الهلال للتجارة', 'شركة النجم للتجارة'],
    ['شركة الهلال للتجارة', 'Al Najm Trading LLC'],
    ['شركة الهلال للتجارة', 'شركة الهلال للتأمين'],
    ['לוי הנדסה', 'לוי השקעות'],
    ['בית מרקחת שרון', 'בית ספר שרון'],
    ['بانک صادرات ایران', 'بانک تجارت'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('are explained as they are read', () => {
    expect(explainKey('شركة الهلال').reasons.find(({ text }) => text === 'الهلال')).toMatchObject({ role: 'script', becomes: 'al hilal' });
  });
});
