import type { Kernel } from '../kernel/kernel.js';
import type { InternTable } from '../kernel/intern-table.js';
import type { ReadValues } from '../link/link-table.js';
import type { PartWords, TablePart } from '../link/table-part.js';
import { textsOf } from './word-letters.js';

/** A part that a reader of its own has read, with the letters of all words: what goes from one thread to another. */
export interface SpelledPart {
  /** The number of a word is its place in the text. */
  readonly part: TablePart;
  /** The letters of all words, one behind the other (words are folded: ASCII), and where each ends. */
  readonly text: Uint8Array;
  readonly textEnds: Int32Array;
}

/** Spells the words of what a reader has read. O(words). */
export function spelledPart(part: TablePart, kernel: Kernel, table: InternTable): SpelledPart {
  const placeOf = new Int32Array(table.count).fill(-1);
  const met: number[] = [];
  const place = (word: number): number => {
    if (placeOf[word] < 0) placeOf[word] = met.push(word) - 1;
    return placeOf[word];
  };
  const renumbered = { ...part, identity: part.identity.map(place), unitWord: part.unitWord.map(place), words: wordsWithNumbers(part.words, place) };
  const textEnds = new Int32Array(met.length);
  let end = 0;
  for (let i = 0; i < met.length; i++) textEnds[i] = end += table.length(met[i]);
  const text = new Uint8Array(end);
  for (let i = 0; i < met.length; i++) {
    const start = table.start(met[i]);
    text.set(kernel.u8.subarray(start, start + table.length(met[i])), i === 0 ? 0 : textEnds[i - 1]);
  }
  return { part: renumbered, text, textEnds };
}

/** Numbers for the words of parts of one column. O(words). */
export function joinedParts(parts: readonly SpelledPart[]): ReadValues {
  const numberOf = new Map<string, number>();
  const numbered = parts.map(({ part, text, textEnds }) => {
    const numbers = Int32Array.from(textsOf(text, textEnds), (word) => {
      const known = numberOf.get(word);
      if (known === undefined) numberOf.set(word, numberOf.size);
      return known ?? numberOf.size - 1;
    });
    return { part, numbers };
  });
  const texts = [...numberOf.keys()];
  const words = joinedWords(numbered.map(({ part, numbers }) => wordsWithNumbers(part.words, (place) => numbers[place])));
  return { parts: numbered, words, textOf: (word) => texts[word] };
}

function wordsWithNumbers(words: PartWords, numberOf: (word: number) => number): PartWords {
  const { id, families, skeleton, expansion } = words;
  return { ...words, id: id.map(numberOf), families: families.map(numberOf), skeleton: skeleton.map(numberOf), expansion: expansion.map(numberOf) };
}

function joinedWords(parts: readonly PartWords[]): PartWords {
  const all = <T extends Numbers>(arrayOf: (part: PartWords) => T): T => concatenated(parts.map(arrayOf));
  let before = 0;
  const familyStarts = parts.map(({ familyStart, families }) => {
    const first = before;
    before += families.length;
    return familyStart.subarray(0, -1).map((start) => first + start);
  });
  return {
    id: all(({ id }) => id),
    weight: all(({ weight }) => weight),
    familyStart: concatenated([...familyStarts, Int32Array.of(before)]),
    families: all(({ families }) => families),
    skeleton: all(({ skeleton }) => skeleton),
    expansion: all(({ expansion }) => expansion),
    opposite: all(({ opposite }) => opposite),
    digits: all(({ digits }) => digits),
    known: all(({ known }) => known),
  };
}

type Numbers = Int32Array | Float32Array | Uint8Array;

function concatenated<T extends Numbers>(arrays: readonly T[]): T {
  const length = arrays.reduce((sum, array) => sum + array.length, 0);
  const whole = new (arrays[0].constructor as new (length: number) => T)(length);
  let at = 0;
  for (const array of arrays) {
    whole.set(array, at);
    at += array.length;
  }
  return whole;
}
