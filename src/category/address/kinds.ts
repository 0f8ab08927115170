import { resized, type WordId } from '../vocabulary.js';
import { Fact } from './facts.js';
import type { AddressWords } from './words.js';

const UNKNOWN = -1;
/** Lengths that rules tell from each other: up to two letters or more, of words that tables list also three or more, of numbers also four or more. */
const MIN_LENGTH = 2;
const PLAIN_LENGTH = 3;
const LISTED_LENGTH = 4;
const NUMBER_LENGTH = 5;
/** Words that rules name: letters that are parts of a compass, the numerator of a half, what lengthens a type. */
const NAMED: readonly string[] = ['n', 's', 'e', 'w', '1', '5', 'ext', 'and', 'half', 'f', 'km'];

/**
 * Words that the parser cannot tell from each other are of one kind: most names, most numbers of so many digits, all types of street that are nothing else. Whatever
 * the parser asks of a word must be in `#traitsOf`; what it cannot have there it asks of the items themselves, which then say so (items.ts).
 */
export class WordKinds {
  readonly #words: AddressWords;
  /** The first word met of each word's kind. */
  #kinds = new Int32Array(0);
  readonly #firsts = new Map<string, WordId>();
  /** Of words that no table lists, by {@link #plainTraits}. */
  readonly #plainFirsts = new Map<number, WordId>();

  constructor(words: AddressWords) {
    this.#words = words;
    // words that are alone of their kind, because their letters count
    const inPairs = words.rules.pairs.flatMap(({ letters }) => letters);
    for (const text of [...NAMED, ...inPairs, ...words.tails.keys(), ...words.modifiers, ...words.months, ...words.locatives])
      this.#put(words.id(text), words.id(text));
  }

  /** The word that stands for all of the kind of `word`: the first of them that was asked for. */
  of(word: WordId): WordId {
    const first = word < this.#kinds.length ? this.#kinds[word] : UNKNOWN;
    return first === UNKNOWN ? this.#meet(word) : first;
  }

  #put(word: WordId, first: WordId): WordId {
    if (word >= this.#kinds.length) this.#kinds = resized(this.#kinds, this.#words.flags.length, UNKNOWN);
    return (this.#kinds[word] = first);
  }

  #meet(word: WordId): WordId {
    const plain = this.#plainTraits(word);
    if (plain >= 0) {
      const first = this.#plainFirsts.get(plain) ?? word;
      this.#plainFirsts.set(plain, first);
      return this.#put(word, first);
    }
    const traits = this.#traitsOf(word);
    const first = this.#firsts.get(traits) ?? word;
    this.#firsts.set(traits, first);
    return this.#put(word, first);
  }

  /** {@link #traitsOf} a number or a word that tables say nothing of, as a number; -1: it is neither. */
  #plainTraits(word: WordId): number {
    const { flags, generic, site, crossing, townWord, codeOf, shape, table, realm, towns } = this.#words;
    const facts = flags[word] & ~Fact.phrase;
    const isNumber = facts === Fact.digits;
    if (!isNumber && (facts !== 0 || generic[word] + site[word] + crossing[word] + townWord[word] + codeOf[word] !== 0)) return -1;
    const length = Math.max(MIN_LENGTH, Math.min(table.length(word), isNumber ? NUMBER_LENGTH : PLAIN_LENGTH));
    // (no town ends with a number)
    const endsTown = realm === 'us' && !isNumber && towns.isLastWord(word);
    return ((shape[word] * 8 + length) * 2 + (endsTown ? 1 : 0)) * 2 + (isNumber ? 1 : 0);
  }

  /** All that the parser can know of a word. */
  #traitsOf(word: WordId): string {
    const words = this.#words;
    const text = words.textOf(word);
    // (that it begins a phrase is asked before there are items)
    const flags = words.flags[word] & ~Fact.phrase;
    const us = words.realm === 'us';
    // CO is Colombia's too, IA stands in front of the number of a road
    if (!us && (flags & Fact.doubtfulState) !== 0) return text;
    const longest = flags & (Fact.digits | Fact.mixed | Fact.grid) ? NUMBER_LENGTH : LISTED_LENGTH;
    const length = Math.max(MIN_LENGTH, Math.min(text.length, longest));
    const { unitClass, site, complex, lane, englishType, crossing, townWord, generic, numberedRoad, american } = words;
    const street = site[word] + 4 * complex[word] + 8 * englishType[word] + 16 * numberedRoad[word] + 32 * lane[word] + 64 * crossing[word];
    const name = townWord[word] + 2 * generic[word] + 4 * american[word];
    const isRoom = words.unit[word] >= 0 && words.textOf(words.unit[word]) === 'unit';
    const endsTown = us && words.towns.isLastWord(word);
    const places = `${words.countryCode[word]} ${words.stateIn[word]} ${words.cityIn[word]} ${words.typeOf[word]} ${words.codeOf[word]}`;
    return `${flags} ${length} ${words.shape[word]} ${street} ${name} ${unitClass[word]} ${isRoom} ${words.isRoute(word)} ${words.isLeadingLane(word)} ${words.isBlock(word)} ${endsTown} ${places}`;
  }
}
