import type { LexiconEntry } from '../../lexicon/lexicon.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { Gap } from '../../text/byte-classes.js';
import { isSyllables } from './order.js';
import { MAX_WORDS, type NameTokens } from './tokens.js';
import { Flag, isNoSyllable } from './word-kinds.js';
import { flagOf, type IndividualWords } from './words.js';

/** Rahman, Aziz: what one is a servant of. */
const isDivineName = recognizer('individual', 'divine-name');

/** Where two letters stand first, a surname that is a given name as well may be meant; behind it, one that hardly anybody is given. */
const GIVEN_BEHIND = -2;
const GIVEN_IN_FRONT = 1;
/** What two letters in front of a surname are more often than initials: Mr, Ap, Da, Md. */
const NO_INITIALS_IN_FRONT = Flag.title | Flag.doubtfulTitle | Flag.particle | Flag.generation | Flag.marker | Flag.dottedMarker | Flag.man | Flag.woman;
/** Parts of an honour, with dots between them. */
const MAX_PARTS = 4;
/** Words of a name behind which others that may be of it are a generation: "Antonio Carlos Magalhães Neto". */
const NAME_OF_ALL = 3;

/** Joins words that are one and takes apart those that are initials, then says what each may be. */
export class NameJoins {
  readonly #vocabulary: IndividualWords;
  readonly #tokens: NameTokens;

  constructor(vocabulary: IndividualWords, tokens: NameTokens) {
    this.#vocabulary = vocabulary;
    this.#tokens = tokens;
  }

  /** Joins what is one word ("M.D.", "Mc Donald") and finds the phrases of the tables. */
  join(): void {
    const vocabulary = this.#vocabulary;
    this.#joinHonours();
    this.#spellOut();
    const { words, gaps, count } = this.#tokens;
    let write = 0;
    for (let i = 0; i < count; ) {
      const gap = gaps[i];
      const flags = vocabulary.flags[words[i]];
      let end = i + 1;
      // "Yu. Gagarin"
      if (flags & Flag.digraph && end < count && gaps[end] & Gap.dot) {
        const letters = vocabulary.textOf(words[i]);
        this.#tokens.spelled.push([letters, letters[0]]);
        words[write] = vocabulary.id(letters[0]);
        gaps[write++] = gap;
        i = end;
        continue;
      }
      // "Muthu a/l Raman"
      if (flags & Flag.initial && end < count && gaps[end] === Gap.slash && vocabulary.flags[words[end]] & Flag.initial) {
        const text = `${vocabulary.textOf(words[i])}/${vocabulary.textOf(words[end])}`;
        if (vocabulary.rows.structure().words.has(text)) {
          words[write] = vocabulary.id(text);
          gaps[write++] = gap;
          i += 2;
          continue;
        }
      }
      // "John Doe, M.D.", "John Doe Ph.D.", not J. D. Doe; "John Doe a.k.a. Jack"
      if (flags & Flag.initial && i > 0 && (gap & Gap.comma || !(vocabulary.flags[words[i - 1]] & (Flag.initial | Flag.title)))) {
        let text = vocabulary.textOf(words[i]);
        while (end < count && gaps[end] === Gap.dot && vocabulary.flags[words[end]] & Flag.initial) text += vocabulary.textOf(words[end++]);
        const rows = end > i + 1 ? vocabulary.rows.structure().words.get(text) : undefined;
        if (rows !== undefined && this.#areLetters(rows, i, end, write)) {
          words[write] = vocabulary.id(text);
          // (with dots they are no name that the letters may be: "John Doe O.B.E.")
          gaps[write++] = end === count || gaps[end] & Gap.comma ? gap | Gap.comma : gap;
          i = end;
          continue;
        }
        end = i + 1;
      }
      if (flags & Flag.joining && i + 1 < count && isBeside(gaps[i + 1]) && !(flags & Flag.initial && gaps[i + 1] & Gap.dot)) {
        const next = vocabulary.textOf(words[i + 1]);
        // "O. Brien" is an initial; "Mac" alone a given name
        if (next.length > 2 && (!(flags & Flag.initial) || i > 0)) {
          words[write] = vocabulary.id(vocabulary.textOf(words[i]) + next);
          gaps[write++] = gap;
          i += 2;
          continue;
        }
      }
      end = this.#servantEnd(i, count);
      if (end > i + 1) {
        let text = '';
        for (let k = i; k < end; k++)
          if (k === i || vocabulary.flags[words[end - 1]] & Flag.religion || !(vocabulary.flags[words[k]] & Flag.particle)) text += vocabulary.textOf(words[k]);
        words[write] = vocabulary.id(text);
      } else words[write] = words[i];
      gaps[write++] = gap;
      i = end;
    }
    this.#tokens.count = write;
    this.#findPhrases();
  }

  /** Whether the letters `from .. end`, which dots hold together, are what rows say: a marker in front of another name, or honours at the end of one. `write`: the words in front. */
  #areLetters(rows: readonly LexiconEntry[], from: number, end: number, write: number): boolean {
    const { gaps, count } = this.#tokens;
    if (end < count && rows.some((row) => row.table === 'nameMarkers' && isOfInitials(row))) return true;
    if (!(end === count || gaps[end] & Gap.comma) || !rows.some(({ table }) => table === 'postNominals' || table === 'titles')) return false;
    return gaps[from] & Gap.comma ? !(end === count && this.#isSurname(write)) : from > 1 && !this.#isSurname(write) && this.#beginsWithGiven(write);
  }

  /** Whether the first of the words in front of `end`, titles and particles aside, is rather a given name than a surname: "García López J.P." has initials. */
  #beginsWithGiven(end: number): boolean {
    const vocabulary = this.#vocabulary;
    const first = this.#tokens.words.subarray(0, end).find((word) => !(vocabulary.flags[word] & (Flag.particle | Flag.title)));
    return first !== undefined && vocabulary.givenWeight(first) <= vocabulary.surnameRarity(first);
  }

  /** Whether the words in front of `end`, where a comma stands, are a surname with its particles: "Clarke, A.C." has initials, "John Clarke, A.C." an honour. */
  #isSurname(end: number): boolean {
    const { flags } = this.#vocabulary;
    for (let i = 0; i < end - 1; i++) if (!(flags[this.#tokens.words[i]] & Flag.particle)) return false;
    return true;
  }

  /** End of a name that begins at word `i` and is written apart: Abd al-Rahman, Abdul Rahman, Taj al-Din; `i + 1` where none does. */
  #servantEnd(i: number, count: number): number {
    const { words, gaps } = this.#tokens;
    const { flags } = this.#vocabulary;
    let next = i + 1;
    const isServant = (flags[words[i]] & Flag.servant) !== 0;
    if (next < count && isBeside(gaps[next]) && flags[words[next]] & Flag.particle) next++;
    if (next >= count || !isBeside(gaps[next]) || flags[words[next]] & (Flag.particle | Flag.initial)) return i + 1;
    // "Abdul Khan" is a given name and a surname, "Abdul Rahman" one name
    if (isServant) return next === i + 1 && count < 3 && !isDivineName(this.#vocabulary.textOf(words[next])) ? i + 1 : next + 1;
    return flags[words[next]] & Flag.religion && !(flags[words[i]] & (Flag.particle | Flag.title | Flag.initial)) ? next + 1 : i + 1;
  }

  /**
   * "John Doe, Ph.D.", "John Doe M.Eng.", "Jane Doe, M.D., LL.M.": honours of several parts, one of them of more letters than one, at the end or in front of a comma. ("M.D.", which may be initials, is
   * read letter by letter.)
   */
  #joinHonours(): void {
    const { words, gaps } = this.#tokens;
    for (let i = this.#tokens.count - 1; i > 1; i--) {
      // ("Ph. D."; but "Smith, Ed. D." has an initial)
      const isHeld = gaps[i] === Gap.dot || (gaps[i] === (Gap.dot | Gap.space) && (this.#vocabulary.flags[words[i - 1]] & Flag.consonants) !== 0);
      if (!isHeld) continue;
      // the first part of what ends with word i, and the last
      let from = i - 1;
      while (from > 1 && gaps[from] === Gap.dot && i - from < MAX_PARTS) from--;
      for (; from < i; from++) {
        const text = this.#textOf(from, i + 1);
        if (i + 1 - from === text.length || !this.#isHonour(text)) continue;
        if (!(gaps[from] & Gap.comma) && from < 2) continue;
        if (i + 1 < this.#tokens.count && !(gaps[i + 1] & Gap.comma)) break;
        words[from] = this.#vocabulary.id(text);
        gaps[from] |= Gap.comma;
        words.copyWithin(from + 1, i + 1, this.#tokens.count);
        gaps.copyWithin(from + 1, i + 1, this.#tokens.count);
        this.#tokens.count -= i - from;
        i = from;
        break;
      }
    }
  }

  #textOf(from: number, end: number): string {
    let text = '';
    for (let i = from; i < end; i++) text += this.#vocabulary.textOf(this.#tokens.words[i]);
    return text;
  }

  #isHonour(text: string): boolean {
    return (
      this.#vocabulary.rows
        .structure()
        .words.get(text)
        ?.some(({ table }) => table === 'postNominals') === true
    );
  }

  /** Initials written together: "JR Smith" is J. R. Smith, "Hernandez, JN" has J. N. in front, and so has "Giglio JM". */
  #spellOut(): void {
    const { words, gaps } = this.#tokens;
    const { flags } = this.#vocabulary;
    if (this.#tokens.count < 2) return;
    const last = this.#tokens.count - 1;
    const first = flags[words[0]];
    // ("da Silva JP": d. Ä. is a generation elsewhere)
    const isSpelled = (first & Flag.consonants) !== 0 || (first & (Flag.generation | Flag.particle)) === Flag.generation;
    if (isBeside(gaps[1]) && !this.#beginsPhrase() && (isSpelled || this.#areInitials(0, last, GIVEN_BEHIND))) this.#spell(0);
    for (let i = this.#tokens.count - 1; i > 0; i--) {
      if (!(gaps[i] & Gap.comma) && i < this.#tokens.count - 1) continue;
      // (John Smith, fl. 1500)
      if (i + 1 < this.#tokens.count && flags[words[i + 1]] & Flag.year) continue;
      if (flags[words[i]] & Flag.consonants || this.#areInitials(i, 0, GIVEN_IN_FRONT)) this.#spell(i);
    }
  }

  /** "Rt Hon Helen Clark" */
  #beginsPhrase(): boolean {
    const { words, count } = this.#tokens;
    return (this.#vocabulary.flags[words[0]] & Flag.phraseStart) !== 0 && this.#vocabulary.phrases.match(words, 0, count) >= 0;
  }

  /**
   * Whether two letters at one end, which no list of names has, are initials: the word at the other end is rather a surname than a given name, by so much in nats
   * ("João Sá"), and nothing in the value is East Asian, where two letters are a name, but for consonants.
   */
  #areInitials(letters: number, other: number, least: number): boolean {
    const vocabulary = this.#vocabulary;
    const { words, count } = this.#tokens;
    if (this.#areAllBesideSurname(letters)) {
      if (isNoSyllable(vocabulary.textOf(words[letters]))) return true;
    } else if (!(vocabulary.flags[words[letters]] & Flag.letters)) return false;
    const surname = words[other];
    if (vocabulary.flags[surname] & Flag.initial || vocabulary.givenWeight(surname) - vocabulary.surnameRarity(surname) < least) return false;
    for (let i = 0; i < count; i++) {
      const flags = vocabulary.flags[words[i]];
      if (i !== letters && (flags & Flag.eastAsianSurname || (!(flags & Flag.surname) && isSyllables(vocabulary.textOf(words[i]))))) return false;
    }
    return true;
  }

  /**
   * "Walker RA", "Smith JD", "de Vries HJ", "SC Patel", "Park, SH": two letters beside a surname with its particles are no office and no particle, as that would be all that is said of
   * somebody; but they may be a name, a title in front, an honour behind a comma ("Evans, MD").
   */
  #areAllBesideSurname(letters: number): boolean {
    const { words, gaps, count } = this.#tokens;
    const { flags } = this.#vocabulary;
    const isInFront = letters === 0;
    if (!isInFront && letters !== count - 1) return false;
    const [from, last] = isInFront ? [1, count - 1] : [0, count - 2];
    for (let i = from; i < last; i++) if (!(flags[words[i]] & Flag.particle)) return false;
    for (let i = 1; i < count; i++) if (gaps[i] !== Gap.space && (i !== letters || !(gaps[i] & Gap.comma))) return false;
    const own = flags[words[letters]];
    if (own & Flag.generation) return false;
    if (isInFront ? own & NO_INITIALS_IN_FRONT : gaps[letters] & Gap.comma && own & (Flag.postNominal | Flag.title)) return false;
    return this.#vocabulary.mayBeInitials(words[letters]);
  }

  #spell(at: number): void {
    const { words, gaps } = this.#tokens;
    const letters = this.#vocabulary.textOf(words[at]);
    if (letters.length > 3 || /[0-9]/.test(letters) || this.#tokens.count + letters.length > MAX_WORDS) return;
    this.#tokens.spelled.push([letters, [...letters].join(' ')]);
    words.copyWithin(at + letters.length, at + 1, this.#tokens.count);
    gaps.copyWithin(at + letters.length, at + 1, this.#tokens.count);
    this.#tokens.count += letters.length - 1;
    for (let i = 0; i < letters.length; i++) {
      words[at + i] = this.#vocabulary.id(letters[i]);
      if (i > 0) gaps[at + i] = Gap.space;
    }
  }

  #findPhrases(): void {
    const vocabulary = this.#vocabulary;
    const { words, can } = this.#tokens;
    for (let i = 0; i < this.#tokens.count; ) {
      const flags = vocabulary.flags[words[i]];
      can[i] = flags;
      const entry = flags & Flag.phraseStart ? vocabulary.phrases.match(words, i, this.#tokens.count) : -1;
      const row = entry < 0 ? null : vocabulary.rows.structure().phrases[entry];
      const length = row === null ? 1 : vocabulary.phrases.matchLength;
      if (row !== null && row.table === 'generations') this.#uniteGeneration(row, i, length);
      else if (row !== null) can.fill(flagOf(row), i, i + length);
      i += row?.table === 'generations' ? 1 : length;
    }
  }

  /** "Cranach d. Ä.": one word stands for the phrase behind a name; behind less than all of one where the words may be of the name ("Anna Le Jeune"). */
  #uniteGeneration(row: LexiconEntry, i: number, length: number): void {
    const { words, gaps, can } = this.#tokens;
    if (i < (row.ambiguous === '' ? 1 : NAME_OF_ALL)) return;
    words[i] = this.#vocabulary.generationOf(row);
    this.#vocabulary.generation[words[i]] = words[i];
    can[i] = flagOf(row);
    words.copyWithin(i + 1, i + length, this.#tokens.count);
    gaps.copyWithin(i + 1, i + length, this.#tokens.count);
    this.#tokens.count -= length - 1;
  }
}

/** Whether a gap joins rather than separates: a blank or a hyphen. */
function isBeside(gap: number): boolean {
  return (gap & ~(Gap.space | Gap.hyphen)) === 0;
}

/** Whether a row's letters are those that the words begin with which it stands for: aka, also known as. */
function isOfInitials({ words, canonicalWords }: LexiconEntry): boolean {
  return words.join('') === canonicalWords.map((word) => word[0]).join('');
}
