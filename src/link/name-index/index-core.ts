import type { Category, CategoryName } from '../../category/category.js';
import { categoryOf } from '../../category/registry.js';
import { KeyEngine } from '../../key/key-engine.js';
import { MAX_VALUE_BYTES } from '../../key/token-scan.js';
import { keyEngine } from '../../key/keys.js';
import { linkModel, type PairEvidence, type Policy } from '../link-rules.js';
import { pairEvidence } from '../pair-evidence.js';
import type { NodeId } from '../link-table.js';
import { asInIndex } from '../lost-words.js';
import { textNumber } from '../text-hash.js';
import type { LinkModel } from '../model.js';
import { WordDistance } from '../word-distance.js';
import { GrowingTable, type TableMark } from './growing-table.js';
import { IndexValues } from './index-values.js';
import { NearWords } from './near-words.js';
import { NodeLists } from './node-lists.js';

/** Words met in passing, by values that were only asked for, until the engine is replaced by a new one: memory stays within bounds, results do not change. */
const MAX_PASSING_WORDS = 1 << 20;

/** A value that is being asked for: its node, which is taken back by `end` unless it is `filed`. */
export interface Probe {
  readonly node: NodeId;
  /** Whether the node was there before. */
  readonly known: boolean;
}

/**
 * What an index knows: the growing table, the lists that find its nodes and near words, and the texts. A value to be matched is added to the table, compared
 * and taken back; one to be kept is filed.
 */
export class IndexCore {
  readonly category: CategoryName;
  readonly table: GrowingTable;
  readonly near: NearWords;
  readonly lists: NodeLists;
  readonly values = new IndexValues();
  readonly #policy: Policy;
  readonly #category: Category;
  readonly #model: LinkModel;
  #engine!: KeyEngine;
  #distance!: WordDistance;
  #evidence!: PairEvidence;
  /** Raw tokens and words of the reader when it was begun. */
  #readerWords = 0;
  #mark: TableMark = { nodes: 0, words: 0 };
  #probeText = '';
  /** Words whose expansion the probe has brought. */
  readonly #expanded: number[] = [];

  /** {@link beginEngine} must be called before anything else. */
  constructor(category: CategoryName, policy: Policy) {
    this.category = category;
    this.#policy = policy;
    this.#category = categoryOf(category);
    this.#model = linkModel(category);
    this.table = new GrowingTable(this.#category.roles);
    this.near = new NearWords(this.table.words);
    this.lists = new NodeLists(this.table, this.near, (a, b) => this.isBefore(a, b));
  }

  get engine(): KeyEngine {
    return this.#engine;
  }

  get evidence(): PairEvidence {
    return this.#evidence;
  }

  /** Begins with an empty vocabulary, into which the table's words are put. */
  beginEngine(): void {
    this.#engine = new KeyEngine(this.#category);
    const { kernel, reader } = this.#engine;
    this.table.useReader(reader);
    this.#distance = new WordDistance(kernel, reader, this.table.words);
    this.#evidence = pairEvidence(this.category, this.table, this.#distance, this.#policy);
    this.#readerWords = reader.table.count;
  }

  /** Begins with a value; `null` where nothing is left to match on. To be ended by {@link end} or {@link keep}. */
  begin(value: string): Probe | null {
    if (this.#engine.reader.table.count > this.#readerWords + MAX_PASSING_WORDS) this.beginEngine();
    this.#engine.readOne(value);
    const hash = this.table.readValue();
    if (hash < 0) return null;
    this.#mark = this.table.mark();
    this.#probeText = value;
    let known = -1;
    this.lists.eachWithHash(hash, (node) => {
      if (known < 0 && this.#narrowText(node) === narrowTextOf(this.category, value)) known = node;
    });
    if (known >= 0) return { node: known, known: true };
    const node = this.#append(hash);
    this.#evidence.renew?.(this.#mark.words, this.#mark.nodes);
    return { node, known: false };
  }

  /** A value that is only asked for, with the index's words for those of which letters were lost. */
  asInIndex(value: string): string {
    return asInIndex(value, () => narrowTextOf(this.category, value), this.table.words.text);
  }

  #append(hash: number): NodeId {
    const { words } = this.table;
    const from = words.count;
    const node = this.table.append(hash);
    this.#expanded.length = 0;
    for (let word = from; word < words.count; word++) {
      const number = textNumber(words.text[word]);
      this.near.eachAbbreviation(words.text[word], (short) => {
        words.expansion[short] = word;
        this.#expanded.push(short);
      });
      for (let short = from; short < words.count; short++) if (words.fullForm[short] === number) words.expansion[short] = word;
    }
    this.lists.prepare(node);
    return node;
  }

  /** Takes the probe back. */
  end({ known }: Probe): void {
    if (known) return;
    for (const word of this.#expanded) this.table.words.expansion[word] = word;
    this.table.truncate(this.#mark);
  }

  /** Files the probe's node and adds its row. */
  keep({ node, known }: Probe): void {
    if (known) this.values.addRow(node);
    else this.#file(node, this.#mark.words, encoder.encode(this.#probeText.slice(0, MAX_VALUE_BYTES + 1)));
  }

  /** Files the value that the engine's reader has read, which is known to be new. */
  keepRead(text: Uint8Array): NodeId {
    const hash = this.table.readValue();
    const from = this.table.words.count;
    const node = this.#append(hash);
    this.#file(node, from, text);
    return node;
  }

  #file(node: NodeId, newWords: number, text: Uint8Array): void {
    const { words, unitStart, unitWord, unitRole, roles } = this.table;
    for (let word = newWords; word < words.count; word++) this.near.file(word, false);
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const word = unitWord[u];
      if (!roles[unitRole[u]].near || words.nearFiled[word]) continue;
      words.nearFiled[word] = 1;
      this.near.file(word, true);
    }
    this.lists.file(node);
    this.values.addNode(readPart(text));
  }

  /** Nodes worth comparing with a node, best first: a view, valid until the next call. */
  candidates(node: NodeId): Int32Array {
    return this.lists.search(node, this.#distance);
  }

  /** Probability that two nodes mean the same, without any prior of the column; -1 where a veto forbids it. */
  score(a: NodeId, b: NodeId): number {
    if (a === b) return 1;
    this.compare(a, b);
    if (this.#evidence.isOneText) return 1;
    return this.#evidence.veto === 0 ? this.#model.probability(this.#evidence.features) : -1;
  }

  /** Compares two nodes, the one that comes first as the left one; returns whether that is `b`. */
  compare(a: NodeId, b: NodeId): boolean {
    this.table.weigh(a);
    this.table.weigh(b);
    const swapped = a !== b && !this.isBefore(a, b);
    if (swapped) this.#evidence.compare(b, a);
    else this.#evidence.compare(a, b);
    return swapped;
  }

  /** Whether a node's text comes before another's: an order that hangs on the texts alone. */
  isBefore(a: NodeId, b: NodeId): boolean {
    const { hash } = this.table;
    return hash[a] < hash[b] || (hash[a] === hash[b] && a !== b && this.#narrowText(a) < this.#narrowText(b));
  }

  #narrowText(node: NodeId): string {
    return narrowTextOf(this.category, node < this.values.nodes ? this.values.textOf(node) : this.#probeText);
  }
}

const encoder = new TextEncoder();

/** As much of a value as is read: whole characters. */
function readPart(text: Uint8Array): Uint8Array {
  if (text.length <= MAX_VALUE_BYTES) return text;
  let end = MAX_VALUE_BYTES;
  while (end > MAX_VALUE_BYTES - 4 && (text[end] & 0xc0) === 0x80) end--;
  return text.subarray(0, end);
}

/** Read by this thread's engine, so that the index's own goes on with what it reads. */
function narrowTextOf(category: CategoryName, value: string): string {
  return keyEngine(category).keyTextOf(value, 'narrow');
}
