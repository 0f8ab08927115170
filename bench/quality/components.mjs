// Connected components: rows that a chain of matches joins are one cluster (single link).

export class Components {
  #parent;

  /** @param {number} rows */
  constructor(rows) {
    this.#parent = Int32Array.from({ length: rows }, (_, i) => i);
  }

  /** @param {number} row */
  find(row) {
    const parent = this.#parent;
    while (parent[row] !== row) {
      parent[row] = parent[parent[row]];
      row = parent[row];
    }
    return row;
  }

  /** @param {number} a @param {number} b */
  join(a, b) {
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA !== rootB) this.#parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
  }

  /** Cluster id of each row: the number of its first row. */
  ids() {
    return Int32Array.from(this.#parent, (_, i) => this.find(i));
  }
}

/**
 * Rows with equal keys are one cluster; a row without a key is alone.
 * @param {readonly (string | null)[]} keys
 * @returns {Int32Array}
 */
export function clustersOfKeys(keys) {
  /** @type {Map<string, number>} */
  const first = new Map();
  return Int32Array.from(keys, (key, i) => {
    if (key === null) return i;
    const known = first.get(key);
    if (known !== undefined) return known;
    first.set(key, i);
    return i;
  });
}
