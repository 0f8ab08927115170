import { resized } from '../../category/vocabulary.js';
import { BestNodes } from '../best-nodes.js';
import { EXTRA_SHARE, MAX_POSTINGS, MIN_SHARE, overlap, POSTING_BUDGET } from '../candidates.js';
import { joinedAsWritten } from '../joined-texts.js';
import { initialsOfUnits } from '../letters.js';
import type { NodeId } from '../link-table.js';
import { textNumber } from '../text-hash.js';
import type { WordDistance } from '../word-distance.js';
import type { GrowingTable } from './growing-table.js';
import type { NearWords } from './near-words.js';
import { TermLists, termOf } from './term-lists.js';

/** What a node is filed under: its words, neighbouring words written as one and its initials, pairs of neighbouring words, its whole text. */
const Kind = { word: 0, joined: 1, pair: 2, text: 3 } as const;
/** Values that one value is compared with. */
const MAX_CANDIDATES = 30;
/** Words written as one that are longer than this are no word. */
const MAX_JOINED_LETTERS = 32;
const FIRST_CAPACITY = 1 << 10;
const NONE = -1;
/** At most half full: no more nodes are met than the budget allows. */
const SLOT_BITS = 13;
const SLOTS = 1 << SLOT_BITS;

interface Query {
  readonly word: number;
  readonly weight: number;
  readonly nodes: number;
}

/**
 * The nets of candidates.ts for one node at a time, over lists that grow. How far a word finds depends on how many of the values have it; how much a shared
 * word counts in the choice of candidates, on the built-in rarity alone, so that nothing filed has to be weighed anew.
 */
export class NodeLists {
  lists = new TermLists();
  /** Weight of all that can be shared of each node. */
  self = new Float32Array(FIRST_CAPACITY);
  readonly #table: GrowingTable;
  readonly #near: NearWords;
  readonly #best: BestNodes;
  /** What the nodes met have in common with the one asked for: a small hash table, which stays in the processor's cache where an array of all nodes would not. */
  readonly #slotNode = new Int32Array(SLOTS).fill(NONE);
  readonly #slotShare = new Float32Array(SLOTS);
  /** Slots in use. */
  readonly #touched = new Int32Array(POSTING_BUDGET * 2);
  /** One more than are looked at: a full list is known to be too long. */
  readonly #posting = new Int32Array(MAX_POSTINGS + 1);
  readonly #queries: Query[] = [];
  readonly #joined: string[] = [];

  constructor(table: GrowingTable, near: NearWords, isBefore: (a: NodeId, b: NodeId) => boolean) {
    this.#table = table;
    this.#near = near;
    this.#best = new BestNodes(MAX_CANDIDATES, isBefore);
  }

  /** Weighs a node for {@link search}; before anything else is asked of it. */
  prepare(node: NodeId): void {
    const { unitStart, unitWord, unitRole, roles, words } = this.#table;
    if (node >= this.self.length) this.self = resized(this.self, Math.max(FIRST_CAPACITY, node * 2), 0);
    let self = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) self += words.baseWeight[unitWord[u]] * roles[unitRole[u]].share;
    this.self[node] = Math.max(self, 1);
  }

  /** Files a node, after its words are counted. */
  file(node: NodeId): void {
    const { unitStart, unitWord, unitRole, roles, words, hash } = this.#table;
    this.lists.add(termOf(Kind.text, hash[node] | 0), node);
    const start = unitStart[node];
    for (let u = start; u < unitStart[node + 1]; u++) {
      const word = unitWord[u];
      if (roles[unitRole[u]].share > 0 && unitWord.indexOf(word, start) === u && words.inNodes[word] <= MAX_POSTINGS)
        this.lists.add(termOf(Kind.word, word), node);
    }
    for (const text of this.#joinedTexts(node)) this.#addBounded(termOf(Kind.joined, textNumber(text)), node);
    this.#eachPair(node, (a, b) => this.#addBounded(termOf(Kind.pair, pairNumber(a, b)), node));
  }

  #addBounded(term: number, node: NodeId): void {
    const count = this.lists.collect(term, this.#posting);
    if (count <= MAX_POSTINGS && (count === 0 || this.#posting[0] !== node)) this.lists.add(term, node);
  }

  /** Calls `visit` for each filed node whose text has this hash. */
  eachWithHash(hash: number, visit: (node: NodeId) => void): void {
    const count = this.lists.collect(termOf(Kind.text, hash | 0), this.#posting);
    for (let i = 0; i < count; i++) if (this.#table.hash[this.#posting[i]] === hash) visit(this.#posting[i]);
  }

  /** The filed nodes that have most in common with a node (which need not be filed), best first: a view, valid until the next call. */
  search(node: NodeId, distance: WordDistance): Int32Array {
    this.#ask(node, distance);
    const slotNode = this.#slotNode;
    const slotShare = this.#slotShare;
    const touched = this.#touched;
    let touchedCount = 0;
    let budget = POSTING_BUDGET;
    const visit = (term: number, weight: number): void => {
      const count = this.lists.collect(term, this.#posting);
      if (count > MAX_POSTINGS || count > budget) return;
      budget -= count;
      for (let i = 0; i < count; i++) {
        const other = this.#posting[i];
        let slot = Math.imul(other, 0x9e3779b1) >>> (32 - SLOT_BITS);
        while (slotNode[slot] !== other && slotNode[slot] !== NONE) slot = (slot + 1) & (SLOTS - 1);
        if (slotNode[slot] === NONE) {
          touched[touchedCount++] = slot;
          slotNode[slot] = other;
          slotShare[slot] = 0;
        }
        slotShare[slot] += weight;
      }
    };
    const { text, inNodes, baseWeight } = this.#table.words;
    for (const { word, weight, nodes } of this.#queries) {
      if (nodes > MAX_POSTINGS || nodes > budget) break;
      visit(termOf(Kind.word, word), weight);
      visit(termOf(Kind.joined, textNumber(text[word])), weight);
    }
    this.#eachPair(node, (a, b) => {
      if (inNodes[a] > MAX_POSTINGS || inNodes[b] > MAX_POSTINGS) visit(termOf(Kind.pair, pairNumber(a, b)), (baseWeight[a] + baseWeight[b]) / 2);
    });
    const own = this.self[node];
    for (let t = 0; t < touchedCount; t++) {
      const other = slotNode[touched[t]];
      const common = slotShare[touched[t]];
      slotNode[touched[t]] = NONE;
      if (other !== node && common >= MIN_SHARE * Math.min(own, this.self[other])) this.#best.offer(other, overlap(common, own, this.self[other]));
    }
    return this.#best.take();
  }

  /** What to look for: the node's words, what they may be meant for, and words made of them; the rarest first. */
  #ask(node: NodeId, distance: WordDistance): void {
    const { unitStart, unitWord, unitRole, roles, words } = this.#table;
    const queries = this.#queries;
    queries.length = 0;
    const ask = (word: number, weight: number, near: boolean): void => {
      queries.push({ word, weight, nodes: words.inNodes[word] });
      if (!near) return;
      this.#near.search(word, distance);
      const { found, likeness } = this.#near;
      for (let i = 0; i < found.length; i++) queries.push({ word: found[i], weight: weight * likeness[i], nodes: words.inNodes[found[i]] });
    };
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const { share, near } = roles[unitRole[u]];
      if (share > 0) ask(unitWord[u], words.baseWeight[unitWord[u]] * share, near);
    }
    for (const text of this.#joinedTexts(node)) {
      const word = this.#near.wordOf(text);
      if (word >= 0) ask(word, words.baseWeight[word] * EXTRA_SHARE, words.nearFiled[word] === 1);
    }
    queries.sort((a, b) => a.nodes - b.nodes || b.weight - a.weight || (words.text[a.word] < words.text[b.word] ? -1 : 1));
  }

  /** Two and three neighbouring words written as one, and the initials of all. */
  #joinedTexts(node: NodeId): readonly string[] {
    const { unitStart, unitWord, unitRole, roles, words } = this.#table;
    const joined = this.#joined;
    joined.length = 0;
    const names: string[] = [];
    let previous = '';
    let before = '';
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const { share, apart } = roles[unitRole[u]];
      if (share === 0 || apart) continue;
      const text = words.text[unitWord[u]];
      names.push(text);
      if (previous !== '' && previous.length + text.length <= MAX_JOINED_LETTERS) {
        joined.push(previous + text);
        if (before !== '' && before.length + previous.length + text.length <= MAX_JOINED_LETTERS) joined.push(before + previous + text);
      }
      before = previous;
      previous = text;
    }
    for (const text of joinedAsWritten(this.#table, node)) if (text.length <= MAX_JOINED_LETTERS) joined.push(text);
    if (names.length >= 2) joined.push(...initialsOfUnits(names));
    return joined;
  }

  #eachPair(node: NodeId, visit: (a: number, b: number) => void): void {
    const { unitStart, unitWord, unitRole, roles } = this.#table;
    let previous = -1;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      const { share, apart } = roles[unitRole[u]];
      if (share === 0 || apart) continue;
      if (previous >= 0) visit(previous, unitWord[u]);
      previous = unitWord[u];
    }
  }
}

/** The same in either order. */
function pairNumber(a: number, b: number): number {
  return a < b ? Math.imul(a, 0x9e3779b1) ^ b : Math.imul(b, 0x9e3779b1) ^ a;
}
