import type { CategoryReader } from '../category/category.js';
import { Utf8Column } from '../column/utf8-column.js';
import type { KeyEngine } from '../key/key-engine.js';
import { BATCH_BYTES, BATCH_ROWS } from '../key/token-scan.js';
import { knownAs, type LinkWords, oppositeOf } from './link-words.js';
import { NodeUnits } from './node-units.js';
import { SequenceTable } from './sequence-table.js';
import { digitsOf, SequenceHash, textHash53, WordingHash } from './text-hash.js';
import { ValueUnits } from './value-units.js';
import { WordNumbers } from './word-numbers.js';

/** What some values of a column say, before they are put in order (link-table.ts). A word is a number that its text has for all parts that are put in order together. */
export interface TablePart {
  /** Node of each value that was read; -1 where nothing is left to match on. */
  readonly nodeOfValue: Int32Array;
  /** Words that tell node n from all others: `identity[identityStart[n] .. identityStart[n + 1])`. */
  readonly identityStart: Int32Array;
  readonly identity: Int32Array;
  /** 53 bits of these. */
  readonly hash: Float64Array;
  /** As in {@link LinkTable}. */
  readonly letters: Float64Array;
  readonly bag: Float64Array;
  /** Units of node n: `unitCount[n]` of them from `unitFrom[n]` on. */
  readonly unitFrom: Int32Array;
  readonly unitCount: Int32Array;
  readonly unitWord: Int32Array;
  readonly unitRole: Uint8Array;
  /** What is left of words with letters beyond ASCII where these are dropped, and what the word is ("jrgen jurgen"), a line each; in bytes, as parts go from thread to thread. */
  readonly dropped: Uint8Array;
}

/** What is said of words, by their numbers. */
export interface WordFacts extends Omit<LinkWords, 'count' | 'text' | 'readerId' | 'inNodes'> {
  /** The number of the word that each may abbreviate, wherever that occurs; its own otherwise. */
  readonly expansion: Int32Array;
}

const encoder = new TextEncoder();

/** Reads a column, or some of its rows; the numbers of its words are the reader's ids. O(bytes). */
export function readPart(engine: KeyEngine, column: Utf8Column, rows?: Int32Array): TablePart {
  const { reader } = engine;
  const sequences = new SequenceTable();
  const nodeOfValue = new Int32Array(rows?.length ?? column.length);
  const nodes = new NodeUnits();
  const value = valueUnitsOf(engine);
  const dropped = new Set<string>();
  forEachOf(engine, column, rows, (i, tokens, from, end) => {
    reader.words.addDropped(tokens, from, end, dropped);
    if (!value.readText(reader)) {
      nodeOfValue[i] = -1;
      return;
    }
    const before = sequences.count;
    const node = sequences.id(value.narrow, value.identityCount);
    nodeOfValue[i] = node;
    value.readUnits(reader);
    if (node < before) nodes.meet(node, value, reader);
    else nodes.put(node, value);
  });
  const { count } = sequences;
  return {
    nodeOfValue,
    identityStart: sequences.starts,
    identity: sequences.words,
    ...hashesOf(reader, sequences, nodes.textLength),
    unitFrom: nodes.from.subarray(0, count),
    unitCount: nodes.count.subarray(0, count),
    unitWord: nodes.words.subarray(0, nodes.used),
    unitRole: nodes.roles.subarray(0, nodes.used),
    dropped: encoder.encode([...dropped].join('\n')),
  };
}

/** With a row's place among those that are read, and its raw tokens. */
type VisitTokens = (place: number, tokens: Int32Array, from: number, end: number) => void;

/** Reads a column, or some of its rows, calling `visit` for each in order. */
function forEachOf(engine: KeyEngine, column: Utf8Column, rows: Int32Array | undefined, visit: VisitTokens): void {
  if (rows === undefined || rows.length === column.length) {
    engine.forEachRow(column, 0, column.length, (row, _, tokens, start, end) => visit(row, tokens, start, end));
    return;
  }
  const { offsets } = column;
  for (let from = 0, end = 0; from < rows.length; from = end) {
    // (of megabyte values few are copied at a time)
    for (let bytes = 0; end < rows.length && end - from < BATCH_ROWS && bytes < BATCH_BYTES; end++) bytes += offsets[rows[end] + 1] - offsets[rows[end]];
    const batch = Utf8Column.gather(column, rows.subarray(from, end));
    const first = from;
    engine.forEachRow(batch, 0, batch.length, (i, _, tokens, start, stop) => visit(first + i, tokens, start, stop));
  }
}

/** An engine's buffers for one value at a time: half of what a table of two values would have to allocate. */
const buffers = new WeakMap<KeyEngine, ValueUnits>();

function valueUnitsOf(engine: KeyEngine): ValueUnits {
  let value = buffers.get(engine);
  if (value === undefined) buffers.set(engine, (value = new ValueUnits(engine.category.roles)));
  return value;
}

/** @param textLength  how many words of each sequence are its narrow text. */
function hashesOf(reader: CategoryReader, sequences: SequenceTable, textLength: Int32Array): Pick<TablePart, 'hash' | 'letters' | 'bag'> {
  const { count, starts, words } = sequences;
  const wordHashes = new WordNumbers(words.length, sequences.largestWord, Float64Array);
  const hash = new Float64Array(count);
  const letters = new Float64Array(count);
  const bag = new Float64Array(count);
  const sequenceHash = new SequenceHash();
  const wordingHash = new WordingHash();
  for (let node = 0; node < count; node++) {
    sequenceHash.begin();
    wordingHash.begin();
    const textEnd = starts[node] + textLength[node];
    for (let i = starts[node]; i < starts[node + 1]; i++) {
      let wordHash = wordHashes.of(words[i]);
      if (wordHash < 0) wordHashes.set(words[i], (wordHash = textHash53(reader.wordText(words[i]))));
      sequenceHash.add(wordHash);
      if (i < textEnd) wordingHash.add(reader.wordText(words[i]), wordHash);
    }
    hash[node] = sequenceHash.value;
    letters[node] = wordingHash.letters;
    bag[node] = wordingHash.bag;
  }
  return { hash, letters, bag };
}

/** What a reader says of words, in their order. */
export function wordFacts(reader: CategoryReader, words: Int32Array): WordFacts {
  const families = Array.from(words, (word) => reader.wordFamilies(word));
  const familyStart = new Int32Array(words.length + 1);
  for (let i = 0; i < words.length; i++) familyStart[i + 1] = familyStart[i] + families[i].length;
  return {
    weight: Float32Array.from(words, (word) => reader.wordWeight(word)),
    familyStart,
    families: Int32Array.from(families.flat()),
    skeleton: words.map((word) => reader.wordSkeleton(word)),
    expansion: words.map((word) => reader.wordExpansion(word)),
    opposite: words.map((word, i) => oppositeOf(reader, word, families[i])),
    digits: words.map((word) => digitsOf(reader.wordText(word))),
    known: Uint16Array.from(words, (word) => knownAs(reader, word)),
  };
}

/** The words of units, each once in order of first sight, and their places among them. */
export function differentWords(unitWord: Int32Array): { words: Int32Array; places: WordNumbers } {
  let largest = -1;
  for (const word of unitWord) if (word > largest) largest = word;
  const places = new WordNumbers(unitWord.length, largest);
  const words: number[] = [];
  for (const word of unitWord) if (places.of(word) < 0) places.set(word, words.push(word) - 1);
  return { words: Int32Array.from(words), places };
}
