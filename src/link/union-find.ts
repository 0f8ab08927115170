/** Union-find with path halving; the smaller root wins, so that the result never hangs on the order of the unions. */
export class UnionFind {
  readonly #parent: Int32Array;

  /** @param count  vertices 0 .. count - 1, each alone. */
  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, vertex) => vertex);
  }

  /** Joins two vertices, and all that either is joined to. O(α). */
  unite(a: number, b: number): void {
    const left = this.#find(a);
    const right = this.#find(b);
    this.#parent[Math.max(left, right)] = Math.min(left, right);
  }

  /** For each vertex the smallest one that it is joined to, directly or through others. O(count). A view: it ends here. */
  roots(): Int32Array {
    const parent = this.#parent;
    // (a parent is smaller than what hangs on it: it has its root by then)
    for (let vertex = 0; vertex < parent.length; vertex++) parent[vertex] = parent[parent[vertex]];
    return parent;
  }

  #find(vertex: number): number {
    const parent = this.#parent;
    let at = vertex;
    while (parent[at] !== at) at = parent[at] = parent[parent[at]];
    return at;
  }
}
