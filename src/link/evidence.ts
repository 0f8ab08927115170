import { Role } from '../category/category.js';
import { EXACT_OF_ROLE, F, FEATURE_COUNT, Match, Veto } from './features.js';
import { type LinkTable, MAX_UNITS, type NodeId, TYPICAL_VALUES } from './link-table.js';
import type { WordDistance } from './word-distance.js';

const MIN_TRUNCATION = 3;
const SCALE = 0.1;

/**
 * Compares two values unit by unit: what agrees, how, and what is left over on either side. Fills {@link features}; one object per thread, reused for every
 * pair. O(units²) with a bound of {@link MAX_UNITS}; the letters of words are only looked at where units are left.
 */
export class Evidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto = 0;
  /** For unit i of the left value: the unit of the right one that it was matched with (-1: none), and how. */
  readonly partner = new Int32Array(MAX_UNITS);
  readonly manner = new Uint8Array(MAX_UNITS);
  readonly #taken = new Uint8Array(MAX_UNITS);
  readonly #table: LinkTable;
  readonly #distance: WordDistance;
  // units of both sides without legal forms
  #aStart = 0;
  #aCount = 0;
  #bStart = 0;
  #bCount = 0;

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#distance = distance;
  }

  compare(a: NodeId, b: NodeId): void {
    const { unitStart, unitRole } = this.#table;
    this.#aStart = unitStart[a];
    this.#bStart = unitStart[b];
    this.#aCount = 0;
    this.#bCount = 0;
    while (this.#aStart + this.#aCount < unitStart[a + 1] && unitRole[this.#aStart + this.#aCount] !== Role.legal) this.#aCount++;
    while (this.#bStart + this.#bCount < unitStart[b + 1] && unitRole[this.#bStart + this.#bCount] !== Role.legal) this.#bCount++;
    this.features.fill(0);
    this.partner.fill(-1, 0, this.#aCount);
    this.manner.fill(0, 0, this.#aCount);
    this.#taken.fill(0, 0, this.#bCount);
    this.#matchExact();
    this.#matchNear();
    this.#matchJoined(false);
    this.#matchJoined(true);
    this.#matchInitials(false);
    this.#matchInitials(true);
    this.#sum();
    this.#compareLegal(unitStart[a + 1], unitStart[b + 1]);
    const f = this.features;
    // the same words in the same order: only the legal form, or what stands behind it, can differ
    if (this.#aCount > 0 && this.#sameWords()) {
      f[F.identical] = 1;
      f[F.identicalForm] = f[F.legalDiffers] === 0 ? 1 : 0;
    }
  }

  /** Whether both sides have the same words in the same order, leaving the tails aside. */
  #sameWords(): boolean {
    const { unitWord, unitRole } = this.#table;
    let i = 0;
    let j = 0;
    while (true) {
      while (i < this.#aCount && unitRole[this.#aStart + i] === Role.tail) i++;
      while (j < this.#bCount && unitRole[this.#bStart + j] === Role.tail) j++;
      if (i === this.#aCount || j === this.#bCount) return i === this.#aCount && j === this.#bCount;
      if (unitWord[this.#aStart + i++] !== unitWord[this.#bStart + j++]) return false;
    }
  }

  /** The pairing of the last comparison in words: matched units first, then what is left over on either side. */
  alignment(): { left: string; right: string; manner: number }[] {
    const { unitWord, words } = this.#table;
    const lines: { left: string; right: string; manner: number }[] = [];
    const shown = new Set<number>();
    for (let i = 0; i < this.#aCount; i++) {
      const j = this.partner[i];
      if (j >= 0) shown.add(j);
      lines.push({ left: words.text[unitWord[this.#aStart + i]], right: j < 0 ? '' : words.text[unitWord[this.#bStart + j]], manner: this.manner[i] });
    }
    for (let j = 0; j < this.#bCount; j++) if (!shown.has(j)) lines.push({ left: '', right: words.text[unitWord[this.#bStart + j]], manner: this.#taken[j] });
    return lines;
  }

  #matchExact(): void {
    const { unitWord } = this.#table;
    for (let i = 0; i < this.#aCount; i++) {
      const word = unitWord[this.#aStart + i];
      for (let j = 0; j < this.#bCount; j++) {
        if (this.#taken[j] || unitWord[this.#bStart + j] !== word) continue;
        this.#take(i, j, Match.exact);
        break;
      }
    }
  }

  #take(i: number, j: number, manner: number): void {
    this.partner[i] = j;
    this.manner[i] = manner;
    this.#taken[j] = manner;
  }

  #matchNear(): void {
    const { unitWord, unitRole } = this.#table;
    for (let i = 0; i < this.#aCount; i++) {
      if (this.manner[i]) continue;
      const role = unitRole[this.#aStart + i];
      if (role === Role.number) continue;
      let bestManner = 0;
      let best = -1;
      for (let j = 0; j < this.#bCount; j++) {
        if (this.#taken[j] || unitRole[this.#bStart + j] === Role.number) continue;
        const manner = this.relation(unitWord[this.#aStart + i], unitWord[this.#bStart + j]);
        if (manner && (best < 0 || manner < bestManner)) {
          best = j;
          bestManner = manner;
        }
      }
      if (best >= 0) this.#take(i, best, bestManner);
    }
  }

  /** How word `a` and word `b`, which differ, may be the same; `Match.none` where they are not. */
  relation(a: number, b: number): number {
    const { words } = this.#table;
    if (words.base[a] === words.base[b]) return Match.variant;
    if (words.opposite[a] !== 0 && words.opposite[a] === words.opposite[b]) return Match.none;
    if (words.skeleton[a] === words.skeleton[b] && words.digits[a] === words.digits[b]) return Match.spelling;
    if (words.expansion[a] === b || words.expansion[b] === a || (words.expansion[a] !== a && words.expansion[a] === words.expansion[b]))
      return Match.abbreviation;
    if (words.digits[a] !== words.digits[b]) return Match.none;
    const aText = words.text[a];
    const bText = words.text[b];
    const shorter = aText.length <= bText.length ? aText : bText;
    const longer = shorter === aText ? bText : aText;
    const letters = shorter.length;
    const same = shorter.charCodeAt(0) === longer.charCodeAt(0);
    if (letters >= 4 && longer.length - letters <= 2) {
      const max = letters >= 12 ? 3 : letters >= 8 ? 2 : 1;
      if (longer.length - letters <= max && this.#distance.edits(a, b, max) <= max) return words.known[a] && words.known[b] ? Match.knownSlip : Match.slip;
    }
    if (!same) return Match.none;
    if (letters >= MIN_TRUNCATION && longer.startsWith(shorter)) return Match.truncation;
    if (letters >= 2 && letters <= 6 && longer.length >= letters + 2 && isSubsequence(shorter, longer))
      return letters === 2 ? (longer.endsWith(shorter[1]) ? Match.abbreviation : Match.none) : Match.abbreviation;
    return Match.none;
  }

  /** Two or three neighbouring units of one side that are one word on the other. */
  #matchJoined(swap: boolean): void {
    const { unitWord, words } = this.#table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.#bStart, this.#bCount, this.#aStart, this.#aCount]
      : [this.#aStart, this.#aCount, this.#bStart, this.#bCount];
    for (let j = 0; j < otherCount; j++) {
      if (swap ? this.manner[j] === Match.exact : this.#taken[j] === Match.exact) continue;
      const whole = words.text[unitWord[otherStart + j]];
      if (whole.length < 4) continue;
      for (let i = 0; i + 1 < count; i++) {
        let joined = words.text[unitWord[start + i]];
        if (!whole.startsWith(joined[0]) || joined.length >= whole.length + 2 || this.#isExact(swap, i)) continue;
        for (let end = i + 1; end < count && end <= i + 3; end++) {
          if (this.#isExact(swap, end)) break;
          joined += words.text[unitWord[start + end]];
          if (joined.length > whole.length + 1) break;
          if (joined !== whole && !(joined.length >= 7 && oneSlipOrPlural(joined, whole))) continue;
          this.#release(swap, i, end, j);
          for (let k = i; k <= end; k++) {
            if (swap) this.#taken[k] = Match.joined;
            else {
              this.manner[k] = Match.joined;
              this.partner[k] = j;
            }
          }
          if (swap) {
            this.manner[j] = Match.joined;
            this.partner[j] = i;
          } else this.#taken[j] = Match.joined;
          i = count;
          break;
        }
      }
    }
  }

  #isExact(swap: boolean, unit: number): boolean {
    const manner = swap ? this.#taken[unit] : this.manner[unit];
    return manner === Match.exact || manner === Match.joined;
  }

  /** Gives up weaker matches of the units that a better reading needs. */
  #release(swap: boolean, from: number, end: number, other: number): void {
    for (let i = 0; i < this.#aCount; i++) {
      const j = this.partner[i];
      if (j < 0) continue;
      const inside = swap ? (j >= from && j <= end) || i === other : (i >= from && i <= end) || j === other;
      if (!inside) continue;
      this.manner[i] = 0;
      this.partner[i] = -1;
      this.#taken[j] = 0;
    }
  }

  /** A word of one side that is the initials of neighbouring units of the other. */
  #matchInitials(swap: boolean): void {
    const { unitWord, words } = this.#table;
    const [start, count, otherStart, otherCount] = swap
      ? [this.#bStart, this.#bCount, this.#aStart, this.#aCount]
      : [this.#aStart, this.#aCount, this.#bStart, this.#bCount];
    for (let j = 0; j < otherCount; j++) {
      if (swap ? this.manner[j] : this.#taken[j]) continue;
      const short = words.text[unitWord[otherStart + j]];
      if (short.length < 2 || short.length > 6) continue;
      for (let i = 0; i + short.length <= count; i++) {
        let fits = true;
        for (let k = 0; k < short.length && fits; k++)
          fits = !(swap ? this.#taken[i + k] : this.manner[i + k]) && words.text[unitWord[start + i + k]][0] === short[k];
        if (!fits) continue;
        for (let k = i; k < i + short.length; k++) {
          if (swap) this.#taken[k] = Match.initials;
          else {
            this.manner[k] = Match.initials;
            this.partner[k] = j;
          }
        }
        if (swap) {
          this.manner[j] = Match.initials;
          this.partner[j] = i;
        } else this.#taken[j] = Match.initials;
        break;
      }
    }
  }

  #sum(): void {
    const f = this.features;
    const { unitWord, unitRole, words } = this.#table;
    const left = [0, 0, 0, 0, 0, 0, 0];
    const right = [0, 0, 0, 0, 0, 0, 0];
    let knownLeft = 0;
    let knownRight = 0;
    let matchedLeft = 0;
    let matchedRight = 0;
    let names = 0;
    let rarest = 0;
    let lastPartner = -1;
    let inversions = 0;
    let slipLength = 0;
    for (let i = 0; i < this.#aCount; i++) {
      const word = unitWord[this.#aStart + i];
      const role = unitRole[this.#aStart + i];
      const weight = words.weight[word] * SCALE;
      if (role === Role.name) names++;
      const manner = this.manner[i];
      if (!manner) {
        if (words.digits[word] && role !== Role.tail) left[Role.number] += 0.01;
        left[role] += weight;
        if (role === Role.name && words.known[word]) knownLeft += weight;
        continue;
      }
      matchedLeft += weight;
      const j = this.partner[i];
      if (j < lastPartner) inversions = 1;
      lastPartner = j;
      if (manner === Match.exact) {
        f[EXACT_OF_ROLE[role]] += weight;
        if (role === Role.name && weight > rarest) rarest = weight;
      } else {
        const shared = manner === Match.joined || manner === Match.initials ? weight : Math.min(weight, words.weight[unitWord[this.#bStart + j]] * SCALE);
        f[F.variant + manner - Match.variant] += shared;
        if (manner <= Match.slip && shared > rarest) rarest = shared;
        if (manner === Match.slip || manner === Match.knownSlip) slipLength = Math.max(slipLength, words.text[word].length);
      }
    }
    let rightNames = 0;
    for (let j = 0; j < this.#bCount; j++) {
      const word = unitWord[this.#bStart + j];
      const role = unitRole[this.#bStart + j];
      const weight = words.weight[word] * SCALE;
      if (role === Role.name) rightNames++;
      if (this.#taken[j]) {
        matchedRight += weight;
        continue;
      }
      if (words.digits[word] && role !== Role.tail) right[Role.number] += 0.01;
      right[role] += weight;
      if (role === Role.name && words.known[word]) knownRight += weight;
    }
    f[F.leftNameLess] = Math.min(left[Role.name], right[Role.name]);
    f[F.leftNameMore] = Math.max(left[Role.name], right[Role.name]);
    f[F.knownLeftLess] = Math.min(knownLeft, knownRight);
    f[F.knownLeftMore] = Math.max(knownLeft, knownRight);
    f[F.leftGenericLess] = Math.min(left[Role.generic], right[Role.generic]);
    f[F.leftGenericMore] = Math.max(left[Role.generic], right[Role.generic]);
    f[F.leftStructureLess] = Math.min(left[Role.structure], right[Role.structure]);
    f[F.leftStructureMore] = Math.max(left[Role.structure], right[Role.structure]);
    f[F.leftPlaceLess] = Math.min(left[Role.place], right[Role.place]);
    f[F.leftPlaceMore] = Math.max(left[Role.place], right[Role.place]);
    f[F.leftTail] = left[Role.tail] + right[Role.tail];
    const numbers = (left[Role.number] > 0 ? 1 : 0) + (right[Role.number] > 0 ? 1 : 0);
    f[F.leftNumberOne] = numbers === 1 ? 1 : 0;
    f[F.numbersDiffer] = numbers === 2 ? 1 : 0;
    this.veto = numbers === 2 ? Veto.numbers : this.#opposite() ? Veto.opposites : this.#otherSeries() ? Veto.series : Veto.none;
    f[F.firstAgrees] = this.#aCount > 0 && this.#bCount > 0 && this.manner[0] && this.partner[0] === 0 ? 1 : 0;
    f[F.outOfOrder] = inversions;
    const missedLeft = left[0] + left[1] + left[2] + left[3] + left[6];
    const missedRight = right[0] + right[1] + right[2] + right[3] + right[6];
    const coverLeft = matchedLeft / (matchedLeft + missedLeft + 0.01);
    const coverRight = matchedRight / (matchedRight + missedRight + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    f[F.coverageMore] = Math.max(coverLeft, coverRight);
    f[F.allMatched] = missedLeft + missedRight === 0 ? 1 : 0;
    f[F.oneWord] = Math.min(names, rightNames) <= 1 ? 1 : 0;
    f[F.rarest] = rarest;
    f[F.genericAgainstGeneric] = left[Role.generic] + left[Role.structure] > 0 && right[Role.generic] + right[Role.structure] > 0 ? 1 : 0;
    f[F.noName] = names === 0 || rightNames === 0 ? 1 : 0;
    f[F.total] = Math.min(matchedLeft, matchedRight);
    f[F.slipAlone] = f[F.slip] + f[F.knownSlip] > 0 && f[F.exactName] === 0 ? 1 : 0;
    f[F.slipLength] = slipLength === 0 ? 0 : 1 / slipLength;
    f[F.noExactName] = f[F.exactName] === 0 ? 1 : 0;
    f[F.placesDiffer] = left[Role.place] > 0 && right[Role.place] > 0 ? 1 : 0;
    f[F.logValues] = Math.log(this.#table.declaredValues / TYPICAL_VALUES) * SCALE;
    this.#sumEnds();
  }

  /** A word left over on one side excludes one left over on the other. */
  #opposite(): boolean {
    const { unitWord, words } = this.#table;
    for (let i = 0; i < this.#aCount; i++) {
      const group = words.opposite[unitWord[this.#aStart + i]];
      if (this.manner[i] || group === 0) continue;
      for (let j = 0; j < this.#bCount; j++) {
        const other = unitWord[this.#bStart + j];
        if (!this.#taken[j] && words.opposite[other] === group && words.base[other] !== words.base[unitWord[this.#aStart + i]]) return true;
      }
    }
    return false;
  }

  /** The last unit of both is a single letter or a number, and not the same one ("Series A", "Series B"; "Corp. I", "Corp. II"). */
  #otherSeries(): boolean {
    const a = this.#aCount - 1;
    const b = this.#bCount - 1;
    return a > 0 && b > 0 && !this.manner[a] && !this.#taken[b] && this.#isSerial(this.#aStart + a) && this.#isSerial(this.#bStart + b);
  }

  #isSerial(unit: number): boolean {
    const { unitWord, unitRole, words } = this.#table;
    return unitRole[unit] === Role.number || words.text[unitWord[unit]].length === 1;
  }

  /** What is left over before the first match, behind the last one and between: noise in front and behind is another thing than a changed middle. */
  #sumEnds(): void {
    const f = this.features;
    const { unitWord, unitRole, words } = this.#table;
    for (let side = 0; side < 2; side++) {
      const [start, count, marks] = side === 0 ? [this.#aStart, this.#aCount, this.manner] : [this.#bStart, this.#bCount, this.#taken];
      let first = 0;
      while (first < count && !marks[first]) first++;
      let last = count - 1;
      while (last > first && !marks[last]) last--;
      for (let i = 0; i < count; i++) {
        if (marks[i] || unitRole[start + i] === Role.tail) continue;
        const weight = words.weight[unitWord[start + i]] * SCALE;
        if (i < first) f[F.leftFront] += weight;
        else if (i > last) f[F.leftBack] += weight;
        else f[F.leftInner] += weight;
      }
    }
  }

  #compareLegal(aEnd: number, bEnd: number): void {
    const { unitWord } = this.#table;
    const aFrom = this.#aStart + this.#aCount;
    const bFrom = this.#bStart + this.#bCount;
    if (aFrom === aEnd || bFrom === bEnd) return;
    for (let i = aFrom; i < aEnd; i++) {
      for (let j = bFrom; j < bEnd; j++) {
        if (unitWord[i] !== unitWord[j]) continue;
        this.features[F.legalSame] = 1;
        return;
      }
    }
    this.features[F.legalDiffers] = 1;
  }
}

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (let i = 0; i < long.length && at < short.length; i++) if (long.charCodeAt(i) === short.charCodeAt(at)) at++;
  return at === short.length;
}

function oneSlipOrPlural(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1);
}
