const KHMER = /[\u1780-\u17FF]/;
/** Consonant, the sign that gives it the vowels of the other series, those below it, its vowel, and what closes it. */
const SYLLABLE =
  /([\u1780-\u17A2])([\u17C9\u17CA]?)((?:\u17D2[\u1780-\u17A2])*)([\u17C9\u17CA]?)([\u17B6-\u17C5]*)([\u17C6-\u17C8]?)|[\u17A3-\u17B5]|[\u1780-\u17FF]/g;

const CONSONANTS: Readonly<Record<string, string>> = {
  ក: 'k',
  ខ: 'kh',
  គ: 'k',
  ឃ: 'kh',
  ង: 'ng',
  ច: 'ch',
  ឆ: 'chh',
  ជ: 'ch',
  ឈ: 'chh',
  ញ: 'nh',
  ដ: 'd',
  ឋ: 'th',
  ឌ: 'd',
  ឍ: 'th',
  ណ: 'n',
  ត: 't',
  ថ: 'th',
  ទ: 't',
  ធ: 'th',
  ន: 'n',
  ប: 'b',
  ផ: 'ph',
  ព: 'p',
  ភ: 'ph',
  ម: 'm',
  យ: 'y',
  រ: 'r',
  ល: 'l',
  វ: 'v',
  ឝ: 's',
  ឞ: 's',
  ស: 's',
  ហ: 'h',
  ឡ: 'l',
  អ: '',
};
const FIRST_SERIES = /[កខចឆដឋណតថបផឝឞសហឡអ]/;
/** Vowels of the first series and of the second, where they differ. */
const VOWELS: Readonly<Record<string, readonly [first: string, second: string]>> = {
  '': ['a', 'o'],
  'ា': ['a', 'ea'],
  'ិ': ['e', 'i'],
  'ី': ['ei', 'i'],
  'ឹ': ['e', 'oe'],
  'ឺ': ['eu', 'eu'],
  'ុ': ['o', 'u'],
  'ូ': ['o', 'ou'],
  'ួ': ['uo', 'uo'],
  'ើ': ['oeu', 'oeu'],
  'ឿ': ['oeu', 'oeu'],
  'ៀ': ['ie', 'ie'],
  'េ': ['e', 'e'],
  'ែ': ['e', 'e'],
  'ៃ': ['ai', 'ey'],
  'ោ': ['ao', 'o'],
  'ៅ': ['au', 'ov'],
};
const ALONE: Readonly<Record<string, string>> = { ឥ: 'e', ឦ: 'ei', ឧ: 'u', ឩ: 'u', ឪ: 'ov', ឫ: 'roe', ឬ: 'roe', ឯ: 'ae', ឱ: 'ao', ឳ: 'au' };

/**
 * Khmer as such names are usually written in Latin letters: the vowel by the series of its consonant, a consonant behind a syllable without a vowel of its own ends it. No rule is
 * official: ministries, passports and newspapers follow the sound. Other characters stay. O(length).
 *
 * @example romanizeKhmer('ហ៊ុន')  // => 'hun'
 */
export function romanizeKhmer(text: string): string {
  if (!KHMER.test(text)) return text;
  let latin = '';
  let isOpen = false; // a vowel stands in front, which a consonant may close
  let end = 0;
  for (const match of text.matchAll(SYLLABLE)) {
    latin += text.slice(end, match.index);
    if (match.index > end) isOpen = false;
    end = match.index + match[0].length;
    const [all, consonant, shifted, below, shiftedBehind, vowel, closing] = match;
    if (consonant === undefined) {
      latin += ALONE[all] ?? digit(all);
      isOpen = ALONE[all] !== undefined;
      continue;
    }
    const shift = shifted || shiftedBehind;
    // (ហ and អ end no syllable)
    const isBare = below === '' && vowel === '' && closing === '' && shift === '' && consonant !== 'ហ' && consonant !== 'អ';
    if (isBare && isOpen) {
      latin += CONSONANTS[consonant].replace(/h$/, '');
      isOpen = false;
      continue;
    }
    const letters = [consonant, ...below.replace(/\u17D2/g, '')];
    // (the series is that of the last consonant that has one, sonorants have none)
    const series = letters.findLast((letter) => !/[ងញណនមយរលវ]/.test(letter)) ?? consonant;
    const isFirst = shift === '' ? FIRST_SERIES.test(series) : shift === '\u17C9';
    const initial = letters.map((letter) => (letter === 'ប' && shift !== '' ? 'p' : CONSONANTS[letter])).join('');
    const sound =
      closing === '\u17C6' && vowel === '' ? (isFirst ? 'am' : 'um') : soundOf(vowel, isFirst) + (closing === '' ? '' : closing === '\u17C6' ? 'm' : 'h');
    latin += initial + sound;
    isOpen = closing === '';
  }
  return latin + text.slice(end);
}

function soundOf(vowel: string, isFirst: boolean): string {
  const sounds = VOWELS[vowel] ?? VOWELS[vowel[0]];
  return sounds === undefined ? '' : sounds[isFirst ? 0 : 1];
}

function digit(character: string): string {
  const value = character.charCodeAt(0) - 0x17e0;
  return value >= 0 && value <= 9 ? String(value) : '';
}
