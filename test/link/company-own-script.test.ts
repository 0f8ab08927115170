import { describe, expect, it } from 'vitest';
import { companyKey, explainKey } from '../../src/key/index.js';
import { assignClusters, defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('a firm that everybody knows, in its own script', () => {
  it.each([
    ['日立製作所', 'Hitachi Ltd'],
    ['トヨタ自動車株式会社', 'Toyota Motor Corporation'],
    ['현대자동차(주)', 'Hyundai Motor Company'],
    ['삼성전자', 'Samsung Electronics Co., Ltd.'],
    ['华为技术有限公司', 'Huawei Technologies Co Ltd'],
    ['Яндекс', 'Yandex LLC'],
    ['شركة الاتصالات السعودية', 'Saudi Telecom Company'],
    ['البنك العربي', 'Arab Bank'],
    ['البنك الأهلي المصري', 'National Bank of Egypt'],
    ['طيران الاتحاد', 'Etihad Airways'],
    ['בנק הפועלים בע"מ', 'Bank Hapoalim B.M.'],
    ['ΔΕΗ Α.Ε.', 'Public Power Corporation S.A.'],
    ['บริษัท ปูนซิเมนต์ไทย จำกัด (มหาชน)', 'Siam Cement Public Company Limited'],
  ])('%s, %s', (written, latin) => {
    expect(matchScore(written, latin)).toBeGreaterThan(threshold);
    expect(companyKey(written, { level: 'medium' })).toBe(companyKey(latin, { level: 'medium' }));
  });

  it.each([
    ['siblings of one group', '삼성전자', '삼성물산'],
    ['siblings of one group', '日立製作所', '日立建機'],
    ['siblings of one group', '三菱電機', 'Mitsubishi Heavy Industries'],
    ['two banks of one country', '中国银行', '中国农业银行'],
    ['two banks of one country', 'بنك مصر', 'National Bank of Egypt'],
    ['a name that begins with it', '日立製作所', 'Hitachi Zosen'],
    ['a bank of the group', 'Газпром нефть', 'Gazprombank'],
    ['a bank whose name begins like it', 'البنك العربي الأفريقي الدولي', 'Arab Bank'],
    ['a firm whose name ends like it', 'Tổng công ty Cảng hàng không Việt Nam', 'Vietnam Airlines'],
  ])('not %s: %s, %s', (_, left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
    expect(companyKey(left, { level: 'medium' })).not.toBe(companyKey(right, { level: 'medium' }));
  });

  it('a short one counts as the whole name alone', () => {
    expect(companyKey('日立', { level: 'medium' })).toBe(companyKey('Hitachi', { level: 'medium' }));
    expect(companyKey('日立 物流', { level: 'medium' })).not.toBe(companyKey('Hitachi Wuliu', { level: 'medium' }));
  });

  it('makes no well-known name of what it is in Latin letters', () => {
    expect(companyKey('Toyota Motor', { level: 'wide' })).toBe(companyKey('Toyota', { level: 'wide' }));
  });

  it('says by which row', () => {
    expect(JSON.stringify(explainKey('日立製作所', { level: 'medium' }).reasons)).toContain('Hitachi (script) [JP]');
  });
});

describe('a bank of a state, in its own language', () => {
  it.each([
    ['Banque Nationale du Canada', 'National Bank of Canada'],
    ['Banco de España', 'Bank of Spain'],
    ['Nationale Bank van België', 'Banque Nationale de Belgique'],
  ])('%s, %s', (own, english) => {
    expect(matchScore(own, english)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Banque Nationale du Canada', 'Bank of Canada'],
    ['Banco Central do Brasil', 'Banco do Brasil'],
    ['Banque de France', 'Banque Nationale de France'],
  ])('not %s, %s', (left, right) => {
    expect(matchScore(left, right)).toBeLessThan(threshold);
  });
});

describe('English words as they are heard, in letters of another script', () => {
  it.each([
    ['ООО Кестрел Интернешнл', 'Kestrel International LLC'],
    ['ООО Кестрел Кэпитал', 'Kestrel Capital LLC'],
    ['АО «Эйр Кестрел»', 'Air Kestrel JSC'],
    ['Кестрел Инженеринг ЕООД', 'Kestrel Engineering EOOD'],
    ['شركة النور تريدنج', 'Al Noor Trading Company'],
    ['النور هولدينج جروب', 'Al Noor Holding Group'],
    ['النور انترناشيونال', 'Al Noor International'],
    ['כהן גרופ אינטרנשיונל בע"מ', 'Cohen Group International Ltd'],
    ['केस्ट्रेल टेक्नोलॉजीज प्रा. लि.', 'Kestrel Technologies Pvt Ltd'],
    ['Κεστρέλ Ντιζάιν Α.Ε.', 'Kestrel Design S.A.'],
  ])('%s is %s', (written, latin) => {
    expect(matchScore(written, latin)).toBeGreaterThan(threshold);
  });

  it('do not make one of two firms', () => {
    expect(matchScore('شركة النور تريدنج', 'Al Noor Capital')).toBeLessThan(threshold);
    expect(matchScore('ООО Кестрел Кэпитал', 'Kestrel Air LLC')).toBeLessThan(threshold);
  });

  it.each([
    ['(財)ケストレル', '財団法人ケストレル'],
    ['(医)ケストレル会', '医療法人ケストレル会'],
    ['ЧОУ Кестрел', 'Частное образовательное учреждение Кестрел'],
  ])('legal forms in brackets: %s, %s', (short, full) => {
    expect(matchScore(short, full)).toBeGreaterThan(threshold);
  });
});

describe('a name in Cyrillic that is written in Latin letters elsewhere', () => {
  it.each([
    ['ООО «Рекордика»', 'Recordica LLC'],
    ['Вестор', 'Westor'],
    ['Цептер', 'Zepter'],
    ['ООО Джетком', 'Jetcom LLC'],
    ['Юнилайн', 'Uniline'],
    ['Фармакор', 'Pharmacor'],
    ['Квантум Лаб', 'Quantum Lab'],
    ['Хекслет', 'Hexlet'],
    ['Алрекс', 'Alrex'],
    ['Векста', 'Vexta'],
  ])('%s, %s', (written, latin) => {
    expect(matchScore(written, latin)).toBeGreaterThan(threshold);
  });

  it.each([
    ['Вестор', 'Festo'],
    ['Цептер', 'Center'],
    ['Юнилайн', 'Unilever'],
    ['Рубикон', 'Rubin'],
  ])('not %s, %s', (written, latin) => {
    expect(matchScore(written, latin)).toBeLessThan(threshold);
  });

  it('is read letter by letter where the column has that as well', () => {
    const clusters = assignClusters(['Рекордика', 'Rekordika', 'Recordica', 'Vesta']);
    expect(clusters[0]).toBe(clusters[1]);
  });
});
