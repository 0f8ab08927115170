import { MAX_CANDIDATES, MAX_POSTINGS, MIN_SHARE, type NodeTerms, overlap, POSTING_BUDGET, type Postings } from '../../src/link/candidates.js';

/** The candidates of one node: every list of every term, by way of maps. */
export function candidatesOf(terms: NodeTerms, node: number): number[] {
  const { unitStart, unitTerm, unitRole, wordWeight, share, unitPair, pairWeight, extra, extraWeight, neighbors, words, pairs, self } = terms;
  const units = Array.from({ length: unitStart[node + 1] - unitStart[node] }, (_, i) => unitStart[node] + i);
  const own = units.filter((u) => unitTerm[u] >= 0).map((u): [number, number] => [unitTerm[u], wordWeight[unitTerm[u]] * share[unitRole[u]]]);
  for (let i = extra.start[node]; i < extra.start[node + 1]; i++) own.push([extra.nodes[i], extraWeight[i]]);
  const queries = own.flatMap(([word, weight]): [number, number][] => {
    const near = Array.from(neighbors.words.subarray(neighbors.start[word], neighbors.start[word + 1]));
    return [[word, weight], ...near.map((other, i): [number, number] => [other, weight * neighbors.likeness[neighbors.start[word] + i]])];
  });
  const nodesOf = ({ start, nodes }: Postings, term: number): number[] => Array.from(nodes.subarray(start[term], start[term + 1]));
  const found = (word: number): number => nodesOf(words, word).length;
  const rarestFirst = queries.map(([word, weight], i) => ({ word, weight, i }));
  rarestFirst.sort((a, b) => found(a.word) - found(b.word) || b.weight - a.weight || a.i - b.i);
  const shares = new Map<number, number>();
  let budget = POSTING_BUDGET;
  const visit = (others: number[], weight: number): void => {
    budget -= others.length;
    for (const other of others) shares.set(other, Math.fround((shares.get(other) ?? 0) + weight));
  };
  for (const { word, weight } of rarestFirst) {
    if (found(word) > MAX_POSTINGS || found(word) > budget) break;
    visit(nodesOf(words, word), weight);
  }
  for (const u of units) {
    const others = unitPair[u] < 0 ? [] : nodesOf(pairs, unitPair[u]);
    if (others.length <= MAX_POSTINGS && others.length <= budget) visit(others, pairWeight[unitPair[u]]);
  }
  return [...shares]
    .filter(([other, common]) => other !== node && common >= MIN_SHARE * Math.min(self[node], self[other]))
    .map(([other, common]) => ({ other, score: overlap(common, self[node], self[other]) }))
    .sort((a, b) => b.score - a.score || a.other - b.other)
    .slice(0, MAX_CANDIDATES)
    .map(({ other }) => other);
}
