import { plainSounds } from '../text/kana.js';
import { lazily } from './lazily.js';
import type { TableFolder } from './texts.node.js';
import { tableText } from './table-text.js';

const LETTER_A = 65;
const HEAD = /[A-Z][^A-Z]*/g;
const HANGUL = /^[\uAC00-\uD7A3]/;
/** Kana from which on the mark of a long vowel at the end may be there or not, and what it stands behind: コンピュータ, テクノロジ; not ドラマ, ドラマー. */
const MIN_OPEN = 5;
const OPEN = /(?:ta|i):?$/;

/** Words that Japanese and Korean have taken over, by how they are written there. */
export class TakenOver {
  readonly #words = new Map<string, string>();
  /** Characters of the longest, as it is kept: no fewer than as it is written. */
  readonly longest: number = 0;

  /** @param packed  by scripts/tables/taken-over.mjs. */
  constructor(packed: string) {
    const [heads, ...lines] = packed.split('\n');
    let word = '';
    for (const [i, head] of (heads.match(HEAD) ?? []).entries()) {
      word = word.slice(0, head.charCodeAt(0) - LETTER_A) + head.slice(1);
      const latin = word.replaceAll('_', ' ');
      for (const key of lines[i].split(',')) {
        this.#words.set(key, latin);
        this.longest = Math.max(this.longest, key.length);
      }
    }
  }

  /** What a text of nothing but katakana or Hangul is in Latin letters, also with ヴ for ブ; `undefined`: it is none of the words. O(length). */
  of(written: string): string | undefined {
    if (written.length > this.longest) return undefined;
    if (HANGUL.test(written)) return this.#words.get(written);
    const sounds = plainSounds(written);
    return this.#ofSounds(sounds, written.length) ?? (sounds.includes('v') ? this.#ofSounds(sounds.replaceAll('v', 'b'), written.length) : undefined);
  }

  #ofSounds(sounds: string, kana: number): string | undefined {
    const known = this.#words.get(sounds);
    if (known !== undefined || kana < MIN_OPEN || !OPEN.test(sounds)) return known;
    return this.#words.get(sounds.endsWith(':') ? sounds.slice(0, -1) : `${sounds}:`);
  }
}

/** A table of such words, which is read when it is first asked for. */
export const takenOver = (folder: TableFolder, name: string): (() => TakenOver) => lazily(() => new TakenOver(tableText(folder, name)));
