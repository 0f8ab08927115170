import { isBritish } from '../../category/address/canonical.js';
import { PART_COUNT, Part } from '../../category/address/parts.js';
import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { type LinkTable, type NodeId, TYPICAL_VALUES } from '../link-table.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import type { WordDistance } from '../word-distance.js';
import { AddressAlignment } from './alignment.js';
import { F, FEATURE_COUNT, Match, Veto } from './features.js';
import { LetterRelation, NumberComparison, NumberRelation } from './numbers.js';

const SCALE = 0.1;
/** Two addresses with nothing left over in these parts are one, but for how much of the town is told. */
const IDENTITY: readonly number[] = [
  Part.venue,
  Part.number,
  Part.numberTail,
  Part.direction,
  Part.streetType,
  Part.street,
  Part.unit,
  Part.level,
  Part.building,
  Part.box,
  Part.city,
];
/** Streets whose equal words weigh less than this have nothing in common. */
const NOTHING = 0.15;
/** A name of a street that many streets have (in nats over ten): there the type tells them apart. */
const COMMON = 0.6;
/** What is missing or left over on one or both sides, by part. */
const SIDES = 2;
const oppositeDirections = lazily(() => new Map(lexiconTable('oppositeDirections').map(({ words, canonical }) => [words[0], canonical])));
const STREET_FEATURE: Readonly<Record<number, number>> = {
  [Match.exact]: F.streetExact,
  [Match.spelling]: F.streetSpelling,
  [Match.slip]: F.streetSlip,
  [Match.knownSlip]: F.streetKnownSlip,
  [Match.truncation]: F.streetTruncation,
  [Match.abbreviation]: F.streetAbbreviation,
  [Match.joined]: F.streetJoined,
  [Match.elsewhere]: F.streetElsewhere,
};

/** What a part has on one side. */
interface Side {
  readonly count: Int32Array;
  /** Units without a partner, and their weight. */
  readonly left: Int32Array;
  readonly leftWeight: Float64Array;
}

function side(): Side {
  return { count: new Int32Array(PART_COUNT), left: new Int32Array(PART_COUNT), leftWeight: new Float64Array(PART_COUNT) };
}

/** Compares two addresses part by part: a number that differs is not a street that differs. Fills {@link features}; one object per thread. */
export class AddressEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto: number = Veto.none;
  readonly #table: LinkTable;
  readonly #alignment: AddressAlignment;
  readonly #numbers: NumberComparison;
  readonly #sides: readonly [Side, Side] = [side(), side()];
  #streetShared = 0;
  #knownLeft: [number, number] = [0, 0];
  #matched: [number, number] = [0, 0];
  #missed: [number, number] = [0, 0];

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#alignment = new AddressAlignment(table, distance);
    this.#numbers = new NumberComparison(table);
  }

  compare(a: NodeId, b: NodeId): void {
    this.features.fill(0);
    this.#streetShared = 0;
    this.veto = Veto.none;
    this.#alignment.align(a, b);
    this.#sum();
    this.#compareNumbers();
    this.#compareStreets();
    this.#compareUnits();
    this.#compareTowns();
    this.#comparePostcodes();
    this.#compareDwellings();
    this.#compareWhole();
  }

  alignment(): AlignedUnits[] {
    return this.#alignment.lines();
  }

  /** Counts what each part has on each side, what has no partner, and weighs what agrees. */
  #sum(): void {
    const { unitWord, unitRole, words } = this.#table;
    const alignment = this.#alignment;
    const f = this.features;
    for (let s = 0; s < SIDES; s++) {
      const { count, left, leftWeight } = this.#sides[s];
      count.fill(0);
      left.fill(0);
      leftWeight.fill(0);
      this.#knownLeft[s] = 0;
      this.#matched[s] = 0;
      this.#missed[s] = 0;
      const start = s === 0 ? alignment.aStart : alignment.bStart;
      const units = s === 0 ? alignment.aCount : alignment.bCount;
      const manners = s === 0 ? alignment.manner : alignment.taken;
      for (let i = 0; i < units; i++) {
        const word = unitWord[start + i];
        const part = unitRole[start + i];
        const weight = words.weight[word] * SCALE;
        count[part]++;
        const manner = manners[i];
        if (manner) {
          if (part === Part.street || part === Part.number) this.#matched[s] += weight;
        } else {
          left[part]++;
          leftWeight[part] += weight;
          if (part === Part.street && words.known[word]) this.#knownLeft[s] += weight;
          if (part === Part.street || part === Part.number) this.#missed[s] += weight;
        }
        if (s === 1 || !manner) continue;
        const j = alignment.partner[i];
        const shared = manner === Match.joined ? weight : Math.min(weight, words.weight[unitWord[alignment.bStart + j]] * SCALE);
        const other = unitRole[alignment.bStart + j];
        if (part === Part.street || other === Part.street) {
          // a word of the street that the other address has as its town says less
          const feature = part === other ? STREET_FEATURE[manner] : F.streetElsewhere;
          f[feature] += shared;
          this.#streetShared += shared;
          if (shared > f[F.streetRarest] && part === other && manner <= Match.slip) f[F.streetRarest] = shared;
        } else if (part === Part.city && other === Part.city) f[manner === Match.exact ? F.cityExact : F.cityNear] += shared;
        else if (part === Part.city || other === Part.city) f[F.cityElsewhere] += shared;
        else if (part === Part.venue || other === Part.venue) f[F.venueExact] += shared;
        else if (part === Part.number && manner === Match.exact) f[F.numberWeight] += shared;
      }
    }
  }

  #both(part: number): boolean {
    return this.#sides[0].count[part] > 0 && this.#sides[1].count[part] > 0;
  }

  #one(part: number): boolean {
    return this.#sides[0].count[part] > 0 !== this.#sides[1].count[part] > 0;
  }

  #compareNumbers(): void {
    const f = this.features;
    const numbers = this.#numbers;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    numbers.compare(aStart, aStart + aCount, bStart, bStart + bCount);
    switch (numbers.relation) {
      case NumberRelation.same:
      case NumberRelation.inRange:
        f[F.numberSame] = 1;
        break;
      case NumberRelation.elsewhere:
        f[F.numberSame] = 1;
        f[F.numberElsewhere] = 1;
        break;
      case NumberRelation.oneMissing:
        f[F.numberMissing] = 1;
        break;
      case NumberRelation.none:
        f[F.noNumbers] = 1;
        break;
      default:
        f[F.numbersDiffer] = 1;
        this.veto = Veto.numbers;
    }
    if (numbers.letters === LetterRelation.oneMissing) f[F.letterMissing] = 1;
    else if (numbers.letters === LetterRelation.differ) {
      f[F.lettersDiffer] = 1;
      if (this.veto === Veto.none) this.veto = Veto.letters;
    }
  }

  #compareStreets(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    f[F.leftStreetLess] = Math.min(left.leftWeight[Part.street], right.leftWeight[Part.street]);
    f[F.leftStreetMore] = Math.max(left.leftWeight[Part.street], right.leftWeight[Part.street]);
    f[F.leftKnownLess] = Math.min(this.#knownLeft[0], this.#knownLeft[1]);
    if (!this.#both(Part.street)) f[F.noStreet] = 1;
    else if (left.left[Part.street] + right.left[Part.street] === 0) f[F.streetWhole] = 1;
    if (this.#both(Part.street)) {
      if (this.#streetShared < NOTHING) f[F.streetsDiffer] = 1;
      if (this.#headLeft(0) && this.#headLeft(1)) f[F.headsDiffer] = 1;
    }
    this.#compareTypes();
    this.#compareDirections();
    if (this.veto === Veto.none && this.#numberedStreetsDiffer()) this.veto = Veto.numberedStreets;
  }

  /** Whether the first word of the street's name has no partner. */
  #headLeft(s: number): boolean {
    const { unitRole } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.#alignment;
    const [start, count, manners] = s === 0 ? [aStart, aCount, manner] : [bStart, bCount, taken];
    for (let i = 0; i < count; i++) if (unitRole[start + i] === Part.street) return manners[i] === Match.none;
    return false;
  }

  #compareTypes(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    if (this.#both(Part.streetType)) {
      if (left.left[Part.streetType] > 0 && right.left[Part.streetType] > 0) {
        f[F.typesDiffer] = 1;
        if (f[F.streetRarest] < COMMON) f[F.typesDifferCommon] = 1;
      } else f[F.typeSame] = 1;
    } else if (this.#one(Part.streetType)) f[F.typeMissing] = 1;
  }

  #compareDirections(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    if (left.left[Part.direction] > 0 && right.left[Part.direction] > 0) {
      f[F.directionsDiffer] = 1;
      if (this.veto === Veto.none && this.#oppositeDirections()) this.veto = Veto.directions;
    } else if (left.left[Part.direction] + right.left[Part.direction] > 0) f[F.directionMissing] = 1;
    else if (left.count[Part.direction] > 0) f[F.directionSame] = 1;
  }

  #oppositeDirections(): boolean {
    return this.#someLeft(Part.direction, (a, b) => oppositeDirections().get(a) === b);
  }

  /** First Street and Second Street: each side has a number in its street's name that the other lacks. */
  #numberedStreetsDiffer(): boolean {
    return this.#someLeft(Part.street, (a, b) => isDigits(a) && isDigits(b));
  }

  /** Whether units of the part without partners, one of each side, go together as `test` says. */
  #someLeft(part: number, test: (a: string, b: string) => boolean): boolean {
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.#alignment;
    for (let i = 0; i < aCount; i++) {
      if (manner[i] || unitRole[aStart + i] !== part) continue;
      for (let j = 0; j < bCount; j++) {
        if (taken[j] || unitRole[bStart + j] !== part) continue;
        if (test(words.text[unitWord[aStart + i]], words.text[unitWord[bStart + j]])) return true;
      }
    }
    return false;
  }

  #compareUnits(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    const differ = (part: number): boolean => left.left[part] > 0 && right.left[part] > 0;
    const agree = (part: number): boolean => this.#both(part) && left.left[part] + right.left[part] === 0;
    if (differ(Part.unit)) {
      // B-120 and B-150 share nothing but the letter
      const numbers = this.#someLeft(Part.unit, (a, b) => isDigits(a) && isDigits(b));
      if (!numbers && (left.left[Part.unit] < left.count[Part.unit] || right.left[Part.unit] < right.count[Part.unit])) f[F.unitsOverlap] = 1;
      else {
        f[F.unitsDiffer] = 1;
        if (this.veto === Veto.none) this.veto = Veto.units;
      }
    } else if (agree(Part.unit)) f[F.unitSame] = 1;
    else if (this.#both(Part.unit)) f[F.unitsOverlap] = 1;
    else if (this.#one(Part.unit)) f[F.unitMissing] = 1;
    if (differ(Part.level)) {
      f[F.levelsDiffer] = 1;
      if (this.veto === Veto.none && left.count[Part.level] === left.left[Part.level] && right.count[Part.level] === right.left[Part.level])
        this.veto = Veto.units;
    } else if (agree(Part.level)) f[F.levelSame] = 1;
    else if (left.left[Part.level] + right.left[Part.level] > 0) f[F.levelMissing] = 1;
    if (differ(Part.building)) f[F.buildingsDiffer] = 1;
    if (differ(Part.box)) {
      f[F.boxesDiffer] = 1;
      if (this.veto === Veto.none) this.veto = Veto.boxes;
    } else if (agree(Part.box)) f[F.boxSame] = 1;
    else if (this.#one(Part.box)) f[F.boxMissing] = 1;
  }

  #compareTowns(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    f[F.leftCityLess] = Math.min(left.leftWeight[Part.city], right.leftWeight[Part.city]);
    f[F.leftCityMore] = Math.max(left.leftWeight[Part.city], right.leftWeight[Part.city]);
    if (this.#one(Part.city)) f[F.cityMissing] = 1;
    if (this.#both(Part.city) && f[F.cityExact] + f[F.cityNear] + f[F.cityElsewhere] === 0) f[F.citiesDiffer] = 1;
    if (this.#both(Part.state)) {
      if (left.left[Part.state] === left.count[Part.state] && right.left[Part.state] === right.count[Part.state]) f[F.statesDiffer] = 1;
      else f[F.stateSame] = 1;
    }
    if (this.#both(Part.country)) {
      if (left.left[Part.country] > 0 && right.left[Part.country] > 0) f[F.countriesDiffer] = 1;
      else f[F.countrySame] = 1;
    }
    f[F.leftVenueLess] = Math.min(left.leftWeight[Part.venue], right.leftWeight[Part.venue]);
    f[F.leftVenueMore] = Math.max(left.leftWeight[Part.venue], right.leftWeight[Part.venue]);
  }

  #comparePostcodes(): void {
    const f = this.features;
    if (this.#one(Part.postcode)) f[F.postcodeMissing] = 1;
    if (!this.#both(Part.postcode)) return;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    const a = this.#postcode(aStart, aCount);
    const b = this.#postcode(bStart, bCount);
    if (a === b) f[F.postcodeSame] = 1;
    else if (a.length === b.length && differences(a, b) <= 1) f[F.postcodeNear] = 1;
    else if (a.slice(0, 3) === b.slice(0, 3) || swapped(a, b)) f[F.postcodeBegins] = 1;
    else f[F.postcodesDiffer] = 1;
  }

  /** A flat and the house that it is in, with British postcodes (canonical.ts). */
  #compareDwellings(): void {
    if (this.veto !== Veto.none || this.features[F.numberSame] === 0 || this.features[F.numberElsewhere] !== 0) return;
    const [left, right] = this.#sides;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    if (isDwelling(left) && isHouse(right) && isBritish(this.#postcode(bStart, bCount))) this.veto = Veto.dwellings;
    else if (isDwelling(right) && isHouse(left) && isBritish(this.#postcode(aStart, aCount))) this.veto = Veto.dwellings;
  }

  #postcode(start: number, count: number): string {
    const { unitRole, unitWord, words } = this.#table;
    let text = '';
    for (let u = start; u < start + count; u++) if (unitRole[u] === Part.postcode) text += words.text[unitWord[u]];
    return text;
  }

  #compareWhole(): void {
    const f = this.features;
    const [left, right] = this.#sides;
    const coverLeft = this.#matched[0] / (this.#matched[0] + this.#missed[0] + 0.01);
    const coverRight = this.#matched[1] / (this.#matched[1] + this.#missed[1] + 0.01);
    f[F.coverageLess] = Math.min(coverLeft, coverRight);
    const towns = (s: Side): number => s.count[Part.city] + s.count[Part.postcode] + s.count[Part.state];
    if (towns(left) === 0 || towns(right) === 0) f[F.bare] = 1;
    f[F.logValues] = Math.log(this.#table.declaredValues / TYPICAL_VALUES) * SCALE;
    let rest = 0;
    for (const part of IDENTITY) rest += left.left[part] + right.left[part];
    if (rest === 0) f[F.identical] = 1;
  }
}

function isDwelling({ count }: Side): boolean {
  return count[Part.dwelling] > 0;
}

/** Whether nothing is named that is in the house. */
function isHouse({ count }: Side): boolean {
  return count[Part.dwelling] + count[Part.unit] + count[Part.level] + count[Part.building] === 0;
}

function isDigits(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** Places at which two texts of one length differ. */
function differences(a: string, b: string): number {
  let count = 0;
  for (let i = 0; i < a.length; i++) if (a.charCodeAt(i) !== b.charCodeAt(i)) count++;
  return count;
}

/** Whether two neighbouring characters are exchanged and all else is equal. */
function swapped(a: string, b: string): boolean {
  if (a.length !== b.length || differences(a, b) !== 2) return false;
  let i = 0;
  while (a[i] === b[i]) i++;
  return a[i] === b[i + 1] && a[i + 1] === b[i];
}
