import type { Kernel } from '../../kernel/kernel.js';
import type { LexiconEntry } from '../../lexicon/lexicon.js';
import type { WordId } from '../vocabulary.js';
import { countryCodeOf } from './country-code.js';
import { Fact, UnitClass, unitClassOf } from './facts.js';
import { type AddressRealm, type AddressRows, type AliasRows, codeCountriesOf } from './rows.js';
import { WordFacts } from './word-facts.js';

const ENGLISH = /\ben\b/;

const VOWELLESS = /^[b-df-hj-np-tv-z]+$/;
const WEAK_TYPE = Fact.typeAfter | Fact.weakAfter;
const ABBREVIATED = WEAK_TYPE | Fact.phrase;

/** What the tables say of the words that they list. */
export abstract class ListedWords extends WordFacts {
  readonly realm: AddressRealm;
  /** How words are written out, by what {@link written} has of them. */
  writtenForms: (readonly WordId[])[] = [];

  constructor(kernel: Kernel, realm: AddressRealm) {
    super(kernel);
    this.realm = realm;
  }

  protected setWritten(id: WordId, form: readonly WordId[]): void {
    this.written[id] = this.writtenForms.push(form) - 1;
  }

  #idOf(entry: LexiconEntry): WordId {
    return this.id(entry.canonicalWords.join(''));
  }

  /** Notes all that the rows of a word say of it. */
  protected apply(id: WordId, text: string, rows: AliasRows, tables: AddressRows): void {
    const types = this.#applyTypes(id, rows, tables);
    const words = this.#applyWords(id, text, rows);
    const places = this.#applyPlaces(id, rows);
    this.flags[id] |= types | words | places;
    if ((this.flags[id] & ~ABBREVIATED) === 0 && types === WEAK_TYPE && this.#isAbbreviated(id, text)) {
      this.flags[id] |= Fact.writtenInFront;
      this.setWritten(id, [this.typeAfter[id]]);
    }
  }

  /** "Beaver Crk Rd", "Cherry Hl Rd": what is short for a type that is a word as well, and no word itself, stands for that word in a name. */
  #isAbbreviated(id: WordId, text: string): boolean {
    const shortest = this.realm === 'us' ? 2 : 3;
    return this.englishType[id] === 1 && this.numberedRoad[id] === 0 && this.typeAfter[id] !== id && text.length >= shortest && VOWELLESS.test(text);
  }

  /** What a word is as the type of a street; returns its {@link Fact}s. */
  #applyTypes(id: WordId, { typeAfter, typeBefore }: AliasRows, { sites, flats, complexes, lanes, numberedRoads, numberedInFront }: AddressRows): number {
    let flags = 0;
    if (typeAfter !== undefined) {
      flags |= isSafe(typeAfter) ? Fact.typeAfter : Fact.typeAfter | Fact.weakAfter;
      const canonical = typeAfter.canonicalWords.join('');
      if (sites.has(canonical)) this.site[id] = 1;
      else if (flats.has(canonical)) this.site[id] = 2;
      if (complexes.has(canonical) || (this.site[id] === 1 && !isSafe(typeAfter))) this.complex[id] = 1;
      if (ENGLISH.test(typeAfter.scope)) this.englishType[id] = 1;
      if (this.englishType[id] === 1 && lanes.has(canonical)) this.lane[id] = 1;
      if (typeAfter.ambiguous === 'dot') flags |= Fact.dottedType;
      this.set('typeAfter', id, this.#idOf(typeAfter));
    }
    if (typeBefore !== undefined) {
      if (complexes.has(typeBefore.canonicalWords.join(''))) this.complex[id] = 1;
      flags |= isSafe(typeBefore) ? Fact.typeBefore : Fact.typeBefore | Fact.weakBefore;
      if (typeBefore.ambiguous === 'dot') flags |= Fact.dottedType;
      if (numberedInFront.has(typeBefore.canonical)) flags |= Fact.numberedType;
      this.set('typeBefore', id, this.#idOf(typeBefore));
      this.typeOf[id] = codeCountriesOf(typeBefore.scope);
    } else if (typeAfter !== undefined && numberedRoads.has(typeAfter.canonical)) flags |= Fact.numberedType;
    const road = typeBefore ?? typeAfter;
    if (road !== undefined && numberedRoads.has(road.canonical)) this.numberedRoad[id] = 1;
    return flags;
  }

  /** What a word is in the name of a street, a unit or a number; returns its {@link Fact}s. */
  #applyWords(id: WordId, text: string, { direction, unit, written, number, connective }: AliasRows): number {
    let flags = connective === undefined ? 0 : Fact.connective;
    if (direction !== undefined) {
      flags |= text.length <= 2 || !isSafe(direction) ? Fact.direction | Fact.shortDirection : Fact.direction;
      this.set('direction', id, this.#idOf(direction));
    }
    if (unit !== undefined) {
      // (in the United States what is numbered so is a building among others: Phase 2, USPS Publication 28)
      const isBuilding = this.realm === 'us' && unitClassOf(unit.class) === UnitClass.section;
      const cls = isBuilding ? UnitClass.building : unitClassOf(unit.class);
      flags |=
        cls === UnitClass.nothing ? Fact.nothing : (isSafe(unit) || unit.ambiguous === 'postcode') && !isBuilding ? Fact.unit : Fact.unit | Fact.doubtfulUnit;
      if (cls === UnitClass.box || cls === UnitClass.route) flags |= Fact.box;
      this.set('unit', id, this.#idOf(unit));
      this.unitClass[id] = cls;
    }
    if (written !== undefined) {
      if (written.class === 'town') this.townWord[id] = 1;
      const form = written.canonicalWords.map((word) => this.id(word));
      if (form.length > 1 || form[0] !== id) {
        flags |= writtenFact(written);
        this.setWritten(id, form);
      }
    }
    if (number !== undefined) {
      const name = number.class !== 'cardinal' || (!ENGLISH.test(number.scope) && isSafe(number));
      flags |= name ? Fact.ordinal : Fact.cardinal;
      this.set('value', id, this.#idOf(number));
    }
    return flags;
  }

  /** The place that a word names; returns its {@link Fact}s. */
  #applyPlaces(id: WordId, { state, country, city }: AliasRows): number {
    let flags = 0;
    if (state !== undefined) {
      flags |= isSafe(state) ? Fact.state : Fact.state | Fact.doubtfulState;
      this.set('state', id, this.#idOf(state));
      this.stateIn[id] = countryCodeOf(state.scope.toLowerCase());
      if (state.scope === 'US') this.american[id] = 1;
    }
    if (country !== undefined) {
      flags |= isSafe(country) ? Fact.country : Fact.country | Fact.doubtfulCountry;
      this.set('country', id, this.#idOf(country));
      this.countryCode[id] = countryCodeOf(country.scope.toLowerCase());
    }
    if (city !== undefined) {
      flags |= Fact.city;
      this.set('city', id, this.#idOf(city));
      this.cityIn[id] = countryCodeOf(city.scope.toLowerCase());
      this.townOf[id] = codeCountriesOf(city.scope);
    }
    return flags;
  }
}

/** Where a word is written out: everywhere, in front of a word of its name, or in front of the street's type, too, where it is no title of a person and no number (Otto Road; Via Otto Marzo). */
function writtenFact(written: LexiconEntry): number {
  if (isSafe(written)) return Fact.written;
  return written.class === 'word' && !/^\d/.test(written.canonical) ? Fact.writtenInFront : Fact.written | Fact.writtenInFront;
}

function isSafe(entry: LexiconEntry): boolean {
  return entry.ambiguous === '';
}
