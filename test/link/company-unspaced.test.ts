import { describe, expect, it } from 'vitest';
import { cutUnspacedName } from '../../src/category/company/unspaced-names.js';
import { charactersOf, isCharactersWord, isSpokenWord } from '../../src/lexicon/han-characters.js';
import { companyKey, explainKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const threshold = 100 * defaultThreshold('company');

describe('cutUnspacedName', () => {
  it.each([
    ['杭州明远软件', ['hangzhou', 'mingyuan', 'ruanjian']],
    ['浙江省杭州市明远软件技术', ['zhejiang', 'hangzhou', 'mingyuan', 'ruanjian', 'jishu']],
    ['明远', ['mingyuan']],
    ['远软件', ['yuanruanjian']],
    ['软件', ['ruanjian']],
    ['서울한빛건설', ['seoul', 'hanbit', 'geonseol']],
    ['高橋製薬', ['takahashi', 'seiyaku']],
    // a firm of China may be called so, too
    ['北京高桥软件', ['beijing', 'gaoqiao', 'ruanjian']],
    // a Thai name says first what it is, or last what it does
    ['โรงแรมเอเชีย', ['hotel', 'asia']],
    ['ร้านอาหารสุขใจ', ['restaurant', 'sukchai']],
    ['ทองดีขนส่ง', ['thongdi', 'transport']],
    // letters by what they are called
    ['เอสพี', ['sp']],
    ['เอส', ['s']],
  ])('%s: %j', (text, words) => expect(cutUnspacedName(text).filter((word) => !isCharactersWord(word) && !isSpokenWord(word))).toEqual(words));

  it('says in which characters places and names are written, as mainland China writes them', () => {
    const characters = (text: string): string[] => cutUnspacedName(text).filter(isCharactersWord).map(charactersOf);
    expect(characters('北京華信科技')).toEqual(['华信']);
    expect(characters('泰州明遠')).toEqual(['泰州', '明远']);
    expect(characters('高橋製薬')).toEqual(['高桥']);
    // what tables have in other words, or everybody knows, no other name is read like
    expect(characters('中国银行')).toEqual([]);
    expect(characters('서울한빛건설')).toEqual([]);
  });

  it('cuts no name that everybody knows', () => {
    expect(cutUnspacedName('中国银行')).toEqual(['zhongguoyinxing']);
    expect(cutUnspacedName('日立製作所')).toHaveLength(1);
    expect(cutUnspacedName('ธนาคารกรุงไทย')).toHaveLength(1);
  });

  it('takes any text', () => {
    for (const text of ['', '有', '有限公司', '科技科技科技', '北京北京北京', 'カ'.repeat(2000), '科技'.repeat(1000)])
      expect(() => cutUnspacedName(text)).not.toThrow();
  });
});

describe('a word for company', () => {
  it.each([
    ['Страховая компания Лазурит', 'Lazurit Insurance'],
    ['Spółka Talvik Meble', 'Talvik Meble'],
    ['Talvik Compañía Textil', 'Talvik Textil'],
  ])('says nothing beside a name: %s, %s', (left, right) => expect(matchScore(left, right)).toBeGreaterThan(threshold));

  it.each([
    ['Страховая компания Лазурит', 'Lazurit Investment Company'],
    ['Compañía Talvik', 'Compañía Orlop'],
  ])('is no name: %s, %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));
});

describe('names of firms without blanks', () => {
  it.each([
    ['厦门宏达贸易有限公司', 'Xiamen Hongda Trading Co., Ltd.'],
    ['南通华宇纺织有限公司', 'Nantong Huayu Textile Co Ltd'],
    ['高橋建設株式会社', 'Takahashi Kensetsu K.K.'],
    ['บริษัท แสงทองก่อสร้าง จำกัด', 'Saengthong Construction Co., Ltd.'],
    ['โรงพยาบาลกรุงเทพ', 'Bangkok Hospital'],
    ['บริษัท พี.เอส. เอ็นจิเนียริ่ง จำกัด', 'P.S. Engineering Co., Ltd.'],
    ['小林電機工業(株)', 'Kobayashi Electric Industries'],
    ['주식회사 한솔화학', 'Hansol Chemical Co., Ltd.'],
  ])('%s is %s', (written, latin) => expect(matchScore(written, latin)).toBeGreaterThan(threshold));

  it.each([
    ['厦门宏达贸易有限公司', 'Xiamen Hongtai Trading Co., Ltd.'],
    ['厦门宏达贸易有限公司', '宁波宏达贸易有限公司'],
    ['高橋製薬株式会社', '加藤製薬株式会社'],
    ['한솔화학', '한빛화학'],
  ])('%s is not %s', (left, right) => expect(matchScore(left, right)).toBeLessThan(threshold));

  it('have one key with and without a blank behind the legal form', () => {
    expect(companyKey('株式会社 高橋建設', { level: 'medium' })).toBe(companyKey('高橋建設株式会社', { level: 'medium' }));
    expect(companyKey('㈱高橋建設', { level: 'medium' })).toBe(companyKey('高橋建設株式会社', { level: 'medium' }));
  });

  it('are explained as they are read', () => {
    expect(explainKey('厦门宏达贸易有限公司').reasons[0]).toMatchObject({ role: 'script', becomes: 'xiamen hongda maoyi youxiangongsi' });
  });
});
