import type { SectionArray } from '../../column/section-file.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Image } from '../../lexicon/image.js';
import { isCivil } from '../../lexicon/civil-titles.js';
import { plainToken } from '../../lexicon/han-characters.js';
import { type LexiconEntry, wordFrequency } from '../../lexicon/lexicon.js';
import { lettersOfDigits } from '../../lexicon/look-alike-digits.js';
import { PhraseTrie } from '../../lexicon/phrase-trie.js';
import { recognizer, rewriter } from '../../lexicon/spelling-rules.js';
import { foldedUmlauts } from '../../lexicon/written-umlauts.js';
import { SpellingIndex } from '../spelling.js';
import { type InternId, NO_CLASS } from '../../kernel/intern-table.js';
import { resized, resizedIdentity, Vocabulary, type WordId } from '../vocabulary.js';
import { COMMA, foldNameToken, SYLLABLES } from './fold-token.js';
import { LOST } from '../../text/lost-letters.js';
import { rarityOf } from './name-rarity.js';
import { plainClassOf } from './plain-classes.js';
import { splitSyllables } from './syllable-scripts.js';
import { type IndividualRows, individualRows, type NameFamily } from './rows.js';
import { consonants, nameSkeleton } from './skeleton.js';
import { Flag, isNoSyllable, mayBeInitials, PlainName, STRUCTURE, Surety } from './word-kinds.js';

/** A given name that so many of a million people bear is known, and no slip of another. */
const KNOWN_PER_MILLION = 10;
/** A name as common as this is meant where a word could be a title as well. */
const COMMON_PER_MILLION = 60;
/** Languages whose surnames stand in front. */
const EAST_ASIAN = new Set(['zh', 'ko', 'vi']);

const FLAGS_OF: Readonly<Record<string, readonly [sure: number, doubtful: number]>> = {
  titles: [Flag.title, Flag.doubtfulTitle],
  particles: [Flag.particle, Flag.particle],
  generations: [Flag.generation, Flag.generationAtEnd],
  postNominals: [Flag.postNominal, Flag.doubtfulPostNominal],
};
/** Hundreds of millions share a hundred Chinese and Korean surnames, whatever a Western census counts: one in 150 has a usual one, in nats. */
const FEW_SURNAMES = 5;
const isServant = recognizer('individual', 'servant');
/** Servants of God, however they are spelled: Abdurrahman, Abdelrahman. */
const servantName = rewriter('individual', 'servant-name');
const MIN_SERVANT = 6;
const isPatronymic = recognizer('individual', 'patronymic');
const isVietnameseSurname = recognizer('individual', 'vietnamese-surname');
const isVietnameseMiddle = recognizer('individual', 'vietnamese-middle');
const isGlideSyllable = recognizer('individual', 'glide-syllable');
const isReligion = recognizer('individual', 'religion');
const isDigraph = recognizer('individual', 'digraph');

const GENDER_OF: Readonly<Record<string, number>> = { man: Flag.man, woman: Flag.woman };
const DESCENT_OF: Readonly<Record<string, number>> = { descent: Flag.descent, son: Flag.descent | Flag.man, daughter: Flag.descent | Flag.woman };

/** Flag of a row's words. */
export function flagOf(entry: LexiconEntry): number {
  // (I in front of "of" is the first of that name: see bynames.ts)
  if (entry.ambiguous === 'regnal') return 0;
  if (entry.table === 'nameMarkers') return markerFlags(entry);
  const [sure, doubtful] = FLAGS_OF[entry.table];
  const flags = entry.ambiguous === '' || entry.ambiguous === 'slash' ? sure : doubtful;
  // (Hungarians write it in front as well: ifj. Kovács János)
  if (entry.table === 'generations' && entry.ambiguous === 'either') return sure | Flag.doubtfulTitle | Flag.trailingTitle;
  if (entry.table === 'titles') return (entry.ambiguous === 'either' ? sure | Flag.trailingTitle : flags) | (GENDER_OF[entry.class] ?? 0);
  if (entry.class in DESCENT_OF) return flags | DESCENT_OF[entry.class];
  return entry.class === 'joined' ? flags | Flag.joining : flags;
}

function markerFlags({ ambiguous, class: kind }: LexiconEntry): number {
  const flag = ambiguous === 'dot' ? Flag.dottedMarker : ambiguous === '' || ambiguous === 'slash' ? Flag.marker : 0;
  return flag !== 0 && (kind === 'maiden' || kind === 'married') ? flag | Flag.otherSurname : flag;
}

/** "Goh Keng Huat @ Goh Ah Huat": what someone is called besides, in Malaysia and Singapore. */
export const AT = '@';

const decoder = new TextDecoder();

interface ImageMeta {
  readonly listed: number;
  readonly eastAsianNames: readonly string[];
}

/** Everything known of the words of personal names seen so far. */
export class IndividualWords extends Vocabulary {
  /** Titles, particles, post-nominals and markers of several words. */
  readonly phrases: PhraseTrie;
  readonly rows: IndividualRows = individualRows;
  /** Words that titles, particles and the like are listed with: they have the first ids. */
  readonly #listed: number;
  /** Surnames that stand in front, as they are written in Latin letters. */
  readonly #eastAsianNames: ReadonlySet<string>;

  flags = new Int32Array(0);
  /** The given name that a word surely stands for: spellings, transliterations, sure nicknames; itself otherwise. */
  canonicalGiven = new Int32Array(0);
  canonicalSurname = new Int32Array(0);
  /** The generation as it stands in keys, behind a sign of its own ("~jr"); 0: none. */
  generation = new Int32Array(0);
  /** Made when first asked for (0: not yet; id + 1). */
  #wideGiven = new Int32Array(0);
  #wideSurname = new Int32Array(0);
  #sound = new Int32Array(0);

  readonly surnameMarker: WordId;
  /** Stands in front of nicknames where they tell two values of one narrow text apart. */
  readonly asideMarker: WordId;
  /** What linkage has for a title of women, and for one of men. */
  readonly womanMarker: WordId;
  readonly manMarker: WordId;
  readonly comma: WordId;
  /** Stands in front of the words of a token in Han, Hangul or kana. */
  readonly syllables: WordId;
  readonly of: WordId;
  /** "@" by itself: another name follows. */
  readonly at: WordId;
  #spelling: SpellingIndex | undefined;
  /** Words that stand second in a phrase; made when first asked for. */
  #followers: ReadonlySet<WordId> | undefined;

  /** @param image  what {@link image} gave; `null`: the tables are read. */
  constructor(kernel: Kernel, image: Image | null) {
    super(kernel);
    if (image !== null) {
      this.#eastAsianNames = new Set((image.meta as ImageMeta).eastAsianNames);
      this.#listed = (image.meta as ImageMeta).listed;
      this.restoreWords(image.sections);
      this.phrases = PhraseTrie.from(image.sections.phrases as Int32Array);
    } else {
      const { words } = this.rows.structure();
      this.#eastAsianNames = new Set(this.rows.surnames.rows().flatMap(({ scope, canonicalWords }) => (EAST_ASIAN.has(scope) ? canonicalWords : [])));
      this.#listed = words.size;
      this.announce(words.keys());
      this.phrases = new PhraseTrie();
    }
    this.surnameMarker = this.id('|');
    this.asideMarker = this.id('"');
    this.womanMarker = this.id('"w');
    this.manMarker = this.id('"m');
    this.comma = this.id(COMMA);
    this.syllables = this.id(SYLLABLES);
    this.of = this.id('of');
    this.at = this.id(AT);
    if (image === null) this.#readPhrases();
  }

  #readPhrases(): void {
    for (const [index, entry] of this.rows.structure().phrases.entries()) {
      const words = entry.words.map((word) => this.id(word));
      this.phrases.add(words, index);
      this.flags[words[0]] |= Flag.phraseStart;
      if (entry.table === 'generations') this.generationOf(entry);
    }
  }

  /** All that the tables make of the words that they list, for a vocabulary that begins with it. Only before values are read. */
  image(): Image {
    this.thinkOfAll();
    const meta: ImageMeta = { listed: this.#listed, eastAsianNames: [...this.#eastAsianNames] };
    return { meta, sections: { ...this.wordSections(), phrases: this.phrases.data } };
  }

  /** Surname, comma and given name of tokens in Han, Hangul or kana that are one name. */
  override wordsTogether(ids: Int32Array, from: number, end: number): readonly WordId[] | null {
    const tokens = Array.from(ids.subarray(from, end), (id) => plainToken(decoder.decode(this.table.bytes(id))));
    const split = splitSyllables(tokens.join(' '));
    return split === null ? null : [this.id(split[0]), this.comma, this.id(split[1])];
  }

  protected override readAs(raw: InternId): string | null {
    const text = this.textOf(raw);
    const read = lettersOfDigits(text, (word) => wordFrequency(word, 'given') + wordFrequency(word, 'surname') > 0);
    return read === text ? null : read;
  }

  protected override fold(token: string): string[] {
    return foldNameToken(token);
  }

  protected override traitsOf(id: WordId): number {
    return (this.flags[id] & STRUCTURE) !== 0 ? 2 : this.flags[id] & Flag.initial;
  }

  protected override meetPlain(id: WordId): void {
    super.meetPlain(id);
    this.describe(id, id);
  }

  /** The kernel writes a given name as it is spelled here, and asks for whatever a plain name cannot have. */
  protected override describe(raw: InternId, word: WordId): void {
    const cls = plainClassOf(this, raw, word, this.#followsInPhrase(word));
    const written = cls === PlainName.generation ? this.generation[word] : this.canonicalGiven[word];
    this.table.describe(raw, cls, cls === NO_CLASS ? raw : written);
  }

  /** Whether a word stands second in a phrase of the tables. */
  #followsInPhrase(word: WordId): boolean {
    this.#followers ??= new Set(Array.from(this.phrases.pairs(), ([, second]) => second));
    return this.#followers.has(word);
  }

  protected override resize(capacity: number): void {
    this.flags = resized(this.flags, capacity, 0);
    this.canonicalGiven = resizedIdentity(this.canonicalGiven, capacity);
    this.canonicalSurname = resizedIdentity(this.canonicalSurname, capacity);
    this.generation = resized(this.generation, capacity, 0);
    this.#wideGiven = resized(this.#wideGiven, capacity, 0);
    this.#wideSurname = resized(this.#wideSurname, capacity, 0);
    this.#sound = resized(this.#sound, capacity, 0);
  }

  protected override wordArrays(): Readonly<Record<string, SectionArray>> {
    const { flags, canonicalGiven, canonicalSurname, generation } = this;
    return { flags, canonicalGiven, canonicalSurname, generation };
  }

  protected override think(id: WordId, text: string): void {
    let flags = text.length === 1 && text >= 'a' && text <= 'z' ? Flag.initial : 0;
    const structure = id < this.#listed ? this.rows.structure().words.get(text) : undefined;
    for (const entry of structure ?? []) {
      flags |= flagOf(entry);
      if (entry.table === 'generations') {
        const generation = this.generationOf(entry);
        this.generation[id] = generation;
      }
    }
    if (YEAR.test(text)) flags |= Flag.year;
    if (text.includes(LOST)) flags |= Flag.lost;
    if (text === AT) flags |= Flag.marker;
    if (isServant(text)) flags |= Flag.servant;
    if (isReligion(text)) flags |= Flag.religion;
    if (isPatronymic(text)) flags |= Flag.patronymic;
    if (isVietnameseSurname(text)) flags |= Flag.vietnameseSurname;
    if (isVietnameseMiddle(text)) flags |= Flag.vietnameseMiddle;
    if (text.length > 1 && isGlideSyllable(text)) flags |= Flag.glideSyllable;
    const given = this.rows.given.get(text);
    const surnames = this.rows.surnames.get(text);
    if (wordFrequency(text, 'given') >= KNOWN_PER_MILLION || given !== undefined) flags |= Flag.givenName;
    if (wordFrequency(text, 'surname') >= KNOWN_PER_MILLION || surnames !== undefined) flags |= Flag.surname;
    if (surnames?.some(({ entry }) => EAST_ASIAN.has(entry.scope)) || this.#eastAsianNames.has(text)) flags |= Flag.eastAsianSurname;
    if ((flags & ~Flag.glideSyllable) === 0 && text.length <= 3 && text.length > 1 && !/[aeiouy0-9]/.test(text) && /^[a-z]+$/.test(text))
      flags |= Flag.consonants;
    if ((flags & ~Flag.glideSyllable) === 0 && mayBeInitials(text, flags)) flags |= Flag.letters;
    // lists of names have CJ and AJ, too, for one name or another: initials all the same; but Wm is William
    const doubtful = given === undefined || given.every(({ entry }) => entry.ambiguous === 'several' || entry.ambiguous === 'rare');
    if ((flags & ~(Flag.givenName | Flag.glideSyllable)) === 0 && doubtful && isNoSyllable(text)) flags = (flags & ~Flag.givenName) | Flag.consonants;
    // a name that many bear is a name first
    const civil = structure?.some((entry) => isCivil(entry.class));
    const common = Math.max(wordFrequency(text, 'given'), wordFrequency(text, 'surname')) >= COMMON_PER_MILLION;
    if (flags & Flag.title && !civil && (common || flags & Flag.eastAsianSurname)) flags = (flags & ~Flag.title) | Flag.doubtfulTitle;
    // lists of names have Mr, too
    if (flags & Flag.title && !VOWEL.test(text)) flags &= ~(Flag.givenName | Flag.surname);
    if (isDigraph(text)) flags |= Flag.digraph;
    if (text[0] === '~') this.generation[id] = id;
    // M.Eng., and Meng; but Md. Islam and John Doe MD stand in different places
    if (flags & Flag.postNominal && flags & (Flag.surname | Flag.givenName | Flag.eastAsianSurname) && VOWEL.test(text))
      flags = (flags & ~Flag.postNominal) | Flag.doubtfulPostNominal;
    this.flags[id] |= flags;
    const written = given === undefined && surnames === undefined && text.length > MIN_SERVANT && text.startsWith('abd') ? servantName(text) : text;
    const canonicalGiven = this.#canonicalOf(written === text ? id : this.id(written), written, 'given');
    this.canonicalGiven[id] = canonicalGiven;
    // Hassan and Hasan are one name in either place
    const isAsGiven = surnames === undefined && (written !== text || given?.[0].entry.class === 'transliteration');
    const canonicalSurname = isAsGiven ? canonicalGiven : this.#canonicalOf(id, text, 'surnames');
    this.canonicalSurname[id] = canonicalSurname;
  }

  /** The name that a word surely stands for by a table, or that its letters are without umlauts in two letters, unless that one stands for it. */
  #canonicalOf(id: WordId, text: string, table: 'given' | 'surnames'): WordId {
    const root = this.#rootOf(id, text, table, Surety.sure);
    const folded = root === id ? foldedUmlauts(text) : text;
    return folded === text ? root : this.#rootOf(this.id(folded), folded, table, Surety.sure);
  }

  /** The word of a generation in keys: a sign in front keeps it from being a name. */
  generationOf(entry: LexiconEntry): WordId {
    return this.id(`~${entry.canonicalWords.join('')}`);
  }

  /** Follows the surest rows of a word to the name they end in; rows less sure than `surety` are not followed. */
  #rootOf(id: WordId, text: string, table: 'given' | 'surnames', surety: number): WordId {
    let root = text;
    const seen = new Set<string>();
    for (let families = this.rows[table].get(root); families !== undefined && !seen.has(root); families = this.rows[table].get(root)) {
      if (families[0].surety > surety) break;
      seen.add(root);
      root = families[0].entry.canonicalWords[0];
    }
    return root === text ? id : this.id(root);
  }

  /** The given name at the wide level: its usual family, without differences of spelling. */
  wideGiven(id: WordId): WordId {
    const known = this.#wideGiven[id];
    if (known > 0) return known - 1;
    const text = this.corrected(this.textOf(id));
    const root = this.#rootOf(this.id(text), text, 'given', Surety.usual);
    const result = this.id(nameSkeleton(this.textOf(root)));
    this.#wideGiven[id] = result + 1;
    return result;
  }

  wideSurname(id: WordId): WordId {
    const known = this.#wideSurname[id];
    if (known > 0) return known - 1;
    const result = this.id(nameSkeleton(this.textOf(this.canonicalSurname[id])));
    this.#wideSurname[id] = result + 1;
    return result;
  }

  /** Names that the word may stand for, itself among them where another word stands for it. */
  familiesOf(id: WordId): readonly WordId[] {
    return [...this.standsFor(this.textOf(id)).keys()];
  }

  /**
   * Names that the word may stand for, each with its {@link Surety}; -1: surely the same name, spelled otherwise. Two steps at most: kathie is a spelling of
   * kathy, kathy a nickname of catherine.
   */
  standsFor(text: string): ReadonlyMap<WordId, number> {
    const found = new Map<WordId, number>();
    const put = (name: string, surety: number): void => {
      const id = this.id(name);
      const before = found.get(id);
      if (before === undefined || surety < before) found.set(id, surety);
    };
    for (const rows of [this.rows.given, this.rows.surnames]) {
      for (const family of rows.get(text) ?? []) {
        const surety = suretyOf(family);
        const name = family.entry.canonicalWords[0];
        put(name, surety);
        if (surety <= Surety.usual) for (const next of rows.get(name) ?? []) put(next.entry.canonicalWords[0], Math.max(surety, suretyOf(next)));
      }
    }
    if (found.size > 0 || this.#isCanonical(text)) put(text, SAME_NAME);
    return found;
  }

  #canonicals: Set<string> | undefined;
  #isCanonical(text: string): boolean {
    if (this.#canonicals === undefined) {
      this.#canonicals = new Set();
      for (const names of [this.rows.given, this.rows.surnames]) for (const { canonicalWords } of names.rows()) this.#canonicals.add(canonicalWords[0]);
    }
    return this.#canonicals.has(text);
  }

  /** The consonants by class, see {@link consonants}. */
  sound(id: WordId): WordId {
    const known = this.#sound[id];
    if (known > 0) return known - 1;
    const result = this.id(consonants(this.textOf(id)) || this.textOf(id));
    this.#sound[id] = result + 1;
    return result;
  }

  /** A given name in no list that is one slip away from exactly one well-known name: that name. */
  corrected(text: string): string {
    if (text.length < SpellingIndex.minLength || wordFrequency(text, 'given') > 0 || this.rows.given.get(text) !== undefined) return text;
    this.#spelling ??= SpellingIndex.of(this.rows.given.rows().map(({ words }) => words[0]));
    return this.#spelling.nearest(text) ?? text;
  }

  /** How rare the word is among given names and surnames together, in nats. */
  weightOf(id: WordId): number {
    return rarityOf(this.textOf(id), true, true);
  }

  givenWeight(id: WordId): number {
    return rarityOf(this.textOf(id), true, false);
  }

  /** Whether a word may be two initials beside a surname that is all else: two letters, and hardly a name (DJ, JP). */
  mayBeInitials(id: WordId): boolean {
    const text = this.textOf(id);
    if (mayBeInitials(text, this.flags[id])) return true;
    if (text.length !== 2 || this.flags[id] & Flag.eastAsianSurname) return false;
    return Math.min(this.givenWeight(id), this.surnameRarity(id)) >= UNHEARD;
  }

  /** How rare a surname is by the lists alone. */
  surnameRarity(id: WordId): number {
    return rarityOf(this.textOf(id), false, true);
  }

  /** Evidence of sharing a surname. */
  surnameWeight(id: WordId): number {
    const weight = this.surnameRarity(id);
    return this.flags[id] & Flag.eastAsianSurname ? Math.min(weight, FEW_SURNAMES) : weight;
  }
}

/** The same name, spelled otherwise. */
const SAME_NAME = -1;

function suretyOf({ entry, surety }: NameFamily): number {
  return surety === Surety.sure && (entry.class === 'spelling' || entry.class === 'transliteration') ? SAME_NAME : surety;
}

const VOWEL = /[aeiouy]/;
const YEAR = /^(?:1[0-9]|20)[0-9]{2}$/;
/** Rarity, in nats, of what hardly anybody is called. */
const UNHEARD = 13;
