import { isVietnameseSyllable } from '../../category/individual/vietnamese-order.js';
import type { IndividualReader } from '../../category/individual/reader.js';
import { PersonRole } from '../../category/individual/roles.js';
import { Flag } from '../../category/individual/word-kinds.js';
import { compareWritten, Written } from '../../category/individual/written-forms.js';
import { Said, saidBy } from '../../category/individual/years.js';
import { resized } from '../../category/vocabulary.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { Veto } from './features.js';
import type { NameWords } from './name-words.js';

const VIETNAMESE = Flag.vietnameseSurname | Flag.vietnameseMiddle;

/** What each value of a column has besides names to be paired. A value is read when it is first met: a pair asks for it a dozen times. */
export class NameFacts {
  /** Word of node n's generation, and of the first of its particles; -1: none. */
  generation = new Int32Array(0);
  /** Generation that an initial behind the name may be, in place of a given name (Henry V, John Smith I), as the reader's word; -1: none. */
  numeral = new Int32Array(0);
  particle = new Int32Array(0);
  /** The word for node n's characters, where it is in Chinese ones; -1: it is not. */
  characters = new Int32Array(0);
  /** Number of the first unit that says how node n is written (PersonRole.written), and how many there are. */
  readonly #written: { from: Int32Array; count: Uint8Array } = { from: new Int32Array(0), count: new Uint8Array(0) };
  /** The word for a title of women or of men; -1: none. */
  title = new Int32Array(0);
  /** 1: says whose child it is: bin, oglu. */
  descent = new Uint8Array(0);
  /** 1: has an East Asian surname. */
  eastAsian = new Uint8Array(0);
  /** 1: a Vietnamese name with Van or Thi in the middle. */
  vietnamese = new Uint8Array(0);
  readonly #table: LinkTable;
  readonly #names: NameWords;
  #ready = new Uint8Array(0);
  /** Some node has a title of women or of men. */
  #areTitled = false;

  constructor(table: LinkTable, names: NameWords) {
    this.#table = table;
    this.#names = names;
  }

  /** Forgets the nodes from `from` on, which are others than before. */
  renew(from: NodeId): void {
    this.#ready.fill(0, from);
  }

  /** To be called for each value before anything is asked of it. */
  prepare(node: NodeId): void {
    if (this.#ready[node]) return;
    const { nodeCount, unitStart, unitRole, unitWord, words, reader } = this.#table;
    if (node >= this.#ready.length) this.#makeRoom(Math.max(nodeCount, Math.ceil(this.#ready.length * 1.5)));
    this.#ready[node] = 1;
    this.generation[node] = -1;
    this.numeral[node] = -1;
    this.particle[node] = -1;
    this.characters[node] = -1;
    this.#written.count[node] = 0;
    this.title[node] = -1;
    this.eastAsian[node] = 0;
    this.descent[node] = 0;
    let vietnamese = 0;
    const { flags, generation } = (reader as IndividualReader).words;
    let givenNames = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const word = unitWord[u];
      const role = unitRole[u];
      // (bin Salman, Mohammed: in front of all names it says nothing of the one behind them)
      if (role === PersonRole.particle && u > unitStart[node] && flags[words.readerId[word]] & Flag.descent) this.descent[node] = 1;
      if (role === PersonRole.surname || role === PersonRole.middle) vietnamese |= flags[words.readerId[word]] & VIETNAMESE;
      if (role === PersonRole.given || role === PersonRole.middle) {
        const reader = words.readerId[word];
        this.numeral[node] = givenNames++ === 0 && flags[reader] & Flag.initial && generation[reader] > 0 ? generation[reader] : -1;
      }
      if (role === PersonRole.characters) this.characters[node] = word;
      if (role === PersonRole.written && this.#written.count[node]++ === 0) this.#written.from[node] = u;
      if (role === PersonRole.title) this.#addTitle(node, word);
      if (role === PersonRole.generation && this.generation[node] < 0) this.generation[node] = word;
      else if (role === PersonRole.particle && this.particle[node] < 0) this.particle[node] = word;
      else if (role === PersonRole.surname) {
        this.#names.prepare(word);
        if (this.#names.eastAsian[word]) this.eastAsian[node] = 1;
      }
    }
    // (Le Quang Minh; but Ho Lam)
    const ofSyllables = (vietnamese & Flag.vietnameseSurname) !== 0 && givenNames > 1 && this.#haveVietnameseSyllables(node);
    this.vietnamese[node] = ofSyllables || vietnamese === VIETNAMESE ? 1 : 0;
  }

  /** Whether all given names of a node are syllables of Vietnamese. */
  #haveVietnameseSyllables(node: NodeId): boolean {
    const { unitStart, unitRole, unitWord, words } = this.#table;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++)
      if (unitRole[u] <= PersonRole.middle && !isVietnameseSyllable(words.text[unitWord[u]])) return false;
    return true;
  }

  /** The veto where both values say which generation they are of, when they were born or died, or in which Chinese characters they are written, and not the same: Jr and Sr, Henry V and Henry III, 王伟 and 王薇. */
  contradiction(a: NodeId, b: NodeId): number {
    const { generation, numeral } = this;
    if (this.#areWrittenOtherwise(a, b)) return Veto.characters;
    if (this.#areTitled && this.title[a] >= 0 && this.title[b] >= 0 && this.title[a] !== this.title[b]) return Veto.titles;
    if (generation[a] < 0 || generation[b] < 0)
      return this.#isOtherNumber(generation[a], numeral[b]) || this.#isOtherNumber(generation[b], numeral[a]) ? Veto.generation : Veto.none;
    if (generation[a] === generation[b]) return Veto.none;
    // (a generation beside a year, and a birth beside a death, are no contradiction)
    const [left, right] = [this.#saidBy(generation[a]), this.#saidBy(generation[b])];
    if (left >= Said.birth || right >= Said.birth) return left === right ? Veto.life : Veto.none;
    return Veto.generation;
  }

  /** How two values are written that are read alike, where both say it: see {@link compareWritten}. */
  written(a: NodeId, b: NodeId): Written {
    const { from, count } = this.#written;
    if (count[a] === 0 || count[b] === 0) return Written.alike;
    const { unitWord, words } = this.#table;
    const textsOf = (node: NodeId): string[] => Array.from({ length: count[node] }, (_, i) => words.text[unitWord[from[node] + i]]);
    return compareWritten(textsOf(a), textsOf(b));
  }

  /** (one may have a title behind it: 王伟先生) */
  #areWrittenOtherwise(a: NodeId, b: NodeId): boolean {
    const [one, other] = [this.characters[a], this.characters[b]];
    if (one < 0 || other < 0 || one === other) return false;
    const { text } = this.#table.words;
    return !text[one].startsWith(text[other]) && !text[other].startsWith(text[one]);
  }

  /** (what is no number, Sr, says nothing of "John Smith I") */
  #isOtherNumber(generation: number, numeral: number): boolean {
    if (generation < 0 || numeral < 0) return false;
    return this.#table.words.readerId[generation] !== numeral && this.#saidBy(generation) === Said.number;
  }

  #saidBy(word: number): number {
    return saidBy((this.#table.reader as IndividualReader).words.textOf(this.#table.words.readerId[word]));
  }

  #addTitle(node: NodeId, word: number): void {
    this.title[node] = word;
    this.#areTitled = true;
  }

  #makeRoom(capacity: number): void {
    this.#ready = resized(this.#ready, capacity, 0);
    this.generation = resized(this.generation, capacity, -1);
    this.numeral = resized(this.numeral, capacity, -1);
    this.particle = resized(this.particle, capacity, -1);
    this.characters = resized(this.characters, capacity, -1);
    this.#written.from = resized(this.#written.from, capacity, 0);
    this.#written.count = resized(this.#written.count, capacity, 0);
    this.title = resized(this.title, capacity, -1);
    this.eastAsian = resized(this.eastAsian, capacity, 0);
    this.descent = resized(this.descent, capacity, 0);
    this.vietnamese = resized(this.vietnamese, capacity, 0);
  }
}
