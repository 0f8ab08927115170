import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { Gap } from '../../text/byte-classes.js';
import { Fact, UnitClass } from './facts.js';
import { type AddressItems, UNDECIDED } from './items.js';
import { Part } from './parts.js';
import type { AddressUnits } from './units.js';

/** What is said of boxes, and of postcodes. */
const ofPostcodes = lazily(
  () => new Set(lexiconTable('units').flatMap(({ class: cls, ambiguous, words }) => (cls === 'box' && ambiguous === 'postcode' ? [words.join('')] : []))),
);

/** Digits of the shortest postcode that stands behind its town without a comma. */
const MIN_POSTCODE = 4;
/** Digits of one that a hyphen joins to the number of a box, as in Kenya. */
const BOX_POSTCODE = 5;

/**
 * Boxes, wherever they stand: a designator that is nothing else and its number part what is in front of them from what is behind, as a comma would:
 * "Reception Center PO Box 628 Hwy 231", "H E Brown RR 3 Box 9", "Route 1 Box 81".
 */
export class AddressBoxes {
  readonly #items: AddressItems;
  readonly #units: AddressUnits;

  constructor(items: AddressItems, units: AddressUnits) {
    this.#items = items;
    this.#units = units;
  }

  /** Marks them; whether there are any. */
  mark(): boolean {
    const items = this.#items;
    if (!(items.facts & Fact.box)) return false;
    let found = false;
    for (let i = 0; i < items.count; i++) {
      if (items.part[i] !== UNDECIDED || !items.is(i, Fact.unit | Fact.numberedType)) continue;
      const end = this.#routeEnd(i);
      if (end > i) {
        for (let at = i; at < end; at++)
          if (items.part[at] === UNDECIDED) items.part[at] = this.#isId(at) || items.gap[at] === Gap.hyphen ? Part.box : Part.designator;
        found = true;
        i = end - 1;
      } else if (this.#isOfPostcode(i)) items.part[i] = Part.designator;
      else if (this.#isBox(i)) {
        i = this.#units.take(i, items.count) - 1;
        if (this.#isPostcode(i)) {
          items.part[i] = UNDECIDED;
          items.gap[i] |= Gap.comma;
          if (i + 1 < items.count) items.gap[i + 1] = Gap.space;
        }
        // Postfach 12 34
        while (items.words.realm !== 'us' && this.#isGroup(i + 1)) items.part[++i] = Part.box;
        if (this.#isTownBehind(i + 1)) items.gap[i + 1] |= Gap.comma;
        found = true;
      }
    }
    return found;
  }

  /** "C.P. 03940": a postcode in Mexico, and no box in Italy, where boxes have fewer digits. */
  #isOfPostcode(i: number): boolean {
    const items = this.#items;
    const next = i + 1;
    if (items.words.realm === 'us' || this.#classOf(i) !== UnitClass.box || next >= items.count || items.begins(next) || !items.is(next, Fact.digits))
      return false;
    if (items.words.textOf(items.word[next]).length !== BOX_POSTCODE) return false;
    // (BP is of its kind)
    items.isParticular = true;
    return ofPostcodes().has(items.words.textOf(items.word[i]));
  }

  /** "P.O. Box 123-00100, Nairobi": a hyphen joins the postcode to the box, and its town follows. */
  #isPostcode(i: number): boolean {
    const items = this.#items;
    if (items.words.realm === 'us' || i + 1 >= items.count || !(items.gap[i] & Gap.hyphen) || items.isNumber(i + 1)) return false;
    return items.part[i - 1] === Part.box && items.is(i, Fact.digits) && items.words.textOf(items.word[i]).length === BOX_POSTCODE;
  }

  /** Two or three more digits of a box whose digits are parted by blanks. */
  #isGroup(i: number): boolean {
    const items = this.#items;
    if (i >= items.count || items.gap[i] !== Gap.space || !items.is(i, Fact.digits) || items.words.textOf(items.kind[i]).length > 3) return false;
    return items.is(i - 1, Fact.digits) && items.part[i - 1] === Part.box && (i + 1 === items.count || items.begins(i + 1) || this.#isNextGroup(i + 1));
  }

  /** The last of the digits: "Postfach 10 01 20". */
  #isNextGroup(i: number): boolean {
    const items = this.#items;
    if (items.gap[i] !== Gap.space || !items.is(i, Fact.digits) || items.words.textOf(items.kind[i]).length > 3) return false;
    return i + 1 === items.count || items.begins(i + 1);
  }

  /** "PO Box 123 Hastings 4172": what looks like a street and its number is a town and its postcode, where nothing but a country follows. */
  #isTownBehind(i: number): boolean {
    const items = this.#items;
    if (items.words.realm === 'us' || i >= items.count || items.begins(i) || items.isNumber(i)) return false;
    let at = i;
    while (at < items.count && !items.isNumber(at) && !items.isType(at) && !items.is(at, Fact.unit)) {
      if (++at < items.count && items.begins(at)) return false;
    }
    if (at >= items.count || !items.is(at, Fact.digits) || items.words.textOf(items.kind[at]).length < MIN_POSTCODE) return false;
    return at + 1 === items.count || items.begins(at + 1) || items.is(at + 1, Fact.country);
  }

  #classOf(i: number): number {
    const items = this.#items;
    return i < items.count && items.is(i, Fact.unit) ? items.words.unitClass[items.kind[i]] : UnitClass.none;
  }

  #isId(i: number): boolean {
    const items = this.#items;
    return i < items.count && (items.isNumber(i) || items.is(i, Fact.code) || (items.is(i, Fact.letter) && !items.is(i, Fact.direction)));
  }

  #isBox(i: number): boolean {
    const items = this.#items;
    const cls = this.#classOf(i);
    if (cls !== UnitClass.box && cls !== UnitClass.route) return false;
    const next = i + 1;
    if (next >= items.count || (items.begins(next) && !(items.gap[next] & Gap.other))) return false;
    // Box 9 Canton; in a world of languages only what is nothing else
    if (items.is(i, Fact.doubtfulUnit) && items.words.realm !== 'us') return false;
    return (
      items.isNumber(next) || items.is(next, Fact.code) || (next + 1 < items.count && this.#units.startsAt(i, items.count) && items.is(next + 1, Fact.digits))
    );
  }

  /** Where "Route 1 Box 81" ends that begins at item i, "Route Box 65" too; i: it does not. */
  #routeEnd(i: number): number {
    const items = this.#items;
    if (items.words.realm !== 'us' || !items.is(i, Fact.numberedType) || !items.words.numberedRoad[items.kind[i]]) return i;
    let box = i + 1;
    if (this.#isId(box) && !items.begins(box)) box++;
    if (this.#classOf(box) !== UnitClass.box) return i;
    // ("Route 1, Box 390"; not "123 Route 9, Box 4")
    if (items.begins(box) && (box === i + 1 || !items.begins(i) || items.gap[box] & ~(Gap.comma | Gap.space))) return i;
    let at = box + 1;
    // "South Route Box South 7"
    if (at + 1 < items.count && items.is(at, Fact.direction) && items.isNumber(at + 1)) at++;
    if (!this.#isId(at) || (items.begins(at) && !(items.gap[at] & Gap.other))) return i;
    // a highway's number is a street in front of a box: FM 170 Box 77
    if (!items.words.isRoute(items.kind[i])) return i;
    // Box 22-A
    return items.gap[at + 1] === Gap.hyphen && items.is(at + 1, Fact.letter) ? at + 2 : at + 1;
  }
}
