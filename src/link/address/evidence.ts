import { isBritish } from '../../category/british-postcode.js';
import { Part } from '../../category/address/parts.js';
import { type LinkTable, type NodeId, TYPICAL_VALUES } from '../link-table.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import type { WordDistance } from '../word-distance.js';
import { AddressAlignment } from './alignment.js';
import { AddressPair } from './address-pair.js';
import { compareDoors } from './doors.js';
import { F, FEATURE_COUNT, Match, POSTCODE_FEATURE, SCALE, STREET_FEATURE, Veto } from './features.js';
import { HouseNames } from './house-names.js';
import { isApartLeft, isDistrictLeft, isEndingLeft, isHeadLeft, isDirectionLeft, isSideLeft, isTownLeft } from './left-over.js';
import { LetterRelation, NumberComparison, NumberRelation } from './numbers.js';
import { areOpposite, areTwoDirections, areOppositeNames, areOppositeQuarters } from './opposites.js';
import { compareOtherStreets } from './other-streets.js';
import { areTwoPostalDistricts } from './postcodes.js';
import { isTitle } from './street-names.js';
import { mayBeOneType } from './street-types.js';
import { areTwoDistricts, areTwoStates } from './region-names.js';
import { areOfOneKind, areTwoLetters, areTwoNumbered, areTwoNumbers, areTwoNumerals } from './unit-names.js';

/** Two addresses of a town with nothing left over in these parts are one, where neither state nor postcode says otherwise. */
const IDENTITY: readonly number[] = [
  Part.number,
  Part.numberTail,
  Part.direction,
  Part.street,
  Part.section,
  Part.unit,
  Part.level,
  Part.building,
  Part.box,
  Part.city,
];
/** How the words of a town and of its district go together. */
const OF_DISTRICT = 'a town and its district';
/** How much more than others postcodes say that have hardly a character in common. */
const FAR = 2;
const STREET: readonly number[] = [Part.street];
/** Streets whose equal words weigh less than this have nothing in common. */
const NOTHING = 0.15;
/** Of the weight of a street's word, that of a section or lane, of which many streets have the same. */
const SECTION_SHARE = 0.4;
/** Of the weight of a town, that of a district of it, which may have a street that is called as one of the town is. */
const DISTRICT_SHARE = 0.5;
/** Of the weight of a street's word, that of a title, which many streets of a town have. */
const TITLE_SHARE = 0.3;

/** Compares two addresses part by part: a number that differs is not a street that differs. Fills {@link features}; one object per thread. */
export class AddressEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto: number = Veto.none;
  readonly #table: LinkTable;
  readonly #tellsLetters: boolean;
  readonly #alignment: AddressAlignment;
  readonly #numbers: NumberComparison;
  readonly #pair: AddressPair;
  readonly #leftHouses = new HouseNames();
  readonly #rightHouses = new HouseNames();
  #streetShared = 0;
  /** Whether streets may be two that have a title in common: those of towns of the world. */
  #tellsTitles = false;
  /** Whether one has the town, and the other the district of it. */
  #isDistrict = false;

  /**
   * @param tellsLetters  whether letters tell units of one number apart. Not in the United States, where the labels of offices have several letters of one number as one office: there
   *                      F1 would fall from 0.970 to 0.962.
   */
  constructor(table: LinkTable, distance: WordDistance, tellsLetters = false) {
    this.#tellsLetters = tellsLetters;
    this.#table = table;
    this.#alignment = new AddressAlignment(table, distance, tellsLetters);
    this.#pair = new AddressPair(table, this.#alignment);
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
    this.#forbid(compareDoors(this.#pair, this.#alignment, this.features, this.#tellsLetters));
    this.#compareTowns();
    this.#comparePostcodes();
    this.#countBox();
    this.#compareDwellings();
    this.#compareHouses();
    this.#compareWhole();
  }

  alignment(): AlignedUnits[] {
    const lines = this.#alignment.lines();
    if (!this.#isDistrict) return lines;
    const towns = this.#pair.wordsOfBoth(Part.city);
    return lines.map((line) => ((line.left === '') !== (line.right === '') && towns.includes(line.left + line.right) ? { ...line, how: OF_DISTRICT } : line));
  }

  /** Counts what each part has on each side, and weighs what agrees. */
  #sum(): void {
    const { aCount, manner } = this.#alignment;
    this.#pair.read();
    this.#tellsTitles = this.#tellsLetters && this.#pair.left.hasTown && this.#pair.right.hasTown;
    for (let i = 0; i < aCount; i++) if (manner[i] !== Match.none) this.#weighShared(i);
  }

  /** What unit `i` of the left side has in common with its partner. */
  #weighShared(i: number): void {
    const f = this.features;
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, bStart, manner, partner } = this.#alignment;
    const j = bStart + partner[i];
    const how = manner[i];
    const weight = words.weight[unitWord[aStart + i]] * SCALE;
    const shared = how === Match.joined ? weight : Math.min(weight, words.weight[unitWord[j]] * SCALE);
    const part = unitRole[aStart + i];
    const other = unitRole[j];
    if (part === Part.street || other === Part.street) {
      // a word of the street that the other address has as its town says less
      const feature = part === other ? STREET_FEATURE[how] : F.streetElsewhere;
      // ("Général de Gaulle", "Général Leclerc")
      const told = this.#tellsTitles && isTitle(words.text[unitWord[j]]) ? shared * TITLE_SHARE : shared;
      f[feature] += told;
      this.#streetShared += told;
      if (told > f[F.streetRarest] && part === other && how <= Match.slip) f[F.streetRarest] = told;
    } else if (part === Part.section) {
      f[F.streetExact] += shared * SECTION_SHARE;
      this.#streetShared += shared * SECTION_SHARE;
    } else if (part === Part.city && other === Part.city) {
      // (of "Aarhus C", "Odense C" the letter says nothing)
      if (words.text[unitWord[j]].length > 1) f[how === Match.exact ? F.cityExact : F.cityNear] += shared;
    } else if (part === Part.city || other === Part.city) f[F.cityElsewhere] += shared;
    else if (part === Part.venue || other === Part.venue) f[F.venueExact] += shared;
    else if (part === Part.number && (how === Match.exact || how === Match.joined)) f[F.numberWeight] += shared;
    // ("Lenina 5-7", "ul. Lenina 5, kv. 7": two numbers agree, as they do between two of the first)
    else if ((part === Part.number || other === Part.number) && this.#alignment.numberIsUnit) f[F.numberWeight] += shared;
  }

  #forbid(veto: number): void {
    if (this.veto === Veto.none) this.veto = veto;
  }

  #compareNumbers(): void {
    const f = this.features;
    const numbers = this.#numbers;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    numbers.compare(aStart, aStart + aCount, bStart, bStart + bCount);
    switch (this.#alignment.numberIsUnit ? NumberRelation.same : numbers.relation) {
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
    if (this.#alignment.letterIsUnit || this.#alignment.numberIsUnit) return;
    if (numbers.letters === LetterRelation.oneMissing) f[F.letterMissing] = 1;
    else if (numbers.letters === LetterRelation.differ) {
      f[F.lettersDiffer] = 1;
      this.#forbid(Veto.letters);
    }
  }

  #compareStreets(): void {
    const f = this.features;
    const left = this.#pair.left.leftWeight[Part.street] + this.#pair.left.leftWeight[Part.section] * SECTION_SHARE;
    const right = this.#pair.right.leftWeight[Part.street] + this.#pair.right.leftWeight[Part.section] * SECTION_SHARE;
    f[F.leftStreetLess] = Math.min(left, right);
    f[F.leftStreetMore] = Math.max(left, right);
    f[F.leftKnownLess] = Math.min(this.#pair.left.knownLeft, this.#pair.right.knownLeft);
    if (!this.#pair.both(Part.street)) f[F.noStreet] = 1;
    else {
      if (this.#pair.countLeft(Part.street) + this.#pair.countLeft(Part.section) === 0) f[F.streetWhole] = 1;
      // (of "17 The Street" all that there is agrees)
      if (this.#streetShared < NOTHING && this.#pair.countLeft(Part.street) > 0) f[F.streetsDiffer] = 1;
      if (this.#pair.ofBoth(isHeadLeft) === 2) f[F.headsDiffer] = 1;
      if (f[F.streetExact] + f[F.streetSpelling] > 0 && this.#pair.ofBoth(isApartLeft) === 1) f[F.headApart] = 1;
    }
    this.#compareTypes();
    this.#compareDirections();
    if (this.veto === Veto.none && this.#numberedStreetsDiffer()) this.veto = Veto.numberedStreets;
  }

  #compareTypes(): void {
    const f = this.features;
    if (this.#pair.hasNameForType()) {
      f[F.typesDiffer] = 1;
      return;
    }
    if (this.#pair.one(Part.streetType)) f[F.typeMissing] = 1;
    if (!this.#pair.both(Part.streetType)) return;
    const mayDiffer = this.#pair.bothLeft(Part.streetType) || this.#pair.hasTypeBehindType();
    if (!mayDiffer || this.#alignment.isOneName || this.#pair.someLeft(Part.streetType, mayBeOneType)) f[F.typeSame] = 1;
    else f[F.typesDiffer] = 1;
  }

  #compareDirections(): void {
    const f = this.features;
    if (this.#pair.bothLeft(Part.direction)) {
      f[F.directionsDiffer] = 1;
      if (this.veto === Veto.none && this.#pair.someLeft(Part.direction, areOpposite)) this.veto = Veto.directions;
    } else if (this.#pair.countLeft(Part.direction) > 0) {
      f[F.directionMissing] = 1;
      if (this.#pair.areOfGrid()) this.#forbid(Veto.directions);
    } else if (this.#pair.left.count[Part.direction] > 0) {
      if (this.#pair.haveDirectionsExchanged()) this.#forbid(Veto.directions);
      else f[F.directionSame] = 1;
    }
    // ("南京西路" has the west in its name, "East Nanjing Road" the east in front of it)
    if (this.veto === Veto.none && this.#pair.someLeft(Part.direction, areOpposite, Part.street)) this.veto = Veto.directions;
    if (this.veto === Veto.none && this.#pair.bothLeft(Part.street) && this.#pair.someLeft(Part.street, areOppositeNames)) this.veto = Veto.names;
    if (this.veto === Veto.none && this.#pair.ofBoth(isSideLeft) === 1) this.veto = Veto.names;
    if (this.veto === Veto.none && this.#pair.areInOwnScript()) {
      if (this.#pair.ofBoth(isDirectionLeft) === 1) this.veto = Veto.directions;
      // (宮町, 宮西町: a syllable more is another name)
      else if (f[F.streetSlip] + f[F.streetKnownSlip] > 0) this.veto = Veto.names;
    }
  }

  /** First Street and Second Street: each side has a number in its street's name that the other lacks. */
  #numberedStreetsDiffer(): boolean {
    // (Jalan SS 2/24, Jalan SS 24/2)
    if (this.#tellsLetters && this.#pair.areExchanged(STREET)) return true;
    if (this.#pair.someLeft(Part.street, areTwoNumbered) || this.#pair.someLeft(Part.section, areOfOneKind)) return true;
    return this.features[F.numberSame] === 1 && this.features[F.numberElsewhere] === 0 && this.#pair.hasBranchAlone();
  }

  /** Where neither has a street the same box is what the house number is elsewhere, unless the towns differ. */
  #countBox(): void {
    const f = this.features;
    if (f[F.boxSame] === 0 || f[F.noNumbers] === 0 || this.#pair.left.count[Part.street] + this.#pair.right.count[Part.street] > 0) return;
    if (f[F.citiesDiffer] === 1 && f[F.postcodeSame] === 0) return;
    const { unitWord, unitRole, words } = this.#table;
    const { aStart, aCount } = this.#alignment;
    f[F.noNumbers] = 0;
    f[F.numberSame] = 1;
    for (let u = aStart; u < aStart + aCount; u++) if (unitRole[u] === Part.box) f[F.numberWeight] += words.weight[unitWord[u]] * SCALE;
  }

  #compareTowns(): void {
    const f = this.features;
    const [left, right] = [this.#pair.left.leftWeight, this.#pair.right.leftWeight];
    const [less, more] = [Math.min(left[Part.city], right[Part.city]), Math.max(left[Part.city], right[Part.city])];
    if (this.#pair.one(Part.city)) f[F.cityMissing] = 1;
    const haveOtherTowns = this.#pair.both(Part.city) && f[F.cityExact] + f[F.cityNear] + f[F.cityElsewhere] === 0;
    const haveOtherStates = this.#pair.both(Part.state) && this.#pair.allLeft(Part.state);
    this.#isDistrict = haveOtherTowns && !haveOtherStates && this.#pair.areTownAndDistrict();
    if (this.#isDistrict) f[F.cityNear] = less * DISTRICT_SHARE;
    else {
      f[F.leftCityLess] = less;
      f[F.leftCityMore] = more;
      if (haveOtherTowns) f[F.citiesDiffer] = 1;
    }
    if (this.#pair.both(Part.state)) f[haveOtherStates ? F.statesDiffer : F.stateSame] = 1;
    if (this.#pair.both(Part.country)) f[this.#pair.bothLeft(Part.country) ? F.countriesDiffer : F.countrySame] = 1;
    f[F.leftVenueLess] = Math.min(left[Part.venue], right[Part.venue]);
    f[F.leftVenueMore] = Math.max(left[Part.venue], right[Part.venue]);
  }

  #comparePostcodes(): void {
    if (this.#pair.one(Part.postcode)) this.features[F.postcodeMissing] = 1;
    if (!this.#pair.both(Part.postcode)) return;
    const feature = POSTCODE_FEATURE[this.#pair.postcodeRelation()];
    this.features[feature] = feature === F.postcodesDiffer && this.#pair.haveFarPostcodes() ? FAR : 1;
  }

  /** A flat and the house that it is in, 12A and 12, with British postcodes (canonical.ts). */
  #compareDwellings(): void {
    if (this.veto !== Veto.none || this.#alignment.letterIsUnit || this.features[F.numberSame] === 0 || this.features[F.numberElsewhere] !== 0) return;
    const { aStart, aCount, bStart, bCount } = this.#alignment;
    const isLettered = this.features[F.letterMissing] === 1;
    if (!isLettered && !this.#pair.left.isDwelling && !this.#pair.right.isDwelling) return;
    const [left, right] = [isBritish(this.#pair.postcode(aStart, aCount)), isBritish(this.#pair.postcode(bStart, bCount))];
    if (isLettered && left && right) this.veto = Veto.letters;
    else if ((this.#pair.left.isDwelling && this.#pair.right.isHouse && right) || (this.#pair.right.isDwelling && this.#pair.left.isHouse && left))
      this.veto = Veto.dwellings;
  }

  /** "Rose Cottage" and "Ivy Cottage" of a lane whose houses have no numbers. */
  #compareHouses(): void {
    if (this.features[F.noNumbers] === 0) return;
    const { aStart, aCount, bStart, bCount, manner, taken } = this.#alignment;
    const [left, right] = [this.#leftHouses, this.#rightHouses];
    left.read(this.#table, aStart, aCount, manner);
    right.read(this.#table, bStart, bCount, taken);
    if (left.isNamed && right.isNamed && left.hasLeft && right.hasLeft && !(left.isShared && right.isShared)) this.features[F.housesDiffer] = 1;
  }

  /** What two towns say, and streets of towns that have nothing in common, where the postcodes say nothing else. */
  #comparePlaces(): void {
    const f = this.features;
    if (this.#pair.someLeft(Part.street, areTwoLetters)) this.#forbid(Veto.letters);
    if (this.#pair.someLeft(Part.street, areTwoNumerals)) this.#forbid(Veto.numberedStreets);
    if (f[F.postcodeSame] + f[F.postcodeNear] > 0) return;
    // (København K, København V; Upper Hutt, Lower Hutt)
    if (this.#tellsLetters && this.#pair.someLeft(Part.city, areTwoLetters)) this.#forbid(Veto.districts);
    if (this.#pair.someLeft(Part.city, areOppositeNames) || this.#pair.someLeft(Part.venue, areOppositeNames)) this.#forbid(Veto.districts);
    if (this.#someOpposite()) this.#forbid(Veto.directions);
    if (this.#pair.someLeft(Part.city, areTwoDistricts) || this.#pair.someLeft(Part.city, areTwoNumbers)) this.#forbid(Veto.districts);
    if (this.#tellsLetters && this.#pair.someLeft(Part.city, areTwoPostalDistricts)) this.#forbid(Veto.districts);
    if (this.#pair.ofBoth(isDistrictLeft) === 2) this.#forbid(Veto.districts);
    // (of a CEDEX the town may be another one: Paris La Défense is Puteaux)
    if (f[F.postcodeBegins] > 0 || (f[F.postcodeMissing] === 1 && this.#pair.both(Part.postcode))) return;
    // two towns that everybody knows are no suburb and its town, nor are two of two states
    const areElsewhere = f[F.statesDiffer] === 1 && (f[F.citiesDiffer] === 1 || this.#pair.someLeft(Part.state, areTwoStates));
    if (areElsewhere || (!this.#isDistrict && this.#pair.ofBoth(isTownLeft) === 2)) f[F.townsDiffer] = 1;
    // (of a street alone another name may be all that is told otherwise)
    if (f[F.streetsDiffer] === 1 && f[F.bare] === 0) f[F.streetsDifferAlone] = 1;
  }

  /** Andheri West, Andheri East; 南京东路, 南京西路. */
  #someOpposite(): boolean {
    for (const part of [Part.city, Part.venue]) if (this.#pair.bothLeft(part) && this.#pair.someLeft(part, areOppositeQuarters)) return true;
    return this.#pair.bothLeft(Part.street) && this.#pair.someLeft(Part.street, this.#tellsLetters ? areTwoDirections : areOpposite);
  }

  #compareWhole(): void {
    const f = this.features;
    f[F.coverageLess] = Math.min(this.#pair.left.coverage, this.#pair.right.coverage);
    if (!this.#pair.left.hasTown || !this.#pair.right.hasTown) f[F.bare] = 1;
    f[F.logValues] = Math.log(this.#table.declaredValues / TYPICAL_VALUES) * SCALE;
    this.#comparePlaces();
    let rest = 0;
    for (const part of IDENTITY) if (part !== Part.level || f[F.levelMissing] + f[F.levelsDiffer] > 0) rest += this.#pair.countLeft(part);
    // (where the street is told, its box is told besides: "Kimathi St, P.O. Box 123")
    if (f[F.boxMissing] === 1 && f[F.streetWhole] === 1) rest -= this.#pair.countLeft(Part.box);
    rest -= this.#pair.cedexLeft();
    // ("Avda. de la Constitución", "Av. Constitución")
    if (this.#streetShared >= NOTHING) rest -= this.#pair.left.silentLeft + this.#pair.right.silentLeft;
    // ("Unit 4, Reed Estate", "Unit 4 Reed Estate", where the number of the unit is that of the house)
    if (f[F.numberElsewhere] === 1 && this.#pair.isNumberUnit()) rest -= 2;
    // "Attn: J. Smith, 12 Elm St" is 12 Elm St; two firms of one house are two
    rest += Math.min(this.#pair.left.left[Part.venue], this.#pair.right.left[Part.venue]);
    const saysOtherwise = f[F.typesDiffer] + f[F.statesDiffer] + f[F.postcodesDiffer] + f[F.postcodeNear] + f[F.postcodeBegins] > 0;
    // (a town alone is no address)
    const isPlace = this.#streetShared + f[F.numberSame] + f[F.boxSame] + f[F.venueExact] > 0;
    if (rest === 0 && isPlace && f[F.bare] === 0 && !saysOtherwise && f[F.streetKnownSlip] === 0) f[F.identical] = 1;
    if (f[F.headsDiffer] === 1 && f[F.postcodesDiffer] + f[F.postcodeNear] + f[F.postcodeBegins] > 0) f[F.headsDifferAlone] = 1;
    if (compareOtherStreets(this.#table, this.#alignment, this.#pair, f, this.#tellsLetters)) this.#forbid(Veto.numberedStreets);
    if (f[F.letterMissing] === 1 && f[F.streetWhole] === 1 && f[F.bare] === 0 && this.#pair.ofBoth(isEndingLeft) === 1) f[F.endingMissing] = 1;
  }
}
