import type { InternTable } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { packagedImage } from '../../lexicon/image.js';
import { type LexiconEntry, wordFrequency } from '../../lexicon/lexicon.js';
import { type CategoryReader, type Level, PlainGrammar, type PlainReading, type Reason } from '../category.js';
import { explainIndividual } from './explain.js';
import { IndividualLevels, LEVEL_WORDS } from './levels.js';
import { NET_WEIGHT, Nets } from './nets.js';
import { MARKS_OF_LOST } from '../../text/lost-letters.js';
import type { WordId } from '../vocabulary.js';
import { IndividualParse } from './parse.js';
import { isInnerParticle } from './surname-first.js';
import { PersonRole } from './roles.js';
import { MAX_WORDS, Taken } from './tokens.js';
import { Flag } from './word-kinds.js';
import { isUsualSomewhere } from './name-rarity.js';
import { AT, IndividualWords } from './words.js';

/** A name that so many of a million people bear is a name of its own, not a slip of another. */
const KNOWN_PER_MILLION = 20;

const NONE: readonly number[] = [];

/** (units of a value have room for the words of its names and some more) */
const MOST_WRITTEN = 8;

/** A particle among given names; initials and names that are particles elsewhere are none. */
const PARTICLE_OR_NAME = Flag.particle | Flag.givenName | Flag.initial;

/** Names of persons: see parse.ts for the grammar and levels.ts for what each key is made of. */
export class IndividualReader implements CategoryReader {
  readonly words: IndividualWords;
  readonly signs = AT;
  readonly marks = MARKS_OF_LOST;
  readonly capitals = true;
  readonly parse: IndividualParse;
  readonly levels: IndividualLevels;
  readonly plain: PlainReading;
  readonly #nets: Nets;
  readonly #narrow = new Int32Array(LEVEL_WORDS);
  readonly #medium = new Int32Array(LEVEL_WORDS);
  /** The raw tokens of the value: `#raws[#rawFrom .. #rawEnd)`. */
  #raws: Int32Array = new Int32Array(0);
  #rawFrom = 0;
  #rawEnd = 0;

  constructor(kernel: Kernel) {
    this.words = new IndividualWords(kernel, packagedImage('individual'));
    this.parse = new IndividualParse(this.words);
    this.levels = new IndividualLevels(this.words);
    this.#nets = new Nets(this.words);
    this.plain = {
      grammar: PlainGrammar.persons,
      tokens: MAX_WORDS,
      pairs: null,
      marker: this.words.surnameMarker,
      looserWords: (plain, from, end, out, at) => this.levels.wideOfPlain(plain, from, end, out, at),
    };
  }

  get table(): InternTable {
    return this.words.table;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.#raws = ids;
    this.#rawFrom = from;
    this.#rawEnd = end;
    this.parse.read(ids, gaps, from, end);
  }

  levelWords(level: Level, out: Int32Array, at: number): number {
    const end = this.#levelWords(level, out, at);
    const { characters } = this.parse.tokens;
    if (level === 'wide' || end === at || characters < 0) return end;
    // (names that are only read alike are two, but for the wide level)
    out[end] = characters;
    return end + 1;
  }

  #levelWords(level: Level, out: Int32Array, at: number): number {
    if (level === 'narrow') return this.levels.narrow(this.parse, out, at);
    const narrowEnd = this.levels.narrow(this.parse, this.#narrow, 0);
    if (level === 'medium') return this.levels.medium(this.#narrow, 0, narrowEnd, out, at);
    const mediumEnd = this.levels.medium(this.#narrow, 0, narrowEnd, this.#medium, 0);
    return this.levels.wide(this.#medium, 0, mediumEnd, out, at);
  }

  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number {
    const { parse } = this;
    const { flags } = this.words;
    const from = at;
    const put = (word: number, role: number): void => {
      words[at] = word;
      roles[at++] = role;
    };
    const lone = parse.givenCount + parse.surnameCount === 1;
    parse.putSurnameFirst();
    this.#putTitleBehind();
    // (Nguyen Thi Thu Ha)
    const vietnamese = parse.surnameCount === 1 && (flags[parse.surname[0]] & Flag.vietnameseSurname) !== 0;
    for (let i = 0; i < parse.givenCount; i++) {
      // the article of Arabic names stands in front of any part of them
      const particle =
        i + 1 < parse.givenCount &&
        !vietnamese &&
        ((flags[parse.given[i]] & PARTICLE_OR_NAME) === Flag.particle ||
          (!(flags[parse.given[i]] & Flag.descent) && isInnerParticle(this.words, parse.given, 0, i, parse.givenCount)));
      put(parse.given[i], particle ? PersonRole.particle : lone ? PersonRole.lone : i === 0 ? PersonRole.given : PersonRole.middle);
    }
    for (let i = 0; i < parse.surnameCount; i++) {
      const particle = flags[parse.surname[i]] & Flag.particle && i + 1 < parse.surnameCount;
      put(parse.surname[i], particle ? PersonRole.particle : lone ? PersonRole.lone : PersonRole.surname);
    }
    for (let i = 0; i < parse.nicknameCount; i++) put(parse.nicknames[i], PersonRole.nickname);
    for (let i = 0; i < parse.otherSurnameCount; i++) put(parse.otherSurnames[i], PersonRole.otherSurname);
    if (parse.generation >= 0) put(parse.generation, PersonRole.generation);
    if (parse.tokens.characters >= 0) put(parse.tokens.characters, PersonRole.characters);
    for (const word of this.#writtenWords()) put(word, PersonRole.written);
    const title = this.#genderedTitle();
    if (title >= 0) put(title, PersonRole.title);
    return this.#nets.append(words, roles, from, at);
  }

  /** Words for how the names of the value are written, up to {@link MOST_WRITTEN}; of Chinese characters only where it has other letters as well. */
  #writtenWords(): readonly WordId[] {
    const spoken = this.words.spokenOf(this.#raws, this.#rawFrom, this.#rawEnd);
    if (this.parse.tokens.characters >= 0) return spoken.slice(0, MOST_WRITTEN);
    const characters: WordId[] = [];
    for (let i = this.#rawFrom; i < this.#rawEnd; i++) characters.push(...this.words.charactersOf(this.#raws[i]));
    return [...(characters.length === 0 ? characters : [this.words.joinCharacters(characters)]), ...spoken].slice(0, MOST_WRITTEN);
  }

  /** "Sheikh Hamdan bin Mohammed": a title of the church or the mosque that some bear as a name says less than the name behind it. */
  #putTitleBehind(): void {
    const { given, givenCount, surnameCount } = this.parse;
    const title = given[0];
    if (givenCount < 2 || surnameCount === 0 || !(this.words.flags[title] & (Flag.title | Flag.doubtfulTitle))) return;
    if ((this.words.flags[given[1]] & (Flag.particle | Flag.initial)) !== 0 || !this.#isA(title, ({ class: kind }) => kind === 'religious')) return;
    given[0] = given[1];
    given[1] = title;
  }

  /** Whether a row of the tables has a word alone, and is such a row. */
  #isA(word: number, isSuch: (row: LexiconEntry) => boolean): boolean {
    return this.words.rows.structure().words.get(this.words.textOf(word))?.some(isSuch) === true;
  }

  asideWords(out: Int32Array, at: number): number {
    const { nicknames, nicknameCount, otherSurnames, otherSurnameCount } = this.parse;
    const title = this.#genderedTitle();
    const written = this.#writtenWords();
    const firstSurnames = this.levels.firstSurnames(this.parse);
    if (nicknameCount + otherSurnameCount + written.length + firstSurnames === 0 && title < 0) return at;
    out[at++] = this.words.asideMarker;
    // (García Márquez, José says more than José García Márquez)
    if (firstSurnames > 0) out[at++] = this.words.surnameMarker;
    for (let i = 0; i < firstSurnames; i++) out[at++] = this.parse.surname[i];
    for (let i = 0; i < nicknameCount; i++) out[at++] = nicknames[i];
    for (let i = 0; i < otherSurnameCount; i++) out[at++] = otherSurnames[i];
    for (const word of written) out[at++] = word;
    if (title >= 0) out[at++] = title;
    return at;
  }

  /** What a title, or whose son or daughter it is, says of who bears the name, as a word; -1: nothing, or both (Mr & Mrs). */
  #genderedTitle(): WordId {
    const { words, taken, count } = this.parse.tokens;
    const { flags } = this.words;
    let said = 0;
    for (let i = 0; i < count; i++) {
      // (Ben Smith, Smith Ben)
      const says = taken[i] === Taken.title || (taken[i] === Taken.name && i > 0 && i + 1 < count && flags[words[i]] & Flag.descent);
      if (says) said |= flags[words[i]] & (Flag.man | Flag.woman);
    }
    return said === Flag.woman ? this.words.womanMarker : said === Flag.man ? this.words.manMarker : -1;
  }

  wordWeight(word: number): number {
    return this.isNet(word) ? NET_WEIGHT : this.words.weightOf(word);
  }

  wordExpansion(word: number): number {
    return word;
  }

  wordFamilies(word: number): readonly number[] {
    return this.isNet(word) ? NONE : this.words.familiesOf(word);
  }

  wordSkeleton(word: number): number {
    return this.isNet(word) ? word : this.words.wideSurname(word);
  }

  isKnownWord(word: number): boolean {
    if (this.isNet(word)) return false;
    const text = this.words.textOf(word);
    if (wordFrequency(text, 'given') >= KNOWN_PER_MILLION || wordFrequency(text, 'surname') >= KNOWN_PER_MILLION) return true;
    return isUsualSomewhere(text);
  }

  /** Whether a word is no name, only made to bring values together. */
  isNet(word: number): boolean {
    return (this.words.flags[word] & Flag.net) !== 0;
  }

  wordText(word: number): string {
    return this.words.textOf(word);
  }

  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
    return explainIndividual(this, ids, gaps, from, end, level);
  }
}
