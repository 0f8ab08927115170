import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { legalEnding } from '../../standardize/organization/legal-ending.js';
import { foldWords } from '../../text/fold.js';
import type { Verdict } from './verdict.js';

const MAX_WORDS = 40;
/** Points from which on a value is a product. */
const ENOUGH = 2;

const tables = lazily(() => {
  const words = new Map<string, string>();
  for (const {
    words: [word, ...more],
    class: cls,
  } of lexiconTable('productWords'))
    if (more.length === 0) words.set(word, cls);
  const units = new Set<string>();
  for (const {
    words: [word, ...more],
  } of lexiconTable('productUnits'))
    if (more.length === 0) units.add(word);
  return { words, units };
});

/** A product: sizes with units, model numbers, words of editions and of what is sold. */
export function productOf(text: string): Verdict | null {
  const words = foldWords(text).slice(0, MAX_WORDS);
  if (words.length < 2 || legalEnding(text.split(/\s+/)) !== null) return null;
  const { words: known, units } = tables();
  let points = 0;
  const because: string[] = [];
  const say = (by: number, what: string): void => {
    points += by;
    if (!because.includes(what)) because.push(what);
  };
  words.forEach((word, i) => {
    const size = /^(\d+)([a-z]{1,6})$/.exec(word);
    if (size !== null && units.has(size[2])) say(2, 'a size with its unit');
    else if (i > 0 && units.has(word) && word.length > 1 && /^\d+$/.test(words[i - 1])) say(1.5, 'a size with its unit');
    else if (/^(?=.*\d)(?=.*[a-z])[a-z0-9]{4,}$/.test(word) && !/^\d+(?:st|nd|rd|th)$/.test(word) && (word.match(/\d/g) as string[]).length > 1)
      say(1.5, 'a model number');
    const cls = known.get(word);
    if (cls === 'generic' || cls === 'part' || cls === 'carrier' || cls === 'thing' || cls === 'accessory') say(0.8, 'a word for what is sold');
    else if (cls === 'edition') say(0.7, 'a word of an edition');
    else if (cls === 'colour' && i > 0) say(0.5, 'a colour');
    if (/^\d+$/.test(word) && i > 0) say(0.4, 'a number');
  });
  // how shops list them: the name, a dash, the number of the model
  if (/ - [A-Z0-9][A-Z0-9/-]{2,20}$/i.test(text) && /\d[A-Z0-9/-]{0,20}$/i.test(text)) say(2, 'a model number behind a dash');
  return points >= ENOUGH ? { type: 'product', confidence: Math.round(Math.min(0.55 + points / 12, 0.95) * 100) / 100, reason: because.join(', ') } : null;
}
