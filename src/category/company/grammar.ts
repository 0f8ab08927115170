import { Gap } from '../../text/byte-classes.js';
import { isAddress, isBehindHouse } from './address-tails.js';
import { areTight, Initials } from './initials.js';
import { NameNotes } from './name-notes.js';
import { NameUnits } from './name-units.js';
import { type CompanyParse, MAX_WORDS, NO_WORD, sortByText } from './parse.js';
import { mayRestate } from './restated.js';
import { Flag, isConnective, isLone, Kind, LegalMode } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** Letters of a legal form in front of a name that is written as initials. */
const MIN_DOTTED_FORM = 3;
/** Class of the legal forms of one person. */
const SOLE = 'sole';
/** What a bank is called, as the words for it in all languages have it in common. */
const BANK = 'bank';
const MODES_IN_FRONT: ReadonlySet<number> = new Set([LegalMode.anywhere, LegalMode.edge, LegalMode.framing]);
const INITIALS_OF_PERSONS: ReadonlySet<number> = new Set([Initials.spaced, Initials.dotted]);

/**
 * The full reading of a company name: words → units (a word or a phrase of the tables) → which of them are notes, which legal forms → the content, the tail
 * and the legal forms of the parse.
 */
export class Grammar {
  readonly #parse: CompanyParse;
  readonly #words: CompanyWords;
  readonly #units: NameUnits;
  readonly #notes: NameNotes;
  readonly #isLegal = new Uint8Array(MAX_WORDS);

  constructor(parse: CompanyParse, words: CompanyWords) {
    this.#parse = parse;
    this.#words = words;
    this.#units = new NameUnits(parse, words);
    this.#notes = new NameNotes(parse, words, this.#units);
  }

  /** Reads the words of the parse. */
  read(): void {
    const units = this.#units.unite();
    this.#isLegal.fill(0, 0, units);
    if (this.#units.plain) {
      this.#notes.clear(units);
      this.#notes.markNumbers(units);
    } else {
      this.#notes.mark(units);
      this.#keepInitialsOfTrader(units);
      this.#markLegal(units);
    }
    this.#collect(units);
  }

  /**
   * "ИП Мельник А.С.", "FOP Melnyk S.A.": behind the form of a sole trader stands a person, and letters beside the name are initials, whatever legal form they would make
   * elsewhere. (Not behind a form that counts at the end alone, nor with slashes: "SP Group A/S".)
   */
  #keepInitialsOfTrader(units: number): void {
    const { mode, entry, from } = this.#units;
    if (!MODES_IN_FRONT.has(mode[0]) || this.#words.rows.at(entry[0]).class !== SOLE) return;
    this.#parse.isOfTrader = true;
    for (let u = 1; u < units; u++) if (INITIALS_OF_PERSONS.has(this.#parse.initials[from[u]])) mode[u] = LegalMode.none;
  }

  /** "Deutsche Bank AG London": nothing but places, and what was read as no part of the name or as a legal form, stands behind the form. */
  #isBeforePlaces(unit: number, units: number): boolean {
    const { places } = this.#words;
    const { words } = this.#parse;
    let hasPlace = false;
    for (let u = unit + 1; u < units; u++) {
      if (this.#notes.isNote[u] || this.#units.mayBeForm(u)) continue;
      const from = this.#units.from[u];
      const end = this.#units.from[u + 1];
      if (end - from > 1 ? places.lengthAt(words, from, end) !== end - from : !places.mayBe(words[from])) return false;
      hasPlace = true;
    }
    return hasPlace;
  }

  #isPlaceInBracket(unit: number): boolean {
    if (!(this.#units.gapBefore(unit) & Gap.open)) return false;
    const { places } = this.#words;
    const [from, end] = [this.#units.from[unit], this.#units.from[unit + 1]];
    return end - from > 1 ? places.lengthAt(this.#parse.words, from, end) === end - from : places.mayBe(this.#parse.words[from]);
  }

  /** "ZF N.A. Inc" is in North America, as another form stands directly behind it. */
  #isPlaceBeforeForm(unit: number, units: number): boolean {
    const { mode } = this.#units;
    if (mode[unit] !== LegalMode.ofBank || unit + 1 >= units || mode[unit + 1] === LegalMode.none) return false;
    return (this.#units.gapBefore(unit + 1) & Gap.comma) === 0 && !this.#isOfBank(unit);
  }

  /** "First National Bank NA LLC": a form of banks behind one, whatever follows. */
  #isOfBank(unit: number): boolean {
    if (this.#units.mode[unit] !== LegalMode.ofBank) return false;
    const before = this.#parse.words.subarray(0, this.#units.from[unit]);
    return before.some((word) => this.#words.textOf(this.#words.base[word]) === BANK);
  }

  /** Whether a legal form is of no country in particular (Co, LP). */
  #isOfAnyCountry(unit: number): boolean {
    return this.#units.entry[unit] >= 0 && this.#words.rows.at(this.#units.entry[unit]).scope === '*';
  }

  /**
   * Whether a word in front is a legal form: all those behind it may stand in a country of its own. One that frames asks for another ("S.C. Alfa S.R.L."), and so does any in front of
   * words that are no name alone, for one of its own country ("PT Perusahaan Gas Negara Tbk", but "PT Solutions Inc").
   */
  #isFormInFront(unit: number, units: number, named: boolean): boolean {
    const { rows } = this.#words;
    const own = rows.at(this.#units.entry[unit]).scope.split(',');
    const everywhere = own.includes('*');
    let behind = 0;
    for (let u = unit + 1; u < units; u++) {
      if (!this.#isLegal[u]) continue;
      behind++;
      const scopes = rows.at(this.#units.entry[u]).scope.split(',');
      if (!everywhere && !scopes.some((country) => country !== '*' && own.includes(country))) return false;
    }
    return behind > 0 ? named || !everywhere : named && this.#units.mode[unit] !== LegalMode.framing;
  }

  /**
   * Decides which units are legal forms: unmistakable ones anywhere; from the right end and from the left end; at the end of a part ("N.V., Rotterdam", "3M Co - Cottage Grove"; in front
   * of the name again, which "La Casa de la Abuela" has none of), with dots ("S.A."), before a note; those beside another.
   */
  #markLegal(units: number): void {
    const modes = this.#units.mode;
    const marked = this.#isLegal;
    const kinds = this.#units.kind;
    const note = this.#notes.isNote;
    const words = this.#parse.words;
    let any = false;
    let earlier = false;
    // ("The K.D. Alder Group" begins with its initials)
    const first = kinds[0] === Kind.article && units > 1 ? 1 : 0;
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.none || note[u]) continue;
      any = true;
      const partEnds =
        u > first &&
        !(isLone(modes[u]) && u + 1 < units && modes[u + 1] !== LegalMode.none && !this.#isOfBank(u)) &&
        (u + 1 === units ||
          note[u + 1] === 1 ||
          (this.#units.gapBefore(u + 1) & (Gap.comma | Gap.open)) !== 0 ||
          // ("3M Co - Cottage Grove"; "UBS Switzerland AG - Arbon" has a name of its own in registers)
          (mayRestate(this.#units.gapBefore(u + 1)) && this.#isOfAnyCountry(u)) ||
          (words[this.#units.from[u + 1]] === words[0] && !isConnective(kinds[0])) ||
          // ("Banco da Amazônia", "Universität zu Köln")
          (modes[u] === LegalMode.end && !isConnective(kinds[u]) && this.#isBeforePlaces(u, units)) ||
          (!isConnective(kinds[u]) && isAddress(this.#parse, this.#words, this.#units.from[u + 1])));
      // "Unilever N.V., NL": a country behind the legal form
      const isPlace =
        earlier && (this.#units.gapBefore(u) & (Gap.comma | Gap.slash)) !== 0 && (this.#words.flags[words[this.#units.from[u]]] & Flag.place) !== 0;
      if (modes[u] === LegalMode.anywhere) marked[u] = 1;
      else if (isPlace) note[u] = 1;
      // (initials behind nothing but a form are what the firm is called: "Firma P.S. Engineering")
      else if (
        u > first &&
        modes[u] !== LegalMode.beside &&
        !this.#isPlaceBeforeForm(u, units) &&
        !this.#isState(u) &&
        !this.#isSuite(u, units) &&
        (partEnds || (marked.subarray(first, u).includes(0) && areTight(this.#parse.initials[this.#units.from[u]])))
      )
        marked[u] = 1;
      if (marked[u]) earlier = true;
    }
    if (!any) return;
    for (let u = units - 1; u >= 0; u--) {
      if (note[u]) continue;
      if (this.#isState(u)) break;
      const isLast = isLone(modes[u]) && (this.#isOfBank(u) || !marked.subarray(u + 1, units).includes(1));
      if (marked[u] || modes[u] === LegalMode.edge || modes[u] === LegalMode.end || modes[u] === LegalMode.framing || isLast) marked[u] = 1;
      else if (
        modes[u] === LegalMode.beside &&
        ((u + 1 < units && marked[u + 1]) || (u > 0 && modes[u - 1] !== LegalMode.none && modes[u - 1] !== LegalMode.beside))
      )
        marked[u] = 1;
      else if (!(isJunction(kinds[u]) && u + 1 < units && marked[u + 1]) && !(this.#units.gapBefore(u) & Gap.open)) break;
    }
    // A form in front ("AB Volvo", "PT Astra Tbk") counts where a name is left and the forms behind are of its own country: "SIA Partners", "PT Solutions
    // Inc" are names.
    let named = false;
    for (let u = note[0] + 1; u < units && !named; u++) named = kinds[u] === Kind.name && !note[u];
    for (let u = note[0]; u < units; u++) {
      if (marked[u]) continue;
      // neither "AT & T" nor "A.S. Construções" begins with a legal form; "P.P.H.U. Nowak" does
      const from = this.#units.from[u];
      const isDotted = this.#parse.initials[from] === Initials.dotted && this.#words.textOf(words[from]).length >= MIN_DOTTED_FORM;
      const isWord = this.#parse.initials[from] === Initials.none || isDotted;
      const mayLead = modes[u] === LegalMode.edge ? isWord : modes[u] === LegalMode.framing;
      if (mayLead && !note[u] && !(u + 1 < units && isJunction(kinds[u + 1])) && this.#isFormInFront(u, units, named)) marked[u] = 1;
      else break;
    }
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.beside && !marked[u] && ((u > 0 && marked[u - 1]) || (u + 1 < units && marked[u + 1]))) marked[u] = 1;
    }
    // A name made of such words alone ("CC", "AB Co", "SE Corporation (Japan)") keeps the first word that may also be a name.
    let content = 0;
    let rescue = -1;
    for (let u = 0; u < units; u++) {
      if (!marked[u]) content += isJunction(kinds[u]) || kinds[u] === Kind.article || note[u] || (rescue >= 0 && this.#isPlaceInBracket(u)) ? 0 : 1;
      else if (rescue < 0 && modes[u] !== LegalMode.anywhere) rescue = u;
    }
    if (content === 0 && rescue >= 0) marked[rescue] = 0;
  }

  /** "State of CA", "Bank of PA": behind "of" a code of a state is no legal form. */
  #isState(unit: number): boolean {
    const { places, of } = this.#words;
    const words = this.#parse.words;
    const from = this.#units.from[unit];
    return from > 1 && words[from - 1] === of && this.#units.mode[unit] !== LegalMode.anywhere && places.stateOf(words[from]) >= 0;
  }

  /** "4521 Oak Ave Ste 200": behind a house and right in front of a number no word is a legal form but what is one anywhere. */
  #isSuite(unit: number, units: number): boolean {
    const [from, next] = this.#units.from.subarray(unit, unit + 2);
    if (unit + 1 >= units || this.#parse.initials[from] !== Initials.none || this.#units.gapBefore(unit + 1) !== Gap.space) return false;
    return (this.#words.flags[this.#parse.words[next]] & Flag.digits) !== 0 && isBehindHouse(this.#parse, this.#words, from);
  }

  #collect(units: number): void {
    const vocabulary = this.#words;
    const { legal } = this.#parse;
    const marked = this.#isLegal;
    const note = this.#notes.isNote;
    this.#parse.contentCount = 0;
    this.#parse.legalCount = 0;
    // The tail begins behind the last legal form that has a name in front of it.
    let tailUnit = units;
    let named = false;
    for (let u = 0; u < units; u++) {
      // ("The Joint Stock Company Alder")
      const isEmpty = isJunction(this.#units.kind[u]) || (u === 0 && this.#units.kind[u] === Kind.article);
      if (!marked[u]) named ||= !isEmpty && !note[u];
      else if (named) tailUnit = u + 1;
    }
    if (tailUnit === units) tailUnit = this.#placesBehindName(units);
    for (let u = 0; u < units; u++) {
      if (marked[u]) {
        legal[this.#parse.legalCount++] = this.#words.legalForms.wordOf(this.#units.entry[u]);
        this.#parse.steps?.push({ from: this.#units.from[u], end: this.#units.from[u + 1], role: 'legal form', entry: this.#units.entry[u] });
      } else if (u < tailUnit && !note[u]) this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
    }
    // "Corp. II", "Trust Series B": what numbers the firm belongs to its name, wherever it stands; not the number of a house ("BNP Paribas SA 16 Boulevard des Italiens")
    const isInAddress = tailUnit < units && isAddress(this.#parse, vocabulary, this.#units.from[tailUnit]);
    for (let u = isInAddress ? units : tailUnit; u < units && !note[u] && !marked[u] && this.#isSerial(u); u++) {
      this.#collectUnit(u, false);
      tailUnit = u + 1;
    }
    // "Boeing Company, The"
    for (let u = tailUnit; u < units; u++) if (this.#units.kind[u] === Kind.article && u === units - 1) units = u;
    this.#parse.tailStart = this.#parse.contentCount;
    for (let u = 0; u < units; u++) {
      if (marked[u] || (u < tailUnit && !note[u])) continue;
      this.#parse.steps?.push({ from: this.#units.from[u], end: this.#units.from[u + 1], role: note[u] ? 'note' : 'behind the legal form', entry: -1 });
      // (by which words another name is announced says nothing)
      if (u === this.#notes.aliasFrom - 1) this.#parse.aliasStart = this.#parse.contentCount;
      else this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
      if (u === this.#notes.aliasEnd - 1) this.#parse.aliasEnd = this.#parse.contentCount;
    }
    // a value of notes alone is read as a name, and has no other one
    if (this.#parse.tailStart === 0) this.#parse.tailStart = this.#parse.contentCount;
    if (this.#parse.aliasEnd <= this.#parse.tailStart || this.#parse.aliasEnd === this.#parse.aliasStart) this.#parse.aliasStart = this.#parse.aliasEnd = -1;
    if (this.#parse.legalCount > 1) sortByText(legal, this.#parse.legalCount, vocabulary);
  }

  /** "PT Alder Jaya, Surabaya": where the places or the address begin that a comma, a dash or a bracket parts from a name whose only legal form stands in front; `units`: nowhere. */
  #placesBehindName(units: number): number {
    const marked = this.#isLegal;
    const first = marked.indexOf(1);
    if (first < 0 || first >= units || marked[units - 1] || this.#notes.isNote.subarray(0, first).includes(0)) return units;
    for (let u = first + 2; u < units; u++) {
      if (((this.#units.gapBefore(u) & Gap.comma) === 0 && !mayRestate(this.#units.gapBefore(u))) || marked[u - 1]) continue;
      if (this.#isBeforePlaces(u - 1, units) || isAddress(this.#parse, this.#words, this.#units.from[u])) return u;
    }
    return units;
  }

  #isSerial(unit: number): boolean {
    const from = this.#units.from[unit];
    if (this.#units.from[unit + 1] - from !== 1 || this.#parse.gaps[from] & Gap.comma) return false;
    return this.#units.kind[unit] === Kind.number || (this.#words.flags[this.#parse.words[from]] & Flag.initial) !== 0;
  }

  #collectUnit(unit: number, beforeLegal: boolean): void {
    const vocabulary = this.#words;
    const { words, content, gaps } = this.#parse;
    // "& Co": the conjunction belongs to the legal form
    if (beforeLegal && isJunction(this.#units.kind[unit]) && this.#parse.canonical[this.#units.from[unit]] === vocabulary.and) return;
    for (let i = this.#units.from[unit]; i < this.#units.from[unit + 1]; i++) {
      // amazon.com: a domain stands directly behind a dot
      if (i > 0 && gaps[i] === Gap.dot && vocabulary.flags[words[i]] & Flag.domain) this.#parse.steps?.push({ from: i, end: i + 1, role: 'domain', entry: -1 });
      else if (this.#parse.canonical[i] !== NO_WORD) content[this.#parse.contentCount++] = this.#parse.canonical[i];
    }
  }
}

function isJunction(kind: number): boolean {
  return kind === Kind.conjunction;
}
