import eld from 'eld/small';
import { languageLetters, languagePriors, languageWords } from './language-words.js';
import { scriptLanguage } from './script-language.js';

export interface DetectedLanguage {
  /** BCP 47: 'de', 'zh'; 'und' where nothing can be said. */
  readonly language: string;
  /** 0 to 0.99. */
  readonly confidence: number;
  /** What it rests on. */
  readonly basis: 'script' | 'words' | 'letters' | 'none';
}

/** Characters of a text that are read: a language does not change what it is like. */
const MAX_READ = 2000;
/** How much a common word of a language alone says beside what its letters say (0 to 1). */
const WORD = 0.35;
/** How much a letter that those like it lack says for a language. */
const OWN_LETTER = 0.25;
const HIGHEST = 0.99;
const NONE: DetectedLanguage = { language: 'und', confidence: 0, basis: 'none' };

/**
 * The language that a text is written in: by its script, else by its letters (groups of letters in some 60 languages, package `eld`) and by the most common words of
 * 31 languages, which decide short texts.
 *
 * @param text a sentence, or a few words; the first 2,000 characters are read. Names have no language.
 * @returns 'und' for a text without letters, and for one that is like no language. Text never throws.
 * @example detectLanguage('La factura está vencida').language  // => 'es'
 * @example detectLanguage('Hello world').language  // => 'en'
 * @example detectLanguage('請求書').language  // => 'zh'
 * @cost about 100 µs; importing this module reads the table of letters.
 */
export function detectLanguage(text: unknown): DetectedLanguage {
  if (typeof text !== 'string') return NONE;
  const read = text
    .slice(0, MAX_READ)
    .replace(/https?:\/\/\S+|\S+@\S+/g, ' ')
    .normalize('NFC');
  const byScript = scriptLanguage(read);
  if (byScript !== '') return { language: byScript, confidence: byScript === 'zh' && read.length < 5 ? 0.8 : HIGHEST, basis: 'script' };
  const words = read.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length === 0) return NONE;
  const scores = new Map<string, number>(
    Object.entries(eld.detect(read).getScores()).map(([language, score]) => [language, score * (languagePriors().get(language) ?? 1)]),
  );
  const byLetters = highest(scores);
  let told = 0;
  for (const word of words) {
    const languages = languageWords().get(word);
    if (languages === undefined) continue;
    told++;
    // a word of many languages says little, and in a long text one word says little
    const by = (WORD * 2) / (1 + languages.length) / Math.max(1, words.length / 3);
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + by);
  }
  for (const { letters, language } of languageLetters()) if (letters.test(read)) scores.set(language, (scores.get(language) ?? 0) + OWN_LETTER);
  const [language, score] = highest(scores);
  if (score === 0) return NONE;
  const rest = [...scores].reduce((most, [other, its]) => (other === language ? most : Math.max(most, its)), 0);
  // how far the next one is, and how much there is to go by
  const lead = (score - rest) / score;
  const enough = Math.min(1, (words.length + told) / 6);
  const confidence = Math.min(HIGHEST, 0.35 + 0.65 * Math.min(1, lead * 3) * enough);
  return { language, confidence: Math.round(confidence * 1000) / 1000, basis: byLetters[0] === language ? 'letters' : 'words' };
}

function highest(scores: ReadonlyMap<string, number>): [language: string, score: number] {
  let best: [string, number] = ['', 0];
  for (const [language, score] of scores) if (score > best[1]) best = [language, score];
  return best;
}
