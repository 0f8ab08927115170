import { isHangul } from '../text/hangul.js';
import { plainSounds } from '../text/kana.js';
import { eachSpelling } from './front-coded.js';
import { lazily } from './lazily.js';
import type { TableFolder } from './texts.node.js';
import { tableText } from './table-text.js';

/** Kana from which on the mark of a long vowel at the end may be there or not, and what it stands behind: コンピュータ, テクノロジ; not ドラマ, ドラマー. */
const MIN_OPEN = 5;
const OPEN = /(?:ta|i):?$/;

/** Words that Japanese and Korean have taken over, by how they are written there. */
export class TakenOver {
  readonly #words = new Map<string, string>();
  /** Characters of the longest, as it is kept: no fewer than as it is written. */
  readonly longest: number;

  /** @param packed  by scripts/tables/taken-over.mjs. */
  constructor(packed: string) {
    let longest = 0;
    eachSpelling(packed, (_, latin, key) => {
      this.#words.set(key, latin);
      longest = Math.max(longest, key.length);
    });
    this.longest = longest;
  }

  /** What a text of nothing but katakana or Hangul is in Latin letters, also with ヴ for ブ; `undefined`: it is none of the words. O(length). */
  of(written: string): string | undefined {
    if (written.length > this.longest) return undefined;
    if (isHangul(written)) return this.#words.get(written);
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
