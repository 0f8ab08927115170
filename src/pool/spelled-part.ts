import type { KeyEngine } from '../key/key-engine.js';
import type { ReadValues } from '../link/part-nodes.js';
import { differentWords, type TablePart, type WordFacts, wordFacts } from '../link/table-part.js';
import { textsOf } from './word-letters.js';

/** A part that a reader of its own has read, with what it says of the words of its units and the letters of all words: what goes from one thread to another. */
export interface SpelledPart {
  /** The number of a word is its place in the text. */
  readonly part: TablePart;
  /** The words of its units, each once, and what is said of them. */
  readonly words: Int32Array;
  readonly facts: WordFacts;
  /** The letters of all words, one behind the other (words are folded: ASCII), and where each ends. */
  readonly text: Uint8Array;
  readonly textEnds: Int32Array;
}

/** Spells the words of what an engine has read. O(words). */
export function spelledPart(part: TablePart, { kernel, reader }: KeyEngine): SpelledPart {
  const { table } = reader;
  const { words } = differentWords(part.unitWord);
  const facts = wordFacts(reader, words);
  const placeOf = new Int32Array(table.count).fill(-1);
  const met: number[] = [];
  const place = (word: number): number => {
    if (placeOf[word] < 0) placeOf[word] = met.push(word) - 1;
    return placeOf[word];
  };
  const renumbered = { ...part, identity: part.identity.map(place), unitWord: part.unitWord.map(place) };
  const spelled = { part: renumbered, words: words.map(place), facts: withNumbers(facts, place) };
  const textEnds = new Int32Array(met.length);
  let end = 0;
  for (let i = 0; i < met.length; i++) textEnds[i] = end += table.length(met[i]);
  const text = new Uint8Array(end);
  for (let i = 0; i < met.length; i++) {
    const start = table.start(met[i]);
    text.set(kernel.u8.subarray(start, start + table.length(met[i])), i === 0 ? 0 : textEnds[i - 1]);
  }
  return { ...spelled, text, textEnds };
}

/** Parts of one column, with one number for each text. O(words). */
export function joinedParts(parts: readonly SpelledPart[]): ReadValues {
  const numberOf = new Map<string, number>();
  const numbered = parts.map(({ part, words, facts, text, textEnds }) => {
    const numbers = Int32Array.from(textsOf(text, textEnds), (word) => {
      const known = numberOf.get(word);
      if (known === undefined) numberOf.set(word, numberOf.size);
      return known ?? numberOf.size - 1;
    });
    const number = (place: number): number => numbers[place];
    return { part, numbers, words: words.map(number), facts: withNumbers(facts, number) };
  });
  const texts = [...numberOf.keys()];
  /** Of each number the part that says something of it, and where. */
  const sayer = new Uint16Array(texts.length);
  const placeOf = new Int32Array(texts.length);
  numbered.forEach(({ words }, part) => {
    words.forEach((word, place) => {
      sayer[word] = part;
      placeOf[word] = place;
    });
  });
  const all = numbered.map(({ facts }) => facts);
  return {
    parts: numbered,
    textOf: (word) => texts[word],
    factsOf: (words) =>
      factsAt(
        all,
        words.map((word) => sayer[word]),
        words.map((word) => placeOf[word]),
      ),
  };
}

/** The same with other numbers for words. */
function withNumbers(facts: WordFacts, numberOf: (word: number) => number): WordFacts {
  const { families, skeleton, expansion } = facts;
  return { ...facts, families: families.map(numberOf), skeleton: skeleton.map(numberOf), expansion: expansion.map(numberOf) };
}

/** What `facts[sayer[i]]` say at `place[i]`, for each i. */
function factsAt(facts: readonly WordFacts[], sayer: Int32Array, place: Int32Array): WordFacts {
  const taken = <T extends Float32Array | Int32Array | Uint8Array | Uint16Array>(target: T, arrayOf: (facts: WordFacts) => T): T => {
    const arrays = facts.map(arrayOf);
    for (let i = 0; i < target.length; i++) target[i] = arrays[sayer[i]][place[i]];
    return target;
  };
  const count = place.length;
  const familyStart = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const { familyStart: starts } = facts[sayer[i]];
    familyStart[i + 1] = familyStart[i] + starts[place[i] + 1] - starts[place[i]];
  }
  const families = new Int32Array(familyStart[count]);
  for (let i = 0; i < count; i++) {
    const { familyStart: starts, families: own } = facts[sayer[i]];
    families.set(own.subarray(starts[place[i]], starts[place[i] + 1]), familyStart[i]);
  }
  return {
    weight: taken(new Float32Array(count), ({ weight }) => weight),
    familyStart,
    families,
    skeleton: taken(new Int32Array(count), ({ skeleton }) => skeleton),
    expansion: taken(new Int32Array(count), ({ expansion }) => expansion),
    opposite: taken(new Int32Array(count), ({ opposite }) => opposite),
    digits: taken(new Int32Array(count), ({ digits }) => digits),
    known: taken(new Uint16Array(count), ({ known }) => known),
  };
}
