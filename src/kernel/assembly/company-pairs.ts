// What agrees between two company names, how, and what is left over on either side, as numbers.
import { alignCompanies, isTranslated, MIN_ACRONYM } from './company-alignment';
import { Role, ROLES } from './company-roles';
import { countedShare, spare, Spared } from './company-omissions';
import { chanceOf } from './company-namesakes';
import { hasTailNumber, isNumbered } from './company-numbers';
import { areParts, isBesideOne } from './company-parts';
import { areElsewhere, legalEnd } from './company-places';
import { Veto, vetoOf } from './company-vetoes';
import { matchFamousFirm } from './famous-firms';
import { areOfManAndWoman, endsInS, Slip, slipOf } from './slip';
import { Known, Word } from './word';
import { areSameLetters, sameWords } from './same-names';
import { fill, mannerOf, partnerOf, roleOf, Side, Trait, traitsOf, wordAt, WordPair } from './word-pairs';
import { areFamily, isListed, Match } from './word-relation';

/** Places of the features (FEATURES, src/link/company/features.ts). */
const enum F {
  exactName, exactGeneric, exactStructure, exactPlace, exactNumber, exactTail, variant, spelling, slip, knownSlip, truncation, abbreviation, joined, initials,
  leftNameLess, leftNameMore, leftGenericLess, leftGenericMore, leftStructureLess, leftStructureMore, leftPlaceLess, leftPlaceMore, leftTail,
  leftNumberOne, tailNumbersDiffer, knownLeftLess, knownLeftMore, leftFront, leftBack, leftInner,
  firstAgrees, outOfOrder, legalSame, legalDiffers, coverageLess, coverageMore, allMatched, oneWord, rarest, total, genericAgainstGeneric, noName,
  slipLength, slipAlike, slipLoud, slipFirst, noExactName, placesDiffer, smallColumn, identical, identicalForm, acronym, serialOne, famousSlip, acronymBeside, famousFirmSlip, branch, translated, namesakes, formKind, formName, parts, bareAcronym, besideOne,
}
const FEATURES: i32 = 64;

/** What counts as the same (Policy, src/link/link-rules.ts). */
const enum Policy { strict, normal, group }

/** Words by which two names are one in two languages, and units of each: of two there are many (Banco Nacional, National Bank). */
const MIN_TRANSLATED: i32 = 2;
const MIN_TRANSLATED_OF: i32 = 3;

/** Weights are in nats over ten. */
const SCALE: f64 = 0.1;
/** Where a word of the name or of its trade stands beside them, fewer are enough. */
const MIN_ACRONYM_BESIDE: i32 = 3;
/** Letters that many names begin with, by which some are called all the same where they are all that a value says. */
const BARE_ACRONYM: i32 = 3;
/** Shorter names have too many neighbours ("Sony", "Sono"; "Telus", "Telos"). */
const MIN_FAMOUS: i32 = 6;
/** How much of what the members of a group differ in behind its name still counts. */
const GROUP_SHARE: f64 = 0.25;
/**
 * How much of a small column's trust counts for pairs that a short list has, too: two of one kind, each with a word of its own ("Maritime University of Lisbon",
 * "... of Gdynia"), with another place behind the legal form, or with nothing but a slip in common ("Intermedia", "Intermedix").
 */
const SHORT_LIST_SHARE: f64 = 0.3;

/** Two company names, and what was found when they were compared last. */
@unmanaged
export class CompanyPair {
  pair: WordPair;
  policy: i32;
  veto: i32;
  within: i32; // 1: one of them says nothing that the other does not say
  smallness: f64; // of the column: how much likelier two of its values are the same
  features: usize; // f64
  left: usize; // f64 a role: what is left over of it
  right: usize;
  formsSpelled: i32; // 1: the last letter of initials stands for a legal form
  crowd: f64; // of the column: what two of its names have to agree in, as a weight, not to be namesakes by chance
}

@inline
export function get(numbers: usize, at: i32): f64 {
  return load<f64>(numbers + ((<usize>at) << 3));
}

@inline
export function set(numbers: usize, at: i32, value: f64): void {
  store<f64>(numbers + ((<usize>at) << 3), value);
}

@inline
export function add(numbers: usize, at: i32, value: f64): void {
  set(numbers, at, get(numbers, at) + value);
}

@inline
function flag(condition: bool): f64 {
  return condition ? 1 : 0;
}

@inline
export function weightOf(word: Word): f64 {
  return <f64>word.weight * SCALE;
}

/** Compares the two: their alignment, features and veto are those of this pair until the next. */
export function compareCompanies(companies: CompanyPair): void {
  const pair = companies.pair;
  const f = companies.features;
  companies.formsSpelled = alignCompanies(pair) ? 1 : 0;
  const isFirmSlip = matchFamousFirm(pair);
  // (features are weighed four at a time)
  fill(f, ((FEATURES + 3) & ~3) << 3, i8x16.splat(0));
  set(f, F.famousFirmSlip, flag(isFirmSlip));
  sumUnits(companies);
  compareLegal(pair, f, companies.policy == Policy.strict);
  // ("Kestrel AG", "Kestrel Polska Sp. z o.o.")
  set(f, F.branch, flag(get(f, F.legalDiffers) != 0 && get(f, F.leftPlaceMore) > 0 && get(f, F.leftPlaceLess) == 0));
  // (who writes all of a firm's legal name writes all of it: "Kestrel Holdings Ltd", "Kestrel Ltd")
  const isMore = get(f, F.leftGenericMore) + get(f, F.leftStructureMore) + get(f, F.leftPlaceMore) > 0;
  set(f, F.formKind, flag(get(f, F.legalSame) != 0 && isMore && get(f, F.leftNameMore) == 0));
  set(f, F.formName, flag(get(f, F.legalSame) != 0 && get(f, F.leftNameMore) > 0));
  set(f, F.parts, flag(areParts(pair)));
  set(f, F.besideOne, flag(isBesideOne(pair)));
  // the same words in the same order: only the legal form can differ, or something stand behind it on one side
  if (pair.left.count > 0 && get(f, F.placesDiffer) == 0 && sameWords(pair)) {
    set(f, F.identical, 1);
    set(f, F.identicalForm, flag(get(f, F.legalDiffers) == 0));
  }
  set(f, F.namesakes, chanceOf(pair, companies.crowd - get(f, F.total), get(f, F.legalDiffers) != 0, get(f, F.identical) != 0));
  if (companies.policy == Policy.strict && get(f, F.legalDiffers) != 0 && companies.veto == Veto.none) companies.veto = Veto.legalForms;
  if (companies.policy != Policy.group && companies.veto == Veto.none && areElsewhere(pair, companies.smallness > 0)) companies.veto = Veto.places;
  if (companies.policy == Policy.group && get(f, F.firstAgrees) != 0) {
    forgive(f, F.leftNameMore); forgive(f, F.knownLeftMore); forgive(f, F.leftGenericLess); forgive(f, F.leftGenericMore); forgive(f, F.leftStructureLess);
    forgive(f, F.leftStructureMore); forgive(f, F.leftPlaceLess); forgive(f, F.leftPlaceMore); forgive(f, F.leftTail); forgive(f, F.leftBack);
    forgive(f, F.placesDiffer); forgive(f, F.genericAgainstGeneric); forgive(f, F.legalDiffers); forgive(f, F.branch); forgive(f, F.namesakes);
    forgive(f, F.formKind); forgive(f, F.formName); forgive(f, F.parts); forgive(f, F.besideOne);
  }
}

@inline
function forgive(f: usize, feature: i32): void {
  set(f, feature, get(f, feature) * GROUP_SHARE);
}

@inline
function exactFeature(role: i32): i32 {
  if (role == Role.name) return F.exactName;
  if (role == Role.generic) return F.exactGeneric;
  if (role == Role.place) return F.exactPlace;
  if (role == Role.number) return F.exactNumber;
  return role == Role.structure ? F.exactStructure : F.exactTail;
}

function sumUnits(companies: CompanyPair): void {
  const pair = companies.pair;
  const f = companies.features;
  const a = pair.left;
  const b = pair.right;
  const left = companies.left;
  const right = companies.right;
  fill(left, ROLES << 3, i8x16.splat(0));
  fill(right, ROLES << 3, i8x16.splat(0));
  let knownLeft: f64 = 0;
  let knownRight: f64 = 0;
  let matchedLeft: f64 = 0;
  let matchedRight: f64 = 0;
  let names = 0;
  let rarest: f64 = 0;
  let lastPartner = -1;
  let slipLength = 0;
  let slip = 0;
  let isFamous = false;
  let translated = 0;
  let joined: f64 = 0;
  let spelledLeft = 0;
  let longestLeft = 0;
  let placesLeft = 0;
  for (let i = 0; i < a.count; i++) {
    const word = wordAt(a, i);
    const role = roleOf(a, i);
    const weight = weightOf(word);
    if (role == Role.name) names++;
    const manner = mannerOf(a, i);
    if (manner == Match.none) {
      knownLeft += leaveOver(pair, a, i, word, weight, left);
      if (role == Role.place) placesLeft++;
      continue;
    }
    matchedLeft += weight;
    const j = partnerOf(pair, i);
    if (j < lastPartner) set(f, F.outOfOrder, 1);
    lastPartner = j;
    if (manner == Match.exact || (manner == Match.abbreviation && isListed(word, wordAt(b, j)))) {
      // (what one of them has for a name and the other for a kind or a place is a kind or a place; a place is one wherever it stands: "National Assembly (France)"; what says nothing beside a famous name is a kind beside another: "Denny's Restaurant", "Lenny's Restaurant")
      const other = roleOf(b, j);
      const shared = role == Role.name || (role == Role.tail && other == Role.place) || (role == Role.note && other == Role.generic) ? other : role;
      add(f, exactFeature(shared), weight);
      if (shared == Role.name && weight > rarest) rarest = weight;
    } else {
      const shared = manner == Match.joined || manner == Match.initials ? weight : min(weight, weightOf(wordAt(b, j)));
      add(f, F.variant + manner - Match.variant, shared);
      if (manner == Match.initials) {
        spelledLeft++;
        longestLeft = max(longestLeft, word.length);
      }
      if (manner == Match.variant && isTranslated(word, role, wordAt(b, j))) translated++;
      if (manner <= Match.slip && shared > rarest) rarest = shared;
      if (manner == Match.joined) joined = max(joined, weight);
      if (manner == Match.slip || manner == Match.knownSlip) slipLength = max(slipLength, word.length);
      if (manner == Match.slip || manner == Match.knownSlip || manner == Match.spelling) {
        const other = wordAt(b, j);
        // (spellings of one name are no slip, whatever letters differ: "Chowdhury", "Choudhury"; one and many of a thing may be two firms)
        const isOneName = manner == Match.spelling && endsInS(word) == endsInS(other);
        slip = max(slip, areOfManAndWoman(word, other) ? Slip.loud : isOneName ? Slip.quiet : slipOf(word, other, pair.sounds));
        if (word.first != other.first && !isOneName) set(f, F.slipFirst, 1);
        isFamous = isFamous || isSlipOfFamous(word, other) || isSlipOfFamous(other, word);
      }
    }
  }
  let rightNames = 0;
  let spelledRight = 0;
  let longestRight = 0;
  let placesRight = 0;
  for (let j = 0; j < b.count; j++) {
    const word = wordAt(b, j);
    const weight = weightOf(word);
    if (roleOf(b, j) == Role.name) rightNames++;
    const manner = mannerOf(b, j);
    if (manner == Match.none) {
      knownRight += leaveOver(pair, b, j, word, weight, right);
      if (roleOf(b, j) == Role.place) placesRight++;
      continue;
    }
    matchedRight += weight;
    if (manner == Match.joined) joined = max(joined, weight);
    if (manner == Match.initials) {
      spelledRight++;
      longestRight = max(longestRight, word.length);
    }
  }
  lessAndMore(f, F.knownLeftLess, knownLeft, knownRight);
  // ("Provox Education Centre" is no "Provox Centre")
  const isBare = get(f, F.exactGeneric) + get(f, F.exactStructure) == 0;
  // (and of a legal name nothing may be lacking)
  const spared = companies.policy == Policy.strict ? Spared.nothing : isBare ? Spared.kinds : Spared.forms;
  // (the municipality and the club of a place are two: "Gemeente Brummen", "SV Brummen")
  const sparedLeft = missed(right) + get(right, Role.level) == 0 ? spared : Spared.nothing;
  const sparedRight = missed(left) + get(left, Role.level) == 0 ? spared : Spared.nothing;
  spare(a, left, sparedLeft);
  spare(b, right, sparedRight);
  compareLeftOver(f, left, right);
  const tailsDiffer = get(left, Role.tail) + get(left, Role.alias) > 0 && get(right, Role.tail) + get(right, Role.alias) > 0;
  compareNumbers(companies, tailsDiffer);
  set(f, F.firstAgrees, flag(a.count > 0 && b.count > 0 && mannerOf(a, 0) != Match.none && partnerOf(pair, 0) == 0));
  const missedLeft = missed(left);
  const missedRight = missed(right);
  lessAndMore(f, F.coverageLess, matchedLeft / (matchedLeft + missedLeft + 0.01), matchedRight / (matchedRight + missedRight + 0.01));
  const allMatched = missedLeft + missedRight == 0 && !tailsDiffer;
  set(f, F.allMatched, flag(allMatched));
  const spelled = max(spelledLeft, spelledRight);
  // all units of one side have nothing but the other side's letters (of a phrase several)
  const letters = max(spelled + companies.formsSpelled, spelledLeft == spelledRight ? 0 : spelledLeft > spelledRight ? longestRight : longestLeft);
  const isButPlace = missedLeft + missedRight == get(left, Role.place) + get(right, Role.place) && !tailsDiffer;
  set(f, F.acronym, flag(isButPlace && letters >= MIN_ACRONYM && spelled + (a.count > b.count ? placesLeft : placesRight) == max(a.count, b.count)));
  set(f, F.bareAcronym, flag(allMatched && companies.policy != Policy.strict && (isBareAcronym(a, spelledRight, b.count) || isBareAcronym(b, spelledLeft, a.count))));
  // ("BMJ Publishing")
  set(f, F.acronymBeside, flag(allMatched && spelled >= MIN_ACRONYM_BESIDE && get(f, F.exactName) + get(f, F.exactGeneric) + get(f, F.exactPlace) > 0));
  // ("Communist Party of Spain", "Partido Comunista de España")
  set(f, F.translated, flag(allMatched && translated >= MIN_TRANSLATED && min(a.count, b.count) >= MIN_TRANSLATED_OF));
  set(f, F.oneWord, flag(min(names, rightNames) <= 1));
  // (a word that the other side writes as several is as rare as it is where nothing else differs: "Blue Scope", "BlueScope Ltd")
  set(f, F.rarest, joined > rarest && allMatched && areSameLetters(pair) ? joined : rarest);
  set(f, F.noName, flag(names == 0 || rightNames == 0));
  set(f, F.total, min(matchedLeft, matchedRight));
  const slips = get(f, F.slip) + get(f, F.knownSlip);
  set(f, F.slipLength, slipLength == 0 ? 0 : 1 / <f64>slipLength);
  set(f, F.slipAlike, flag(slip == Slip.alike));
  set(f, F.slipLoud, flag(slip == Slip.loud));
  // ("Carvana", "Arvana" are two)
  set(f, F.famousSlip, flag(isFamous && allMatched && (slip == Slip.quiet || get(f, F.slipFirst) == 0)));
  set(f, F.noExactName, flag(get(f, F.exactName) == 0));
  // (behind the legal form stand places as well: "State Grid Corporation of China")
  set(f, F.placesDiffer, flag(tailsDiffer || (get(left, Role.place) > 0 && get(right, Role.place) > 0)));
  const areOfOneKind = missedLeft > 0 && missedRight > 0 && get(f, F.exactGeneric) + get(f, F.exactStructure) > 0;
  const isSlipAlone = slips > 0 && get(f, F.exactName) == 0;
  // (several bodies of one place: "Abu Dhabi University", "Sorbonne University Abu Dhabi")
  const isPlaceAlone = get(f, F.noName) != 0 && missedLeft + missedRight > 0;
  const isUsual = areOfOneKind || tailsDiffer || isSlipAlone || isPlaceAlone;
  set(f, F.smallColumn, companies.smallness * (isUsual ? SHORT_LIST_SHARE : 1) * SCALE);
  // (a slip may be another word)
  companies.within = min(missedLeft, missedRight) == 0 && get(f, F.exactName) > 0 && slips == 0 ? 1 : 0;
  sumEnds(pair, a, f, sparedLeft);
  sumEnds(pair, b, f, sparedRight);
}

/** Whether a name is three letters that are no word and nothing else, no legal form either, and the initials of all `units` of the other one, of which `spelled` are spelled. */
@inline
function isBareAcronym(side: Side, spelled: i32, units: i32): bool {
  return side.count == 1 && side.end == 1 && wordAt(side, 0).length == BARE_ACRONYM && (wordAt(side, 0).known & Known.word) == 0 && units > 1 && spelled == units;
}

/** Whether a word that nobody knows stands for the name of something that everybody knows ("Mircosoft"). */
@inline
function isSlipOfFamous(slip: Word, name: Word): bool {
  return slip.known == 0 && (name.known & Known.famous) != 0 && name.length >= MIN_FAMOUS;
}

/** What is left over of each role. */
function compareLeftOver(f: usize, left: usize, right: usize): void {
  lessAndMore(f, F.leftNameLess, get(left, Role.name), get(right, Role.name));
  lessAndMore(f, F.leftGenericLess, get(left, Role.generic), get(right, Role.generic));
  lessAndMore(f, F.leftStructureLess, get(left, Role.structure), get(right, Role.structure));
  lessAndMore(f, F.leftPlaceLess, get(left, Role.place), get(right, Role.place));
  set(f, F.leftTail, get(left, Role.tail) + get(right, Role.tail) + get(left, Role.note) + get(right, Role.note) + get(left, Role.level) + get(right, Role.level) + get(left, Role.alias) + get(right, Role.alias));
  const kindsLeft = get(left, Role.generic) + get(left, Role.structure);
  const kindsRight = get(right, Role.generic) + get(right, Role.structure);
  set(f, F.genericAgainstGeneric, flag(kindsLeft > 0 && kindsRight > 0));
}

/** Numbers that are left over, and with them what forbids the pair. */
function compareNumbers(companies: CompanyPair, tailsDiffer: bool): void {
  const pair = companies.pair;
  const f = companies.features;
  const a = pair.left;
  const b = pair.right;
  const numbers = (get(companies.left, Role.number) > 0 ? 1 : 0) + (get(companies.right, Role.number) > 0 ? 1 : 0);
  set(f, F.leftNumberOne, flag(numbers == 1));
  // (those of the names forbid a match; behind the legal form a postcode may stand)
  set(f, F.tailNumbersDiffer, flag(tailsDiffer && hasTailNumber(a) && hasTailNumber(b)));
  set(f, F.serialOne, flag(numbers == 1 && (isNumbered(pair, a) || isNumbered(pair, b))));
  companies.veto = vetoOf(pair, hasNumber(companies.left) + hasNumber(companies.right));
}

/** 1: a number of the name or of a site is left over. */
@inline
function hasNumber(left: usize): i32 {
  return get(left, Role.number) + get(left, Role.site) > 0 ? 1 : 0;
}

/** Counts a unit that is left over; returns what it weighs if it is a known word of the name. */
function leaveOver(pair: WordPair, side: Side, i: i32, word: Word, weight: f64, left: usize): f64 {
  const role = roleOf(side, i);
  if (word.digits != 0 && (traitsOf(pair, side, i) & Trait.behind) == 0) add(left, Role.number, 0.01);
  add(left, role, weight);
  return role == Role.name && (word.known & Known.word) != 0 ? weight : 0;
}

/** Writes the lesser of two numbers as a feature, and the greater one as the next. */
@inline
function lessAndMore(f: usize, feature: i32, left: f64, right: f64): void {
  set(f, feature, min(left, right));
  set(f, feature + 1, max(left, right));
}

/** What is left over of the name itself. */
@inline
function missed(left: usize): f64 {
  return get(left, Role.name) + get(left, Role.generic) + get(left, Role.place) + get(left, Role.number) + get(left, Role.structure);
}

/**
 * What is left over before the first match, behind the last one and between: noise in front and behind is another thing than a changed middle.
 */
function sumEnds(pair: WordPair, side: Side, f: usize, spared: i32): void {
  let first = 0;
  while (first < side.count && mannerOf(side, first) == Match.none) first++;
  let last = side.count - 1;
  while (last > first && mannerOf(side, last) == Match.none) last--;
  for (let i = 0; i < side.count; i++) {
    if (mannerOf(side, i) != Match.none || (traitsOf(pair, side, i) & Trait.behind) != 0) continue;
    const share = countedShare(side, i, spared);
    // (what names are said without stands in front in most languages: "Bodegas Torres")
    add(f, i < first && share == 1 ? F.leftFront : i < first || i > last ? F.leftBack : F.leftInner, weightOf(wordAt(side, i)) * share);
  }
}

/** Forms are the same, or may be one (OOO, LLC), or differ. `exactly`: only the same ones do not differ. */
function compareLegal(pair: WordPair, f: usize, exactly: bool): void {
  const a = pair.left;
  const b = pair.right;
  const aEnd = legalEnd(a);
  const bEnd = legalEnd(b);
  if (a.count == aEnd || b.count == bEnd) return;
  let differ = true;
  for (let i = a.count; i < aEnd; i++) {
    for (let j = b.count; j < bEnd; j++) {
      if (wordAt(a, i).number == wordAt(b, j).number) {
        set(f, F.legalSame, 1);
        return;
      }
      if (!exactly && areFamily(wordAt(a, i), wordAt(b, j))) differ = false;
    }
  }
  set(f, F.legalDiffers, flag(differ));
}
