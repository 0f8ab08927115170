import type { InternId } from '../../kernel/intern-table.js';
import { isCharactersWord, isSpokenWord } from '../../lexicon/han-characters.js';
import type { TokenWords, WordId } from '../vocabulary.js';
import { foldToken, isFormOfJapan } from './fold-token.js';
import type { CompanyWords } from './words.js';

const HAN = /\p{Script=Han}/u;
const decoder = new TextDecoder();

/** Tokens in Chinese characters that are read otherwise beside a legal form that stands apart: 極洋 beside 株式会社 is Kyokuyo. */
export class BesideForms {
  readonly #words: CompanyWords;
  /** Raw tokens that are a legal form of Japan. */
  readonly #forms = new Set<InternId>();
  readonly #found = new Map<InternId, TokenWords | null>();

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Takes notice of a raw token. */
  meet(raw: InternId, token: string): void {
    if (isFormOfJapan(token)) this.#forms.add(raw);
  }

  /** Whether one of the raw tokens `raws[from .. end)`, which have been expanded, is a legal form of Japan. */
  isJapan(raws: Int32Array, from: number, end: number): boolean {
    if (this.#forms.size === 0) return false;
    for (let i = from; i < end; i++) if (this.#forms.has(raws[i])) return true;
    return false;
  }

  /** The words of a raw token as it is read in Japan; `null` where it has no Chinese characters. Learned once for each token. */
  wordsInJapan(raw: InternId): TokenWords | null {
    let found = this.#found.get(raw);
    if (found === undefined) this.#found.set(raw, (found = this.#forms.has(raw) ? null : this.#read(decoder.decode(this.#words.table.bytes(raw)))));
    return found;
  }

  #read(token: string): TokenWords | null {
    if (!HAN.test(token)) return null;
    const folded = foldToken(token, 'JP');
    const idsOf = (which: (word: string) => boolean): WordId[] => folded.filter(which).map((word) => this.#words.id(word));
    return { words: idsOf((word) => !isCharactersWord(word) && !isSpokenWord(word)), characters: idsOf(isCharactersWord) };
  }
}
