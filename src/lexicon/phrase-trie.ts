/**
 * Phrases of word ids → a value; the longest match wins. The edges (node, word) → node lie in one open-addressing table of integers: a step costs a few
 * nanoseconds where a Map with number keys costs fifty.
 */
export class PhraseTrie {
  /** The edges, a slot each: node (-1: free), word, node that it leads to. */
  #nodes = new Int32Array(1 << 10).fill(-1);
  #words = new Int32Array(1 << 10);
  #targets = new Int32Array(1 << 10);
  #edges = 0;
  /** By node. */
  #values = new Int32Array(1 << 10).fill(-1);
  #nodeCount = 1;
  /** {@link data} as it was given; `null`: there is more since. */
  #source: Int32Array | null = null;
  /** Length of the last match found. */
  matchLength = 0;

  /**
   * The trie as one array: of each node but the root the node in front of it, the word that leads from there to it, its value. Nodes stand level by level, those
   * behind one node in the order of their words, so that differences are small. (Without the slots, two thirds of the size: to fill them again takes a millisecond.)
   */
  get data(): Int32Array {
    const nodes = this.#nodeCount - 1;
    const data = new Int32Array(nodes * 3);
    const slotsBehind: number[][] = Array.from({ length: this.#nodeCount }, () => []);
    for (let slot = 0; slot < this.#nodes.length; slot++) if (this.#nodes[slot] >= 0) slotsBehind[this.#nodes[slot]].push(slot);
    const inOrder = [0];
    for (let front = 0; front < inOrder.length; front++) {
      for (const slot of slotsBehind[inOrder[front]].sort((a, b) => this.#words[a] - this.#words[b])) {
        const node = this.#targets[slot];
        const index = inOrder.push(node) - 2;
        data[index] = front;
        data[nodes + index] = this.#words[slot];
        data[2 * nodes + index] = this.#values[node];
      }
    }
    return data;
  }

  /** The trie that {@link data} was taken from. */
  static from(data: Int32Array): PhraseTrie {
    const trie = new PhraseTrie();
    const nodes = data.length / 3;
    trie.#nodeCount = nodes + 1;
    trie.#values = new Int32Array(nodes + 1).fill(-1);
    trie.#values.set(data.subarray(2 * nodes), 1);
    trie.#makeSlots(2 ** Math.ceil(Math.log2(Math.max(2 * nodes, trie.#nodes.length))));
    for (let i = 0; i < nodes; i++) trie.#place(data[i], data[nodes + i], i + 1);
    trie.#edges = nodes;
    trie.#source = data;
    return trie;
  }

  /** Adds a phrase; the first value given to a phrase stays. */
  add(words: readonly number[], value: number): void {
    this.#source = null;
    let node = 0;
    for (const word of words) {
      let next = this.#step(node, word);
      if (next < 0) {
        next = this.#nodeCount++;
        if (next >= this.#values.length) this.#values = grown(this.#values);
        this.#insert(node, word, next);
      }
      node = next;
    }
    if (this.#values[node] < 0) this.#values[node] = value;
  }

  /** Whether some phrase begins with a word. */
  begins(word: number): boolean {
    return this.#step(0, word) >= 0;
  }

  /** Value of the longest phrase at `from` (before `end`), its length in {@link matchLength}; -1: none. */
  match(words: ArrayLike<number>, from: number, end: number): number {
    let node = 0;
    let value = -1;
    this.matchLength = 0;
    for (let i = from; i < end; i++) {
      node = this.#step(node, words[i]);
      if (node < 0) break;
      if (this.#values[node] >= 0) {
        value = this.#values[node];
        this.matchLength = i + 1 - from;
      }
    }
    return value;
  }

  /** {@link match}, each word read through `map`. */
  matchMapped(words: Int32Array, map: Int32Array, from: number, end: number): number {
    let node = 0;
    let value = -1;
    this.matchLength = 0;
    for (let i = from; i < end; i++) {
      node = this.#step(node, map[words[i]]);
      if (node < 0) break;
      if (this.#values[node] >= 0) {
        value = this.#values[node];
        this.matchLength = i + 1 - from;
      }
    }
    return value;
  }

  /** First and second word of every phrase of two words and more, each pair once; the value of the two (-1: they are no phrase), and whether longer phrases begin with them. */
  *pairs(): Iterable<readonly [first: number, second: number, value: number, goesOn: boolean]> {
    // (level by level: to look through the slots takes four times as long)
    const data = this.#source ?? this.data;
    const nodes = data.length / 3;
    const goesOn = new Uint8Array(nodes + 1);
    for (let i = 0; i < nodes; i++) goesOn[data[i]] = 1;
    let firsts = 0;
    while (firsts < nodes && data[firsts] === 0) firsts++;
    for (let i = firsts; i < nodes && data[i] <= firsts; i++) yield [data[nodes + data[i] - 1], data[nodes + i], data[2 * nodes + i], goesOn[i + 1] === 1];
  }

  /** The words that stand at a place of phrases (1: second), each behind the one in front of it; some of them more than once. */
  *steps(place: number): Iterable<readonly [before: number, word: number]> {
    const data = this.#source ?? this.data;
    const nodes = data.length / 3;
    const places = new Int32Array(nodes + 1).fill(-1);
    for (let i = 0; i < nodes; i++) {
      places[i + 1] = places[data[i]] + 1;
      if (places[i + 1] === place) yield [data[nodes + data[i] - 1], data[nodes + i]];
    }
  }

  /** All phrases, level by level, and their values. O(words of all). */
  *phrases(): Iterable<{ readonly words: readonly number[]; readonly value: number }> {
    const data = this.#source ?? this.data;
    const nodes = data.length / 3;
    for (let i = 0; i < nodes; i++) {
      const value = data[2 * nodes + i];
      if (value < 0) continue;
      const words: number[] = [];
      for (let node = i + 1; node > 0; node = data[node - 1]) words.push(data[nodes + node - 1]);
      yield { words: words.reverse(), value };
    }
  }

  #step(node: number, word: number): number {
    const mask = this.#nodes.length - 1;
    let slot = slotOf(node, word) & mask;
    for (let at = this.#nodes[slot]; at >= 0; at = this.#nodes[slot]) {
      if (at === node && this.#words[slot] === word) return this.#targets[slot];
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  #insert(node: number, word: number, target: number): void {
    if (++this.#edges * 2 > this.#nodes.length) {
      const [nodes, words, targets] = [this.#nodes, this.#words, this.#targets];
      this.#makeSlots(nodes.length * 2);
      for (let i = 0; i < nodes.length; i++) if (nodes[i] >= 0) this.#place(nodes[i], words[i], targets[i]);
    }
    this.#place(node, word, target);
  }

  #makeSlots(count: number): void {
    this.#nodes = new Int32Array(count).fill(-1);
    this.#words = new Int32Array(count);
    this.#targets = new Int32Array(count);
  }

  #place(node: number, word: number, target: number): void {
    const mask = this.#nodes.length - 1;
    let slot = slotOf(node, word) & mask;
    while (this.#nodes[slot] >= 0) slot = (slot + 1) & mask;
    this.#nodes[slot] = node;
    this.#words[slot] = word;
    this.#targets[slot] = target;
  }
}

function slotOf(node: number, word: number): number {
  const hash = Math.imul(Math.imul(node, 0x9e3779b1) ^ word, 0x85ebca6b);
  return hash ^ (hash >>> 15);
}

function grown(old: Int32Array): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(old.length * 2).fill(-1);
  copy.set(old);
  return copy;
}
