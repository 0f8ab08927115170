import type { WordId } from '../vocabulary.js';
import { pinyinReadings } from './romanization.js';
import { PersonRole } from './roles.js';
import { Flag } from './word-kinds.js';
import type { IndividualWords } from './words.js';

/** Begins the words of nets, so that they are no names; a second character says which net. */
const NET = '_';
const Kind = { letters: '=', initial: '.', sounds: '~', pair: '+', beginnings: '^', pinyin: '%' } as const;

/** Weight of a net in the search, in nats. */
export const NET_WEIGHT = 5;
const MIN_SOUNDS = 4;
const MIN_LETTERS = 6;
/** Letters of a word that a slip at its end leaves alone. */
const BEGINNING = 3;
/** Pairs of more words than this are not looked at. */
const MAX_PAIRED = 4;

/**
 * Words that only bring values together, for what no single word of theirs finds:
 *
 *   letters      all letters without blanks: words cut or joined anywhere
 *   initial      first letter of the given name with the sound of the surname: J. Smith and James Smith among a thousand Smiths
 *   sounds       the consonants of the name by class: other scripts and transliterations
 *   surname      its parts and particles as one word, as others write it: de Gaulle, Degaulle
 *   pair         the same of two of its words: and one more word on either side
 *   beginnings   how two words begin: slips in both of them
 *   pinyin       what a given name beside an East Asian surname may be in pinyin: Wong Kin-hing, 黃健興
 *
 * O(words²) with a bound; once per different value.
 */
export class Nets {
  readonly #words: IndividualWords;
  readonly #full: WordId[] = [];

  constructor(words: IndividualWords) {
    this.#words = words;
  }

  /** Appends the nets of units `from` .. `end` behind them; returns the end. */
  append(words: Int32Array, roles: Uint8Array, from: number, end: number): number {
    const vocabulary = this.#words;
    const full = this.#full;
    full.length = 0;
    let given = -1;
    let surname = -1;
    let givenText = '';
    let surnameText = '';
    for (let i = from; i < end; i++) {
      const word = words[i];
      const role = roles[i];
      if (role === PersonRole.given) given = word;
      if (role === PersonRole.surname) surname = word;
      if (role === PersonRole.surname || (role === PersonRole.particle && roles[i + 1] >= PersonRole.surname)) surnameText += vocabulary.textOf(word);
      else if (role <= PersonRole.lone || role === PersonRole.particle) givenText += vocabulary.textOf(word);
      if (role <= PersonRole.surname && !(vocabulary.flags[word] & Flag.initial)) full.push(word);
    }
    let at = end;
    const put = (kind: string, text: string): void => {
      const net = vocabulary.idOfLetters(NET + kind + text);
      vocabulary.flags[net] |= Flag.net;
      words[at] = net;
      roles[at++] = PersonRole.net;
    };
    const letters = inOrder(givenText, surnameText);
    if (letters.length >= MIN_LETTERS) put(Kind.letters, letters);
    if (given >= 0 && surname >= 0) put(Kind.initial, vocabulary.textOf(vocabulary.wideGiven(given))[0] + vocabulary.textOf(vocabulary.wideSurname(surname)));
    const sounds = full.map((word) => vocabulary.textOf(vocabulary.sound(word)));
    const all = sounds.join('');
    if (full.length > 1 && all.length >= MIN_SOUNDS) put(Kind.sounds, [...all].sort().join(''));
    if (surname >= 0 && surnameText !== vocabulary.textOf(surname)) {
      words[at] = vocabulary.idOfLetters(surnameText);
      roles[at++] = PersonRole.net;
    }
    if (given >= 0 && surname >= 0 && vocabulary.flags[surname] & Flag.eastAsianSurname)
      for (const reading of pinyinReadings(vocabulary.textOf(given))) put(Kind.pinyin, reading);
    if (full.length > MAX_PAIRED) return at;
    for (let i = 0; i < full.length; i++) {
      for (let j = i + 1; j < full.length; j++) {
        if (sounds[i].length + sounds[j].length >= MIN_SOUNDS) put(Kind.pair, inOrder(sounds[i], sounds[j]));
        if (full.length === 2) put(Kind.beginnings, inOrder(vocabulary.textOf(full[i]).slice(0, BEGINNING), vocabulary.textOf(full[j]).slice(0, BEGINNING)));
      }
    }
    return at;
  }
}

/** Two texts as one, whichever order comes first in the alphabet, so that both orders meet. */
function inOrder(a: string, b: string): string {
  return a + b < b + a ? a + b : b + a;
}
