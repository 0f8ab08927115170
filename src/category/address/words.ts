import type { SectionArray } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Image } from '../../lexicon/image.js';
import { type LexiconEntry, wordFrequency } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { foldWords } from '../../text/fold.js';
import { resized, resizedIdentity, Vocabulary, type WordId } from '../vocabulary.js';
import { countryCodeOf } from './country-code.js';
import { Fact, UnitClass, unitClassOf } from './facts.js';
import { Towns } from './towns.js';
import { type AddressRealm, type AddressRows, type AddressRules, type AliasRows, addressRows } from './rows.js';
import { cutUnspaced, isUnspaced, REGION_MARK } from './unspaced.js';

const NONE = -1;
const ENGLISH = /\ben\b/;
/** A joined type needs so many letters of a name in front of it. */
const MIN_STEM = 3;
/** Letters that may stand against a number where no table says so. */
const MAX_NUMBER_LETTERS = 2;
const NUMBER_LETTERS = /^(\d+)([a-z]+)$/;
const DESIGNATOR_NUMBER = /^([a-z]+)(\d+[a-z]?)$/;
/** Postcodes of the Netherlands, of the United Kingdom and Canada. */
const JOINED_POSTCODE = /^(\d{4})([a-z]{2})$|^([a-z]{1,2}\d[a-z\d]?|[a-z]\d[a-z])(\d[a-z]{2}|\d[a-z]\d)$/;
/** What an elided article may stand in front of. */
const ELIDING = /^[aeiouh][a-z]{3,}$/;
const ROUTE = 'route';
const GRID = /^(?:[nsew]\d+){1,2}$/;

/** Everything known of the words of addresses seen so far: what a word may be, and what it is written as when it is that. */
export class AddressWords extends Vocabulary {
  readonly realm: AddressRealm;
  readonly phrases: PhraseTrie;
  /** Shapes of postcodes; a value is an index into those of the rules. */
  readonly postcodes = new PhraseTrie();
  readonly rules: AddressRules;
  /** See {@link AddressRules}. */
  readonly modifiers: ReadonlySet<string>;
  readonly locatives: ReadonlySet<string>;
  readonly tails: ReadonlySet<string>;
  readonly #ordinalEndings: ReadonlySet<string>;
  readonly #joinedTails: ReadonlySet<string>;
  /** The rows of the words that the tables list; `null`: of those all has been said already. */
  readonly #rows: AddressRows | null;
  /** Words that are aliases: they have the first ids. */
  readonly #aliases: number;

  flags = new Int32Array(0);
  typeBefore = new Int32Array(0);
  typeAfter = new Int32Array(0);
  direction = new Int32Array(0);
  unitClass = new Uint8Array(0);
  unit = new Int32Array(0);
  state = new Int32Array(0);
  /** {@link countryCodeOf} the country that a word names, and those that the state and the town of its name are in; 0: none, or several. */
  countryCode = new Uint16Array(0);
  stateIn = new Uint16Array(0);
  cityIn = new Uint16Array(0);
  /** 1: a state of the United States. */
  american = new Uint8Array(0);
  country = new Int32Array(0);
  city = new Int32Array(0);
  /** Digits without leading zeros, the number that a word says; itself otherwise. */
  value = new Int32Array(0);
  /** Parts of a word that is two: the name of Hauptstrasse, the digits of 12a; and its type or letters. */
  head = new Int32Array(0);
  tail = new Int32Array(0);
  /** What a postcode is recognized by: 9 for a digit, a for a letter; 0: too long for one. */
  shape = new Int32Array(0);
  /** 1: a road that goes by its number everywhere (Highway 6), not only where a type stands in front (Calle 26). */
  numberedRoad = new Uint8Array(0);
  /** 1: a type that names places that are no street, too, where no house number stands (Mall, Center, Station). */
  site = new Uint8Array(0);
  /** 1: a type of what has streets of its own or stands at one (Retail Park), and sites that are seldom streets (Centre). */
  complex = new Uint8Array(0);
  /** 1: a type that stands behind names in English. */
  englishType = new Uint8Array(0);
  /** 1: stands between two streets that meet (at, and). */
  crossing = new Uint8Array(0);
  /** 1: towns begin with it (St, Mt, Ft). */
  townWord = new Uint8Array(0);
  /** 1: firms and institutions are named with it. */
  generic = new Uint8Array(0);
  /** Index into `writtenForms`; -1: none. */
  written = new Int32Array(0);
  readonly writtenForms: (readonly WordId[])[];

  readonly #shapes = new Map<string, number>();
  readonly half: WordId;
  /** Stands for all words for dwellings. */
  readonly dwelling: WordId;
  readonly towns = new Towns(this);

  /** @param image  what {@link image} gave; `null`: the tables are read. */
  constructor(kernel: Kernel, realm: AddressRealm, image: Image | null) {
    super(kernel);
    this.realm = realm;
    this.#rows = image === null ? addressRows(realm) : null;
    this.rules = this.#rows?.rules ?? (image?.meta as AddressRules);
    this.modifiers = new Set(this.rules.modifiers);
    this.locatives = new Set(this.rules.locatives);
    this.tails = new Set(this.rules.tails);
    this.#ordinalEndings = new Set(this.rules.ordinalEndings);
    this.#joinedTails = new Set(this.rules.joinedTails);
    this.rules.postcodes.forEach(({ words }, index) => {
      for (const shape of words) if (!this.#shapes.has(shape)) this.#shapes.set(shape, this.#shapes.size + 1);
      const shapes = words.map((shape) => this.#shapes.get(shape) as number);
      this.postcodes.add(shapes, index);
    });
    if (image !== null) {
      const { phrases, writtenEnds, writtenWords, aliases } = image.sections;
      this.restoreWords(image.sections);
      this.#aliases = aliases[0];
      this.phrases = PhraseTrie.from(phrases as Int32Array);
      this.writtenForms = Array.from(writtenEnds, (end, i) => [...writtenWords.subarray(i === 0 ? 0 : writtenEnds[i - 1], end)]);
      this.half = this.id('half');
      this.dwelling = this.id('flat');
      return;
    }
    const rows = this.#rows as AddressRows;
    this.phrases = new PhraseTrie();
    this.writtenForms = [];
    this.announce(rows.byAlias.keys());
    this.#aliases = rows.byAlias.size;
    this.half = this.id('half');
    this.dwelling = this.id('flat');
    for (const words of rows.phrases) {
      const ids = words.map((word) => this.id(word));
      this.flags[ids[0]] |= Fact.phrase;
      this.phrases.add(ids, this.id(words.join('')));
    }
  }

  /** All that the tables make of words, for a vocabulary that begins with it. Only where they were read, and before values are. */
  image(): Image {
    const { generic, crossings } = this.#rows as AddressRows;
    for (const word of [...generic, ...crossings]) this.id(word);
    this.thinkOfAll();
    let end = 0;
    const sections = {
      ...this.wordSections(),
      phrases: this.phrases.data,
      aliases: Int32Array.of(this.#aliases),
      writtenEnds: Int32Array.from(this.writtenForms, (form) => (end += form.length)),
      writtenWords: Int32Array.from(this.writtenForms.flat()),
    };
    return { meta: this.rules, sections };
  }

  protected override fold(token: string): string[] {
    if (isUnspaced(token)) return cutUnspaced(token);
    // 2º and 2ª are a level, nº is a number; ½ is no part of the digits in front of it
    const plain = token
      .replace(/\b([Nn])[º°]/g, '$1o ')
      .replace(/(?<=\d)\s*[ºª°]/g, ' ')
      .replace(/[¼½¾⅓⅔⅛]/g, ' half ');
    return plain.split(' ').flatMap((part) => foldWords(part));
  }

  protected override traitsOf(): number {
    return 0;
  }

  protected override resize(capacity: number): void {
    this.flags = resized(this.flags, capacity, 0);
    this.typeBefore = resized(this.typeBefore, capacity, NONE);
    this.typeAfter = resized(this.typeAfter, capacity, NONE);
    this.direction = resized(this.direction, capacity, NONE);
    this.unitClass = resized(this.unitClass, capacity, 0);
    this.unit = resized(this.unit, capacity, NONE);
    this.state = resized(this.state, capacity, NONE);
    this.countryCode = resized(this.countryCode, capacity, 0);
    this.stateIn = resized(this.stateIn, capacity, 0);
    this.cityIn = resized(this.cityIn, capacity, 0);
    this.american = resized(this.american, capacity, 0);
    this.country = resized(this.country, capacity, NONE);
    this.city = resized(this.city, capacity, NONE);
    this.value = resizedIdentity(this.value, capacity);
    this.head = resized(this.head, capacity, NONE);
    this.tail = resized(this.tail, capacity, NONE);
    this.shape = resized(this.shape, capacity, 0);
    this.site = resized(this.site, capacity, 0);
    this.complex = resized(this.complex, capacity, 0);
    this.englishType = resized(this.englishType, capacity, 0);
    this.crossing = resized(this.crossing, capacity, 0);
    this.townWord = resized(this.townWord, capacity, 0);
    this.generic = resized(this.generic, capacity, 0);
    this.numberedRoad = resized(this.numberedRoad, capacity, 0);
    this.written = resized(this.written, capacity, NONE);
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { flags, typeBefore, typeAfter, direction, unitClass, unit, state, american, country, city, value, head, tail, shape } = this;
    const { countryCode, stateIn, cityIn, site, complex, englishType, crossing, townWord, generic, numberedRoad, written } = this;
    return {
      flags,
      typeBefore,
      typeAfter,
      direction,
      unitClass,
      unit,
      state,
      american,
      country,
      city,
      value,
      head,
      tail,
      shape,
      countryCode,
      stateIn,
      cityIn,
      site,
      complex,
      englishType,
      crossing,
      townWord,
      generic,
      numberedRoad,
      written,
    };
  }

  protected override think(id: WordId, text: string): void {
    if (text.length <= 10) this.shape[id] = this.#shapes.get(text.replace(/\d/g, '9').replace(/[a-z]/g, 'a')) ?? 0;
    const first = text.charCodeAt(0);
    if (first >= 48 && first <= 57) {
      this.#thinkNumber(id, text);
      return;
    }
    if (text.length > 1 && text.endsWith(REGION_MARK)) {
      this.flags[id] |= Fact.region;
      return;
    }
    if (text.length === 1) this.flags[id] |= Fact.letter;
    if (GRID.test(text)) this.flags[id] |= Fact.grid;
    else if (/\d/.test(text)) this.flags[id] |= Fact.code;
    if (this.#rows?.generic.has(text)) this.generic[id] = 1;
    if (this.#rows?.crossings.has(text)) this.crossing[id] = 1;
    const rows = this.#rows?.byAlias.get(text);
    if (rows !== undefined) this.#apply(id, text, rows, this.#rows as AddressRows);
    else if (this.#cutPostcode(id, text)) return;
    else if (DESIGNATOR_NUMBER.test(text)) this.#cutDesignator(id, text);
    else if (text.length > MIN_STEM + 2) this.#cut(id, text);
  }

  #thinkNumber(id: WordId, text: string): void {
    if (/^\d+$/.test(text)) {
      this.flags[id] |= Fact.digits;
      const plain = text.replace(/^0+(?=\d)/, '');
      if (plain !== text) this.#set('value', id, this.id(plain));
      return;
    }
    const lettered = NUMBER_LETTERS.exec(text);
    if (lettered !== null && this.#ordinalEndings.has(lettered[2])) {
      this.flags[id] |= Fact.ordinal;
      this.#set('value', id, this.id(lettered[1].replace(/^0+(?=\d)/, '')));
      return;
    }
    this.flags[id] |= Fact.mixed;
    if (this.#cutPostcode(id, text)) return;
    if (lettered === null || (lettered[2].length > MAX_NUMBER_LETTERS && !this.#joinedTails.has(lettered[2]))) return;
    const [digits, letters] = [this.id(lettered[1].replace(/^0+(?=\d)/, '')), this.id(lettered[2])];
    this.flags[id] |= Fact.joinedLetter;
    this.head[id] = digits;
    this.tail[id] = letters;
  }

  /** An id must be had before an array is written to: it may make the arrays grow. */
  #set(field: 'value' | 'typeBefore' | 'typeAfter' | 'direction' | 'unit' | 'state' | 'country' | 'city', id: WordId, to: WordId): void {
    this[field][id] = to;
  }

  #idOf(entry: LexiconEntry): WordId {
    return this.id(entry.canonicalWords.join(''));
  }

  #apply(id: WordId, text: string, rows: AliasRows, { sites, complexes, numberedRoads, numberedInFront }: AddressRows): void {
    const safe = (entry: LexiconEntry): boolean => entry.ambiguous === '';
    let flags = 0;
    if (rows.typeAfter !== undefined) {
      flags |= safe(rows.typeAfter) ? Fact.typeAfter : Fact.typeAfter | Fact.weakAfter;
      const canonical = rows.typeAfter.canonicalWords.join('');
      if (sites.has(canonical)) this.site[id] = 1;
      if (complexes.has(canonical) || (this.site[id] === 1 && !safe(rows.typeAfter))) this.complex[id] = 1;
      if (ENGLISH.test(rows.typeAfter.scope)) this.englishType[id] = 1;
      if (rows.typeAfter.ambiguous === 'dot') flags |= Fact.dottedType;
      this.#set('typeAfter', id, this.#idOf(rows.typeAfter));
    }
    if (rows.typeBefore !== undefined) {
      flags |= safe(rows.typeBefore) ? Fact.typeBefore : Fact.typeBefore | Fact.weakBefore;
      if (rows.typeBefore.ambiguous === 'dot') flags |= Fact.dottedType;
      if (numberedInFront.has(rows.typeBefore.canonical)) flags |= Fact.numberedType;
      this.#set('typeBefore', id, this.#idOf(rows.typeBefore));
    } else if (rows.typeAfter !== undefined && numberedRoads.has(rows.typeAfter.canonical)) flags |= Fact.numberedType;
    const road = rows.typeBefore ?? rows.typeAfter;
    if (road !== undefined && numberedRoads.has(road.canonical)) this.numberedRoad[id] = 1;
    if (rows.direction !== undefined) {
      flags |= text.length <= 2 || !safe(rows.direction) ? Fact.direction | Fact.shortDirection : Fact.direction;
      this.#set('direction', id, this.#idOf(rows.direction));
    }
    if (rows.unit !== undefined) {
      const cls = unitClassOf(rows.unit.class);
      flags |= cls === UnitClass.nothing ? Fact.nothing : safe(rows.unit) ? Fact.unit : Fact.unit | Fact.doubtfulUnit;
      if (cls === UnitClass.box || cls === UnitClass.route) flags |= Fact.box;
      this.#set('unit', id, this.#idOf(rows.unit));
      this.unitClass[id] = cls;
    }
    if (rows.written !== undefined) {
      if (rows.written.class === 'town') this.townWord[id] = 1;
      const form = rows.written.canonicalWords.map((word) => this.id(word));
      if (form.length > 1 || form[0] !== id) {
        flags |= safe(rows.written) ? Fact.written : Fact.written | Fact.writtenInFront;
        const at = this.writtenForms.push(form) - 1;
        this.written[id] = at;
      }
    }
    if (rows.number !== undefined) {
      const name = rows.number.class !== 'cardinal' || (!ENGLISH.test(rows.number.scope) && rows.number.ambiguous === '');
      flags |= name ? Fact.ordinal : Fact.cardinal;
      this.#set('value', id, this.#idOf(rows.number));
    }
    if (rows.state !== undefined) {
      flags |= safe(rows.state) ? Fact.state : Fact.state | Fact.doubtfulState;
      this.#set('state', id, this.#idOf(rows.state));
      this.stateIn[id] = countryCodeOf(rows.state.scope.toLowerCase());
      if (rows.state.scope === 'US') this.american[id] = 1;
    }
    if (rows.country !== undefined) {
      flags |= safe(rows.country) ? Fact.country : Fact.country | Fact.doubtfulCountry;
      this.#set('country', id, this.#idOf(rows.country));
      this.countryCode[id] = countryCodeOf(rows.country.scope.toLowerCase());
    }
    if (rows.city !== undefined) {
      flags |= Fact.city;
      this.#set('city', id, this.#idOf(rows.city));
      this.cityIn[id] = countryCodeOf(rows.city.scope.toLowerCase());
    }
    if (rows.connective !== undefined) flags |= Fact.connective;
    this.flags[id] |= flags;
  }

  /** 1017GL → 1017 + gl, SW1A2AA → sw1a + 2aa: as it is written apart. */
  #cutPostcode(id: WordId, text: string): boolean {
    const parts = JOINED_POSTCODE.exec(text);
    if (parts === null || this.realm === 'us') return false;
    const [head, tail] = [this.id(parts[1] ?? parts[3]), this.id(parts[2] ?? parts[4])];
    this.flags[id] |= Fact.joinedDesignator;
    this.head[id] = head;
    this.tail[id] = tail;
    return true;
  }

  /** Suite100 → suite + 100; B160 → b + 160, which is one word all the same. */
  #cutDesignator(id: WordId, text: string): void {
    const [, letters, digits] = DESIGNATOR_NUMBER.exec(text) as RegExpExecArray;
    const [head, tail] = [this.id(letters), this.id(digits)];
    this.head[id] = head;
    this.tail[id] = tail;
    if (this.flags[id] & Fact.grid || this.shape[id] !== 0 || (this.unit[head] < 0 && this.typeBefore[head] < 0)) return;
    this.flags[id] |= Fact.joinedDesignator;
  }

  /** Hauptstrasse → haupt + street. */
  #cut(id: WordId, text: string): void {
    for (const { ending, type, doubtful } of this.rules.joined) {
      const stem = text.length - ending.length;
      if (stem < (doubtful ? MIN_STEM + 2 : MIN_STEM) || !text.endsWith(ending)) continue;
      const name = this.id(text.slice(0, stem));
      const what = this.id(type);
      this.flags[id] |= Fact.joinedType;
      this.head[id] = name;
      this.tail[id] = what;
      return;
    }
    this.#cutArticle(id, text);
  }

  /** Dell'Indipendenza, l'Église: written without the article where the rest is a word that streets are often named with. */
  #cutArticle(id: WordId, text: string): void {
    const article = this.rules.elided.find((elided) => text.startsWith(elided) && ELIDING.test(text.slice(elided.length)));
    if (article === undefined) return;
    const rest = text.slice(article.length);
    if (wordFrequency(rest, 'street') === 0) return;
    const at = this.writtenForms.push([this.id(rest)]) - 1;
    this.flags[id] |= Fact.written;
    this.written[id] = at;
  }

  /** Whether a word is an alias of the tables, blanks left out. */
  isAlias(id: WordId): boolean {
    return id < this.#aliases;
  }

  /** Whether a type is a road without more of a name than its number, which boxes stand at, too: Route 1 Box 81. */
  isRoute(id: WordId): boolean {
    return this.typeBefore[id] >= 0 && this.textOf(this.typeBefore[id]) === ROUTE;
  }

  /** Evidence of sharing this word: natural logarithm of its rarity in a million street names. */
  weightOf(id: WordId): number {
    if (this.flags[id] & Fact.connective) return CONNECTIVE_WEIGHT;
    return Math.log(NAMES / Math.max(wordFrequency(this.textOf(id), 'street'), UNSEEN));
  }
}

/** "de la", "of the" say next to nothing. */
const CONNECTIVE_WEIGHT = 0.5;
const NAMES = 1_000_000;
/** A word in no list is taken to occur in so many of a million street names. */
const UNSEEN = 40;
