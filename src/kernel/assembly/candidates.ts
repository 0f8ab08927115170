// Candidates: for each node of an inverted index the others that share most with it. What a term weighs, and which terms a node goes by, TypeScript has said.

@unmanaged
export class CandidateSearch {
  minShare: f64; // of the lesser one of two nodes
  // of node n: units unitStart[n] .. unitStart[n + 1], additional terms extraTerms[extraStart[n] .. extraStart[n + 1]]
  unitStart: usize; // i32
  unitTerm: usize; // i32 a unit: its word; -1: a unit that finds nobody
  unitRole: usize; // u8 a unit
  wordWeight: usize; // f32 a word
  share: usize; // f64 a role: the part of its weight that a word counts for
  unitPair: usize; // i32 a unit: the term of it and the one before; -1: none
  pairWeight: usize; // f64 a pair
  extraStart: usize; // i32
  extraTerm: usize; // i32
  extraWeight: usize; // f64
  // of word w: the words near it, and how near
  nearStart: usize; // i32
  nearTerm: usize; // i32
  nearLikeness: usize; // f32
  // postings: nodes of each word, and of each pair of words
  wordStart: usize; // i32
  wordNodes: usize; // i32
  pairStart: usize; // i32
  pairNodes: usize; // i32
  cells: usize; // two f32 a node: what it shares with the one that is searched for (0), what it weighs itself
  // limits
  maxCandidates: i32;
  maxPostings: i32;
  budget: i32;
  // scratch
  touched: usize; // i32, budget
  queryTerm: usize; // i32, the most terms a node has with all that are near
  queryWeight: usize; // f64, likewise
  bestScore: usize; // f64, maxCandidates
}

@inline
function i32At(array: usize, i: i32): i32 {
  return load<i32>(array + ((<usize>i) << 2));
}

@inline
function f32At(array: usize, i: i32): f32 {
  return load<f32>(array + ((<usize>i) << 2));
}

@inline
function f64At(array: usize, i: i32): f64 {
  return load<f64>(array + ((<usize>i) << 3));
}

/**
 * The best candidates of nodes `from` .. `end` (exclusive), best first, between equals the smaller node: those of node n are
 * `out[(n - from) * maxCandidates ..]`, `counts[n - from]` of them. O(postings looked at).
 */
export function searchCandidates(search: CandidateSearch, from: i32, end: i32, out: usize, counts: usize): void {
  for (let node = from; node < end; node++) {
    const queries = gatherQuery(search, node);
    let touched = 0;
    let budget = search.budget;
    for (let q = 0; q < queries; q++) {
      const term = i32At(search.queryTerm, q);
      const found = i32At(search.wordStart, term + 1) - i32At(search.wordStart, term);
      if (found > budget) break;
      budget -= found;
      touched = visit(search, search.wordNodes, i32At(search.wordStart, term), found, f64At(search.queryWeight, q), touched);
    }
    const unitEnd = i32At(search.unitStart, node + 1);
    for (let unit = i32At(search.unitStart, node); unit < unitEnd; unit++) {
      const pair = i32At(search.unitPair, unit);
      if (pair < 0) continue;
      const found = i32At(search.pairStart, pair + 1) - i32At(search.pairStart, pair);
      if (found > search.maxPostings || found > budget) continue;
      budget -= found;
      touched = visit(search, search.pairNodes, i32At(search.pairStart, pair), found, f64At(search.pairWeight, pair), touched);
    }
    store<i32>(counts + ((<usize>(node - from)) << 2), keepBest(search, node, touched, out + (<usize>((node - from) * search.maxCandidates) << 2)));
  }
}

/** Terms of a node and those near them, the rarest first, then the heaviest, but for those that are too common; returns their number. */
function gatherQuery(search: CandidateSearch, node: i32): i32 {
  let count = 0;
  const unitEnd = i32At(search.unitStart, node + 1);
  for (let unit = i32At(search.unitStart, node); unit < unitEnd; unit++) {
    const term = i32At(search.unitTerm, unit);
    if (term < 0) continue;
    const share = f64At(search.share, <i32>load<u8>(search.unitRole + <usize>unit));
    count = addQuery(search, term, <f64>f32At(search.wordWeight, term) * share, count);
  }
  const extraEnd = i32At(search.extraStart, node + 1);
  for (let i = i32At(search.extraStart, node); i < extraEnd; i++) count = addQuery(search, i32At(search.extraTerm, i), f64At(search.extraWeight, i), count);
  return count;
}

function addQuery(search: CandidateSearch, term: i32, weight: f64, count: i32): i32 {
  count = insertQuery(search, term, weight, count);
  const end = i32At(search.nearStart, term + 1);
  for (let i = i32At(search.nearStart, term); i < end; i++) {
    count = insertQuery(search, i32At(search.nearTerm, i), weight * <f64>f32At(search.nearLikeness, i), count);
  }
  return count;
}

function insertQuery(search: CandidateSearch, term: i32, weight: f64, count: i32): i32 {
  const terms = search.queryTerm;
  const weights = search.queryWeight;
  const found = i32At(search.wordStart, term + 1) - i32At(search.wordStart, term);
  if (found > search.maxPostings) return count;
  let i = count;
  for (; i > 0; i--) {
    const other = i32At(terms, i - 1);
    const otherFound = i32At(search.wordStart, other + 1) - i32At(search.wordStart, other);
    if (otherFound < found || (otherFound == found && f64At(weights, i - 1) >= weight)) break;
    store<i32>(terms + ((<usize>i) << 2), other);
    store<f64>(weights + ((<usize>i) << 3), f64At(weights, i - 1));
  }
  store<i32>(terms + ((<usize>i) << 2), term);
  store<f64>(weights + ((<usize>i) << 3), weight);
  return count + 1;
}

/** Adds a weight to each node of a list; returns how many have one now. */
function visit(search: CandidateSearch, nodes: usize, from: i32, count: i32, weight: f64, touched: i32): i32 {
  const cells = search.cells;
  const first = search.touched;
  let write = first + ((<usize>touched) << 2);
  const end = nodes + ((<usize>(from + count)) << 2);
  for (let at = nodes + ((<usize>from) << 2); at < end; at += 4) {
    const other = load<u32>(at);
    const cell = cells + ((<usize>other) << 3);
    const before = load<f32>(cell);
    store<u32>(write, other);
    write += <usize>(before == 0) << 2;
    store<f32>(cell, <f32>(<f64>before + weight));
  }
  return <i32>((write - first) >> 2);
}

/** Of the nodes touched, those that score best; forgets what they share. */
function keepBest(search: CandidateSearch, node: i32, touched: i32, best: usize): i32 {
  const cells = search.cells;
  const scores = search.bestScore;
  const minShare = search.minShare;
  const own = <f64>load<f32>(cells + ((<usize>node) << 3), 4);
  const most = search.maxCandidates;
  let count = 0;
  let least: f64 = 0; // score of the last one kept, where no more are
  const end = search.touched + ((<usize>touched) << 2);
  for (let at = search.touched; at < end; at += 4) {
    const other = load<i32>(at);
    const cell = cells + ((<usize>other) << 3);
    const common = <f64>load<f32>(cell);
    const others = <f64>load<f32>(cell, 4);
    store<f32>(cell, 0);
    if (other == node) continue;
    const smaller = min<f64>(own, others);
    if (common < minShare * smaller) continue;
    // no score is more than twice the share of the lesser one (and a little for the rounding): most need no division
    if (2.000001 * common < least * smaller) continue;
    const score = common / smaller + (2 * common) / (own + others);
    if (count == most) {
      if (score < least || (score == least && other > i32At(best, count - 1))) continue;
      count--;
    }
    let i = count;
    for (; i > 0; i--) {
      const before = f64At(scores, i - 1);
      if (before > score || (before == score && i32At(best, i - 1) <= other)) break;
      store<f64>(scores + ((<usize>i) << 3), before);
      store<i32>(best + ((<usize>i) << 2), i32At(best, i - 1));
    }
    store<f64>(scores + ((<usize>i) << 3), score);
    store<i32>(best + ((<usize>i) << 2), other);
    count++;
    if (count == most) least = f64At(scores, count - 1);
  }
  return count;
}
