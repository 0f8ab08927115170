import { Gap } from '../../text/byte-classes.js';
import { MARKS_OF_LOST } from '../../text/lost-letters.js';
import type { InternTable } from '../../kernel/intern-table.js';
import type { Kernel } from '../../kernel/kernel.js';
import { packagedImage } from '../../lexicon/image.js';
import { wordFrequency } from '../../lexicon/lexicon.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { type BodyPart, type CategoryReader, type Level, PlainGrammar, type PlainReading, type Reason } from '../category.js';
import { bodyPartOf } from './body-parts.js';
import { describedNameEnd, lastBracket, lawStart, remarkedNameEnd, tailedNameEnd } from './described-names.js';
import { explainCompany } from './explain.js';
import { famousNames } from './famous-names.js';
import { latinNameOf } from './bilingual-names.js';
import { CompanyLevels } from './levels.js';
import { omittedKinds } from './omitted-kinds.js';
import { CompanyParse, MAX_WORDS } from './parse.js';
import { initialsEnd, initialsStart } from './restated.js';
import type { WordId } from '../vocabulary.js';
import { hasListNumber } from './list-number.js';
import { secondNameOf } from './second-names.js';
import { CompanyUnits } from './units.js';
import { inEnglish, withoutPreposition } from './word-meanings.js';
import { Flag, isConnective, Kind, LegalMode } from './word-kinds.js';
import { CompanyWords } from './words.js';
import { fullWord } from './written-forms.js';

/** Surnames by which a language tells men from women. */
const isOfMan = recognizer('company', 'man-surname');
const isOfWoman = recognizer('company', 'woman-surname');
/** A compound of another body than its beginning (a museum's friends). */
const endsInOtherBody = recognizer('company', 'other-body');

const SCRATCH_WORDS = 4096;
/** A word in so many of a million names is a word, not a slip of another. */
const KNOWN_PER_MILLION = 50;

/** Company names: see parse.ts for the grammar and levels.ts for what each key is made of. */
export class CompanyReader implements CategoryReader {
  readonly plain: PlainReading;
  readonly marks = MARKS_OF_LOST;
  readonly words: CompanyWords;
  readonly parse: CompanyParse;
  readonly levels: CompanyLevels;
  readonly #narrow = new Int32Array(SCRATCH_WORDS);
  readonly #medium = new Int32Array(SCRATCH_WORDS);
  readonly #alias = new Int32Array(SCRATCH_WORDS);
  /** Where the words end that {@link #tailFrom} wrote. */
  #tailEnd = 0;
  /** The tokens that were read last: `#from .. #end` of these. */
  #ids: Int32Array = new Int32Array(0);
  #gaps: Uint8Array = new Uint8Array(0);
  #from = 0;
  #end = 0;
  /** What reads a part of a value. Made when first asked for, as what follows. */
  #part: CompanyParse | undefined;
  #units: CompanyUnits | undefined;

  constructor(kernel: Kernel) {
    this.words = new CompanyWords(kernel, packagedImage('company'));
    this.parse = new CompanyParse(this.words);
    this.levels = new CompanyLevels(this.words);
    this.plain = {
      grammar: PlainGrammar.companies,
      tokens: MAX_WORDS,
      pairs: this.words.pairs.table,
      marker: this.words.tailMarker,
      looserWords: (plain, from, end, out, at) => {
        this.words.settle(plain, from, end);
        return this.levels.wide(plain, from, end, out, at);
      },
    };
  }

  get table(): InternTable {
    return this.words.table;
  }

  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    this.parse.read(ids, gaps, from, end);
    this.#ids = ids;
    this.#gaps = gaps;
    this.#from = from;
    this.#end = end;
  }

  levelWords(level: Level, out: Int32Array, at: number): number {
    const end = this.#levelWords(level, out, at);
    return level === 'wide' || end === at ? end : this.#appendCharacters(out, end);
  }

  #levelWords(level: Level, out: Int32Array, at: number): number {
    if (level === 'narrow') return this.levels.narrow(this.parse, out, at);
    if (this.parse.asMedium) {
      const { mediumContent, mediumCount } = this.parse;
      if (level === 'wide') return this.levels.wide(mediumContent, 0, mediumCount, out, at);
      for (let i = 0; i < mediumCount; i++) out[at++] = mediumContent[i];
      return at;
    }
    const narrowEnd = this.levels.narrow(this.parse, this.#narrow, 0);
    if (level === 'medium') return this.levels.medium(this.#narrow, 0, narrowEnd, out, at);
    const mediumEnd = this.levels.medium(this.#narrow, 0, narrowEnd, this.#medium, 0);
    return this.levels.wide(this.#medium, 0, mediumEnd, out, at);
  }

  /** Names that are only read alike are two, but for the wide level. */
  #appendCharacters(out: Int32Array, at: number): number {
    for (const word of this.parse.characters) out[at++] = word;
    return at;
  }

  linkUnits(words: Int32Array, roles: Uint8Array, at: number): number {
    const plainEnd = hasListNumber(this.parse, this.words) ? -1 : this.#unitsOf().writePlainly(this.parse, words, roles, at);
    return plainEnd < 0 ? this.linkUnitsByGrammar(words, roles, at) : plainEnd;
  }

  /** {@link linkUnits} of any value. */
  linkUnitsByGrammar(words: Int32Array, roles: Uint8Array, at: number): number {
    const all = this.levels.narrow(this.parse, this.#narrow, 0);
    if (all === 0) return at;
    const saidAlias = this.#readAlias();
    const said = saidAlias > 0 ? this.#withoutAlias(all) : all;
    const form = this.#narrow.subarray(0, said).indexOf(this.words.legalMarker);
    const narrowEnd = this.#unitsOf().mender.mend(this.#narrow, form < 0 ? said : form, said);
    const legalMarked = form < 0 ? -1 : form + narrowEnd - said;
    const otherName = saidAlias || this.#readLatinName();
    const again = otherName > 0 ? 0 : this.#callAgain(narrowEnd);
    const aliasEnd = otherName || again || this.#readSecondName();
    const mediumEnd = this.levels.withShortNameInFront(this.#medium, this.levels.medium(this.#narrow, 0, narrowEnd, this.#medium, 0));
    const state = this.#stateOfGoverned();
    const forms = legalMarked < 0 ? [] : this.#narrow.subarray(legalMarked + 1, narrowEnd);
    const legal = state < 0 ? forms : forms.filter((form) => form !== state);
    const hasOf = narrowEnd > 1 && this.words.kind[this.#narrow[1]] === Kind.preposition;
    const countryLength = this.#countryLength(narrowEnd);
    const tailFrom = this.#tailFrom(narrowEnd);
    const end = tailFrom >= 0 ? this.#tailEnd : state < 0 ? mediumEnd : this.#withoutLast(state, mediumEnd);
    const { words: read, wordCount, tailStart, hasAmpersand, isOfTrader, characters, raws, rawFrom, rawEnd } = this.parse;
    const spoken = this.words.spokenOf(raws, rawFrom, rawEnd);
    return this.#unitsOf().write(
      this.#medium,
      end,
      {
        read: read.subarray(0, wordCount),
        tailStart,
        legal,
        alias: this.#alias.subarray(0, aliasEnd),
        isAliasOwn: saidAlias > 0,
        isListed: hasListNumber(this.parse, this.words),
        characters,
        spoken,
        hasAmpersand,
        isOfTrader,
        articleBehindComma: this.#articleBehindComma(),
        hasOf,
        countryLength,
        tailFrom,
        state,
      },
      words,
      roles,
      at,
    );
  }

  asideWords(out: Int32Array, at: number): number {
    const { acronym, aliasStart } = this.parse;
    if (acronym < 0 || aliasStart >= 0) return at;
    out[at++] = this.words.asideMarker;
    out[at++] = acronym;
    return at;
  }

  /**
   * Writes what a value is called besides: initials that say its name again, all but these where they stand in front of it or behind it with nothing between ("BSI
   * Bundesamt für Sicherheit in der Informationstechnik"), or its name without what the firm does or is. Returns the end.
   */
  #callAgain(narrowEnd: number): number {
    const { acronym, words, wordCount } = this.parse;
    if (acronym >= 0) {
      this.#alias[0] = acronym;
      return 1;
    }
    const narrow = this.#narrow;
    if (narrow[0] !== this.words.canonical[words[0]]) return 0;
    const called = initialsEnd(this.parse, this.words);
    if (called === wordCount) return this.levels.medium(narrow, 1, narrowEnd, this.#alias, 0);
    const nameEnd = called || initialsStart(this.parse, this.words) || describedNameEnd(this.parse, this.words) || this.#remarkedNameEnd();
    // (where words were united or left out, the name ends elsewhere)
    for (let i = 0; i < nameEnd; i++) if (narrow[i] !== this.words.canonical[words[i]]) return 0;
    return nameEnd === 0 ? 0 : this.levels.medium(narrow, called === 0 ? 0 : 1, nameEnd, this.#alias, 0);
  }

  /** Writes the medium words of the value's name in Latin letters, legal forms aside, where it has one in another script, too; returns their end. */
  #readLatinName(): number {
    const latin = latinNameOf(this.words, this.#ids, this.#gaps, this.#from, this.#end);
    return latin === null ? 0 : this.#readPart(latin);
  }

  /** Writes the medium words of what the value says of itself once more, where that is no place alone; returns their end. */
  #readSecondName(): number {
    const second = secondNameOf(this.words, this.#ids, this.#gaps, this.#from, this.#end);
    const end = second === null ? 0 : this.#readPart(second);
    const { kind, flags, places } = this.words;
    if (end === 0 || places.isCountry(this.#alias, 0, end)) return 0;
    return this.#alias.subarray(0, end).some((word) => !(flags[word] & Flag.place) && !isConnective(kind[word])) ? end : 0;
  }

  /** Writes the medium words of some tokens, legal forms aside, as another name; returns their end. */
  #readPart(part: readonly [from: number, end: number]): number {
    this.#part ??= new CompanyParse(this.words);
    this.#part.read(this.#ids, this.#gaps, ...part);
    const narrowEnd = this.levels.narrow(this.#part, this.#medium, 0);
    const legal = this.#medium.subarray(0, narrowEnd).indexOf(this.words.legalMarker);
    return this.levels.medium(this.#medium, 0, legal < 0 ? narrowEnd : legal, this.#alias, 0);
  }

  /**
   * Where the medium words begin that say in which part of an institution or in which street somebody is ({@link tailedNameEnd}), which are written anew behind those of the name: a name that everybody
   * knows is whole there ("UCL, Dept Phys"). -1: none do.
   */
  #tailFrom(narrowEnd: number): number {
    const marker = this.#narrow.subarray(0, narrowEnd).indexOf(this.words.legalMarker);
    const law = marker < 0 ? -1 : lawStart(this.#narrow.subarray(0, marker), this.parse, this.words);
    if (law > 0) return this.#endOfName(law, marker);
    const nameEnd = tailedNameEnd(this.parse, this.words);
    if (nameEnd === 0) return -1;
    const at = this.#narrowPlace(nameEnd, marker < 0 ? narrowEnd : marker);
    return at <= 0 ? -1 : this.#endOfName(at, narrowEnd);
  }

  /** Where a word of the value stands among the narrow ones `0 .. end`: as many are in front of it as in the value, or, where some of these were united or left out, it is the only one of its kind. -1: nobody can tell. */
  #narrowPlace(word: number, end: number): number {
    const { words, wordCount } = this.parse;
    const { canonical } = this.words;
    let same = 0;
    while (same < word && this.#narrow[same] === canonical[words[same]]) same++;
    if (same === word) return word < end ? word : -1;
    const [first, narrow] = [canonical[words[word]], this.#narrow.subarray(0, end)];
    for (let i = 0; i < wordCount; i++) if (i !== word && canonical[words[i]] === first) return -1;
    return narrow.indexOf(first);
  }

  /** Writes the medium words of the narrow ones `0 .. nameEnd` and, behind them, of those up to `end`; returns where they part. */
  #endOfName(nameEnd: number, end: number): number {
    const mediumEnd = this.levels.medium(this.#narrow, 0, nameEnd, this.#medium, 0);
    this.#tailEnd = this.levels.medium(this.#narrow, nameEnd, end, this.#medium, mediumEnd);
    return mediumEnd;
  }

  /**
   * "City of Aurora, CO", "City of Portland OR", "Orange County CA": the code of a state behind who governs a place: whatever legal form it may be elsewhere, behind a comma or with "of" in front of
   * the place; behind who governs it, where it is none there ("Carpet Town Co" has one); -1: none.
   */
  #stateOfGoverned(): WordId {
    const { words, wordCount, gaps } = this.parse;
    const { places, of } = this.words;
    if (wordCount < 3) return -1;
    const last = words[wordCount - 1];
    const isTold = places.isLevel(words[0]) && ((gaps[wordCount - 1] & Gap.comma) !== 0 || (wordCount > 3 && words[1] === of));
    const isBehind = places.isLevel(words[wordCount - 2]) && !this.#isFormThere(last);
    return (isTold || isBehind) && places.stateOf(last) >= 0 ? last : -1;
  }

  /** Whether a word is a legal form of the United States, or of any country. */
  #isFormThere(word: WordId): boolean {
    const { legalMode, legalEntry, rows } = this.words;
    return (
      legalMode[word] !== LegalMode.none &&
      rows
        .at(legalEntry[word])
        .scope.split(',')
        .some((scope) => scope === 'US' || scope === '*')
    );
  }

  /** Where the medium words end without such a state behind them. */
  #withoutLast(state: WordId, mediumEnd: number): number {
    if (this.#medium[mediumEnd - 1] !== state) return mediumEnd;
    return this.#medium[mediumEnd - 2] === this.words.tailMarker ? mediumEnd - 2 : mediumEnd - 1;
  }

  /** See {@link remarkedNameEnd}; not of names that everybody knows, of which the bracket tells another thing (Oracle, a nightclub). */
  #remarkedNameEnd(): number {
    const end = remarkedNameEnd(this.parse, this.words);
    if (end === 0) return 0;
    const { known, canonical } = this.words;
    const name = this.parse.words.subarray(0, end).map((word) => canonical[word]);
    const isKnown = known.wholeNames.match(name, 0, end) >= 0 || known.wideNames.match(name, 0, end) >= 0 || name.some((word) => this.isFamousName(word));
    return isKnown ? 0 : end;
  }

  /** The article behind a comma of the value ("Monde, Le"); -1: there is none. */
  #articleBehindComma(): number {
    const { words, gaps, wordCount } = this.parse;
    const { canonical, kind } = this.words;
    for (let i = 1; i < wordCount; i++) if (gaps[i] & Gap.comma && kind[words[i]] === Kind.article) return canonical[words[i]];
    return -1;
  }

  /** How many of the last narrow words are a country in brackets, which ends the value and is not all of it ("Kestrel Bank (Canada)"). */
  #countryLength(end: number): number {
    const from = lastBracket(this.parse);
    if (from === 0) return 0;
    const { tailMarker, legalMarker, places } = this.words;
    const narrow = this.#narrow.subarray(0, end);
    const marked = narrow.indexOf(legalMarker);
    const nameEnd = marked < 0 ? end : marked;
    const start = nameEnd - (this.parse.wordCount - from);
    return start > 0 && !narrow.includes(tailMarker) && places.isCountry(narrow, start, nameEnd) ? nameEnd - start : 0;
  }

  /** Writes the medium words of the value's other name; returns their end. */
  #readAlias(): number {
    const { aliasStart, aliasEnd, tailStart } = this.parse;
    if (aliasStart < 0) return 0;
    const tail = this.#narrow.indexOf(this.words.tailMarker) + 1 - tailStart;
    return this.levels.medium(this.#narrow, tail + aliasStart, tail + aliasEnd, this.#alias, 0);
  }

  /** Takes the other name out of the narrow words; returns their new end. */
  #withoutAlias(end: number): number {
    const { aliasStart, aliasEnd, tailStart } = this.parse;
    const marker = this.#narrow.indexOf(this.words.tailMarker);
    const tail = marker + 1 - tailStart;
    const behind = this.#narrow[tail + aliasEnd];
    const isAll = aliasStart === tailStart && (tail + aliasEnd === end || behind === this.words.legalMarker);
    const from = isAll ? marker : tail + aliasStart;
    this.#narrow.copyWithin(from, tail + aliasEnd, end);
    return end - (tail + aliasEnd - from);
  }

  #unitsOf(): CompanyUnits {
    this.#units ??= new CompanyUnits(this.words);
    return this.#units;
  }

  wordWeight(word: number): number {
    return this.words.weightOf(word);
  }

  wordExpansion(word: number): number {
    return fullWord(this.words, word);
  }

  wordFamilies(word: number): readonly number[] {
    const english = inEnglish(this.words, word);
    return [
      this.words.base[word],
      ...withoutPreposition(this.words, word),
      ...english,
      ...this.#unitsOf().clubForms.shortFor(word),
      ...this.words.legalForms.equivalentsOf(word),
    ];
  }

  wordSkeleton(word: number): number {
    return this.words.wideWords.wide(word);
  }

  isKnownWord(word: number): boolean {
    return (this.words.flags[word] & (Flag.lexical | Flag.digits)) !== 0 || wordFrequency(this.words.textOf(word), 'company') >= KNOWN_PER_MILLION;
  }

  isFamousName(word: number): boolean {
    return famousNames().has(this.words.textOf(word));
  }

  isOmittedKind(word: number): boolean {
    return omittedKinds().has(this.words.textOf(word));
  }

  isSurnameOfMan(word: number): boolean {
    return isOfMan(this.words.textOf(word));
  }

  isSurnameOfWoman(word: number): boolean {
    return isOfWoman(this.words.textOf(word));
  }

  isOtherBody(word: number): boolean {
    return endsInOtherBody(this.words.textOf(word));
  }

  bodyPart(word: number): BodyPart | undefined {
    return bodyPartOf(this.words.textOf(word));
  }

  areClubLetters(word: number): boolean {
    return this.#unitsOf().clubForms.areLetters(word);
  }

  wordText(word: number): string {
    return this.words.textOf(word);
  }

  explain(ids: Int32Array, gaps: Uint8Array, from: number, end: number, level: Level): Reason[] {
    return explainCompany(this, ids, gaps, from, end, level);
  }
}
