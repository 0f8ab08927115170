import { lazily } from '../../lexicon/lazily.js';
import { lexiconTable } from '../../lexicon/lexicon.js';
import { recognizer } from '../../lexicon/spelling-rules.js';
import { tableText } from '../../lexicon/table-text.js';
import { Gap } from '../../text/byte-classes.js';
import type { ParseStep } from './parse.js';
import { WordRewriter } from './word-rewriter.js';
import type { ProductWords } from './words.js';

/** What a word may be of a way of writing: a unit that stands in front of its number, one with that number, a thing with its mark, the rim of a tyre, the width of jeans, a release of Windows, "or later", the sign of a number that is also another word. */
export const Notation = { prefix: 1, prefixed: 2, marked: 4, rim: 8, waist: 16, release: 32, least: 64, sign: 128 } as const;
/** "98", "xp" */
const isRelease = recognizer('product', 'release');

/** A unit that people write in front of its number. */
interface Prefix {
  readonly unit: string;
  /** Digits in front of the point at most. */
  readonly digits: number;
  /** Whether the number has a decimal point, or a slash in front. */
  readonly isDecimal: boolean;
  /** Whether it is the sign of a number, which a dot parts from it ("n.5"), and no unit. */
  readonly isSign: boolean;
  /** Whether it is a word of its own, which says the unit of the number behind it ("DDR4 3200"). */
  readonly isKept: boolean;
  /** Whether it stands behind its number elsewhere: in front of one only where no number is in front of it, and none of its own behind that one ("GR 500", but "500 gr 2 pk"). */
  readonly isMeasure: boolean;
  /** Whether it is short for the size of clothes and shoes as well, where a dot parts it from a short number ("Gr. 43"). */
  readonly isOfClothes: boolean;
}

/** tables/product/unit-prefixes.tsv */
const prefixes = lazily(() => {
  const rows = new Map<string, Prefix>();
  for (const line of tableText('product', 'unitPrefixes').split('\n')) {
    const [prefix, unit, digits, cls] = line.split(' ');
    rows.set(prefix, {
      unit,
      digits: Number(digits),
      isDecimal: cls === 'decimal',
      isSign: cls === 'sign',
      isKept: cls === 'kept',
      isMeasure: cls === 'measure' || cls === 'clothes',
      isOfClothes: cls === 'clothes',
    });
  }
  return rows;
});

const PREFIXED = /^([a-z]+)(\d.*)$/;
const NUMBER = /^(\d+)((?:\.\d+)?)([a-z]?)$/;
const ENDS_IN_DIGIT = /\d$/;
/** "a7iii", "mkii", "mark2", "5dmkiii". (An "mkv" is a file, and "100v" has volts.) */
const MARKED = /^([a-z]*\d+[a-hj-uwyz]?)?(?:(mk|mark)(\d)|(mk|mark)?(iii?|iv|vi{1,3}|ix))$/;
/** Marks that are letters of a code where one stands in front ("BKR6EIX"). */
const LATE_MARKS = /^(?:ix|vi+)$/;
const ENDS_IN_LETTER = /[a-z]$/;
/** Digits of the shortest number that a kept word gives its unit. */
const MIN_KEPT = 3;
/** Sizes of clothes and shoes. */
const SIZE_OF_CLOTHES = /^\d{1,2}$/;
/** A number with an edition behind it ("990PRO", "S23Ultra"). */
const WITH_EDITION = /^([a-z]*\d+)([a-z]{3,})$/;
const editions = lazily(
  () => new Set(lexiconTable('productWords').flatMap((row) => (row.class === 'edition' && row.words.length === 1 ? [row.words[0]] : []))),
);
/** The width of jeans alone, with their length, and that alone. */
const WAIST = /^w(\d{2})(?:l(\d{2}))?$/;
const LEG = /^l(\d{2})$/;
/** The rim of a tyre alone, and with its profile. */
const RIM = /^(\d{2})?z?r(\d{2}c?)?$/;
const PROFILE = /^\d{2}$/;
const TYRE_WIDTH = /^p?(\d{3})$/;
const RIM_INCHES = /^(\d{2})c?$/;

/** Marks with their numerals that are letters only, and so would be no more than words ("MKII"). */
const LETTERED_MARKS = ['mk', 'mark'].flatMap((mark) => ['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix'].map((numeral) => mark + numeral));

/** Words of letters alone that are a way of writing, or part of one. */
export function notationWords(): readonly string[] {
  return [...prefixes().keys(), ...LETTERED_MARKS];
}

/** Bits of {@link Notation}. */
export function notationOf(text: string): number {
  const [, prefix = ''] = PREFIXED.exec(text) ?? [];
  const joined = prefixes().get(prefix);
  const front = prefixes().has(text) ? Notation.prefix : joined !== undefined && !joined.isSign && !joined.isMeasure && !joined.isKept ? Notation.prefixed : 0;
  return (
    front |
    (isRelease(text) ? Notation.release : 0) |
    (partsOfMarked(text) === null ? 0 : Notation.marked) |
    (RIM.test(text) ? Notation.rim : 0) |
    (WAIST.test(text) ? Notation.waist : 0)
  );
}

/** "a7iii" → "a7", "iii"; "990pro" → "990", "pro"; `null`: nothing is joined to anything. */
function partsOfMarked(text: string): readonly string[] | null {
  const [, number = '', edition = ''] = WITH_EDITION.exec(text) ?? [];
  if (number !== '' && editions().has(edition)) return [number, edition];
  const [, thing, before, digit, sign, numeral] = MARKED.exec(text) ?? [];
  if (thing !== undefined && sign === undefined && ENDS_IN_LETTER.test(thing) && LATE_MARKS.test(numeral ?? '')) return null;
  const parts = [thing, before ?? sign, digit ?? numeral].filter((part) => part !== undefined);
  return parts.length > 1 ? parts : null;
}

/**
 * Ways of writing that are the same words as others: units in front of their numbers ("f/1.8", "SPF 50"), sizes of tyres ("225/45 R17") and jeans ("W32 L34"), marks joined to what
 * they number ("a7III").
 */
export class NotationReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;
  readonly #out: WordRewriter;

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
    this.#out = new WordRewriter(ids, gaps);
  }

  /** Rewrites the first `count` words; returns how many there are then. */
  read(count: number, steps: ParseStep[] | null): number {
    const { notations } = this.#words;
    let first = 0;
    while (first < count && (notations[this.#ids[first]] & ~(Notation.release | Notation.least | Notation.sign)) === 0) first++;
    if (first === count) return count;
    this.#out.begin();
    for (let i = 0; i < count; ) {
      const notation = notations[this.#ids[i]];
      const read =
        (notation & Notation.prefix ? this.#readPrefix(i, count, steps) : 0) ||
        (notation & Notation.prefixed ? this.#readPrefixed(i, steps) : 0) ||
        (notation & Notation.rim ? this.#readTyre(i, count, steps) : 0) ||
        (notation & Notation.waist ? this.#readJeans(i, count, steps) : 0) ||
        (notation & Notation.marked ? this.#readMarked(i, steps) : 0);
      if (read === 0) this.#out.put(this.#ids[i], this.#gaps[i]);
      i += read || 1;
    }
    return this.#out.finish();
  }

  /** "f" "/" "1.8g" → "1.8fnumber", "g". Returns how many words it was; 0: it is none. */
  #readPrefix(i: number, count: number, steps: ParseStep[] | null): number {
    if (i + 1 === count) return 0;
    const gap = this.#gaps[i + 1];
    if ((gap & ~(Gap.space | Gap.hyphen | Gap.dot | Gap.slash)) !== 0) return 0;
    const { isSign, isMeasure, isOfClothes, isKept } = prefixes().get(this.#textAt(i)) as Prefix;
    if ((isSign && gap !== Gap.dot) || (isMeasure && !this.#isInFront(i, count)) || (isKept && this.#hasUnit(i + 1, count))) return 0;
    if (isOfClothes && gap & Gap.dot && SIZE_OF_CLOTHES.test(this.#textAt(i + 1))) return 0;
    return this.#writeMeasure(i, this.#textAt(i), this.#textAt(i + 1), (gap & Gap.slash) !== 0, steps) ? 2 : 0;
  }

  /** Whether a unit of measure belongs to the number behind it: none stands in front, or a dot joins the unit to the one behind, and that one has no unit of its own. */
  #isInFront(i: number, count: number): boolean {
    const before = this.#out.count > 0 ? this.#words.textOf(this.#out.idAt(this.#out.count - 1)) : '';
    const isJoinedBehind = this.#gaps[i + 1] === Gap.dot && this.#gaps[i] !== Gap.dot && this.#gaps[i] !== 0;
    if (ENDS_IN_DIGIT.test(before) && !isJoinedBehind) return false;
    return !this.#hasUnit(i + 1, count);
  }

  /** Whether a unit stands behind word i. */
  #hasUnit(i: number, count: number): boolean {
    return i + 1 < count && (this.#gaps[i + 1] & Gap.comma) === 0 && this.#words.unitOf(this.#textAt(i + 1)) !== null;
  }

  /** "spf50" → "50spf". */
  #readPrefixed(i: number, steps: ParseStep[] | null): number {
    const [, prefix, number] = PREFIXED.exec(this.#textAt(i)) as RegExpExecArray;
    return this.#writeMeasure(i, prefix, number, false, steps) ? 1 : 0;
  }

  #writeMeasure(i: number, prefix: string, text: string, hasSlash: boolean, steps: ParseStep[] | null): boolean {
    const { unit, digits, isDecimal, isSign, isMeasure, isKept } = prefixes().get(prefix) as Prefix;
    const [, whole = '', decimals, letter] = NUMBER.exec(text) ?? [];
    if (whole === '' || whole.length > digits) return false;
    if (isDecimal ? decimals === '' && !hasSlash : (isMeasure ? letter : decimals + letter) !== '') return false;
    if (isSign) {
      this.#out.put(this.#words.id(unit), this.#gaps[i]);
      this.#out.put(this.#words.id(whole), Gap.space);
      return true;
    }
    if (isKept) {
      if (whole.length < MIN_KEPT) return false;
      this.#out.put(this.#words.id(prefix), this.#gaps[i]);
    }
    const measure = whole + decimals + unit;
    steps?.push({ text: `${prefix} ${text}`, becomes: measure, rule: 'size' });
    this.#out.put(this.#words.id(measure), isKept ? Gap.space : this.#gaps[i]);
    if (letter !== '') this.#out.put(this.#words.id(letter), Gap.space);
    return true;
  }

  /** "225" "/" "45" "r17" → "225x45x17". What stands in front of the rim has been written already. */
  #readTyre(i: number, count: number, steps: ParseStep[] | null): number {
    const [, ownProfile, ownInches] = RIM.exec(this.#textAt(i)) as RegExpExecArray;
    const before = ownProfile === undefined ? 2 : 1;
    if (this.#out.count < before || (this.#gaps[i] & ~(Gap.space | Gap.slash | Gap.hyphen)) !== 0) return 0;
    const isApart = ownInches === undefined;
    if (isApart && (i + 1 === count || (this.#gaps[i + 1] & ~(Gap.space | Gap.hyphen)) !== 0)) return 0;
    const [, inches = ''] = RIM_INCHES.exec(ownInches ?? this.#textAt(i + 1)) ?? [];
    const profile = ownProfile ?? this.#words.textOf(this.#out.idAt(this.#out.count - 1));
    const [, width = ''] = TYRE_WIDTH.exec(this.#words.textOf(this.#out.idAt(this.#out.count - before))) ?? [];
    const gap = ownProfile === undefined ? this.#out.gapAt(this.#out.count - 1) : this.#gaps[i];
    if (inches === '' || width === '' || !PROFILE.test(profile) || (gap & ~(Gap.space | Gap.slash)) !== 0) return 0;
    const size = `${width}x${profile}x${inches}`;
    steps?.push({ text: `${width} ${profile} r${inches}`, becomes: size, rule: 'tyre' });
    this.#out.drop(before);
    this.#out.put(this.#words.id(size), this.#out.gapAt(this.#out.count));
    return isApart ? 2 : 1;
  }

  /** "w32" "l34", "w32l34" → "32", "34", as others write it ("32/34"). */
  #readJeans(i: number, count: number, steps: ParseStep[] | null): number {
    const [, width, ownLength] = WAIST.exec(this.#textAt(i)) as RegExpExecArray;
    const isApart = ownLength === undefined;
    const [, length = ownLength] = isApart && i + 1 < count ? (LEG.exec(this.#textAt(i + 1)) ?? []) : [];
    if (length === undefined) return 0;
    steps?.push({ text: `w${width} l${length}`, becomes: `${width} ${length}`, rule: 'size' });
    // (the groups of a part number go on with neither: 00501-0165 W34 L32)
    this.#out.put(this.#words.id(width), this.#gaps[i] | Gap.other);
    this.#out.put(this.#words.id(length), Gap.space);
    return isApart ? 2 : 1;
  }

  /** "a7iii" → "a7", "iii". */
  #readMarked(i: number, steps: ParseStep[] | null): number {
    const text = this.#textAt(i);
    const parts = partsOfMarked(text) as readonly string[];
    steps?.push({ text, becomes: parts.join(' '), rule: 'mark' });
    for (const [at, part] of parts.entries()) this.#out.put(this.#words.id(part), at === 0 ? this.#gaps[i] : Gap.space);
    return 1;
  }

  #textAt(i: number): string {
    return this.#words.textOf(this.#ids[i]);
  }
}
