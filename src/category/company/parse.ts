import { Gap } from '../../text/byte-classes.js';
import { Flag, isDomain, Kind, LegalMode, legalModeOf, Noise, noiseOf, MAX_PACKED, Pace } from './word-kinds.js';
import type { CompanyWords, WordId } from './words.js';

const PACE_SHIFT = Math.log2(MAX_PACKED);
/** More words than this of one value are not read. */
export const MAX_WORDS = 512;

/** What a stretch of words was taken for; one per decision, in order of the words. Only kept when tracing. */
export interface ParseStep {
  readonly from: number;
  readonly end: number; // exclusive
  readonly role: 'legal form' | 'initials' | 'behind the legal form' | 'note' | 'domain';
  /** Row of the lexicon (index into `CompanyWords.entries`); -1: a rule. */
  readonly entry: number;
}

/**
 * One company name, read: `content` (canonical words in order, `contentCount` of them), from `tailStart` on those behind the legal form,
 * and `legal`, the legal forms found (sorted). The buffers are reused by the next `read`.
 */
export class CompanyParse {
  readonly content = new Int32Array(MAX_WORDS);
  contentCount = 0;
  tailStart = 0;
  readonly legal = new Int32Array(MAX_WORDS);
  legalCount = 0;
  /** Words after initials were joined, and what separates each from the one before: the basis of `steps`. */
  readonly words = new Int32Array(MAX_WORDS);
  readonly gaps = new Uint8Array(MAX_WORDS);
  wordCount = 0;
  steps: ParseStep[] | null = null;
  /** `mediumContent` holds the value's medium words, `mediumCount` of them, already. */
  asMedium = false;
  readonly mediumContent = new Int32Array(MAX_WORDS);
  mediumCount = 0;

  readonly #words: CompanyWords;
  /** What each of `words` was rewritten to before anything was decided; only where the grammar was taken. */
  readonly canonical = new Int32Array(MAX_WORDS);
  // units: a word, or a phrase of the lexicon
  readonly #unitFrom = new Int32Array(MAX_WORDS + 1);
  readonly #unitEntry = new Int32Array(MAX_WORDS); // legal form's row, or -1
  readonly #unitMode = new Uint8Array(MAX_WORDS);
  readonly #unitKind = new Uint8Array(MAX_WORDS);
  readonly #isLegal = new Uint8Array(MAX_WORDS);
  readonly #unitNoise = new Uint8Array(MAX_WORDS);
  /** 1: no part of the name (a role, a security, a trading name); it goes to the tail. */
  readonly #isNote = new Uint8Array(MAX_WORDS);
  /** Words made of initials, by how they were written. */
  readonly #initials = new Uint8Array(MAX_WORDS);
  #legalWord = new Int32Array(0);
  readonly #paces = new Uint16Array(MAX_WORDS);
  #joined = false;
  /** No unit can be a legal form or a note. */
  #plain = true;

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Reads the raw tokens `ids[from .. end)` with their `gaps`. */
  read(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    if (this.steps !== null) this.steps.length = 0;
    this.#expand(ids, gaps, from, end);
    if (this.steps === null && this.#readPlainly()) return;
    this.asMedium = false;
    if (!this.#joined) this.#initials.fill(Initials.none, 0, this.wordCount);
    const units = this.#unite();
    if (this.#plain) this.#isNote.fill(0, 0, units);
    else {
      this.#markNotes(units);
      this.#markLegal(units);
    }
    this.#collect(units);
  }

  /**
   * The usual value, name then legal forms, in one pass; false (and nothing of use done) where it takes the grammar. Must give what the grammar gives: a test
   * compares the two.
   */
  #readPlainly(): boolean {
    if (this.#joined) return false;
    const { flags, canonical, legalEntry, phrases, and, kind: kindOf } = this.#words;
    const paces = this.#paces;
    const { words, gaps, content, mediumContent, legal, wordCount } = this;
    let count = 0;
    let mediumCount = 0;
    let legalCount = 0;
    let seen = 0;
    let endDropped = false;
    for (let i = 0; i < wordCount; i++) {
      const word = words[i];
      const how = paces[i];
      if (how & (Pace.noise | Pace.abbreviates)) {
        // noise counts from the end, or in front of it all; numbers behind it may be par values
        if (how & Pace.noise && (i === 0 || i + 1 === wordCount || kindOf[words[wordCount - 1]] === Kind.number)) return false;
        if (how & Pace.abbreviates && i + 1 < wordCount && gaps[i + 1] & Gap.dot) return false;
      }
      if (how & Pace.mayBegin && i + 1 < wordCount) {
        const entry = phrases.matchMapped(words, canonical, i, wordCount);
        if (entry >= 0) {
          // "(Pty) Ltd", "GmbH & Co. KG" at the end
          if (count === 0 || legalCount > 0 || i + phrases.matchLength < wordCount || content[count - 1] === and || !this.#words.isFormAnywhere(entry))
            return false;
          legal[legalCount++] = this.#legalWordOf(entry);
          break;
        }
      }
      const kind = how & Pace.kind;
      if (kind === Pace.careful) return false;
      if (kind === Pace.content) {
        const form = how & Pace.rewritten ? canonical[word] : word;
        if (legalCount > 0 || (count === 0 && form === and)) return false;
        // the medium level drops a connective unless it is the last word; articles always
        if (how & Pace.connective && (count > 0 || kindOf[form] === Kind.article)) {
          seen |= flags[form] & Flag.contextual ? Pace.contextual : Pace.connective;
          endDropped = true;
          if (count === 0) return false;
        } else {
          endDropped = false;
          seen |= how & (count === 0 ? Pace.notMedium | Pace.notFirst : Pace.notMedium);
          mediumContent[mediumCount++] = form;
        }
        content[count++] = form;
      } else {
        // "Inc /PA/": that may be a place behind the legal form
        if (count === 0 || (legalCount > 0 && flags[word] & Flag.place)) return false;
        // "& Co"
        if (legalCount === 0 && content[count - 1] === and) return false;
        legal[legalCount++] = this.#legalWordOf(legalEntry[word]);
      }
    }
    this.contentCount = count;
    this.tailStart = count;
    this.legalCount = legalCount;
    if (legalCount > 1) sortPrefix(legal, legalCount, this.#words.text);
    this.mediumCount = mediumCount;
    if (seen & (Pace.notMedium | Pace.notFirst) && !this.#hasName(mediumCount)) seen &= ~(Pace.notMedium | Pace.notFirst);
    // the last word stays, connective or not: then the levels must decide
    this.asMedium = mediumCount > 0 && !endDropped && (seen & (Pace.notMedium | Pace.notFirst | Pace.contextual)) === 0;
    return true;
  }

  /** Whether the medium level finds a well-known name in the first `count` words of `mediumContent`. */
  #hasName(count: number): boolean {
    const { names, wholeNames, flags } = this.#words;
    const words = this.mediumContent;
    if (wholeNames.match(words, 0, count) >= 0 && wholeNames.matchLength === count) return true;
    for (let i = 0; i < count; i++) if (flags[words[i]] & Flag.nameStart && names.match(words, i, count) >= 0) return true;
    return false;
  }

  /** Raw tokens → words; runs of initials are joined. */
  #expand(ids: Int32Array, gaps: Uint8Array, from: number, end: number): void {
    const vocabulary = this.#words;
    const { words, gaps: wordGaps } = this;
    let count = 0;
    let initials = 0;
    let gap = 0;
    let { rawWords, pace } = vocabulary;
    const paces = this.#paces;
    for (let i = from; i < end; i++) {
      gap |= gaps[i];
      const packed = rawWords[ids[i]];
      // nearly every token is one word that is known already
      if (packed >= 0 && count < MAX_WORDS) {
        const how = packed >>> PACE_SHIFT;
        words[count] = packed & (MAX_PACKED - 1);
        paces[count] = how;
        wordGaps[count++] = gap;
        initials += how & Pace.initial;
        gap = 0;
        continue;
      }
      const next = vocabulary.expand(ids[i], words, count);
      ({ rawWords, pace } = vocabulary);
      if (next === count) continue;
      wordGaps[count] = gap;
      for (let w = count; w < next; w++) {
        paces[w] = pace[words[w]];
        initials += paces[w] & Pace.initial;
        if (w > count) wordGaps[w] = Gap.space;
      }
      count = next;
      gap = 0;
    }
    this.#joined = initials >= 2 * Pace.initial;
    this.wordCount = this.#joined ? this.#joinInitials(count) : count;
  }

  /**
   * `I B M`, `I.B.M.`, `S / A`, `J & J` → one word. A run keeps one manner of separation, so that "Plan B S.A." is b + sa; unless all of it is a legal form
   * ("S.à r.l.").
   */
  #joinInitials(count: number): number {
    const vocabulary = this.#words;
    const { words, gaps } = this;
    const isInitial = (i: number): boolean => i < count && (vocabulary.flags[words[i]] & Flag.initial) !== 0;
    let write = 0;
    let i = 0;
    while (i < count) {
      const gap = gaps[i];
      if (!isInitial(i)) {
        words[write] = words[i++];
        this.#initials[write] = Initials.none;
        gaps[write++] = gap;
        continue;
      }
      let text = vocabulary.text[words[i]];
      const first = i++;
      let manner = -1;
      let ampersand = false;
      let runEnd = i;
      let run = text;
      while (isInitial(runEnd)) run += vocabulary.text[words[runEnd++]];
      const isForm = runEnd - first > 2 && vocabulary.isLegalForm(run);
      while (i < count) {
        const overAnd = words[i] === vocabulary.and && isInitial(i + 1);
        const at = overAnd ? i + 1 : i;
        if (!isInitial(at)) break;
        const next = overAnd ? 0 : separation(gaps[at]);
        if (!isForm && manner >= 0 && next !== manner) break;
        // a tighter pair follows ("B S.A."): this initial stands alone
        if (!isForm && !overAnd && isInitial(at + 1) && separation(gaps[at + 1]) > next) break;
        if (isForm && at >= runEnd) break;
        manner = Math.max(manner, next);
        ampersand ||= overAnd;
        text += vocabulary.text[words[at]];
        i = at + 1;
      }
      words[write] = i - first > 1 ? vocabulary.id(text) : words[first];
      gaps[write] = gap;
      this.#initials[write] = i - first === 1 ? Initials.none : ampersand ? Initials.ampersand : manner >= 2 ? Initials.dotted : Initials.spaced;
      if (i - first > 1) this.steps?.push({ from: write, end: write + 1, role: 'initials', entry: -1 });
      write++;
    }
    return write;
  }

  /** Words → units; returns their number. */
  #unite(): number {
    const vocabulary = this.#words;
    const { flags, canonical: canonicalOf, kind, legalMode, legalEntry, noise, expansion } = vocabulary;
    const { words, gaps, wordCount } = this;
    const { canonical } = this;
    const initials = this.#initials;
    for (let i = 0; i < wordCount; i++) {
      const word = words[i];
      // "Eng. Services": a dot behind a word says that it is an abbreviation
      const abbreviated = expansion[word] !== word && i + 1 < wordCount && gaps[i + 1] & Gap.dot && initials[i] === Initials.none;
      canonical[i] = abbreviated ? expansion[word] : canonicalOf[word];
      // "Fund VI", "Fund VI LP"
      if (flags[word] & Flag.numeral && i > 0 && (i + 1 === wordCount || legalMode[words[i + 1]] !== LegalMode.none)) canonical[i] = vocabulary.numeralOf(word);
    }
    let units = 0;
    this.#plain = true;
    for (let i = 0; i < wordCount; ) {
      const word = words[i];
      this.#unitFrom[units] = i;
      this.#isLegal[units] = 0;
      if (flags[canonical[i]] & Flag.phraseStart) {
        const entry = vocabulary.phrases.match(canonical, i, wordCount);
        if (entry >= 0) {
          this.#plain = false;
          this.#unitePhrase(units++, entry);
          i += vocabulary.phrases.matchLength;
          continue;
        }
      }
      if (flags[word] & Flag.plain) {
        this.#unitEntry[units] = -1;
        this.#unitMode[units] = LegalMode.none;
        this.#unitKind[units] = Kind.name;
        this.#unitNoise[units] = Noise.none;
      } else {
        // R&A is no legal form, whatever "ra" may be
        const legal = initials[i] !== Initials.ampersand;
        this.#unitEntry[units] = legal ? legalEntry[word] : -1;
        this.#unitMode[units] = legal ? legalMode[word] : LegalMode.none;
        this.#unitKind[units] = kind[word];
        this.#unitNoise[units] = noise[word];
        if (this.#unitMode[units] !== LegalMode.none || noise[word] !== Noise.none || kind[word] === Kind.aliasMarker) this.#plain = false;
      }
      units++;
      i++;
    }
    this.#unitFrom[units] = wordCount;
    return units;
  }

  #unitePhrase(unit: number, entry: number): void {
    const row = this.#words.entries[entry];
    this.#unitEntry[unit] = -1;
    this.#unitMode[unit] = LegalMode.none;
    this.#unitNoise[unit] = Noise.none;
    if (row.table === 'legalForms') {
      this.#unitEntry[unit] = entry;
      this.#unitMode[unit] = legalModeOf(row);
      this.#unitKind[unit] = Kind.legal;
    } else {
      this.#unitKind[unit] = row.class === 'alias-marker' ? Kind.aliasMarker : Kind.name;
      if (row.table === 'noise') this.#unitNoise[unit] = noiseOf(row);
    }
  }

  /** Decides what is no part of the name: securities and par values at the end, roles beside a separator, what follows "trading as". */
  #markNotes(units: number): void {
    const noise = this.#unitNoise;
    const kinds = this.#unitKind;
    const note = this.#isNote.fill(0, 0, units);
    const separators = Gap.comma | Gap.open | Gap.hyphen | Gap.other | Gap.slash;
    let last = units - 1;
    for (; last > 0; last--) {
      const what = noise[last];
      const before = last > 1 ? noise[last - 1] : Noise.none;
      const behind = last + 1 < units ? noise[last + 1] : Noise.none;
      const taken = last + 1 < units;
      const isNumber = kinds[last] === Kind.number;
      if (what === Noise.always) continue;
      if (what === Noise.role && this.#gapBefore(last) & separators) continue;
      if (what === Noise.beside && (taken || before === Noise.always || before === Noise.parValue)) continue;
      if (what === Noise.parValue && taken && (behind !== Noise.none || kinds[last + 1] === Kind.number)) continue;
      // the class of a share: "H YC1", "B SK-125"
      if (taken && last > 1 && this.#words.flags[this.words[this.#unitFrom[last]]] & Flag.initial) continue;
      // numbers, where a par value stands before them ("DL 1,20", "EO-,025")
      if (isNumber) {
        let head = last - 1;
        while (head > 0 && kinds[head] === Kind.number) head--;
        if (head > 0 && noise[head] === Noise.parValue) continue;
      }
      break;
    }
    for (let u = last + 1; u < units; u++) note[u] = 1;
    // "Member - Sirius Pekan"
    if (units > 1 && noise[0] === Noise.role && this.#gapBefore(1) & separators && !note[1]) note[0] = 1;
    for (let u = 1; u < units; u++) {
      if (kinds[u] !== Kind.aliasMarker) continue;
      for (let rest = u; rest < units; rest++) note[rest] = 1;
      break;
    }
  }

  /** Whether all legal forms behind `unit` may stand in the country of its own. */
  #agreesBehind(unit: number, units: number): boolean {
    const { entries } = this.#words;
    const own = entries[this.#unitEntry[unit]].scope.split(',');
    for (let u = unit + 1; u < units; u++) {
      if (this.#isLegal[u] && !entries[this.#unitEntry[u]].scope.split(',').some((country) => country !== '*' && own.includes(country))) return false;
    }
    return true;
  }

  #gapBefore(unit: number): number {
    return this.gaps[this.#unitFrom[unit]];
  }

  /**
   * Decides which units are legal forms: unmistakable ones anywhere; from the right end and from the left end; at the end of a part ("N.V., Rotterdam"), with
   * dots ("S.A."), before a note; those beside another.
   */
  #markLegal(units: number): void {
    const modes = this.#unitMode;
    const marked = this.#isLegal;
    const kinds = this.#unitKind;
    const note = this.#isNote;
    const words = this.words;
    let any = false;
    let earlier = false;
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.none || note[u]) continue;
      any = true;
      const partEnds =
        u > 0 && (u + 1 === units || note[u + 1] === 1 || (this.#gapBefore(u + 1) & (Gap.comma | Gap.open)) !== 0 || words[this.#unitFrom[u + 1]] === words[0]);
      // "Unilever N.V., NL": a country behind the legal form
      const isPlace = earlier && (this.#gapBefore(u) & (Gap.comma | Gap.slash)) !== 0 && (this.#words.flags[words[this.#unitFrom[u]]] & Flag.place) !== 0;
      if (modes[u] === LegalMode.anywhere) marked[u] = 1;
      else if (isPlace) note[u] = 1;
      else if (u > 0 && modes[u] !== LegalMode.beside && (partEnds || this.#initials[this.#unitFrom[u]] === Initials.dotted)) marked[u] = 1;
      if (marked[u]) earlier = true;
    }
    if (!any) return;
    for (let u = units - 1; u >= 0; u--) {
      if (note[u]) continue;
      if (marked[u] || modes[u] === LegalMode.edge || modes[u] === LegalMode.end) marked[u] = 1;
      else if (
        modes[u] === LegalMode.beside &&
        ((u + 1 < units && marked[u + 1]) || (u > 0 && modes[u - 1] !== LegalMode.none && modes[u - 1] !== LegalMode.beside))
      )
        marked[u] = 1;
      else if (!(isJunction(kinds[u]) && u + 1 < units && marked[u + 1]) && !(this.#gapBefore(u) & Gap.open)) break;
    }
    // A form in front ("AB Volvo", "PT Astra Tbk") counts where a name is left and the forms behind are of its own country: "SIA Partners", "PT Solutions
    // Inc" are names.
    let named = false;
    for (let u = note[0] + 1; u < units && !named; u++) named = kinds[u] === Kind.name && !note[u];
    for (let u = note[0]; u < units && named; u++) {
      if (marked[u]) continue;
      // neither "AT & T" nor "A.S. Construções" begins with a legal form
      const isWord = this.#initials[this.#unitFrom[u]] === Initials.none;
      if (modes[u] === LegalMode.edge && isWord && !note[u] && !(u + 1 < units && isJunction(kinds[u + 1])) && this.#agreesBehind(u, units)) marked[u] = 1;
      else break;
    }
    for (let u = 0; u < units; u++) {
      if (modes[u] === LegalMode.beside && !marked[u] && ((u > 0 && marked[u - 1]) || (u + 1 < units && marked[u + 1]))) marked[u] = 1;
    }
    // A name made of such words alone ("CC", "AB Co") keeps the first word that may also be a name.
    let content = 0;
    let rescue = -1;
    for (let u = 0; u < units; u++) {
      if (!marked[u]) content += isJunction(kinds[u]) || note[u] ? 0 : 1;
      else if (rescue < 0 && modes[u] !== LegalMode.anywhere) rescue = u;
    }
    if (content === 0 && rescue >= 0) marked[rescue] = 0;
  }

  #collect(units: number): void {
    const vocabulary = this.#words;
    const { legal } = this;
    const marked = this.#isLegal;
    const note = this.#isNote;
    this.contentCount = 0;
    this.legalCount = 0;
    // The tail begins behind the last legal form that has a name in front of it.
    let tailUnit = units;
    let named = false;
    for (let u = 0; u < units; u++) {
      if (!marked[u]) named ||= !isJunction(this.#unitKind[u]) && !note[u];
      else if (named) tailUnit = u + 1;
    }
    for (let u = 0; u < units; u++) {
      if (marked[u]) {
        legal[this.legalCount++] = this.#legalWordOf(this.#unitEntry[u]);
        this.steps?.push({ from: this.#unitFrom[u], end: this.#unitFrom[u + 1], role: 'legal form', entry: this.#unitEntry[u] });
      } else if (u < tailUnit && !note[u]) this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
    }
    // "Corp. II", "Trust Series B": what numbers the firm belongs to its name, wherever it stands
    for (let u = tailUnit; u < units && !note[u] && !marked[u] && this.#isSerial(u); u++) {
      this.#collectUnit(u, false);
      tailUnit = u + 1;
    }
    // "Boeing Company, The"
    for (let u = tailUnit; u < units; u++) if (this.#unitKind[u] === Kind.article && u === units - 1) units = u;
    this.tailStart = this.contentCount;
    for (let u = 0; u < units; u++) {
      if (marked[u] || (u < tailUnit && !note[u])) continue;
      this.steps?.push({ from: this.#unitFrom[u], end: this.#unitFrom[u + 1], role: note[u] ? 'note' : 'behind the legal form', entry: -1 });
      this.#collectUnit(u, u + 1 < units && marked[u + 1] === 1);
    }
    // a value of notes alone is read as a name
    if (this.tailStart === 0) this.tailStart = this.contentCount;
    if (this.legalCount > 1) sortPrefix(legal, this.legalCount, vocabulary.text);
  }

  #isSerial(unit: number): boolean {
    const from = this.#unitFrom[unit];
    if (this.#unitFrom[unit + 1] - from !== 1 || this.gaps[from] & Gap.comma) return false;
    return this.#unitKind[unit] === Kind.number || (this.#words.flags[this.words[from]] & Flag.initial) !== 0;
  }

  #collectUnit(unit: number, beforeLegal: boolean): void {
    const vocabulary = this.#words;
    const { words, content, gaps } = this;
    // "& Co": the conjunction belongs to the legal form
    if (beforeLegal && isJunction(this.#unitKind[unit]) && this.canonical[this.#unitFrom[unit]] === vocabulary.and) return;
    for (let i = this.#unitFrom[unit]; i < this.#unitFrom[unit + 1]; i++) {
      // amazon.com: a domain stands directly behind a dot
      if (i > 0 && gaps[i] === Gap.dot && isDomain(vocabulary.text[words[i]])) this.steps?.push({ from: i, end: i + 1, role: 'domain', entry: -1 });
      else content[this.contentCount++] = this.canonical[i];
    }
  }

  #legalWordOf(entry: number): WordId {
    if (this.#legalWord.length === 0) this.#legalWord = new Int32Array(this.#words.entries.length).fill(-1);
    let word = this.#legalWord[entry];
    if (word < 0) word = this.#legalWord[entry] = this.#words.id(this.#words.entries[entry].canonicalWords.join(''));
    return word;
  }
}

/** How a word made of initials was written: `I B M`, `I.B.M.`, `J & J`. */
const Initials = { none: 0, spaced: 1, dotted: 2, ampersand: 3 } as const;

/** How tightly a gap holds two initials together: 1 blank, 2 dot and blank, 3 dot, slash or hyphen alone. */
function separation(gap: number): number {
  const dotted = gap & (Gap.dot | Gap.slash | Gap.hyphen);
  if (!dotted) return 1;
  return gap & Gap.space ? 2 : 3;
}

function isJunction(kind: number): boolean {
  return kind === Kind.conjunction;
}

/** Insertion sort by text and removal of repeats would cost more code than it saves: legal forms are one to four. */
function sortPrefix(ids: Int32Array, count: number, text: readonly string[]): void {
  for (let i = 1; i < count; i++) {
    const id = ids[i];
    let j = i;
    while (j > 0 && text[ids[j - 1]] > text[id]) {
      ids[j] = ids[j - 1];
      j--;
    }
    ids[j] = id;
  }
}
