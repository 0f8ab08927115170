import { BestNodes } from './best-nodes.js';
import type { LinkTable, NodeId } from './link-table.js';
import type { WordNeighbors } from './word-neighbors.js';

/** Pairs of nodes worth scoring: `left[i] < right[i]`, sorted, without repeats. */
export interface CandidatePairs {
  readonly left: Int32Array;
  readonly right: Int32Array;
}

/** Other values at most that one value asks to be compared with. */
const MAX_CANDIDATES = 24;
/** A word in more values than this finds nobody alone. */
export const MAX_POSTINGS = 600;
/** Values looked at for one value, the rarest words first. */
export const POSTING_BUDGET = 4000;
export const MIN_SHARE = 0.25;

/** Which of two columns a node's value stands in; in both, in one or in the other. */
export const Side = { left: 1, right: 2 } as const;

/** Inverted index: for each term, the nodes that have it. */
interface Postings {
  readonly start: Int32Array;
  readonly nodes: Int32Array;
}

/**
 * The nets: a shared word or a near one (rarest first), two neighbouring words together (for words too common alone), words written as one, initials. Each
 * node keeps the best {@link MAX_CANDIDATES}; whatever the order or the number of `shards`, the pairs are the same.
 */
export function candidatePairs(table: LinkTable, neighbors: WordNeighbors, shards = 1): CandidatePairs {
  return withoutRepeats(new CandidateIndex(table, neighbors).search(shards), table.nodeCount);
}

/**
 * {@link candidatePairs} across two columns that were read into one table: each node asks the nodes of the other column alone, so that a crowd on its own side
 * takes no place and no budget.
 *
 * @param sides  of each node, bits of {@link Side}.
 */
export function candidatesAcross(table: LinkTable, neighbors: WordNeighbors, sides: Uint8Array, shards = 1): CandidatePairs {
  const found: number[][] = [];
  for (const [asking, asked] of [
    [Side.left, Side.right],
    [Side.right, Side.left],
  ]) {
    const index = new CandidateIndex(table, neighbors, (node) => (sides[node] & asked) !== 0);
    found.push(...index.search(shards, (node) => (sides[node] & asking) !== 0));
  }
  return withoutRepeats(found, table.nodeCount);
}

/** Pairs as left · nodeCount + right, in order and each once. */
function withoutRepeats(found: readonly (readonly number[])[], nodeCount: number): CandidatePairs {
  let total = 0;
  for (const part of found) total += part.length;
  const all = new Float64Array(total);
  let at = 0;
  for (const part of found) {
    all.set(part, at);
    at += part.length;
  }
  all.sort();
  const left = new Int32Array(total);
  const right = new Int32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    if (i > 0 && all[i] === all[i - 1]) continue;
    left[count] = Math.floor(all[i] / nodeCount);
    right[count++] = all[i] % nodeCount;
  }
  return { left: left.slice(0, count), right: right.slice(0, count) };
}

class CandidateIndex {
  readonly #table: LinkTable;
  readonly #neighbors: WordNeighbors;
  readonly #words: Postings;
  readonly #pairTerms: Map<number, number>;
  readonly #pairs: Postings;
  /** Additional terms of a node: joined words and initials that are words of the column. */
  readonly #extra: Postings;
  readonly #self: Float32Array;
  readonly #weight: Float32Array;
  /** Of each role. */
  readonly #share: readonly number[];
  readonly #apart: readonly boolean[];

  /** `isFiled`: whether a node can be found. */
  constructor(table: LinkTable, neighbors: WordNeighbors, isFiled: (node: NodeId) => boolean = () => true) {
    this.#table = table;
    this.#neighbors = neighbors;
    const { nodeCount, words, unitStart, unitWord, unitRole } = table;
    const byText = new Map<string, number>();
    this.#weight = words.weight;
    this.#share = table.roles.map(({ share }) => share);
    this.#apart = table.roles.map(({ apart }) => apart === true);
    for (let word = 0; word < words.count; word++) byText.set(words.text[word], word);

    const extraNodes: number[] = [];
    const extraWords: number[] = [];
    const pairTerms = new Map<number, number>();
    const pairNodes: number[] = [];
    const pairIds: number[] = [];
    this.#self = new Float32Array(nodeCount);
    for (let node = 0; node < nodeCount; node++) {
      let initials = '';
      let previous = '';
      let previousWord = -1;
      let before = '';
      let self = 0;
      const filed = isFiled(node);
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0) continue;
        const word = unitWord[u];
        const text = words.text[word];
        self += this.#weight[word] * this.#share[unitRole[u]];
        if (this.#apart[unitRole[u]]) continue;
        initials += text[0];
        if (previous !== '') {
          for (const joined of before === '' ? [previous + text] : [previous + text, before + previous + text]) {
            const known = byText.get(joined);
            if (known !== undefined) {
              extraNodes.push(node);
              extraWords.push(known);
            }
          }
          // a node also goes by the pair of neighbours, in either order
          const key = previousWord < word ? previousWord * 0x4000000 + word : word * 0x4000000 + previousWord;
          let id = pairTerms.get(key);
          if (id === undefined) pairTerms.set(key, (id = pairTerms.size));
          if (filed) {
            pairNodes.push(node);
            pairIds.push(id);
          }
        }
        before = previous;
        previous = text;
        previousWord = word;
      }
      if (initials.length >= 2) {
        const known = byText.get(initials);
        if (known !== undefined) {
          extraNodes.push(node);
          extraWords.push(known);
        }
      }
      this.#self[node] = Math.max(self, 1);
    }
    this.#extra = postings(extraNodes, extraWords, nodeCount);
    this.#pairTerms = pairTerms;
    this.#pairs = postings(pairIds, pairNodes, pairTerms.size);
    const terms: number[] = [];
    const nodes: number[] = [];
    for (let node = 0; node < nodeCount; node++) {
      if (!isFiled(node)) continue;
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0) continue;
        terms.push(unitWord[u]);
        nodes.push(node);
      }
    }
    for (let i = 0; i < extraNodes.length; i++) {
      if (!isFiled(extraNodes[i])) continue;
      terms.push(extraWords[i]);
      nodes.push(extraNodes[i]);
    }
    this.#words = postings(terms, nodes, words.count);
  }

  /** Candidates of all nodes that `asks` is true for, as left · nodeCount + right, a list for each shard. */
  search(shards: number, asks: (node: NodeId) => boolean = () => true): number[][] {
    const { nodeCount } = this.#table;
    return Array.from({ length: shards }, (_, shard) =>
      this.#search(Math.floor((nodeCount * shard) / shards), Math.floor((nodeCount * (shard + 1)) / shards), asks),
    );
  }

  #search(from: number, to: number, asks: (node: NodeId) => boolean): number[] {
    const { nodeCount, unitStart, unitWord, unitRole } = this.#table;
    const found: number[] = [];
    const share = new Float32Array(nodeCount);
    const touched = new Int32Array(POSTING_BUDGET * 4);
    const best = new BestNodes(MAX_CANDIDATES, (a, b) => a < b);
    const queryWord: number[] = [];
    const queryWeight: number[] = [];
    for (let node = from; node < to; node++) {
      if (!asks(node)) continue;
      queryWord.length = 0;
      queryWeight.length = 0;
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0) continue;
        this.#addQuery(unitWord[u], this.#weight[unitWord[u]] * this.#share[unitRole[u]], queryWord, queryWeight);
      }
      for (let i = this.#extra.start[node]; i < this.#extra.start[node + 1]; i++) {
        this.#addQuery(this.#extra.nodes[i], this.#weight[this.#extra.nodes[i]] * 0.9, queryWord, queryWeight);
      }
      const order = queryWord.map((_, i) => i).sort((a, b) => this.#df(queryWord[a]) - this.#df(queryWord[b]) || queryWeight[b] - queryWeight[a] || a - b);
      let touchedCount = 0;
      let budget = POSTING_BUDGET;
      const visit = (list: Postings, term: number, weight: number): void => {
        const start = list.start[term];
        const end = list.start[term + 1];
        budget -= end - start;
        for (let i = start; i < end; i++) {
          const other = list.nodes[i];
          if (share[other] === 0) touched[touchedCount++] = other;
          share[other] += weight;
        }
      };
      for (const q of order) {
        const df = this.#df(queryWord[q]);
        if (df > MAX_POSTINGS || df > budget) break;
        visit(this.#words, queryWord[q], queryWeight[q]);
      }
      let previous = -1;
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0 || this.#apart[unitRole[u]]) continue;
        const word = unitWord[u];
        if (previous >= 0 && (this.#df(word) > MAX_POSTINGS || this.#df(previous) > MAX_POSTINGS)) {
          const term = this.#pairTerms.get(previous < word ? previous * 0x4000000 + word : word * 0x4000000 + previous) as number;
          const df = this.#pairs.start[term + 1] - this.#pairs.start[term];
          if (df <= MAX_POSTINGS && df <= budget) visit(this.#pairs, term, this.#weight[previous] * 0.5 + this.#weight[word] * 0.5);
        }
        previous = word;
      }
      for (let t = 0; t < touchedCount; t++) {
        const other = touched[t];
        const common = share[other];
        share[other] = 0;
        if (other === node) continue;
        const smaller = Math.min(this.#self[node], this.#self[other]);
        if (common < MIN_SHARE * smaller) continue;
        const score = overlap(common, this.#self[node], this.#self[other]);
        best.offer(other, score);
      }
      for (const other of best.take()) found.push(node < other ? node * nodeCount + other : other * nodeCount + node);
    }
    return found;
  }

  #df(word: number): number {
    return this.#words.start[word + 1] - this.#words.start[word];
  }

  #addQuery(word: number, weight: number, words: number[], weights: number[]): void {
    words.push(word);
    weights.push(weight);
    const { start, words: near, likeness } = this.#neighbors;
    for (let i = start[word]; i < start[word + 1]; i++) {
      words.push(near[i]);
      weights.push(weight * likeness[i]);
    }
  }
}

/** How much two values have in common, for the choice of candidates: the share of the lesser one and of both. */
export function overlap(common: number, left: number, right: number): number {
  return common / Math.min(left, right) + (2 * common) / (left + right);
}

/** Counting sort of (term, item) by term; items keep their order, repeats behind one another are left out. */
function postings(terms: readonly number[], items: readonly number[], termCount: number): Postings {
  const start = new Int32Array(termCount + 1);
  for (const term of terms) start[term + 1]++;
  for (let term = 0; term < termCount; term++) start[term + 1] += start[term];
  const fill = start.slice(0, termCount);
  const nodes = new Int32Array(items.length);
  for (let i = 0; i < items.length; i++) nodes[fill[terms[i]]++] = items[i];
  let write = 0;
  for (let term = 0; term < termCount; term++) {
    const from = start[term];
    const to = start[term + 1];
    start[term] = write;
    for (let i = from; i < to; i++) if (i === from || nodes[i] !== nodes[i - 1]) nodes[write++] = nodes[i];
  }
  start[termCount] = write;
  return { start, nodes: nodes.slice(0, write) };
}
