import { Written } from '../../category/individual/written-forms.js';
import { PersonRole } from '../../category/individual/roles.js';
import { isNameOfCharacters, isSouthernReading } from '../../category/individual/romanization.js';
import type { LinkTable, NodeId } from '../link-table.js';
import type { AlignedUnits, PairEvidence } from '../link-rules.js';
import type { WordDistance } from '../word-distance.js';
import { simplerOf } from '../wording.js';
import { NameAlignment } from './alignment.js';
import { isFathersName } from './fathers.js';
import { F, FEATURE_COUNT, INITIAL_RARITY, MATCH_TEXT, Match, SCALE, Veto } from './features.js';
import { surnameBesideInitials } from './initials-together.js';
import { KanjiNames } from './kanji-names.js';
import { compareLoneNames } from './lone-names.js';
import { NameFacts } from './name-facts.js';
import { NameLetters } from './name-letters.js';
import { NameWords } from './name-words.js';
import { haveOtherSurnames } from './other-surnames.js';
import { separateReadings } from './other-readings.js';
import { PairedNames } from './paired-names.js';
import { RestOfNames } from './rest-of-names.js';

/** What keeps a share of nothing from being none. */
const COVERED = 0.01;
/** Share of the letters from which two values are no slips of each other. */
const FAR = 0.34;

/** Compares two names part by part: which parts agree and how, which contradict each other, which are only left out. */
export class IndividualEvidence implements PairEvidence {
  readonly features = new Float64Array(FEATURE_COUNT);
  veto: number = Veto.none;
  readonly #table: LinkTable;
  readonly #names: NameWords;
  readonly #facts: NameFacts;
  readonly #pairing: NameAlignment;
  readonly #letters: NameLetters;
  readonly #paired: PairedNames;
  readonly #rest: RestOfNames;
  readonly #kanji = new KanjiNames();
  #eastAsian = false;
  #vietnamese = false;
  /** How the two are written. */
  #written: Written = Written.alike;
  /** Both values say whose child they name. */
  #sayDescent = false;
  /** One is a surname beside the initials of the other's given names. */
  #areInitials = false;
  /** The values of the pair, where one was compared with itself in their place. */
  #recut: [NodeId, NodeId] | null = null;

  constructor(table: LinkTable, distance: WordDistance) {
    this.#table = table;
    this.#names = new NameWords(table, distance);
    this.#facts = new NameFacts(table, this.#names);
    this.#pairing = new NameAlignment(table, this.#names);
    this.#letters = new NameLetters(table, distance);
    this.#paired = new PairedNames(table, this.#names, this.#pairing, this.features);
    this.#rest = new RestOfNames(table, this.#names, this.#pairing, this.features);
  }

  alignment(): AlignedUnits[] {
    if (this.#recut !== null) this.#pairing.align(...this.#recut);
    const lines = this.#pairing.lines();
    return this.#areInitials ? lines.map((line) => (line.left === '' || line.right === '' ? { ...line, how: MATCH_TEXT[Match.initial] } : line)) : lines;
  }

  renew(words: number, nodes: NodeId): void {
    this.#names.renew(words);
    this.#letters.renew(nodes);
    this.#facts.renew(nodes);
  }

  compare(a: NodeId, b: NodeId): void {
    this.#recut = null;
    this.#pairing.align(a, b);
    if (this.#letters.sameSurname(a, b)) this.#pairing.matchSurnames();
    else if (this.#letters.nearSurname(a, b)) this.#pairing.matchSurnames(true);
    this.#facts.prepare(a);
    this.#facts.prepare(b);
    const { eastAsian, descent, vietnamese } = this.#facts;
    const { text } = this.#table.words;
    this.#vietnamese = vietnamese[a] === 1 && vietnamese[b] === 1;
    if (this.#vietnamese) this.#pairing.separate((x, y) => this.#names.areSyllables(x, y));
    else if (eastAsian[a] === 1 && eastAsian[b] === 1) {
      separateReadings(this.#table, this.#names, this.#pairing);
      this.#pairing.matchReadings((x, y) => isSouthernReading(text[x], text[y]) || isSouthernReading(text[y], text[x]));
    }
    this.#matchKanji(a, b);
    this.#sayDescent = descent[a] === 1 && descent[b] === 1;
    this.#eastAsian = eastAsian[a] === 1 && eastAsian[b] === 1;
    this.#written = this.#facts.written(a, b);
    this.veto = this.#vetoOfFacts(a, b);
    this.#compareNames(a, b);
    this.#compareLetters(a, b);
    this.#compareInitials(a, b);
  }

  /** What keeps the two apart whatever their names say. */
  #vetoOfFacts(a: NodeId, b: NodeId): number {
    return this.#written === Written.otherwise ? Veto.characters : this.#facts.contradiction(a, b);
  }

  /** "Mary Elizabeth Smith", "Smith ME": as if the letters had been written apart. */
  #compareInitials(a: NodeId, b: NodeId): void {
    const f = this.features;
    this.#areInitials = false;
    if (f[F.givenExact] > 0 || f[F.givenInitial] > 0) return;
    const surname = surnameBesideInitials(this.#table, this.#names, a, b);
    if (surname < 0) return;
    this.#areInitials = true;
    f.fill(0);
    this.#compareFacts(a, b);
    this.veto = this.#vetoOfFacts(a, b);
    f[F.surnameExact] = f[F.givenInitial] = f[F.middleInitial] = f[F.matchedWords] = 1;
    f[F.surnameRarity] = this.#names.weightOf(surname, true) * SCALE;
    f[F.total] = f[F.surnameRarity] + 2 * INITIAL_RARITY;
    f[F.coverageLess] = f[F.coverageMore] = f[F.total] / (f[F.total] + COVERED);
    f[F.allMatched] = 1;
  }

  /** Names in Chinese characters on one side, beside how they are read in Japan, Taiwan or Hong Kong. */
  #matchKanji(a: NodeId, b: NodeId): void {
    const { characters } = this.#facts;
    if (characters[a] < 0 === characters[b] < 0) return;
    const isLeft = characters[a] >= 0;
    const node = isLeft ? a : b;
    const surname = this.#surnameOf(node);
    if (surname === '') return;
    const { text } = this.#table.words;
    const word = text[characters[node]];
    for (const role of [PersonRole.surname, PersonRole.given])
      this.#pairing.matchOpen(role, (x, y) => this.#kanji.isReading(word, surname, text[isLeft ? y : x], role === PersonRole.surname));
    const isName = (x: number, y: number): boolean => isNameOfCharacters(text[isLeft ? y : x], text[isLeft ? x : y]);
    for (const role of [PersonRole.surname, PersonRole.given]) this.#pairing.matchOpen(role, isName);
    // (Peter Chan Tai Man)
    this.#pairing.matchOpen(isLeft ? PersonRole.given : PersonRole.middle, isName, isLeft ? PersonRole.middle : PersonRole.given);
  }

  #surnameOf(node: NodeId): string {
    const { unitStart, unitRole, unitWord, words } = this.#table;
    for (let unit = unitStart[node]; unit < unitStart[node + 1]; unit++) if (unitRole[unit] === PersonRole.surname) return words.text[unitWord[unit]];
    return '';
  }

  /** What the values have besides names, what the names that were paired last say, and what is left over. */
  #compareNames(a: NodeId, b: NodeId): void {
    const f = this.features;
    f.fill(0);
    this.#compareFacts(a, b);
    this.#paired.compare(this.#eastAsian);
    if ((f[F.swapped] + f[F.exchanged] > 0 && this.#sayDescent) || isFathersName(this.#table, this.#pairing)) this.veto = Veto.descent;
    this.#rest.compare(this.#paired.shifted, this.#eastAsian || this.#vietnamese);
    compareLoneNames(this.#table, this.#names, this.#pairing, f);
    if (this.veto === Veto.none) this.veto = haveOtherSurnames(this.#table, this.#pairing) ? Veto.otherSurnames : this.#contradiction();
  }

  /** What keeps two values of one surname apart, though a third between them (John Smith, J. Smith) is like both: John A. and John B., John and Jane. */
  #contradiction(): number {
    const f = this.features;
    if (f[F.surnameExact] === 0) return Veto.none;
    if (f[F.givenExact] > 0 && f[F.middleConflictInitial] > 0) return Veto.middleInitials;
    if (f[F.givenExact] > 0 && this.#rest.otherMiddle) return Veto.middleNames;
    if (this.#paired.otherGender) return Veto.gender;
    // (Mary John Smith is called John)
    if (f[F.middleExact] + f[F.calledByMiddle] + f[F.crossExact] > 0) return Veto.none;
    if (f[F.givenOtherReading] > 0 || this.#rest.otherReading) return Veto.readings;
    return this.#rest.otherGender ? Veto.gender : Veto.none;
  }

  #compareFacts(a: NodeId, b: NodeId): void {
    const f = this.features;
    const { generation, particle } = this.#facts;
    if (generation[a] < 0 !== generation[b] < 0) f[F.generationOne] = 1;
    else if (generation[a] >= 0 && generation[a] === generation[b]) f[F.generationSame] = 1;
    if (particle[a] >= 0 && particle[b] >= 0 && particle[a] !== particle[b]) f[F.particlesDiffer] = 1;
    if (this.#written === Written.doubtful) f[F.writtenOtherwise] = 1;
    if (this.#written === Written.same) f[F.writtenSame] = 1;
  }

  /** The letters of both values without blanks, in either order of their parts: words cut and joined anywhere, and slips that cross them. */
  #compareLetters(a: NodeId, b: NodeId): void {
    const f = this.features;
    const { inexact } = this.#paired;
    if (this.#letters.areSame(a, b)) {
      if (inexact > 0 || f[F.allMatched] === 0) this.#compareRecut(a, b);
      f[F.sameLetters] = 1;
      return;
    }
    // of names that are not the same: where only a part is missing, letters say nothing
    const other = f[F.givenKnownSlip] + f[F.surnameKnownSlip] + f[F.givenConflictKnown] + f[F.surnameConflictKnown];
    if (f[F.givenConflict] + f[F.surnameConflict] + f[F.lone] + inexact > 0 && other === 0) f[F.wholeClose] = Math.max(0, 1 - this.#letters.edits(a, b) / FAR);
  }

  /** The same words cut otherwise: all that one of the values says is said by both. */
  #compareRecut(a: NodeId, b: NodeId): void {
    const simpler = simplerOf(this.#table, a, b);
    this.#pairing.align(simpler, simpler);
    this.#compareNames(a, b);
    this.#recut = [a, b];
  }
}
