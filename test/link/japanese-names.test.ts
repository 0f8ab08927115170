import { describe, expect, it } from 'vitest';
import { explainKey } from '../../src/key/index.js';
import { assignClusters, explainMatch, matchScore } from '../../src/link/index.js';

const threshold = 50;
const LEVELS = ['narrow', 'medium', 'wide'] as const;

describe('persons of Japan in Chinese characters', () => {
  it.each([
    // in no table
    ['石垣　裕義', 'イシガキ　ヒロヨシ'],
    ['石垣 裕義', 'Hiroyoshi Ishigaki'],
    // readings that are not the likeliest ones
    ['井村守宏', 'イムラモリヒロ'],
    ['平田　晴久', 'ヒラタ　ハルヒサ'],
    ['藤井　宗徳', 'フジイ　ムネノリ'],
    ['笠原 康人', 'Yasuhito Kasahara'],
    // kana without a blank
    ['田辺よし江', 'タナベヨシエ'],
    ['原田修一', 'ハラダシュウイチ'],
    // older forms
    ['高沢 太郎', '髙澤 太郎'],
  ])('%s is %s', (kanji, other) => {
    expect(matchScore(kanji, other, { category: 'individual' })).toBeGreaterThan(threshold);
    expect(matchScore(other, kanji, { category: 'individual' })).toBe(matchScore(kanji, other, { category: 'individual' }));
  });

  it.each([
    ['石垣　裕義', 'イシガキ　タロウ'],
    ['石垣　裕義', 'ヤマダ　ヒロヨシ'],
    // each way of reading is meant only beside what says it
    ['石垣 裕義', '石垣 裕美'],
    ['Hiroyoshi Ishigaki', 'Yasuyoshi Ishigaki'],
  ])('%s is not %s', (one, other) => {
    expect(matchScore(one, other, { category: 'individual' })).toBeLessThan(threshold);
  });

  it.each([
    ['髙橋 誠', '高橋 誠'],
    ['山﨑 太郎', '山崎 太郎'],
    ['渡邉 健', '渡邊 健'],
    ['濵田 直樹', '浜田 直樹'],
    ['嶋田 誠', '島田 誠'],
    ['冨田 誠', '富田 誠'],
    ['淸水 誠', '清水 誠'],
    ['靑木 誠', '青木 誠'],
    ['栁田 誠', '柳田 誠'],
    ['舩橋 誠', '船橋 誠'],
    ['埜口 誠', '野口 誠'],
    ['桒原 誠', '桑原 誠'],
    // beyond the first 65,536 characters, with a blank and without
    ['𠮷田 誠', '吉田 誠'],
    ['𠮷田誠', '吉田誠'],
    // a form that names of China have as well
    ['德永 誠', '徳永 誠'],
  ])('%s is %s, in another form of a character', (one, other) => {
    for (const level of LEVELS)
      expect(explainKey(one, { category: 'individual', level }).keyText).toBe(explainKey(other, { category: 'individual', level }).keyText);
  });

  it('names of China stay what they are', () => {
    const read = (name: string): string => explainKey(name, { category: 'individual' }).keyText;
    expect(read('王偉')).toMatch(/^wei \| wang/);
    expect(read('林志明')).toMatch(/lin/);
    expect(read('欧阳娜娜')).toMatch(/ouyang/);
    expect(read('志明 陈')).toMatch(/chen/);
  });
});

describe('firms of Japan', () => {
  it.each([
    ['関ヶ原製作所', '関ケ原製作所', '関が原製作所'],
    ['丸の内ホテル', '丸ノ内ホテル'],
    ['三ツ輪商会', '三ッ輪商会'],
    ['株式会社吉野家', '株式会社𠮷野家'],
  ])('are one in all forms of their characters and of kana between them: %s, %s', (...names) => {
    for (const level of LEVELS) expect(new Set(names.map((name) => explainKey(name, { level }).keyText)).size).toBe(1);
  });

  it.each([
    ['純正舎', '純正舍'],
    ['斎藤卯証券', '齋藤卯證劵'],
    ['岡庭繊維工業', '岡庭纎維工業'],
  ])('are one in new and old characters: %s, %s', (one, other) => {
    expect(matchScore(one, other)).toBeGreaterThan(80);
  });

  it.each([
    ['株式会社極洋', 'KYOKUYO CO., LTD.'],
    ['株式会社 極洋', 'KYOKUYO CO., LTD.'],
    ['極洋 株式会社', '株式会社極洋'],
    ['株式会社極洋', '極洋'],
    ['㈱ 極洋', 'Kyokuyo'],
    ['伊藤忠テクノソリューションズ株式会社', 'ITOCHU Techno-Solutions Corporation'],
    ['日産化学株式会社', 'Nissan Chemical Corporation'],
    ['飛島建設株式会社', 'TOBISHIMA CONSTRUCTION'],
    ['株式会社金下建設', 'Kaneshita Construction'],
    ['株式会社ラキール', 'LaKeel, Inc.'],
    ['株式会社ブロードリーフ', 'Broadleaf Co., Ltd.'],
    ['サカイオーベックス株式会社', 'SAKAIOVEX CO.,LTD.'],
    ['第一実業株式会社', 'Daiichi Jitsugyo Co., Ltd.'],
    // kana, as banks and registers write names
    ['株式会社山田商事', 'ヤマダショウジカブシキガイシャ'],
    ['株式会社山田商事', 'ｶ)ﾔﾏﾀﾞｼﾖｳｼﾞ'],
    ['株式会社極洋', 'ｶ)ｷﾖｸﾖｳ'],
    ['株式会社鉄建', 'カ）テツケン'],
    // older forms of characters
    ['関西鉄道', '關西鐵道'],
    ['豊国酒造', '豐國酒造'],
  ])('%s is %s', (own, other) => {
    expect(matchScore(own, other)).toBeGreaterThan(threshold);
    expect(matchScore(other, own)).toBe(matchScore(own, other));
  });

  it.each([
    ['株式会社極洋', 'Kyowa Co., Ltd.'],
    ['株式会社金下建設', 'Kinoshita Construction'],
    // read alike, and written otherwise
    ['株式会社光洋', '株式会社興洋'],
    ['東鉄工業株式会社', 'Toshiba'],
    ['第一実業株式会社', '第二実業株式会社'],
    ['株式会社コスター', 'Costa'],
  ])('%s is not %s', (one, other) => {
    expect(matchScore(one, other)).toBeLessThan(threshold);
  });

  it('says how the column has them', () => {
    const lines = explainMatch('株式会社金下建設', 'Kaneshita Construction').alignment;
    expect(lines).toContainEqual(expect.objectContaining({ left: 'kaneshita', right: 'kaneshita' }));
    // (the same alone is read as most such names are)
    expect(explainKey('株式会社金下建設').keyText).not.toContain('kaneshita');
  });

  it('are read as the column has them, whatever its order', () => {
    const names = [
      '株式会社金下建設',
      'Kaneshita Construction',
      '株式会社ラキール',
      'LaKeel, Inc.',
      '極洋',
      '株式会社極洋',
      '株式会社ブロードリーフ',
      'Broadleaf',
      'Acme',
      'Umbrella',
    ];
    const together = (values: readonly string[]): string[] => {
      const clusters = assignClusters(values);
      const groups = new Map<number, string[]>();
      for (const [i, value] of values.entries()) groups.set(clusters[i], [...(groups.get(clusters[i]) ?? []), value].sort());
      return [...groups.values()].map((group) => group.join(' = ')).sort();
    };
    expect(together(names)).toEqual(together([...names].reverse()));
    expect(together(names)).toEqual(
      expect.arrayContaining([
        'Kaneshita Construction = 株式会社金下建設',
        'LaKeel, Inc. = 株式会社ラキール',
        'Broadleaf = 株式会社ブロードリーフ',
        '株式会社極洋 = 極洋',
      ]),
    );
  });

  it('a place of China is a surname beside a form of Japan', () => {
    expect(explainKey('財団法人 中山記念').keyText).toMatch(/^nakayama/);
    for (const name of ['株式会社中山', '株式会社 中山', '中山 株式会社']) expect(explainKey(name).keyText).toMatch(/^nakayama \^/);
    expect(explainKey('中山有限公司').keyText).toMatch(/^zhongshan/);
    expect(explainKey('中山记念').keyText).toMatch(/^zhongshan/);
    expect(explainKey('國立慈濟大學').keyText).toMatch(/^national ciji/);
  });
});

describe('addresses of Japan', () => {
  it.each([
    ['東京都中央区銀座2-5', '中央区銀座二ノ五'],
    ['東京都板橋区志村前野町980', '板橋區志村前野町九八〇'],
    ['東京都中央区銀座2-5', '東京都中央区銀座2一5'],
    ['大阪市西区江戸堀南通2-37', '西區江戶堀南通二ノ三七'],
  ])('%s is %s', (one, other) => {
    expect(matchScore(one, other, { category: 'global-address' })).toBeGreaterThan(threshold);
  });

  it('other numbers are other houses', () => {
    expect(matchScore('東京都中央区銀座2-5', '中央区銀座二ノ六', { category: 'global-address' })).toBeLessThan(threshold);
  });
});
