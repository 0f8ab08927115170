import { Kernel } from '../kernel/kernel.js';
import { MAX_CANDIDATES, MAX_POSTINGS, MIN_SHARE, type NodeTerms, POSTING_BUDGET } from './candidates.js';
import type { NodeId } from './link-table.js';

/** Nodes that are searched for in one call of the kernel. */
const BATCH = 4096;

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
    const queries = longestQuery(terms);
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
      this.#put(terms.words.nodes),
      this.#put(terms.pairs.start),
      this.#put(terms.pairs.nodes),
      this.#cells(terms.self),
      MAX_CANDIDATES,
      MAX_POSTINGS,
      POSTING_BUDGET,
      kernel.alloc((POSTING_BUDGET + 1) * 4),
      kernel.alloc(queries * 4),
      kernel.alloc(queries * 8),
      kernel.alloc(MAX_CANDIDATES * 8),
    ];
    this.#search = kernel.alloc(8 + fields.length * 4);
    kernel.f64[this.#search >>> 3] = MIN_SHARE;
    kernel.u32.set(fields, (this.#search >>> 2) + 2);
  }

  /** What each node weighs, behind room for what it shares. */
  #cells(self: Float32Array): number {
    const cells = new Float32Array(self.length * 2);
    for (let node = 0; node < self.length; node++) cells[node * 2 + 1] = self[node];
    return this.#put(cells);
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

/** Terms of the node that has most, with all that are near them. */
function longestQuery({ nodeCount, unitStart, unitTerm, extra, neighbors }: NodeTerms): number {
  const withNear = (word: number): number => 1 + neighbors.start[word + 1] - neighbors.start[word];
  let longest = 1;
  for (let node = 0; node < nodeCount; node++) {
    let count = 0;
    for (let u = unitStart[node]; u < unitStart[node + 1]; u++) if (unitTerm[u] >= 0) count += withNear(unitTerm[u]);
    for (let i = extra.start[node]; i < extra.start[node + 1]; i++) count += withNear(extra.nodes[i]);
    if (count > longest) longest = count;
  }
  return longest;
}
