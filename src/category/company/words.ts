import type { SectionArray } from '../../column/section-file.js';
import { type InternId, NO_CLASS } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { isCharactersWord, isSpokenWord, readingOf } from '../../lexicon/han-characters.js';
import { type Image, named, within } from '../../lexicon/image.js';
import { type LexiconEntry, lexiconTable } from '../../lexicon/lexicon.js';
import { lettersOfDigits } from '../../lexicon/look-alike-digits.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { foldedUmlauts } from '../../lexicon/written-umlauts.js';
import { withoutLeadingZeros } from '../../text/without-leading-zeros.js';
import { SpellingIndex } from '../spelling.js';
import { resized, resizedIdentity, type TokenWords, Vocabulary, type WordId } from '../vocabulary.js';
import { isOrder } from './codes.js';
import { isListedWord } from './inflected-words.js';
import { ContextWords } from './context-words.js';
import { describeByRows } from './described-words.js';
import { unmistakableNames } from './famous-names.js';
import { BesideForms } from './beside-forms.js';
import { foldToken } from './fold-token.js';
import { KnownNames } from './known-names.js';
import { LegalForms } from './legal-forms.js';
import { LoneLetters } from './lone-letters.js';
import { paceOf } from './pace.js';
import { PlaceNames } from './place-names.js';
import { plainClassOf } from './plain-classes.js';
import { PlainPairs } from './plain-pairs.js';
import { CompanyRows, type CompanyTable, PHRASE_TABLES, SPELLED_TABLES } from './rows.js';
import { WideWords } from './wide-words.js';
import { Flag, isConnective, isDoubtfulMarker, Kind, LegalMode, mayHaveNumber, Noise, noiseOf, Pace } from './word-kinds.js';
import { wordWeight } from './word-weight.js';

const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/** Everything known of the words of company names seen so far. */
export class CompanyWords extends Vocabulary {
  /** All rows of the lexicon that a word or phrase can point to. */
  readonly rows: CompanyRows;
  readonly phrases: PhraseTrie;
  readonly places: PlaceNames;
  readonly known: KnownNames;
  readonly legalForms: LegalForms;
  readonly pairs: PlainPairs;
  readonly wideWords = new WideWords(this);
  readonly loneLetters = new LoneLetters(this);
  readonly context = new ContextWords(this);
  readonly beside = new BesideForms(this);

  kind = new Uint8Array(0);
  /** What a value made of such words needs: see {@link Pace}. */
  pace = new Uint16Array(0);
  flags = new Uint16Array(0);
  legalMode = new Uint8Array(0);
  noise = new Uint8Array(0);
  /** Number of the row that made the word what it is; -1: none. */
  entry = new Int32Array(0);
  legalEntry = new Int32Array(0);
  /** The word after safe rewriting: spelling variants, unmistakable abbreviations, numbers in words. */
  canonical = new Int32Array(0);
  /** The word that it abbreviates where other words stand beside it; itself where it is no abbreviation. */
  expansion = new Int32Array(0);
  /** Common base of a generic word's inflections and translations, of a place's names, of characters that are read alike; itself otherwise. */
  base = new Int32Array(0);

  readonly of: WordId;
  readonly tailMarker: WordId;
  readonly legalMarker: WordId;
  /** Stands in front of initials where they tell two values of one narrow text apart. */
  readonly asideMarker: WordId;
  /** Words that are noise, with the numbers of their rows; made when first asked for. */
  #noiseRows: ReadonlyMap<string, number> | undefined;
  /** Whether the tables have been read: what the kernel is told of a word hangs on all of them. */
  #knowsNames = false;
  /** See {@link spellings}; `null`: to be read from the tables. */
  readonly #spellings: Int32Array | null;

  /** @param image  what {@link image} gave; `null`: the tables are read. */
  constructor(kernel: Kernel, image: Image | null) {
    super(kernel);
    if (image !== null) {
      this.rows = CompanyRows.from(within('rows', image.sections));
      this.restoreWords(image.sections);
    } else {
      const { rows, words } = CompanyRows.read();
      this.rows = rows;
      this.announce(words);
    }
    this.of = this.id('of');
    this.tailMarker = this.id('~');
    this.legalMarker = this.id('|');
    this.asideMarker = this.id('"');
    if (image !== null) {
      const { phrases, placePhrases, spellings } = image.sections;
      this.legalForms = LegalForms.from(this, within('legalForms', image.sections));
      this.phrases = PhraseTrie.from(phrases as Int32Array);
      this.places = new PlaceNames(this, PhraseTrie.from(placePhrases as Int32Array));
      this.known = KnownNames.from(this, within('known', image.sections));
      this.pairs = PlainPairs.from(kernel, within('pairs', image.sections));
      this.#spellings = spellings as Int32Array;
      this.#knowsNames = true;
      return;
    }
    this.legalForms = LegalForms.read(this);
    this.phrases = new PhraseTrie();
    this.places = new PlaceNames(this, new PhraseTrie());
    for (const table of PHRASE_TABLES) {
      this.eachRow(table, (entry, index) => {
        if (entry.words.length === 1 || isDoubtfulMarker(entry)) return;
        const words = entry.words.map((word) => this.canonical[this.id(word)]);
        this.addPhrase(this.phrases, Flag.phraseStart, words, index);
        if (table !== 'places') return;
        const plain = this.plainWords(entry.words);
        if (plain.length > 1) this.addPhrase(this.places.phrases, Flag.placeStart, plain, index);
      });
    }
    // (as they are written: "20 First" is not 21. Not "one hundred": that begins too many names.)
    this.eachRow('numbers', ({ words }, index) => {
      const ids = words.map((word) => this.id(word));
      if (ids.length > 1 && this.kind[ids[0]] === Kind.number) this.addPhrase(this.phrases, Flag.phraseStart, ids, index);
    });
    // (names are read as values are, in which as yet no name is known)
    this.known = KnownNames.none(this);
    this.known = KnownNames.read(this);
    this.pairs = PlainPairs.read(kernel, this);
    this.#spellings = null;
    this.#knowsNames = true;
    this.forget();
    this.#describeAll();
  }

  /** Says what is known so far: of what was thought before the phrases were read, more is known now. */
  #describeAll(): void {
    for (let id = 0; id < this.table.count; id++) {
      if (!this.hasThought(id)) continue;
      this.pace[id] = paceOf(this, id, false);
      this.describe(id, id);
    }
  }

  /** All that the tables make of words, for a vocabulary that begins with it. Only where they were read, and before values are. */
  image(): Image {
    const legalForms = this.legalForms.sections;
    const spellings = Int32Array.from(new Set([...this.spellings()].filter(SpellingIndex.takes)), (word) => this.id(word)).sort();
    this.thinkOfAll();
    this.#describeAll();
    const sections = {
      ...named('rows', this.rows.sections),
      ...this.wordSections(),
      phrases: this.phrases.data,
      placePhrases: this.places.phrases.data,
      ...named('known', this.known.sections),
      ...named('legalForms', legalForms),
      ...named('pairs', this.pairs.sections),
      spellings,
    };
    return { meta: {}, sections };
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { kind, pace, flags, legalMode, noise, entry, legalEntry, canonical, expansion, base } = this;
    return { kind, pace, flags, legalMode, noise, entry, legalEntry, canonical, expansion, base };
  }

  protected override readAs(raw: InternId): string | null {
    const text = this.textOf(raw);
    if (this.rows.ofWord(raw) !== undefined) return null;
    const read = lettersOfDigits(text, isListedWord);
    return read === text ? null : read;
  }

  protected override fold(token: string, raw: number): string[] {
    this.beside.meet(raw, token);
    return foldToken(token);
  }
  override wordsBeside(raw: number, raws: Int32Array, from: number, end: number): TokenWords | null {
    return this.beside.isJapan(raws, from, end) ? this.beside.wordsInJapan(raw) : null;
  }

  protected override traitsOf(id: WordId): number {
    return this.pace[id];
  }

  protected override resize(capacity: number): void {
    this.kind = resized(this.kind, capacity, Kind.name);
    this.pace = resized(this.pace, capacity, Pace.content);
    this.flags = resized(this.flags, capacity, Flag.plain);
    this.legalMode = resized(this.legalMode, capacity, LegalMode.none);
    this.noise = resized(this.noise, capacity, Noise.none);
    this.entry = resized(this.entry, capacity, -1);
    this.legalEntry = resized(this.legalEntry, capacity, -1);
    this.canonical = resizedIdentity(this.canonical, capacity);
    this.expansion = resizedIdentity(this.expansion, capacity);
    this.base = resizedIdentity(this.base, capacity);
  }

  /** All that `resize` has written is right for it. */
  protected override meetPlain(): void {}

  /** The same goes for a word of letters that may be umlauts and are none, and, but for what it is folded to, for one of umlauts of which nothing is known either way. */
  protected override meetAscii(id: WordId, bytes: Uint8Array): void {
    const text = this.textOf(id);
    const folded = isPlain(bytes) && this.rows.ofWord(id) === undefined ? this.idOfLetters(foldedUmlauts(text)) : -1;
    const isKnown = folded >= 0 && folded !== id && (this.rows.ofWord(folded) !== undefined || this.flags[folded] !== Flag.plain);
    if (folded < 0 || isKnown) super.meetAscii(id, bytes);
    else if (folded !== id) {
      this.#rewrite(id, folded);
      this.flags[id] = 0;
      this.pace[id] = Pace.content | Pace.rewritten;
    }
  }

  /** What `think` makes of it. */
  protected override meetNumber(id: WordId): boolean {
    this.kind[id] = Kind.number;
    this.flags[id] = Flag.digits;
    return true;
  }

  protected override kernelClass(id: WordId): number {
    return this.#knowsNames ? plainClassOf(this, id) : NO_CLASS;
  }

  /** Calls `visit` for each row of a table, with its number. */
  eachRow(table: CompanyTable, visit: (entry: LexiconEntry, index: number) => void): void {
    const [start, end] = this.rows.range(table);
    for (let i = start; i < end; i++) visit(this.rows.at(i), i);
  }

  protected override kernelWord(id: WordId): WordId {
    return this.canonical[id];
  }

  /** Words as values have them at the medium level: canonical, connectives left out where they are certainly that. */
  plainWords(words: readonly string[]): WordId[] {
    const ids = words.map((word) => this.canonical[this.id(word)]);
    const all = Int32Array.from(ids);
    const plain = ids.filter((id, i) => this.places.beginsWithConnective(all, i, ids.length) || !this.isDroppedConnective(id, i === 0 || i === ids.length - 1));
    return plain.length > 0 ? plain : ids;
  }

  /**
   * Whether a word is a connective that the medium level leaves out; `atEnd`: it is the first or the last of its name. Only articles fall there: Uber (über) and
   * Dell (dell') are names.
   */
  isDroppedConnective(id: WordId, atEnd: boolean): boolean {
    const kind = this.kind[id];
    return kind === Kind.article ? !(atEnd && this.flags[id] & Flag.contextual) : isConnective(kind) && !atEnd;
  }

  /** The word for letters that dots hold together, where without dots it is another. */
  dotted(id: WordId): WordId {
    return this.id([...this.textOf(id)].join('.'));
  }

  /** Adds a phrase to a trie, and `flag` to its first word, so that only such words are looked up. Only before values are read. */
  addPhrase(trie: PhraseTrie, flag: number, words: readonly WordId[], index: number): void {
    trie.add(words, index);
    this.flags[words[0]] |= flag;
  }

  protected override think(id: WordId, text: string): void {
    if (isCharactersWord(text) || isSpokenWord(text)) {
      // (no slip of any word)
      this.flags[id] = Flag.lexical;
      const reading = this.id(readingOf(text));
      this.base[id] = reading;
      return;
    }
    const endsInDigit = /\d$/.test(text);
    const digits = endsInDigit && /^\d+$/.test(text);
    const rows = this.rows.ofWord(id);
    // flags given by `addPhrase` stay
    let flags = this.flags[id] & ~Flag.plain;
    if (digits) flags |= Flag.digits;
    else if (text.length === 1) flags |= Flag.initial;
    this.flags[id] = flags;
    if (digits) {
      this.kind[id] = Kind.number;
      const plain = withoutLeadingZeros(text);
      if (plain !== text) this.#rewrite(id, this.id(plain));
    } else if (rows === undefined) {
      // "ADR1", "REGS4": noise with a number against it; a par value that has its number already (NK1) needs none beside it
      const noise = endsInDigit ? this.#noiseRow(text.replace(/\d+$/, '')) : undefined;
      const what = noise === undefined ? Noise.none : noiseOf(this.rows.at(noise));
      this.noise[id] = mayHaveNumber(what) ? Noise.always : isOrder(text) ? Noise.signed : Noise.none;
      this.#foldUmlauts(id, text, false);
    } else {
      this.flags[id] |= Flag.lexical;
      describeByRows(this, id, text, rows);
      if (this.canonical[id] === id) this.#foldUmlauts(id, text, true);
    }
    this.pace[id] = paceOf(this, id, false);
    if (this.kind[id] === Kind.name && this.flags[id] === 0 && this.canonical[id] === id && this.noise[id] === Noise.none) this.flags[id] |= Flag.plain;
  }

  /** Takes a word with umlauts in two letters for the same without, unless tables rewrite that (möbel: moebel). `listed`: only for one that tables say the same of. */
  #foldUmlauts(id: WordId, text: string, listed: boolean): void {
    const plain = foldedUmlauts(text);
    if (plain === text) return;
    const folded = this.id(plain);
    const rows = this.rows.ofWord(folded);
    const row = rows?.abbreviations;
    if (row !== undefined && this.rows.at(row).canonicalWords.join('') === text) return;
    if (listed && (rows === undefined || this.kind[folded] !== this.kind[id])) return;
    this.#rewrite(id, this.canonical[folded]);
    this.kind[id] = this.kind[folded];
    this.entry[id] = this.entry[folded];
  }

  /** (An id that is asked for may make the arrays grow: it is always had before one is written to.) */
  #rewrite(id: WordId, to: WordId): void {
    this.canonical[id] = to;
  }

  /** Words of the tables that others may be slips of. */
  *spellings(): Iterable<string> {
    if (this.#spellings !== null) {
      for (const id of this.#spellings) yield this.textOf(id);
      return;
    }
    for (const table of SPELLED_TABLES) {
      for (const { words, canonicalWords } of lexiconTable(table)) {
        if (table !== 'abbreviations') yield* words;
        yield* canonicalWords;
      }
    }
    yield* unmistakableNames();
  }

  /** Number of the noise row of a word. */
  #noiseRow(text: string): number | undefined {
    if (this.#noiseRows === undefined) {
      const rows = new Map<string, number>();
      this.eachRow('noise', ({ words }, index) => {
        if (words.length === 1 && !rows.has(words[0])) rows.set(words[0], index);
      });
      this.#noiseRows = rows;
    }
    return this.#noiseRows.get(text);
  }

  /** Number of the row that makes a word `becomes`: a word may be a generic one by one row and an abbreviation by another ("bus."); -1: none. */
  entryOfRewriting(id: WordId, becomes: WordId): number {
    const connective = this.loneLetters.rowsOf(id).find((row) => this.loneLetters.wordOf(row) === becomes);
    if (connective !== undefined) return connective;
    const number = this.flags[id] & Flag.numeral ? (this.rows.ofWord(id)?.numbers ?? -1) : -1;
    if (number >= 0 && this.numberOf(number) === becomes) return number;
    const abbreviation = this.rows.ofWord(id)?.abbreviations ?? -1;
    return abbreviation >= 0 && this.rows.at(abbreviation).canonicalWords.join('') === this.textOf(becomes) ? abbreviation : this.entry[id];
  }

  /** The number that a Roman numeral stands for ({@link Flag.numeral}). */
  numeralOf(id: WordId): WordId {
    const { numbers } = this.rows.ofWord(id) as { numbers: number };
    return this.numberOf(numbers);
  }

  /** The number that a row of the numbers says. */
  numberOf(row: number): WordId {
    return this.id(this.rows.at(row).canonicalWords.join(''));
  }

  /** Evidence of sharing this word: natural logarithm of its rarity in a million names. */
  weightOf(id: WordId): number {
    return wordWeight(this.textOf(this.canonical[id]), (this.flags[id] & Flag.digits) !== 0);
  }
}

/** Whether a word is of letters, two at least. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes.length > 1 && bytes.every((byte) => byte >= SMALL_A && byte <= SMALL_Z);
}
