import { lazily } from '../../lexicon/lazily.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import { tableText } from '../../lexicon/table-text.js';
import { placeKey } from '../../text/place-key.js';
import { alternatives, type ClassWords, wordsByClass } from '../place-words.js';

/** Words of names of towns that are written short: both the table and values are compared with them written out. Some stand for something else where they are the first word, or the last. */
export interface TownWords {
  readonly anywhere: ReadonlyMap<string, string>;
  readonly first: ReadonlyMap<string, string>;
  readonly last: ReadonlyMap<string, string>;
  /** What else they stand for: tried where the first choice finds nothing and the state is known. */
  readonly otherwise: ReadonlyMap<string, string>;
  /** Articles in front of a name and between its words, which the sound is told without. */
  readonly article: RegExp;
  readonly articleBetween: RegExp;
}

/** Lines of tables/city/town-words.tsv. */
export function townWordsOf(lines: Iterable<string>): TownWords {
  const classes = wordsByClass(lines);
  const wordsOf = (cls: string): ClassWords => classes.get(cls) ?? new Map();
  const oneEach = (cls: string): ReadonlyMap<string, string> => new Map([...wordsOf(cls)].map(([word, [becomes]]) => [word, becomes]));
  return {
    anywhere: oneEach('anywhere'),
    first: oneEach('first'),
    last: oneEach('last'),
    otherwise: oneEach('otherwise'),
    article: new RegExp(`^(?:${alternatives(wordsOf('article'))}) `),
    articleBetween: new RegExp(` (?:${alternatives(wordsOf('article-between'))}) `, 'g'),
  };
}

const townWords = lazily(() => townWordsOf(tableText('city', 'townWords').split('\n')));

/**
 * A key with the words of names of towns written out, and Mc and Mac joined to the name behind them.
 *
 * @example canonicalKey('st paul')  // => 'saint paul'
 * @example canonicalKey('mc allen')  // => 'mcallen'
 */
export function canonicalKey(key: string, words: TownWords = townWords()): string {
  if (!key.includes(' ')) return withoutEnding(key);
  const { first, last, anywhere } = words;
  const all = key.split(' ');
  const full: string[] = [];
  all.forEach((word, i) => {
    const atEnd = (i === 0 ? first.get(word) : undefined) ?? (i === all.length - 1 ? last.get(word) : undefined);
    const written = atEnd ?? anywhere.get(word) ?? withoutEnding(word);
    const before = full[full.length - 1];
    if (before === 'mc' || (before === 'mac' && i === 1 && word.length > 3)) full[full.length - 1] = `mc${written}`;
    else full.push(written);
  });
  return full.join(' ');
}

/** Foxborough and Foxboro are written for each other. */
function withoutEnding(word: string): string {
  return word.length > 8 && word.endsWith('borough') ? word.slice(0, -3) : word;
}

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** The canonical key of a name. Most names of towns are plain, and need no folding. */
export function townKey(name: string, words?: TownWords): string {
  return canonicalKey(PLAIN.test(name) ? name.toLowerCase() : placeKey(name), words);
}

/** The key with the other meaning of its short words; '' where it has none. */
export function otherKey(key: string): string {
  const { otherwise } = townWords();
  const all = key.split(' ');
  if (all.length < 2 || !all.some((word) => otherwise.has(word))) return '';
  return canonicalKey(all.map((word) => otherwise.get(word) ?? word).join(' '));
}

/** Spellings of one sound in the transliterations of names. */
const sounded = rewriter('city', 'town-sound');

/**
 * What the transliterations and neighbouring spellings of a name have in common: Khaymah and Khaima, Belgorod and Byelgorod. Coarse: for a look-up after all others, where the rest agrees.
 *
 * @param key a key in Latin letters; '' where it is none, or too little is left to tell names apart.
 * @example soundKey('ras al khaymah') === soundKey('ras el khaima')  // => true
 */
export function soundKey(key: string): string {
  if (!/^[a-z ]{4,60}$/.test(key)) return '';
  const { article, articleBetween } = townWords();
  const sound = sounded(key.replace(article, '').replace(articleBetween, ' ').replaceAll(' ', ''));
  return sound.length < 5 ? '' : sound;
}

/** The consonants of a key behind its first letter, for names written without vowels ("Frankln Frnce"); '' where they are less than four. */
export function consonantKey(key: string): string {
  const letters = key.replaceAll(' ', '');
  const short =
    letters[0] +
    letters
      .slice(1)
      .replace(/[aeiou]/g, '')
      .replace(/(.)\1+/g, '$1');
  return short.length < 4 || !/^[a-z]+$/.test(letters) ? '' : short;
}
