import { describe, expect, it } from 'vitest';
import { companyKey, individualKey } from '../../src/key/index.js';
import { defaultThreshold, matchScore } from '../../src/link/index.js';

const firms = 100 * defaultThreshold('company');
const persons = 100 * defaultThreshold('individual');

describe('words that names of firms in katakana and Hangul are made of', () => {
  it.each([
    ['ロイヤルホームセンター', 'Royal Home Center'],
    ['スーパースポーツゼビオ', 'Super Sports Zebio'],
    ['タワーレコード', 'Tower Record'],
    ['ラッキーマート', 'Lucky Mart'],
    ['オリンピックスポーツ', 'Olympic Sports'],
    ['グリーンパーク', 'Green Park'],
    ['サンライズ・テクノロジー', 'Sunrise Technology'],
    ['ABCクリーニング', 'ABC Cleaning'],
    ['コンピューターサービス', 'コンピュータサービス'],
    ['ﾗｯｷｰﾏｰﾄ', 'Lucky Mart'],
    ['메가커피', 'Mega Coffee'],
    ['그린파크호텔', 'Green Park Hotel'],
    ['골든브릿지', 'Golden Bridge'],
    ['サイト商事', 'Saito Shoji'],
    ['アンド', 'Ando'],
    ['コーセー', 'Kose'],
    ['현대백화점', 'Hyundai Department Store'],
    ['新竹市警察局', 'Hsinchu City Police Bureau'],
    ['한국철도공사', 'Korea Railroad Corporation'],
  ])('%s, %s', (written, latin) => {
    expect(matchScore(written, latin)).toBeGreaterThan(firms);
    expect(companyKey(written, { level: 'medium' })).toBe(companyKey(latin, { level: 'medium' }));
  });

  it.each([
    ['ロイヤルホームセンター', 'Royal Home Hotel'],
    ['ラッキーマート', 'Lucky Taxi'],
    ['グリーンパーク', 'Green Pack'],
    ['イーストバンク', 'West Bank'],
    ['ノースエアライン', 'South Airline'],
    ['パナソニックホーム', 'Sonic Home'],
    ['スカイバス', 'Sky Bath'],
    ['ブルースター', 'Blue Stone'],
    ['메가커피', 'Mega Chicken'],
    // (a long vowel at the end tells two words apart)
    ['ドラマー', 'Drama'],
    ['パスター', 'Pasta'],
    ['サンドラー', 'Sandra'],
    ['コスター', 'Costa'],
    ['ナイトー', 'Knight'],
    // (none of these sounds so)
    ['コーセー', 'Coca'],
    ['ダイオー', 'Dior'],
  ])('not %s, %s', (written, latin) => expect(matchScore(written, latin)).toBeLessThan(firms));

  it('cuts no name that everybody knows, and nothing out of another word', () => {
    expect(companyKey('スカート', { level: 'medium' })).not.toContain('car');
    expect(companyKey('パナソニック', { level: 'medium' })).toBe(companyKey('Panasonic', { level: 'medium' }));
  });
});

describe('foreign names in katakana and Hangul', () => {
  it.each([
    ['ジョン・スミス', 'John Smith'],
    ['マーガレット・サッチャー', 'Margaret Thatcher'],
    ['ウラジーミル・プーチン', 'Vladimir Putin'],
    ['ジャン＝ポール・サルトル', 'Jean-Paul Sartre'],
    ['ジャン゠ポール・サルトル', 'Jean-Paul Sartre'],
    ['ｼﾞｮﾝ ｽﾐｽ', 'John Smith'],
    ['도널드 트럼프', 'Donald Trump'],
    ['앙겔라 메르켈', 'Angela Merkel'],
    ['버락 오바마', 'Barack Obama'],
  ])('%s, %s', (written, latin) => {
    expect(matchScore(written, latin, { category: 'individual' })).toBeGreaterThan(persons);
    expect(individualKey(written, { level: 'medium' })).toBe(individualKey(latin, { level: 'medium' }));
  });

  it.each([
    ['ジョン・スミス', 'Jon Smith'],
    ['スティーブン・スピルバーグ', 'Steven Spielberg'],
    ['タナカ タロウ', 'Tanaka Taro'],
    ['サトウ ハナコ', 'Sato Hanako'],
    ['ワタナベ エリカ', 'Erika Watanabe'],
    ['김 안나', 'Kim Anna'],
    ['スミス ジョン', 'John Smith'],
    // (a surname of Japan tells that what stands beside it is no foreigner)
    ['ヤマダ ハル', 'Yamada Haru'],
    ['ナイト ユウキ', 'Naito Yuki'],
    ['アイダ ミツオ', 'Aida Mitsuo'],
    ['やまだ りん', 'ヤマダ リン'],
    ['ヤマダ リン', '山田 凛'],
    ['エマ ワトソン', 'Emma Watson'],
    // (whole Korean names)
    ['조안나', 'Cho An-na'],
    ['안소니', 'Ahn So-ni'],
    // U+3000
    ['ジョン\u3000スミス', 'John Smith'],
    ['스즈키\u3000리사', '스즈키 리사'],
    ['도널드\u3000트럼프', 'Donald Trump'],
    ['ジョージ・W・ブッシュ', 'George W. Bush'],
    ['ジョン\u00B7スミス', 'John Smith'],
    ['ジョージ・ブッシュ・ジュニア', 'George Bush Jr'],
    ['ケイト・ウィンスレット', 'Kate Winslet'],
  ])('%s, %s', (written, latin) => expect(matchScore(written, latin, { category: 'individual' })).toBeGreaterThan(persons));

  it.each([
    ['マイケル・ジャクソン', 'Michael Johnson'],
    ['ジョン・スミス', 'Joan Smith'],
    ['ジョージ・ブッシュ', 'Laura Bush'],
    ['タナカ タロウ', 'Tanaka Jiro'],
    ['도널드 트럼프', 'Ivanka Trump'],
    ['ポール・マーティン', 'Paul Morton'],
    ['アダム・サンドラー', 'Sandra Adam'],
    ['ワタナベ ユウコ', 'Watanabe Kenta'],
    ['ジョージ・ブッシュ・ジュニア', 'George Bush Sr'],
  ])('not %s, %s', (written, latin) => expect(matchScore(written, latin, { category: 'individual' })).toBeLessThan(persons));
});

describe('bodies by their Chinese and Japanese names', () => {
  it.each([
    ['广州市第一人民医院', '廣州市第一人民醫院'],
    ['横浜市役所', 'Yokohama City Hall'],
    ['上海地铁', 'Shanghai Metro'],
    ['田中医院', '田中 医院'],
    ['多摩信用金庫', 'Tama Shinkin Bank'],
  ])('%s, %s', (left, right) => expect(matchScore(left, right)).toBeGreaterThan(firms));

  it.each([
    ['their number', '重庆市第一中级人民法院', '重庆市第二十中级人民法院'],
    ['their number', '上海市第一中学', '上海市第二中学'],
    ['the level of their place', '吉林省人民医院', '吉林市人民医院'],
    ['the level of their place', '大阪府立大学', '大阪市立大学'],
    ['the level of their place', '福岡県医師会', '福岡市医師会'],
    ['what they are', '建设银行广州支行', '建设银行广州分行'],
    ['their surname', '田中医院', '中田医院'],
    ['what they are', '静岡市図書館', '静岡市博物館'],
  ])('told apart by %s: %s, %s', (_, left, right) => expect(matchScore(left, right)).toBeLessThan(firms));
});
