import { usualHan } from '../../lexicon/han-characters.js';
import { cutHan, hasGrid, isChineseHouse, partCounted, partGrid } from './han.js';
import { cutHangul, HANGUL } from './hangul.js';
import { COMMA, type ScriptWords } from './script-words.js';

/** Han letters are behind all that is ASCII. */
const FIRST_LETTER = 0x80;
/** The first digits of a postcode of Taiwan, in front of the district that they stand for: they say nothing new. */
const TAIWANESE_POSTCODE = /^\d{3}(?=\D)/;
/** A postcode of China written against the province or town. */
const CHINESE_POSTCODE = /^(\d{6})(?=\D)/;
const UNSPACED = /[\u1100-\u11FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;
const KANJI_DIGITS = '〇一二三四五六七八九';
/** A number in ideographs in front of what counts blocks, lots, lines, sections of a road, storeys; behind a side, streets of a grid (中十条 is a town). */
const KANJI_NUMBER =
  /[〇一二三四五六七八九十百]+(?=丁目|丁|番(?![町丁])|号|號|線|地割|段|巷|弄|樓|楼|层|層)|(?<=[東西南北])[〇一二三四五六七八九十百]+(?=[条條])/g;
/** Towns that are called by a number, which stays one with its name: 三番町, 3番町, 三番丁. */
const NUMBERED_TOWN = /(?<!\d)(\d{1,2})番[町丁](?!目)/g;
const BAN_CHO = /番丁(?!目)/g;
/** The same in front of another number, behind one, and at the end behind what is called a town or a street: 二ノ五, 前野町九八〇. */
const KANJI_NUMBERS =
  /[〇一二三四五六七八九十百]+(?=[ノの之ー－−-][〇一二三四五六七八九十百\d])|(?<=[〇一二三四五六七八九十百\d][ノの之ー－−-])[〇一二三四五六七八九十百]+(?![\u3400-\u9FFF])|(?<=[町村通])[〇一二三四五六七八九十百]+$/g;
/** A dash that was typed as a one: 2一5. */
const DASH_AS_ONE = /(?<=\d)一(?=\d)/g;
/** What stands between the numbers of an address, and behind the last. */
const COUNTERS = /(\d)\s*(?:[樓楼號号]之|丁目|丁(?=\d)|番地の|番地|番|号室|号|號|室|楼|樓|层|層|階|栋|幢|棟|单元|の|ノ|之|[-‐‑–—―−ー－ｰ~〜])\s*(?=\d|$|[^\d])/g;
/** What is in a house of Japan, behind its number: a storey, a room. */
const STOREY = /(?<!\d)(\d+)(?:階|[fF](?![a-zA-Z]))/g;
const ROOM = /(?<!\d)(\d+)号室/g;
/** Between the number of a house and what stands at it (the look behind is bounded, as cells may be of any length): 神宮前5-10-1ジャイル; but 1番町, 2丁目, 5条, 3の, 4号室. */
const BUILDING =
  /(?=[\u3041-\u3096\u30A1-\u30FA\u3400-\u9FFF]{2})(?![の丁番号地条線町村階室棟])(?<=[\u3040-\u30FF\u3400-\u9FFF]\d{1,5}(?:(?:丁目|番地?|[-‐‑–—―−ー－ｰ~〜のノ])\d{1,5}){1,4}号?)/g;
const KANJI_DIGIT = /[〇一二三四五六七八九十]/;
/** Particles of names written in several ways: 霞ヶ関, 霞が関, 霞ケ関. */
const PARTICLES = /[ヶがヵカ](?=[\u3400-\u9FFF])/g;

/** Whether a token is of a script without blanks between its words. */
export function isUnspaced(token: string): boolean {
  return UNSPACED.test(token);
}

/**
 * A token of Han, kana or Hangul → words: regions and towns (with REGION_MARK) and names each one word, numbers apart, counters left out.
 *
 * @example cutUnspaced('三田二丁目1', known).slice(1)  // => ['2', '1']
 */
export function cutUnspaced(token: string, known: ScriptWords): string[] {
  if (HANGUL.test(token)) return cutHangul(token.normalize('NFC'), known);
  let plain = usualHan(token.normalize('NFKC'));
  // (most tokens have a few of these only)
  if (plain.includes('〒')) plain = plain.replaceAll('〒', ' ');
  if (plain.includes('番')) plain = plain.replace(NUMBERED_TOWN, (_, number: string) => `${ideographsOf(number)}番町`).replace(BAN_CHO, '番町');
  plain = plain.replace(KANJI_NUMBER, (number) => String(kanjiNumber(number)));
  if (KANJI_DIGIT.test(plain)) plain = plain.replace(DASH_AS_ONE, '-').replace(KANJI_NUMBERS, (number) => String(kanjiNumber(number)));
  const isChinese = isChineseHouse(plain);
  if (isChinese) plain = partCounted(plain.replace(TAIWANESE_POSTCODE, '').replace(CHINESE_POSTCODE, `$1 ${COMMA} `));
  const isGrid = !isChinese && hasGrid(plain);
  if (isGrid) plain = partGrid(plain);
  if (!isChinese) plain = partBuilding(plain);
  plain = plain.replace(COUNTERS, '$1 ');
  if (/[丁番字]/.test(plain)) plain = plain.replace(/丁目|番地|大字|字(?=[\u3400-\u9FFF])/g, ' ');
  if (/[ヶがヵカケ]/.test(plain)) plain = plain.replace(/(?<=[\u3400-\u9FFF])[ケ](?=[\u3400-\u9FFF])/g, 'ヶ').replace(PARTICLES, 'ヶ');
  const words: string[] = [];
  for (const piece of plain.match(/\d+|[^\d\s]+/g) ?? []) {
    const first = piece.charCodeAt(0);
    if (first < FIRST_LETTER) words.push(piece);
    else words.push(...cutHan(piece, isChinese || isGrid, known));
  }
  // (a postcode may follow)
  if (isChinese) words.push(COMMA);
  return words.filter((word) => word !== '');
}

/** 3 → 三, 12 → 十二. */
function ideographsOf(number: string): string {
  const [tens, ones] = [Math.floor(Number(number) / 10), Number(number) % 10];
  return `${tens > 1 ? KANJI_DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? KANJI_DIGITS[ones] : ''}`;
}

/** Buildings, storeys and rooms of Japan apart from the number of the house: 5-10-1ジャイル4F → 5-10-1 , ジャイル , floor 4 ,. */
function partBuilding(text: string): string {
  if (!/[階fF室]|\d[\u3041-\u9FFF]/.test(text)) return text;
  return text.replace(BUILDING, ` ${COMMA} `).replace(STOREY, ` ${COMMA} floor $1 ${COMMA} `).replace(ROOM, ` ${COMMA} room $1 ${COMMA} `);
}

/** 二十三 → 23; a run of digits without tens is read digit by digit (一〇 → 10). */
function kanjiNumber(text: string): number {
  if (text.length === 1 && KANJI_DIGITS.includes(text)) return KANJI_DIGITS.indexOf(text);
  if (!/[十百]/.test(text)) return Number([...text].map((digit) => KANJI_DIGITS.indexOf(digit)).join(''));
  let total = 0;
  let pending = 0;
  for (const sign of text) {
    const digit = KANJI_DIGITS.indexOf(sign);
    if (digit >= 0) pending = digit;
    else {
      total += Math.max(pending, 1) * (sign === '百' ? 100 : 10);
      pending = 0;
    }
  }
  return total + pending;
}
