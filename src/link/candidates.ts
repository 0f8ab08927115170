import { Kernel } from '../kernel/kernel.js';
import { CandidateKernel } from './candidate-kernel.js';
import { HashFilter, joinHashes, NO_LETTERS, rollingHash, withLetter } from '../text/rolling-hash.js';
import { joinedAsWritten } from './joined-texts.js';
import { givesOtherInitials, initialsOf, initialsOfUnits } from './letters.js';
import type { ColumnTable, LinkTable, NodeId } from './link-table.js';
import type { LinkWords } from './link-words.js';
import { orderBy } from './order-by.js';
import { type CandidatePairs, type FoundPairs, PairFinder, Pairs, sortedPairs } from './pair-lists.js';
import type { WordNeighbors } from './word-neighbors.js';

/** Other values at most that one value asks to be compared with. */
export const MAX_CANDIDATES = 24;
/** A word in more values than this finds nobody alone. */
export const MAX_POSTINGS = 600;
/** Values looked at for one value, the rarest words first. */
export const POSTING_BUDGET = 4000;
export const MIN_SHARE = 0.25;
/** Units that initials with the letter of a legal form behind them stand for, at least: those of fewer are many names'. */
const MIN_SPELLED = 3;
/** Bits of the filter of a column's words: two to this power for each. */
const FILTER_BITS = 5;
/** Part of its weight that a word has which is only made of others: joined words, initials. */
export const EXTRA_SHARE = 0.9;

/** Which of two columns a node's value stands in; in both, in one or in the other. */
export const Side = { left: 1, right: 2 } as const;

/** Inverted index: for each term, the nodes that have it. */
export interface Postings {
  readonly start: Int32Array;
  readonly nodes: Int32Array;
}

/**
 * The nets: a shared word or a near one (rarest first), two neighbouring words together (for words too common alone), words written as one, initials. Each
 * node keeps the best {@link MAX_CANDIDATES}; whatever the order or the number of `shards`, the pairs are the same.
 */
export function candidatePairs(table: LinkTable, neighbors: WordNeighbors, shards = 1): CandidatePairs {
  return sortedPairs([search(table, neighbors, shards)], 0, table.nodeCount);
}

/**
 * {@link candidatePairs} across two columns that were read into one table: each node asks the nodes of the other column alone, so that a crowd on its own side
 * takes no place and no budget.
 *
 * @param sides  of each node, bits of {@link Side}.
 */
export function candidatesAcross(table: LinkTable, neighbors: WordNeighbors, sides: Uint8Array, shards = 1): CandidatePairs {
  const found = [
    [Side.left, Side.right],
    [Side.right, Side.left],
  ].map(([asking, asked]) =>
    search(table, neighbors, shards, { isFiled: (node) => (sides[node] & asked) !== 0, asks: (node) => (sides[node] & asking) !== 0 }),
  );
  return sortedPairs(found, 0, table.nodeCount);
}

/** Which nodes can be found, and which look for others; all, unless said otherwise. */
interface Part {
  isFiled(node: NodeId): boolean;
  asks(node: NodeId): boolean;
}

const ALL: Part = { isFiled: () => true, asks: () => true };

function search(table: LinkTable, neighbors: WordNeighbors, shards: number, part: Part = ALL): FoundPairs {
  const { nodeCount } = table;
  const terms = { ...termLists(table, part), neighbors };
  const finder = new PairFinder(0, nodeCount);
  const visit = (_: NodeId, others: Int32Array): void => finder.add(others);
  Kernel.lend((kernel) => {
    const search = new CandidateKernel(terms, kernel);
    for (let shard = 0; shard < shards; shard++) search.search(Math.floor((nodeCount * shard) / shards), Math.floor((nodeCount * (shard + 1)) / shards), visit);
  });
  return finder.found();
}

/** What nodes go by and where each term leads: the input of the search, as the kernel takes it (assembly/candidates.ts). */
export interface NodeTerms {
  readonly nodeCount: number;
  readonly unitStart: Int32Array;
  /** Word of each unit; -1: it finds nobody, or its node asks nobody. */
  readonly unitTerm: Int32Array;
  readonly unitRole: Uint8Array;
  /** What a unit weighs: its word, by the share of its role. */
  readonly wordWeight: Float32Array;
  readonly share: Float64Array;
  /** Term of each unit and the one before it; -1: none. */
  readonly unitPair: Int32Array;
  /** What each of these terms weighs. */
  readonly pairWeight: Float64Array;
  /** Additional terms of a node, with their weights: joined words and initials that are words of the column. */
  readonly extra: Postings;
  readonly extraWeight: Float64Array;
  readonly neighbors: WordNeighbors;
  /** Each list {@link lightestFirst}. */
  readonly words: Postings;
  readonly pairs: Postings;
  /** What each node weighs itself. */
  readonly self: Float32Array;
}

/** What can be known of these before the words' neighbours are. */
export type TermLists = Omit<NodeTerms, 'neighbors'>;

/** What it is made of. */
export type ValueTerms = Pick<ColumnTable, 'nodeCount' | 'unitStart' | 'unitWord' | 'unitRole' | 'roles'> & {
  readonly words: Pick<LinkWords, 'count' | 'text' | 'weight' | 'expansion'>;
};

/** O(units). */
export function termLists(table: ValueTerms, { isFiled, asks }: Part = ALL): TermLists {
  const { nodeCount, words, unitStart, unitWord, unitRole, roles } = table;
  const { weight } = words;
  const share = roles.map((role) => role.share);
  const apart = roles.map((role) => role.apart === true);
  const units = unitStart[nodeCount] ?? 0;
  const unitTerm = new Int32Array(units).fill(-1);
  const self = new Float32Array(nodeCount);
  const extra = extraTerms(table, share, apart);
  const terms = new Pairs();
  for (let node = 0; node < nodeCount; node++) {
    const filed = isFiled(node);
    const asking = asks(node);
    let sum = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const part = share[unitRole[u]];
      if (part === 0) continue;
      if (asking) unitTerm[u] = unitWord[u];
      sum += weight[unitWord[u]] * part;
      if (filed) terms.add(unitWord[u], node);
    }
    self[node] = Math.max(sum, 1);
  }
  for (let i = 0; i < extra.count; i++) if (isFiled(extra.first[i])) terms.add(extra.second[i], extra.first[i]);
  const byWord = postings(terms, words.count);
  // pairs of neighbours, where one of them is too common alone; a node goes by a pair in either order
  const isCommon = (word: number): boolean => byWord.start[word + 1] - byWord.start[word] > MAX_POSTINGS;
  const unitPair = new Int32Array(units).fill(-1);
  const pairWeight: number[] = [];
  const pairIds = new Map<number, number>();
  const pairTerms = new Pairs();
  for (let node = 0; node < nodeCount; node++) {
    const filed = isFiled(node);
    const asking = asks(node);
    let previous = -1;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      if (share[unitRole[u]] === 0 || apart[unitRole[u]]) continue;
      const word = unitWord[u];
      if (previous >= 0 && (isCommon(word) || isCommon(previous))) {
        const key = previous < word ? previous * 0x4000000 + word : word * 0x4000000 + previous;
        let id = pairIds.get(key);
        if (id === undefined) {
          pairIds.set(key, (id = pairIds.size));
          pairWeight.push(weight[previous] * 0.5 + weight[word] * 0.5);
        }
        if (asking) unitPair[u] = id;
        if (filed) pairTerms.add(id, node);
      }
      previous = word;
    }
  }
  const extraOfNode = postings(extra.where(asks), nodeCount);
  const order = byWeight(self);
  return {
    nodeCount,
    unitStart,
    unitTerm,
    unitRole,
    wordWeight: weight,
    share: Float64Array.from(share),
    unitPair,
    pairWeight: Float64Array.from(pairWeight),
    extra: extraOfNode,
    extraWeight: Float64Array.from(extraOfNode.nodes, (word) => weight[word] * EXTRA_SHARE),
    words: lightestFirst(byWord, order),
    pairs: lightestFirst(postings(pairTerms, pairIds.size), order),
    self,
  };
}

/**
 * (node, word) for each word of the column that a node's neighbouring words are when joined (up to three, of 2,048 letters at most), or that their initials are. Hardly
 * any is: hashes tell most of them apart before a text is made.
 */
function extraTerms(table: ValueTerms, share: readonly number[], apart: readonly boolean[]): Pairs {
  const { nodeCount, words, unitStart, unitWord, unitRole, roles } = table;
  const byText = new Map<string, number>();
  const hashes = new Int32Array(words.count);
  /** 1: initials may have other letters of the word than its first one. */
  const givesOthers = new Uint8Array(words.count);
  const filter = new HashFilter(Math.max(5, Math.ceil(Math.log2(words.count + 1)) + FILTER_BITS));
  words.text.forEach((text, word) => {
    byText.set(text, word);
    hashes[word] = rollingHash(text);
    filter.add(hashes[word]);
    givesOthers[word] = givesOtherInitials(text) ? 1 : 0;
  });
  const endings = roles.map((role) => role.ending === true);
  const writes = roles.map((role) => role.written === true);
  const found = new Pairs();
  const addWord = (node: NodeId, text: string): void => {
    const known = byText.get(text);
    if (known !== undefined) found.add(node, known);
  };
  for (let node = 0; node < nodeCount; node++) {
    let initials = '';
    // with those of all words of a phrase; null: there is none
    let phrase: string | null = null;
    let hash = NO_LETTERS;
    let previous = -1;
    let before = -1;
    let joined = NO_LETTERS;
    let isWritten = false;
    let isOtherwise = false;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const word = unitWord[u];
      const text = words.text[word];
      const letter = text.charCodeAt(0);
      // (legal forms stand behind all other units)
      if (endings[unitRole[u]] && initials.length >= MIN_SPELLED && filter.has(withLetter(hash, letter))) addWord(node, initials + text[0]);
      if (endings[unitRole[u]] && phrase !== null && phrase.length >= MIN_SPELLED) addWord(node, phrase + text[0]);
      if (writes[unitRole[u]]) isWritten = true;
      if (share[unitRole[u]] === 0 || apart[unitRole[u]]) continue;
      initials += text[0];
      isOtherwise ||= givesOthers[word] === 1;
      hash = withLetter(hash, letter);
      if (phrase !== null || text.includes(' ')) phrase = (phrase ?? initials.slice(0, -1)) + initialsOf(text);
      if (previous >= 0) {
        const two = joinHashes(hashes[previous], hashes[word], text.length);
        if (filter.has(two)) addWord(node, words.text[previous] + text);
        if (before >= 0 && filter.has(joinHashes(joined, hashes[word], text.length))) addWord(node, words.text[before] + words.text[previous] + text);
        joined = two;
      }
      before = previous;
      previous = word;
    }
    if (isWritten) for (const text of joinedAsWritten(table, node)) addWord(node, text);
    if (initials.length >= 2 && filter.has(hash)) addWord(node, initials);
    if (isOtherwise && initials.length >= 2) for (const text of initialsOfUnits(namesOf(table, node, share, apart))) addWord(node, text);
  }
  return found;
}

/** The units of a node that initials are made of. */
function namesOf({ unitStart, unitWord, unitRole, words }: ValueTerms, node: NodeId, share: readonly number[], apart: readonly boolean[]): string[] {
  const names: string[] = [];
  for (let u = unitStart[node]; u < unitStart[node + 1]; u++) if (share[unitRole[u]] > 0 && !apart[unitRole[u]]) names.push(words.text[unitWord[u]]);
  return names;
}

/** How much two values have in common, for the choice of candidates: the share of the lesser one and of both. */
export function overlap(common: number, left: number, right: number): number {
  return common / Math.min(left, right) + (2 * common) / (left + right);
}

/** Counting sort of (term, item) by term; items keep their order, repeats behind one another are left out. */
function postings({ first: terms, second: items, count }: Pairs, termCount: number): Postings {
  const start = new Int32Array(termCount + 1);
  for (let i = 0; i < count; i++) start[terms[i] + 1]++;
  for (let term = 0; term < termCount; term++) start[term + 1] += start[term];
  const fill = start.slice(0, termCount);
  const nodes = new Int32Array(count);
  for (let i = 0; i < count; i++) nodes[fill[terms[i]]++] = items[i];
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

/** The same lists, in each the lightest node first; `order`: all nodes, see {@link byWeight}. O(items + nodes). */
export function lightestFirst({ start, nodes }: Postings, order: Int32Array): Postings {
  const terms = transposed({ start, nodes }, order.length);
  const fill = start.slice();
  const sorted = new Int32Array(nodes.length);
  for (const node of order) for (let i = terms.start[node]; i < terms.start[node + 1]; i++) sorted[fill[terms.nodes[i]]++] = node;
  return { start, nodes: sorted };
}

/** For each node the lists that it stands in, as often as it does. */
function transposed({ start, nodes }: Postings, nodeCount: number): Postings {
  const starts = new Int32Array(nodeCount + 1);
  for (const node of nodes) starts[node + 1]++;
  for (let node = 0; node < nodeCount; node++) starts[node + 1] += starts[node];
  const fill = starts.slice();
  const lists = new Int32Array(nodes.length);
  for (let list = 0; list < start.length - 1; list++) for (let i = start[list]; i < start[list + 1]; i++) lists[fill[nodes[i]]++] = list;
  return { start: starts, nodes: lists };
}

/** So many nodes are sorted by comparing them: the counters of a counting sort would cost more. */
const FEW_NODES = 1000;

/** Nodes in order of what they weigh, each more than 0, between equals the smaller one first. */
export function byWeight(self: Float32Array): Int32Array {
  if (self.length <= FEW_NODES) return Int32Array.from(self.keys()).sort((a, b) => self[a] - self[b] || a - b);
  // (such numbers stand in the order of their bits)
  const bits = new Uint32Array(self.buffer, self.byteOffset, self.length);
  const low = new Uint16Array(self.length);
  const high = new Uint16Array(self.length);
  const nodes = new Int32Array(self.length);
  for (let node = 0; node < self.length; node++) {
    low[node] = bits[node] & 0xffff;
    high[node] = bits[node] >>> 16;
    nodes[node] = node;
  }
  return orderBy(high, orderBy(low, nodes, 0x10000), 0x10000);
}
