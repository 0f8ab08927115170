import { comesBefore, numberOf, type UnitList } from './node-units.js';
import { orderByKey } from './order-by.js';
import type { TablePart, WordFacts } from './table-part.js';

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

/** The nodes of several parts, numbered one part behind the other. */
export class PartNodes {
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
export function ordered(read: PartNodes): { newId: Int32Array; nodes: Int32Array } {
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
