import { PersonRole } from '../../category/individual/roles.js';
import type { AlignedUnits } from '../link-rules.js';
import type { LinkTable, NodeId } from '../link-table.js';
import { MAX_UNITS } from '../value-units.js';
import { MATCH_TEXT, Match } from './features.js';
import type { NameWords } from './name-words.js';
import { isNearlyJoined, mayBeJoined } from './nearly-joined.js';

/** Names that may be written as one. */
const MAX_JOINED = 3;

/** Roles whose words are names to be paired. */
const isName = (role: number): boolean => role <= PersonRole.nickname || role === PersonRole.otherSurname;

/**
 * Which names of one value mean which of another. Equal names first, then near ones, words written as one, initials last; among equals a partner of the same
 * role is preferred, so that order is only given up where the names say so. One object per thread. O(units²).
 */
export class NameAlignment {
  /** Names of both sides: indices of units, in order. */
  readonly a = new Int32Array(MAX_UNITS);
  readonly b = new Int32Array(MAX_UNITS);
  aCount = 0;
  bCount = 0;
  /** For name i of the left value: its partner on the right (-1: none), and how. */
  readonly partner = new Int32Array(MAX_UNITS);
  readonly manner = new Uint8Array(MAX_UNITS);
  /** The same for name j of the right value. */
  readonly backPartner = new Int32Array(MAX_UNITS);
  readonly backManner = new Uint8Array(MAX_UNITS);
  readonly #table: LinkTable;
  readonly #names: NameWords;
  // possible pairs, to be taken in order
  readonly #left: number[] = [];
  readonly #right: number[] = [];
  readonly #manners: number[] = [];
  readonly #costs: number[] = [];

  constructor(table: LinkTable, names: NameWords) {
    this.#table = table;
    this.#names = names;
  }

  align(a: NodeId, b: NodeId): void {
    this.aCount = this.#collect(a, this.a);
    this.bCount = this.#collect(b, this.b);
    this.partner.fill(-1, 0, this.aCount);
    this.manner.fill(0, 0, this.aCount);
    this.backPartner.fill(-1, 0, this.bCount);
    this.backManner.fill(0, 0, this.bCount);
    this.#pair();
    this.#join(this.a, this.aCount, this.b, this.bCount, false);
    this.#join(this.b, this.bCount, this.a, this.aCount, true);
  }

  #collect(node: NodeId, into: Int32Array): number {
    const { unitStart, unitRole, unitWord } = this.#table;
    let count = 0;
    const end = unitStart[node + 1];
    // nets stand behind everything else
    for (let u = unitStart[node]; u < end && unitRole[u] !== PersonRole.net; u++) {
      if (!isName(unitRole[u])) continue;
      this.#names.prepare(unitWord[u]);
      into[count++] = u;
    }
    return count;
  }

  #pair(): void {
    const { unitWord, unitRole } = this.#table;
    const left = this.#left;
    const right = this.#right;
    const manners = this.#manners;
    const costs = this.#costs;
    const { a, b, aCount, bCount } = this;
    let count = 0;
    for (let i = 0; i < aCount; i++) {
      const role = unitRole[a[i]];
      const word = unitWord[a[i]];
      for (let j = 0; j < bCount; j++) {
        const other = unitRole[b[j]];
        const manner = this.#names.relation(word, unitWord[b[j]], role === PersonRole.surname && other === PersonRole.surname);
        if (manner === Match.none) continue;
        left[count] = i;
        right[count] = j;
        manners[count] = manner;
        costs[count++] = costOf(manner, role, other) * 1024 + Math.abs(i - j) * 32 + i;
      }
    }
    // few: the cheapest is looked for each time
    for (;;) {
      let best = -1;
      for (let p = 0; p < count; p++) {
        if (this.partner[left[p]] >= 0 || this.backPartner[right[p]] >= 0) continue;
        if ((best < 0 || costs[p] < costs[best]) && !(manners[p] === Match.initial && this.#crosses(left[p], right[p]))) best = p;
      }
      if (best < 0) return;
      this.#take(left[best], right[best], manners[best]);
    }
  }

  /** Whether a pair stands across one that is taken already: initials only agree in order (H. M. is not Manuel H.). */
  #crosses(i: number, j: number): boolean {
    const { unitRole } = this.#table;
    for (let k = 0; k < this.aCount; k++) {
      const other = this.partner[k];
      if (other < 0 || unitRole[this.a[k]] > PersonRole.middle || unitRole[this.b[other]] > PersonRole.middle) continue;
      if ((k - i) * (other - j) <= 0) return true;
    }
    return false;
  }

  #take(i: number, j: number, manner: number): void {
    this.partner[i] = j;
    this.manner[i] = manner;
    this.backPartner[j] = i;
    this.backManner[j] = manner;
  }

  /** Two or three neighbouring names of one side that are one word on the other: Mary Ann, Maryann. */
  #join(parts: Int32Array, partCount: number, wholes: Int32Array, wholeCount: number, swap: boolean): void {
    const { unitWord } = this.#table;
    const { once } = this.#names;
    const partManner = swap ? this.backManner : this.manner;
    const wholeManner = swap ? this.manner : this.backManner;
    for (let j = 0; j < wholeCount; j++) {
      if (wholeManner[j] === Match.exact || wholeManner[j] === Match.joined) continue;
      const whole = once[unitWord[wholes[j]]];
      if (whole.length < 4) continue;
      for (let i = 0; i + 1 < partCount; i++) {
        let last = this.#lastOfJoined(parts, partCount, partManner, i, whole);
        if (last < 0 && this.#areNearly(parts, partManner, i, wholes[j])) last = i + 1;
        if (last < 0 || this.#endsInInitial(parts, i, last, wholes[j])) continue;
        this.#release(swap, i, last, j);
        for (let k = i; k <= last; k++) {
          if (swap) this.#joinRight(k, j);
          else this.#joinLeft(k, j);
        }
        if (swap) this.#joinLeft(j, i);
        else this.#joinRight(j, i);
        break;
      }
    }
  }

  /** The last of the names from `first` on that are `whole` when written as one; -1: they are not. */
  #lastOfJoined(parts: Int32Array, partCount: number, partManner: Uint8Array, first: number, whole: string): number {
    const { unitWord } = this.#table;
    const { once } = this.#names;
    let text = once[unitWord[parts[first]]];
    if (text.length < 2 || !whole.startsWith(text) || partManner[first] === Match.exact) return -1;
    for (let last = first + 1; last < partCount && last < first + MAX_JOINED && partManner[last] !== Match.exact; last++) {
      const next = once[unitWord[parts[last]]];
      if (this.#names.readings.isSyllableBehind(next, text, whole)) return last;
      // (Mohammad Reza, Mohamadreza)
      text += next[0] === text[text.length - 1] ? next.slice(1) : next;
      if (text.length > whole.length) return -1;
      if (text === whole) return last;
    }
    return -1;
  }

  /**
   * Whether names `i` and `i + 1` of one side, of which none has its equal, are one of the other, spelled otherwise: given names as a given name, or the last of them and the surname as
   * a surname (Sunder Lal, Sundarlal; Rama Chandran, Ramachandren).
   */
  #areNearly(parts: Int32Array, partManner: Uint8Array, i: number, whole: number): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const text = words.text[unitWord[whole]];
    const [first, second] = [words.text[unitWord[parts[i]]], words.text[unitWord[parts[i + 1]]]];
    // (most are told by their letters alone)
    if (!mayBeJoined(first, second, text) || partManner[i] === Match.exact || partManner[i + 1] === Match.exact) return false;
    const isGiven = (unit: number): boolean => unitRole[unit] <= PersonRole.middle;
    if (!isGiven(parts[i]) || isGiven(parts[i + 1]) !== isGiven(whole)) return false;
    return unitRole[parts[i + 1]] <= PersonRole.lone && unitRole[whole] <= PersonRole.lone && isNearlyJoined(first, second, text);
  }

  /** Whether joined names end in a letter that is rather an initial: Dean A, Deanna; Lee A, Leah; but Dean A, Deana. */
  #endsInInitial(parts: Int32Array, first: number, last: number, whole: number): boolean {
    const { unitWord, words } = this.#table;
    if (!this.#names.initial[unitWord[parts[last]]]) return false;
    let text = '';
    for (let k = first; k <= last; k++) text += words.text[unitWord[parts[k]]];
    // (Chien K., Chien-Kang)
    const isSyllable =
      last === first + 1 &&
      this.#names.readings.isSyllableBehind(words.text[unitWord[parts[last]]], words.text[unitWord[parts[first]]], words.text[unitWord[whole]]);
    return text !== words.text[unitWord[whole]] && !isSyllable;
  }

  /** Gives up weaker matches of the names that a better reading needs. */
  #release(swap: boolean, from: number, end: number, other: number): void {
    for (let i = 0; i < this.aCount; i++) {
      const j = this.partner[i];
      if (j < 0) continue;
      const inside = swap ? (j >= from && j <= end) || i === other : (i >= from && i <= end) || j === other;
      if (!inside) continue;
      this.partner[i] = -1;
      this.manner[i] = 0;
      this.backPartner[j] = -1;
      this.backManner[j] = 0;
    }
  }

  /**
   * Gives up given names of which `areOther` says that they are two, and which were only found to be near (Minh and Manh, Xiaoping and Xiaoting), or, `short`, nicknames of one
   * name, as Lei and Li would be in English.
   */
  separate(areOther: (a: number, b: number) => boolean, short = false): void {
    const { unitWord, unitRole } = this.#table;
    for (let i = 0; i < this.aCount; i++) {
      const j = this.partner[i];
      if (j < 0 || this.manner[i] < Match.slip !== short || this.manner[i] <= Match.spelling) continue;
      if (this.manner[i] === Match.initial || this.manner[i] === Match.joined) continue;
      if (unitRole[this.a[i]] > PersonRole.middle || !areOther(unitWord[this.a[i]], unitWord[this.b[j]])) continue;
      this.partner[i] = -1;
      this.manner[i] = Match.none;
      this.backPartner[j] = -1;
      this.backManner[j] = Match.none;
    }
  }

  /** Pairs given names that have no partner, or one that is only near, where `isReading` says that they are one in two romanizations and a surname is written in both. */
  matchReadings(isReading: (a: number, b: number) => boolean): void {
    if (this.#areSpelledOtherwise()) this.matchOpen(PersonRole.given, isReading);
  }

  /** Pairs names of a role that have no partner, or one that is only near, with such of the other side's (of another role), where `isReading` says that they are one, read otherwise. */
  matchOpen(role: number, isReading: (a: number, b: number) => boolean, otherRole = role): void {
    const { unitWord, unitRole } = this.#table;
    const isOpen = (manner: number): boolean => manner === Match.none || (manner >= Match.slip && manner !== Match.joined && manner !== Match.initial);
    for (let i = 0; i < this.aCount; i++) {
      if (unitRole[this.a[i]] !== role || !isOpen(this.manner[i])) continue;
      for (let j = 0; j < this.bCount; j++) {
        if (unitRole[this.b[j]] !== otherRole || !isOpen(this.backManner[j]) || !isReading(unitWord[this.a[i]], unitWord[this.b[j]])) continue;
        this.#release(false, i, i, j);
        this.#take(i, j, Match.spelling);
      }
    }
  }

  /** Whether the surnames are one in two spellings: Chan, Chen. */
  #areSpelledOtherwise(): boolean {
    for (let i = 0; i < this.aCount; i++) {
      if (this.#table.unitRole[this.a[i]] === PersonRole.surname && (this.manner[i] === Match.spelling || this.manner[i] === Match.several)) return true;
    }
    return false;
  }

  /** Surnames of the same letters, or `near` ones, however they are cut: what is left of them is matched, and of near ones what is only near itself. */
  matchSurnames(near = false): void {
    const { unitRole } = this.#table;
    for (let i = 0; i < this.aCount && near; i++)
      if (this.partner[i] >= 0 && this.manner[i] >= Match.slip && unitRole[this.a[i]] === PersonRole.surname) this.#release(false, i, i, this.partner[i]);
    let left = -1;
    let right = -1;
    for (let i = 0; i < this.aCount; i++) if (this.partner[i] < 0 && unitRole[this.a[i]] === PersonRole.surname) left = i;
    for (let j = 0; j < this.bCount; j++) if (this.backPartner[j] < 0 && unitRole[this.b[j]] === PersonRole.surname) right = j;
    if (left < 0 || right < 0) return;
    this.#take(left, right, Match.joined);
    for (let i = 0; i < this.aCount; i++) if (this.partner[i] < 0 && unitRole[this.a[i]] === PersonRole.surname) this.#joinLeft(i, right);
    for (let j = 0; j < this.bCount; j++) if (this.backPartner[j] < 0 && unitRole[this.b[j]] === PersonRole.surname) this.#joinRight(j, left);
  }

  #joinLeft(i: number, j: number): void {
    this.partner[i] = j;
    this.manner[i] = Match.joined;
  }

  #joinRight(j: number, i: number): void {
    this.backPartner[j] = i;
    this.backManner[j] = Match.joined;
  }

  lines(): AlignedUnits[] {
    const { unitWord, words } = this.#table;
    const lines: AlignedUnits[] = [];
    const shown = new Set<number>();
    for (let i = 0; i < this.aCount; i++) {
      const j = this.partner[i];
      if (j >= 0) shown.add(j);
      lines.push({ left: words.text[unitWord[this.a[i]]], right: j < 0 ? '' : words.text[unitWord[this.b[j]]], how: MATCH_TEXT[this.manner[i]] });
    }
    for (let j = 0; j < this.bCount; j++)
      if (!shown.has(j)) lines.push({ left: '', right: words.text[unitWord[this.b[j]]], how: MATCH_TEXT[this.backManner[j]] });
    return lines;
  }
}

/** How readily a pair of names is taken: by how sure it is, then by whether they stand in the same part of the name. */
function costOf(manner: number, role: number, other: number): number {
  const crossed = (role === PersonRole.surname) !== (other === PersonRole.surname) && role !== PersonRole.lone && other !== PersonRole.lone;
  const moved = role === other ? 0 : crossed ? 3 : 1;
  // an initial of another part proves nothing
  if (manner === Match.initial && crossed) return 60;
  return (manner === Match.exact ? 0 : manner === Match.initial ? 40 : manner <= Match.several ? 6 : manner >= Match.heard ? 8 : 14 + manner) + moved * 2;
}
