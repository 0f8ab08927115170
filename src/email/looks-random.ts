const VOWELS = /[aeiouy]/;
const CONSONANT_RUN = 6;
const LONG = 8;
/** Letters that are one sound: Schmidt, Nachtschicht. */
const SOUNDS = /sch|ch|ck|th|sh|ph|tz|dt|ng/g;

/**
 * Whether a label is one that nobody would choose to be remembered by: no vowel in eight letters and more, six consonants in a row beside few vowels ("sch" is one), digits strewn
 * between letters. Acronyms are short, and words written together have vowels. Names that are not ASCII are never random.
 *
 * @example looksRandom('xk7qz2vw')  // => true
 * @example looksRandom('lufthansa')  // => false
 */
export function looksRandom(label: string): boolean {
  if (label.startsWith('xn--') || label.length < 5) return false;
  let vowels = 0;
  let letters = 0;
  let run = 0;
  let longest = 0;
  let changes = 0;
  let before = '';
  for (const sign of label.replace(SOUNDS, 'k')) {
    if (sign === '-') {
      run = 0;
      continue;
    }
    const kind = sign >= '0' && sign <= '9' ? 'digit' : 'letter';
    if (before !== '' && kind !== before) changes++;
    before = kind;
    if (kind === 'digit') {
      run = 0;
      continue;
    }
    letters++;
    if (VOWELS.test(sign)) {
      vowels++;
      run = 0;
    } else longest = Math.max(longest, ++run);
  }
  if (changes >= 4 || (changes >= 3 && vowels === 0)) return true;
  if (letters >= LONG && vowels === 0) return true;
  return longest >= CONSONANT_RUN && vowels / Math.max(letters, 1) < 0.2;
}
