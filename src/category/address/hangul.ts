import { foldWords } from '../../text/fold.js';
import { romanizeHangul } from '../../text/hangul.js';
import type { ScriptWords } from './script-words.js';

/** Between two words of a token that a hyphen parts, here or as the scan sees it. */
export const DASH = '-';
export const HANGUL = /[\uAC00-\uD7AF]/;
/** Behind the word of a region or town, which nothing else tells from the word of a name. */
export const REGION_MARK = '-';

/** What cities are called behind their names, which is left out as often as not. */
const CITY = /^(.{2,})(?:특별자치시|특별시|광역시)$/;
/** Provinces, towns and quarters, each a word of its own. */
const REGION = /^.{1,4}(?:시|도|군|구|읍|면)$/;
/** Metropolitan cities, which often stand without any word for it. */
const LONE_CITY = /^(?:서울|부산|대구|인천|광주|대전|울산|세종)시?$/;
/** A road and its type, with the number of what leaves it: 테헤란로152길. */
const ROAD = /^(.+?)(대로|로|길)(?:(\d+[가나다라마바사]?)번?길)?(\d+)?$/;
const ROAD_TYPES: Readonly<Record<string, string>> = { 대로: 'daero', 로: 'ro', 길: 'gil' };
/** Which of the roads of one name: 월드컵북로. */
const SIDE = /^(.{2,})(중앙|[동서남북])$/;
const SIDES: Readonly<Record<string, string>> = { 중앙: 'jungang', 동: 'dong', 서: 'seo', 남: 'nam', 북: 'buk' };
/** 152길, 12번길, 55가길, apart from the road that it leaves. */
const BRANCH = /^(\d+[가나다라마바사]?)번?길$/;
/** 5층, 101동, 203호: the storey, the building, the unit; buildings go by letters, too: B동, 가동. */
const UNIT = /^(지하)?(\d+|[a-z가나다라마](?=동))(층|동|호|호실)$/i;
/** The first letters of Hangul, which buildings are counted by as others are by A to E. */
const BUILDINGS: Readonly<Record<string, string>> = { 가: 'a', 나: 'b', 다: 'c', 라: 'd', 마: 'e' };
const UNIT_WORDS: Readonly<Record<string, string>> = { 층: 'floor', 동: 'bldg', 호: 'unit', 호실: 'unit' };

/**
 * A token of Hangul → words: a region (with {@link REGION_MARK}), a road and its type, a unit and its designator; a road that leaves another is its number and its type.
 *
 * @example cutHangul('테헤란로', known)  // => ['teheran', '-', 'ro']
 */
export function cutHangul(token: string, known: ScriptWords): string[] {
  const city = CITY.exec(token);
  if (city !== null) return [roman(city[1]) + REGION_MARK];
  if (LONE_CITY.test(token)) return [roman(token.slice(0, 2)) + REGION_MARK];
  if (REGION.test(token)) return [roman(token) + REGION_MARK];
  const unit = UNIT.exec(token);
  if (unit !== null) return unit[1] === undefined ? [UNIT_WORDS[unit[3]], BUILDINGS[unit[2]] ?? unit[2].toLowerCase()] : ['basement', unit[2]];
  const branch = BRANCH.exec(token);
  if (branch !== null) return [roman(branch[1]), DASH, 'gil'];
  const road = ROAD.exec(token);
  if (road === null) return token.split(/(\d+)/).flatMap((piece) => (piece === '' ? [] : HANGUL.test(piece) ? [roman(piece)] : foldWords(piece)));
  const [, name, type, number, house] = road;
  const [, place, side] = SIDE.exec(name) ?? [name, name];
  const words = [...(known.words.get(place) ?? [roman(place)])];
  if (side !== undefined) words.push(SIDES[side]);
  words.push(DASH, ROAD_TYPES[type]);
  if (number !== undefined) words.push(roman(number), DASH, 'gil');
  if (house !== undefined) words.push(house);
  return words;
}

function roman(text: string): string {
  return foldWords(romanizeHangul(text)).join('');
}
