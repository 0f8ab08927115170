import type { CompanyParse } from './parse.js';
import { firmWords } from './omitted-kinds.js';
import { MAX_WORDS } from './parse.js';
import { Plain, PLAIN_SHIFT } from './wide-words.js';
import { Flag, isConnective, Kind } from './word-kinds.js';
import type { WordId } from '../vocabulary.js';
import type { CompanyWords } from './words.js';

/** What the words of a level's key text came from; only for explanations. */
export interface LevelTrace {
  names: { entry: number; words: Int32Array }[];
  dropped: { word: WordId; why: 'generic word' | 'place at the end' | 'connective' | 'behind the legal form' | 'legal form' }[];
  rewritten: { word: WordId; to: WordId; why: 'abbreviation' | 'slip of a known word' | 'spelling of a name' | 'skeleton' }[];
}

/**
 * The words of each level's key text. Each level is a function of the words of the tighter one, and of nothing else: equal at a tighter level
 * therefore is equal at a looser one.
 *
 *   narrow   all words, canonical; `~` what stands behind the legal form; `|` the legal forms
 *   medium   without legal forms and connectives; well-known names written out; `~` as before
 *   wide     without generic words, places at the end and the tail; contextual abbreviations, slips and skeletons resolved; joined
 */
export class CompanyLevels {
  readonly #words: CompanyWords;
  readonly #scratch = new Int32Array(MAX_WORDS * 8);
  readonly #plain = new Int32Array(MAX_WORDS * 8);
  readonly #named = new Int32Array(MAX_WORDS * 8);
  readonly #guarded = new Uint8Array(MAX_WORDS * 8);

  constructor(words: CompanyWords) {
    this.#words = words;
  }

  /** Narrow words of a parse, appended to `out` at `at`; returns the end; nothing where only legal forms are left. */
  narrow(parse: CompanyParse, out: Int32Array, at: number): number {
    const { content, contentCount, tailStart, legal, legalCount } = parse;
    const { kind } = this.#words;
    let from = 0;
    // "The Boeing Company", "Boeing Company, The": an article at either end says nothing
    while (from < tailStart - 1 && kind[content[from]] === Kind.article && !(this.#words.flags[content[from]] & Flag.contextual)) from++;
    let headEnd = tailStart;
    while (headEnd > from + 1 && kind[content[headEnd - 1]] === Kind.article && !(this.#words.flags[content[headEnd - 1]] & Flag.contextual)) headEnd--;
    if (contentCount === 0) return at;
    for (let i = from; i < headEnd; i++) {
      const word = content[i];
      // "Dupont et Fils" is "Dupont & Fils"; at either end "e" and "y" are letters
      out[at++] = kind[word] === Kind.conjunction && i > from && i + 1 < headEnd ? this.#words.and : word;
    }
    if (tailStart < contentCount) {
      out[at++] = this.#words.tailMarker;
      for (let i = tailStart; i < contentCount; i++) out[at++] = content[i];
    }
    if (legalCount > 0) {
      out[at++] = this.#words.legalMarker;
      for (let i = 0; i < legalCount; i++) if (i === 0 || legal[i] !== legal[i - 1]) out[at++] = legal[i];
    }
    return at;
  }

  /** Medium words of `narrow[from .. end)`. `out` may not be `narrow`. */
  medium(narrow: Int32Array, from: number, end: number, out: Int32Array, at: number, trace: LevelTrace | null = null): number {
    const vocabulary = this.#words;
    const { flags } = vocabulary;
    let plain = 0;
    let headEnd = -1;
    for (let i = from; i < end; i++) {
      const word = narrow[i];
      if (word === vocabulary.legalMarker) {
        if (trace) for (let j = i + 1; j < end; j++) trace.dropped.push({ word: narrow[j], why: 'legal form' });
        break;
      }
      if (word === vocabulary.tailMarker) headEnd = plain;
      else if (
        !vocabulary.places.beginsWithConnective(narrow, i, end) &&
        vocabulary.isDroppedConnective(word, i === from || i + 1 === end || narrow[i + 1] === vocabulary.legalMarker || narrow[i + 1] === vocabulary.tailMarker)
      ) {
        trace?.dropped.push({ word, why: 'connective' });
        continue;
      }
      this.#plain[plain++] = word;
    }
    if (plain === 0) for (let i = from; i < end && narrow[i] !== vocabulary.legalMarker; i++) this.#plain[plain++] = narrow[i];
    if (headEnd < 0) headEnd = plain;
    // the whole name is a well-known one ("GE")
    const whole = vocabulary.known.wholeNames.match(this.#plain, 0, headEnd);
    if (whole >= 0 && vocabulary.known.wholeNames.matchLength === headEnd) {
      at = this.#writeName(whole, out, at, trace);
      for (let i = headEnd; i < plain; i++) out[at++] = this.#plain[i];
      return at;
    }
    // ("Life Insurance Corporation of India")
    const broken = headEnd < plain ? this.#brokenName(headEnd, plain) : -1;
    if (broken >= 0) return this.#writeName(broken, out, at, trace);
    const start = at;
    let nameStart = -1;
    let nameEnd = -1;
    for (let i = 0; i < plain; ) {
      const word = this.#plain[i];
      const name = flags[word] & Flag.nameStart ? vocabulary.known.names.match(this.#plain, i, i < headEnd ? headEnd : plain) : -1;
      if (name < 0) {
        out[at++] = word;
        i++;
      } else {
        const { matchLength } = vocabulary.known.names;
        nameStart = at;
        at = nameEnd = this.#writeName(name, out, at, trace);
        i += matchLength;
        // "JP Morgan Chase": what the name goes on with is said
        i += this.#wordsBehind(this.#plain, i, plain, out.subarray(nameStart, nameEnd));
      }
      if (nameStart < 0) continue;
      // what says once more what the name says is left out ("Petróleo Brasileiro (Petrobras)", "Embraer - Empresa Brasileira de Aeronáutica")
      const length = nameEnd - nameStart;
      const second = at - length;
      const first = second - length - (second > start && out[second - 1] === vocabulary.tailMarker ? 1 : 0);
      if (first >= start && (at === nameEnd || first === nameStart) && areEqual(out, first, second, length)) at = second;
    }
    if (nameStart >= 0 && out[at - 1] === vocabulary.tailMarker) at--;
    return at;
  }

  /**
   * Writes a short form that is a whole name elsewhere ("Cisco") out in front of places and of words that any firm has, too ("Cisco Canada", "SAP Group"), as linkage
   * compares them: the names of a firm and of its branch begin alike. In front of places acronyms of three letters and fewer are too many bodies' own. Returns the new
   * end of the medium words.
   */
  withShortNameInFront(medium: Int32Array, end: number): number {
    const { known, flags, tailMarker } = this.#words;
    if (end < 2 || !(flags[medium[0]] & Flag.wholeNameStart)) return end;
    const entry = known.wholeNames.match(medium, 0, end);
    const length = known.wholeNames.matchLength;
    if (entry < 0 || length === end || medium[length] === tailMarker) return end;
    const isShared = this.#words.rows.at(entry).class === 'acronym' && this.#words.textOf(medium[0]).length <= MAX_SHARED_ACRONYM;
    for (let i = length; i < end && medium[i] !== tailMarker; ) {
      const place = isShared ? 0 : this.#words.places.lengthAt(medium, i, end) || Number(this.#words.places.mayBe(medium[i]));
      if (place === 0 && !firmWords().has(this.#words.textOf(medium[i]))) return end;
      i += place || 1;
    }
    const name = known.canonical(entry);
    // (Hilton Worldwide is written out)
    if (name.length <= end && name.every((word, i) => word === medium[i])) return end;
    medium.copyWithin(name.length, length, end);
    medium.set(name, 0);
    return end + name.length - length;
  }

  /** Row of the well-known name that the first `count` plain words are, `marker` of which stands for the legal form amid it; -1: none. */
  #brokenName(marker: number, count: number): number {
    const { wholeNames } = this.#words.known;
    const words = this.#scratch;
    words.set(this.#plain.subarray(0, marker));
    words.set(this.#plain.subarray(marker + 1, count), marker);
    const name = wholeNames.match(words, 0, count - 1);
    return wholeNames.matchLength === count - 1 ? name : -1;
  }

  /** How many words from `from` on are the last ones of a name of which a short form stands in front of them. */
  #wordsBehind(words: Int32Array, from: number, end: number, name: Int32Array): number {
    let count = Math.min(name.length - 1, end - from);
    while (count > 0 && !name.subarray(name.length - count).every((word, i) => word === words[from + i])) count--;
    return count;
  }

  #writeName(entry: number, out: Int32Array, at: number, trace: LevelTrace | null): number {
    const words = this.#words.known.canonical(entry);
    trace?.names.push({ entry, words });
    for (const word of words) if (at < out.length) out[at++] = word;
    return at;
  }

  /** Wide words of `medium[from .. end)`, to be written without blanks between them. */
  wide(medium: Int32Array, from: number, end: number, out: Int32Array, at: number, trace: LevelTrace | null = null): number {
    const plainEnd = trace === null ? this.#widePlainly(medium, from, end, out, at) : -1;
    if (plainEnd >= 0) return plainEnd;
    const vocabulary = this.#words;
    const { expansion, flags } = vocabulary;
    const words = this.#scratch;
    let count = 0;
    for (let i = from; i < end; i++) {
      if (medium[i] === vocabulary.tailMarker) {
        if (trace) for (let j = i + 1; j < end; j++) trace.dropped.push({ word: medium[j], why: 'behind the legal form' });
        break;
      }
      words[count++] = medium[i];
    }
    if (count > 1) {
      for (let i = 0; i < count; i++) {
        const full = expansion[words[i]];
        if (full !== words[i] && !(flags[words[i]] & Flag.dotted)) {
          trace?.rewritten.push({ word: words[i], to: full, why: 'abbreviation' });
          words[i] = full;
        }
      }
    }
    for (let i = 0; i < count; i++) {
      const corrected = vocabulary.wideWords.corrected(words[i]);
      if (corrected !== words[i]) trace?.rewritten.push({ word: words[i], to: corrected, why: 'slip of a known word' });
      words[i] = corrected;
    }
    count = this.#guardNames(words, count, trace);
    const guarded = this.#guarded;
    const named = this.#named;
    const last = this.#withoutPlaces(count, trace);
    const start = at;
    const placeAlone = this.#isPlaceAlone(last);
    for (let i = 0; i < last; i++) {
      const word = named[i];
      const stays = guarded[i] || (placeAlone && (vocabulary.flags[word] & Flag.trade) !== 0);
      if (!stays && vocabulary.wideWords.isDropped(word)) {
        trace?.dropped.push({ word, why: 'generic word' });
        continue;
      }
      at = this.#writeWide(word, out, at, trace);
    }
    // nothing but generic words ("General Trading"): then they are the name
    if (at === start) {
      if (trace) trace.dropped.length = 0;
      for (let i = 0; i < count; i++) at = this.#writeWide(named[i], out, at, trace);
    }
    return at;
  }

  /** {@link wide} for words that are the same beside any others; -1 where they are not, or may be a well-known name written apart. A test compares the two. */
  #widePlainly(medium: Int32Array, from: number, end: number, out: Int32Array, at: number): number {
    const vocabulary = this.#words;
    const { wideWords, known, flags } = vocabulary;
    const count = end - from;
    if (count > MAX_JOINED_WORDS) return -1;
    let write = at;
    let hash = 0;
    let places = 0;
    for (let i = from; i < end; i++) {
      const word = medium[i];
      const plain = wideWords.plain(word);
      if (plain & Plain.other) return -1;
      if (flags[word] & (Flag.wideNameStart | Flag.placeStart)) {
        if (flags[word] & Flag.wideNameStart && known.wideNames.match(medium, i, end) >= 0) return -1;
        if (flags[word] & Flag.placeStart && vocabulary.places.lengthAt(medium, i, end) > 0) return -1;
      }
      hash = wideWords.joinedHash(hash, word);
      if (plain & Plain.dropped) continue;
      if (plain & Plain.little) places++;
      out[write++] = plain >>> PLAIN_SHIFT;
    }
    // places and numbers alone, with what was dropped: see #isPlaceAlone
    if (places === write - at && places < count) return -1;
    return write === at || (count > 1 && known.mayBeJoined(hash)) ? -1 : write;
  }

  /** Whether places, numbers and directions are all that stays of a name without its generic words ("China Railway", "First Data"): then its trade tells it from others, too. */
  #isPlaceAlone(last: number): boolean {
    const { kind } = this.#words;
    const named = this.#named;
    let place = 0;
    for (let i = 0; i < last; ) {
      const length = this.#guarded[i] ? 0 : Math.max(this.#words.wideWords.tellsLittle(named[i]) ? 1 : 0, this.#words.places.lengthAt(named, i, last));
      if (length > 0) place++;
      else if (this.#guarded[i] || (kind[named[i]] !== Kind.generic && !isConnective(kind[named[i]]))) return false;
      i += length || 1;
    }
    return place > 0;
  }

  /** Where the name ends if the places behind it are left out; the first word stays. */
  #withoutPlaces(count: number, trace: LevelTrace | null): number {
    const vocabulary = this.#words;
    const named = this.#named;
    let last = count;
    while (last > 1) {
      // (South Africa before Africa)
      let from = Math.max(1, last - MAX_PLACE_WORDS);
      while (from < last - 1 && from + vocabulary.places.lengthAt(named, from, last) !== last) from++;
      if (from === last - 1 && vocabulary.kind[named[from]] !== Kind.place) break;
      if (this.#guarded[last - 1]) break;
      for (let i = from; i < last; i++) trace?.dropped.push({ word: named[i], why: 'place at the end' });
      last = from;
    }
    return last;
  }

  #writeWide(word: WordId, out: Int32Array, at: number, trace: LevelTrace | null): number {
    const { wideWords } = this.#words;
    const to = wideWords.wide(word);
    if (trace && to !== word) trace.rewritten.push({ word, to, why: wideWords.isSpelledName(word) ? 'spelling of a name' : 'skeleton' });
    out[at++] = to;
    return at;
  }

  /**
   * Writes out the well-known names in `words` (to #named) and guards their words, generic or not: "General Electric Capital" keeps "general electric". A
   * whole value is also recognized by its letters alone ("Good Year Tire & Rubber"). Words that repeat the name beside it fall out ("Bosch, Robert": Robert Bosch).
   * Returns the new count.
   */
  #guardNames(words: Int32Array, count: number, trace: LevelTrace | null): number {
    const vocabulary = this.#words;
    const named = this.#named;
    const guarded = this.#guarded;
    let write = 0;
    let found = 0;
    const put = (entry: number): void => {
      const name = vocabulary.known.canonical(entry);
      trace?.names.push({ entry, words: name });
      found++;
      for (const word of name) {
        if (write === named.length) return;
        guarded[write] = 1;
        named[write++] = word;
      }
    };
    for (let i = 0; i < count; ) {
      const entry = vocabulary.flags[words[i]] & Flag.wideNameStart ? vocabulary.known.wideNames.match(words, i, count) : -1;
      if (entry >= 0) {
        i += vocabulary.known.wideNames.matchLength;
        put(entry);
      } else if (write < named.length) {
        guarded[write] = 0;
        named[write++] = words[i++];
      } else break;
    }
    if (found === 0 && count > 1 && count <= MAX_JOINED_WORDS) {
      const entry = vocabulary.known.matchJoined(words, count);
      if (entry >= 0) {
        write = 0;
        put(entry);
      }
    }
    if (found === 0) return write;
    let kept = 0;
    for (let i = 0; i < write; i++) {
      let repeats = false;
      if (!guarded[i]) for (let j = 0; j < write && !repeats; j++) repeats = guarded[j] === 1 && named[j] === named[i];
      if (repeats) continue;
      guarded[kept] = guarded[i];
      named[kept++] = named[i];
    }
    return kept;
  }
}

/** Letters of an acronym that many bodies share. */
const MAX_SHARED_ACRONYM = 3;
/** Words of the longest place that is looked for at the end of a name. */
const MAX_PLACE_WORDS = 5;
/** Longer values are no well-known name written apart. */
const MAX_JOINED_WORDS = 8;

/** Whether the words from `first` on are those from `second` on. */
function areEqual(words: Int32Array, first: number, second: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (words[first + i] !== words[second + i]) return false;
  return true;
}
