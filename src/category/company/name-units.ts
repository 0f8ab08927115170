import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import { Initials } from './initials.js';
import { beginsOwner } from './owner.js';
import { type CompanyParse, MAX_WORDS, NO_WORD } from './parse.js';
import { CONNECTIVE_KINDS, Flag, isMarker, Kind, LegalMode, legalModeOf, Noise, noiseOf } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What there are several of, told apart by a number (tables/company/series-words.tsv). */
const seriesWords = lazily((): ReadonlySet<string> => new Set(lexiconTable('seriesWords').map(({ words }) => words[0])));
/** The units of a company name: words and phrases of the tables, each with what the tables say of it. The buffers are reused by the next `unite`. */
export class NameUnits {
  /** Where the words of unit u begin; behind the last unit, their number. */
  readonly from = new Int32Array(MAX_WORDS + 1);
  /** Row of the legal form that it may be; -1: none. */
  readonly entry = new Int32Array(MAX_WORDS);
  /** {@link LegalMode} */
  readonly mode = new Uint8Array(MAX_WORDS);
  /** {@link Kind} */
  readonly kind = new Uint8Array(MAX_WORDS);
  /** {@link Noise} */
  readonly noise = new Uint8Array(MAX_WORDS);
  /** No unit can be a legal form or a note. */
  plain = true;
  /** Words as what stands beside them says that they are to be read ("N. Georgia", "L.A. Downtown"). */
  readonly #readAs = new Int32Array(MAX_WORDS);
  readonly #parse: CompanyParse;
  readonly #words: CompanyWords;

  constructor(parse: CompanyParse, words: CompanyWords) {
    this.#parse = parse;
    this.#words = words;
  }

  /** Words → units; returns their number. */
  unite(): number {
    const abbreviatedEnd = this.#readWords();
    // (the arrays of now: words that were asked for may have made them grow)
    const vocabulary = this.#words;
    const { flags, canonical: canonicalOf, kind, legalMode, legalEntry, noise, expansion } = vocabulary;
    const { words, wordCount, canonical, initials } = this.#parse;
    let units = 0;
    this.plain = true;
    for (let i = 0; i < wordCount; ) {
      const word = this.#readAs[i];
      this.from[units] = i;
      let entry = flags[canonical[i]] & Flag.phraseStart ? vocabulary.phrases.match(canonical, i, wordCount) : -1;
      let length = entry < 0 ? 0 : vocabulary.phrases.matchLength;
      // "Soc. Coop.", "San. ve Tic. Ltd. Şti.": a phrase of the tables has its abbreviations as they are written
      if (abbreviatedEnd > i && flags[canonicalOf[word]] & Flag.phraseStart) {
        const written = vocabulary.phrases.matchMapped(words, canonicalOf, i, wordCount);
        if (written >= 0 && vocabulary.phrases.matchLength > length) {
          entry = written;
          length = vocabulary.phrases.matchLength;
        }
      }
      if (length > 1 && this.#isCutShort(i, length)) entry = -1;
      if (entry < 0 && kind[word] === Kind.number && flags[word] & Flag.phraseStart) {
        entry = vocabulary.phrases.match(words, i, wordCount);
        length = vocabulary.phrases.matchLength;
        if (entry >= 0) this.#writeNumber(entry, i, length);
      }
      if (entry >= 0) {
        this.plain = false;
        this.#unitePhrase(units++, entry);
        i += length;
        continue;
      }
      if (flags[word] & Flag.plain) {
        this.entry[units] = -1;
        this.mode[units] = LegalMode.none;
        this.kind[units] = Kind.name;
        this.noise[units] = Noise.none;
      } else {
        // R&A is no legal form, whatever "ra" may be
        const isShort = i > 0 && initials[i] === Initials.none && vocabulary.context.mayBeShort(word) && vocabulary.context.isEnglishKind(words[i - 1]);
        if (isShort) canonical[i] = expansion[word];
        const legal = initials[i] !== Initials.ampersand && !isShort;
        this.entry[units] = legal ? legalEntry[word] : -1;
        this.mode[units] = legal ? legalMode[word] : LegalMode.none;
        this.kind[units] = initials[i] === Initials.slashed ? vocabulary.context.slashedKind(word) : kind[word];
        this.noise[units] = noise[word];
        // "(ex Plover Ltd)", "(now Plover Ltd)"
        if (this.#parse.gaps[i] & Gap.open && i > 0 && i + 1 < wordCount && vocabulary.context.mayBeFormer(word)) this.kind[units] = Kind.aliasMarker;
        if (this.mode[units] !== LegalMode.none || noise[word] !== Noise.none || isMarker(this.kind[units])) this.plain = false;
      }
      const connective = word !== words[i] ? -1 : vocabulary.loneLetters.connectiveAt(i, this.#parse);
      if (connective >= 0) {
        this.kind[units] = CONNECTIVE_KINDS[vocabulary.rows.at(connective).class];
        canonical[i] = vocabulary.loneLetters.wordOf(connective);
      }
      if (beginsOwner(vocabulary, this.#parse, i)) {
        this.kind[units] = Kind.noteMarker;
        this.plain = false;
      }
      units++;
      i++;
    }
    this.from[units] = wordCount;
    return units;
  }

  /** "Bar Company Limited Liability Company": a longer phrase of the legal forms begins with the last word of this one. */
  #isCutShort(from: number, length: number): boolean {
    const { flags, phrases, rows } = this.#words;
    const { canonical, wordCount } = this.#parse;
    const last = from + length - 1;
    if (!(flags[canonical[last]] & Flag.phraseStart)) return false;
    const entry = phrases.match(canonical, last, wordCount);
    return entry >= 0 && phrases.matchLength > length && rows.at(entry).table === 'legalForms';
  }

  /** What each word is to be read as, and what that is rewritten to; returns where the last abbreviation ends. */
  #readWords(): number {
    const vocabulary = this.#words;
    const { flags, canonical: canonicalOf, legalMode, expansion } = vocabulary;
    const { words, gaps, wordCount, canonical, initials } = this.#parse;
    let abbreviatedEnd = 0; // exclusive
    for (let i = 0; i < wordCount; i++) {
      const word = words[i];
      // "Eng. Services": a dot behind a word says that it is an abbreviation
      const isDotted = expansion[word] !== word && i + 1 < wordCount && gaps[i + 1] & Gap.dot && initials[i] === Initials.none;
      const abbreviated = isDotted && vocabulary.context.isToldByDot(word, i === 0 ? word : words[i + 1]);
      const direction = vocabulary.context.directionAt(i, this.#parse);
      this.#readAs[i] = direction >= 0 ? direction : vocabulary.context.isOfInitials(i, this.#parse) ? vocabulary.dotted(word) : word;
      canonical[i] = this.#readAs[i] !== word ? this.#readAs[i] : abbreviated ? expansion[word] : canonicalOf[word];
      if (abbreviated || direction >= 0) abbreviatedEnd = i + 1;
      // "Fund VI", "Fund VI LP"
      if (flags[word] & Flag.numeral && i > 0 && (i + 1 === wordCount || legalMode[words[i + 1]] !== LegalMode.none) && this.#isNumeral(i))
        canonical[i] = vocabulary.numeralOf(word);
    }
    return abbreviatedEnd;
  }

  /** Whether a Roman numeral at the end of a name is no letter: one of a single letter stands behind what there are several of ("Growth Fund V", "Acquisition Corp. I"). */
  #isNumeral(i: number): boolean {
    const { words } = this.#parse;
    const vocabulary = this.#words;
    if (vocabulary.textOf(words[i]).length > 1) return true;
    const before = i > 1 && vocabulary.legalMode[words[i - 1]] !== LegalMode.none ? i - 2 : i - 1;
    return seriesWords().has(vocabulary.textOf(words[before]));
  }

  #unitePhrase(unit: number, entry: number): void {
    const row = this.#words.rows.at(entry);
    this.entry[unit] = -1;
    this.mode[unit] = LegalMode.none;
    this.noise[unit] = Noise.none;
    if (row.table === 'legalForms') {
      this.entry[unit] = entry;
      this.mode[unit] = legalModeOf(row);
      this.kind[unit] = Kind.legal;
    } else {
      const kind = row.table === 'connectives' ? CONNECTIVE_KINDS[row.class] : Kind.name;
      this.kind[unit] = isMarker(kind) ? kind : row.table === 'numbers' ? Kind.number : Kind.name;
      if (row.table === 'noise') this.noise[unit] = noiseOf(row);
    }
  }

  /** "Twenty First Century Fox": a number in several words is written as one. */
  #writeNumber(entry: number, from: number, length: number): void {
    const { canonical, steps } = this.#parse;
    canonical[from] = this.#words.numberOf(entry);
    canonical.fill(NO_WORD, from + 1, from + length);
    steps?.push({ from, end: from + length, role: 'number', entry });
  }

  /** What separates a unit from the one in front of it. */
  gapBefore(unit: number): number {
    return this.#parse.gaps[this.from[unit]];
  }

  /** Whether a unit may be a legal form by itself. */
  mayBeForm(unit: number): boolean {
    return this.mode[unit] !== LegalMode.none && this.mode[unit] !== LegalMode.beside;
  }
}
