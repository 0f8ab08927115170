import { isKana, romanizeKana } from '../text/kana.js';
import { isOfSeveralForms, plainHan } from './han-characters.js';
import { lazily } from './lazily.js';
import { tableText } from './table-text.js';

/** What a text in Chinese characters is in Japan, which says how they are mostly read: a surname, a given name, or a word, as names of firms are made of. */
export type KanjiUse = 'surname' | 'given' | 'word';

/** Columns of the table: `alone`: a given name of one character. */
const USES: readonly (KanjiUse | 'alone')[] = ['surname', 'given', 'alone', 'word'];
/** What a reading counts that a character has in the other place, and in another use. */
const Share = { place: 1, otherPlace: 0.1, otherUse: 0.02 } as const;
/** So many of the likeliest beginnings are read on. */
const BEAM = 24;
/** Longer texts are no names. */
const MAX_CHARACTERS = 8;
const SHARE_OF = /\d$/;
/** A run of kana, or any other character. */
const PARTS = /[\u3041-\u3094\u30A1-\u30F4\u30FC]+|./gu;

/** A reading, and how usual it is beside the others of its character. */
type Reading = readonly [latin: string, share: number];

/** Rows of tables/shared/kanji-readings.tsv, packed by scripts/tables/kanji-readings.mjs: the cells of each character by use. */
const rows = lazily(() => {
  const [written, ...uses] = tableText('shared', 'kanjiReadings').split('\n');
  const cells = uses.map((line) => line.split(','));
  const rowOf = new Map<string, number>();
  for (const [row, character] of [...written].entries()) rowOf.set(character, row);
  for (const [row, character] of [...written].entries()) {
    const plain = plainHan(character);
    if (plain !== character && !rowOf.has(PLAIN + plain)) rowOf.set(PLAIN + plain, row);
  }
  return { cells, rowOf };
});
/** In front of a simplified character: the row of another form of it. */
const PLAIN = '=';

/** The row of a character, or of another form of it: an older or rarer one (邊, 辺), or the simplified one. */
function rowOfCharacter(character: string): number | undefined {
  const { rowOf } = rows();
  const plain = plainHan(character);
  return rowOf.get(character) ?? rowOf.get(plain) ?? rowOf.get(PLAIN + plain);
}

function readingsOfCell(cell: string, isFront: boolean): readonly Reading[] {
  const [front, behind = front] = cell.split('|');
  const place = isFront ? front : behind;
  return place === '' ? [] : place.split(' ').map((reading) => [reading.replace(SHARE_OF, ''), Number(reading.at(-1))]);
}

const found = new Map<string, readonly Reading[]>();

/** How a character is read in a use and place, with parts of 1. */
function readingsOf(character: string, use: KanjiUse | 'alone', isFront: boolean): readonly Reading[] {
  const asked = `${use}${isFront ? '^' : ''}${character}`;
  const known = found.get(asked);
  if (known !== undefined) return known;
  const shares = new Map<string, number>();
  const row = rowOfCharacter(character);
  if (row !== undefined) {
    const { cells } = rows();
    const add = (of: KanjiUse | 'alone', front: boolean, weight: number): void => {
      for (const [latin, share] of readingsOfCell(cells[USES.indexOf(of)][row], front)) shares.set(latin, (shares.get(latin) ?? 0) + share * weight);
    };
    add(use, isFront, Share.place);
    add(use, !isFront, Share.otherPlace);
    for (const of of USES) if (of !== use && of !== 'alone') add(of, isFront, Share.otherUse);
  }
  let sum = 0;
  for (const share of shares.values()) sum += share;
  const readings = Array.from(shares, ([latin, share]): Reading => [latin, share / sum]);
  found.set(asked, readings);
  return readings;
}

/**
 * How a text in Chinese characters, kana among them, may be read in Japan as a surname, a given name, or a word: in Latin letters without the marks of long vowels, likeliest first. What the sounds of words do to
 * each other where they meet is done (鉄建 is tekken). Empty where it has a character that is not read there. O(characters).
 *
 * @param most  how many, at most.
 * @source IPADIC (NAIST): how the 28,000 names and 56,000 words are read that it has, cut by character (tables/shared/kanji-readings.tsv).
 * @example japaneseReadings('裕義', 'given', 3)  // => ['hiroyoshi', 'yuyoshi', …]
 */
export function japaneseReadings(written: string, use: KanjiUse, most: number): string[] {
  const characters = written.replace(/(.)\u3005/gu, '$1$1').match(PARTS) ?? [];
  if (characters.length > MAX_CHARACTERS) return [];
  const column = use === 'given' && characters.length === 1 ? 'alone' : use;
  let beginnings: Reading[] = [['', 1]];
  for (const [i, character] of characters.entries()) {
    const readings = isKana(character) ? [[shortVowels(romanizeKana(character)), 1] as const] : readingsOf(character, column, i === 0);
    const longer = new Map<string, number>();
    for (const [front, share] of beginnings) {
      for (const [latin, part] of readings) {
        const whole = use === 'word' ? joined(front, latin) : front + latin;
        longer.set(whole, Math.max(longer.get(whole) ?? 0, share * part));
      }
    }
    beginnings = [...longer].sort(([a, shareOfA], [b, shareOfB]) => shareOfB - shareOfA || (a < b ? -1 : 1)).slice(0, BEAM);
  }
  return beginnings.slice(0, most).flatMap(([latin]) => (latin === '' ? [] : [latin]));
}

/** Long vowels as short ones. */
export const shortVowels = (latin: string): string => latin.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');

/** Whether each character of a text is read in Japan, in such a use in its place in front or behind where one is given, and none is one that mainland China alone writes so. */
export function isReadAs(written: string, use?: KanjiUse): boolean {
  const { cells, rowOf } = rows();
  return Array.from(written.match(PARTS) ?? []).every((character, i) => {
    if (isKana(character)) return true;
    const row = rowOfCharacter(character);
    const isChinese = !rowOf.has(character) && plainHan(character) === character;
    return row !== undefined && !isChinese && (use === undefined || readingsOfCell(cells[USES.indexOf(use)][row], i === 0).length > 0);
  });
}

/** Chinese readings that end in tsu or chi, which is not said in front of a voiceless consonant; Japanese ones (matsu, natsu, mitsu, michi) keep it. */
const CUT_SHORT = /(?<!\b[mn]a|\bmi)(?<=[aiueo])tsu$|(?:\bi|ni|ha|ki|shi)chi$/;

/** Two parts of a word as they are said together: tetsu and ken are tekken, gaku and kai gakkai, ren and ho renpo. */
function joined(front: string, behind: string): string {
  const [sound] = behind;
  if (CUT_SHORT.test(front) && /^(?:[kstpfh]|ch)/.test(behind)) return front.replace(/(?:tsu|chi)$/, '') + doubled(behind);
  if (front.length > 2 && front.endsWith('ku') && sound === 'k') return front.slice(0, -2) + doubled(behind);
  if (front.endsWith('n') && (sound === 'h' || sound === 'f')) return `${front}p${behind.slice(1)}`;
  return front + behind;
}

/** What begins with a consonant that is said twice: ken is kken, chi tchi, ho ppo. */
function doubled(latin: string): string {
  if (/^[hf]/.test(latin)) return `pp${latin.slice(1)}`;
  return (latin.startsWith('ch') ? 't' : latin[0]) + latin;
}

/** Whether a text has kana, or a character that Japan alone writes so: 関, where others have 關 or 关. */
export function isJapaneseWriting(text: string): boolean {
  const { rowOf } = rows();
  return Array.from(text).some((character) => isKana(character) || (isOfSeveralForms(character) && rowOf.has(character)));
}
