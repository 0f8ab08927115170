import type { LinkTable } from './link-table.js';
import { NearVocabulary, type WordRelations } from './near-vocabulary.js';
import { orderBy } from './order-by.js';
import type { WordDistance } from './word-distance.js';

/** For each word, the words of the column that may be meant instead: `words[start[w] .. start[w + 1])`, with how alike they are (0 to 1). */
export interface WordNeighbors {
  readonly start: Int32Array;
  readonly words: Int32Array;
  readonly likeness: Float32Array;
}

/**
 * Words that are one slip apart, share a skeleton, begin one another, or of which one abbreviates the other. Works on the vocabulary, never on pairs of rows:
 * O(letters · log letters).
 */
export function wordNeighbors(table: LinkTable, distance: WordDistance): WordNeighbors {
  const vocabulary = new NearVocabulary(table);
  return neighborsOf([vocabulary.relations(distance, 0, vocabulary.kinds)], table.words.count);
}

/** Sorted lists without repeats; of several relations of the same words the closest one stays, so that their order says nothing. O(relations + words). */
export function neighborsOf(parts: readonly WordRelations[], wordCount: number): WordNeighbors {
  const { from, to, likeness } = joined(parts);
  // by the second word, then by the first
  const byTo = orderBy(
    to,
    Int32Array.from({ length: from.length }, (_, i) => i),
    wordCount,
  );
  const order = orderBy(from, byTo, wordCount);
  const start = new Int32Array(wordCount + 1);
  const words = new Int32Array(order.length);
  const closest = new Float32Array(order.length);
  let count = 0;
  let before = -1;
  for (const i of order) {
    if (before >= 0 && from[i] === from[before] && to[i] === to[before]) {
      closest[count - 1] = Math.max(closest[count - 1], likeness[i]);
      continue;
    }
    before = i;
    words[count] = to[i];
    closest[count++] = likeness[i];
    start[from[i] + 1] = count;
  }
  for (let word = 0; word < wordCount; word++) start[word + 1] = Math.max(start[word + 1], start[word]);
  return { start, words: words.slice(0, count), likeness: closest.slice(0, count) };
}

function joined(parts: readonly WordRelations[]): WordRelations {
  if (parts.length === 1) return parts[0];
  const count = parts.reduce((sum, { from }) => sum + from.length, 0);
  const all = { from: new Int32Array(count), to: new Int32Array(count), likeness: new Float32Array(count) };
  let at = 0;
  for (const { from, to, likeness } of parts) {
    all.from.set(from, at);
    all.to.set(to, at);
    all.likeness.set(likeness, at);
    at += from.length;
  }
  return all;
}
