import { romanizeBurmese } from './burmese.js';
import { romanizeIndic } from './indic.js';
import { romanizeKana } from './kana.js';
import { romanizeKhmer } from './khmer.js';
import { romanizeThai } from './thai.js';

/** Indian scripts, Sinhala, Thai, Burmese, Khmer. */
const SCRIPTS = /[\u0900-\u0E7F\u1000-\u109F\u1780-\u17FF]/;
/** Kana, also those of half width. */
const KANA = /[\u3041-\u30FF\uFF66-\uFF9F]/;

/**
 * Text as its names are usually written in Latin letters, of scripts that letter by letter would be read as nobody writes them: their vowels are not written, or in front of their
 * consonants, or small beside another. Other characters stay. O(length).
 *
 * @example romanizeOwnScript('สมชาย')  // => 'somchai'
 */
export function romanizeOwnScript(text: string): string {
  const spoken = KANA.test(text) ? romanizeKana(text.normalize('NFKC')) : text;
  return SCRIPTS.test(spoken) ? romanizeKhmer(romanizeBurmese(romanizeThai(romanizeIndic(spoken.normalize('NFKC'))))) : spoken;
}
