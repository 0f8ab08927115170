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

/** Where the first of the kernel's pointers lies in CandidateSearch. */
const FIRST_FIELD = 8;

/** An array of which the kernel sees a batch's part at a time: a copy of the whole would be half of the search's memory, once for each thread. */
class PartSeen {
  readonly #kernel: Kernel;
  readonly #source: Int32Array | Uint8Array | Float64Array;
  readonly #region: number;
  /** Where in the kernel's memory its pointer lies: to where its first element would be. */
  pointerAt = 0;

  /** @param most  elements of a part at most. */
  constructor(kernel: Kernel, source: Int32Array | Uint8Array | Float64Array, most: number) {
    this.#kernel = kernel;
    this.#source = source;
    this.#region = kernel.alloc(most * source.BYTES_PER_ELEMENT);
  }

  see(from: number, end: number): void {
    const { buffer, byteOffset, BYTES_PER_ELEMENT } = this.#source;
    this.#kernel.u8.set(new Uint8Array(buffer, byteOffset + from * BYTES_PER_ELEMENT, (end - from) * BYTES_PER_ELEMENT), this.#region);
    this.#kernel.u32[this.pointerAt >>> 2] = this.#region - from * BYTES_PER_ELEMENT;
  }
}

/** The search for candidates over terms that lie in a kernel's memory. */
export class CandidateKernel {
  readonly #kernel: Kernel;
  readonly #terms: NodeTerms;
  readonly #batch: number;
  /** Where the units and the additional terms of nodes begin; what they are. */
  readonly #starts: readonly PartSeen[];
  readonly #units: readonly PartSeen[];
  readonly #extra: readonly PartSeen[];
  readonly #search: number;
  readonly #out: number;
  readonly #counts: number;

  /** @param kernel its memory: it is this search's until it is done. */
  constructor(terms: NodeTerms, kernel = new Kernel()) {
    this.#kernel = kernel;
    this.#terms = terms;
    this.#batch = Math.min(BATCH, terms.nodeCount);
    const sumBits = Math.ceil(Math.log2(2 * Math.min(POSTING_BUDGET, terms.nodeCount) + 1));
    this.#out = kernel.alloc(this.#batch * MAX_CANDIDATES * 4);
    this.#counts = kernel.alloc(this.#batch * 4);
    const { unitStart, extra } = terms;
    const unitStarts = new PartSeen(kernel, unitStart, this.#batch + 1);
    const extraStarts = new PartSeen(kernel, extra.start, this.#batch + 1);
    const units = mostBetween(unitStart, this.#batch);
    const [unitTerm, unitRole, unitPair] = [terms.unitTerm, terms.unitRole, terms.unitPair].map((array) => new PartSeen(kernel, array, units));
    const extras = mostBetween(extra.start, this.#batch);
    const [extraTerm, extraWeight] = [extra.nodes, terms.extraWeight].map((array) => new PartSeen(kernel, array, extras));
    this.#starts = [unitStarts, extraStarts];
    this.#units = [unitTerm, unitRole, unitPair];
    this.#extra = [extraTerm, extraWeight];
    // the fields of CandidateSearch (assembly/candidates.ts) behind the first, in their order
    const fields = [
      unitStarts,
      unitTerm,
      unitRole,
      this.#put(terms.wordWeight),
      this.#put(terms.share),
      unitPair,
      this.#put(terms.pairWeight),
      extraStarts,
      extraTerm,
      extraWeight,
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
    this.#search = kernel.alloc(FIRST_FIELD + fields.length * 4);
    kernel.f64[this.#search >>> 3] = MIN_SHARE;
    fields.forEach((field, i) => {
      const at = this.#search + FIRST_FIELD + i * 4;
      if (field instanceof PartSeen) field.pointerAt = at;
      else kernel.u32[at >>> 2] = field;
    });
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
    const { unitStart, extra } = this.#terms;
    for (let start = from; start < end; start += this.#batch) {
      const stop = Math.min(start + this.#batch, end);
      for (const part of this.#starts) part.see(start, stop + 1);
      for (const part of this.#units) part.see(unitStart[start], unitStart[stop]);
      for (const part of this.#extra) part.see(extra.start[start], extra.start[stop]);
      call.searchCandidates(this.#search, start, stop, this.#out, this.#counts);
      for (let node = start; node < stop; node++) {
        const at = (this.#out >>> 2) + (node - start) * MAX_CANDIDATES;
        visit(node, i32.subarray(at, at + i32[(this.#counts >>> 2) + node - start]));
      }
    }
  }
}

/** What lies between two starts that are `count` apart, at most. */
function mostBetween(starts: Int32Array, count: number): number {
  let most = 0;
  for (let i = 0; i + 1 < starts.length; i++) most = Math.max(most, starts[Math.min(i + count, starts.length - 1)] - starts[i]);
  return most;
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
