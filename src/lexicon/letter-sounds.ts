import { lazily } from './lazily.js';
import { lexiconTable } from './lexicon.js';

const LETTER_A = 0x61;
const LETTERS = 26;
/** What is said of a letter besides its sounds, which have the lower bits (kernel/assembly/slip.ts). */
const LetterSound = { unheardAtEnd: 2 ** 30, unheard: 2 ** 31 } as const;

let sounds: Uint32Array | undefined;

/**
 * How letters sound and look, by tables/shared/letter-sounds.tsv, as the kernel reads it: 26 sets of bits, a to z, of the sounds that a letter is written for and whether it may
 * go unheard; the set of the letters that may (bit l: letter l); 26 such sets of the letters that each is taken for in print; and how many pairs of letters are taken for one, with
 * the three letters of each a byte.
 */
export function letterSounds(): Uint32Array {
  if (sounds !== undefined) return sounds;
  const pairs: number[] = [];
  sounds = new Uint32Array(LETTERS * 2 + 1);
  const bits = new Map<string, number>();
  for (const { words, canonical, class: kind } of lexiconTable('letterSounds')) {
    const letter = words[0].charCodeAt(0) - LETTER_A;
    if (kind === 'look') {
      const like = canonical.charCodeAt(0);
      if (words[0].length > 1) pairs.push(words[0].charCodeAt(0) | (words[0].charCodeAt(1) << 8) | (like << 16));
      else {
        sounds[LETTERS + 1 + letter] |= 1 << (like - LETTER_A);
        sounds[LETTERS + 1 + like - LETTER_A] |= 1 << letter;
      }
    } else if (kind === 'sound') {
      if (!bits.has(canonical)) bits.set(canonical, 2 ** bits.size);
      sounds[letter] |= bits.get(canonical) ?? 0;
    } else if (kind !== 'misread') {
      sounds[letter] |= kind === 'ending' ? LetterSound.unheardAtEnd : LetterSound.unheard;
      sounds[LETTERS] |= 1 << letter;
    }
  }
  sounds = Uint32Array.from([...sounds, pairs.length, ...pairs]);
  return sounds;
}

/** The words that may have been read as `word` where print has one letter for two, or two for one: arnerican, american; intemational, international. Each differs from it in one place. O(letters). */
export function readInPrint(word: string): string[] {
  const found: string[] = [];
  const replace = (what: string, by: string): void => {
    for (let at = word.indexOf(what); at >= 0; at = word.indexOf(what, at + 1)) found.push(word.slice(0, at) + by + word.slice(at + what.length));
  };
  for (const [two, one] of takenForOne()) {
    replace(two, one);
    replace(one, two);
  }
  return found;
}

/** Letters that print has one for. */
const takenForOne = lazily(() =>
  lexiconTable('letterSounds')
    .filter(({ words, class: kind }) => (kind === 'look' || kind === 'misread') && words[0].length > 1)
    .map(({ words, canonical }) => [words[0], canonical] as const),
);

/** The letters of a word (a to z) that are heard: of doubled ones the first, no ending. */
export function heardLetters(word: string): string {
  const soundOf = letterSounds();
  let heard = '';
  for (let i = 0; i < word.length; i++) {
    const sound = soundOf[word.charCodeAt(i) - LETTER_A];
    const isEnding = i + 1 === word.length && (sound & LetterSound.unheardAtEnd) !== 0;
    if (sound < LetterSound.unheard && word[i] !== word[i - 1] && !isEnding) heard += word[i];
  }
  return heard;
}
