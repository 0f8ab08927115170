import { lazily } from '../../lexicon/lazily.js';
import { tablePairs } from '../../lexicon/table-pairs.js';
import { inDevanagari } from '../../text/indic.js';
import { plainLetters } from '../../text/plain-letters.js';

/** A token of Arabic or Hebrew letters. */
const CONSONANTAL = /^(?:[\u0591-\u05F4\u0600-\u06FF'"]|\u200C|\u200D)+$/;
const ARTICLE = /^ال(?!له$)(?=..)/;

const namesOfScript = lazily(() => tablePairs('shared', 'scriptNames'));
const letters = lazily(() => tablePairs('individual', 'scriptLetters'));

/** The Latin form of a word that script-names.tsv has. */
export function nameOfScript(word: string): string | undefined {
  return namesOfScript().get(inDevanagari(word));
}

/**
 * Words of a token in Arabic or Hebrew letters, which leave out most vowels; `null` for any other. Names that are in script-names.tsv are read as they are
 * known, the article is a word of its own, and what is left gets an a between its consonants: without vowels a name of three letters is taken for initials,
 * and no slip of letters is near it.
 *
 * @example foldConsonantal('محمد')  // => ['muhammad']
 * @example foldConsonantal('البغدادي')  // => ['al', 'baghdadi'] where it is listed, else ['al', 'baghadadi']
 */
export function foldConsonantal(token: string): string[] | null {
  if (!CONSONANTAL.test(token)) return null;
  const plain = plainLetters(token);
  const names = namesOfScript();
  const whole = names.get(plain);
  if (whole !== undefined) return [whole];
  if (!ARTICLE.test(plain)) return romanized(plain);
  const rest = plain.replace(ARTICLE, '');
  const known = names.get(rest);
  return ['al', ...(known === undefined ? romanized(rest) : [known])];
}

function romanized(word: string): string[] {
  const latin = letters();
  let text = '';
  let vowel = true;
  for (let i = 0; i < word.length; i++) {
    let letter = latin.get(word[i]);
    if (letter === undefined) return [];
    const next = latin.get(word[i + 1]);
    const beforeVowel = next === 'a';
    // waw and yod are vowels between consonants
    if (i > 0 && !beforeVowel && !vowel && (letter === 'w' || letter === 'y')) letter = letter === 'w' ? 'u' : 'i';
    // he at the end is silent
    if (letter === 'h' && next === undefined && !vowel && i > 1) letter = 'a';
    const isVowel = /^[aeiu]?$/.test(letter);
    if (!vowel && !isVowel) text += 'a';
    text += letter === 'a' && text.endsWith('a') ? '' : letter;
    vowel = isVowel;
  }
  return text === '' ? [] : [text];
}
