import type { IndividualReader } from '../../category/individual/reader.js';
import { lostPattern } from '../../text/lost-letters.js';
import { isSyllables } from '../../category/individual/order.js';
import { isVietnameseSyllable } from '../../category/individual/vietnamese-order.js';
import { Flag } from '../../category/individual/word-kinds.js';
import { resized } from '../../category/vocabulary.js';
import { genderOf, wordFrequency } from '../../lexicon/lexicon.js';
import { rewriter } from '../../lexicon/spelling-rules.js';
import { foldedUmlauts } from '../../lexicon/written-umlauts.js';
import { type LinkTable, TYPICAL_VALUES } from '../link-table.js';
import type { WordDistance } from '../word-distance.js';
import { FatherNames } from './father-names.js';
import { Match } from './features.js';
import { endOtherwise } from './name-changes.js';
import { NameGenders } from './name-genders.js';
import { NameReadings } from './name-readings.js';
import { MOST_LETTERS, OwnParts } from './own-parts.js';

const MATCH_OF_SURETY: readonly number[] = [Match.nickname, Match.usual, Match.several, Match.rare, Match.translation];
/** Consonants by class that must agree for two names to sound alike. */
const MIN_SOUND = 3;
const MIN_TRUNCATION = 3;
/** Two names that some list has are not heard for each other where more of their letters differ: Adebayo, Adib. */
const FAR_APART = 0.4;
const DOUBLED = /(.)\1+/g;
/** A name in no more values of a column than this may be one person's in several spellings. */
const FEW_VALUES = 4;
/** Values that a column is thought to have besides, so that a short one has no crowds. */
const OTHER_VALUES = 2000;
/** Values in which a word is thought to stand where the column that it is from is not known. */
const UNSEEN = 4;
/** How much rarer a word must be as a surname than as a given name, in nats, to be a given name wherever it stands. */
const CLEARLY = 1.5;
/** Articles written against the name: Aljabouri, Elkaref. */
const withoutArticle = rewriter('individual', 'article');
/** What short forms end in: Leo from Leonardo, Ernie from Ernesto. */
const withoutEnding = rewriter('individual', 'pet-ending');
/** What short forms leave out in front: Tunde, Babatunde; Emeka, Chukwuemeka. */
const withoutFront = rewriter('individual', 'short-front');

/** Surnames of women as men bear them: Petrova, Petrov. */
const masculine = rewriter('individual', 'masculine');

const UNASKED = 2;

/** What the words of a column are as names, and how two of them may be the same one. A word is read when it is first met. */
export class NameWords {
  /** 1: a single letter. */
  initial = new Uint8Array(0);
  /** 1: made of a father's name: Ivanovich. */
  #patronymic = new Uint8Array(0);
  /** 1: an East Asian surname. */
  eastAsian = new Uint8Array(0);
  readonly #table: LinkTable;
  readonly #distance: WordDistance;
  /** 1: the word is read. */
  #ready = new Uint8Array(0);
  /** 1: made of Chinese or Korean syllables, or a Vietnamese one, where another letter is another name. */
  #syllabic = new Uint8Array(0);
  /** Rarity by the lists alone. */
  #givenWeight = new Float32Array(0);
  #surnameWeight = new Float32Array(0);
  #sound = new Int32Array(0);
  /** Skeleton without the Arabic article in front, as the reader's word. */
  #bare = new Int32Array(0);
  /** 1: some list has the word as a given name, however few bear it, or tells what it is short for. */
  #listed = new Uint8Array(0);
  /** 1: the lists have the word as a surname; {@link UNASKED} until somebody asks. */
  #surname = new Uint8Array(0);
  readonly genders: NameGenders;
  readonly readings: NameReadings;
  readonly fathers: FatherNames;
  readonly #parts: OwnParts;
  /** The word, its doubled letters once: what names are compared by that one side writes as one. */
  readonly once: string[] = [];
  /** The word without what short forms end in. */
  readonly #stem: string[] = [];
  /** The word without what short forms leave out in front. */
  readonly #front: string[] = [];
  /** What a word with lost letters may be; `null`: all are there. */
  readonly #lost: (RegExp | null)[] = [];
  /** Names that a word stands for, with how ({@link Match}): given names and surnames alike. */
  readonly #stands: (ReadonlyMap<number, number> | undefined)[] = [];
  /** Words from here on may become others: what is found of them is not remembered. */
  #settled: number;
  /** Relations found lately, by both words (of surnames by the complement of the second one): what is asked again and again is looked up. */
  readonly #askedLeft: Int32Array;
  readonly #askedRight: Int32Array;
  readonly #answers: Uint8Array;
  readonly #slotShift: number;

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#distance = distance;
    this.genders = new NameGenders(table);
    this.readings = new NameReadings(table);
    this.fathers = new FatherNames(table);
    this.#parts = new OwnParts(table, distance);
    const slotBits = Math.min(MAX_REMEMBERED_BITS, 1 + Math.ceil(Math.log2(table.words.count ** 2 + 1)));
    this.#slotShift = 32 - slotBits;
    this.#askedLeft = new Int32Array(1 << slotBits).fill(-1);
    this.#askedRight = new Int32Array(1 << slotBits);
    this.#answers = new Uint8Array(1 << slotBits);
    this.#settled = table.words.count;
  }

  /** Forgets the words from `from` on, which are others than before. */
  renew(from: number): void {
    this.#ready.fill(0, from);
    this.#settled = from;
  }

  /** To be called for each word before anything else is asked of it. */
  prepare(word: number): void {
    if (this.#ready[word]) return;
    const { words, reader } = this.#table;
    const { words: vocabulary } = reader as IndividualReader;
    if (word >= this.initial.length) this.#makeRoom(Math.max(words.count, Math.ceil(this.initial.length * 1.5)));
    this.#ready[word] = 1;
    const text = words.text[word];
    const id = vocabulary.id(text);
    const bare = withoutArticle(text);
    const stands = vocabulary.standsFor(text);
    this.initial[word] = text.length === 1 ? 1 : 0;
    this.readings.prepare(word, stands.size > 0);
    // (Michael and Daniel would be syllables, too)
    this.#syllabic[word] = (!this.readings.isWestern(word) && isSyllables(text)) || isVietnameseSyllable(text) ? 1 : 0;
    this.eastAsian[word] = vocabulary.flags[id] & Flag.eastAsianSurname ? 1 : 0;
    this.#patronymic[word] = vocabulary.flags[id] & Flag.patronymic ? 1 : 0;
    this.#givenWeight[word] = vocabulary.givenWeight(id);
    this.#surnameWeight[word] = vocabulary.surnameWeight(id);
    this.#sound[word] = vocabulary.sound(id);
    this.#bare[word] = bare === text ? reader.wordSkeleton(id) : vocabulary.wideSurname(vocabulary.id(bare));
    this.once[word] = text.replace(DOUBLED, '$1');
    this.#lost[word] = lostPattern(text);
    this.#stem[word] = withoutEnding(text);
    this.#front[word] = withoutFront(text);
    this.#parts.prepare(word);
    this.fathers.prepare(word);
    this.#surname[word] = UNASKED;
    const gender = genderOf(text);
    this.genders.prepare(word, gender);
    this.#listed[word] = gender > 0 || stands.size > 0 || wordFrequency(text, 'given') > 0 ? 1 : 0;
    this.#stands[word] =
      stands.size === 0 ? undefined : new Map([...stands].map(([name, surety]) => [name, surety < 0 ? Match.spelling : MATCH_OF_SURETY[surety]]));
  }

  #makeRoom(capacity: number): void {
    this.#ready = resized(this.#ready, capacity, 0);
    this.initial = resized(this.initial, capacity, 0);
    this.#syllabic = resized(this.#syllabic, capacity, 0);
    this.readings.makeRoom(capacity);
    this.eastAsian = resized(this.eastAsian, capacity, 0);
    this.#patronymic = resized(this.#patronymic, capacity, 0);
    this.#givenWeight = resized(this.#givenWeight, capacity, 0);
    this.#surnameWeight = resized(this.#surnameWeight, capacity, 0);
    this.#sound = resized(this.#sound, capacity, 0);
    this.#bare = resized(this.#bare, capacity, 0);
    this.#parts.makeRoom(capacity);
    this.#surname = resized(this.#surname, capacity, UNASKED);
    this.genders.makeRoom(capacity);
    this.#listed = resized(this.#listed, capacity, 0);
  }

  /** Whether the values are so few that they are judged as part of a usual column: how often a word stands in them says nothing. */
  get hasFewValues(): boolean {
    return this.#table.declaredValues > this.#table.nodeCount;
  }

  /** Whether both words are names made of syllables. */
  areSyllables(a: number, b: number): boolean {
    return this.#syllabic[a] === 1 && this.#syllabic[b] === 1;
  }

  /** Whether lists have both words as given names. */
  areGivenNames(a: number, b: number): boolean {
    return this.#listed[a] === 1 && this.#listed[b] === 1;
  }

  /** Whether lists have both words as surnames. */
  areSurnames(a: number, b: number): boolean {
    return this.#isSurname(a) && this.#isSurname(b);
  }

  #isSurname(word: number): boolean {
    if (this.#surname[word] === UNASKED) this.#surname[word] = wordFrequency(this.#table.words.text[word], 'surname') > 0 ? 1 : 0;
    return this.#surname[word] === 1;
  }

  /** How rare a word is as a given name or as a surname, in nats; no more than its rarity in the column. */
  weightOf(word: number, asSurname: boolean): number {
    return Math.fround(Math.min(this.#listedWeight(word, asSurname), roomOf(this.#table.words.weight[word])));
  }

  #listedWeight(word: number, asSurname: boolean): number {
    return asSurname ? this.#surnameWeight[word] : this.#givenWeight[word];
  }

  /** Whether a word is rather a surname than a given name, by the lists: 1, or 0; a half where they do not say. */
  surnameness(word: number): number {
    return (1 + Math.sign(this.#givenWeight[word] - this.#surnameWeight[word])) / 2;
  }

  /** Part of the column's values that a word stands in; the few that may all be one person's do not count. Of few values, what the lists say. */
  shareOf(word: number, asSurname: boolean): number {
    if (this.hasFewValues) return Math.exp(-this.#listedWeight(word, asSurname));
    return Math.max(0, this.#table.words.inNodes[word] - FEW_VALUES) / (this.#table.nodeCount + OTHER_VALUES);
  }

  /**
   * In how many values of the column the rarer of two words stands, or would by the lists, as a logarithm: a slip is made once, a name is borne by several.
   */
  attested(a: number, b: number, asSurname: boolean): number {
    const least = this.hasFewValues ? UNSEEN : 1;
    return Math.log(Math.max(least, Math.min(this.#valuesOf(a, asSurname), this.#valuesOf(b, asSurname))));
  }

  #valuesOf(word: number, asSurname: boolean): number {
    const listed = TYPICAL_VALUES * Math.exp(-this.#listedWeight(word, asSurname));
    return Math.max(this.#table.words.inNodes[word], listed);
  }

  /** How words `a` and `b` may be the same name; {@link Match}. Of two surnames none is short for another given name. */
  relation(a: number, b: number, surnames: boolean): number {
    if (a === b) return this.initial[a] ? Match.initial : Match.exact;
    if (a > b) [a, b] = [b, a];
    if (b >= this.#settled) return this.#relate(a, b, surnames);
    // (what no list has as a given name is the same in either place)
    const second = surnames && (this.#listed[a] & this.#listed[b] || this.#areRatherGiven(a, b)) ? ~b : b;
    const slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> this.#slotShift;
    if (this.#askedLeft[slot] !== a || this.#askedRight[slot] !== second) {
      this.#askedLeft[slot] = a;
      this.#askedRight[slot] = second;
      this.#answers[slot] = this.#relate(a, b, surnames);
    }
    return this.#answers[slot];
  }

  #relate(a: number, b: number, surnames: boolean): number {
    const { words } = this.#table;
    const lost = this.#lost[a] ?? this.#lost[b];
    if (lost) return lost.test(words.text[this.#lost[a] ? b : a]) ? Match.spelling : this.#slip(a, b, surnames);
    if (this.initial[a] || this.initial[b]) return this.#isInitial(this.initial[a] ? a : b, this.initial[a] ? b : a) ? Match.initial : Match.none;
    let family = this.#family(a, b);
    // (Chang is Zhang or Jang: one surname in two romanizations all the same)
    if (surnames && family >= Match.nickname && !(family === Match.several && this.eastAsian[a] && this.eastAsian[b])) family = Match.none;
    // (No is Roh: the same, though it sounds otherwise)
    if (family === Match.spelling || (surnames && family === Match.several)) return family;
    if (!surnames && this.readings.areOne(a, b)) return Match.spelling;
    if (!surnames && (family === Match.none || family === Match.rare || family === Match.translation) && this.genders.areOther(a, b)) return Match.none;
    // (surname first, where no comma says it: Rossi Mario, Rossi Maria)
    if (surnames && this.areWomanAndMan(a, b)) return Match.none;
    if (this.fathers.areOne(a, b)) return Match.spelling;
    if (this.fathers.areOther(a, b)) return Match.none;
    const bothKnown = words.known[a] === 1 && words.known[b] === 1;
    if (this.areSpelledAlike(a, b)) {
      if (foldedUmlauts(words.text[a]) === foldedUmlauts(words.text[b])) return Match.spelling;
      return bothKnown && family === Match.none ? Match.knownSlip : Match.heard;
    }
    const slip = this.#slip(a, b, surnames);
    if (family >= Match.several && this.isCut(a, b)) return Match.short;
    if (family !== Match.none && (family <= Match.several || slip === Match.none)) return family;
    if (!surnames && (this.#front[a] === words.text[b] || this.#front[b] === words.text[a])) return Match.usual;
    if (slip !== Match.none) return slip;
    if (this.#sound[a] === this.#sound[b] && (this.#table.reader as IndividualReader).words.textOf(this.#sound[a]).length >= MIN_SOUND) {
      // (Adebayo, Adib)
      const areKnown = bothKnown || (!surnames && this.#listed[a] === 1 && this.#listed[b] === 1 && this.editShare(a, b) > FAR_APART);
      if (!surnames && endOtherwise(words.text[a], words.text[b]) && !this.#haveSilentA(words.text[a], words.text[b])) return Match.none;
      // (Abdulrahman, Abdulrahim: only what they share is heard)
      return !areKnown ? Match.sound : bothKnown && this.#parts.areParts(a, b) ? Match.none : Match.knownSlip;
    }
    // (Ivan Sergeevich, Sergey Ivanovich)
    if (!this.isCut(a, b) || this.#patronymic[a] !== this.#patronymic[b]) return Match.none;
    // Jan and Janusz; but Li and Li-ping
    const shorter = words.text[a].length <= words.text[b].length ? a : b;
    return !surnames && (bothKnown || (words.known[shorter] === 1 && !this.areSyllables(a, b))) ? Match.knownSlip : Match.truncation;
  }

  /** Whether a letter is the initial of a name, or of one that this is usually short for: W. and Bill, R. and Dick. */
  #isInitial(letter: number, name: number): boolean {
    const { words, reader } = this.#table;
    if (words.text[letter][0] === words.text[name][0]) return true;
    for (const [other, how] of this.#stands[name] ?? [])
      if (how <= Match.usual && (reader as IndividualReader).words.textOf(other)[0] === words.text[letter]) return true;
    return false;
  }

  /** Whether two names are spelled alike but for an a at the end of one, which is written in India and not spoken: Praful, Praphulla. */
  #haveSilentA(a: string, b: string): boolean {
    const { reader } = this.#table;
    const { words: vocabulary } = reader as IndividualReader;
    const [withA, without] = a.endsWith('a') ? [a, b] : [b, a];
    return withA.endsWith('a') && reader.wordSkeleton(vocabulary.id(withA.slice(0, -1))) === reader.wordSkeleton(vocabulary.id(without));
  }

  /** Whether of two words in the place of a surname one is clearly a given name by the lists, and the other no surname: they tell that it stands in front. */
  #areRatherGiven(a: number, b: number): boolean {
    const left = this.#surnameWeight[a] - this.#givenWeight[a];
    const right = this.#surnameWeight[b] - this.#givenWeight[b];
    return Math.max(left, right) >= CLEARLY && Math.min(left, right) >= 0;
  }

  /** Whether two words in the place of a surname are given names, and the one is made of the other as names of women are: Rossi Maria, Kovács Istvánné. */
  areWomanAndMan(a: number, b: number): boolean {
    return this.#areRatherGiven(a, b) && this.genders.isEitherFeminine(a, b);
  }

  /** The surest way in which both stand for one name. */
  #family(a: number, b: number): number {
    const left = this.#stands[a];
    const right = this.#stands[b];
    if (left === undefined || right === undefined) return Match.none;
    let best: number = Match.none;
    for (const [name, how] of left) {
      const other = right.get(name);
      if (other === undefined) continue;
      // two names that each may stand for a third one
      const manner = how >= Match.several && other >= Match.several ? Match.rare : Math.max(how, other);
      if (best === Match.none || manner < best) best = manner;
    }
    return best;
  }

  #slip(a: number, b: number, surnames: boolean): number {
    const { words } = this.#table;
    const shorter = Math.min(words.text[a].length, words.text[b].length);
    if (shorter < 3) return Match.none;
    const max = shorter >= 8 ? 2 : 1;
    const edits = this.#distance.edits(a, b, max);
    // (Balwinder, Kulwinder: what each has of its own is short)
    if (edits > max || (edits > 1 && this.#parts.areParts(a, b) && this.closeness(a, b) < 0.5)) return Match.none;
    return (words.known[a] && words.known[b]) || (!surnames && this.#listed[a] && this.#listed[b]) ? Match.knownSlip : Match.slip;
  }

  /** Whether one of two names may be cut from the other. */
  isCut(a: number, b: number): boolean {
    const { text } = this.#table.words;
    return text[a].length <= text[b].length ? this.#isShortFor(a, text[b]) : this.#isShortFor(b, text[a]);
  }

  /** Whether one name may be cut from another: Leo from Leonardo, Al from Alvin, Ernie from Ernesto. */
  #isShortFor(shorter: number, longer: string): boolean {
    const text = this.#table.words.text[shorter];
    if (longer.startsWith(text)) return text.length >= 2;
    const stem = this.#stem[shorter];
    return stem.length >= MIN_TRUNCATION && stem !== text && longer.startsWith(stem);
  }

  /** Whether two words are the same but for how languages spell a sound: Torsten, Thorsten; not Rajesh, Rakesh. */
  areSpelledAlike(a: number, b: number): boolean {
    const { skeleton } = this.#table.words;
    return skeleton[a] === skeleton[b] || this.#bare[a] === this.#bare[b];
  }

  /** Whether two near names sound otherwise, and neither begins as the other (Madan, Madanalal). */
  areTwo(a: number, b: number): boolean {
    const { text } = this.#table.words;
    return !text[a].startsWith(text[b]) && !text[b].startsWith(text[a]) && !this.areSpelledAlike(a, b);
  }

  /** The same of surnames, or what a woman and a man of one family are called. */
  areOneFamily(a: number, b: number): boolean {
    const { text } = this.#table.words;
    return this.areSpelledAlike(a, b) || masculine(text[a]) === masculine(text[b]);
  }

  /** Letters to change from one word to the other, as a share of the longer one. */
  editShare(a: number, b: number): number {
    const { words } = this.#table;
    const longer = Math.max(words.text[a].length, words.text[b].length);
    return Math.min(1, this.#distance.edits(a, b, Math.min(longer, MOST_LETTERS)) / longer);
  }

  /**
   * How near two different names are, from 0 to 1: the letters that need no change, as a share of the longer one. What many names share counts for
   * nothing: Jónsdóttir and Tómasdóttir are no nearer than Jón and Tómas. Names of two fathers are not near at all.
   */
  closeness(a: number, b: number): number {
    if (this.fathers.areOther(a, b)) return 0;
    const apart = this.editShare(a, b);
    return 1 - (this.#parts.areParts(a, b) ? Math.max(apart, this.#parts.editShare(a, b)) : apart);
  }

  /** The same as {@link areSpelledAlike} for their consonants by class. */
  sameSound(a: number, b: number): boolean {
    return this.#sound[a] === this.#sound[b];
  }
}

const MAX_REMEMBERED_BITS = 18;

/** What the column itself leaves of a weight (see link-table.ts); a name that is given name and surname has a little more as either. */
function roomOf(weight: number): number {
  return weight + 1;
}
