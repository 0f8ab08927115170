import { type CategoryReader, MAX_LEVEL_WORDS, type Role } from '../category/category.js';
import type { Utf8Column } from '../column/utf8-column.js';
import type { KeyEngine } from '../key/key-engine.js';
import { oppositeGroup } from '../lexicon/lexicon.js';

/** Id of a distinct value (equal narrow texts are one), in an order that hangs on the texts alone. */
export type NodeId = number;

/** Units of one value beyond this are not compared. */
export const MAX_UNITS = 24;

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
  readonly words: LinkWords;
}

/** The words that occur in a column's units, in alphabetical order. */
export interface LinkWords {
  readonly count: number;
  readonly text: readonly string[];
  /** The reader's id of each. */
  readonly readerId: Int32Array;
  readonly weight: Float32Array;
  /** Words with equal skeletons have equal numbers here. */
  readonly skeleton: Int32Array;
  /** Families that word w belongs to: `families[familyStart[w] .. familyStart[w + 1])`. */
  readonly familyStart: Int32Array;
  readonly families: Int32Array;
  /** The word that each may abbreviate, where that occurs in the column as well; itself otherwise. */
  readonly expansion: Int32Array;
  /** 1: known to be a word of its own. */
  readonly known: Uint8Array;
  /** Words that exclude each other (north, south) have equal numbers here; 0: no such word. */
  readonly opposite: Int32Array;
  /** Words with digits: a number for their digits, in order; 0: no digits. */
  readonly digits: Int32Array;
}

/** Different values of a usual column. */
export const TYPICAL_VALUES = 4000;

/** Reads a column; `declaredValues`: of how large a column its evidence is to speak, where not of itself. O(bytes + nodes · log nodes). */
export function buildLinkTable(engine: KeyEngine, column: Utf8Column, declaredValues?: number): LinkTable {
  const { reader } = engine;
  const { roles: traits } = engine.category;
  const sequences = new SequenceTable();
  const nodeOfRow = new Int32Array(column.length);
  let unitStart = new Int32Array(1024);
  let unitWord = new Int32Array(4096);
  let unitRole = new Uint8Array(4096);
  const narrow = new Int32Array(MAX_LEVEL_WORDS);
  const words = new Int32Array(MAX_LEVEL_WORDS);
  const roles = new Uint8Array(MAX_LEVEL_WORDS);
  let units = 0;
  engine.forEachRow(column, 0, column.length, (row) => {
    const end = reader.levelWords('narrow', narrow, 0);
    if (end === 0) {
      nodeOfRow[row] = -1;
      return;
    }
    const before = sequences.count;
    const node = sequences.id(narrow, end);
    nodeOfRow[row] = node;
    if (node < before) return;
    const count = Math.min(reader.linkUnits(words, roles, 0), MAX_LEVEL_WORDS);
    if (units + MAX_UNITS > unitWord.length) {
      unitWord = grown(unitWord);
      unitRole = grown(unitRole);
    }
    if (node + 1 >= unitStart.length) unitStart = grown(unitStart);
    let kept = 0;
    for (let i = 0; i < count && kept < MAX_UNITS; i++) {
      // of a value with too many words those can be spared that find nobody
      if (count > MAX_UNITS && traits[roles[i]].share === 0) continue;
      unitWord[units] = words[i];
      unitRole[units++] = roles[i];
      kept++;
    }
    unitStart[node + 1] = units;
  });
  return inTextOrder(reader, traits, sequences, nodeOfRow, unitStart, unitWord, unitRole, declaredValues);
}

/** Renumbers the nodes by their texts. */
function inTextOrder(
  reader: CategoryReader,
  traits: readonly Role[],
  sequences: SequenceTable,
  nodeOfRow: Int32Array,
  unitStart: Int32Array,
  unitWord: Int32Array,
  unitRole: Uint8Array,
  declaredValues = sequences.count,
): LinkTable {
  const { count } = sequences;
  const wordHashes = new Map<number, number>();
  const hashOf = (word: number): number => {
    let hash = wordHashes.get(word);
    if (hash === undefined) wordHashes.set(word, (hash = textHash53(reader.wordText(word))));
    return hash;
  };
  const hashes = new Float64Array(count);
  for (let node = 0; node < count; node++) {
    let high = 0x9e3779b9;
    let low = 0x243f6a88;
    sequences.each(node, (word) => {
      const hash = hashOf(word);
      low = Math.imul(low ^ (hash >>> 0), 0x85ebca6b);
      low ^= low >>> 15;
      high = Math.imul(high ^ Math.floor(hash / 0x100000000) ^ low, 0xc2b2ae35);
      high ^= high >>> 13;
    });
    hashes[node] = (high >>> 11) * 0x100000000 + (low >>> 0);
  }
  const order = Int32Array.from({ length: count }, (_, i) => i);
  const textOf = (node: number): string => {
    const parts: string[] = [];
    sequences.each(node, (word) => parts.push(reader.wordText(word)));
    return parts.join(' ');
  };
  order.sort((a, b) => hashes[a] - hashes[b] || (textOf(a) < textOf(b) ? -1 : 1));
  const { words, linkId } = collectWords(reader, unitWord.subarray(0, unitStart[count]));
  const newId = new Int32Array(count);
  const starts = new Int32Array(count + 1);
  const sortedWords = new Int32Array(unitStart[count] ?? 0);
  const roles = new Uint8Array(sortedWords.length);
  let at = 0;
  for (let i = 0; i < count; i++) {
    const old = order[i];
    newId[old] = i;
    for (let u = unitStart[old]; u < unitStart[old + 1]; u++) {
      sortedWords[at] = linkId[unitWord[u]] - 1;
      roles[at++] = unitRole[u];
    }
    starts[i + 1] = at;
  }
  for (let row = 0; row < nodeOfRow.length; row++) if (nodeOfRow[row] >= 0) nodeOfRow[row] = newId[nodeOfRow[row]];
  weighByColumn(words.weight, starts, sortedWords, roles, traits, count);
  return { reader, nodeOfRow, nodeCount: count, declaredValues, unitStart: starts, unitWord: sortedWords, unitRole: roles, roles: traits, words };
}

/** A column is taken for a sample of this many names more, in which its words do not occur: a word of a small column is not common because of it. */
const BACKGROUND_NAMES = 20_000;

/** A word is worth no more than its rarity in the column itself: "credito cooperativo" says little among the savings banks of a country. */
function weighByColumn(weight: Float32Array, starts: Int32Array, unitWord: Int32Array, roles: Uint8Array, traits: readonly Role[], nodes: number): void {
  const inNodes = new Int32Array(weight.length);
  for (let node = 0; node < nodes; node++) {
    for (let u = starts[node]; u < starts[node + 1]; u++) {
      if (traits[roles[u]].share === 0) continue;
      let repeated = false;
      for (let v = starts[node]; v < u && !repeated; v++) repeated = unitWord[v] === unitWord[u];
      if (!repeated) inNodes[unitWord[u]]++;
    }
  }
  for (let word = 0; word < weight.length; word++) {
    if (inNodes[word] > 1) weight[word] = Math.min(weight[word], Math.log((nodes + BACKGROUND_NAMES) / inNodes[word]));
  }
}

/** The words of the units; `linkId`: their place among these, from 1, by the reader's id. */
function collectWords(reader: CategoryReader, unitWord: Int32Array): { words: LinkWords; linkId: Int32Array } {
  let largest = -1;
  for (const word of unitWord) if (word > largest) largest = word;
  // 0: not used. Never filled nor run through: a pair of values has a few words of a vocabulary of a hundred thousand
  const linkId = new Int32Array(largest + 1);
  const used: number[] = [];
  for (const word of unitWord) if (linkId[word] === 0) linkId[word] = used.push(word);
  const texts = used.map((word) => reader.wordText(word));
  const inOrder = Int32Array.from(used.keys()).sort((a, b) => (texts[a] < texts[b] ? -1 : 1));
  const readerId = inOrder.map((i) => used[i]);
  readerId.forEach((word, id) => {
    linkId[word] = id + 1;
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
    familyStart,
    families: Int32Array.from(families.flat()),
    skeleton: Int32Array.from(readerId, (word) => reader.wordSkeleton(word)),
    expansion: Int32Array.from(readerId, (word, id) => {
      const full = reader.wordExpansion(word);
      return full <= largest && linkId[full] > 0 ? linkId[full] - 1 : id;
    }),
    opposite: Int32Array.from(readerId, (word) =>
      oppositeGroup(reader.wordText(word)) === '' ? 0 : (textHash53(oppositeGroup(reader.wordText(word))) % 0x7fffffff) + 1,
    ),
    digits: Int32Array.from(readerId, (word) => digitsOf(reader.wordText(word))),
    known: Uint8Array.from(readerId, (word) => (reader.isKnownWord(word) ? 1 : 0)),
  };
  return { words, linkId };
}

/** Whether two words belong to one family. */
export function areFamily(words: LinkWords, a: number, b: number): boolean {
  const { familyStart, families } = words;
  for (let i = familyStart[a]; i < familyStart[a + 1]; i++)
    for (let j = familyStart[b]; j < familyStart[b + 1]; j++) if (families[i] === families[j]) return true;
  return false;
}

function digitsOf(text: string): number {
  const digits = text.replace(/\D+/g, ' ').trim();
  return digits === '' ? 0 : (textHash53(digits) % 0x7fffffff) + 1;
}

/** 53 bits of a text (cyrb53, a public-domain mixing of two multiplicative hashes). */
export function textHash53(text: string): number {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ unit, 0x9e3779b1);
    h2 = Math.imul(h2 ^ unit, 0x5f356495);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 0x85ebca6b) ^ Math.imul(h2 ^ (h2 >>> 13), 0xc2b2ae35);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 0x85ebca6b) ^ Math.imul(h1 ^ (h1 >>> 13), 0xc2b2ae35);
  return (h2 >>> 11) * 0x100000000 + (h1 >>> 0);
}

/** Sequences of word ids → dense ids; open addressing over one array. */
class SequenceTable {
  count = 0;
  #slots = new Int32Array(1 << 12).fill(-1);
  #ends = new Int32Array(1 << 11);
  #hashes = new Int32Array(1 << 11);
  #words = new Int32Array(1 << 13);

  id(words: Int32Array, length: number): number {
    let hash = length;
    for (let i = 0; i < length; i++) {
      hash = Math.imul(hash ^ words[i], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let id = this.#slots[slot]; id >= 0; id = this.#slots[slot]) {
      if (this.#hashes[id] === hash && this.#equals(id, words, length)) return id;
      slot = (slot + 1) & mask;
    }
    const id = this.count++;
    this.#slots[slot] = id;
    const start = this.#ends[id];
    while (start + length > this.#words.length) this.#words = grown(this.#words);
    this.#words.set(words.subarray(0, length), start);
    if (id + 2 > this.#ends.length) {
      this.#ends = grown(this.#ends);
      this.#hashes = grown(this.#hashes);
    }
    this.#ends[id + 1] = start + length;
    this.#hashes[id] = hash;
    if (this.count * 2 > this.#slots.length) this.#rehash();
    return id;
  }

  each(id: number, visit: (word: number) => void): void {
    for (let i = this.#ends[id]; i < this.#ends[id + 1]; i++) visit(this.#words[i]);
  }

  #equals(id: number, words: Int32Array, length: number): boolean {
    const start = this.#ends[id];
    if (this.#ends[id + 1] - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.#words[start + i] !== words[i]) return false;
    return true;
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = this.#hashes[id] & mask;
      while (slots[slot] >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

function grown<T extends Int32Array | Uint8Array>(old: T): T {
  const copy = new (old.constructor as new (length: number) => T)(old.length * 2);
  copy.set(old);
  return copy;
}
