import { Gap } from '../../text/byte-classes.js';
import type { ParseStep } from './parse.js';
import { WordRewriter } from './word-rewriter.js';
import type { ProductWords } from './words.js';

/** One of the numbers between which an "x" stands. */
interface Item {
  /** "m" of a metric thread, else ''. */
  readonly sign: string;
  readonly number: string;
  /** Its unit as the tables name it, and the class of that; '': none is written. */
  readonly unit: string;
  readonly of: string;
}

/** An "x" that has a number behind it or is the last letter. */
const TIMES = /x(?=\d|$)/;
const ITEM = /^(m?)(\d+(?:\.\d+)?)([a-z]*\d?)$/;
/** A metric thread whose number stands apart: M 12 x 80. */
const THREAD = 'm';
const MAX_THREAD = 64;
/** Lengths in metres are told in centimetres, as those of furniture and cloth mostly are, behind a thread in millimetres. */
const METRE = 'm';
const [CENTIMETRES, MILLIMETRES] = [100, 1000];
/** Classes of units that are measured along an edge or across: numbers of these are dimensions, not so many of one size. */
const ACROSS: ReadonlySet<string> = new Set(['', 'length', 'area']);
/** The class of units that say how fast a processor is. */
const FREQUENCY = 'frequency';
/** Classes of units of which nothing is a pack. */
const NO_PACK: ReadonlySet<string> = new Set([...ACROSS, 'zoom', 'resolution']);

/**
 * Numbers with an "x" between them, however they are spaced. Lengths become one word without the unit, which many catalogues leave out ("M6 x 20mm", "M6x20";
 * "160 x 80 cm", "160x80"); so many of another size are a pack and that size ("12 x 330ml", "2x8GB").
 */
export class ChainReader {
  readonly #words: ProductWords;
  readonly #ids: Int32Array;
  readonly #gaps: Uint8Array;
  readonly #out: WordRewriter;
  readonly #items: Item[] = [];

  /** @param ids, gaps  the parse's own buffers. */
  constructor(words: ProductWords, ids: Int32Array, gaps: Uint8Array) {
    this.#words = words;
    this.#ids = ids;
    this.#gaps = gaps;
    this.#out = new WordRewriter(ids, gaps);
  }

  /** Joins the chains among the first `count` words; returns how many words there are then. */
  join(count: number, steps: ParseStep[] | null): number {
    const { hasTimes } = this.#words;
    let first = 0;
    while (first < count && !hasTimes[this.#ids[first]]) first++;
    if (first === count) return count;
    const out = this.#out;
    out.begin();
    for (let i = 0; i < count; ) {
      const end = this.#readChain(i, count);
      const read = end < 0 ? null : this.#meaning();
      if (read === null) {
        out.put(this.#ids[i], this.#gaps[i]);
        i++;
        continue;
      }
      if (steps !== null) this.#tell(steps, i, end, read.words.join(' '), read.rule);
      for (const [at, word] of read.words.entries()) out.put(this.#words.id(word), at === 0 ? this.#gaps[i] : Gap.space);
      i = end;
    }
    return out.finish();
  }

  /** Adds what becomes of words `from .. end`, if that is not what they are. */
  #tell(steps: ParseStep[], from: number, end: number, becomes: string, rule: ParseStep['rule']): void {
    const text = Array.from(this.#ids.subarray(from, end), (id) => this.#words.textOf(id)).join(' ');
    if (text !== becomes) steps.push({ text, becomes, rule });
  }

  /** Reads the items of a chain that begins at word `from`; returns its end, -1: none begins there. */
  #readChain(from: number, count: number): number {
    const items = this.#items;
    items.length = 0;
    let end = -1;
    let open = true; // whether an item is due
    const isThread = this.#isThread(from, count);
    for (let i = isThread ? from + 1 : from; i < count; ) {
      const isTimes = this.#words.hasTimes[this.#ids[i]] === 1;
      if (!isTimes && !open) break;
      if (i > from && (this.#gaps[i] & (Gap.comma | Gap.slash)) !== 0) break;
      const pieces = isTimes ? this.#words.textOf(this.#ids[i]).split(TIMES) : [this.#words.textOf(this.#ids[i])];
      if (open === (pieces[0] === '')) break;
      let good = true;
      for (let p = open ? 0 : 1; p < pieces.length && good; p++) {
        if (pieces[p] === '') break;
        const item = this.#itemOf(pieces[p], items.length === 0);
        if (item === null) good = false;
        else items.push(isThread && items.length === 0 ? { ...item, sign: THREAD } : item);
      }
      if (!good) return -1;
      open = pieces[pieces.length - 1] === '';
      i++;
      if (open) continue;
      if (i < count && this.#isUnitOfLast(i, count)) i++;
      end = i;
      if (items.length === 1 && i < count && !this.#words.hasTimes[this.#ids[i]]) return -1;
    }
    return items.length > 1 && !open ? end : -1;
  }

  /** "M 12" in front of an x; "M 2 x 500g" is a pack of two in size M. */
  #isThread(i: number, count: number): boolean {
    if (i + 2 >= count || this.#gaps[i + 1] !== Gap.space || this.#words.textOf(this.#ids[i]) !== THREAD) return false;
    const number = Number(this.#words.textOf(this.#ids[i + 1]).split(TIMES)[0]);
    return number > 1 && number <= MAX_THREAD && (this.#words.hasTimes[this.#ids[i + 1]] === 1 || this.#words.hasTimes[this.#ids[i + 2]] === 1);
  }

  #itemOf(text: string, isFirst: boolean): Item | null {
    const [, sign, number, letters] = ITEM.exec(text) ?? [];
    if (number === undefined || (sign !== '' && !isFirst)) return null;
    const unit = letters === '' ? null : this.#words.unitOf(letters);
    if (letters !== '' && unit === null) return null;
    return { sign, number: String(Number(number)), unit: unit?.canonical ?? '', of: unit?.class ?? '' };
  }

  /** Gives the last item the unit that word `i` is, where it is one. */
  #isUnitOfLast(i: number, count: number): boolean {
    const items = this.#items;
    const last = items[items.length - 1];
    if (last.unit !== '' || last.sign !== '' || this.#words.hasTimes[this.#ids[i]] || (this.#gaps[i] & ~(Gap.space | Gap.hyphen | Gap.dot)) !== 0) return false;
    const unit = this.#words.unitOf(this.#words.textOf(this.#ids[i]));
    if (unit === null || this.#words.isContainer(this.#ids[i]) || this.#words.isPackOf(this.#ids, i, count)) return false;
    items[items.length - 1] = { ...last, unit: unit.canonical, of: unit.class };
    return true;
  }

  /** What the items are together; `null`: nothing that we know. */
  #meaning(): { readonly words: readonly string[]; readonly rule: ParseStep['rule'] } | null {
    const items = this.#items;
    if (items.every(({ of }) => ACROSS.has(of))) {
      const units = new Set(items.map(({ unit }) => unit).filter(Boolean));
      if (units.size > 1) return { words: items.map(({ sign, number, unit }) => sign + number + unit), rule: 'size' };
      return { words: [items.map(lengthOf(units.has(METRE), items[0].sign !== '')).join('x')], rule: 'dimensions' };
    }
    const last = items[items.length - 1];
    // "6x3,4GHz": six cores of one processor
    if (last.of === FREQUENCY && items.length === 2 && isCount(items[0])) return { words: [last.number + last.unit], rule: 'size' };
    if (!NO_PACK.has(last.of) && items.slice(0, -1).every(isCount))
      return { words: [...items.slice(0, -1).flatMap((item) => this.#packOf(item)), last.number + last.unit], rule: 'pack' };
    const [first, second] = items;
    if (items.length === 2 && !NO_PACK.has(first.of) && isCount(second)) return { words: [first.number + first.unit, ...this.#packOf(second)], rule: 'pack' };
    return null;
  }

  /** (A pack of one is none.) */
  #packOf({ number }: Item): string[] {
    return number === '1' ? [] : [this.#words.pack(number)];
  }
}

/** How an item of lengths is written; `inMetres`: those that have no unit beside one in metres are in metres as well, but for a thread. */
function lengthOf(inMetres: boolean, isThread: boolean): (item: Item) => string {
  return ({ sign, number }) => {
    if (!inMetres || sign !== '') return sign + number;
    return String(Number((Number(number) * (isThread ? MILLIMETRES : CENTIMETRES)).toFixed(3)));
  };
}

function isCount({ sign, number, unit }: Item): boolean {
  return sign === '' && unit === '' && /^\d{1,4}$/.test(number);
}
