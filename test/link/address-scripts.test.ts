import { describe, expect, it } from 'vitest';
import { globalAddressKey, matchScore } from '../../src/index.js';
import { defaultThreshold } from '../../src/link/index.js';

const category = 'global-address';
const threshold = defaultThreshold(category) * 100;

/** One address in two ways. */
const SAME: readonly (readonly [script: string, left: string, right: string])[] = [
  ['Arabic', '٤٠ شارع النيل، المعادي، القاهرة', '40 ش النيل - المعادى - القاهره'],
  ['Arabic', 'ص.ب 4410، الدوحة', 'P.O. Box 4410, Doha'],
  ['Arabic', '31 شارع جرير، عمان', '31 Jarir Street, Amman'],
  ['Arabic', 'طريق الأمير سلطان، حي الروضة، جدة 23435', 'طريق الامير سلطان، الروضة، جدة 23435'],
  ['Persian', 'تهران، خیابان ولیعصر، پلاک 12', 'تهران خيابان وليعصر پلاک ۱۲'],
  ['Hebrew', "שד' בן ציון 8, חיפה", 'שדרות בן ציון 8 חיפה'],
  ['Hebrew', 'ת"ד 559, אשדוד', 'ת.ד. 559 אשדוד'],
  ['Hebrew', "רח' דיזנגוף 61, תל אביב", '61 Dizengoff Street, Tel Aviv'],
  ['Thai', '71 หมู่ 2 ตำบลหนองปรือ อำเภอบางละมุง จังหวัดชลบุรี 20150', '71 ม.2 ต.หนองปรือ อ.บางละมุง จ.ชลบุรี 20150'],
  ['Thai', '14 ซ.ทองหล่อ 5 กทม. 10110', '14 ซอยทองหล่อ 5 กรุงเทพฯ 10110'],
  ['Hindi', 'मकान नंबर 9, सेक्टर 22, चंडीगढ़', 'H.No. 9, Sector 22, Chandigarh'],
];

const DIFFERENT: typeof SAME = [
  ['Arabic', '40 شارع النيل، القاهرة', '40 شارع النيل، أسوان'],
  ['Arabic', '40 شارع النيل، القاهرة', '42 شارع النيل، القاهرة'],
  ['Arabic', 'ص.ب 4410، الدوحة', 'ص.ب 4411، الدوحة'],
  ['Hebrew', 'רחוב ביאליק 5, רמת גן', 'רחוב ביאליק 5, חולון'],
  ['Hebrew', 'רחוב ביאליק 5 דירה 2, רמת גן', 'רחוב ביאליק 5 דירה 3, רמת גן'],
  ['Hebrew', 'רחוב ביאליק 5, רמת גן', '5 Herzl Street, Ramat Gan'],
  ['Thai', '71 หมู่ 2 ตำบลหนองปรือ จังหวัดชลบุรี 20150', '71 หมู่ 3 ตำบลหนองปรือ จังหวัดชลบุรี 20150'],
  ['Hindi', 'मकान नंबर 9, सेक्टर 22, चंडीगढ़', 'मकान नंबर 9, सेक्टर 32, चंडीगढ़'],
];

describe('addresses in scripts of their own', () => {
  it.each(SAME)('%s: %s is %s', (_script, left, right) => {
    expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
    expect(matchScore(right, left, { category })).toBe(matchScore(left, right, { category }));
  });

  it.each(DIFFERENT)('%s: %s is not %s', (_script, left, right) => {
    expect(matchScore(left, right, { category })).toBeLessThan(threshold);
    expect(globalAddressKey(left)).not.toBe(globalAddressKey(right));
  });

  it('letters of a script without vowels are no words of Latin letters', () => {
    // bn, vn and sh are short for other words there
    for (const [left, right] of [
      ['12 شارع بن خلدون، تونس', '12 شارع ابن خلدون، تونس'],
      ['רחוב בן יהודה 12, ירושלים', '12 Ben Yehuda Street, Jerusalem'],
    ])
      expect(matchScore(left, right, { category })).toBeGreaterThanOrEqual(threshold);
  });
});
