import { InternTable, type InternId } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { type LexiconEntry, lexiconTable, type TableName, wordFrequency } from '../../lexicon/lexicon.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { foldToken } from './fold-token.js';
import { skeleton } from './skeleton.js';
import { SpellingIndex } from './spelling.js';
import {
  CONNECTIVE_KINDS,
  Flag,
  isConnective,
  isDomain,
  isDoubtfulMarker,
  Kind,
  LegalMode,
  legalModeOf,
  MAX_PACKED,
  Noise,
  noiseOf,
  Pace,
} from './word-kinds.js';

/** Id of a folded word: dense, in order of first sight; never part of a key. */
export type WordId = number;

const ZERO = 48;
const NINE = 57;

/** Raw token ids map to one word, to a list of words (`LIST - index`), to none, or are not known yet. */
const NONE = -1;
const UNKNOWN = -2;
const LIST = -3;

/** The tables in the order in which they win where a phrase stands in several. */
const PHRASE_TABLES: readonly TableName[] = ['legalForms', 'connectives', 'noise', 'places', 'genericWords'];

/**
 * Everything known of the words seen so far. The kernel's scan gives a dense id to each different raw token; this class thinks about it once
 * (folding, tables, skeleton, weight: about a microsecond) and leaves integers behind.
 */
export class CompanyWords {
  readonly raw: InternTable;
  readonly table: InternTable;
  readonly text: string[] = [];
  /** All rows of the lexicon that a word or phrase can point to. */
  readonly entries: LexiconEntry[] = [];
  readonly phrases = new PhraseTrie();
  /** Names of places in several words ("united states"). */
  readonly placePhrases = new PhraseTrie();
  /** Well-known names and the acronyms that stand for them in any name. */
  readonly names = new PhraseTrie();
  /** The same with every short form, for the wide level. */
  readonly wideNames = new PhraseTrie();
  /** Short forms that count only where they are the whole name. */
  readonly wholeNames = new PhraseTrie();
  /** Well-known names by their letters without blanks. */
  readonly joinedNames = new Map<string, number>();

  kind = new Uint8Array(1 << 14);
  /** What a value made of such words needs: see {@link Pace}. */
  pace = new Uint16Array(1 << 14);
  flags = new Uint16Array(1 << 14);
  legalMode = new Uint8Array(1 << 14);
  noise = new Uint8Array(1 << 14);
  /** Index into `entries` of the row that made the word what it is; -1: none. */
  entry = new Int32Array(1 << 14);
  legalEntry = new Int32Array(1 << 14);
  /** The word after safe rewriting: spelling variants, unmistakable abbreviations, numbers in words. */
  canonical = new Int32Array(1 << 14);
  /** The word that it abbreviates where other words stand beside it; itself where it is no abbreviation. */
  expansion = new Int32Array(1 << 14);
  /** Common base of a generic word's inflections and translations, of a place's names; itself otherwise. */
  base = new Int32Array(1 << 14);
  /** The word's skeleton at the wide level, made when first asked for (0: not yet; id + 1). */
  #wide = new Int32Array(1 << 14);
  #corrected = new Int32Array(1 << 14);

  readonly and: WordId;
  readonly tailMarker: WordId;
  readonly legalMarker: WordId;

  readonly #kernel: Kernel;
  readonly #ids = new Map<string, WordId>();
  /**
   * For each raw token the word it is and that word's pace, packed (see `pack`): one look at memory for all that a usual value needs. Negative: no word,
   * several, or not met yet (see `expand`).
   */
  rawWords = new Int32Array(1 << 14).fill(UNKNOWN);
  readonly #lists: (readonly WordId[])[] = [];
  readonly #single = new Map<string, Partial<Record<TableName, number>>>();
  readonly #canonicalNames: (readonly WordId[])[] = [];
  #spelling: SpellingIndex | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.raw = new InternTable(kernel);
    this.table = new InternTable(kernel);
    for (const table of ['legalForms', 'connectives', 'numbers', 'noise', 'genericWords', 'places', 'abbreviations', 'shortNames'] as const) {
      for (const entry of lexiconTable(table)) {
        const index = this.entries.push(entry) - 1;
        if (entry.words.length > 1) continue;
        const word = entry.words[0];
        let known = this.#single.get(word);
        if (known === undefined) this.#single.set(word, (known = {}));
        known[table] ??= index;
      }
    }
    this.and = this.id('and');
    this.tailMarker = this.id('~');
    this.legalMarker = this.id('|');
    for (const table of PHRASE_TABLES) {
      for (const [index, entry] of this.entries.entries()) {
        if (entry.table !== table || entry.words.length === 1) continue;
        if (isDoubtfulMarker(entry)) continue;
        this.#addPhrase(this.phrases, Flag.phraseStart, entry.words, index);
        if (table !== 'places') continue;
        const plain = this.plainWords(entry.words);
        if (plain.length > 1) this.#addName(this.placePhrases, Flag.placeStart, plain, index);
      }
    }
    for (const [index, entry] of this.entries.entries()) {
      if (entry.table !== 'shortNames') continue;
      // Well-known names are looked for after connectives are gone ("bank america"), see levels.ts.
      const name = this.plainWords(entry.canonicalWords);
      this.#canonicalNames[index] = name;
      const alias = this.plainWords(entry.words);
      // A generic word, a place or two letters alone are no well-known name in a longer one.
      const lone = alias.length === 1 && (this.kind[alias[0]] !== Kind.name || this.text[alias[0]].length <= 2);
      if (entry.ambiguous === 'whole' || lone || (alias.length === 1 && entry.class !== 'acronym'))
        this.#addName(this.wholeNames, Flag.wholeNameStart, alias, index);
      else this.#addName(this.names, Flag.nameStart, alias, index);
      if (entry.ambiguous !== 'whole' && !lone) this.#addName(this.wideNames, Flag.wideNameStart, alias, index);
      if (name.length > 1) {
        this.#addName(this.names, Flag.nameStart, name, index);
        this.#addName(this.wideNames, Flag.wideNameStart, name, index);
        this.joinedNames.set(name.map((word) => this.text[word]).join(''), index);
      }
    }
    for (let id = 0; id < this.text.length; id++) this.pace[id] = this.#paceOf(id);
  }

  #paceOf(id: WordId): number {
    const flags = this.flags[id];
    const kind = this.kind[id];
    const always = (flags & Flag.initial ? Pace.initial : 0) | (this.canonical[id] === id ? 0 : Pace.rewritten);
    let pace: number = Pace.content | always;
    if ((kind === Kind.conjunction && this.canonical[id] !== this.and) || kind === Kind.aliasMarker || isDomain(this.text[id]) || flags & Flag.numeral)
      return Pace.careful | always;
    if (this.noise[id] !== Noise.none) pace |= Pace.noise;
    if (this.expansion[id] !== id) pace |= Pace.abbreviates;
    if (this.legalMode[id] === LegalMode.beside) return Pace.careful | always;
    if (this.legalMode[id] === LegalMode.anywhere) pace |= Pace.legal;
    else if (this.legalMode[id] !== LegalMode.none) pace |= Pace.legalAtEnd;
    if (flags & Flag.phraseStart || this.flags[this.canonical[id]] & Flag.phraseStart) pace |= Pace.mayBegin;
    const all = flags | this.flags[this.canonical[id]];
    if (all & Flag.nameStart) pace |= Pace.notMedium;
    if (all & Flag.wholeNameStart) pace |= Pace.notFirst;
    if (isConnective(kind)) pace |= Pace.connective;
    return pace;
  }

  /** Words as values have them at the medium level: canonical, connectives left out where they are certainly that. */
  plainWords(words: readonly string[]): WordId[] {
    const ids = words.map((word) => this.canonical[this.id(word)]);
    const plain = ids.filter((id, i) => !this.isDroppedConnective(id, i === 0 || i === ids.length - 1));
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

  /** The full name (medium level) that entry `index` of the short names stands for. */
  canonicalName(index: number): readonly WordId[] {
    return this.#canonicalNames[index];
  }

  /** Number of words of the place of several words that begins at `words[i]`; 0: none does. Medium words. */
  placeLength(words: Int32Array, i: number, end: number): number {
    if (!(this.flags[words[i]] & Flag.placeStart) || this.placePhrases.match(words, i, end) < 0) return 0;
    return this.placePhrases.matchLength;
  }

  #addName(trie: PhraseTrie, flag: number, words: readonly WordId[], index: number): void {
    trie.add(words, index);
    this.flags[words[0]] |= flag;
  }

  #addPhrase(trie: PhraseTrie, flag: number, words: readonly string[], index: number): void {
    const ids = words.map((word) => this.canonical[this.id(word)]);
    trie.add(ids, index);
    this.flags[ids[0]] |= flag;
  }

  /** Id of a folded word. */
  id(text: string): WordId {
    return this.#idOfBytes(text, -1);
  }

  /** {@link id}; `start`: where the word's bytes lie in the kernel's memory already, or -1. */
  #idOfBytes(text: string, start: number): WordId {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = start < 0 ? this.table.internAscii(text) : this.table.internCopy(start, text.length);
    this.#ids.set(text, id);
    this.text[id] = text;
    if (id >= this.kind.length) this.#grow();
    this.#think(id, text);
    return id;
  }

  #grow(): void {
    const larger = <T extends Uint8Array | Uint16Array | Int32Array | Float32Array>(old: T): T => {
      const copy = new (old.constructor as new (length: number) => T)(old.length * 2);
      copy.set(old);
      return copy;
    };
    this.kind = larger(this.kind);
    this.pace = larger(this.pace);
    this.flags = larger(this.flags);
    this.legalMode = larger(this.legalMode);
    this.noise = larger(this.noise);
    this.entry = larger(this.entry);
    this.legalEntry = larger(this.legalEntry);
    this.canonical = larger(this.canonical);
    this.expansion = larger(this.expansion);
    this.base = larger(this.base);
    this.#wide = larger(this.#wide);
    this.#corrected = larger(this.#corrected);
  }

  #think(id: WordId, text: string): void {
    this.entry[id] = -1;
    this.legalEntry[id] = -1;
    this.canonical[id] = id;
    this.expansion[id] = id;
    this.base[id] = id;
    const last = text.charCodeAt(text.length - 1);
    const endsInDigit = last >= ZERO && last <= NINE;
    const digits = endsInDigit && /^\d+$/.test(text);
    let flags = digits ? Flag.digits : 0;
    if (text.length === 1 && !digits) flags |= Flag.initial;
    let kind: number = digits ? Kind.number : Kind.name;
    const known = this.#single.get(text);
    if (digits) {
      const plain = text.replace(/^0+(?=\d)/, '');
      if (plain !== text) this.canonical[id] = this.id(plain);
    } else if (known === undefined) {
      // "ADR1", "REGS4": noise with a number against it
      const noise = endsInDigit ? this.#single.get(text.replace(/\d+$/, ''))?.noise : undefined;
      // a par value that has its number already (NK1) needs none beside it
      if (noise !== undefined) this.noise[id] = this.entries[noise].class === 'role' ? Noise.none : Noise.always;
    } else {
      flags |= Flag.lexical;
      const { legalForms, numbers, noise, genericWords, places, abbreviations } = known;
      // a doubtful "formerly", "late", "ex" is a word of the name
      const connectives = known.connectives !== undefined && isDoubtfulMarker(this.entries[known.connectives]) ? undefined : known.connectives;
      if (legalForms !== undefined) {
        this.legalEntry[id] = legalForms;
        this.legalMode[id] = legalModeOf(this.entries[legalForms]);
      }
      if (noise !== undefined) this.noise[id] = noiseOf(this.entries[noise]);
      if (places !== undefined) flags |= Flag.place;
      if (numbers !== undefined && this.entries[numbers].class === 'roman' && this.entries[numbers].ambiguous) flags |= Flag.numeral;
      const row = (index: number | undefined): LexiconEntry | undefined => (index === undefined ? undefined : this.entries[index]);
      const safe = (index: number | undefined): boolean => row(index)?.ambiguous === '';
      if (connectives !== undefined) {
        const { class: cls, ambiguous } = this.entries[connectives];
        kind = CONNECTIVE_KINDS[cls];
        if (ambiguous) flags |= Flag.contextual;
        this.entry[id] = connectives;
        if (kind === Kind.conjunction && !ambiguous) this.canonical[id] = text === 'and' ? id : this.id('and');
      } else if (numbers !== undefined && safe(numbers)) {
        kind = Kind.number;
        this.entry[id] = numbers;
        this.canonical[id] = this.id(this.entries[numbers].canonicalWords.join(''));
      } else if (abbreviations !== undefined && safe(abbreviations)) {
        const word = this.id(this.entries[abbreviations].canonicalWords.join(''));
        this.canonical[id] = this.canonical[word];
        kind = this.kind[word];
        this.entry[id] = abbreviations;
      } else if (genericWords !== undefined) {
        kind = Kind.generic;
        if (this.entries[genericWords].class === 'structure') flags |= Flag.structure;
        this.entry[id] = genericWords;
        this.base[id] = this.#baseOf(id, genericWords);
      } else if (places !== undefined && safe(places)) {
        kind = Kind.place;
        this.entry[id] = places;
        this.base[id] = this.#baseOf(id, places);
      }
      if (abbreviations !== undefined && !safe(abbreviations)) {
        this.expansion[id] = this.canonical[this.id(this.entries[abbreviations].canonicalWords.join(''))];
        if (this.entry[id] < 0) this.entry[id] = abbreviations;
      }
    }
    this.kind[id] = kind;
    this.flags[id] |= flags;
    this.pace[id] = this.#paceOf(id);
    if (kind === Kind.name && flags === 0 && this.canonical[id] === id && this.noise[id] === Noise.none) this.flags[id] |= Flag.plain;
  }

  #baseOf(id: WordId, index: number): WordId {
    const text = this.entries[index].canonicalWords.join('');
    return text === this.text[id] ? id : this.id(text);
  }

  /** The number that a Roman numeral stands for ({@link Flag.numeral}). */
  numeralOf(id: WordId): WordId {
    const { numbers } = this.#single.get(this.text[id]) as { numbers: number };
    return this.id(this.entries[numbers].canonicalWords.join(''));
  }

  /** Evidence of sharing this word: natural logarithm of its rarity in a million names. */
  weightOf(id: WordId): number {
    return rarity(this.text[this.canonical[id]], (this.flags[id] & Flag.digits) !== 0);
  }

  /** Whether entry `index` is a legal form that counts wherever it stands. */
  isFormAnywhere(index: number): boolean {
    return this.entries[index].table === 'legalForms' && this.entries[index].ambiguous === '';
  }

  /** Whether a word is a legal form of one word. */
  isLegalForm(text: string): boolean {
    return this.#single.get(text)?.legalForms !== undefined;
  }

  /**
   * Appends the words of a raw token to `out` at `at`; returns the end. A token with bytes beyond ASCII is folded here, once.
   */
  expand(rawId: InternId, out: Int32Array, at: number): number {
    if (rawId >= this.rawWords.length) {
      const larger = new Int32Array(Math.max(this.rawWords.length * 2, rawId + 1)).fill(UNKNOWN);
      larger.set(this.rawWords);
      this.rawWords = larger;
    }
    let word = this.rawWords[rawId];
    if (word === UNKNOWN) {
      let met = this.#meet(rawId);
      // what cannot be packed goes by the list of its one word
      if (met >= MAX_PACKED) met = LIST - (this.#lists.push([met]) - 1);
      word = this.rawWords[rawId] = met < 0 ? met : met + this.pace[met] * MAX_PACKED;
    }
    if (word >= 0) {
      if (at < out.length) out[at++] = word % MAX_PACKED;
    } else if (word <= LIST) {
      for (const part of this.#lists[LIST - word]) if (at < out.length) out[at++] = part;
    }
    return at;
  }

  #meet(rawId: InternId): number {
    const start = this.raw.start(rawId);
    const end = start + this.raw.length(rawId);
    const { u8 } = this.#kernel;
    let ascii = true;
    for (let i = start; i < end && ascii; i++) ascii = u8[i] < 0x80;
    const bytes = u8.subarray(start, end);
    if (ascii) {
      const text = String.fromCharCode.apply(null, bytes as unknown as number[]);
      return text === '&' || text === '+' ? this.and : this.#idOfBytes(text, start);
    }
    const words = foldToken(new TextDecoder().decode(bytes)).map((word) => (word === '&' || word === '+' ? this.and : this.id(word)));
    if (words.length === 0) return NONE;
    if (words.length === 1) return words[0];
    return LIST - (this.#lists.push(words) - 1);
  }

  /** The word at the wide level: the spelling of the known word it is one slip away from, then its skeleton. */
  wide(id: WordId): WordId {
    const known = this.#wide[id];
    if (known > 0) return known - 1;
    const corrected = this.corrected(id);
    const result = this.id(skeleton(this.text[corrected]));
    this.#wide[id] = result + 1;
    return result;
  }

  /** A word that no table knows, one slip away from exactly one word of the tables: that word. Otherwise the word itself. */
  corrected(id: WordId): WordId {
    const known = this.#corrected[id];
    if (known > 0) return known - 1;
    const result = this.#correct(id);
    this.#corrected[id] = result + 1;
    return result;
  }

  #correct(id: WordId): WordId {
    const text = this.text[id];
    if (this.flags[id] & (Flag.lexical | Flag.digits) || text.length < SpellingIndex.minLength || wordFrequency(text) > 0) return id;
    this.#spelling ??= SpellingIndex.of(this.#spellable());
    const found = this.#spelling.nearest(text);
    return found === null ? id : this.canonical[this.id(found)];
  }

  *#spellable(): Iterable<string> {
    for (const entry of this.entries) {
      if (entry.table === 'shortNames' || entry.table === 'genericWords' || entry.table === 'abbreviations') {
        if (entry.table !== 'abbreviations') yield* entry.words;
        yield* entry.canonicalWords;
      }
    }
  }
}

const NAMES = 1_000_000;
/** A word in no list is taken to occur in so many of a million names. */
const UNSEEN = 4;

function rarity(text: string, digits: boolean): number {
  if (digits) return Math.min(Math.log(10) * text.length + 2, 9);
  return Math.log(NAMES / Math.max(wordFrequency(text), UNSEEN));
}
