import { isCivil } from '../../lexicon/civil-titles.js';
import { lazily } from '../../lexicon/lazily.js';
import { type LexiconEntry, lexiconTable, wordFrequency } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import type { WordId } from '../vocabulary.js';
import { Initials } from './initials.js';
import type { CompanyParse } from './parse.js';
import { CONNECTIVE_KINDS, Flag, isConnective, isDoubtfulMarker, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Words of tables, as they are in English. */
const AT = 'at';
const FORMER = 'formerly known as';
/** Words of a place that begins with a direction ("north rhine westphalia"). */
const MAX_PLACE_WORDS = 4;
/** The number of a house, and the name of a street. */
const HOUSE = /^\d{2,}$/;
const STREET = /^[a-z]{3,}$/;
const NO_ROW = { table: '', scope: '' } as const;

/** Of how many of a million people a given name is surely one behind a title that is a name as well (Pan Amer. Silver, Sri Trang). */
const USUAL = 20;

/** Words that people are addressed by (Mr, Madame, Herr, Sig.): how usual a given name behind them has to be. */
const titles: () => ReadonlyMap<string, number> = lazily(
  () =>
    new Map(
      lexiconTable('titles').flatMap(({ words, class: kind, ambiguous }) => (isCivil(kind) ? [[words.join(' '), ambiguous === 'front' ? USUAL : 1]] : [])),
    ),
);

/** Words short for a direction where a place stands behind them. */
const directions: () => ReadonlyMap<string, LexiconEntry> = lazily(
  () => new Map(lexiconTable('abbreviations').flatMap((row) => (row.class === 'direction' ? [[row.words[0], row]] : []))),
);

/** What words of several meanings are by what stands beside them: a dot, slashes, a word for what somebody is. */
export class ContextWords {
  readonly #words: CompanyWords;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /**
   * Whether a dot behind an abbreviation says what it is short for, where `next` follows (`id` itself: it is the first word): not of one for several words ("Comm."),
   * and "St." behind another word is a saint in front of a name alone ("Main St. Pharmacy").
   */
  isToldByDot(id: WordId, next: WordId): boolean {
    const row = this.#words.rows.ofWord(id)?.abbreviations;
    const how = row === undefined ? '' : this.#words.rows.at(row).ambiguous;
    return how === 'before' ? this.#words.kind[next] !== Kind.generic && this.#words.kind[next] !== Kind.number : how !== 'several';
  }

  /** Whether letters that dots hold together between words of a name are no connective, as they would be without the dots ("Hotels L.A. Downtown"). */
  isOfInitials(at: number, { words, initials, wordCount }: CompanyParse): boolean {
    const { kind, legalMode } = this.#words;
    const isAmid = initials[at] === Initials.dotted && at > 0 && at + 1 < wordCount && legalMode[words[at + 1]] === LegalMode.none;
    return isAmid && isConnective(kind[words[at]]) && legalMode[words[at]] === LegalMode.none;
  }

  /** Whether a word may be short for a direction, other than as initials of a district. */
  mayBeDirection(id: WordId): boolean {
    return this.#isDirection(id) && directions().get(this.#words.textOf(id))?.ambiguous !== 'initials';
  }

  /**
   * The direction that `words[at]` is short for, as a place stands behind it or goes on with it: a letter with its dot ("N. Georgia", "S. Dakota"), initials where
   * they are those of a district ("N.D. Ohio"), more letters where they begin the value ("SW Florida", but "Allianz SE Singapore"), a letter behind the number of a house; -1: it is none. Some take more
   * than a town ("S. Paulo" is a saint).
   */
  directionAt(at: number, { words, gaps, initials, wordCount }: CompanyParse): WordId {
    if (at + 1 >= wordCount || !this.#isDirection(words[at])) return -1;
    const { ambiguous, canonicalWords } = directions().get(this.#words.textOf(words[at])) as LexiconEntry;
    const isDotted = this.#words.flags[words[at]] & Flag.initial ? (gaps[at + 1] & Gap.dot) !== 0 : initials[at] === Initials.dotted;
    const isHere = ambiguous === 'initials' || this.#words.flags[words[at]] & Flag.initial ? isDotted : at === 0;
    const isOfStreet = this.#isBehindHouse(at, words, gaps);
    if (!isHere && !isOfStreet) return -1;
    // (an id that is asked for may make the arrays grow)
    const direction = this.#words.id(canonicalWords.join(''));
    const word = this.#words.canonical[direction];
    if (isOfStreet) return word;
    const place = this.#words.places.rowAt(words, at + 1, wordCount);
    const isTold = place >= 0 && (ambiguous === 'dot' || this.#words.rows.at(place).class !== 'city');
    return isTold || this.#goesOn(word, words.subarray(at + 1, wordCount)) ? word : -1;
  }

  /** "1536 N. Alder LLC", "625 W Division Inc": a letter between the number of a house and a name. */
  #isBehindHouse(at: number, words: Int32Array, gaps: Uint8Array): boolean {
    const { kind, flags, legalMode } = this.#words;
    if (at === 0 || !(flags[words[at]] & Flag.initial) || kind[words[at - 1]] !== Kind.number || !HOUSE.test(this.#words.textOf(words[at - 1]))) return false;
    const next = words[at + 1];
    if (gaps[at] !== Gap.space || (gaps[at + 1] & ~Gap.dot) !== Gap.space || legalMode[next] !== LegalMode.none || isConnective(kind[next])) return false;
    return STREET.test(this.#words.textOf(next));
  }

  #isDirection(id: WordId): boolean {
    return (this.#words.flags[id] & Flag.lexical) !== 0 && directions().has(this.#words.textOf(id));
  }

  /** Whether a direction and what stands behind it are a place of several words. */
  #goesOn(direction: WordId, behind: Int32Array): boolean {
    const words = Int32Array.of(direction, ...behind.subarray(0, MAX_PLACE_WORDS - 1));
    return this.#words.places.lengthAt(words, 0, words.length) > 1;
  }

  /** Whether a word is a legal form at the end of a name, but an abbreviation behind words for what somebody is ("Hospital Health Ctr", "Acad Sci"). */
  mayBeShort(id: WordId): boolean {
    const row = this.#words.legalMode[id] === LegalMode.end ? this.#words.rows.ofWord(id)?.abbreviations : undefined;
    return row !== undefined && this.#words.rows.at(row).ambiguous === 'behind';
  }

  /** Whether English has a word for what somebody is or does, or short for one. */
  isEnglishKind(id: WordId): boolean {
    const { table, scope } = this.#words.entry[id] < 0 ? NO_ROW : this.#words.rows.at(this.#words.entry[id]);
    return (table === 'genericWords' || table === 'abbreviations') && scope.split(',').includes('en');
  }

  /** Whether a word says at whose firm somebody is ("bei"; "ai" and "au" are other words as well). */
  isAt(id: WordId): boolean {
    const { kind, entry, flags, rows } = this.#words;
    const text = this.#words.textOf(id);
    return kind[id] === Kind.preposition && rows.at(entry[id]).canonical === AT && (text === AT || (flags[id] & Flag.contextual) === 0);
  }

  /** Whether people are addressed by a word, whatever else it may be. */
  isTitle(id: WordId): boolean {
    return titles().has(this.#words.textOf(id));
  }

  /** Whether a word may say that what follows is of the past ("ex-Kestrel"), and is a word of names, too. */
  mayBeFormer(id: WordId): boolean {
    const row = this.#words.rows.ofWord(id)?.connectives;
    return row !== undefined && this.#words.rows.at(row).canonical === FORMER && isDoubtfulMarker(this.#words.rows.at(row));
  }

  /** What a word is whose letters are joined by slashes ("t/a"). */
  slashedKind(id: WordId): number {
    const row = this.#words.rows.ofWord(id)?.connectives;
    const entry = row === undefined ? undefined : this.#words.rows.at(row);
    return entry?.ambiguous === 'slash' ? CONNECTIVE_KINDS[entry.class] : this.#words.kind[id];
  }

  /**
   * Whether the first of a value's words is a title of whom it is called by ("Mr John Barker Plumbing", "MME MARTIN CLAIRE"): a given name, in either order, or an initial
   * and a name stand behind it. ("Mr Price", "Pan American Airways" are names.)
   */
  beginsWithTitle([title, first, second]: Int32Array): boolean {
    const { kind, flags } = this.#words;
    const usual = second === undefined ? undefined : titles().get(this.#words.textOf(title));
    if (usual === undefined || !(kind[second] === Kind.name || isConnective(kind[second]))) return false;
    if (flags[first] & Flag.initial) return true;
    return kind[first] === Kind.name && [first, second].some((word) => wordFrequency(this.#words.textOf(word), 'given') >= usual);
  }
}
