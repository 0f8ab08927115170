import { Kernel } from '../kernel/kernel.js';
import { MAX_CANDIDATES, MAX_POSTINGS, MIN_SHARE, type NodeTerms, POSTING_BUDGET } from './candidates.js';
import type { NodeId } from './link-table.js';

/** Nodes that are searched for in one call of the kernel. */
const BATCH = 4096;
/** Posting, List, Sum and FILTER_BYTES of assembly/candidates.ts. */
const POSTING_BYTES = 8;
const LIST_BYTES = 16;
const SUM_BYTES = 8;
const FILTER_BYTES = 8192;

/** The search for candidates over terms that lie in a kernel's memory. */
export class CandidateKernel {
  readonly #kernel: Kernel;
  readonly #batch: number;
  readonly #search: number;
  readonly #out: number;
  readonly #counts: number;

  /** @param kernel its memory: it is this search's until it is done. */
  constructor(terms: NodeTerms, kernel = new Kernel()) {
    this.#kernel = kernel;
    this.#batch = Math.min(BATCH, terms.nodeCount);
    const sumBits = Math.ceil(Math.log2(2 * Math.min(POSTING_BUDGET, terms.nodeCount) + 1));
    this.#out = kernel.alloc(this.#batch * MAX_CANDIDATES * 4);
    this.#counts = kernel.alloc(this.#batch * 4);
    // the fields of CandidateSearch (assembly/candidates.ts) behind the first, in their order
    const fields = [
      this.#put(terms.unitStart),
      this.#put(terms.unitTerm),
      this.#put(terms.unitRole),
      this.#put(terms.wordWeight),
      this.#put(terms.share),
      this.#put(terms.unitPair),
      this.#put(terms.pairWeight),
      this.#put(terms.extra.start),
      this.#put(terms.extra.nodes),
      this.#put(terms.extraWeight),
      this.#put(terms.neighbors.start),
      this.#put(terms.neighbors.words),
      this.#put(terms.neighbors.likeness),
      this.#put(terms.words.start),
      this.#putPostings(terms.words.nodes, terms.self),
      this.#put(terms.pairs.start),
      this.#putPostings(terms.pairs.nodes, terms.self),
      this.#put(terms.self),
      MAX_CANDIDATES,
      MAX_POSTINGS,
      POSTING_BUDGET,
      kernel.alloc(mostLists(terms) * LIST_BYTES),
      kernel.alloc(FILTER_BYTES),
      kernel.alloc(FILTER_BYTES),
      kernel.alloc(2 ** sumBits * SUM_BYTES),
      sumBits,
      kernel.alloc(POSTING_BUDGET * 4),
      kernel.alloc(MAX_CANDIDATES * 8),
    ];
    this.#search = kernel.alloc(8 + fields.length * 4);
    kernel.f64[this.#search >>> 3] = MIN_SHARE;
    kernel.u32.set(fields, (this.#search >>> 2) + 2);
  }

  /** Ends the search: a kernel in the memory that it had. */
  end(): Kernel {
    return Kernel.inPlaceOf(this.#kernel);
  }

  /** Nodes, each with what it weighs (Posting). */
  #putPostings(nodes: Int32Array, self: Float32Array): number {
    const at = this.#kernel.alloc(nodes.length * POSTING_BYTES);
    const { i32, f32 } = this.#kernel;
    nodes.forEach((node, i) => {
      i32[(at >>> 2) + i * 2] = node;
      f32[(at >>> 2) + i * 2 + 1] = self[node];
    });
    return at;
  }

  /** A copy in the kernel's memory; returns where it lies. */
  #put(array: Int32Array | Uint8Array | Float32Array | Float64Array): number {
    const at = this.#kernel.alloc(array.byteLength);
    this.#kernel.u8.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    return at;
  }

  /** Calls `visit` with the candidates of nodes `from` .. `end` (exclusive), in order; they are a view, valid until the next. */
  search(from: NodeId, end: NodeId, visit: (node: NodeId, others: Int32Array) => void): void {
    const { call, i32 } = this.#kernel;
    for (let start = from; start < end; start += this.#batch) {
      const stop = Math.min(start + this.#batch, end);
      call.searchCandidates(this.#search, start, stop, this.#out, this.#counts);
      for (let node = start; node < stop; node++) {
        const at = (this.#out >>> 2) + (node - start) * MAX_CANDIDATES;
        visit(node, i32.subarray(at, at + i32[(this.#counts >>> 2) + node - start]));
      }
    }
  }
}

/** Lists of the node that has most: those of its terms, of all that are near them, and of its pairs. */
function mostLists({ nodeCount, unitStart, unitTerm, unitPair, extra, neighbors }: NodeTerms): number {
  const withNear = (word: number): number => 1 + neighbors.start[word + 1] - neighbors.start[word];
  let most = 1;
  for (let node = 0; node < nodeCount; node++) {
    let count = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) {
      if (unitTerm[u] >= 0) count += withNear(unitTerm[u]);
      if (unitPair[u] >= 0) count++;
    }
    for (let i = extra.start[node]; i < extra.start[node + 1]; i++) count += withNear(extra.nodes[i]);
    if (count > most) most = count;
  }
  return most;
}
