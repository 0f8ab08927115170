// Candidates: for each node of an inverted index the others that share most with it. What a term weighs, and which terms a node goes by, TypeScript has said.
//
// Most nodes that a search meets stand in one of its lists alone (99 of 100 in a column of names), and in one list the lighter node is the better one. So
// lists have the lightest node first, and of the nodes that stand in one list alone only the first few are scored. Which stand in several, a set of bits
// tells that stays in the first-level cache whatever the number of nodes; adding up what each node shares, in an array of all nodes, waited for memory.

@unmanaged
export class CandidateSearch {
  minShare: f64; // of the lesser one of two nodes
  // (of what nodes go by only the part of the nodes that are searched for is there; pointers are to where the first element would be)
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
  // postings: nodes of each word, and of each pair of words, the lightest first
  wordStart: usize; // i32
  wordPostings: usize; // Posting
  pairStart: usize; // i32
  pairPostings: usize; // Posting
  self: usize; // f32 a node: what it weighs itself
  // limits
  maxCandidates: i32;
  maxPostings: i32;
  budget: i32;
  // scratch
  lists: usize; // List, the most that a node looks at
  seen: usize; // FILTER_BYTES
  shared: usize; // FILTER_BYTES
  sums: usize; // Sum, 2 ** sumBits: more than twice the budget; zeros between two nodes
  sumBits: i32;
  summed: usize; // u32, budget: where sums lie
  bestScore: usize; // f64, maxCandidates
}

/** A node that has a term. What it weighs stands beside it: elsewhere it would be another wait for memory. */
@unmanaged
class Posting {
  node: i32;
  self: f32;
}
const POSTING_BYTES: usize = 8;

/** Nodes that share a term with the node that is searched for. */
@unmanaged
class List {
  weight: f64;
  first: usize; // Posting
  count: i32;
}
const LIST_BYTES: usize = 16;

/** What a node shares that stands in several lists. */
@unmanaged
class Sum {
  node: i32; // and one: 0 is an empty place
  common: f32;
}
const SUM_BYTES: usize = 8;

/** Bits of a set of nodes: a node is told by its last bits, so that one may be taken for another that is in it. */
const FILTER_BYTES: usize = 8192;
const FILTER_MASK: u32 = <u32>FILTER_BYTES * 8 - 1;

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

@inline
function listAt(search: CandidateSearch, i: i32): List {
  return changetype<List>(search.lists + (<usize>i) * LIST_BYTES);
}

@inline
function isIn(filter: usize, node: u32): bool {
  const place = node & FILTER_MASK;
  return ((load<u64>(filter + ((<usize>(place >> 6)) << 3)) >> (place & 63)) & 1) != 0;
}

/**
 * The best candidates of nodes `from` .. `end` (exclusive), best first, between equals the smaller node: those of node n are
 * `out[(n - from) * maxCandidates ..]`, `counts[n - from]` of them. O(postings looked at).
 */
export function searchCandidates(search: CandidateSearch, from: i32, end: i32, out: usize, counts: usize): void {
  for (let node = from; node < end; node++) {
    const lists = chooseLists(search, node);
    markShared(search, lists);
    const summed = addUp(search, lists);
    store<i32>(counts + ((<usize>(node - from)) << 2), keepBest(search, node, lists, summed, out + (<usize>((node - from) * search.maxCandidates) << 2)));
  }
}

/** The lists that a node looks at, in order; returns their number. */
function chooseLists(search: CandidateSearch, node: i32): i32 {
  const queries = gatherQuery(search, node);
  let budget = search.budget;
  let count = 0;
  for (; count < queries; count++) {
    const found = listAt(search, count).count;
    if (found > budget) break;
    budget -= found;
  }
  const unitEnd = i32At(search.unitStart, node + 1);
  for (let unit = i32At(search.unitStart, node); unit < unitEnd; unit++) {
    const pair = i32At(search.unitPair, unit);
    if (pair < 0) continue;
    const first = i32At(search.pairStart, pair);
    const found = i32At(search.pairStart, pair + 1) - first;
    if (found > search.maxPostings || found > budget) continue;
    budget -= found;
    const list = listAt(search, count++);
    list.weight = f64At(search.pairWeight, pair);
    list.first = search.pairPostings + (<usize>first) * POSTING_BYTES;
    list.count = found;
  }
  return count;
}

/** Lists of a node's terms and those near them, the shortest first, then the heaviest, but for those of terms that are too common; returns their number. */
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
  const first = i32At(search.wordStart, term);
  const found = i32At(search.wordStart, term + 1) - first;
  if (found > search.maxPostings) return count;
  let i = count;
  for (; i > 0; i--) {
    const other = listAt(search, i - 1);
    if (other.count < found || (other.count == found && other.weight >= weight)) break;
    const next = listAt(search, i);
    next.weight = other.weight;
    next.first = other.first;
    next.count = other.count;
  }
  const list = listAt(search, i);
  list.weight = weight;
  list.first = search.wordPostings + (<usize>first) * POSTING_BYTES;
  list.count = found;
  return count + 1;
}

/** Marks the nodes that stand in several lists, and the few that cannot be told from them. */
function markShared(search: CandidateSearch, lists: i32): void {
  const seen = search.seen;
  const shared = search.shared;
  memory.fill(seen, 0, FILTER_BYTES);
  memory.fill(shared, 0, FILTER_BYTES);
  for (let i = 0; i < lists; i++) {
    const list = listAt(search, i);
    const end = list.first + (<usize>list.count) * POSTING_BYTES;
    for (let at = list.first; at < end; at += POSTING_BYTES) {
      const place = <u32>changetype<Posting>(at).node & FILTER_MASK;
      const word = (<usize>(place >> 6)) << 3;
      const bit = <u64>1 << (place & 63);
      const before = load<u64>(seen + word);
      if ((before & bit) != 0) store<u64>(shared + word, load<u64>(shared + word) | bit);
      else store<u64>(seen + word, before | bit);
    }
  }
}

/** Adds up what each of the marked nodes shares; returns their number. */
function addUp(search: CandidateSearch, lists: i32): i32 {
  const shared = search.shared;
  let count = 0;
  for (let i = 0; i < lists; i++) {
    const list = listAt(search, i);
    const weight = list.weight;
    const end = list.first + (<usize>list.count) * POSTING_BYTES;
    for (let at = list.first; at < end; at += POSTING_BYTES) {
      const node = changetype<Posting>(at).node;
      if (!isIn(shared, node)) continue;
      const sum = sumOf(search, node);
      if (sum.node == 0) {
        sum.node = node + 1;
        store<u32>(search.summed + ((<usize>count) << 2), <u32>changetype<usize>(sum));
        count++;
      }
      sum.common = <f32>(<f64>sum.common + weight);
    }
  }
  return count;
}

/** The place of a node's sum, which may be empty yet. */
@inline
function sumOf(search: CandidateSearch, node: i32): Sum {
  const mask = (<u32>1 << search.sumBits) - 1;
  let place = (<u32>node * 0x9e3779b1) >> (32 - search.sumBits);
  while (true) {
    const sum = changetype<Sum>(search.sums + (<usize>place) * SUM_BYTES);
    if (sum.node == 0 || sum.node == node + 1) return sum;
    place = (place + 1) & mask;
  }
}

/** Of the nodes in the lists, those that score best; empties the sums. */
function keepBest(search: CandidateSearch, node: i32, lists: i32, summed: i32, best: usize): i32 {
  const self = search.self;
  const shared = search.shared;
  const scores = search.bestScore;
  const most = search.maxCandidates;
  const minShare = search.minShare;
  const own = <f64>f32At(self, node);
  let count = 0;
  for (let i = 0; i < summed; i++) {
    const sum = changetype<Sum>(<usize>load<u32>(search.summed + ((<usize>i) << 2)));
    const other = sum.node - 1;
    const common = <f64>sum.common;
    sum.node = 0;
    sum.common = 0;
    const others = <f64>f32At(self, other);
    const smaller = min<f64>(own, others);
    if (other == node || common < minShare * smaller) continue;
    count = offer(search, other, common / smaller + (2 * common) / (own + others), count, best);
  }
  let least = count == most ? f64At(scores, most - 1) : 0; // score of the last one kept, where no more are
  for (let i = 0; i < lists; i++) {
    const list = listAt(search, i);
    const common = <f64>(<f32>list.weight);
    const end = list.first + (<usize>list.count) * POSTING_BYTES;
    for (let at = list.first; at < end; at += POSTING_BYTES) {
      const posting = changetype<Posting>(at);
      const other = posting.node;
      if (other == node || isIn(shared, other)) continue;
      const others = <f64>posting.self;
      const smaller = min<f64>(own, others);
      // each that follows is as heavy at least: it scores no more
      // (no score is more than twice the share of the lesser one, and a little for the rounding: most need no division)
      if (common < minShare * smaller || 2.000001 * common < least * smaller) break;
      const score = common / smaller + (2 * common) / (own + others);
      if (score < least) break;
      count = offer(search, other, score, count, best);
      if (count == most) least = f64At(scores, most - 1);
    }
  }
  return count;
}

/** Keeps a node if it is among the best so far; returns how many are kept. */
function offer(search: CandidateSearch, node: i32, score: f64, count: i32, best: usize): i32 {
  const scores = search.bestScore;
  if (count == search.maxCandidates) {
    const least = f64At(scores, count - 1);
    if (score < least || (score == least && node > i32At(best, count - 1))) return count;
    count--;
  }
  let i = count;
  for (; i > 0; i--) {
    const before = f64At(scores, i - 1);
    if (before > score || (before == score && i32At(best, i - 1) <= node)) break;
    store<f64>(scores + ((<usize>i) << 3), before);
    store<i32>(best + ((<usize>i) << 2), i32At(best, i - 1));
  }
  store<f64>(scores + ((<usize>i) << 3), score);
  store<i32>(best + ((<usize>i) << 2), node);
  return count + 1;
}
