/** Words by their letters, as a tree: what begins alike is there once. Nodes are numbers; 0 is where every word begins. */
export class LetterTrie {
  /** By node: the letter that leads to it, where from, its first child and its next sibling (0: none), and what is said of the word that ends there (0: none does). */
  readonly #letters: number[] = [0];
  readonly #parents: number[] = [0];
  readonly #children: number[] = [0];
  readonly #siblings: number[] = [0];
  readonly #values: number[] = [0];

  /** Adds to what is said of a word. O(letters). */
  add(word: string, value: number): void {
    let node = 0;
    for (let i = 0; i < word.length; i++) {
      const letter = word.charCodeAt(i);
      node = this.step(node, letter) || this.#addChild(node, letter);
    }
    this.#values[node] += value;
  }

  /** The node that a letter leads to; 0: none. */
  step(node: number, letter: number): number {
    let next = this.#children[node];
    while (next !== 0 && this.#letters[next] !== letter) next = this.#siblings[next];
    return next;
  }

  /** The node that letters lead to, that itself where there are none; -1: no word has them. */
  walk(node: number, letters: string): number {
    let at = node;
    for (let i = 0; i < letters.length; i++) {
      at = this.step(at, letters.charCodeAt(i));
      if (at === 0) return -1;
    }
    return at;
  }

  valueOf(node: number): number {
    return this.#values[node];
  }

  /** The letters that lead to a node. */
  wordOf(node: number): string {
    let word = '';
    for (let at = node; at !== 0; at = this.#parents[at]) word = String.fromCharCode(this.#letters[at]) + word;
    return word;
  }

  /** (In front of its siblings: words come in the order of their letters, and the next one shares most with the last.) */
  #addChild(parent: number, letter: number): number {
    const node = this.#letters.push(letter) - 1;
    this.#parents.push(parent);
    this.#siblings.push(this.#children[parent]);
    this.#values.push(0);
    this.#children.push(0);
    return (this.#children[parent] = node);
  }
}
