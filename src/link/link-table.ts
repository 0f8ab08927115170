import type { CategoryReader, Role } from '../category/category.js';
import { distinctValues } from '../column/distinct-values.js';
import { Utf8Column } from '../column/utf8-column.js';
import type { KeyEngine } from '../key/key-engine.js';
import { BATCH_BYTES, BATCH_ROWS } from '../key/token-scan.js';
import { oppositeGroup } from '../lexicon/lexicon.js';
import { NodeUnits } from './node-units.js';
import { orderByKey } from './order-by.js';
import { SequenceTable } from './sequence-table.js';
import { digitsOf, SequenceHash, textHash53, textNumber, WordingHash } from './text-hash.js';
import { ValueUnits } from './value-units.js';

/** Id of a distinct value (equal narrow texts are one), in an order that hangs on the texts alone. */
export type NodeId = number;

/**
 * The distinct values of a column, ready to be compared: what each is made of, in an order that is the same whatever the order of the rows.
 */
export interface LinkTable {
  readonly reader: CategoryReader;
  /** Node of each row; -1 where nothing is left to match on. */
  readonly nodeOfRow: Int32Array;
  readonly nodeCount: number;
  /** Different values of the column that the evidence speaks of: coincidences grow with their number. */
  readonly declaredValues: number;
  /** Units of node n: `unitWord` and `unitRole` from `unitStart[n]` to `unitStart[n + 1]`. */
  readonly unitStart: Int32Array;
  /** A word is its place in the alphabet of the column's words, so that nothing hangs on the order of the rows. */
  readonly unitWord: Int32Array;
  /** Index into `roles`. */
  readonly unitRole: Uint8Array;
  readonly roles: readonly Role[];
  /** 53 bits of the letters and digits of each node's narrow text: two nodes with equal ones differ in blanks and punctuation alone. */
  readonly letters: Float64Array;
  /** 53 bits of the words of each node's narrow text, in any order but for numbers. */
  readonly bag: Float64Array;
  readonly words: LinkWords;
}

/** The words that occur in a column's units, in alphabetical order. */
export interface LinkWords {
  readonly count: number;
  readonly text: readonly string[];
  /** The reader's id of each. */
  readonly readerId: Int32Array;
  readonly weight: Float32Array;
  /** Different values of the column that each stands in. */
  readonly inNodes: Int32Array;
  /** Words with equal skeletons have equal numbers here. */
  readonly skeleton: Int32Array;
  /** Families that word w belongs to: `families[familyStart[w] .. familyStart[w + 1])`. */
  readonly familyStart: Int32Array;
  readonly families: Int32Array;
  /** The word that each may abbreviate, where that occurs in the column as well; itself otherwise. */
  readonly expansion: Int32Array;
  /** Bits ({@link Known}). */
  readonly known: Uint8Array;
  /** Words that exclude each other (north, south) have equal numbers here; 0: no such word. */
  readonly opposite: Int32Array;
  /** Words with digits: a number for their digits, in order; 0: no digits. */
  readonly digits: Int32Array;
}

/** What a word is known as: a word of its own; the name of something that everybody knows; what names are often said without; a town of the tables; letters that clubs are called by; a surname as only men or only women have it. */
export const Known = { word: 1, famous: 2, omitted: 4, town: 8, clubLetters: 16, ofMan: 32, ofWoman: 64 } as const;

/** Bits of {@link Known}. */
export function knownAs(reader: CategoryReader, word: number): number {
  const named = (reader.isFamousName?.(word) ? Known.famous : 0) | (reader.isOmittedKind?.(word) ? Known.omitted : 0);
  const kind = (reader.isTown?.(word) ? Known.town : 0) | (reader.areClubLetters?.(word) ? Known.clubLetters : 0);
  const bearer = (reader.isSurnameOfMan?.(word) ? Known.ofMan : 0) | (reader.isSurnameOfWoman?.(word) ? Known.ofWoman : 0);
  return (reader.isKnownWord(word) ? Known.word : 0) | named | kind | bearer;
}

/** A number for the words that exclude a word of these families and all that mean the same (north, south, Süd); 0: there are none. */
export function oppositeOf(reader: CategoryReader, word: number, families: readonly number[]): number {
  for (const named of [word, ...families]) {
    const group = oppositeGroup(reader.wordText(named));
    if (group !== '') return textNumber(group);
  }
  return 0;
}

/** Different values of a usual column. */
export const TYPICAL_VALUES = 4000;

/** Reads a column; `declaredValues`: of how large a column its evidence is to speak, where not of itself. O(bytes + nodes · log nodes). */
export function buildLinkTable(engine: KeyEngine, column: Utf8Column, declaredValues?: number): LinkTable {
  const { reader } = engine;
  const { roles: traits } = engine.category;
  const sequences = new SequenceTable();
  const { ids, firstRows, count } = distinctValues(column);
  const nodeOfId = new Int32Array(count);
  const nodes = new NodeUnits();
  const value = valueUnitsOf(engine);
  forEachOf(engine, column, firstRows, (id) => {
    if (!value.readText(reader)) {
      nodeOfId[id] = -1;
      return;
    }
    const before = sequences.count;
    const node = sequences.id(value.narrow, value.identityCount);
    nodeOfId[id] = node;
    value.readUnits(reader);
    if (node < before) nodes.meet(node, value, reader);
    else nodes.put(node, value);
  });
  const nodeOfRow = ids.map((id) => nodeOfId[id]);
  return inTextOrder(reader, traits, sequences, nodes, nodeOfRow, declaredValues);
}

/** Reads some rows of a column, calling `visit` for each in order with its place among them. */
function forEachOf(engine: KeyEngine, column: Utf8Column, rows: Int32Array, visit: (place: number) => void): void {
  if (rows.length === column.length) {
    engine.forEachRow(column, 0, rows.length, visit);
    return;
  }
  const { offsets } = column;
  for (let from = 0, end = 0; from < rows.length; from = end) {
    // (of megabyte values few are copied at a time)
    for (let bytes = 0; end < rows.length && end - from < BATCH_ROWS && bytes < BATCH_BYTES; end++) bytes += offsets[rows[end] + 1] - offsets[rows[end]];
    const batch = Utf8Column.gather(column, rows.subarray(from, end));
    const first = from;
    engine.forEachRow(batch, 0, batch.length, (i) => visit(first + i));
  }
}

/** An engine's buffers for one value at a time: half of what a table of two values would have to allocate. */
const buffers = new WeakMap<KeyEngine, ValueUnits>();

function valueUnitsOf(engine: KeyEngine): ValueUnits {
  let value = buffers.get(engine);
  if (value === undefined) buffers.set(engine, (value = new ValueUnits(engine.category.roles)));
  return value;
}

/** Renumbers the nodes by their texts. */
function inTextOrder(
  reader: CategoryReader,
  traits: readonly Role[],
  sequences: SequenceTable,
  nodes: NodeUnits,
  nodeOfRow: Int32Array,
  declaredValues = sequences.count,
): LinkTable {
  const { count } = sequences;
  const wordHashes = new WordNumbers(sequences.words, sequences.largestWord, Float64Array);
  const hashOf = (word: number): number => {
    let hash = wordHashes.of(word);
    if (hash < 0) wordHashes.set(word, (hash = textHash53(reader.wordText(word))));
    return hash;
  };
  const hashes = new Float64Array(count);
  const wording = { letters: new Float64Array(count), bag: new Float64Array(count) };
  const sequenceHash = new SequenceHash();
  const wordingHash = new WordingHash();
  for (let node = 0; node < count; node++) {
    sequenceHash.begin();
    wordingHash.begin();
    sequences.each(node, (word, i) => {
      const hash = hashOf(word);
      sequenceHash.add(hash);
      if (i < nodes.textLength[node]) wordingHash.add(reader.wordText(word), hash);
    });
    hashes[node] = sequenceHash.value;
    wording.letters[node] = wordingHash.letters;
    wording.bag[node] = wordingHash.bag;
  }
  const textOf = (node: number): string => {
    const parts: string[] = [];
    sequences.each(node, (word) => parts.push(reader.wordText(word)));
    return parts.join(' ');
  };
  const order = orderByKey(Uint32Array.from(hashes, highBitsOf), (a, b) => hashes[a] - hashes[b] || (textOf(a) < textOf(b) ? -1 : 1));
  const newId = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    newId[order[i]] = i;
    starts[i + 1] = starts[i] + nodes.count[order[i]];
  }
  const sortedWords = new Int32Array(starts[count]);
  const roles = new Uint8Array(starts[count]);
  for (let i = 0; i < count; i++) {
    const from = nodes.from[order[i]];
    const end = from + nodes.count[order[i]];
    sortedWords.set(nodes.words.subarray(from, end), starts[i]);
    roles.set(nodes.roles.subarray(from, end), starts[i]);
  }
  const { words, linkId } = collectWords(reader, sortedWords);
  for (let u = 0; u < sortedWords.length; u++) sortedWords[u] = linkId.of(sortedWords[u]);
  for (let row = 0; row < nodeOfRow.length; row++) if (nodeOfRow[row] >= 0) nodeOfRow[row] = newId[nodeOfRow[row]];
  weighByColumn(words, starts, sortedWords, roles, traits, count);
  return {
    reader,
    nodeOfRow,
    nodeCount: count,
    declaredValues,
    unitStart: starts,
    unitWord: sortedWords,
    unitRole: roles,
    roles: traits,
    letters: Float64Array.from(order, (old) => wording.letters[old]),
    bag: Float64Array.from(order, (old) => wording.bag[old]),
    words,
  };
}

/** The upper 32 bits of a hash of 53. */
const highBitsOf = (hash: number): number => Math.floor(hash / 0x200000);

/** Four code units of a text, as a number that stands where the text does (words are folded: ASCII). */
function beginningOf(text: string): number {
  let number = 0;
  for (let i = 0; i < 4; i++) number = number * 256 + (i < text.length ? Math.min(text.charCodeAt(i), 255) : 0);
  return number;
}

/** A column is taken for a sample of this many names more, in which its words do not occur: a word of a small column is not common because of it. */
const BACKGROUND_NAMES = 20_000;

/** What a word is worth (in nats) that stands in `inNodes` of a column's `nodes` values. */
export function weightInColumn(weight: number, inNodes: number, nodes: number): number {
  return inNodes > 1 ? Math.min(weight, Math.log((nodes + BACKGROUND_NAMES) / inNodes)) : weight;
}

/** A word is worth no more than its rarity in the column itself: "credito cooperativo" says little among the savings banks of a country. */
function weighByColumn(
  { weight, inNodes }: LinkWords,
  starts: Int32Array,
  unitWord: Int32Array,
  roles: Uint8Array,
  traits: readonly Role[],
  nodes: number,
): void {
  for (let node = 0; node < nodes; node++) {
    for (let u = starts[node]; u < starts[node + 1]; u++) {
      if (traits[roles[u]].share > 0 && unitWord.indexOf(unitWord[u], starts[node]) === u) inNodes[unitWord[u]]++;
    }
  }
  for (let word = 0; word < weight.length; word++) {
    weight[word] = weightInColumn(weight[word], inNodes[word], nodes);
  }
}

/** Numbers of reader's words: an array where they are many, a map where they are a few of a large vocabulary. */
class WordNumbers {
  readonly #dense: Int32Array | Float64Array | null;
  readonly #sparse = new Map<number, number>();

  /** @param words how many will have a number. @param largest of their ids. @param ArrayType has room for the numbers. */
  constructor(words: number, largest: number, ArrayType: typeof Int32Array | typeof Float64Array = Int32Array) {
    this.#dense = words * 16 > largest ? new ArrayType(largest + 1).fill(-1) : null;
  }

  set(word: number, number: number): void {
    if (this.#dense === null) this.#sparse.set(word, number);
    else this.#dense[word] = number;
  }

  /** -1: none. */
  of(word: number): number {
    if (this.#dense === null) return this.#sparse.get(word) ?? -1;
    return word < this.#dense.length ? this.#dense[word] : -1;
  }
}

/** The words of the units, and their places among these by the reader's ids. */
function collectWords(reader: CategoryReader, unitWord: Int32Array): { words: LinkWords; linkId: WordNumbers } {
  let largest = -1;
  for (const word of unitWord) if (word > largest) largest = word;
  const linkId = new WordNumbers(unitWord.length, largest);
  const used: number[] = [];
  for (const word of unitWord) if (linkId.of(word) < 0) linkId.set(word, used.push(word));
  const texts = used.map((word) => reader.wordText(word));
  const inOrder = orderByKey(Uint32Array.from(texts, beginningOf), (a, b) => (texts[a] < texts[b] ? -1 : 1));
  const readerId = inOrder.map((i) => used[i]);
  readerId.forEach((word, id) => {
    linkId.set(word, id);
  });
  const count = used.length;
  const families = Array.from(readerId, (word) => reader.wordFamilies(word));
  const familyStart = new Int32Array(count + 1);
  for (let id = 0; id < count; id++) familyStart[id + 1] = familyStart[id] + families[id].length;
  const words = {
    count,
    text: Array.from(inOrder, (i) => texts[i]),
    readerId,
    weight: Float32Array.from(readerId, (word) => reader.wordWeight(word)),
    inNodes: new Int32Array(count),
    familyStart,
    families: Int32Array.from(families.flat()),
    skeleton: Int32Array.from(readerId, (word) => reader.wordSkeleton(word)),
    expansion: Int32Array.from(readerId, (word, id) => {
      const full = linkId.of(reader.wordExpansion(word));
      return full < 0 ? id : full;
    }),
    opposite: Int32Array.from(readerId, (word, id) => oppositeOf(reader, word, families[id])),
    digits: Int32Array.from(readerId, (word) => digitsOf(reader.wordText(word))),
    known: Uint8Array.from(readerId, (word) => knownAs(reader, word)),
  };
  return { words, linkId };
}
