import { charactersOf } from '../lexicon/han-characters.js';
import { withLostLetters } from '../lexicon/marked-words.js';
import { BROKEN, LOST } from '../text/lost-letters.js';
import { asMeant } from '../text/mis-decoded.js';
import type { Level, Reason } from './category.js';
import { MOST_TOGETHER, type Vocabulary } from './vocabulary.js';

/** Scripts by the names of Unicode, for a person to read. */
const SCRIPTS =
  'Cyrillic Greek Arabic Hebrew Han Hiragana Katakana Hangul Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar Armenian Georgian Ethiopic';
/** Made when first needed: two dozen sets of letters are felt by whoever imports this. */
let letters: readonly { readonly script: string; readonly letter: RegExp }[] | undefined;
const FOREIGN = /(?!\p{Script=Latin})\p{L}/u;
/** A letter or a digit as words are folded. */
const FOLDED = /[a-z0-9]/;
/** A token of ASCII letters and a digit: it is another word only where that is a letter (lexicon/look-alike-digits.ts). */
const WITH_DIGIT = /^(?=.*[a-z])[a-z0-9]*\d[a-z0-9]*$/;

const decoder = new TextDecoder();

/**
 * What the tokens of a value that have letters beyond the Latin ones, digits for letters, or of which letters were lost, are read as, in order, and which characters tell it from others at a level; none for a
 * value without such.
 *
 * @param raws  the value's raw tokens: `raws[0 .. count)`.
 */
export function scriptReasons(words: Vocabulary, raws: Int32Array, count: number, level: Level): Reason[] {
  const reasons: Reason[] = [];
  const room = new Int32Array(64);
  for (let i = 0, next = 0; i < count; i = next) {
    const beside = words.wordsBeside(raws[i], raws, 0, count);
    const { ids, end } = together(words, raws, i, count) ?? { ids: beside?.words ?? room.subarray(0, words.expand(raws[i], room, 0)), end: i + 1 };
    next = end;
    const text = Array.from(raws.subarray(i, end), (raw) => decoder.decode(words.table.bytes(raw))).join(' ');
    const read = Array.from(ids, (word) => words.textOf(word)).filter((word) => FOLDED.test(word));
    if (!FOREIGN.test(text)) {
      if (WITH_DIGIT.test(text) && read.join('') !== text)
        reasons.push({ text, role: 'spelling', becomes: read.join(' '), because: 'rule: digits that scans have for letters' });
      if (text.includes(BROKEN) && read.join('') !== text.replaceAll(BROKEN, '')) reasons.push(lostReason(text, read.join(' ')));
      continue;
    }
    reasons.push({ text, role: 'script', becomes: read.join(' '), because: `rule: ${scriptsOf(text)} read in Latin letters` });
    if (level !== 'wide')
      for (const raw of raws.subarray(i, end))
        reasons.push(...characterReasons(words, words.wordsBeside(raw, raws, 0, count)?.characters ?? words.charactersOf(raw)));
  }
  return reasons;
}

/** What a token of which letters were lost is read as. */
function lostReason(text: string, becomes: string): Reason {
  const meant = withLostLetters(asMeant(text), true);
  const because = meant.includes(BROKEN) ? 'rule: letters of it were lost' : `marked-words: ${meant}`;
  return { text: text.replaceAll(BROKEN, LOST), role: 'spelling', becomes, because };
}

function characterReasons(words: Vocabulary, characters: readonly number[]): Reason[] {
  const because = 'rule: names that are only read alike are two where both are written in Chinese characters';
  return characters.map((word) => ({ text: charactersOf(words.textOf(word)), role: 'characters', becomes: words.textOf(word), because }));
}

/** The most tokens from `from` on that are read together, if any are. */
function together(words: Vocabulary, raws: Int32Array, from: number, count: number): { readonly ids: readonly number[]; readonly end: number } | null {
  for (let end = Math.min(count, from + MOST_TOGETHER); end > from + 1; end--) {
    const ids = words.wordsTogether(raws, from, end);
    if (ids !== null) return { ids, end };
  }
  return null;
}

function scriptsOf(text: string): string {
  letters ??= SCRIPTS.split(' ').map((script) => ({ script, letter: new RegExp(`\\p{Script=${script}}`, 'u') }));
  const scripts = letters.filter(({ letter }) => letter.test(text)).map(({ script }) => script);
  return scripts.length > 0 ? scripts.join(' and ') : 'another script';
}
