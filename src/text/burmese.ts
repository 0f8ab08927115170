const BURMESE = /[\u1000-\u109F]/;
/** Consonant, the small ones below it, vowels (with the sign that makes ော် of ော), a consonant that ends it or that the next one stands below, tones. */
const SYLLABLE =
  /([\u1000-\u1021])([\u103B-\u103E]*)([\u102B-\u1032\u1036]*\u103A?)(\u1037?)(?:([\u1000-\u1021])(\u1037?)(?:\u103A|\u1039)(\u1037?))?(\u1038?)|([\u1023-\u102A])(\u102E?)\u1038?|[\u1000-\u109F]/g;

const INITIAL: Readonly<Record<string, string>> = {
  က: 'k',
  ခ: 'kh',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  ဋ: 't',
  ဌ: 'ht',
  ဍ: 'd',
  ဎ: 'd',
  ဏ: 'n',
  တ: 't',
  ထ: 'ht',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'ph',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 'th',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
};
const ALONE: Readonly<Record<string, string>> = { ဣ: 'i', ဤ: 'i', ဥ: 'u', ဦ: 'u', ဧ: 'e', ဩ: 'aw', ဪ: 'aw' };
/** What a syllable ends with: by its vowel, then by its last consonant, of those that sound alike the first. */
const RHYMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { '': 'a', က: 'et', င: 'in', စ: 'it', ည: 'i', ဉ: 'in', န: 'an', တ: 'at', ယ: 'e' },
  'ာ': { '': 'a', န: 'an', တ: 'at' },
  'ိ': { '': 'i', န: 'ein', တ: 'eik' },
  'ီ': { '': 'i' },
  'ု': { '': 'u', န: 'on', တ: 'ok' },
  'ူ': { '': 'u' },
  'ို': { '': 'o', င: 'aing', က: 'aik' },
  'ေ': { '': 'e', က: 'et' },
  'ဲ': { '': 'e' },
  'ော': { '': 'aw', င: 'aung', က: 'auk' },
  'ံ': { '': 'an' },
  'ုံ': { '': 'on' },
  'ိံ': { '': 'ein' },
};
const ALIKE: Readonly<Record<string, string>> = { ဏ: 'န', မ: 'န', ပ: 'တ', သ: 'တ' };

/**
 * Burmese as such names are usually written in Latin letters, a word for each syllable: no rule is official, this is how passports have them (အောင်, Aung; မြင့်, Myint). Other
 * characters stay. O(length).
 *
 * @example romanizeBurmese('အောင်ဆန်းစုကြည်')  // => 'aung san su kyi'
 */
export function romanizeBurmese(text: string): string {
  if (!BURMESE.test(text)) return text;
  const plain = text.normalize('NFC').replace(/\u102B/g, '\u102C');
  return plain
    .replace(SYLLABLE, (all, consonant, below, vowel, dot, last, dotted, dottedBehind, long, alone, sign) => {
      if (consonant !== undefined) return ` ${syllable(consonant, below, vowel, last ?? '', Boolean(dot || dotted || dottedBehind), Boolean(long))} `;
      return alone === undefined ? digit(all) : ` ${alone === 'ဥ' && sign ? 'u' : ALONE[alone]} `;
    })
    .replace(/ +/g, ' ')
    .trim();
}

function syllable(consonant: string, below: string, vowel: string, last: string, isShort: boolean, isLong: boolean): string {
  const written = vowel.replace('\u103A', '');
  const final = ALIKE[last] ?? last;
  const rhymes = RHYMES[written] ?? RHYMES[''];
  let rhyme = rhymes[final] ?? rhymes[''];
  let initial = INITIAL[consonant];
  if (/[\u103B\u103C]/.test(below)) initial = consonant === 'ခ' ? 'ch' : initial.endsWith('y') ? initial : `${initial}y`;
  if (below.includes('\u103E')) initial = consonant === 'ရ' || (consonant === 'လ' && initial.endsWith('y')) ? 'sh' : `h${initial}`;
  if (below.includes('\u103D')) {
    if (written === '' && (final === 'န' || final === 'တ')) rhyme = final === 'န' ? 'un' : 'ut';
    else initial += 'w';
  }
  if (written === 'ေ' && isLong) rhyme = 'ay';
  return initial + rhyme + (isShort && /n$/.test(rhyme) ? 't' : '');
}

function digit(character: string): string {
  const value = character.charCodeAt(0) - 0x1040;
  return value >= 0 && value <= 9 ? String(value) : '';
}
