import { lexiconTable } from '../lexicon/lexicon.js';
import { lettersOf } from './word-distance.js';

const LETTERS = 26;
/** What is said of a letter besides its sounds, which have the lower bits (kernel/assembly/slip.ts). */
const LetterSound = { unheardAtEnd: 2 ** 30, unheard: 2 ** 31 } as const;

let sounds: Uint32Array | undefined;

/**
 * How letters sound, by tables/shared/letter-sounds.tsv, as the kernel reads it: 26 sets of bits, a to z, of the sounds that a letter is written for and whether it may go
 * unheard; and the set of the letters that may (bit l: letter l).
 */
export function letterSounds(): Uint32Array {
  if (sounds !== undefined) return sounds;
  sounds = new Uint32Array(LETTERS + 1);
  const bits = new Map<string, number>();
  for (const { words, canonical, class: kind } of lexiconTable('letterSounds')) {
    const letter = words[0].charCodeAt(0) - 0x61;
    if (kind === 'sound') {
      if (!bits.has(canonical)) bits.set(canonical, 2 ** bits.size);
      sounds[letter] |= bits.get(canonical) ?? 0;
    } else {
      sounds[letter] |= kind === 'ending' ? LetterSound.unheardAtEnd : LetterSound.unheard;
      sounds[LETTERS] |= lettersOf(words[0]);
    }
  }
  return sounds;
}
