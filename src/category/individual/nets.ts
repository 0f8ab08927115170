import { PersonRole } from './roles.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** Begins the words of nets, so that they are no names. */
export const NET = '_';

/**
 * Words that only bring values together, for what no single word of theirs finds: the first letter of a given name with the sound of the surname (J. Smith,
 * James Smith among a thousand Smiths), and all consonants of the name by class (other scripts and transliterations), and all
 * letters (words cut or joined anywhere). O(words); once per different value.
 */
export class Nets {
  readonly #words: IndividualWords;

  constructor(words: IndividualWords) {
    this.#words = words;
  }

  /** Appends the nets of units `from` .. `end` behind them; returns the end. */
  append(words: Int32Array, roles: Uint8Array, from: number, end: number): number {
    const vocabulary = this.#words;
    const given = { word: -1, text: '' };
    const surname = { word: -1, text: '' };
    let sounds = '';
    for (let i = from; i < end; i++) {
      const word = words[i];
      const isSurname = roles[i] === PersonRole.surname || (roles[i] === PersonRole.particle && roles[i + 1] >= PersonRole.surname);
      if (roles[i] === PersonRole.given) given.word = word;
      if (roles[i] === PersonRole.surname) surname.word = word;
      if (isSurname) surname.text += vocabulary.textOf(word);
      else if (roles[i] <= PersonRole.lone || roles[i] === PersonRole.particle) given.text += vocabulary.textOf(word);
      if (roles[i] <= PersonRole.surname && !(vocabulary.flags[word] & Flag.initial)) sounds += vocabulary.textOf(vocabulary.sound(word));
    }
    let at = end;
    // whichever order comes first in the alphabet, so that both orders meet
    const whole = given.text + surname.text < surname.text + given.text ? given.text + surname.text : surname.text + given.text;
    if (whole.length >= MIN_LETTERS) at = this.#put(`${NET}${NET}${NET}${whole}`, words, roles, at);
    if (given.word < 0 || surname.word < 0) return at;
    const skeleton = vocabulary.textOf(vocabulary.wideSurname(surname.word));
    const letter = vocabulary.textOf(vocabulary.wideGiven(given.word))[0];
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
const MIN_LETTERS = 6;
