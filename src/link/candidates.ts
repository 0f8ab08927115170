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
const MAX_POSTINGS = 600;
/** Values looked at for one value, the rarest words first. */
const POSTING_BUDGET = 4000;
const MIN_SHARE = 0.25;

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
  const index = new CandidateIndex(table, neighbors);
  const found: number[][] = [];
  for (let shard = 0; shard < shards; shard++) {
    const from = Math.floor((table.nodeCount * shard) / shards);
    const to = Math.floor((table.nodeCount * (shard + 1)) / shards);
    found.push(index.search(from, to));
  }
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
    left[count] = Math.floor(all[i] / table.nodeCount);
    right[count++] = all[i] % table.nodeCount;
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

  constructor(table: LinkTable, neighbors: WordNeighbors) {
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
          pairNodes.push(node);
          pairIds.push(id);
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
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0) continue;
        terms.push(unitWord[u]);
        nodes.push(node);
      }
    }
    for (let i = 0; i < extraNodes.length; i++) {
      terms.push(extraWords[i]);
      nodes.push(extraNodes[i]);
    }
    this.#words = postings(terms, nodes, words.count);
  }

  /** Candidates of nodes `from` .. `to`, as left · nodeCount + right. */
  search(from: number, to: number): number[] {
    const { nodeCount, unitStart, unitWord, unitRole } = this.#table;
    const found: number[] = [];
    const met = new MetNodes(this.#self);
    const queryWord: number[] = [];
    const queryWeight: number[] = [];
    for (let node = from; node < to; node++) {
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
      let budget = POSTING_BUDGET;
      for (const q of order) {
        const df = this.#df(queryWord[q]);
        if (df > MAX_POSTINGS || df > budget) break;
        met.meet(this.#words, queryWord[q], queryWeight[q]);
        budget -= df;
      }
      let previous = -1;
      for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
        if (this.#share[unitRole[u]] === 0 || this.#apart[unitRole[u]]) continue;
        const word = unitWord[u];
        if (previous >= 0 && (this.#df(word) > MAX_POSTINGS || this.#df(previous) > MAX_POSTINGS)) {
          const term = this.#pairTerms.get(previous < word ? previous * 0x4000000 + word : word * 0x4000000 + previous) as number;
          const df = this.#pairs.start[term + 1] - this.#pairs.start[term];
          if (df <= MAX_POSTINGS && df <= budget) {
            met.meet(this.#pairs, term, this.#weight[previous] * 0.5 + this.#weight[word] * 0.5);
            budget -= df;
          }
        }
        previous = word;
      }
      const kept = met.takeBest(node);
      for (let i = 0; i < kept; i++) found.push(node < met.best[i] ? node * nodeCount + met.best[i] : met.best[i] * nodeCount + node);
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

/** The values met in the search for one value, and how much of their weight they share with it. Reused from value to value. */
class MetNodes {
  /** The best of the last search: higher score first, then the smaller node. */
  readonly best = new Int32Array(MAX_CANDIDATES);
  readonly #scores = new Float64Array(MAX_CANDIDATES);
  /** Of each node; 0: not met. */
  readonly #share: Float32Array;
  /** Weight of all words of each node. */
  readonly #self: Float32Array;
  readonly #nodes = new Int32Array(POSTING_BUDGET * 4);
  #count = 0;

  constructor(self: Float32Array) {
    this.#self = self;
    this.#share = new Float32Array(self.length);
  }

  /** The nodes that have `term`, which is worth `weight`. */
  meet(list: Postings, term: number, weight: number): void {
    const share = this.#share;
    const met = this.#nodes;
    const { nodes } = list;
    const end = list.start[term + 1];
    let count = this.#count;
    for (let i = list.start[term]; i < end; i++) {
      const other = nodes[i];
      if (share[other] === 0) met[count++] = other;
      share[other] += weight;
    }
    this.#count = count;
  }

  /** Puts the best of the nodes met into {@link best} and forgets them all; returns how many there are. */
  takeBest(node: NodeId): number {
    const share = this.#share;
    const self = this.#self;
    const met = this.#nodes;
    const count = this.#count;
    const own = self[node];
    let kept = 0;
    let least = Number.NEGATIVE_INFINITY;
    share[node] = 0;
    for (let i = 0; i < count; i++) {
      const other = met[i];
      const common = share[other];
      share[other] = 0;
      const theirs = self[other];
      const smaller = own < theirs ? own : theirs;
      if (common < MIN_SHARE * smaller || other === node) continue;
      const score = common / smaller + (2 * common) / (own + theirs);
      if (score < least) continue;
      kept = this.#keep(kept, other, score);
      if (kept === MAX_CANDIDATES) least = this.#scores[kept - 1];
    }
    this.#count = 0;
    return kept;
  }

  #keep(count: number, node: NodeId, score: number): number {
    const { best } = this;
    const scores = this.#scores;
    let i = count;
    if (count === MAX_CANDIDATES) {
      i--;
      if (score === scores[i] && node > best[i]) return count;
    }
    const kept = i + 1;
    while (i > 0 && (scores[i - 1] < score || (scores[i - 1] === score && best[i - 1] > node))) {
      scores[i] = scores[i - 1];
      best[i] = best[i - 1];
      i--;
    }
    scores[i] = score;
    best[i] = node;
    return kept;
  }
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
