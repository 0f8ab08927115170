import type { CategoryReader, Role } from '../category/category.js';
import { distinctValues } from '../column/distinct-values.js';
import type { Utf8Column } from '../column/utf8-column.js';
import type { KeyEngine } from '../key/key-engine.js';
import { spelledAsColumn } from './column-spelling.js';
import { droppedWords, lostWords } from './lost-words.js';
import { type LinkWords, weightInColumn } from './link-words.js';
import { numberOf } from './node-units.js';
import { orderByKey } from './order-by.js';
import { ordered, PartNodes, type ReadValues } from './part-nodes.js';
import { differentWords, readPart, wordFacts } from './table-part.js';
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
/** Different values from which on a column speaks of itself, and below which it does so the less the fewer they are; the smallest labelled lists have some 60. */
export const SHORT_COLUMN = 60;

/**
 * Of how large a column the evidence of one with so many different values speaks: of itself, but a few values put side by side are a part of a usual column rather
 * than a whole one, the more so the fewer they are.
 */
export function declaredValuesOf(count: number): number {
  if (count >= SHORT_COLUMN) return count;
  const own = count / SHORT_COLUMN;
  return Math.exp(own * Math.log(SHORT_COLUMN) + (1 - own) * Math.log(TYPICAL_VALUES));
}

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
  const spelled = spelledAsColumn({ unitStart, unitWord, unitRole }, roles, read.textOf);
  const { words, linkId } = inAlphabet(read, spelled.unitWord);
  const dropped = droppedWords(
    words,
    read.parts.map(({ part }) => part.dropped),
  );
  const meant = new Map([...dropped, ...lostWords(words.text)]);
  for (let u = 0; u < spelled.unitWord.length; u++) {
    const word = linkId.of(spelled.unitWord[u]);
    spelled.unitWord[u] = meant.get(word) ?? word;
  }
  const nodeOfValue = all.nodeOfValue((node) => newId[node]);
  weighByColumn(words, spelled.unitStart, spelled.unitWord, spelled.unitRole, roles, count);
  return {
    nodeOfRow: valueOfRow.map((value) => nodeOfValue[value]),
    nodeCount: count,
    declaredValues: declaredValues ?? declaredValuesOf(count),
    unitStart: spelled.unitStart,
    unitWord: spelled.unitWord,
    unitRole: spelled.unitRole,
    roles,
    letters,
    bag,
    words,
  };
}

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
