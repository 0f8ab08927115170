import type { LinkTable, NodeId } from './link-table.js';

/** So many words that all stand in tables are as telling as a name in front of the last word. */
const MIN_CLOSED = 3;
const HAS_DIGIT = /\d/;
const LETTER = /[a-z]/;
/** What may be a numeral is no beginning of another: II, III. */
const NUMERAL = /^[ivxl]+$/;

/** What of a category's words in closing roles is known by their beginnings. */
export interface FormBeginnings {
  /** Whether a word is the beginning of one that some are written with. */
  mayBegin(text: string): boolean;
  /** Whether a text is the beginning of how one is written out; `form`: its word in linkage. */
  begins(text: string, form: string): boolean;
}

/** Of which words a category's values may be cut off. */
export interface CutOffRules {
  /** Letters of all words of a value that may have been cut off, at least: fewer say too little of what goes on behind them. */
  readonly letters: number;
  /** Letters that are left of the last word, at least. */
  readonly minLetters: number;
  /** A word of so many letters and fewer may be the beginning of another whatever lists it is in (in, of Income); 0: none may. */
  readonly maxListed: number;
  readonly forms?: FormBeginnings;
}

/**
 * Values that end amid a word, as they do in columns of so many characters: "International Business Machines Cor" is the beginning of "International Business Machines
 * Corporation".
 */
export class CutOff {
  readonly #table: LinkTable;
  readonly #rules: CutOffRules;

  constructor(table: LinkTable, rules: CutOffRules) {
    this.#table = table;
    this.#rules = rules;
  }

  /** Whether a value may end amid a word: its last word is no number, and the beginning of a form or no known word. */
  mayBe(node: NodeId): boolean {
    const { unitStart, unitRole, unitWord, roles, words } = this.#table;
    let last = -1;
    let letters = 0;
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) {
      if (!this.#isNamed(unit)) continue;
      last = unit;
      letters += words.text[unitWord[unit]].length;
    }
    if (letters < this.#rules.letters || last === unitStart[node] || roles[unitRole[last]].listed) return false;
    const text = words.text[unitWord[last]];
    return !HAS_DIGIT.test(text) && !NUMERAL.test(text) && (this.#rules.forms?.mayBegin(text) === true || this.#goesOn(node, last));
  }

  /** Whether a word of a value may be the beginning of any other, and words of a name stand in front of it. */
  #goesOn(node: NodeId, last: number): boolean {
    const { unitStart, unitRole, unitWord, roles, words } = this.#table;
    const word = unitWord[last];
    const { length } = words.text[word];
    if (length < this.#rules.minLetters || (length > this.#rules.maxListed && (words.known[word] === 1 || roles[unitRole[last]].closed))) return false;
    // ("Raiffeisenbank Heiden" is no beginning of Raiffeisenbank Heidenheim)
    let closed = 0;
    for (let unit = unitStart[node]; unit < last; unit++) {
      if (this.#isNamed(unit) && (!roles[unitRole[unit]].closed || ++closed === MIN_CLOSED)) return true;
    }
    return false;
  }

  /** Whether `whole` says what `cut` says, and goes on amid its last word. */
  isBeginning(cut: NodeId, whole: NodeId): boolean {
    const { unitStart, unitWord, words } = this.#table;
    const wholeEnd = unitStart[whole + 1];
    let at = this.#next(unitStart[whole], wholeEnd);
    // letters of the whole's word that have been gone through
    let read = 0;
    let last = -1;
    for (let unit = this.#next(unitStart[cut], unitStart[cut + 1]); unit < unitStart[cut + 1]; unit = this.#next(unit + 1, unitStart[cut + 1])) {
      last = unit;
      const text = words.text[unitWord[unit]];
      if (at === wholeEnd) return this.#next(unit + 1, unitStart[cut + 1]) === unitStart[cut + 1] && this.#beginsForm(text, cut, whole);
      const other = words.text[unitWord[at]];
      // (research in: of the one word "research institute")
      if (read > 0 && other[read++] !== ' ') return false;
      if (!other.startsWith(text, read)) return false;
      read += text.length;
      if (read < other.length) continue;
      at = this.#next(at + 1, wholeEnd);
      read = 0;
    }
    return read > 0 && LETTER.test(words.text[unitWord[at]][read]) && this.#goesOn(cut, last) && this.#formBeyond(cut, whole) !== undefined;
  }

  /** Whether a text is the beginning of a legal form that only the other value has. */
  #beginsForm(text: string, cut: NodeId, whole: NodeId): boolean {
    const form = this.#formBeyond(cut, whole);
    return form !== undefined && form !== '' && this.#rules.forms?.begins(text, form) === true;
  }

  /** The first legal form that only the second value has; '': it has none beyond the other's; `undefined`: it lacks one that the other has. */
  #formBeyond(of: NodeId, node: NodeId): string | undefined {
    const { unitWord, words } = this.#table;
    const said = this.#formsOf(of);
    const all = this.#formsOf(node);
    if (said.some((unit) => !all.some((other) => unitWord[other] === unitWord[unit]))) return undefined;
    const beyond = all.find((unit) => !said.some((other) => unitWord[other] === unitWord[unit]));
    return beyond === undefined ? '' : words.text[unitWord[beyond]];
  }

  #formsOf(node: NodeId): number[] {
    const { unitStart, unitRole, roles } = this.#table;
    const forms: number[] = [];
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) if (roles[unitRole[unit]].ending) forms.push(unit);
    return forms;
  }

  #next(unit: number, end: number): number {
    while (unit < end && !this.#isNamed(unit)) unit++;
    return unit;
  }

  /** Whether a unit is a word of the name, and stands where it stands in the value. */
  #isNamed(unit: number): boolean {
    const { share, apart, hidden, alias } = this.#table.roles[this.#table.unitRole[unit]];
    return share > 0 && !apart && !hidden && !alias;
  }
}
