import type { InternId } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Image } from '../../lexicon/image.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { foldedUmlauts } from '../../lexicon/written-umlauts.js';
import { withoutLeadingZeros } from '../../text/without-leading-zeros.js';
import type { WordId } from '../vocabulary.js';
import { countryCodeOf } from './country-code.js';
import { firstDigit, isDigits, ZERO } from './digits.js';
import { Fact, UnitClass } from './facts.js';
import { ListedWords } from './listed-words.js';
import { PlainWords } from './plain-words.js';
import { PostcodeShapes } from './postcode-shapes.js';
import { cutToken, ORDINAL_SIGN } from './token-words.js';
import { Towns } from './towns.js';
import { type AddressRealm, type AddressRows, type AddressRules, addressRows } from './rows.js';
import { cutArticle, cutDesignator, cutJoinedType, cutNumber, cutPostcode, cutStairs, grouped, isCountryAndPostcode, type WordParts } from './word-cuts.js';
import { COMMA, scriptPhrases, type ScriptWords, scriptWordsOf } from './script-words.js';
import { lettersBeforeMark } from './vowelless.js';
import { streetWordWeight } from './word-weight.js';
import { DASH, REGION_MARK } from './hangul.js';

/** Letters that a word must have for a type or an article to be part of it. */
const MIN_CUT = 6;
/** Letters that may stand against a number where no table says so. */
const MAX_NUMBER_LETTERS = 2;
/** Letters against a number that are a name of their own: 889Yishan. */
const MIN_NAME_LETTERS = 4;
/** As the tables call them. */
const ROUTE = 'route';
const LANE = 'lane';
const BLOCK = 'blok';
/** What is numbered so that letters and digits are it, though they look like a half of a postcode: No5, Fl3, Rm12. */
const NUMBERED: ReadonlySet<number> = new Set([UnitClass.number, UnitClass.unit, UnitClass.dwelling, UnitClass.level]);
const GRID = /^(?:[nsew]\d+){1,2}$/;
const LETTERS = /^[a-z]+$/;

/** The words of addresses seen so far, and how it is found out what each may be: by the tables, and by its letters where no table has it. */
export class AddressWords extends ListedWords {
  readonly phrases: PhraseTrie;
  readonly postcodes: PostcodeShapes;
  readonly rules: AddressRules;
  /** {@link AddressRules.districts}, by the country's code as words have it. */
  readonly districts: ReadonlyMap<number, number>;
  /** See {@link AddressRules}. */
  readonly modifiers: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  readonly locatives: ReadonlySet<string>;
  readonly tails: ReadonlyMap<string, string>;
  readonly hyphenTails: ReadonlyMap<string, string>;
  /** {@link AddressRules.between} by the first word. */
  readonly between = new Map<WordId, { readonly words: readonly WordId[]; readonly type: WordId }>();
  /** {@link AddressRules.englishOrdinals} and the others. */
  readonly englishOrdinals: ReadonlySet<WordId>;
  readonly hyphenOrdinals: ReadonlySet<WordId>;
  readonly frontOrdinals: ReadonlySet<WordId>;
  readonly typeOrdinals: ReadonlySet<WordId>;
  readonly ordinalTypes: ReadonlySet<WordId>;
  readonly prefixes: ReadonlySet<WordId>;
  readonly phones: ReadonlySet<WordId>;
  readonly labels: ReadonlySet<WordId>;
  readonly signedPhones: ReadonlySet<WordId>;
  /** {@link AddressRules.fronts}. */
  readonly fronts: ReadonlyMap<WordId, WordId>;
  /** {@link AddressRules.typeLetters}. */
  readonly typeLetters: ReadonlyMap<WordId, WordId>;
  readonly #regions = new Map<string, string>();
  readonly #shortCities: ReadonlyMap<WordId, WordId>;
  /** {@link AddressRules.joined} by the last letter, {@link AddressRules.elided} by the first. */
  readonly #joined: ReadonlyMap<number, AddressRules['joined']>;
  readonly #elided: ReadonlyMap<number, AddressRules['elided']>;
  readonly #ordinalEndings: ReadonlySet<string>;
  readonly #joinedTails: ReadonlySet<string>;
  readonly #scriptWords: ScriptWords;
  /** The rows of the words that the tables list; `null`: of those all has been said already. */
  readonly #rows: AddressRows | null;
  /** Words that are aliases: they have the first ids. */
  readonly #aliases: number;
  /** Those, and words of phrases that are. */
  readonly #listed: number;
  readonly half: WordId;
  readonly north: WordId;
  readonly floor: WordId;
  readonly kilometre: WordId;
  /** The type that KY-32 is of. */
  readonly stateRoad: WordId;
  /** What the letters around a colon are short for: S:t, N:a. */
  readonly colonWords: ReadonlyMap<string, WordId>;
  /** The word without letters. */
  readonly nothing: WordId;
  /** What stands between words (token-words.ts), and the letter that an ordinal's sign is elsewhere. */
  readonly signs: { readonly comma: WordId; readonly dash: WordId; readonly ordinal: WordId; readonly letterO: WordId };
  /** Stands for all words for dwellings. */
  readonly dwelling: WordId;
  readonly towns = new Towns(this);
  readonly plain: PlainWords;

  /** @param image  what {@link image} gave; `null`: the tables are read. */
  constructor(kernel: Kernel, realm: AddressRealm, image: Image | null) {
    super(kernel, realm);
    this.#rows = image === null ? addressRows(realm) : null;
    this.rules = this.#rows?.rules ?? (image?.meta as AddressRules);
    this.modifiers = new Set(this.rules.modifiers);
    this.months = new Set(this.rules.months);
    this.locatives = new Set(this.rules.locatives);
    this.tails = new Map(this.rules.tails);
    this.hyphenTails = new Map(this.rules.hyphenTails);
    this.#ordinalEndings = new Set(this.rules.ordinalEndings);
    this.#joinedTails = new Set(this.rules.joinedTails);
    this.#scriptWords = scriptWordsOf(this.rules.scripts);
    this.#joined = grouped(this.rules.joined, ({ ending }) => ending.charCodeAt(ending.length - 1));
    this.#elided = grouped(this.rules.elided, (article) => article.charCodeAt(0));
    this.districts = new Map(this.rules.districts.map(([country, digits]) => [countryCodeOf(country.toLowerCase()), digits]));
    this.postcodes = new PostcodeShapes(this.rules.postcodes);
    for (const { code, country, region } of this.rules.regionCodes) this.#regions.set(`${country} ${code}`, region);
    if (image !== null) {
      const { phrases, writtenEnds, writtenWords, aliases } = image.sections;
      this.restoreWords(image.sections);
      [this.#aliases, this.#listed] = aliases;
      this.phrases = PhraseTrie.from(phrases as Int32Array);
      this.writtenForms = Array.from(writtenEnds, (end, i) => [...writtenWords.subarray(i === 0 ? 0 : writtenEnds[i - 1], end)]);
    } else {
      const { byAlias, phrases } = this.#rows as AddressRows;
      this.phrases = new PhraseTrie();
      this.announce(byAlias.keys());
      this.#aliases = byAlias.size;
      for (const words of phrases) {
        const ids = words.map((word) => this.id(word));
        this.flags[ids[0]] |= Fact.phrase;
        this.phrases.add(ids, this.id(words.join('')));
      }
      this.#listed = this.table.count;
      this.#addScriptPhrases();
      for (const { code, country } of this.rules.regionCodes) {
        const id = this.id(code);
        this.codeOf[id] |= country;
      }
    }
    this.half = this.id('half');
    this.north = this.id('n');
    this.floor = this.id('f');
    this.kilometre = this.id('km');
    this.stateRoad = this.id('stateroad');
    this.colonWords = new Map(this.rules.colons.map(({ letters, word }) => [letters, this.id(word)]));
    this.nothing = this.id('');
    this.signs = { comma: this.id(COMMA), dash: this.id(DASH), ordinal: this.id(ORDINAL_SIGN), letterO: this.id('o') };
    this.dwelling = this.id('flat');
    this.#shortCities = new Map(this.rules.shortCities.map(({ alias, city }) => [this.id(alias), this.id(city)]));
    this.englishOrdinals = new Set(this.rules.englishOrdinals.map((ending) => this.id(ending)));
    this.hyphenOrdinals = new Set(this.rules.hyphenOrdinals.map((ending) => this.id(ending)));
    this.frontOrdinals = new Set(this.rules.frontOrdinals.map((ending) => this.id(ending)));
    this.typeOrdinals = new Set(this.rules.typeOrdinals.map((ending) => this.id(ending)));
    this.ordinalTypes = new Set(this.rules.ordinalTypes.map((type) => this.id(type)));
    this.prefixes = new Set(this.rules.prefixes.map((prefix) => this.id(prefix)));
    this.phones = new Set(this.rules.phones.map((word) => this.id(word)));
    this.labels = new Set(this.rules.labels.map((word) => this.id(word)));
    this.signedPhones = new Set(this.rules.signedPhones.map((word) => this.id(word)));
    this.fronts = new Map(this.rules.fronts.map(({ letters, designator }) => [this.id(letters), this.id(designator)]));
    this.typeLetters = new Map(this.rules.typeLetters.map(({ letters, type }) => [this.id(letters), this.id(type)]));
    this.#readBetween();
    this.plain = new PlainWords(kernel, this);
  }

  /** What is several words in its own script: תל אביב, ص.ب. */
  #addScriptPhrases(): void {
    for (const [written, latin] of scriptPhrases(this.rules.scripts)) {
      const ids = written.flatMap((word) => this.fold(word).map((text) => this.id(text)));
      this.flags[ids[0]] |= Fact.phrase;
      this.phrases.add(ids, this.id(latin));
    }
  }

  #readBetween(): void {
    for (const { words, type } of this.rules.between) {
      const ids = words.map((word) => this.id(word));
      this.between.set(ids[0], { words: ids, type: this.id(type) });
    }
  }

  /** The region that letters stand for in one of the countries (bits). */
  regionOf(code: WordId, countries: number): WordId {
    const region = this.#regions.get(`${countries & -countries} ${this.textOf(code)}`);
    return region === undefined ? code : this.id(region);
  }

  /** The town that a word stands for where it is all that is written of it; itself otherwise. */
  shortCityOf(word: WordId): WordId {
    return this.#shortCities.get(word) ?? word;
  }

  /** All that the tables make of words, for a vocabulary that begins with it. Only where they were read, and before values are. */
  image(): Image {
    const { generic, flats, crossings } = this.#rows as AddressRows;
    for (const word of [...generic, ...flats, ...crossings.keys()]) this.id(word);
    this.thinkOfAll();
    let end = 0;
    const sections = {
      ...this.wordSections(),
      phrases: this.phrases.data,
      aliases: Int32Array.of(this.#aliases, this.#listed),
      writtenEnds: Int32Array.from(this.writtenForms, (form) => (end += form.length)),
      writtenWords: Int32Array.from(this.writtenForms.flat()),
    };
    return { meta: this.rules, sections };
  }

  protected override fold(token: string): string[] {
    return cutToken(token, this.#scriptWords).map((word) => this.#withoutMark(word));
  }

  /** Tables have words of scripts without vowels by their letters: of so many letters they are no other words. */
  #withoutMark(word: string): string {
    const letters = lettersBeforeMark(word);
    return letters !== null && this.id(letters) < this.#listed ? letters : word;
  }

  protected override meetPlain(id: WordId): void {
    super.meetPlain(id);
    this.describe(id, id);
  }

  /** The kernel reads plain lines of the United States, in words of ASCII. */
  protected override describe(raw: InternId, word: WordId): void {
    if (raw === word) this.plain.describe(word);
  }

  protected override traitsOf(): number {
    return 0;
  }

  /** A number is a new word in most rows, so no text is made of its digits. */
  protected override meetAscii(id: WordId, bytes: Uint8Array): void {
    if (isDigits(bytes)) this.#thinkDigits(id, bytes.length, bytes[0] === ZERO);
    else super.meetAscii(id, bytes);
  }

  #thinkDigits(id: WordId, length: number, leadingZero: boolean): void {
    this.shape[id] = this.postcodes.ofDigits(length);
    this.flags[id] |= Fact.digits;
    if (leadingZero && length > 1) this.set('value', id, this.id(withoutLeadingZeros(this.textOf(id))));
  }

  protected override think(id: WordId, text: string): void {
    const digit = firstDigit(text);
    if (digit === 0) {
      this.#thinkNumber(id, text);
      return;
    }
    this.shape[id] = digit < 0 && LETTERS.test(text) ? this.postcodes.ofLetters(text.length) : this.postcodes.of(text);
    if (text.length > 1 && text.endsWith(REGION_MARK)) {
      this.flags[id] |= Fact.region;
      return;
    }
    if (text.length === 1) this.flags[id] |= Fact.letter;
    if (digit > 0) this.flags[id] |= GRID.test(text) ? Fact.grid : Fact.code;
    if (this.#rows?.generic.has(text)) this.generic[id] = 1;
    if (this.site[id] === 0 && this.#rows?.flats.has(text)) this.site[id] = 2;
    this.crossing[id] = this.#rows?.crossings.get(text) ?? this.crossing[id];
    const rows = this.#rows?.byAlias.get(text);
    if (rows !== undefined) {
      this.apply(id, text, rows, this.#rows as AddressRows);
      // (what is a town, and nothing else: Muenchner Str.)
      if (Object.keys(rows).join() === 'city') this.#foldUmlauts(id, text);
    } else if (digit > 0) this.#cutCode(id, text);
    else this.#cut(id, text);
  }

  #thinkNumber(id: WordId, text: string): void {
    if (/^\d+$/.test(text)) {
      this.#thinkDigits(id, text.length, text.charCodeAt(0) === ZERO);
      return;
    }
    this.shape[id] = this.postcodes.of(text);
    const lettered = cutNumber(text);
    if (lettered !== null && this.#ordinalEndings.has(lettered[1])) {
      this.flags[id] |= Fact.ordinal;
      this.set('value', id, this.id(lettered[0]));
      return;
    }
    this.flags[id] |= Fact.mixed;
    const postcode = this.#cutPostcode(text);
    const stairs = this.realm === 'world' ? cutStairs(text) : null;
    if (postcode !== null) this.setParts(id, postcode, Fact.joinedDesignator);
    else if (stairs !== null) this.setParts(id, stairs, Fact.joinedDesignator);
    else if (lettered !== null && this.#isOfItsOwn(lettered[1])) this.setParts(id, lettered, Fact.joinedDesignator);
    else if (lettered !== null && (lettered[1].length <= MAX_NUMBER_LETTERS || this.#joinedTails.has(lettered[1])))
      this.setParts(id, lettered, Fact.joinedLetter);
  }

  /** 22Floor, 889Yishan: whether the letters behind a number are a word to themselves. */
  #isOfItsOwn(letters: string): boolean {
    if (letters.length >= MIN_NAME_LETTERS) return !this.#joinedTails.has(letters);
    const word = this.id(letters);
    // ("5 3tr": behind digits a storey, where the letters alone are a trail, a tower)
    return letters.length > 1 && this.unitClass[word] === UnitClass.level && (this.realm === 'world' || (this.flags[word] & Fact.doubtfulUnit) === 0);
  }

  /** Letters and digits that no table lists. */
  #cutCode(id: WordId, text: string): void {
    const postcode = this.#cutPostcode(text);
    if (postcode !== null) {
      this.setParts(id, postcode, Fact.joinedDesignator);
      return;
    }
    const designator = cutDesignator(text);
    if (designator === null) {
      this.#cut(id, text);
      return;
    }
    // (B160 is one word all the same)
    this.setParts(id, designator, 0);
    const head = this.head[id];
    const named = this.unit[head] >= 0 || this.typeBefore[head] >= 0;
    const isFree =
      this.shape[id] === 0 ||
      (this.realm === 'world' && designator[0].length > 1 && NUMBERED.has(this.unitClass[head]) && !(this.flags[head] & Fact.doubtfulUnit));
    if ((named && !(this.flags[id] & Fact.grid) && isFree) || (this.realm === 'world' && isCountryAndPostcode(designator)))
      this.flags[id] |= Fact.joinedDesignator;
  }

  /** A word that no table lists. */
  #cut(id: WordId, text: string): void {
    const plain = this.#withoutUmlauts(text);
    if (plain !== text || text.length >= MIN_CUT) this.#cutPlain(id, plain, plain !== text);
  }

  #withoutUmlauts(text: string): string {
    return this.realm === 'us' ? text : foldedUmlauts(text);
  }

  #foldUmlauts(id: WordId, text: string): void {
    const plain = this.#withoutUmlauts(text);
    if (plain !== text) this.#writeAs(id, [this.id(plain)]);
  }

  #writeAs(id: WordId, form: readonly WordId[]): void {
    this.flags[id] |= Fact.written;
    this.setWritten(id, form);
  }

  /** @param isWritten  another word than that of the id. */
  #cutPlain(id: WordId, plain: string, isWritten: boolean): void {
    const isCut = plain.length >= MIN_CUT;
    const joined = isCut ? cutJoinedType(plain, this.#joined.get(plain.charCodeAt(plain.length - 1)) ?? []) : null;
    if (joined !== null) {
      this.setParts(id, joined, Fact.joinedType);
      return;
    }
    const name = (isCut ? cutArticle(plain, this.#elided.get(plain.charCodeAt(0)) ?? []) : null) ?? (isWritten ? plain : null);
    if (name === null) return;
    this.#writeAs(id, [this.id(name)]);
  }

  #cutPostcode(text: string): WordParts | null {
    return this.realm === 'us' ? null : cutPostcode(text);
  }

  /** Whether a word is an alias of the tables, blanks left out. */
  isAlias(id: WordId): boolean {
    return id < this.#aliases;
  }

  /** Whether a type in front of names is that of what leaves another street: soi. */
  isLeadingLane(id: WordId): boolean {
    return this.typeBefore[id] >= 0 && this.textOf(this.typeBefore[id]) === LANE;
  }

  /** Whether a section is a block of lots: Qd. 2, Mz. 4. */
  isBlock(id: WordId): boolean {
    return this.unitClass[id] === UnitClass.section && this.textOf(this.unit[id]) === BLOCK;
  }

  /** Whether a type is a road without more of a name than its number, which boxes stand at, too: Route 1 Box 81. */
  isRoute(id: WordId): boolean {
    return this.typeBefore[id] >= 0 && this.textOf(this.typeBefore[id]) === ROUTE;
  }

  /** Evidence of sharing this word: natural logarithm of its rarity in a million street names. */
  weightOf(id: WordId): number {
    return streetWordWeight(this.textOf(id), (this.flags[id] & Fact.connective) !== 0);
  }
}
