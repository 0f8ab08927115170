import anyAscii from 'any-ascii';

const INDIC = /[\u0900-\u0DFF]/;
/** Tamil, Telugu, Kannada, Malayalam: the vowel of the last consonant is spoken, too. */
const SOUTHERN = /[\u0B80-\u0D7F]/;
/** Devanagari, Bengali, Gurmukhi and Gujarati: a vowel that is not written is not spoken between syllables (ਮਨਮੋਹਨ, Manmohan; रामविलास, Ramvilas). */
const SHORTENING = /[\u0900-\u0AFF]/;
const BENGALI = /[\u0980-\u09FF]/;
const SINHALA_VOWEL = /([\u0D9A-\u0DC6])(?![\u0DCA\u0DCF-\u0DDF])/g;

/** Letters that one of the scripts has and Devanagari has not, or speaks otherwise: in those of Devanagari. */
const OWN_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\u09CE/g, 'त्'],
  [/\u09AF(?!\u09BC)/g, 'ज'], // য at the beginning of a syllable is j, য় is y
  [/\u09CD\u099C/g, '\u094Dज'],
  [/\u09F0/g, 'र'],
  [/\u09F1/g, 'व'],
  [/\u0A70/g, '\u0902'],
  [/\u0A71/g, ''],
  [/\u0D7A|\u0D7B/g, 'न्'],
  [/\u0D7C/g, 'र्'],
  [/\u0D7D|\u0D7E/g, 'ल्'],
];
const BENGALI_SUBJOINED_Y = /\u09CD\u09AF(?!\u09BC)/g;

/** A consonant with no vowel sign or virama behind it, inside a word, is spoken with an a, in front of a nasal, too: गंगा is Ganga. */
const INHERENT_VOWEL = /([\u0915-\u0939\u0958-\u095F]\u093C?)(?=[\u0901-\u0903\u0905-\u0939\u0958-\u095F])/gu;
/** So is the last of several consonants at the end of a word (राजेन्द्र is Rajendra), but for a stop behind what sounds by itself: जॉर्ज is Jorj, अनन्त Anant. */
const FINAL_CLUSTER =
  /((?<![\u0930\u0932\u0919\u091E\u0923\u0928\u092E])\u094D[\u0915-\u0939\u0958-\u095F]\u093C?|\u094D[\u0919\u091E\u0923\u0928-\u0929\u092E-\u0935]\u093C?)$/u;
const FINAL_CONSONANT = /([\u0915-\u0939\u0958-\u095F]\u093C?)$/u;
/** A consonant behind a vowel and in front of a consonant (with r or y behind it) that has one that is written. */
const UNSPOKEN =
  /(?<=[\u093E-\u094C\u0905-\u0914]|[\u0915-\u0939]a|^[\u0915-\u0939])([\u0915-\u0939]\u093C?)a(?=[\u0915-\u0939]\u093C?(?:\u094D[\u092F\u0930])?[\u093E-\u094C])/gu;
/** Letters that people write otherwise than scholars do, whom any-ascii follows. */
const USUAL: Readonly<Record<string, string>> = { च: 'ch', छ: 'chh', श: 'sh', ष: 'sh', ऋ: 'ri', '\u0943': 'ri' };
/** सिंह is Singh, अंबानी Ambani. */
const NASALS: readonly (readonly [RegExp, string])[] = [
  [/\u0902(?=\u0939)/g, 'ng'],
  [/\u0902(?=[\u092A-\u092E])/g, 'm'],
  [/\u0902/g, 'n'],
];

/**
 * A word in Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam or Sinhala, as names are usually written in Latin letters, with the vowels that these scripts
 * do not write: their blocks have the same letters in the same order, so all but Sinhala are read as Devanagari. Other characters stay. O(length).
 *
 * @example romanizeIndic('राजेन्द्र')  // => 'rajendra'
 * @example romanizeIndic('ਮਨਮੋਹਨ')  // => 'manmohan'
 */
export function romanizeIndic(word: string): string {
  if (!isIndic(word)) return word;
  let spoken = inDevanagari(word.replace(SINHALA_VOWEL, '$1a')).replace(INHERENT_VOWEL, '$1a').replace(FINAL_CLUSTER, '$1a');
  if (SOUTHERN.test(word)) spoken = spoken.replace(FINAL_CONSONANT, '$1a');
  if (SHORTENING.test(word)) spoken = withoutUnspoken(spoken.replace(UNSPOKEN, '$1'));
  for (const [nasal, latin] of NASALS) spoken = spoken.replace(nasal, latin);
  let text = '';
  for (const letter of spoken) text += USUAL[letter] ?? letter;
  return anyAscii(text);
}

const CONSONANT = /[\u0915-\u0939]/;
const VOWEL = /[\u093E-\u094C\u0905-\u0914a]/;
const NUKTA = '\u093C';
/** A consonant (with r or y behind it) that is spoken with an a. */
const BEFORE_A = /^[\u0915-\u0939]\u093C?(?:\u094D[\u092F\u0930])?a/u;
/** Letters of the longest of these. */
const LONGEST_BEFORE_A = 5;

/** Leaves out the a of a consonant behind a vowel and in front of another one that is spoken with an a, from the end on: दलपत is Dalpat, थावरचंद Thavarchand. O(length). */
function withoutUnspoken(spoken: string): string {
  const kept: string[] = [];
  for (let i = spoken.length - 1; i >= 0; i--) {
    if (spoken[i] === 'a' && isBehindVowel(spoken, i) && BEFORE_A.test(kept.slice(-LONGEST_BEFORE_A).reverse().join(''))) continue;
    kept.push(spoken[i]);
  }
  return kept.reverse().join('');
}

/** Whether a consonant stands in front of letter `i`, and a vowel in front of that. */
function isBehindVowel(spoken: string, i: number): boolean {
  const consonant = spoken[i - 1] === NUKTA ? i - 2 : i - 1;
  return consonant > 0 && CONSONANT.test(spoken[consonant]) && VOWEL.test(spoken[consonant - 1]);
}

/** Whether a text has letters of these scripts. */
export const isIndic = (text: string): boolean => INDIC.test(text);

/**
 * A word of those scripts in the letters of Devanagari.
 *
 * @example inDevanagari('ગણેશ')  // => 'गणेश'
 */
export function inDevanagari(word: string): string {
  let plain = word;
  if (BENGALI.test(word)) plain = plain.replace(BENGALI_SUBJOINED_Y, '\u094Dय');
  for (const [pattern, becomes] of OWN_LETTERS) plain = plain.replace(pattern, becomes);
  return plain.replace(/[\u0980-\u0D7F]/g, (letter) => String.fromCharCode(0x900 + (letter.charCodeAt(0) & 0x7f)));
}
