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
  ['Hebrew', 'Hahagana 3, Haifa', 'ההגנה 3, חיפה'],
  ['Thai', '71 หมู่ 2 ตำบลหนองปรือ อำเภอบางละมุง จังหวัดชลบุรี 20150', '71 ม.2 ต.หนองปรือ อ.บางละมุง จ.ชลบุรี 20150'],
  ['Thai', '14 ซ.ทองหล่อ 5 กทม. 10110', '14 ซอยทองหล่อ 5 กรุงเทพฯ 10110'],
  ['Hindi', 'मकान नंबर 9, सेक्टर 22, चंडीगढ़', 'H.No. 9, Sector 22, Chandigarh'],
  ['Chinese', '广州市天河区体育西路101号', 'No. 101 Tiyu West Road, Tianhe District, Guangzhou'],
  ['Chinese', '北京市西城区复兴门内大街55号 100140', '北京西城区复兴门内大街55号'],
  ['Chinese', '江苏省苏州市工业园区星湖街328号', '苏州市星湖街328号'],
  ['Chinese', '新北市板橋區文化路一段188巷12號', '220新北市板橋區文化路1段188巷12號'],
  ['Chinese', '802高雄市苓雅區三多四路21-2號', '高雄市苓雅區三多四路21號之2'],
  ['Chinese', '510000广州市天河区体育西路101号', '广州市天河区体育西路101号'],
  ['Chinese', '香港中環德輔道中19號', '19 Des Voeux Road Central, Hong Kong'],
  ['Chinese', '200 Nanjing Xi Lu, Shanghai', '200 Nanjing West Road, Shanghai'],
  ['Chinese', 'Huaihai Zhong Lu 100, Shanghai', '100 Huaihai Middle Road, Shanghai'],
  ['Chinese', '忠孝東路四段88號, 台北', '88 Chung Hsiao E. Rd. Sec. 4, Taipei'],
  ['Chinese', 'No. 5, Xinyi Rd, Taipei', '5 Hsin Yi Road, Taipei'],
  ['Korean', '서울특별시 구로구 디지털로 300', '300, Digital-ro, Guro-gu, Seoul'],
  ['Japanese', '東京都新宿区西新宿2-8-1', '2-8-1 Nishi-Shinjuku, Shinjuku-ku, Tokyo'],
  ['Japanese', '神奈川県横浜市西区みなとみらい2丁目3番1号', '2-3-1 Minatomirai, Nishi-ku, Yokohama'],
];

const DIFFERENT: typeof SAME = [
  ['Arabic', '40 شارع النيل، القاهرة', '40 شارع النيل، أسوان'],
  ['Chinese', 'Renmin Nan Lu 30, Chengdu', '30 Renmin North Road, Chengdu'],
  ['Latin', '12 Central Road, Leeds', '12 Middle Road, Leeds'],
  ['Latin', '12 East Street, Leeds', '12 Dong Street, Leeds'],
  ['Latin', '12 Oak Central Road, Leeds', '12 Oak Middle Road, Leeds'],
  ['Chinese', 'No. 88, Zhongxiao E. Rd., Taipei', '88 Chungshan E. Rd., Taipei'],
  ['Arabic', '40 شارع النيل، القاهرة', '42 شارع النيل، القاهرة'],
  ['Arabic', 'ص.ب 4410، الدوحة', 'ص.ب 4411، الدوحة'],
  ['Hebrew', 'רחוב ביאליק 5, רמת גן', 'רחוב ביאליק 5, חולון'],
  ['Hebrew', 'רחוב ביאליק 5 דירה 2, רמת גן', 'רחוב ביאליק 5 דירה 3, רמת גן'],
  ['Hebrew', 'רחוב ביאליק 5, רמת גן', '5 Herzl Street, Ramat Gan'],
  ['Thai', '71 หมู่ 2 ตำบลหนองปรือ จังหวัดชลบุรี 20150', '71 หมู่ 3 ตำบลหนองปรือ จังหวัดชลบุรี 20150'],
  ['Hindi', 'मकान नंबर 9, सेक्टर 22, चंडीगढ़', 'मकान नंबर 9, सेक्टर 32, चंडीगढ़'],
  ['Chinese', '广州市天河区体育西路101号', '广州市天河区体育东路101号'],
  ['Chinese', '广州市天河区体育西路101号', '广州市天河区体育路101号'],
  ['Chinese', '上海市黄浦区中山南路12号', '上海市黄浦区中山路12号'],
  ['Chinese', '802高雄市苓雅區三多四路21-2號', '高雄市苓雅區三多四路21號之3'],
  ['Chinese', '广州市天河区体育西路101号', '佛山市禅城区体育西路101号'],
  ['Chinese', '广州市天河区体育西路101号', 'No. 103 Tiyu West Road, Tianhe District, Guangzhou'],
  ['Chinese', '新北市板橋區文化路一段188號', '新北市板橋區文化路二段188號'],
  ['Korean', '서울특별시 서초구 강남대로 327', '서울특별시 서초구 강남서로 327'],
  ['Korean', '부산광역시 해운대구 대학로 97 B동 1203호', '부산광역시 해운대구 대학로 97 A동 1203호'],
  ['Korean', '서울 서초구 서초동 1305-3 가동 101호', '서울 서초구 서초동 1305-3 나동 101호'],
  ['Korean', '대전광역시 유성구 대학로 99', '대전광역시 서구 대학로 99'],
  ['Japanese', '名古屋市中区栄3-5-1', '名古屋市東区栄3-5-1'],
  ['Japanese', '東京都新宿区西新宿2-8-1', '2-8-2 Nishi-Shinjuku, Shinjuku-ku, Tokyo'],
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

  it('are compared in proportion to their length', () => {
    // (each letter may be left out, or not)
    expect(matchScore(`شارع ${'هو'.repeat(200)}ن 5`, `5 ${'hw'.repeat(200)}m Street`, { category })).toBeLessThan(threshold);
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
