import { Gap } from '../../text/byte-classes.js';
import { areTight, Initials } from './initials.js';
import { type CompanyParse, MAX_WORDS, NO_WORD, sortByText } from './parse.js';
import { mayRestate } from './restated.js';
import { CONNECTIVE_KINDS, Flag, isConnective, isMarker, Kind, LegalMode, legalModeOf, Noise, noiseOf } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What may stand between a name and what is no part of it. */
const SEPARATORS = Gap.comma | Gap.open | Gap.hyphen | Gap.other | Gap.slash;

/** Letters of a state or country in short, as registers write it behind a name. */
const SHORT_MARK = 3;

/** Letters of a legal form in front of a name that is written as initials. */
const MIN_DOTTED_FORM = 3;

/**
 * The full reading of a company name: words → units (a word or a phrase of the tables) → which of them are notes, which legal forms → the content, the tail
 * and the legal forms of the parse.
 */
export class Grammar {
  readonly #parse: CompanyParse;
  readonly #words: CompanyWords;
  readonly #unitFrom = new Int32Array(MAX_WORDS + 1);
  readonly #unitEntry = new Int32Array(MAX_WORDS); // legal form's row, or -1
  readonly #unitMode = new Uint8Array(MAX_WORDS);
  readonly #unitKind = new Uint8Array(MAX_WORDS);
  readonly #isLegal = new Uint8Array(MAX_WORDS);
  readonly #unitNoise = new Uint8Array(MAX_WORDS);
  /** 1: no part of the name (a role, a security, a trading name); it goes to the tail. */
  readonly #isNote = new Uint8Array(MAX_WORDS);
  /** The units of another name of the value: the first, its marker in front of it, and their end; -1: there is none. */
  #aliasFrom = -1;
  #aliasEnd = -1;
  /** No unit can be a legal form or a note. */
  #plain = true;

  constructor(parse: CompanyParse, words: CompanyWords) {
    this.#parse = parse;
    this.#words = words;
  }

  /** Reads the words of the parse. */
  read(): void {
    const units = this.#unite();
    this.#aliasFrom = this.#aliasEnd = -1;
    if (this.#plain) this.#isNote.fill(0, 0, units);
    else {
      this.#markNotes(units);
      this.#markLegal(units);
    }
    this.#collect(units);
  }

  /** Words → units; returns their number. */
  #unite(): number {
    const vocabulary = this.#words;
    const { flags, canonical: canonicalOf, kind, legalMode, legalEntry, noise, expansion } = vocabulary;
    const { words, gaps, wordCount } = this.#parse;
    const { canonical } = this.#parse;
    const initials = this.#parse.initials;
    let abbreviatedEnd = 0; // exclusive
    for (let i = 0; i < wordCount; i++) {
      const word = words[i];
      // "Eng. Services": a dot behind a word says that it is an abbreviation
      const isDotted = expansion[word] !== word && i + 1 < wordCount && gaps[i + 1] & Gap.dot && initials[i] === Initials.none;
      const abbreviated = isDotted && vocabulary.isToldByDot(word, i === 0 ? word : words[i + 1]);
      canonical[i] = abbreviated ? expansion[word] : canonicalOf[word];
      if (abbreviated) abbreviatedEnd = i + 1;
      // "Fund VI", "Fund VI LP"
      if (flags[word] & Flag.numeral && i > 0 && (i + 1 === wordCount || legalMode[words[i + 1]] !== LegalMode.none)) canonical[i] = vocabulary.numeralOf(word);
    }
    let units = 0;
    this.#plain = true;
    for (let i = 0; i < wordCount; ) {
      const word = words[i];
      this.#unitFrom[units] = i;
      this.#isLegal[units] = 0;
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
      if (entry < 0 && kind[word] === Kind.number && flags[word] & Flag.phraseStart) {
        entry = vocabulary.phrases.match(words, i, wordCount);
        length = vocabulary.phrases.matchLength;
        if (entry >= 0) this.#writeNumber(entry, i, length);
      }
      if (entry >= 0) {
        this.#plain = false;
        this.#unitePhrase(units++, entry);
        i += length;
        continue;
      }
      if (flags[word] & Flag.plain) {
        this.#unitEntry[units] = -1;
        this.#unitMode[units] = LegalMode.none;
        this.#unitKind[units] = Kind.name;
        this.#unitNoise[units] = Noise.none;
      } else {
        // R&A is no legal form, whatever "ra" may be
        const legal = initials[i] !== Initials.ampersand;
        this.#unitEntry[units] = legal ? legalEntry[word] : -1;
        this.#unitMode[units] = legal ? legalMode[word] : LegalMode.none;
        this.#unitKind[units] = initials[i] === Initials.slashed ? this.#words.slashedKind(word) : kind[word];
        this.#unitNoise[units] = noise[word];
        if (this.#unitMode[units] !== LegalMode.none || noise[word] !== Noise.none || isMarker(this.#unitKind[units])) this.#plain = false;
      }
      const connective = vocabulary.loneLetters.connectiveAt(i, this.#parse);
      if (connective >= 0) {
        this.#unitKind[units] = CONNECTIVE_KINDS[vocabulary.rows.at(connective).class];
        canonical[i] = vocabulary.loneLetters.wordOf(connective);
      }
      units++;
      i++;
    }
    this.#unitFrom[units] = wordCount;
    return units;
  }

  #unitePhrase(unit: number, entry: number): void {
    const row = this.#words.rows.at(entry);
    this.#unitEntry[unit] = -1;
    this.#unitMode[unit] = LegalMode.none;
    this.#unitNoise[unit] = Noise.none;
    if (row.table === 'legalForms') {
      this.#unitEntry[unit] = entry;
      this.#unitMode[unit] = legalModeOf(row);
      this.#unitKind[unit] = Kind.legal;
    } else {
      const kind = row.table === 'connectives' ? CONNECTIVE_KINDS[row.class] : Kind.name;
      this.#unitKind[unit] = isMarker(kind) ? kind : row.table === 'numbers' ? Kind.number : Kind.name;
      if (row.table === 'noise') this.#unitNoise[unit] = noiseOf(row);
    }
  }

  /** "Twenty First Century Fox": a number in several words is written as one. */
  #writeNumber(entry: number, from: number, length: number): void {
    const { canonical, steps } = this.#parse;
    canonical[from] = this.#words.numberOf(entry);
    canonical.fill(NO_WORD, from + 1, from + length);
    steps?.push({ from, end: from + length, role: 'number', entry });
  }

  /** Decides what is no part of the name: securities and par values at the end, roles beside a separator, what follows "trading as". */
  #markNotes(units: number): void {
    const noise = this.#unitNoise;
    const kinds = this.#unitKind;
    const note = this.#isNote.fill(0, 0, units);
    let last = units - 1;
    for (; last > 0; last--) {
      const what = noise[last];
      const before = last > 1 ? noise[last - 1] : Noise.none;
      const behind = last + 1 < units ? noise[last + 1] : Noise.none;
      const taken = last + 1 < units;
      const isNumber = kinds[last] === Kind.number;
      if (what === Noise.always || (what === Noise.dotted && areTight(this.#parse.initials[this.#unitFrom[last]]))) continue;
      if (what === Noise.role && this.#gapBefore(last) & SEPARATORS) continue;
      if (what === Noise.beside && (taken || before === Noise.always || before === Noise.numbered || this.#isBehindForm(last))) continue;
      if (what === Noise.numbered && taken && ((behind !== Noise.none && behind !== Noise.payment) || kinds[last + 1] === Kind.number)) continue;
      // the class of a share: "H YC1", "B SK-125"
      if (taken && last > 1 && this.#words.flags[this.#parse.words[this.#unitFrom[last]]] & Flag.initial) continue;
      // numbers, where a par value or a security stands before them ("DL 1,20", "EO-,025", "ADR 1/2")
      if (isNumber) {
        let head = last - 1;
        while (head > 0 && kinds[head] === Kind.number) head--;
        if (head > 0 && (noise[head] === Noise.numbered || noise[head] === Noise.always)) continue;
      }
      break;
    }
    for (let u = last + 1; u < units; u++) note[u] = 1;
    if (units > 2 && this.#isRegisterMark(units - 1)) note[units - 1] = 1;
    // "Member - Sirius Pekan", "SQ *Blue Bottle"
    const inFront = noise[0] === Noise.role ? SEPARATORS : noise[0] === Noise.payment ? Gap.other : 0;
    if (units > 1 && this.#gapBefore(1) & inFront && !note[1]) note[0] = 1;
    this.#markBehindMarker(units);
  }

  /** "Knot Offshore Partners LP Common Units": words of securities that may be others, directly behind a legal form. */
  #isBehindForm(unit: number): boolean {
    let head = unit;
    while (head > 1 && this.#unitNoise[head - 1] === Noise.beside) head--;
    return head > 1 && this.#mayBeForm(head - 1) && !(this.#words.flags[this.#parse.words[this.#unitFrom[unit]]] & Flag.place);
  }

  /** "Deutsche Bank AG London": nothing but places, and what was read as no part of the name or as a legal form, stands behind the form. */
  #isBeforePlaces(unit: number, units: number): boolean {
    const { places } = this.#words;
    const { words } = this.#parse;
    let hasPlace = false;
    for (let u = unit + 1; u < units; u++) {
      if (this.#isNote[u] || this.#mayBeForm(u)) continue;
      const from = this.#unitFrom[u];
      const end = this.#unitFrom[u + 1];
      if (end - from > 1 ? places.lengthAt(words, from, end) !== end - from : !places.mayBe(words[from])) return false;
      hasPlace = true;
    }
    return hasPlace;
  }

  /** "Clorox Co /DE/", "Wells Fargo & Company/MN", "International Paper Co /NEW/": by what registers tell two of one name apart. */
  #isRegisterMark(unit: number): boolean {
    const from = this.#unitFrom[unit];
    if (!(this.#gapBefore(unit) & Gap.slash) || this.#unitFrom[unit + 1] - from !== 1 || !this.#mayBeForm(unit - 1)) return false;
    // (Ltd / OOO)
    if (this.#unitMode[unit] !== LegalMode.none) return false;
    const word = this.#parse.words[from];
    return this.#unitNoise[unit] !== Noise.none || (this.#words.flags[word] & Flag.place) !== 0 || this.#words.textOf(word).length <= SHORT_MARK;
  }

  /** Whether a legal form is of no country in particular (Co, LP). */
  #isOfAnyCountry(unit: number): boolean {
    return this.#unitEntry[unit] >= 0 && this.#words.rows.at(this.#unitEntry[unit]).scope === '*';
  }

  #mayBeForm(unit: number): boolean {
    return this.#unitMode[unit] !== LegalMode.none && this.#unitMode[unit] !== LegalMode.beside;
  }

  /** What stands behind a marker is no part of the name; of one that says for whom it is, where no name stands in front of it, all up to it is none. */
  #markBehindMarker(units: number): void {
    const kinds = this.#unitKind;
    const note = this.#isNote;
    let named = false;
    for (let u = 0; u < units; u++) {
      const isEmpty = kinds[u] === Kind.partMarker && !(this.#gapBefore(u) & SEPARATORS);
      if (!isMarker(kinds[u]) || isEmpty) named ||= !isConnective(kinds[u]) && !note[u];
      else if (named) {
        note.fill(1, u, units);
        if (kinds[u] === Kind.aliasMarker) this.#findAlias(u, units);
        return;
      } else if (kinds[u] === Kind.behalfMarker && u + 1 < units) return void note.fill(1, 0, u + 1);
      else named = true;
    }
  }

  /** The other name behind the marker `marker`: up to the end of its bracket or the next marker, without its legal forms. */
  #findAlias(marker: number, units: number): void {
    const kinds = this.#unitKind;
    let end = marker + 1;
    while (end < units && !isMarker(kinds[end]) && !(this.#gapBefore(end) & Gap.close)) end++;
    while (end > marker + 2 && (this.#unitMode[end - 1] !== LegalMode.none || isConnective(kinds[end - 1]))) end--;
    if (end === marker + 1) return;
    this.#aliasFrom = marker + 1;
    this.#aliasEnd = end;
  }

  /** Whether a word in front is a legal form: all those behind it may stand in a country of its own. One that frames asks for another ("S.C. Alfa S.R.L."). */
  #isFormInFront(unit: number, units: number): boolean {
    const { rows } = this.#words;
    const own = rows.at(this.#unitEntry[unit]).scope.split(',');
    const everywhere = own.includes('*');
    let behind = 0;
    for (let u = unit + 1; u < units; u++) {
      if (!this.#isLegal[u]) continue;
      behind++;
      const scopes = rows.at(this.#unitEntry[u]).scope.split(',');
      if (!everywhere && !scopes.some((country) => country !== '*' && own.includes(country))) return false;
    }
    return behind > 0 || this.#unitMode[unit] !== LegalMode.framing;
  }

  #gapBefore(unit: number): number {
    return this.#parse.gaps[this.#unitFrom[unit]];
  }

  /**
   * Decides which units are legal forms: unmistakable ones anywhere; from the right end and from the left end; at the end of a part ("N.V., Rotterdam", "3M Co - Cottage Grove"; in front
   * of the name again, which "La Casa de la Abuela" has none of), with dots ("S.A."), before a note; those beside another.
   */
  #markLegal(units: number): void {
    const modes = this.#unitMode;
    const marked = this.#isLegal;
    const kinds = this.#unitKind;
    const note = this.#isNote;
    const words = this.#parse.words;
    let any = false;
    let earlier = false;
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.none || note[u]) continue;
      any = true;
      const partEnds =
        u > 0 &&
        !(modes[u] === LegalMode.lone && u + 1 < units && modes[u + 1] !== LegalMode.none) &&
        (u + 1 === units ||
          note[u + 1] === 1 ||
          (this.#gapBefore(u + 1) & (Gap.comma | Gap.open)) !== 0 ||
          // ("3M Co - Cottage Grove"; "UBS Switzerland AG - Arbon" has a name of its own in registers)
          (mayRestate(this.#gapBefore(u + 1)) && this.#isOfAnyCountry(u)) ||
          (words[this.#unitFrom[u + 1]] === words[0] && !isConnective(kinds[0])) ||
          (modes[u] === LegalMode.end && this.#isBeforePlaces(u, units)));
      // "Unilever N.V., NL": a country behind the legal form
      const isPlace = earlier && (this.#gapBefore(u) & (Gap.comma | Gap.slash)) !== 0 && (this.#words.flags[words[this.#unitFrom[u]]] & Flag.place) !== 0;
      if (modes[u] === LegalMode.anywhere) marked[u] = 1;
      else if (isPlace) note[u] = 1;
      else if (u > 0 && modes[u] !== LegalMode.beside && (partEnds || areTight(this.#parse.initials[this.#unitFrom[u]]))) marked[u] = 1;
      if (marked[u]) earlier = true;
    }
    if (!any) return;
    for (let u = units - 1; u >= 0; u--) {
      if (note[u]) continue;
      const isLast = modes[u] === LegalMode.lone && !marked.subarray(u + 1, units).includes(1);
      if (marked[u] || modes[u] === LegalMode.edge || modes[u] === LegalMode.end || modes[u] === LegalMode.framing || isLast) marked[u] = 1;
      else if (
        modes[u] === LegalMode.beside &&
        ((u + 1 < units && marked[u + 1]) || (u > 0 && modes[u - 1] !== LegalMode.none && modes[u - 1] !== LegalMode.beside))
      )
        marked[u] = 1;
      else if (!(isJunction(kinds[u]) && u + 1 < units && marked[u + 1]) && !(this.#gapBefore(u) & Gap.open)) break;
    }
    // A form in front ("AB Volvo", "PT Astra Tbk") counts where a name is left and the forms behind are of its own country: "SIA Partners", "PT Solutions
    // Inc" are names.
    let named = false;
    for (let u = note[0] + 1; u < units && !named; u++) named = kinds[u] === Kind.name && !note[u];
    for (let u = note[0]; u < units && named; u++) {
      if (marked[u]) continue;
      // neither "AT & T" nor "A.S. Construções" begins with a legal form; "P.P.H.U. Nowak" does
      const from = this.#unitFrom[u];
      const isDotted = this.#parse.initials[from] === Initials.dotted && this.#words.textOf(words[from]).length >= MIN_DOTTED_FORM;
      const isWord = this.#parse.initials[from] === Initials.none || isDotted;
      const mayLead = modes[u] === LegalMode.edge ? isWord : modes[u] === LegalMode.framing;
      if (mayLead && !note[u] && !(u + 1 < units && isJunction(kinds[u + 1])) && this.#isFormInFront(u, units)) marked[u] = 1;
      else break;
    }
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.beside && !marked[u] && ((u > 0 && marked[u - 1]) || (u + 1 < units && marked[u + 1]))) marked[u] = 1;
    }
    // A name made of such words alone ("CC", "AB Co") keeps the first word that may also be a name.
    let content = 0;
    let rescue = -1;
    for (let u = 0; u < units; u++) {
      if (!marked[u]) content += isJunction(kinds[u]) || note[u] ? 0 : 1;
      else if (rescue < 0 && modes[u] !== LegalMode.anywhere) rescue = u;
    }
    if (content === 0 && rescue >= 0) marked[rescue] = 0;
  }

  #collect(units: number): void {
    const vocabulary = this.#words;
    const { legal } = this.#parse;
    const marked = this.#isLegal;
    const note = this.#isNote;
    this.#parse.contentCount = 0;
    this.#parse.legalCount = 0;
    // The tail begins behind the last legal form that has a name in front of it.
    let tailUnit = units;
    let named = false;
    for (let u = 0; u < units; u++) {
      if (!marked[u]) named ||= !isJunction(this.#unitKind[u]) && !note[u];
      else if (named) tailUnit = u + 1;
    }
    for (let u = 0; u < units; u++) {
      if (marked[u]) {
        legal[this.#parse.legalCount++] = this.#words.legalForms.wordOf(this.#unitEntry[u]);
        this.#parse.steps?.push({ from: this.#unitFrom[u], end: this.#unitFrom[u + 1], role: 'legal form', entry: this.#unitEntry[u] });
      } else if (u < tailUnit && !note[u]) this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
    }
    // "Corp. II", "Trust Series B": what numbers the firm belongs to its name, wherever it stands
    for (let u = tailUnit; u < units && !note[u] && !marked[u] && this.#isSerial(u); u++) {
      this.#collectUnit(u, false);
      tailUnit = u + 1;
    }
    // "Boeing Company, The"
    for (let u = tailUnit; u < units; u++) if (this.#unitKind[u] === Kind.article && u === units - 1) units = u;
    this.#parse.tailStart = this.#parse.contentCount;
    for (let u = 0; u < units; u++) {
      if (marked[u] || (u < tailUnit && !note[u])) continue;
      this.#parse.steps?.push({ from: this.#unitFrom[u], end: this.#unitFrom[u + 1], role: note[u] ? 'note' : 'behind the legal form', entry: -1 });
      // (by which words another name is announced says nothing)
      if (u === this.#aliasFrom - 1) this.#parse.aliasStart = this.#parse.contentCount;
      else this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
      if (u === this.#aliasEnd - 1) this.#parse.aliasEnd = this.#parse.contentCount;
    }
    // a value of notes alone is read as a name, and has no other one
    if (this.#parse.tailStart === 0) this.#parse.tailStart = this.#parse.contentCount;
    if (this.#parse.aliasEnd <= this.#parse.tailStart || this.#parse.aliasEnd === this.#parse.aliasStart) this.#parse.aliasStart = this.#parse.aliasEnd = -1;
    if (this.#parse.legalCount > 1) sortByText(legal, this.#parse.legalCount, vocabulary);
  }

  #isSerial(unit: number): boolean {
    const from = this.#unitFrom[unit];
    if (this.#unitFrom[unit + 1] - from !== 1 || this.#parse.gaps[from] & Gap.comma) return false;
    return this.#unitKind[unit] === Kind.number || (this.#words.flags[this.#parse.words[from]] & Flag.initial) !== 0;
  }

  #collectUnit(unit: number, beforeLegal: boolean): void {
    const vocabulary = this.#words;
    const { words, content, gaps } = this.#parse;
    // "& Co": the conjunction belongs to the legal form
    if (beforeLegal && isJunction(this.#unitKind[unit]) && this.#parse.canonical[this.#unitFrom[unit]] === vocabulary.and) return;
    for (let i = this.#unitFrom[unit]; i < this.#unitFrom[unit + 1]; i++) {
      // amazon.com: a domain stands directly behind a dot
      if (i > 0 && gaps[i] === Gap.dot && vocabulary.flags[words[i]] & Flag.domain) this.#parse.steps?.push({ from: i, end: i + 1, role: 'domain', entry: -1 });
      else if (this.#parse.canonical[i] !== NO_WORD) content[this.#parse.contentCount++] = this.#parse.canonical[i];
    }
  }
}

function isJunction(kind: number): boolean {
  return kind === Kind.conjunction;
}
