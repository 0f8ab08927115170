import { kanaSounds } from '../text/kana.js';
import { isJapaneseName } from './japanese-names.js';
import { lazily } from './lazily.js';
import { LetterTrie } from './letter-trie.js';
import { type FrequencyList, wordNumbers } from './lexicon.js';
import { tableText } from './table-text.js';

/** How a sound may be written in Latin letters, and what that costs. */
export interface SoundSpelling {
  readonly sound: string;
  readonly letters: string;
  /** Minus the logarithm of how often the sound is written so. */
  readonly cost: number;
}

/** Marks of where a text begins and ends, which have spellings of their own: a silent e. */
export const bounded = (sounds: string): string => `^${sounds}$`;
/** The sound of letters that are not heard. */
const UNHEARD = '-';

/** Kana that hardly any word of Japan has. */
const FOREIGN = /[ァィゥェォヴ]/;
/** What the spelling of a name that is taken for one in katakana may cost for each kana (nats): less where nothing else says that it is foreign, and of a short one. */
const MOST = { foreign: 1.8, any: 1.2, short: 0.9 } as const;
const SHORT = 3;
/** Firms are called by more than what is on a list: of them it may cost less. */
export const SHARE_OF_FIRMS = 0.75;
/** Longer names are made of several words, and take long to listen to. */
const LONGEST = 12;

/** Spellings by the first character of the sound. */
export type SoundSpellings = ReadonlyMap<string, readonly SoundSpelling[]>;

export function bySound(spellings: Iterable<SoundSpelling>): SoundSpellings {
  const map = new Map<string, SoundSpelling[]>();
  for (const spelling of spellings) {
    const known = map.get(spelling.sound[0]);
    if (known === undefined) map.set(spelling.sound[0], [spelling]);
    else known.push(spelling);
  }
  return map;
}

/**
 * How the sounds of Japanese are written in the words that it has taken over (tables/shared/kana-spellings.tsv), the letters of Hangul in those of Korean and in its own names, and
 * Cyrillic letters, doubled ones once, in names from elsewhere.
 */
export const kanaSpellings = lazily(() => spellingsOf('kanaSpellings'));
export const hangulSpellings = lazily(() => spellingsOf('hangulSpellings'));
export const cyrillicSpellings = lazily(() => spellingsOf('cyrillicSpellings'));

function spellingsOf(table: string): SoundSpellings {
  return bySound(
    tableText('shared', table)
      .split('\n')
      .map((line) => {
        const [sound, cost, letters = ''] = line.split(' ');
        return { sound, letters, cost: Number(cost) / 100 };
      }),
  );
}

/**
 * Calls `found` for words of a trie that sound like `sounds`, with what the cheapest spelling of each costs, `most` at most; for a word that is spelled so in several ways also with dearer
 * ones that are met before. A letter that is not heard stands between two that are. Time grows with `most`.
 *
 * @param taken  the spellings that have been taken so far: kept up to date while `found` is called.
 */
export function eachHeard(
  trie: LetterTrie,
  spellings: SoundSpellings,
  sounds: string,
  most: number,
  found: (node: number, cost: number) => void,
  taken?: SoundSpelling[],
): void {
  const text = bounded(sounds);
  const unheard = spellings.get(UNHEARD) ?? [];
  /** What it took at least to get to a place of the text with the letters of a node, and whether the last of them was heard. */
  const reached = new Map<number, number>();
  const listen = (at: number, node: number, cost: number, heard: boolean): void => {
    const state = (node * (text.length + 1) + at) * 2 + Number(heard);
    const before = reached.get(state);
    if (before !== undefined && before <= cost) return;
    reached.set(state, cost);
    if (at === text.length) {
      if (trie.valueOf(node) > 0) found(node, cost);
      return;
    }
    for (const spelling of spellings.get(text[at]) ?? []) {
      if (cost + spelling.cost <= most && text.startsWith(spelling.sound, at)) take(spelling, at + spelling.sound.length, node, cost, true);
    }
    if (heard) for (const spelling of unheard) if (cost + spelling.cost <= most) take(spelling, at, node, cost, false);
  };
  const take = (spelling: SoundSpelling, at: number, node: number, cost: number, heard: boolean): void => {
    const next = trie.walk(node, spelling.letters);
    if (next < 0) return;
    taken?.push(spelling);
    listen(at, next, cost + spelling.cost, heard && at > 1);
    taken?.pop();
  };
  listen(0, 0, 0, false);
}

/** Words of lists by how they sound. */
export class HeardWords {
  /** How frequent each word is. */
  readonly #trie = new LetterTrie();
  readonly #spellings: SoundSpellings;

  /** @param lists  lists of words, or words themselves, each as frequent as any other. */
  constructor(lists: readonly (FrequencyList | Iterable<string>)[], spellings: SoundSpellings) {
    this.#spellings = spellings;
    for (const list of lists) {
      if (typeof list === 'string') wordNumbers(list as FrequencyList).each((word, frequency) => this.#trie.add(word, frequency));
      else for (const word of list) this.#trie.add(word, 1);
    }
  }

  /** The word that a text most likely is, as it sounds: by what its spelling costs, and how frequent it is; `null` where each costs more than `most`. */
  read(sounds: string, most: number): string | null {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    eachHeard(this.#trie, this.#spellings, sounds, most, (node, cost) => {
      const total = cost - Math.log(this.#trie.valueOf(node));
      if (total >= least) return;
      least = total;
      best = node;
    });
    return best === 0 ? null : this.#trie.wordOf(best);
  }
}

/**
 * The word of a list that a text of nothing but katakana is, as it sounds; `null` where none is like it, and for names of Japan. Some 0.1 ms.
 *
 * @param katakana  two kana and more.
 * @param share     how much of what a spelling may cost is allowed.
 */
export function heardIn(words: () => HeardWords, katakana: string, share = 1): string | null {
  if (katakana.length > LONGEST || isJapaneseName(katakana)) return null;
  const most = FOREIGN.test(katakana) ? MOST.foreign : katakana.length > SHORT ? MOST.any : MOST.short;
  return words().read(kanaSounds(katakana), most * share * katakana.length);
}
