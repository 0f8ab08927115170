import { NameJoins } from './joins.js';
import { takeNicknames } from './nicknames.js';
import { joinSyllables, splitName } from './order.js';
import { NameSegments } from './segments.js';
import { MAX_WORDS, NameTokens, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/**
 * One person's name, read: given names (the first one, then middle names and initials), surname with its particles, nicknames, generation. A value of one word
 * has it in `given` and no surname. The buffers are reused by the next `read`.
 */
export class IndividualParse {
  readonly given = new Int32Array(MAX_WORDS);
  givenCount = 0;
  readonly surname = new Int32Array(MAX_WORDS);
  surnameCount = 0;
  readonly nicknames = new Int32Array(MAX_WORDS);
  nicknameCount = 0;
  /** Word of the generation in keys; -1: none written. */
  generation = -1;
  /** All words, and what each was taken for. */
  readonly tokens: NameTokens;

  readonly #words: IndividualWords;
  readonly #joins: NameJoins;
  readonly #segments: NameSegments;

  constructor(words: IndividualWords) {
    this.#words = words;
    this.tokens = new NameTokens(words);
    this.#joins = new NameJoins(words, this.tokens);
    this.#segments = new NameSegments(words, this.tokens);
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    const { tokens } = this;
    const structured = tokens.expand(ids, gaps, from, end);
    const { words } = tokens;
    this.givenCount = 0;
    this.surnameCount = 0;
    this.nicknameCount = 0;
    this.generation = -1;
    // initials behind a name are a matter of order, see order.ts
    if (!structured && (tokens.count === 0 || !(this.#words.flags[words[tokens.count - 1]] & Flag.initial))) {
      // given names and a surname, nothing else
      const last = tokens.count - 1;
      for (let i = 0; i < last; i++) this.given[this.givenCount++] = words[i];
      if (last === 0) this.given[this.givenCount++] = words[0];
      else if (last > 0) this.surname[this.surnameCount++] = words[last];
      return;
    }
    this.#joins.join();
    takeNicknames(tokens, this.#words.of);
    for (let i = 0; i < tokens.count; i++) if (tokens.taken[i] === Taken.nickname) this.nicknames[this.nicknameCount++] = words[i];
    this.#segments.cut();
    this.generation = this.#segments.generation;
    this.#order();
  }

  /** Which words are given names and which the surname. */
  #order(): void {
    const { words, gaps, taken, count } = this.tokens;
    const { left, ends } = this.#segments;
    let start = 0;
    const parts = ends.map((end) => {
      const name = Array.from(left.subarray(start, end)).filter((i) => taken[i] === Taken.name);
      start = end;
      return { words: name.map((i) => words[i]), gaps: name.map((i) => gaps[i]) };
    });
    const named = parts.filter((part) => part.words.length > 0);
    // everything was a title or a note: then the nickname is the name, or what there is
    if (named.length === 0) {
      for (let i = 0; i < this.nicknameCount; i++) this.given[this.givenCount++] = this.nicknames[i];
      this.nicknameCount = 0;
      if (this.givenCount === 0) for (let i = 0; i < count; i++) if (taken[i] === Taken.title) this.given[this.givenCount++] = words[i];
      return;
    }
    // "Caldwell (Chad)": the name in brackets is all there is of a given name
    if (named.length === 1 && named[0].words.length === 1 && this.nicknameCount === 1) {
      this.given[this.givenCount++] = this.nicknames[0];
      this.surname[this.surnameCount++] = named[0].words[0];
      this.nicknameCount = 0;
      return;
    }
    if (named.length === 1) {
      splitName(this.#words, named[0].words, named[0].gaps, this);
      return;
    }
    for (const word of named[0].words) this.surname[this.surnameCount++] = word;
    for (const part of named.slice(1)) {
      for (const word of joinSyllables(this.#words, part.words, part.gaps)) this.given[this.givenCount++] = word;
    }
  }
}
