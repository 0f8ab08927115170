import { Gap } from '../../text/byte-classes.js';
import { isRecordNumber, partsRecord } from '../record-number.js';
import { telephoneStart } from '../telephone.js';
import { areTight } from './initials.js';
import type { NameUnits } from './name-units.js';
import { type CompanyParse, MAX_WORDS } from './parse.js';
import { Flag, isConnective, isMarker, isNoiseBehind, Kind, LegalMode, Noise } from './word-kinds.js';
import type { CompanyWords } from './words.js';

/** What may stand between a name and what is no part of it. */
const SEPARATORS = Gap.comma | Gap.open | Gap.hyphen | Gap.other | Gap.slash;
/** Letters of a state or country in short, as registers write it behind a name. */
const SHORT_MARK = 3;
/** Letters and digits of the code of a share. */
const MOST_OF_CODE = 6;
const YEAR = /^(1[4-9]|20)\d\d$/;
/** Digits of a number under which somebody is registered. */
const MIN_REGISTERED = 5;
/** A number in a line of a statement, and one that firms are hardly called by. */
const REFERENCE = /\d.*\d/;
const LONG_REFERENCE = /\d.*\d.*\d/;

/** Which units of a value are no part of its name (a role, a security, a trading name); they go to the tail. */
export class NameNotes {
  /** 1: no part of the name. */
  readonly isNote = new Uint8Array(MAX_WORDS);
  /** The units of another name of the value: the first, its marker in front of it, and their end; -1: there is none. */
  aliasFrom = -1;
  aliasEnd = -1;
  readonly #parse: CompanyParse;
  readonly #words: CompanyWords;
  readonly #units: NameUnits;

  constructor(parse: CompanyParse, words: CompanyWords, units: NameUnits) {
    this.#parse = parse;
    this.#words = words;
    this.#units = units;
  }

  /** Every unit is a part of the name. */
  clear(units: number): void {
    this.isNote.fill(0, 0, units);
    this.aliasFrom = this.aliasEnd = -1;
  }

  /** Decides what is no part of the name: securities and par values at the end, roles beside a separator, what follows "trading as". */
  mark(units: number): void {
    this.clear(units);
    const noise = this.#units.noise;
    const kinds = this.#units.kind;
    const note = this.isNote;
    let last = units - 1;
    for (; last > 0; last--) {
      const what = noise[last];
      const before = last > 1 ? noise[last - 1] : Noise.none;
      const behind = last + 1 < units ? noise[last + 1] : Noise.none;
      const taken = last + 1 < units;
      const isNumber = kinds[last] === Kind.number;
      if (what === Noise.always || what === Noise.ends || (what === Noise.dotted && areTight(this.#parse.initials[this.#units.from[last]]))) continue;
      if (!taken && what === Noise.signed && this.#units.gapBefore(last) & Gap.other) continue;
      if ((what === Noise.role || what === Noise.parted) && this.#units.gapBefore(last) & SEPARATORS) continue;
      if (what === Noise.beside && (taken || before === Noise.always || before === Noise.numbered || this.#isBehindForm(last))) continue;
      if (what === Noise.numbered && taken && (isNoiseBehind(behind) || kinds[last + 1] === Kind.number)) continue;
      // the class of a share: "H YC1", "B SK-125"
      if (taken && last > 1 && this.#words.flags[this.#parse.words[this.#units.from[last]]] & Flag.initial) continue;
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
    if (noise[0] === Noise.statement) this.#markStatement(units);
    const aside = this.#registeredFrom(units) || this.#asideFrom(units);
    if (aside > 0) note.fill(1, aside, units);
    note.fill(1, 0, this.#frontEnd(units));
    this.#markBehindMarker(units);
    for (let u = 1; u < units; u++) if (noise[u] === Noise.bracketed && this.#isBracketed(u, units)) note[u] = 1;
    this.markNumbers(units);
  }

  /** Notes the number of a record in front of the name ("10023 - Alder Foods", "[10023] Alder Foods"), and a telephone number behind it. */
  markNumbers(units: number): void {
    if (units > 1 && this.#isRecordNumber(units)) this.isNote[0] = 1;
    const telephone = telephoneStart(
      units,
      (unit) => this.#textOf(unit),
      (unit) => this.#units.gapBefore(unit),
    );
    if (telephone > 0) this.isNote.fill(1, telephone, units);
  }

  /** The word that a unit is; '' where it is several. */
  #textOf(unit: number): string {
    const from = this.#units.from[unit];
    return this.#units.from[unit + 1] - from === 1 ? this.#words.textOf(this.#parse.words[from]) : '';
  }

  /** "(R)", "(TM)": all that a bracket has. */
  #isBracketed(unit: number, units: number): boolean {
    return (this.#units.gapBefore(unit) & Gap.open) !== 0 && (unit + 1 === units || (this.#units.gapBefore(unit + 1) & Gap.close) !== 0);
  }

  /** The number of a record, behind which words stand that are no legal form. */
  #isRecordNumber(units: number): boolean {
    if (!partsRecord(this.#units.gapBefore(1)) || !isRecordNumber(this.#textOf(0))) return false;
    for (let u = 1; u < units; u++) if (this.#units.kind[u] !== Kind.number && !this.#units.mayBeForm(u)) return true;
    return false;
  }

  /** Where a number begins under which it is registered, which ends the value ("NIT 900.123.456-7", "VAT GB123456789"); 0: none does. */
  #registeredFrom(units: number): number {
    let digits = 0;
    for (let u = units - 1; u > 0; u--) {
      if (this.#units.noise[u] === Noise.registered) return digits >= MIN_REGISTERED ? u : 0;
      if (this.#units.from[u + 1] - this.#units.from[u] !== 1) return 0;
      const text = this.#words.textOf(this.#parse.words[this.#units.from[u]]);
      const found = text.replace(/\D/g, '').length;
      // (at the end a letter may be its check digit, RUT 76.123.456-K, and no word is)
      if (found === 0 && text.length > (u === units - 1 ? 1 : SHORT_MARK)) return 0;
      digits += found;
    }
    return 0;
  }

  /** Where it is told at the end of the value by which code an exchange knows it ("(NASDAQ: ALDR)"), since when it is ("est. 1985"), or where on the web ("www.alder.com"); 0: nowhere. */
  #asideFrom(units: number): number {
    const { noise } = this.#units;
    for (let u = 1; u < units - 1; u++) {
      if (noise[u] === Noise.listed && this.#units.gapBefore(u) & SEPARATORS && this.#areCodes(u + 1, units)) return u;
      if (noise[u] === Noise.dated && u + 2 === units && YEAR.test(this.#textOf(u + 1))) return u;
      // (of "https://www.alder.com" the address is all there is)
      if (noise[u] === Noise.web && noise[u - 1] !== Noise.web && this.#isAddress(u + 1, units, Gap.dot | Gap.other)) return u;
      if (noise[u] === Noise.mailbox && this.#isAddress(u + 1, units, Gap.other)) return u;
    }
    return 0;
  }

  /** Whether a colon and short words behind it end the value; a word of the exchange may stand in front (NYSE American). */
  #areCodes(from: number, units: number): boolean {
    let colon = from;
    while (colon < units && colon <= from + 1 && !(this.#units.gapBefore(colon) & Gap.other)) colon++;
    if (colon === units || colon > from + 1) return false;
    for (let u = colon; u < units; u++) if (this.#textOf(u).length > MOST_OF_CODE && this.#units.noise[u] !== Noise.listed) return false;
    return true;
  }

  /** Whether words without blanks between them end the value, the first of them behind one of these signs. */
  #isAddress(from: number, units: number, signs: number): boolean {
    for (let u = from; u < units; u++) if (this.#units.gapBefore(u) & Gap.space) return false;
    return (this.#units.gapBefore(from) & signs) !== 0;
  }

  /**
   * "POS 4521 TESCO STORES 3297 CAMBRIDGE GB", "PAIEMENT CB 1405 FNAC BORDEAUX": of a line of an account's statement, which is told by the numbers in it, the name stands behind how
   * was paid and ends in front of the next number, or of where that was.
   */
  #markStatement(units: number): void {
    const { kind, noise } = this.#units;
    if (!this.#hasReferences(units)) return;
    let from = 1;
    while (from < units && (this.#isReference(from) || noise[from] === Noise.statement || isConnective(kind[from]))) from++;
    let end = from;
    while (end < units && !this.#isReference(end) && noise[end] !== Noise.statement) end++;
    if (end === from) return;
    while (end > from + 1 && this.#isPlace(end - 1)) end--;
    // ("Pos Malaysia Berhad 50670" is called so)
    if (this.#isPlace(from) && (end === from + 1 || this.#units.mayBeForm(from + 1))) return;
    this.isNote.fill(1, 0, from);
    this.isNote.fill(1, end, units);
  }

  /** Whether the value has a number as statements have them, of three digits, or two numbers, as of a date. */
  #hasReferences(units: number): boolean {
    let count = 0;
    for (let u = 1; u < units; u++) if (this.#isReference(u)) count += LONG_REFERENCE.test(this.#words.textOf(this.#parse.words[this.#units.from[u]])) ? 2 : 1;
    return count > 1;
  }

  #isPlace(unit: number): boolean {
    const from = this.#units.from[unit];
    return this.#units.from[unit + 1] - from === 1 && (this.#words.flags[this.#parse.words[from]] & Flag.place) !== 0;
  }

  /** A number of two digits and more, with letters or without. */
  #isReference(unit: number): boolean {
    const from = this.#units.from[unit];
    return this.#units.from[unit + 1] - from === 1 && REFERENCE.test(this.#words.textOf(this.#parse.words[from]));
  }

  /**
   * Where what is no part of the name in front of it ends: a role or department ("Member - Sirius Pekan", "Accounts Payable, Brackwell Foods"), a payment service
   * ("SQ *Blue Bottle"; not "Square #5"), a mark of entries that are no longer used ("ZZZ Kestrel Ltd"), for whom in the firm it is ("Attn: Accounts Payable, Brackwell Foods Ltd"; a person, too, where a legal form stands behind the comma only).
   */
  #frontEnd(units: number): number {
    const { noise, kind } = this.#units;
    if (noise[0] === Noise.ends && units > 1 && !this.isNote[1]) return 1;
    let end = 0;
    let isFor = false;
    while (end + 1 < units && (noise[end] === Noise.role || noise[end] === Noise.parted || this.#isAttention(end))) isFor = this.#isAttention(end++) || isFor;
    // ("Software Engineer at Kestrel")
    if (end > 0 && end + 1 < units && this.#words.context.isAt(this.#parse.words[this.#units.from[end]])) return end + 1;
    if (end === 0 && noise[0] === Noise.front && units > 1 && this.#units.gapBefore(1) & Gap.other) end = 1;
    else if (
      end === 0 ||
      (!(isFor && (end > 1 || kind[0] === Kind.behalfMarker)) && !(this.#units.gapBefore(end) & (isFor ? SEPARATORS | Gap.dot : SEPARATORS | Gap.close)))
    )
      return 0;
    if (this.isNote[end] || kind[end] === Kind.number) return 0;
    // ("Closed (fashion label)")
    if (noise[end - 1] === Noise.parted && this.#units.gapBefore(end) & Gap.open) return 0;
    return isFor ? this.#personEnd(end, units) : end;
  }

  #isAttention(unit: number): boolean {
    return this.#units.noise[unit] === Noise.attention || this.#units.kind[unit] === Kind.behalfMarker;
  }

  /** Where what is said from `from` on in front of a comma ends, if a legal form stands behind that comma and none before it. */
  #personEnd(from: number, units: number): number {
    for (let u = from; u < units; u++) {
      if (this.#units.mayBeForm(u)) return from;
      if (u === from || !(this.#units.gapBefore(u) & Gap.comma)) continue;
      for (let form = u + 1; form < units; form++) if (this.#units.mayBeForm(form)) return u;
      return from;
    }
    return from;
  }

  /** "Knot Offshore Partners LP Common Units": words of securities that may be others, directly behind a legal form. */
  #isBehindForm(unit: number): boolean {
    let head = unit;
    while (head > 1 && this.#units.noise[head - 1] === Noise.beside) head--;
    return head > 1 && this.#units.mayBeForm(head - 1) && !(this.#words.flags[this.#parse.words[this.#units.from[unit]]] & Flag.place);
  }

  /** "Clorox Co /DE/", "Wells Fargo & Company/MN", "International Paper Co /NEW/": by what registers tell two of one name apart. */
  #isRegisterMark(unit: number): boolean {
    const from = this.#units.from[unit];
    if (!(this.#units.gapBefore(unit) & Gap.slash) || this.#units.from[unit + 1] - from !== 1 || !this.#units.mayBeForm(unit - 1)) return false;
    // (Ltd / OOO)
    if (this.#units.mode[unit] !== LegalMode.none) return false;
    const word = this.#parse.words[from];
    return isNoiseBehind(this.#units.noise[unit]) || (this.#words.flags[word] & Flag.place) !== 0 || this.#words.textOf(word).length <= SHORT_MARK;
  }

  /** What stands behind a marker is no part of the name; of one that says for whom it is, where no name stands in front of it, all up to it is none. */
  #markBehindMarker(units: number): void {
    const kinds = this.#units.kind;
    const note = this.isNote;
    let named = false;
    for (let u = 0; u < units; u++) {
      const isEmpty = kinds[u] === Kind.partMarker && !(this.#units.gapBefore(u) & SEPARATORS);
      if (!isMarker(kinds[u]) || isEmpty) named ||= !isConnective(kinds[u]) && !note[u];
      else if (named) {
        note.fill(1, u, units);
        if (kinds[u] === Kind.aliasMarker) this.#findAlias(u, units);
        return;
      } else if (kinds[u] === Kind.behalfMarker && u + 1 < units) note.fill(1, 0, u + 1);
      else named = true;
    }
  }

  /** The other name behind the marker `marker`: up to the end of its bracket or the next marker, without its legal forms. */
  #findAlias(marker: number, units: number): void {
    const kinds = this.#units.kind;
    let end = marker + 1;
    while (end < units && !isMarker(kinds[end]) && !(this.#units.gapBefore(end) & Gap.close)) end++;
    while (end > marker + 2 && (this.#units.mode[end - 1] !== LegalMode.none || isConnective(kinds[end - 1]))) end--;
    if (end === marker + 1) return;
    this.aliasFrom = marker + 1;
    this.aliasEnd = end;
  }
}
