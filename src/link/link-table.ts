import type { CategoryReader, Role } from '../category/category.js';
import { distinctValues } from '../column/distinct-values.js';
import type { Utf8Column } from '../column/utf8-column.js';
import type { KeyEngine } from '../key/key-engine.js';
import { type LinkWords, weightInColumn } from './link-words.js';
import { comesBefore, numberOf, type UnitList } from './node-units.js';
import { orderByKey } from './order-by.js';
import { differentWords, readPart, type TablePart, type WordFacts, wordFacts } from './table-part.js';
import type { WordNumbers } from './word-numbers.js';

/** Id of a distinct value (equal narrow texts are one), in an order that hangs on the texts alone. */
export type NodeId = number;

/**
 * The distinct values of a column, ready to be compared: what each is made of, in an order that is the same whatever the order of the rows.
 */
export interface ColumnTable {
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

/** A table with the reader that knows its words. */
export interface LinkTable extends ColumnTable {
  readonly reader: CategoryReader;
}

/** Different values of a usual column. */
export const TYPICAL_VALUES = 4000;

/**
 * Reads a column. O(bytes + nodes · log nodes).
 *
 * @param declaredValues  of how large a column its evidence is to speak, where not of itself.
 * @param distinct        its different values, where somebody knows them.
 */
export function buildLinkTable(engine: KeyEngine, column: Utf8Column, declaredValues?: number, { ids, firstRows } = distinctValues(column)): LinkTable {
  const { reader } = engine;
  const part = readPart(engine, column, firstRows);
  const read = { parts: [{ part }], textOf: (word: number) => reader.wordText(word), factsOf: (words: Int32Array) => wordFacts(reader, words) };
  return Object.assign(inTextOrder(read, ids, engine.category.roles, declaredValues), { reader });
}

/** What was read of a column: some of its values behind the others. */
export interface ReadValues {
  readonly parts: readonly NumberedPart[];
  /** Text of a word's number. */
  textOf(word: number): string;
  /** What is said of words, in their order. */
  factsOf(words: Int32Array): WordFacts;
}

/** A part, and the number of each of its words, where they are no numbers themselves: a text has one number, whoever has read it. */
export interface NumberedPart {
  readonly part: TablePart;
  readonly numbers?: Int32Array;
}

/**
 * Puts what was read in order. Nodes of equal words are one: each part may have its own.
 *
 * @param valueOfRow  which of the values read each row has.
 */
export function inTextOrder(read: ReadValues, valueOfRow: Int32Array, roles: readonly Role[], declaredValues?: number): ColumnTable {
  const all = new PartNodes(read);
  const { newId, nodes } = ordered(all);
  const count = nodes.length;
  const unitStart = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) unitStart[i + 1] = unitStart[i] + all.unitCount(nodes[i]);
  const unitWord = new Int32Array(unitStart[count]);
  const unitRole = new Uint8Array(unitStart[count]);
  const letters = new Float64Array(count);
  const bag = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const { part, numbers } = all.partOf(nodes[i]);
    const node = all.placeOf(nodes[i]);
    const from = part.unitFrom[node];
    for (let u = 0; u < part.unitCount[node]; u++) unitWord[unitStart[i] + u] = numberOf(numbers, part.unitWord[from + u]);
    unitRole.set(part.unitRole.subarray(from, from + part.unitCount[node]), unitStart[i]);
    letters[i] = part.letters[node];
    bag[i] = part.bag[node];
  }
  const { words, linkId } = inAlphabet(read, unitWord);
  for (let u = 0; u < unitWord.length; u++) unitWord[u] = linkId.of(unitWord[u]);
  const nodeOfValue = all.nodeOfValue((node) => newId[node]);
  weighByColumn(words, unitStart, unitWord, unitRole, roles, count);
  return {
    nodeOfRow: valueOfRow.map((value) => nodeOfValue[value]),
    nodeCount: count,
    declaredValues: declaredValues ?? count,
    unitStart,
    unitWord,
    unitRole,
    roles,
    letters,
    bag,
    words,
  };
}

/** The nodes of several parts, numbered one part behind the other. */
class PartNodes {
  /** 53 bits of each node's words. */
  readonly hash: Float64Array;
  readonly #parts: readonly NumberedPart[];
  readonly wordText: (word: number) => string;
  /** Where the nodes of each part begin. */
  readonly #first: readonly number[];

  constructor({ parts, textOf }: ReadValues) {
    this.#parts = parts;
    this.wordText = textOf;
    let count = 0;
    this.#first = parts.map(({ part }) => {
      count += part.hash.length;
      return count - part.hash.length;
    });
    this.hash = parts.length === 1 ? parts[0].part.hash : new Float64Array(count);
    if (parts.length > 1) for (let i = 0; i < parts.length; i++) this.hash.set(parts[i].part.hash, this.#first[i]);
  }

  /** Its part. (There are as many as threads.) */
  partOf(node: number): NumberedPart {
    return this.#parts[this.#partNumber(node)];
  }

  /** Its number in its part. */
  placeOf(node: number): number {
    return node - this.#first[this.#partNumber(node)];
  }

  #partNumber(node: number): number {
    let part = this.#parts.length - 1;
    while (this.#first[part] > node) part--;
    return part;
  }

  unitCount(node: number): number {
    return this.partOf(node).part.unitCount[this.placeOf(node)];
  }

  unitsOf(node: number): UnitList {
    const { part, numbers } = this.partOf(node);
    const place = this.placeOf(node);
    return { words: part.unitWord, roles: part.unitRole, from: part.unitFrom[place], count: part.unitCount[place], numbers };
  }

  isSame(a: number, b: number): boolean {
    if (this.hash[a] !== this.hash[b]) return false;
    const left = this.#identityOf(a);
    const right = this.#identityOf(b);
    return left.length === right.length && left.every((word, i) => word === right[i]);
  }

  textOf(node: number): string {
    return Array.from(this.#identityOf(node), this.wordText).join(' ');
  }

  /** Numbers of the words that tell a node from others. */
  #identityOf(node: number): Int32Array {
    const { part, numbers } = this.partOf(node);
    const place = this.placeOf(node);
    return part.identity.subarray(part.identityStart[place], part.identityStart[place + 1]).map((word) => numberOf(numbers, word));
  }

  /** Of each value the number that its node is given; -1: it has none. */
  nodeOfValue(numberOfNode: (node: number) => number): Int32Array {
    const values = this.#parts.reduce((sum, { part }) => sum + part.nodeOfValue.length, 0);
    const nodes = new Int32Array(values);
    let value = 0;
    this.#parts.forEach(({ part }, i) => {
      for (const node of part.nodeOfValue) nodes[value++] = node < 0 ? -1 : numberOfNode(this.#first[i] + node);
    });
    return nodes;
  }
}

/** Nodes in the order of their texts: where each goes, and which of equal ones says what it is made of. */
function ordered(read: PartNodes): { newId: Int32Array; nodes: Int32Array } {
  const { hash } = read;
  const order = orderByKey(
    Uint32Array.from(hash, highBitsOf),
    (a, b) => hash[a] - hash[b] || (read.isSame(a, b) ? 0 : read.textOf(a) < read.textOf(b) ? -1 : 1),
  );
  const newId = new Int32Array(order.length);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    const node = order[i];
    if (i === 0 || !read.isSame(order[i - 1], node)) count++;
    newId[node] = count - 1;
  }
  const nodes = new Int32Array(count).fill(-1);
  for (const node of order) {
    const id = newId[node];
    if (nodes[id] < 0 || comesBefore(read.unitsOf(node), read.unitsOf(nodes[id]), read.wordText)) nodes[id] = node;
  }
  return { newId, nodes };
}

/** The upper 32 bits of a hash of 53. */
const highBitsOf = (hash: number): number => Math.floor(hash / 0x200000);

/** Four code units of a text, as a number that stands where the text does (words are folded: ASCII). */
function beginningOf(text: string): number {
  let number = 0;
  for (let i = 0; i < 4; i++) number = number * 256 + (i < text.length ? Math.min(text.charCodeAt(i), 255) : 0);
  return number;
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

/** The words of units in alphabetical order, and their places by their numbers. */
function inAlphabet({ textOf, factsOf }: ReadValues, unitWord: Int32Array): { words: LinkWords; linkId: WordNumbers } {
  const { words: used, places: linkId } = differentWords(unitWord);
  const texts = Array.from(used, textOf);
  const order = orderByKey(Uint32Array.from(texts, beginningOf), (a, b) => (texts[a] < texts[b] ? -1 : 1));
  const readerId = order.map((i) => used[i]);
  readerId.forEach((word, id) => {
    linkId.set(word, id);
  });
  const { weight, skeleton, familyStart, families, expansion, known, opposite, digits } = factsOf(readerId);
  const words = {
    count: used.length,
    text: Array.from(order, (i) => texts[i]),
    readerId,
    weight,
    inNodes: new Int32Array(used.length),
    skeleton,
    familyStart,
    families,
    expansion: expansion.map((word, id) => {
      const full = linkId.of(word);
      return full < 0 ? id : full;
    }),
    known,
    opposite,
    digits,
  };
  return { words, linkId };
}
