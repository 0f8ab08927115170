import type { WordId } from '../vocabulary.js';
import { PersonRole } from './roles.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** Begins the words of nets, so that they are no names. */
export const NET = '_';

/**
 * Words that only bring values together, for what no single word of theirs finds: the first letter of a given name with the sound of the surname (J. Smith,
 * James Smith among a thousand Smiths), and all consonants of the name by class (other scripts and transliterations). O(words); once per different value.
 */
export class Nets {
  readonly #words: IndividualWords;

  constructor(words: IndividualWords) {
    this.#words = words;
  }

  /** Appends the nets of units `from` .. `end` behind them; returns the end. */
  append(words: Int32Array, roles: Uint8Array, from: number, end: number): number {
    const vocabulary = this.#words;
    let given: WordId = -1;
    let surname: WordId = -1;
    let sounds = '';
    for (let i = from; i < end; i++) {
      const word = words[i];
      if (roles[i] === PersonRole.given) given = word;
      if (roles[i] === PersonRole.surname) surname = word;
      if (roles[i] <= PersonRole.surname && !(vocabulary.flags[word] & Flag.initial)) sounds += vocabulary.textOf(vocabulary.sound(word));
    }
    let at = end;
    if (given < 0 || surname < 0) return at;
    const skeleton = vocabulary.textOf(vocabulary.wideSurname(surname));
    const letter = vocabulary.textOf(vocabulary.wideGiven(given))[0];
    at = this.#put(`${NET}${letter}${skeleton}`, words, roles, at);
    if (sounds.length >= MIN_SOUNDS) at = this.#put(`${NET}${NET}${[...sounds].sort().join('')}`, words, roles, at);
    return at;
  }

  #put(text: string, words: Int32Array, roles: Uint8Array, at: number): number {
    const id = this.#words.id(text);
    words[at] = id;
    roles[at] = PersonRole.net;
    return at + 1;
  }
}

/** Weight of a net in the search, in nats. */
export const NET_WEIGHT = 5;
const MIN_SOUNDS = 4;
