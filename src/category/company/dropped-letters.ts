import { wordFrequency } from '../../lexicon/lexicon.js';
import { withDroppedLetters } from '../../lexicon/marked-words.js';
import { foldWords } from '../../text/fold.js';
import { resized, type WordId } from '../vocabulary.js';
import { Flag } from './word-kinds.js';
import type { CompanyWords } from './words.js';

const NONE = -1;
const NOT_ASKED = -2;
const LISTS = ['company', 'surname', 'given'] as const;

/** Words of which letters beyond ASCII were dropped without a trace ("Socit Gnrale"), where no table and no list has what is left. In linkage alone. */
export class DroppedLetters {
  readonly #words: CompanyWords;
  /** By word: the one that it is what is left of, {@link NONE} or {@link NOT_ASKED}. */
  #whole = new Int32Array(0);

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Writes the words in full that are meant by those of `name[0 .. end)`. O(words), for each different word once O(letters). */
  restore(name: Int32Array, end: number): void {
    for (let i = 0; i < end; i++) if (this.isLeft(name[i])) name[i] = this.#whole[name[i]];
  }

  /** Whether a word is what is left of another one. */
  isLeft(word: WordId): boolean {
    if (this.#words.flags[word] !== Flag.plain) return false;
    if (word >= this.#whole.length) this.#whole = resized(this.#whole, 2 ** Math.ceil(Math.log2(word + 2)), NOT_ASKED);
    if (this.#whole[word] === NOT_ASKED) this.#whole[word] = this.#look(this.#words.textOf(word));
    return this.#whole[word] !== NONE;
  }

  #look(text: string): WordId | -1 {
    const marked = withDroppedLetters(text);
    // (the lists are read when they are first asked)
    if (marked === null || LISTS.some((list) => wordFrequency(text, list) > 0)) return NONE;
    const folded = foldWords(marked);
    if (folded.length !== 1) return NONE;
    // (an id that is asked for may make the arrays grow)
    const whole = this.#words.id(folded[0]);
    return this.#words.canonical[whole];
  }
}
