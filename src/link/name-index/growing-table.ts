import type { CategoryReader, Role } from '../../category/category.js';
import { resized } from '../../category/vocabulary.js';
import { declaredValuesOf, type LinkTable, type NodeId } from '../link-table.js';
import { weightInColumn } from '../link-words.js';
import { SequenceHash, textHash53, WordingHash } from '../text-hash.js';
import { MAX_UNITS, ValueUnits } from '../value-units.js';
import { GrowingWords } from './growing-words.js';

const FIRST_CAPACITY = 1 << 10;

/** How large a table was, to go back to. */
export interface TableMark {
  readonly nodes: number;
  readonly words: number;
}

/**
 * A link table whose nodes are added one by one at the end and can be taken back from there: what evidence says of two of its nodes is what it would say of
 * them in a column of exactly these values. Words are weighed when they are needed, by {@link weigh}.
 */
export class GrowingTable implements LinkTable {
  readonly reader!: CategoryReader;
  readonly nodeOfRow = new Int32Array(0);
  nodeCount = 0;
  unitStart = new Int32Array(FIRST_CAPACITY + 1);
  unitWord = new Int32Array(FIRST_CAPACITY * 4);
  unitRole = new Uint8Array(FIRST_CAPACITY * 4);
  /** 53 bits of each node's narrow text: equal for equal ones; of a pair the smaller comes first, as in a column that is read at once. */
  hash = new Float64Array(FIRST_CAPACITY);
  letters = new Float64Array(FIRST_CAPACITY);
  bag = new Float64Array(FIRST_CAPACITY);
  readonly roles: readonly Role[];
  readonly words = new GrowingWords();
  readonly #value: ValueUnits;
  readonly #sequenceHash = new SequenceHash();
  readonly #wordingHash = new WordingHash();
  /** When each word was weighed last; weights hang on all counts, so that each change makes all of them old. */
  #weighedAt = new Float64Array(FIRST_CAPACITY);
  #changes = 1;

  constructor(roles: readonly Role[]) {
    this.roles = roles;
    this.#value = new ValueUnits(roles);
  }

  get declaredValues(): number {
    return declaredValuesOf(this.nodeCount);
  }

  useReader(reader: CategoryReader): void {
    (this as { reader: CategoryReader }).reader = reader;
    this.words.useReader(reader);
  }

  mark(): TableMark {
    return { nodes: this.nodeCount, words: this.words.count };
  }

  /** The hash of the value that the reader has just read; -1 where nothing is left to match on. {@link append} then adds this value. */
  readValue(): number {
    if (!this.#value.readText(this.reader)) return -1;
    this.#sequenceHash.begin();
    this.#wordingHash.begin();
    const { narrow, narrowCount, identityCount } = this.#value;
    for (let i = 0; i < identityCount; i++) {
      const text = this.reader.wordText(narrow[i]);
      const hash = textHash53(text);
      this.#sequenceHash.add(hash);
      if (i < narrowCount) this.#wordingHash.add(text, hash);
    }
    this.#value.readUnits(this.reader);
    return this.#sequenceHash.value;
  }

  /** Adds the value that was read last; returns its node. */
  append(hash: number): NodeId {
    const { words, roles, count } = this.#value;
    const node = this.nodeCount++;
    if (node === this.hash.length) {
      const capacity = Math.max(FIRST_CAPACITY, node * 2);
      this.unitStart = resized(this.unitStart, capacity + 1, 0);
      this.hash = resized(this.hash, capacity, 0);
      this.letters = resized(this.letters, capacity, 0);
      this.bag = resized(this.bag, capacity, 0);
    }
    this.hash[node] = hash;
    this.letters[node] = this.#wordingHash.letters;
    this.bag[node] = this.#wordingHash.bag;
    let end = this.unitStart[node];
    if (end + MAX_UNITS > this.unitWord.length) {
      this.unitWord = resized(this.unitWord, end * 2 + MAX_UNITS, 0);
      this.unitRole = resized(this.unitRole, end * 2 + MAX_UNITS, 0);
    }
    for (let i = 0; i < count; i++) {
      const known = this.words.find(words[i]);
      this.unitWord[end] = known >= 0 ? known : this.words.add(words[i]);
      this.unitRole[end++] = roles[i];
    }
    this.unitStart[node + 1] = end;
    this.#count(node, 1);
    return node;
  }

  /** Takes back what was added behind the mark, the last value only. */
  truncate({ nodes, words }: TableMark): void {
    if (this.nodeCount > nodes) this.#count(nodes, -1);
    this.nodeCount = nodes;
    this.words.truncate(words);
  }

  /** Counts a node's words, each once. */
  #count(node: NodeId, by: 1 | -1): void {
    const { unitWord, unitRole, roles } = this;
    const start = this.unitStart[node];
    for (let u = start; u < this.unitStart[node + 1]; u++)
      if (roles[unitRole[u]].share > 0 && unitWord.indexOf(unitWord[u], start) === u) this.words.inNodes[unitWord[u]] += by;
    this.#changes++;
  }

  /** Makes the weights of a node's words those of the column as it is. */
  weigh(node: NodeId): void {
    const { weight, baseWeight, inNodes } = this.words;
    if (this.#weighedAt.length < weight.length) this.#weighedAt = resized(this.#weighedAt, weight.length, 0);
    for (let u = this.unitStart[node]; u < this.unitStart[node + 1]; u++) {
      const word = this.unitWord[u];
      if (this.#weighedAt[word] === this.#changes) continue;
      this.#weighedAt[word] = this.#changes;
      weight[word] = weightInColumn(baseWeight[word], inNodes[word], this.nodeCount);
    }
  }
}
