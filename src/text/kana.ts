/** Sounds of the kana by their place in the katakana block from ァ (U+30A1) on; '-': the small ones, which change the one in front. */
const SOUNDS: readonly string[] = (
  '- a - i - u - e - o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji - tsu zu te de to do na ni nu ne no ' +
  'ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo - ya - yu - yo ra ri ru re ro - wa i e o N vu'
).split(' ');
const FIRST = 0x30a1;
/** From a hiragana to its katakana. */
const TO_KATAKANA = 0x60;
const SMALL: Readonly<Record<string, string>> = { ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ャ: 'ya', ュ: 'yu', ョ: 'yo', ヮ: 'wa', ッ: 'Q', ー: ':' };
/** Kana that are read here; the small ke of counters (ヶ) is none. */
const RUN = /[\u3041-\u3094\u30A1-\u30F4\u30FC]+/gu;

const KANA = /^[\u3041-\u3094\u30A1-\u30F4\u30FC]+$/;

/** Whether a text is nothing but kana that are read here, and some. */
export const isKana = (text: string): boolean => KANA.test(text);

const KATAKANA = /^[\u30A1-\u30F4\u30FC]+$/;

/** Whether a text is nothing but katakana that are read here, and some. */
export const isKatakana = (text: string): boolean => KATAKANA.test(text);

/** Kana between Chinese characters that names are written with in several ways, and the one that stands for all. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Script=Han})[ケヵカがガヶ](?=\p{Script=Han})/gu, 'ヶ'],
  [/(?<=\p{Script=Han})[のノ](?=\p{Script=Han})/gu, 'ノ'],
  [/(?<=\p{Script=Han})[ッツっつ](?=\p{Script=Han})/gu, 'ツ'],
];
const MAY_LINK = /[ケヵカがガヶのノッツっつ]/;

/** A text with one of the kana that names are written with between two Chinese characters: 関ケ原 and 関が原 are 関ヶ原, 丸の内 is 丸ノ内, 三ッ輪 is 三ツ輪. O(length). */
export function withUsualLinks(text: string): string {
  return MAY_LINK.test(text) ? LINKS.reduce((linked, [written, usual]) => linked.replace(written, usual), text) : text;
}

/**
 * Hiragana and katakana as Hepburn writes them in Latin letters: the small ones with the one in front, a doubled consonant twice (tch), long vowels without a mark. Other characters stay.
 * O(length).
 *
 * @example romanizeKana('ファミリーマート')  // => 'famirimato'
 * @example romanizeKana('ジョイフル')  // => 'joifuru'
 */
export function romanizeKana(text: string): string {
  return text.replace(RUN, (run) =>
    kanaSounds(run)
      .replace(/Q(?=ch)/g, 't')
      .replace(/Q(?=([b-df-hj-np-tv-z]))/g, '$1')
      .replace(/[Q:]/g, '')
      .replace(/N/g, 'n'),
  );
}

/**
 * How a text of nothing but kana sounds: vowels, `:` behind a long one, consonants as Hepburn writes them, `Q` in front of a doubled one, `N` for a syllable of its own. O(length).
 *
 * @example kanaSounds('サッチャー')  // => 'saQcha:'
 */
export function kanaSounds(kana: string): string {
  const sounds: string[] = [];
  for (const character of kana) {
    const code = character.charCodeAt(0);
    const katakana = code < FIRST ? String.fromCharCode(code + TO_KATAKANA) : character;
    const small = SMALL[katakana];
    if (small === undefined) sounds.push(SOUNDS[katakana.charCodeAt(0) - FIRST]);
    else if (small === 'Q' || small === ':' || sounds.length === 0 || (small.length > 1 && !/[ieu]$/.test(sounds[sounds.length - 1]))) sounds.push(small);
    else if (isLengthened(sounds[sounds.length - 1], small)) sounds.push(':');
    else sounds.push(withSmall(sounds.pop() ?? '', small));
  }
  return sounds.join('');
}

/**
 * The sounds of a text of nothing but kana without what a word is written with in one way or another: ウィ or ウイ, エイ or エー. Keys of tables.
 *
 * @example plainSounds('デイビッド') === plainSounds('デービッド')  // => true
 */
export function plainSounds(kana: string): string {
  return kanaSounds(kana)
    .replace(/w(?=[ieo])/g, 'u')
    .replace(/(?<=e)i/g, ':')
    .replace(/(?<=o)u(?!$)/g, ':');
}

/** A sound with a small kana behind it: ki and ya are kya, shi and ya sha, fu and a fa, te and i ti, ku and a kwa, u and i wi. */
function withSmall(sound: string, small: string): string {
  const vowel = sound.slice(-1);
  const consonant = sound.slice(0, -1);
  if (small.length > 1) return vowel === 'i' && /^(?:[sc]h|j)$/.test(consonant) ? consonant + small[1] : consonant + small;
  if (sound === 'u') return `w${small}`;
  if (sound === 'i') return small === 'e' ? 'ye' : sound + small;
  if (sound === 'ku' || sound === 'gu') return `${consonant}w${small}`;
  return consonant + small;
}

/** Whether a small vowel only makes a sound longer: カァ, and one behind what has no vowel of its own. */
function isLengthened(sound: string, small: string): boolean {
  return small.length === 1 && (!/[aiueo]$/.test(sound) || sound.endsWith(small)) && !(sound === 'u' && small === 'u');
}
