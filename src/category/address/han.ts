import { foldWords } from '../../text/fold.js';
import { REGION_MARK } from './hangul.js';
import { COMMA, type ScriptWords } from './script-words.js';

/** A street of China or Taiwan and its number: 世纪大道100号, 信義路五段7號, 城市之光路30弄5号; at the end without what counts it, which stands behind a hyphen then: 三多四路21-2號. */
const HOUSE = /(?:[路街道巷弄段]|道[中东東西])[\d\s]*\d(?:[之-]\d+)?[弄巷号號]|(?<![番小])[路街巷弄段]\d+$/;
const PREFECTURE = /^(東京都|北海道|(?:京都|大阪)府|..?.県|..?.省|..?.?自治区)/;
/** A town, its ward; what belongs to a county is one with it. */
const TOWNS: readonly RegExp[] = [/^.+?郡.+?[町村]/, /^[^区區县縣]+?市(?!市)/, /^.+?[区區]/, /^.+?[县縣]/];
/** Where neither prefecture nor town is in front. */
const LONE_TOWN = /^.+?[町村]/;
/** What is between a town of China and its street. */
const QUARTER = /^(?:科技园|工业园|.{2,}?(?:街道|开发区|開發區|工业区|工業區|园区|園區|科技园|工业园|[镇鎮乡鄉]))(?=..)/;
/** A street: its name (where no table has it), where of it, which of several (中山东一路, 中正一路), and its type. */
const STREET = /^(.{2,}?|)([东東西南北])?([一二三四五六七八九])?(大道|大街|胡同|[路街巷])$/;
const STREET_TYPES: Readonly<Record<string, string>> = { 大道: 'dadao', 大街: 'dajie', 胡同: 'hutong', 路: 'lu', 街: 'jie', 巷: 'xiang' };
const DIRECTIONS: Readonly<Record<string, string>> = { 东: 'east', 東: 'east', 西: 'west', 南: 'south', 北: 'north' };
const MIN_NAME = 2;
const DIGITS = '〇一二三四五六七八九';
/** The kinds of towns, which their names stand without in Latin letters. */
const KIND = /^(.{2,})[省市]$/;
/** Streets of Hokkaido's towns, which are called by how far they are from a corner, and on which side: 北1条西2丁目, 西5条南9丁目. */
const GRID_STREET = /[東西南北]\d+条/;
const GRID = /([東西南北])(\d+)条(?:([東西南北])(?=\d))?/g;
const SIDES: Readonly<Record<string, string>> = { 東: 'higashi', 西: 'nishi', 南: 'minami', 北: 'kita' };
/** What numbers count besides houses, as others call it: sections and lanes of a street, buildings, entrances, storeys, rooms. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  // the last number of all, behind a building or a storey: A座1005, 18层1803号
  [/([单單][元]|[栋幢棟座楼樓层層])(\d{3,4})[号號]?(?=$|[\s(（,，])/g, `$1${part('room', 2)}`],
  [/(?<!\d)(\d+)段/g, part('section')],
  // (a lane that is nothing else: "lane" is a type of street as well)
  [/(?<!\d)(\d+)巷/g, part('nong')],
  [/(?<!\d)(\d+)弄/g, part('nong')],
  [/(?<!\d)(\d+)(?:号楼|號樓|[栋幢棟座])/g, part('building')],
  [/([a-z])(?:号楼|號樓|[栋幢棟座])/gi, part('building')],
  [/(?<!\d)(\d+)(?:单元|單元)/g, part('unit')],
  [/(?<!\d)(\d+)[樓楼层層]之(\d+)/g, `${part('floor')}${part('room', 2)}`],
  [/(?<!\d)(\d+)[樓楼层層]/g, part('floor')],
  [/(?<!\d)(\d+)[室房]/g, part('room')],
  // a room without its word: 12号403
  [/(?<!\d)(\d+[号號])(\d{3,4})(?=$|[\s(（,，])/g, `$1${part('room', 2)}`],
  // what a house is called, behind its number: 88号国贸大厦
  [/(?<!\d)(\d+[号號])(?=[\u3400-\u9FFF]{3})(?![院楼樓线線店铺鋪室房])/g, `$1 ${COMMA} `],
];

/** Whether a text (its numbers in digits) has the house of a street of China or Taiwan, where Japan has blocks. */
export function isChineseHouse(text: string): boolean {
  return HOUSE.test(text);
}

/** A number and what it counts, apart from all else. */
function part(word: string, group = 1): string {
  return ` ${COMMA} ${word} $${group} ${COMMA} `;
}

/** Whether a text (its numbers in digits) has a street of such a grid. */
export function hasGrid(text: string): boolean {
  return GRID_STREET.test(text);
}

/** Sides and numbers of the streets of a grid, apart from each other: 北1条西2丁目 → 1 kitajo nishi 2丁目. */
export function partGrid(text: string): string {
  return text.replace(GRID, (_, side: string, number: string, other?: string) => ` ${number} ${SIDES[side]}jo ${SIDES[other ?? ''] ?? ''} `);
}

/** Sections and lanes of a street, and what is in a house, apart from each other: 5段7 → , section 5, 7. */
export function partCounted(text: string): string {
  return NUMBERED.reduce((rest, [pattern, apart]) => rest.replace(pattern, apart), text);
}

/**
 * Letters of Han without numbers → regions and towns, each a word (with {@link REGION_MARK}), and a name; `hasStreet`: the name is that of a street of China.
 *
 * @example cutHan('北京市朝阳区建国路', true, known)  // => ['beijing-', 'chaoyangqu-', 'jianguo', 'lu']
 */
export function cutHan(piece: string, hasStreet: boolean, known: ScriptWords): string[] {
  const words: string[] = [];
  let rest = putRegions(piece, hasStreet, known, words);
  if (rest === '') return words;
  const name = known.words.get(rest);
  if (name !== undefined) return [...words, ...name];
  if (!hasStreet) return [...words, roman(rest)];
  for (let found = QUARTER.exec(rest); found !== null; found = QUARTER.exec(rest)) {
    words.push(roman(found[0]) + REGION_MARK);
    rest = rest.slice(found[0].length);
  }
  rest = putQuarters(rest, known, words);
  return rest === '' ? words : [...words, ...cutStreet(rest, known)];
}

/** Names of the table that others follow: 中環德輔道中. */
function putQuarters(text: string, known: ScriptWords, words: string[]): string {
  for (let length = text.length; length >= MIN_NAME; length--) {
    const name = known.words.get(text.slice(0, length));
    if (name === undefined) continue;
    words.push(...name);
    return putQuarters(text.slice(length), known, words);
  }
  return text;
}

function putRegions(piece: string, hasStreet: boolean, known: ScriptWords, words: string[]): string {
  let rest = piece;
  const take = (length: number, name: string): void => {
    words.push(name + REGION_MARK);
    rest = rest.slice(length);
  };
  for (const pattern of [PREFECTURE, ...TOWNS]) {
    const row = regionAt(rest, known, words.length > 0);
    if (row !== undefined) {
      take(row[0].length, row[1].join(''));
      if (rest === '') return rest;
    }
    const found = pattern.exec(rest);
    if (found === null || (found[0].length === rest.length && !hasStreet && words.length === 0)) continue;
    take(found[0].length, roman(KIND.exec(found[0])?.[1] ?? found[0]));
    if (rest === '') return rest;
  }
  const town = words.length === 0 && !hasStreet ? LONE_TOWN.exec(rest) : null;
  if (town !== null && town[0].length < rest.length) take(town[0].length, roman(town[0]));
  return rest;
}

/** The row of a region that `text` begins with; behind another only one that says what it is. */
function regionAt(text: string, known: ScriptWords, behind: boolean): readonly [string, readonly string[]] | undefined {
  const row = known.regions.get(text.charCodeAt(0))?.find(([written]) => text.startsWith(written));
  return row === undefined || (behind && !/[市区區县縣]$/.test(row[0])) ? undefined : row;
}

function cutStreet(text: string, known: ScriptWords): string[] {
  const found = STREET.exec(text);
  if (found === null) return [roman(text)];
  const [, name, direction, number, type] = found;
  const words = name === '' ? [] : [...(known.words.get(name) ?? [roman(name)])];
  if (direction !== undefined) words.push(DIRECTIONS[direction]);
  if (number !== undefined) words.push(ordinal(DIGITS.indexOf(number)));
  return [...words, STREET_TYPES[type]];
}

/** 1st, as others write the number of a street. */
function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}

function roman(text: string): string {
  return foldWords(text).join('');
}
