const FIRST = 0xac00;
const LAST = 0xd7a3;
const VOWELS = 21;
const FINALS = 28;

const INITIAL = ['g', 'kk', 'n', 'd', 'tt', 'r', 'm', 'b', 'pp', 's', 'ss', '', 'j', 'jj', 'ch', 'k', 't', 'p', 'h'];
const VOWEL = ['a', 'ae', 'ya', 'yae', 'eo', 'e', 'yeo', 'ye', 'o', 'wa', 'wae', 'oe', 'yo', 'u', 'wo', 'we', 'wi', 'yu', 'eu', 'ui', 'i'];
/** A final consonant at the end and in front of another consonant; in front of a vowel. */
const FINAL = ['', 'k', 'k', 'k', 'n', 'n', 'n', 't', 'l', 'k', 'm', 'l', 'l', 'l', 'p', 'l', 'm', 'p', 'p', 't', 't', 'ng', 't', 't', 'k', 't', 'p', 't'];
const LINKED = [
  '',
  'g',
  'kk',
  'gs',
  'n',
  'nj',
  'n',
  'd',
  'r',
  'lg',
  'lm',
  'lb',
  'ls',
  'lt',
  'lp',
  'r',
  'm',
  'b',
  'bs',
  's',
  'ss',
  'ng',
  'j',
  'ch',
  'k',
  't',
  'p',
  '',
];
/** What two consonants that meet are spoken as, where that is not what they are. */
const MEETING: Readonly<Record<string, string>> = {
  'k n': 'ngn',
  'k m': 'ngm',
  'k r': 'ngn',
  't n': 'nn',
  't m': 'nm',
  't r': 'nn',
  'p n': 'mn',
  'p m': 'mm',
  'p r': 'mn',
  'n r': 'll',
  'l n': 'll',
  'l r': 'll',
  'm r': 'mn',
  'ng r': 'ngn',
};

/** Letters that syllables are made of, in the order of Unicode; none for the ring that a syllable without a consonant begins with, ㆁ for the one that ends in ng. */
const LETTERS = {
  initial: [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆ ㅈㅉㅊㅋㅌㅍㅎ'],
  vowel: [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'],
  final: [...' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㆁㅈㅊㅋㅌㅍㅎ'],
} as const;

/**
 * The letters of a text of nothing but syllables of Hangul, one behind the other.
 *
 * @example hangulLetters('카카오')  // => 'ㅋㅏㅋㅏㅗ'
 */
export function hangulLetters(text: string): string {
  return Array.from(text, (syllable) => {
    const place = syllable.charCodeAt(0) - FIRST;
    const vowel = Math.floor(place / FINALS) % VOWELS;
    return LETTERS.initial[Math.floor(place / (VOWELS * FINALS))] + LETTERS.vowel[vowel] + LETTERS.final[place % FINALS];
  })
    .join('')
    .replaceAll(' ', '');
}

const SYLLABLES = /^[\uAC00-\uD7A3]+$/;

/** Whether a text is nothing but syllables of Hangul, and some. */
export const isHangul = (text: string): boolean => SYLLABLES.test(text);

/**
 * Hangul in the official romanization of Korean (Revised Romanization, 2000): final consonants as they are spoken, and consonants that meet. Other characters stay.
 *
 * @example romanizeHangul('한국')  // => 'hanguk'
 * @example romanizeHangul('신라면')  // => 'sillamyeon'
 */
export function romanizeHangul(text: string): string {
  let latin = '';
  let final = 0; // of the syllable before
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < FIRST || code > LAST) {
      latin += FINAL[final] + character;
      final = 0;
      continue;
    }
    const syllable = code - FIRST;
    const initial = INITIAL[Math.floor(syllable / (VOWELS * FINALS))];
    latin += meeting(final, initial) + VOWEL[Math.floor(syllable / FINALS) % VOWELS];
    final = syllable % FINALS;
  }
  return latin + FINAL[final];
}

function meeting(final: number, initial: string): string {
  if (initial === '') return LINKED[final];
  return MEETING[`${FINAL[final]} ${initial}`] ?? FINAL[final] + initial;
}
